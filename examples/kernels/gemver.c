// A rank-1 update and two products with vectors.
#include "kernel.h"

enum { N = 250 };

void gemver_affine(double *A, double *u, double *v, double *w, double *x, double *y);
void gemver_scf(double *A, double *u, double *v, double *w, double *x, double *y);

static void reference(double A[RESTRICT N][N], double u[RESTRICT N], double v[RESTRICT N], double w[RESTRICT N], double x[RESTRICT N], double y[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      A[i][j] = A[i][j] + u[i] * v[j];
    }
  }
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      x[i] = x[i] + 1.2 * A[j][i] * y[j];
    }
  }
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      w[i] = w[i] + 1.5 * A[i][j] * x[j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < N; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < N; i++) ((double *)b[4])[i] = FRACTION(i, 5);
  for (int64_t i = 0; i < N; i++) ((double *)b[5])[i] = FRACTION(i, 6);
}

static void with_affine(void **b) { gemver_affine(b[0], b[1], b[2], b[3], b[4], b[5]); }
static void with_scf(void **b) { gemver_scf(b[0], b[1], b[2], b[3], b[4], b[5]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4], b[5]); }

const struct kernel kernel_gemver = {
    "gemver", 6, {8 * N * N, 8 * N, 8 * N, 8 * N, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
