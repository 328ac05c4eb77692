// Heat equation by the method of alternating directions.
#include "kernel.h"

void adi_affine(double *u, double *v, double *p, double *q);
void adi_scf(double *u, double *v, double *p, double *q);

static void reference(double u[RESTRICT 40][40], double v[RESTRICT 40][40], double p[RESTRICT 40][40], double q[RESTRICT 40][40]) {
  for (int64_t t = 0; t < 10; t++) {
    for (int64_t i = 1; i < 39; i++) {
      v[0][i] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = v[0][i];
      for (int64_t j = 1; j < 39; j++) {
        p[i][j] = 0.4 / (0.4 * p[i][j - 1] + 1.8);
        q[i][j] = (0.25 * u[j][i - 1] + 0.5 * u[j][i] + 0.25 * u[j][i + 1] + 0.4 * q[i][j - 1]) / (1.8 - 0.4 * p[i][j - 1]);
      }
      v[39][i] = 1.0;
      for (int64_t j = 1; j < 39; j++) {
        v[39 - j][i] = p[i][39 - j] * v[40 - j][i] + q[i][39 - j];
      }
    }
    for (int64_t i = 1; i < 39; i++) {
      u[i][0] = 1.0;
      p[i][0] = 0.0;
      q[i][0] = u[i][0];
      for (int64_t j = 1; j < 39; j++) {
        p[i][j] = 0.4 / (0.4 * p[i][j - 1] + 1.8);
        q[i][j] = (0.25 * v[i - 1][j] + 0.5 * v[i][j] + 0.25 * v[i + 1][j] + 0.4 * q[i][j - 1]) / (1.8 - 0.4 * p[i][j - 1]);
      }
      u[i][39] = 1.0;
      for (int64_t j = 1; j < 39; j++) {
        u[i][39 - j] = p[i][39 - j] * u[i][40 - j] + q[i][39 - j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 40 * 40; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 40 * 40; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 40 * 40; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 40 * 40; i++) ((double *)b[3])[i] = FRACTION(i, 4);
}

static void with_affine(void **b) { adi_affine(b[0], b[1], b[2], b[3]); }
static void with_scf(void **b) { adi_scf(b[0], b[1], b[2], b[3]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3]); }

const struct kernel kernel_adi = {
    "adi", 4, {8 * 40 * 40, 8 * 40 * 40, 8 * 40 * 40, 8 * 40 * 40},
    setup, with_affine, with_scf, with_c,
};
