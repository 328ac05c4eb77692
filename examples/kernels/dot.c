// Inner product.
#include "kernel.h"

enum { N = 50000 };

void dot_affine(double *a, double *b, double *r);
void dot_scf(double *a, double *b, double *r);

static void reference(double a[RESTRICT N], double b[RESTRICT N], double r[RESTRICT 1]) {
  double s = 0.0;
  for (int64_t i = 0; i < N; i++) {
    s = s + a[i] * b[i];
  }
  r[0] = s;
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 1; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { dot_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { dot_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_dot = {
    "dot", 3, {8 * N, 8 * N, 8 * 1},
    setup, with_affine, with_scf, with_c,
};
