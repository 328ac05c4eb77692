// Solves a lower triangular system.
#include "kernel.h"

enum { N = 400 };

void trisolv_affine(double *L, double *b, double *x);
void trisolv_scf(double *L, double *b, double *x);

static void reference(double L[RESTRICT N][N], double b[RESTRICT N], double x[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    double s = b[i];
    for (int64_t j = 0; j < i; j++) {
      s = s - L[i][j] * x[j];
    }
    x[i] = s / L[i][i];
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = (i % (N + 1) == 0 ? N : FRACTION(i, 1));
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { trisolv_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { trisolv_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_trisolv = {
    "trisolv", 3, {8 * N * N, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
