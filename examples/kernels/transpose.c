// Transposes a matrix.
#include "kernel.h"

enum { N = 300 };

void transpose_affine(double *A, double *B);
void transpose_scf(double *A, double *B);

static void reference(double A[RESTRICT N][N], double B[RESTRICT N][N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      B[j][i] = A[i][j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { transpose_affine(b[0], b[1]); }
static void with_scf(void **b) { transpose_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_transpose = {
    "transpose", 2, {8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
