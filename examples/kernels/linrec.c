// A linear recurrence.
#include "kernel.h"

enum { N = 50000 };

void linrec_affine(double *a, double *b, double *x);
void linrec_scf(double *a, double *b, double *x);

static void reference(double a[RESTRICT N], double b[RESTRICT N], double x[RESTRICT N]) {
  double p = x[0];
  for (int64_t i = 1; i < N; i++) {
    p = a[i] * p + b[i];
    x[i] = p;
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 3) - 0.9;
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { linrec_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { linrec_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_linrec = {
    "linrec", 3, {8 * N, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
