// Solves a system of equations by LU decomposition.
#include "kernel.h"

void ludcmp_affine(double *A, double *b, double *x, double *y);
void ludcmp_scf(double *A, double *b, double *x, double *y);

static void reference(double A[RESTRICT 80][80], double b[RESTRICT 80], double x[RESTRICT 80], double y[RESTRICT 80]) {
  for (int64_t i = 0; i < 80; i++) {
    for (int64_t j = 0; j < i; j++) {
      double w = A[i][j];
      for (int64_t k = 0; k < j; k++) {
        w -= A[i][k] * A[k][j];
      }
      A[i][j] = w / A[j][j];
    }
    for (int64_t j = i; j < 80; j++) {
      double w = A[i][j];
      for (int64_t k = 0; k < i; k++) {
        w -= A[i][k] * A[k][j];
      }
      A[i][j] = w;
    }
  }
  for (int64_t i = 0; i < 80; i++) {
    double w = b[i];
    for (int64_t j = 0; j < i; j++) {
      w -= A[i][j] * y[j];
    }
    y[i] = w;
  }
  for (int64_t i = 0; i < 80; i++) {
    double w = y[79 - i];
    for (int64_t j = 80 - i; j < 80; j++) {
      w -= A[79 - i][j] * x[j];
    }
    x[79 - i] = w / A[79 - i][79 - i];
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 80 * 80; i++) ((double *)b[0])[i] = FRACTION(i, 1) + (i / 80 == i % 80 ? 80 : 0);
  for (int64_t i = 0; i < 80; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 80; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 80; i++) ((double *)b[3])[i] = FRACTION(i, 4);
}

static void with_affine(void **b) { ludcmp_affine(b[0], b[1], b[2], b[3]); }
static void with_scf(void **b) { ludcmp_scf(b[0], b[1], b[2], b[3]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3]); }

const struct kernel kernel_ludcmp = {
    "ludcmp", 4, {8 * 80 * 80, 8 * 80, 8 * 80, 8 * 80},
    setup, with_affine, with_scf, with_c,
};
