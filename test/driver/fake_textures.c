/*
 * A stand-in for the array, texture, and surface functions of libcuda: each call records its structs as the C
 * compiler lays them out, and tests read the fields by name. The structs are those of cuda.h in CUDA 12 and 13.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct { size_t Width, Height, Depth; int Format; unsigned NumChannels, Flags; } CUDA_ARRAY3D_DESCRIPTOR;

typedef struct {
  size_t srcXInBytes, srcY, srcZ, srcLOD;
  int srcMemoryType;
  const void *srcHost;
  unsigned long long srcDevice;
  void *srcArray;
  void *reserved0;
  size_t srcPitch, srcHeight;
  size_t dstXInBytes, dstY, dstZ, dstLOD;
  int dstMemoryType;
  void *dstHost;
  unsigned long long dstDevice;
  void *dstArray;
  void *reserved1;
  size_t dstPitch, dstHeight;
  size_t WidthInBytes, Height, Depth;
} CUDA_MEMCPY3D;

typedef struct {
  int resType;
  union {
    struct { void *hArray; } array;
    struct { void *hMipmappedArray; } mipmap;
    struct { unsigned long long devPtr; int format; unsigned numChannels; size_t sizeInBytes; } linear;
    struct { unsigned long long devPtr; int format; unsigned numChannels; size_t width, height, pitchInBytes; } pitch2D;
    struct { int reserved[32]; } reserved;
  } res;
  unsigned flags;
} CUDA_RESOURCE_DESC;

typedef struct {
  int addressMode[3], filterMode;
  unsigned flags, maxAnisotropy;
  int mipmapFilterMode;
  float mipmapLevelBias, minMipmapLevelClamp, maxMipmapLevelClamp, borderColor[4];
  int reserved[12];
} CUDA_TEXTURE_DESC;

static CUDA_ARRAY3D_DESCRIPTOR array;
static CUDA_MEMCPY3D copy;
static CUDA_RESOURCE_DESC resource;
static CUDA_TEXTURE_DESC texture;
static uint64_t copyStream;

int cuInit(unsigned flags) { return 0; }
int cuDriverGetVersion(int *version) { *version = 12040; return 0; }
int cuDeviceGetCount(int *count) { *count = 1; return 0; }
int cuGetErrorName(int error, const char **text) { *text = "NAME"; return 0; }
int cuGetErrorString(int error, const char **text) { *text = "words"; return 0; }
int cuStreamIsCapturing(uint64_t stream, int *status) { *status = 0; return 0; }

int cuArray3DCreate_v2(uint64_t *handle, const CUDA_ARRAY3D_DESCRIPTOR *given) {
  array = *given;
  *handle = 0xa11a00000000;
  return given->Width == 0 ? 1 : 0;
}
int cuArrayDestroy(uint64_t handle) { return handle == 0xa11a00000000 ? 0 : 400; }
int cuMemcpy3DAsync_v2(const CUDA_MEMCPY3D *given, uint64_t stream) {
  copy = *given;
  copyStream = stream;
  return 0;
}
int cuTexObjectCreate(uint64_t *handle, const CUDA_RESOURCE_DESC *what, const CUDA_TEXTURE_DESC *how, const void *view) {
  resource = *what;
  texture = *how;
  *handle = 0x7e000000001;
  return view == NULL ? 0 : 1;
}
int cuTexObjectDestroy(uint64_t handle) { return handle == 0x7e000000001 ? 0 : 400; }
int cuSurfObjectCreate(uint64_t *handle, const CUDA_RESOURCE_DESC *what) {
  resource = *what;
  *handle = 0x5f000000001;
  return 0;
}
int cuSurfObjectDestroy(uint64_t handle) { return handle == 0x5f000000001 ? 0 : 400; }

#define FIELD(n, value) case n: return (uint64_t)(value);
uint64_t fakeArray(int field) {
  switch (field) {
    FIELD(0, array.Width) FIELD(1, array.Height) FIELD(2, array.Depth)
    FIELD(3, array.Format) FIELD(4, array.NumChannels) FIELD(5, array.Flags)
  }
  return 0;
}
uint64_t fakeCopy(int field) {
  switch (field) {
    FIELD(0, copy.srcMemoryType) FIELD(1, copy.srcHost) FIELD(2, copy.srcDevice) FIELD(3, copy.srcArray) FIELD(4, copy.srcPitch)
    FIELD(5, copy.srcHeight) FIELD(6, copy.dstMemoryType) FIELD(7, copy.dstHost) FIELD(8, copy.dstDevice) FIELD(9, copy.dstArray)
    FIELD(10, copy.dstPitch) FIELD(11, copy.dstHeight) FIELD(12, copy.WidthInBytes) FIELD(13, copy.Height) FIELD(14, copy.Depth)
    FIELD(15, copyStream)
    FIELD(16, copy.srcXInBytes | copy.srcY | copy.srcZ | copy.srcLOD | copy.dstXInBytes | copy.dstY | copy.dstZ | copy.dstLOD)
  }
  return 0;
}
uint64_t fakeResource(int field) {
  switch (field) {
    FIELD(0, resource.resType) FIELD(1, resource.flags) FIELD(2, resource.res.array.hArray)
    FIELD(3, resource.res.linear.devPtr) FIELD(4, resource.res.linear.format) FIELD(5, resource.res.linear.numChannels)
    FIELD(6, resource.res.linear.sizeInBytes)
    FIELD(7, resource.res.pitch2D.width) FIELD(8, resource.res.pitch2D.height) FIELD(9, resource.res.pitch2D.pitchInBytes)
  }
  return 0;
}
double fakeTexture(int field) {
  if (field < 3) return texture.addressMode[field];
  if (field >= 8 && field < 12) return texture.borderColor[field - 8];
  switch (field) {
    case 3: return texture.filterMode;
    case 4: return texture.flags;
    case 5: return texture.maxAnisotropy;
    case 6: return texture.mipmapFilterMode;
    case 7: return texture.mipmapLevelBias + texture.minMipmapLevelClamp + texture.maxMipmapLevelClamp;
  }
  return -1;
}
