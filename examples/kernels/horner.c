// Values of a polynomial.
#include "kernel.h"

enum { N = 20000, K = 16 };

void horner_affine(double *x, double *c, double *y);
void horner_scf(double *x, double *c, double *y);

static void reference(double x[RESTRICT N], double c[RESTRICT K], double y[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    double p = c[0];
    for (int64_t k = 1; k < K; k++) {
      p = p * x[i] + c[k];
    }
    y[i] = p;
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 3) - 0.9;
  for (int64_t i = 0; i < K; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { horner_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { horner_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_horner = {
    "horner", 3, {8 * N, 8 * K, 8 * N},
    setup, with_affine, with_scf, with_c,
};
