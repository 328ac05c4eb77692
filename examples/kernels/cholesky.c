// Cholesky decomposition without square roots: A = L D L^T, of the lower triangle.
#include "kernel.h"

enum { N = 140 };

void cholesky_affine(double *A, double *D);
void cholesky_scf(double *A, double *D);

static void reference(double A[RESTRICT N][N], double D[RESTRICT N]) {
  for (int64_t j = 0; j < N; j++) {
    double d = A[j][j];
    for (int64_t k = 0; k < j; k++) {
      d = d - A[j][k] * A[j][k] * D[k];
    }
    D[j] = d;
    for (int64_t i = j + 1; i < N; i++) {
      double s = A[i][j];
      for (int64_t l = 0; l < j; l++) {
        s = s - A[i][l] * A[j][l] * D[l];
      }
      A[i][j] = s / d;
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = (i % (N + 1) == 0 ? N : FRACTION((i / N) * (i % N), 1));
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { cholesky_affine(b[0], b[1]); }
static void with_scf(void **b) { cholesky_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_cholesky = {
    "cholesky", 2, {8 * N * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
