// The two products of a step of BiCG: s = r A and q = A p.
#include "kernel.h"

void bicg_affine(double *A, double *s, double *q, double *p, double *r);
void bicg_scf(double *A, double *s, double *q, double *p, double *r);

static void reference(double A[RESTRICT 116][124], double s[RESTRICT 124], double q[RESTRICT 116], double p[RESTRICT 124], double r[RESTRICT 116]) {
  for (int64_t i = 0; i < 124; i++) {
    s[i] = 0.0;
  }
  for (int64_t i = 0; i < 116; i++) {
    q[i] = 0.0;
    for (int64_t j = 0; j < 124; j++) {
      s[j] += r[i] * A[i][j];
      q[i] += A[i][j] * p[j];
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 116 * 124; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 124; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 116; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 124; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < 116; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { bicg_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { bicg_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_bicg = {
    "bicg", 5, {8 * 116 * 124, 8 * 124, 8 * 116, 8 * 124, 8 * 116},
    setup, with_affine, with_scf, with_c,
};
