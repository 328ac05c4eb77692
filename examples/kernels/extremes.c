// The least and the greatest element.
#include "kernel.h"

enum { N = 50000 };

void extremes_affine(double *a, double *r);
void extremes_scf(double *a, double *r);

static void reference(double a[RESTRICT N], double r[RESTRICT 2]) {
  double lo = a[0];
  double hi = a[0];
  for (int64_t i = 1; i < N; i++) {
    lo = (lo < a[i] ? lo : a[i]);
    hi = (hi > a[i] ? hi : a[i]);
  }
  r[0] = lo;
  r[1] = hi;
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 2; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { extremes_affine(b[0], b[1]); }
static void with_scf(void **b) { extremes_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_extremes = {
    "extremes", 2, {8 * N, 8 * 2},
    setup, with_affine, with_scf, with_c,
};
