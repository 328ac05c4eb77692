// Correlation of the columns of a matrix.
#include <math.h>

#include "kernel.h"

void correlation_affine(double *X, double *C, double *m, double *d);
void correlation_scf(double *X, double *C, double *m, double *d);

static void reference(double X[RESTRICT 100][80], double C[RESTRICT 80][80], double m[RESTRICT 80], double d[RESTRICT 80]) {
  for (int64_t j = 0; j < 80; j++) {
    m[j] = 0.0;
    for (int64_t i = 0; i < 100; i++) {
      m[j] += X[i][j];
    }
    m[j] = m[j] / 100.0;
  }
  for (int64_t j = 0; j < 80; j++) {
    d[j] = 0.0;
    for (int64_t i = 0; i < 100; i++) {
      d[j] += (X[i][j] - m[j]) * (X[i][j] - m[j]);
    }
    d[j] = sqrt(d[j] / 100.0);
    d[j] = d[j] <= 0.1 ? 1.0 : d[j];
  }
  for (int64_t i = 0; i < 100; i++) {
    for (int64_t j = 0; j < 80; j++) {
      X[i][j] = X[i][j] - m[j];
      X[i][j] = X[i][j] / (10.0 * d[j]);
    }
  }
  for (int64_t i = 0; i < 79; i++) {
    C[i][i] = 1.0;
    for (int64_t j = i + 1; j < 80; j++) {
      C[i][j] = 0.0;
      for (int64_t k = 0; k < 100; k++) {
        C[i][j] += X[k][i] * X[k][j];
      }
      C[j][i] = C[i][j];
    }
  }
  C[79][79] = 1.0;
}

static void setup(void **b) {
  for (int64_t i = 0; i < 100 * 80; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 80 * 80; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 80; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 80; i++) ((double *)b[3])[i] = FRACTION(i, 4);
}

static void with_affine(void **b) { correlation_affine(b[0], b[1], b[2], b[3]); }
static void with_scf(void **b) { correlation_scf(b[0], b[1], b[2], b[3]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3]); }

const struct kernel kernel_correlation = {
    "correlation", 4, {8 * 100 * 80, 8 * 80 * 80, 8 * 80, 8 * 80},
    setup, with_affine, with_scf, with_c,
};
