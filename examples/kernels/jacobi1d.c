// Smooths a line step by step, from one buffer into the other and back.
#include "kernel.h"

void jacobi1d_affine(double *A, double *B);
void jacobi1d_scf(double *A, double *B);

static void reference(double A[RESTRICT 400], double B[RESTRICT 400]) {
  for (int64_t t = 0; t < 50; t++) {
    for (int64_t i = 1; i < 399; i++) {
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    }
    for (int64_t i = 1; i < 399; i++) {
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 400; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 400; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { jacobi1d_affine(b[0], b[1]); }
static void with_scf(void **b) { jacobi1d_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_jacobi1d = {
    "jacobi1d", 2, {8 * 400, 8 * 400},
    setup, with_affine, with_scf, with_c,
};
