// Products of a matrix and of its transpose with vectors.
#include "kernel.h"

enum { N = 300 };

void mvt_affine(double *A, double *x, double *y, double *p, double *q);
void mvt_scf(double *A, double *x, double *y, double *p, double *q);

static void reference(double A[RESTRICT N][N], double x[RESTRICT N], double y[RESTRICT N], double p[RESTRICT N], double q[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      x[i] = x[i] + A[i][j] * p[j];
    }
  }
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      y[i] = y[i] + A[j][i] * q[j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < N; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < N; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { mvt_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { mvt_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_mvt = {
    "mvt", 5, {8 * N * N, 8 * N, 8 * N, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
