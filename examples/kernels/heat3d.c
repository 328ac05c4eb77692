// Heat in a cube, step by step.
#include "kernel.h"

enum { N = 28, T = 10 };

void heat3d_affine(double *A, double *B);
void heat3d_scf(double *A, double *B);

static void reference(double A[RESTRICT N][N][N], double B[RESTRICT N][N][N]) {
  for (int64_t t = 0; t < T; t++) {
    for (int64_t i = 1; i < N - 1; i++) {
      for (int64_t j = 1; j < N - 1; j++) {
        for (int64_t k = 1; k < N - 1; k++) {
          B[i][j][k] = A[i][j][k] + 0.125 * (A[i + 1][j][k] - 2.0 * A[i][j][k] + A[i - 1][j][k]) + 0.125 * (A[i][j + 1][k] - 2.0 * A[i][j][k] + A[i][j - 1][k]) + 0.125 * (A[i][j][k + 1] - 2.0 * A[i][j][k] + A[i][j][k - 1]);
        }
      }
    }
    for (int64_t i = 1; i < N - 1; i++) {
      for (int64_t j = 1; j < N - 1; j++) {
        for (int64_t k = 1; k < N - 1; k++) {
          A[i][j][k] = B[i][j][k] + 0.125 * (B[i + 1][j][k] - 2.0 * B[i][j][k] + B[i - 1][j][k]) + 0.125 * (B[i][j + 1][k] - 2.0 * B[i][j][k] + B[i][j - 1][k]) + 0.125 * (B[i][j][k + 1] - 2.0 * B[i][j][k] + B[i][j][k - 1]);
        }
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { heat3d_affine(b[0], b[1]); }
static void with_scf(void **b) { heat3d_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_heat3d = {
    "heat3d", 2, {8 * N * N * N, 8 * N * N * N},
    setup, with_affine, with_scf, with_c,
};
