// Matrix product: C += A B.
#include "kernel.h"

enum { N = 160 };

void gemm_affine(double *A, double *B, double *C);
void gemm_scf(double *A, double *B, double *C);

static void reference(double A[RESTRICT N][N], double B[RESTRICT N][N], double C[RESTRICT N][N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      for (int64_t k = 0; k < N; k++) {
        C[i][j] = C[i][j] + A[i][k] * B[k][j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { gemm_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { gemm_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_gemm = {
    "gemm", 3, {8 * N * N, 8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
