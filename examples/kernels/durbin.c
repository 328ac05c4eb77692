// Solves a Toeplitz system by Durbin's recursion.
#include "kernel.h"

void durbin_affine(double *r, double *y, double *z);
void durbin_scf(double *r, double *y, double *z);

static void reference(double r[RESTRICT 120], double y[RESTRICT 120], double z[RESTRICT 120]) {
  y[0] = -r[0];
  double b = 1.0;
  double a = -r[0];
  for (int64_t k = 1; k < 120; k++) {
    b = (1.0 - a * a) * b;
    double s = 0.0;
    for (int64_t i = 0; i < k; i++) {
      s += r[k - i - 1] * y[i];
    }
    a = -(r[k] + s) / b;
    for (int64_t i = 0; i < k; i++) {
      z[i] = y[i] + a * y[k - i - 1];
    }
    for (int64_t i = 0; i < k; i++) {
      y[i] = z[i];
    }
    y[k] = a;
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 120; i++) ((double *)b[0])[i] = FRACTION(i, 1) / (double)(4 + i);
  for (int64_t i = 0; i < 120; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 120; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { durbin_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { durbin_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_durbin = {
    "durbin", 3, {8 * 120, 8 * 120, 8 * 120},
    setup, with_affine, with_scf, with_c,
};
