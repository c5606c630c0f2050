/*
 * The kernels of bench/software.ts as single-threaded scalar C, with the same algorithms and rounding:
 * gcc -O2 -mfma -ffp-contract=off -fno-tree-vectorize. Usage: software <folder>. Reads the inputs that software.ts wrote
 * to the folder, and writes the outputs there.
 *
 * Also measures the peak of this core: fused multiply-adds, and copies within the cache.
 */
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WIDTH = 1920, HEIGHT = 1080, SIZE = 224, N = 256, TILE = 16, SAMPLES = 15 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void *buffer(size_t bytes) {
  void *p = aligned_alloc(64, (bytes + 63) / 64 * 64);
  if (!p) exit(1);
  return p;
}

static const char *folder;

static FILE *file(const char *name, const char *mode) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *f = fopen(path, mode);
  if (!f) {
    perror(path);
    exit(1);
  }
  return f;
}

static void *input(const char *name, size_t bytes) {
  void *p = buffer(bytes);
  FILE *f = file(name, "rb");
  if (fread(p, 1, bytes, f) != bytes) exit(1);
  fclose(f);
  return p;
}

static void output(const char *name, const void *p, size_t bytes) {
  FILE *f = file(name, "wb");
  if (fwrite(p, 1, bytes, f) != bytes) exit(1);
  fclose(f);
}

static void resize(const uint8_t *in, float *out) {
  const float scale_x = (float)WIDTH / SIZE, scale_y = (float)HEIGHT / SIZE;
  for (int y = 0; y < SIZE; y++) {
    const float fy = fmaxf(fmaf(y + 0.5f, scale_y, -0.5f), 0.f);
    const int y0 = (int)fy < HEIGHT - 1 ? (int)fy : HEIGHT - 1, y1 = y0 + 1 < HEIGHT - 1 ? y0 + 1 : HEIGHT - 1;
    const float wy = fy - y0;
    for (int x = 0; x < SIZE; x++) {
      const float fx = fmaxf(fmaf(x + 0.5f, scale_x, -0.5f), 0.f);
      const int x0 = (int)fx < WIDTH - 1 ? (int)fx : WIDTH - 1, x1 = x0 + 1 < WIDTH - 1 ? x0 + 1 : WIDTH - 1;
      const float wx = fx - x0;
      for (int c = 0; c < 3; c++) {
        const float a = in[(y0 * WIDTH + x0) * 3 + c], b = in[(y0 * WIDTH + x1) * 3 + c];
        const float d = in[(y1 * WIDTH + x0) * 3 + c], e = in[(y1 * WIDTH + x1) * 3 + c];
        const float upper = fmaf(wx, b - a, a), lower = fmaf(wx, e - d, d);
        out[(c * SIZE + y) * SIZE + x] = fmaf(fmaf(wy, lower - upper, upper), 0.0039215689f, -0.5f);
      }
    }
  }
}

static uint8_t to_byte(float x) { return (uint8_t)(x < 0.f ? 0.f : x > 255.f ? 255.f : x + 0.5f); }

static void nv12(const uint8_t *luma, const uint8_t *chroma, uint8_t *rgb) {
  for (int y = 0; y < HEIGHT; y++) {
    for (int x = 0; x < WIDTH; x++) {
      const float l = 1.164384f * (luma[y * WIDTH + x] - 16);
      const uint8_t *pair = chroma + (y / 2) * WIDTH + (x & ~1);
      const float u = pair[0] - 128.f, v = pair[1] - 128.f;
      uint8_t *out = rgb + 3 * (y * WIDTH + x);
      out[0] = to_byte(fmaf(v, 1.792741f, l));
      out[1] = to_byte(fmaf(v, -0.532909f, fmaf(u, -0.213249f, l)));
      out[2] = to_byte(fmaf(u, 2.112402f, l));
    }
  }
}

static void matmul(const float *a, const float *b, float *c) {
  for (int by = 0; by < N; by += TILE) {
    for (int bx = 0; bx < N; bx += TILE) {
      float sums[TILE][TILE] = {{0}}, ta[TILE][TILE], tb[TILE][TILE];
      for (int t = 0; t < N; t += TILE) {
        for (int y = 0; y < TILE; y++) {
          for (int x = 0; x < TILE; x++) {
            ta[y][x] = a[(by + y) * N + t + x];
            tb[y][x] = b[(t + y) * N + bx + x];
          }
        }
        for (int y = 0; y < TILE; y++) {
          for (int x = 0; x < TILE; x++) {
            float sum = sums[y][x];
            for (int j = 0; j < TILE; j++) sum = fmaf(ta[y][j], tb[j][x], sum);
            sums[y][x] = sum;
          }
        }
      }
      for (int y = 0; y < TILE; y++) memcpy(c + (by + y) * N + bx, sums[y], sizeof sums[y]);
    }
  }
}

/* Measures GFLOP/s with ten independent chains of 8-lane fused multiply-adds. */
__attribute__((target("avx2,fma"))) static double most_flops(void) {
  const __m256 m = _mm256_set1_ps(0.999f), c = _mm256_set1_ps(0.001f);
  __m256 x0 = m, x1 = m, x2 = m, x3 = m, x4 = m, x5 = m, x6 = m, x7 = m, x8 = m, x9 = m;
  double best = 0;
  for (int s = 0; s < SAMPLES; s++) {
    const double start = now();
    for (int i = 0; i < 1000000; i++) {
#define STEP(x) x = _mm256_fmadd_ps(x, m, c);
      STEP(x0) STEP(x1) STEP(x2) STEP(x3) STEP(x4) STEP(x5) STEP(x6) STEP(x7) STEP(x8) STEP(x9)
    }
    const double rate = 1e6 * 10 * 16 / (now() - start) / 1e3;
    if (rate > best) best = rate;
  }
  volatile float keep = _mm256_cvtss_f32(x0 + x1 + x2 + x3 + x4 + x5 + x6 + x7 + x8 + x9);
  (void)keep;
  return best;
}

/* Measures GB/s (read and written) of 8 KiB copies. */
static double most_bytes(void) {
  char *a = buffer(8192), *b = buffer(8192);
  memset(b, 1, 8192);
  double best = 0;
  for (int s = 0; s < SAMPLES; s++) {
    const double start = now();
    for (int i = 0; i < 20000; i++) {
      memcpy(a, b, 8192);
      __asm__ volatile("" : : "r"(a), "r"(b) : "memory");
    }
    const double rate = 20000. * 2 * 8192 / (now() - start) / 1e3;
    if (rate > best) best = rate;
  }
  return best;
}

#define MEASURE(name, unit, work, repeat, call)                                                   \
  do {                                                                                            \
    printf("{\"name\": \"%s\", \"unit\": \"%s\", \"samples\": [", name, unit);                    \
    for (int s = -2; s < SAMPLES; s++) {                                                          \
      const double start = now();                                                                 \
      for (int i = 0; i < repeat; i++) {                                                          \
        call;                                                                                     \
        __asm__ volatile("" ::: "memory");                                                        \
      }                                                                                           \
      if (s >= 0) printf("%s%.6g", s ? ", " : "", (work) * (double)(repeat) / (now() - start));   \
    }                                                                                             \
    puts("]}");                                                                                   \
  } while (0)

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  folder = argv[1];
  const uint8_t *image = input("image", WIDTH * HEIGHT * 3), *luma = input("luma", WIDTH * HEIGHT), *chroma = input("chroma", WIDTH * HEIGHT / 2);
  const float *a = input("a", N * N * 4), *b = input("b", N * N * 4);
  float *resized = buffer(3 * SIZE * SIZE * 4), *c = buffer(N * N * 4);
  uint8_t *rgb = buffer(WIDTH * HEIGHT * 3);
  MEASURE("resize 1080p to 224", "Mpixel/s", SIZE * SIZE, 8, resize(image, resized));
  MEASURE("NV12 to RGB 1080p", "Mpixel/s", WIDTH * HEIGHT, 1, nv12(luma, chroma, rgb));
  MEASURE("matmul 256", "GFLOP/s", 2. * N * N * N / 1e3, 1, matmul(a, b, c));
  output("resized.c", resized, 3 * SIZE * SIZE * 4);
  output("rgb.c", rgb, WIDTH * HEIGHT * 3);
  output("c.c", c, N * N * 4);
  printf("{\"name\": \"ceiling\", \"unit\": \"GFLOP/s\", \"samples\": [%.6g]}\n", most_flops());
  printf("{\"name\": \"ceiling\", \"unit\": \"GB/s\", \"samples\": [%.6g]}\n", most_bytes());
}
