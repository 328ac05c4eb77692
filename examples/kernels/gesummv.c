// Sum of two products of a matrix and a vector.
#include "kernel.h"

void gesummv_affine(double *A, double *B, double *t, double *x, double *y);
void gesummv_scf(double *A, double *B, double *t, double *x, double *y);

static void reference(double A[RESTRICT 90][90], double B[RESTRICT 90][90], double t[RESTRICT 90], double x[RESTRICT 90], double y[RESTRICT 90]) {
  for (int64_t i = 0; i < 90; i++) {
    t[i] = 0.0;
    y[i] = 0.0;
    for (int64_t j = 0; j < 90; j++) {
      t[i] = A[i][j] * x[j] + t[i];
      y[i] = B[i][j] * x[j] + y[i];
    }
    y[i] = 1.5 * t[i] + 1.2 * y[i];
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 90 * 90; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 90 * 90; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 90; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 90; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < 90; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { gesummv_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { gesummv_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_gesummv = {
    "gesummv", 5, {8 * 90 * 90, 8 * 90 * 90, 8 * 90, 8 * 90, 8 * 90},
    setup, with_affine, with_scf, with_c,
};
