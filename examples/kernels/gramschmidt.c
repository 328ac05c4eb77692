// QR decomposition by Gram and Schmidt.
#include <math.h>

#include "kernel.h"

void gramschmidt_affine(double *A, double *R, double *Q);
void gramschmidt_scf(double *A, double *R, double *Q);

static void reference(double A[RESTRICT 60][50], double R[RESTRICT 50][50], double Q[RESTRICT 60][50]) {
  for (int64_t k = 0; k < 50; k++) {
    double s = 0.0;
    for (int64_t i = 0; i < 60; i++) {
      s += A[i][k] * A[i][k];
    }
    R[k][k] = sqrt(s);
    for (int64_t i = 0; i < 60; i++) {
      Q[i][k] = A[i][k] / R[k][k];
    }
    for (int64_t j = k + 1; j < 50; j++) {
      R[k][j] = 0.0;
      for (int64_t i = 0; i < 60; i++) {
        R[k][j] += Q[i][k] * A[i][j];
      }
      for (int64_t i = 0; i < 60; i++) {
        A[i][j] = A[i][j] - Q[i][k] * R[k][j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 60 * 50; i++) ((double *)b[0])[i] = FRACTION(i, 1) + (i / 50 == i % 50 ? 4 : 0);
  for (int64_t i = 0; i < 50 * 50; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 60 * 50; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { gramschmidt_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { gramschmidt_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_gramschmidt = {
    "gramschmidt", 3, {8 * 60 * 50, 8 * 50 * 50, 8 * 60 * 50},
    setup, with_affine, with_scf, with_c,
};
