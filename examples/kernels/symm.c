// Product with a symmetric matrix of which one half is there.
#include "kernel.h"

void symm_affine(double *C, double *A, double *B);
void symm_scf(double *C, double *A, double *B);

static void reference(double C[RESTRICT 60][80], double A[RESTRICT 60][60], double B[RESTRICT 60][80]) {
  for (int64_t i = 0; i < 60; i++) {
    for (int64_t j = 0; j < 80; j++) {
      double t = 0.0;
      for (int64_t k = 0; k < i; k++) {
        C[k][j] += 1.5 * B[i][j] * A[i][k];
        t += B[k][j] * A[i][k];
      }
      C[i][j] = 1.2 * C[i][j] + 1.5 * B[i][j] * A[i][i] + 1.5 * t;
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 60 * 80; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 60 * 60; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 60 * 80; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { symm_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { symm_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_symm = {
    "symm", 3, {8 * 60 * 80, 8 * 60 * 60, 8 * 60 * 80},
    setup, with_affine, with_scf, with_c,
};
