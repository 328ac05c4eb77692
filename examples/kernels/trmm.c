// Product with a triangular matrix, in place.
#include "kernel.h"

enum { N = 140 };

void trmm_affine(double *A, double *B);
void trmm_scf(double *A, double *B);

static void reference(double A[RESTRICT N][N], double B[RESTRICT N][N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      for (int64_t k = i + 1; k < N; k++) {
        B[i][j] = B[i][j] + A[k][i] * B[k][j];
      }
      B[i][j] = 1.5 * B[i][j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { trmm_affine(b[0], b[1]); }
static void with_scf(void **b) { trmm_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_trmm = {
    "trmm", 2, {8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
