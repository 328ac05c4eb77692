// Jacobi iteration in the plane.
#include "kernel.h"

enum { N = 120, T = 20 };

void jacobi2d_affine(double *A, double *B);
void jacobi2d_scf(double *A, double *B);

static void reference(double A[RESTRICT N][N], double B[RESTRICT N][N]) {
  for (int64_t t = 0; t < T; t++) {
    for (int64_t i = 1; i < N - 1; i++) {
      for (int64_t j = 1; j < N - 1; j++) {
        B[i][j] = 0.2 * (A[i][j] + A[i][j - 1] + A[i][j + 1] + A[i + 1][j] + A[i - 1][j]);
      }
    }
    for (int64_t i = 1; i < N - 1; i++) {
      for (int64_t j = 1; j < N - 1; j++) {
        A[i][j] = 0.2 * (B[i][j] + B[i][j - 1] + B[i][j + 1] + B[i + 1][j] + B[i - 1][j]);
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { jacobi2d_affine(b[0], b[1]); }
static void with_scf(void **b) { jacobi2d_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_jacobi2d = {
    "jacobi2d", 2, {8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
