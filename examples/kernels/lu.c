// LU decomposition without pivoting, in place.
#include "kernel.h"

enum { N = 140 };

void lu_affine(double *A);
void lu_scf(double *A);

static void reference(double A[RESTRICT N][N]) {
  for (int64_t k = 0; k < N; k++) {
    for (int64_t i = k + 1; i < N; i++) {
      A[i][k] = A[i][k] / A[k][k];
      for (int64_t j = k + 1; j < N; j++) {
        A[i][j] = A[i][j] - A[i][k] * A[k][j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = (i % (N + 1) == 0 ? N : FRACTION(i, 1));
}

static void with_affine(void **b) { lu_affine(b[0]); }
static void with_scf(void **b) { lu_scf(b[0]); }
static void with_c(void **b) { reference(b[0]); }

const struct kernel kernel_lu = {
    "lu", 1, {8 * N * N},
    setup, with_affine, with_scf, with_c,
};
