// Jacobi iteration on a line.
#include "kernel.h"

enum { N = 4000, T = 100 };

void stencil1d_affine(double *A, double *B);
void stencil1d_scf(double *A, double *B);

static void reference(double A[RESTRICT N], double B[RESTRICT N]) {
  for (int64_t t = 0; t < T; t++) {
    for (int64_t i = 1; i < N - 1; i++) {
      B[i] = 0.33333 * (A[i - 1] + A[i] + A[i + 1]);
    }
    for (int64_t i = 1; i < N - 1; i++) {
      A[i] = 0.33333 * (B[i - 1] + B[i] + B[i + 1]);
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { stencil1d_affine(b[0], b[1]); }
static void with_scf(void **b) { stencil1d_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_stencil1d = {
    "stencil1d", 2, {8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
