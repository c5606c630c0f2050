// A stand-in for cuBLASLt: products of f32 and f64 matrices in host memory, and checks of its arguments.
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static int objects, misuse, products, last_compute, last_alignment, unsupported, broken;

typedef struct { int compute, scale, transposed[2]; } Desc;
typedef struct { int type; uint64_t rows, columns; int64_t pitch; int batch; int64_t stride; } Layout;
typedef struct { uint64_t workspace; int alignment[4]; } Preference;
typedef struct { char algorithm[64]; size_t workspace; int state; float waves; int reserved[4]; } Heuristic;

static void check(int valid) { if (!valid) misuse++; }

int cublasLtCreate(void** handle) {
  if (broken) return 1;
  objects++;
  *handle = malloc(8);
  return 0;
}
int cublasLtDestroy(void* handle) { objects--; free(handle); return 0; }
size_t cublasLtGetVersion(void) { return 120405; }
const char* cublasLtGetStatusName(int status) {
  return status == 1 ? "CUBLAS_STATUS_NOT_INITIALIZED" : "CUBLAS_STATUS_EXECUTION_FAILED";
}

int cublasLtMatmulDescCreate(Desc** desc, int compute, int scale) {
  objects++;
  *desc = calloc(1, sizeof **desc);
  (*desc)->compute = compute;
  (*desc)->scale = scale;
  return 0;
}
int cublasLtMatmulDescDestroy(Desc* desc) { objects--; free(desc); return 0; }
int cublasLtMatmulDescSetAttribute(Desc* desc, int attribute, const int* value, size_t bytes) {
  check((attribute == 3 || attribute == 4) && bytes == 4);
  desc->transposed[attribute - 3] = *value;
  return 0;
}

int cublasLtMatrixLayoutCreate(Layout** layout, int type, uint64_t rows, uint64_t columns, int64_t pitch) {
  objects++;
  *layout = calloc(1, sizeof **layout);
  **layout = (Layout){type, rows, columns, pitch, 1, 0};
  check(pitch >= (int64_t)rows);
  return 0;
}
int cublasLtMatrixLayoutDestroy(Layout* layout) { objects--; free(layout); return 0; }
int cublasLtMatrixLayoutSetAttribute(Layout* layout, int attribute, const void* value, size_t bytes) {
  check((attribute == 5 && bytes == 4) || (attribute == 6 && bytes == 8));
  if (attribute == 5) memcpy(&layout->batch, value, 4);
  else memcpy(&layout->stride, value, 8);
  return 0;
}

int cublasLtMatmulPreferenceCreate(Preference** preference) {
  objects++;
  *preference = calloc(1, sizeof **preference);
  return 0;
}
int cublasLtMatmulPreferenceDestroy(Preference* preference) { objects--; free(preference); return 0; }
int cublasLtMatmulPreferenceSetAttribute(Preference* preference, int attribute, const void* value, size_t bytes) {
  check((attribute == 1 && bytes == 8) || (attribute >= 5 && attribute <= 8 && bytes == 4));
  if (attribute == 1) memcpy(&preference->workspace, value, 8);
  else memcpy(&preference->alignment[attribute - 5], value, 4);
  return 0;
}

static int fits(const Layout* a, int transposed, uint64_t rows, uint64_t columns) {
  return transposed ? a->rows == columns && a->columns == rows : a->rows == rows && a->columns == columns;
}

int cublasLtMatmulAlgoGetHeuristic(void* handle, Desc* desc, Layout* a, Layout* b, Layout* c, Layout* d,
                                   Preference* preference, int wanted, Heuristic* results, int* count) {
  uint64_t terms = desc->transposed[0] ? a->rows : a->columns;
  check(handle && wanted == 1 && c == d && sizeof(Heuristic) == 96 && preference->workspace == 32 << 20);
  check(fits(a, desc->transposed[0], d->rows, terms) && fits(b, desc->transposed[1], terms, d->columns));
  check(a->batch == d->batch && b->batch == d->batch && a->type == d->type && b->type == d->type);
  last_alignment = preference->alignment[1];
  if (unsupported) return 15;
  memset(results, 0, sizeof *results);
  memcpy(results->algorithm, "algorithm", 9);
  results->workspace = 1000;
  *count = 1;
  return 0;
}

static double get(const Layout* layout, const void* data, int64_t index) {
  return layout->type == 1 ? ((const double*)data)[index] : ((const float*)data)[index];
}

int cublasLtMatmul(void* handle, Desc* desc, const void* alpha, const void* A, Layout* a, const void* B, Layout* b,
                   const void* beta, const void* C, Layout* c, void* D, Layout* d, const char* algorithm,
                   void* workspace, size_t bytes, void* stream) {
  double one = desc->scale == 1 ? *(const double*)alpha : *(const float*)alpha;
  double zero = desc->scale == 1 ? *(const double*)beta : *(const float*)beta;
  last_compute = desc->compute;
  check(handle && one == 1 && zero == 0 && C == D && c == d && stream && bytes == 1000);
  check(!strcmp(algorithm, "algorithm"));
  memset(workspace, 1, bytes);
  products++;
  int64_t terms = desc->transposed[0] ? a->rows : a->columns;
  for (int batch = 0; batch < d->batch; batch++)
    for (int64_t i = 0; i < (int64_t)d->rows; i++)
      for (int64_t j = 0; j < (int64_t)d->columns; j++) {
        double sum = 0;
        for (int64_t k = 0; k < terms; k++) {
          int64_t left = desc->transposed[0] ? k + i * a->pitch : i + k * a->pitch;
          int64_t right = desc->transposed[1] ? j + k * b->pitch : k + j * b->pitch;
          sum += get(a, A, batch * a->stride + left) * get(b, B, batch * b->stride + right);
        }
        int64_t at = batch * d->stride + i + j * d->pitch;
        if (d->type == 1) ((double*)D)[at] = sum;
        else ((float*)D)[at] = sum;
      }
  return 0;
}

int fakeObjects(void) { return objects; }
int fakeMisuse(void) { return misuse; }
int fakeProducts(void) { return products; }
int fakeCompute(void) { return last_compute; }
int fakeAlignment(void) { return last_alignment; }
void fakeUnsupported(int value) { unsupported = value; }
void fakeBroken(int value) { broken = value; }
