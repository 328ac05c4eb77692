// Edge detection by Deriche's recursive filter.
#include <math.h>

#include "kernel.h"

void deriche_affine(double *alpha, double *X, double *Y, double *U, double *V);
void deriche_scf(double *alpha, double *X, double *Y, double *U, double *V);

static void reference(double alpha[RESTRICT 1], double X[RESTRICT 48][40], double Y[RESTRICT 48][40], double U[RESTRICT 48][40], double V[RESTRICT 48][40]) {
  double a = alpha[0];
  double e = exp(-a);
  double h = (1.0 - e) * (1.0 - e) / (1.0 + 2.0 * a * e - exp(2.0 * a));
  double a2 = h * e * (a - 1.0);
  double a3 = h * e * (a + 1.0);
  double a4 = -h * exp(-2.0 * a);
  double b1 = pow(2.0, -a);
  double b2 = -exp(-2.0 * a);
  for (int64_t i = 0; i < 48; i++) {
    double u = 0.0;
    double uu = 0.0;
    double x = 0.0;
    for (int64_t j = 0; j < 40; j++) {
      U[i][j] = h * X[i][j] + a2 * x + b1 * u + b2 * uu;
      x = X[i][j];
      uu = u;
      u = U[i][j];
    }
  }
  for (int64_t i = 0; i < 48; i++) {
    double v = 0.0;
    double vv = 0.0;
    double x = 0.0;
    double xx = 0.0;
    for (int64_t j = 0; j < 40; j++) {
      V[i][39 - j] = a3 * x + a4 * xx + b1 * v + b2 * vv;
      xx = x;
      x = X[i][39 - j];
      vv = v;
      v = V[i][39 - j];
    }
  }
  for (int64_t i = 0; i < 48; i++) {
    for (int64_t j = 0; j < 40; j++) {
      Y[i][j] = U[i][j] + V[i][j];
    }
  }
  for (int64_t j = 0; j < 40; j++) {
    double u = 0.0;
    double uu = 0.0;
    double x = 0.0;
    for (int64_t i = 0; i < 48; i++) {
      U[i][j] = h * Y[i][j] + a2 * x + b1 * u + b2 * uu;
      x = Y[i][j];
      uu = u;
      u = U[i][j];
    }
  }
  for (int64_t j = 0; j < 40; j++) {
    double v = 0.0;
    double vv = 0.0;
    double x = 0.0;
    double xx = 0.0;
    for (int64_t i = 0; i < 48; i++) {
      V[47 - i][j] = a3 * x + a4 * xx + b1 * v + b2 * vv;
      xx = x;
      x = Y[47 - i][j];
      vv = v;
      v = V[47 - i][j];
    }
  }
  for (int64_t i = 0; i < 48; i++) {
    for (int64_t j = 0; j < 40; j++) {
      Y[i][j] = U[i][j] + V[i][j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 1; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 48 * 40; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 48 * 40; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 48 * 40; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < 48 * 40; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { deriche_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { deriche_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_deriche = {
    "deriche", 5, {8 * 1, 8 * 48 * 40, 8 * 48 * 40, 8 * 48 * 40, 8 * 48 * 40},
    setup, with_affine, with_scf, with_c,
};
