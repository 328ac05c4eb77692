// Symmetric rank-k update of the lower triangle.
#include "kernel.h"

enum { N = 140 };

void syrk_affine(double *A, double *C);
void syrk_scf(double *A, double *C);

static void reference(double A[RESTRICT N][N], double C[RESTRICT N][N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < i + 1; j++) {
      C[i][j] = 1.1 * C[i][j];
    }
    for (int64_t k = 0; k < N; k++) {
      for (int64_t j = 0; j < i + 1; j++) {
        C[i][j] = C[i][j] + 1.5 * A[i][k] * A[j][k];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { syrk_affine(b[0], b[1]); }
static void with_scf(void **b) { syrk_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_syrk = {
    "syrk", 2, {8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
