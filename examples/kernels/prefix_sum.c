// Sums of all beginnings of an array.
#include "kernel.h"

enum { N = 50000 };

void prefix_sum_affine(double *a, double *s);
void prefix_sum_scf(double *a, double *s);

static void reference(double a[RESTRICT N], double s[RESTRICT N]) {
  s[0] = a[0];
  for (int64_t i = 1; i < N; i++) {
    s[i] = s[i - 1] + a[i];
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
}

static void with_affine(void **b) { prefix_sum_affine(b[0], b[1]); }
static void with_scf(void **b) { prefix_sum_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_prefix_sum = {
    "prefix_sum", 2, {8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
