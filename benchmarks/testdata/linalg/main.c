// Runs each function several times, by turns, and prints its name, the least time in
// microseconds, and the greatest difference of a result from that of plain loops.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 512 };

typedef struct { float *allocated, *aligned; int64_t offset, sizes[2], strides[2]; } matrix;
typedef struct { float *allocated, *aligned; int64_t offset, sizes[4], strides[4]; } image;

void _mlir_ciface_product(matrix *, matrix *, matrix *);
void _mlir_ciface_product_dynamic(matrix *, matrix *, matrix *);
void _mlir_ciface_convolution(image *, image *, image *);
void c_product(int n, const float *a, const float *b, float *c);
void c_ikj(int n, const float *a, const float *b, float *c);
void c_convolution(const float *a, const float *b, float *c);
void c_inner(const float *a, const float *b, float *c);
#ifdef BLAS
void cblas_sgemm(int, int, int, int, int, int, float, const float *, int, const float *, int, float, float *, int);
#endif

static float *a, *b, *c, *want;

static matrix square(float *p) { return (matrix){p, p, 0, {N, N}, {N, 1}}; }

static image four(float *p, int64_t n0, int64_t n1, int64_t n2, int64_t n3) {
  return (image){p, p, 0, {n0, n1, n2, n3}, {n1 * n2 * n3, n2 * n3, n3, 1}};
}

static void product(void) { matrix x = square(a), y = square(b), z = square(c); _mlir_ciface_product(&x, &y, &z); }
static void product_dynamic(void) { matrix x = square(a), y = square(b), z = square(c); _mlir_ciface_product_dynamic(&x, &y, &z); }
static void convolution(void) {
  image x = four(a, 1, 66, 66, 32), y = four(b, 3, 3, 32, 64), z = four(c, 1, 64, 64, 64);
  _mlir_ciface_convolution(&x, &y, &z);
}
static void plain_product(void) { c_product(N, a, b, c); }
static void plain_ikj(void) { c_ikj(N, a, b, c); }
static void plain_convolution(void) { c_convolution(a, b, c); }
static void plain_inner(void) { c_inner(a, b, c); }
#ifdef BLAS
static void blas(void) { cblas_sgemm(101, 111, 111, N, N, N, 1, a, N, b, N, 1, c, N); }
#endif

static struct { const char *name; void (*run)(void); double best, difference; } all[] = {
    {"plain_product", plain_product}, {"plain_ikj", plain_ikj}, {"product", product}, {"product_dynamic", product_dynamic},
#ifdef BLAS
    {"openblas", blas},
#endif
    {"plain_convolution", plain_convolution}, {"plain_inner", plain_inner}, {"convolution", convolution},
};

int main(void) {
  enum { SIZE = N * N, KINDS = sizeof all / sizeof *all };
  float **list[] = {&a, &b, &c, &want};
  for (int i = 0; i < 4; i++) *list[i] = aligned_alloc(64, SIZE * sizeof(float));
  for (int i = 0; i < SIZE; i++) a[i] = (i * 7 % 13 - 6) / 4.0f, b[i] = (i * 5 % 11 - 5) / 4.0f;
  for (int k = 0; k < KINDS; k++) all[k].best = 1e30;
  for (int repeat = 0; repeat < 5; repeat++)
    for (int k = 0; k < KINDS; k++) {
      memset(c, 0, SIZE * sizeof(float));
      struct timespec from, to;
      clock_gettime(CLOCK_MONOTONIC, &from);
      all[k].run();
      clock_gettime(CLOCK_MONOTONIC, &to);
      all[k].best = fmin(all[k].best, (to.tv_sec - from.tv_sec) * 1e6 + (to.tv_nsec - from.tv_nsec) / 1e3);
      if (!strncmp(all[k].name, "plain", 5) && (!k || !strcmp(all[k].name, "plain_convolution"))) memcpy(want, c, SIZE * sizeof(float));
      for (int i = 0; i < SIZE; i++) all[k].difference = fmax(all[k].difference, fabs(c[i] - want[i]));
    }
  for (int k = 0; k < KINDS; k++) printf("%s %.1f %g\n", all[k].name, all[k].best, all[k].difference);
}
