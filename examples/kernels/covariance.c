// Covariance of the columns of a matrix.
#include "kernel.h"

enum { N = 120 };

void covariance_affine(double *X, double *m, double *C);
void covariance_scf(double *X, double *m, double *C);

static void reference(double X[RESTRICT N][N], double m[RESTRICT N], double C[RESTRICT N][N]) {
  for (int64_t j = 0; j < N; j++) {
    double s = 0.0;
    for (int64_t i = 0; i < N; i++) {
      s = s + X[i][j];
    }
    m[j] = s / 120.0;
  }
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      X[i][j] = X[i][j] - m[j];
    }
  }
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = i; j < N; j++) {
      double c = 0.0;
      for (int64_t k = 0; k < N; k++) {
        c = c + X[k][i] * X[k][j];
      }
      C[i][j] = c / 119.0;
      C[j][i] = c / 119.0;
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { covariance_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { covariance_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_covariance = {
    "covariance", 3, {8 * N * N, 8 * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
