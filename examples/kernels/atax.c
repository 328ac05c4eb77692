// y = A^T (A x).
#include "kernel.h"

enum { N = 300 };

void atax_affine(double *A, double *x, double *t, double *y);
void atax_scf(double *A, double *x, double *t, double *y);

static void reference(double A[RESTRICT N][N], double x[RESTRICT N], double t[RESTRICT N], double y[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    y[i] = 0.0;
  }
  for (int64_t i = 0; i < N; i++) {
    t[i] = 0.0;
    for (int64_t j = 0; j < N; j++) {
      t[i] = t[i] + A[i][j] * x[j];
    }
    for (int64_t j = 0; j < N; j++) {
      y[j] = y[j] + A[i][j] * t[i];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < N; i++) ((double *)b[3])[i] = FRACTION(i, 4);
}

static void with_affine(void **b) { atax_affine(b[0], b[1], b[2], b[3]); }
static void with_scf(void **b) { atax_scf(b[0], b[1], b[2], b[3]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3]); }

const struct kernel kernel_atax = {
    "atax", 4, {8 * N * N, 8 * N, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
