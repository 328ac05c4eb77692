// Gauss-Seidel iteration in the plane, in place: what the tiles compute.
#include "kernel.h"

enum { N = 90, T = 12 };

void seidel2d_tiled_affine(double *A);
void seidel2d_tiled_scf(double *A);

static void reference(double A[RESTRICT N][N]) {
  for (int64_t t = 0; t < T; t++) {
    for (int64_t i = 1; i < N - 1; i++) {
      for (int64_t j = 1; j < N - 1; j++) {
        A[i][j] = (A[i - 1][j - 1] + A[i - 1][j] + A[i - 1][j + 1] + A[i][j - 1] + A[i][j] + A[i][j + 1] + A[i + 1][j - 1] + A[i + 1][j] + A[i + 1][j + 1]) / 9.0;
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
}

static void with_affine(void **b) { seidel2d_tiled_affine(b[0]); }
static void with_scf(void **b) { seidel2d_tiled_scf(b[0]); }
static void with_c(void **b) { reference(b[0]); }

const struct kernel kernel_seidel2d_tiled = {
    "seidel2d_tiled", 1, {8 * N * N},
    setup, with_affine, with_scf, with_c,
};
