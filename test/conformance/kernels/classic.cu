// Classic CUDA kernels.
#include "thread.cuh"

// Sum of floats: grid-stride loop, shuffles within a warp, then across warps. One result per block.
KERNEL classic_reduction(const float* in, float* out, int n) {
  __shared__ float warps[32];
  float sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) sum += in[i];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffffu, sum, offset);
  if ((threadIdx.x & 31) == 0) warps[threadIdx.x / 32] = sum;
  __syncthreads();
  if (threadIdx.x < 32) {
    sum = threadIdx.x < blockDim.x / 32 ? warps[threadIdx.x] : 0.f;
    for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_down_sync(0xffffffffu, sum, offset);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
  }
}

// Inclusive sums within a block, work-efficient (up-sweep, down-sweep), 2 elements per thread.
KERNEL classic_scan(const s32* in, s32* out, int n) {
  __shared__ s32 tile[256];
  const int t = threadIdx.x, base = blockIdx.x * 256;
  const int first = base + 2 * t < n ? in[base + 2 * t] : 0, second = base + 2 * t + 1 < n ? in[base + 2 * t + 1] : 0;
  tile[2 * t] = first;
  tile[2 * t + 1] = second;
  int offset = 1;
  for (int d = 128; d > 0; d /= 2) {
    __syncthreads();
    if (t < d) tile[offset * (2 * t + 2) - 1] += tile[offset * (2 * t + 1) - 1];
    offset *= 2;
  }
  if (t == 0) tile[255] = 0;
  for (int d = 1; d < 256; d *= 2) {
    offset /= 2;
    __syncthreads();
    if (t < d) {
      const int a = offset * (2 * t + 1) - 1, b = offset * (2 * t + 2) - 1, left = tile[a];
      tile[a] = tile[b];
      tile[b] += left;
    }
  }
  __syncthreads();
  if (base + 2 * t < n) out[base + 2 * t] = tile[2 * t] + first;
  if (base + 2 * t + 1 < n) out[base + 2 * t + 1] = tile[2 * t + 1] + second;
}

// Tiles of 32 x 32 with a padding column, in blocks of 32 x 8.
KERNEL classic_transpose(const float* in, float* out, int width, int height) {
  __shared__ float tile[32][33];
  int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) {
    if (x < width && y + k < height) tile[threadIdx.y + k][threadIdx.x] = in[(y + k) * width + x];
  }
  __syncthreads();
  x = blockIdx.y * 32 + threadIdx.x;
  y = blockIdx.x * 32 + threadIdx.y;
  for (int k = 0; k < 32; k += 8) {
    if (x < height && y + k < width) out[(y + k) * height + x] = tile[threadIdx.x][threadIdx.y + k];
  }
}

KERNEL classic_histogram(const u8* in, u32* out, int n) {
  __shared__ u32 bins[256];
  for (int k = threadIdx.x; k < 256; k += blockDim.x) bins[k] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[in[i]], 1);
  __syncthreads();
  for (int k = threadIdx.x; k < 256; k += blockDim.x) {
    if (bins[k]) atomicAdd(&out[k], bins[k]);
  }
}

// c = a b: a is m x k, b is k x n, row-major. Tiles of 16 x 16.
KERNEL classic_matmul(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float ta[16][16], tb[16][16];
  const int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, column = blockIdx.x * 16 + x;
  float sum = 0;
  for (int t = 0; t < k; t += 16) {
    ta[y][x] = row < m && t + x < k ? a[row * k + t + x] : 0.f;
    tb[y][x] = t + y < k && column < n ? b[(t + y) * n + column] : 0.f;
    __syncthreads();
    for (int j = 0; j < 16; j++) sum += ta[y][j] * tb[j][x];
    __syncthreads();
  }
  if (row < m && column < n) c[row * n + column] = sum;
}

// Sorts 256 keys per block, with their values.
KERNEL classic_bitonic_sort(u32* keys, u32* values) {
  __shared__ u32 k[256], v[256];
  const int t = threadIdx.x, base = blockIdx.x * 256;
  k[t] = keys[base + t];
  v[t] = values[base + t];
  for (int size = 2; size <= 256; size *= 2) {
    for (int stride = size / 2; stride > 0; stride /= 2) {
      __syncthreads();
      const int other = t ^ stride;
      if (other > t) {
        const bool up = (t & size) == 0;
        const bool swap = k[t] > k[other] || (k[t] == k[other] && v[t] > v[other]);
        if (swap == up) {
          const u32 key = k[t], value = v[t];
          k[t] = k[other];
          v[t] = v[other];
          k[other] = key;
          v[other] = value;
        }
      }
    }
  }
  __syncthreads();
  keys[base + t] = k[t];
  values[base + t] = v[t];
}

// N-body: accelerations of bodies (x, y, z, mass) toward all others.
KERNEL classic_n_body(const float4* bodies, float4* accelerations, int n) {
  __shared__ float4 tile[64];
  const int i = blockIdx.x * 64 + threadIdx.x;
  const float4 me = bodies[min(i, n - 1)];
  float ax = 0, ay = 0, az = 0;
  for (int base = 0; base < n; base += 64) {
    const int j = base + threadIdx.x;
    tile[threadIdx.x] = j < n ? bodies[j] : make_float4(0, 0, 0, 0);
    __syncthreads();
    for (int k = 0; k < 64; k++) {
      const float4 other = tile[k];
      const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
      const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
      const float pull = other.w * inverse * inverse * inverse;
      ax += dx * pull;
      ay += dy * pull;
      az += dz * pull;
    }
    __syncthreads();
  }
  if (i < n) accelerations[i] = make_float4(ax, ay, az, me.w);
}

KERNEL classic_mandelbrot(u32* out, int width, int height, float left, float top, float step, int most) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  const float re = left + x * step, im = top + y * step;
  float a = 0, b = 0;
  int count = 0;
  while (a * a + b * b <= 4.f && count < most) {
    const float next = a * a - b * b + re;
    b = 2 * a * b + im;
    a = next;
    count++;
  }
  out[y * width + x] = count;
}

// One row per block.
KERNEL classic_softmax(const float* in, float* out, int columns) {
  __shared__ float shared[128];
  const float* row = in + blockIdx.x * columns;
  const int t = threadIdx.x;
  float most = -3.402823466e38f;
  for (int k = t; k < columns; k += blockDim.x) most = fmaxf(most, row[k]);
  shared[t] = most;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s /= 2) {
    if (t < s) shared[t] = fmaxf(shared[t], shared[t + s]);
    __syncthreads();
  }
  most = shared[0];
  __syncthreads();
  float sum = 0;
  for (int k = t; k < columns; k += blockDim.x) sum += expf(row[k] - most);
  shared[t] = sum;
  __syncthreads();
  for (int s = blockDim.x / 2; s > 0; s /= 2) {
    if (t < s) shared[t] += shared[t + s];
    __syncthreads();
  }
  for (int k = t; k < columns; k += blockDim.x) out[blockIdx.x * columns + k] = expf(row[k] - most) / shared[0];
}

// 5 x 5, clamped to the edges.
KERNEL classic_convolution(const float* in, float* out, int width, int height, const float* kernel) {
  __shared__ float tile[12][20], weights[25];
  const int tx = threadIdx.x, ty = threadIdx.y, t = ty * 16 + tx;
  if (t < 25) weights[t] = kernel[t];
  for (int k = t; k < 12 * 20; k += 128) {
    const int x = (int)(blockIdx.x * 16 + k % 20) - 2, y = (int)(blockIdx.y * 8 + k / 20) - 2;
    tile[k / 20][k % 20] = in[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)];
  }
  __syncthreads();
  const int x = blockIdx.x * 16 + tx, y = blockIdx.y * 8 + ty;
  if (x >= width || y >= height) return;
  float sum = 0;
  for (int dy = 0; dy < 5; dy++) {
    for (int dx = 0; dx < 5; dx++) sum += tile[ty + dy][tx + dx] * weights[dy * 5 + dx];
  }
  out[y * width + x] = sum;
}

// Compressed sparse rows; one warp per row.
KERNEL classic_sparse_matvec(const s32* starts, const s32* columns, const float* values, const float* x, float* y, int rows) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
  if (row >= rows) return;
  float sum = 0;
  for (int k = starts[row] + lane; k < starts[row + 1]; k += 32) sum += values[k] * x[columns[k]];
  for (int offset = 16; offset > 0; offset /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, offset);
  if (lane == 0) y[row] = sum;
}

__device__ u8 to_byte(float x) { return (u8)(x < 0.f ? 0.f : x > 255.f ? 255.f : x + 0.5f); }

// Video range BT.709 to RGB, one thread per pixel.
KERNEL classic_nv12_to_rgb(const u8* luma, const u8* chroma, int pitch, u8* rgb, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  const float l = 1.164384f * (luma[y * pitch + x] - 16);
  const u8* pair = chroma + (y / 2) * pitch + (x & ~1);
  const float u = pair[0] - 128.f, v = pair[1] - 128.f;
  u8* out = rgb + 3 * (y * width + x);
  out[0] = to_byte(l + 1.792741f * v);
  out[1] = to_byte(l - 0.213249f * u - 0.532909f * v);
  out[2] = to_byte(l + 2.112402f * u);
}

// Bilinear, half-pixel centers, 3 channels of u8 to normalized planes of f32.
KERNEL classic_resize(const u8* in, int width, int height, float* out, int toWidth, int toHeight, float scaleX, float scaleY) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= toWidth || y >= toHeight) return;
  const float fx = fmaxf((x + 0.5f) * scaleX - 0.5f, 0.f), fy = fmaxf((y + 0.5f) * scaleY - 0.5f, 0.f);
  const int x0 = min((int)fx, width - 1), y0 = min((int)fy, height - 1), x1 = min(x0 + 1, width - 1), y1 = min(y0 + 1, height - 1);
  const float wx = fx - x0, wy = fy - y0;
  for (int c = 0; c < 3; c++) {
    const float a = in[(y0 * width + x0) * 3 + c], b = in[(y0 * width + x1) * 3 + c];
    const float d = in[(y1 * width + x0) * 3 + c], e = in[(y1 * width + x1) * 3 + c];
    const float upper = a + wx * (b - a), lower = d + wx * (e - d);
    out[(c * toHeight + y) * toWidth + x] = (upper + wy * (lower - upper)) * 0.0039215689f - 0.5f;
  }
}

// One step of heat diffusion; the border is constant.
KERNEL classic_stencil(const double* in, double* out, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  const int i = y * width + x;
  const bool border = x == 0 || y == 0 || x == width - 1 || y == height - 1;
  out[i] = border ? in[i] : in[i] + 0.2 * (in[i - 1] + in[i + 1] + in[i - width] + in[i + width] - 4 * in[i]);
}

// Stream compaction within each block: keeps the matching elements in order, and counts them.
KERNEL classic_compaction(const u32* in, u32* out, u32* counts, int n) {
  __shared__ u32 offsets[4];
  const int i = blockIdx.x * 128 + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x / 32;
  const bool keep = i < n && in[i] % 3 == 1;
  const u32 votes = __ballot_sync(0xffffffffu, keep);
  if (lane == 0) offsets[warp] = __popc(votes);
  __syncthreads();
  u32 before = 0;
  for (int k = 0; k < warp; k++) before += offsets[k];
  if (keep) out[blockIdx.x * 128 + before + __popc(votes & ((1u << lane) - 1))] = in[i];
  if (threadIdx.x == 127) counts[blockIdx.x] = before + __popc(votes);
}

// SHA-256 of messages of `length` bytes, at most 55, which fit in one chunk. One message per thread.
__constant__ u32 sha256_rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
    0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
    0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
    0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
    0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
    0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

KERNEL classic_sha256(const u8* messages, int length, u8* digests, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  u32 w[64];
#pragma unroll 1
  for (int k = 0; k < 16; k++) {
    u32 word = 0;
    for (int b = 0; b < 4; b++) {
      const int at = 4 * k + b;
      word = word << 8 | (at < length ? messages[i * length + at] : at == length ? 0x80 : 0);
    }
    w[k] = k == 15 ? (u32)length * 8 : word;
  }
#define ROTATE(x, by) __funnelshift_r(x, x, by)
#pragma unroll 1
  for (int k = 16; k < 64; k++) {
    const u32 s0 = ROTATE(w[k - 15], 7) ^ ROTATE(w[k - 15], 18) ^ w[k - 15] >> 3;
    const u32 s1 = ROTATE(w[k - 2], 17) ^ ROTATE(w[k - 2], 19) ^ w[k - 2] >> 10;
    w[k] = w[k - 16] + s0 + w[k - 7] + s1;
  }
  const u32 start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  u32 h[8];
  for (int k = 0; k < 8; k++) h[k] = start[k];
#pragma unroll 1
  for (int k = 0; k < 64; k++) {
    const u32 t1 = h[7] + (ROTATE(h[4], 6) ^ ROTATE(h[4], 11) ^ ROTATE(h[4], 25)) + ((h[4] & h[5]) ^ (~h[4] & h[6])) + sha256_rounds[k] + w[k];
    const u32 t2 = (ROTATE(h[0], 2) ^ ROTATE(h[0], 13) ^ ROTATE(h[0], 22)) + ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]));
    for (int j = 7; j > 0; j--) h[j] = h[j - 1];
    h[4] += t1;
    h[0] = t1 + t2;
  }
#pragma unroll 1
  for (int k = 0; k < 8; k++) {
    const u32 word = h[k] + start[k];
    for (int b = 0; b < 4; b++) digests[i * 32 + 4 * k + b] = (u8)(word >> (24 - 8 * b));
  }
}

// Philox 4x32-10: the counter-based generator of cuRAND.
KERNEL classic_philox(u32 key0, u32 key1, uint4* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  uint4 c = make_uint4(i, 0, 0, 0);
  for (int round = 0; round < 10; round++) {
    const u32 low0 = 0xd2511f53u * c.x, high0 = __umulhi(0xd2511f53u, c.x), low1 = 0xcd9e8d57u * c.z, high1 = __umulhi(0xcd9e8d57u, c.z);
    c = make_uint4(high1 ^ c.y ^ key0, low1, high0 ^ c.w ^ key1, low0);
    key0 += 0x9e3779b9u;
    key1 += 0xbb67ae85u;
  }
  out[i] = c;
}

// Matrix-vector product of bytes.
KERNEL classic_quantized_matvec(const u32* matrix, const u32* vector, s32* out, int rows, int words) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= rows) return;
  s32 sum = 0;
  for (int k = 0; k < words; k++) ASM3("dp4a.s32.s32", "=r", sum, "r", matrix[k * rows + row], "r", vector[k], "r", sum);
  out[row] = sum;
}
