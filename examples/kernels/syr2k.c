// Symmetric update of rank 2k.
#include "kernel.h"

void syr2k_affine(double *C, double *A, double *B);
void syr2k_scf(double *C, double *A, double *B);

static void reference(double C[RESTRICT 80][80], double A[RESTRICT 80][60], double B[RESTRICT 80][60]) {
  for (int64_t i = 0; i < 80; i++) {
    for (int64_t j = 0; j < i + 1; j++) {
      C[i][j] *= 1.2;
    }
    for (int64_t k = 0; k < 60; k++) {
      for (int64_t j = 0; j < i + 1; j++) {
        C[i][j] += A[j][k] * 1.5 * B[i][k] + B[j][k] * 1.5 * A[i][k];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 80 * 80; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 80 * 60; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 80 * 60; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { syr2k_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { syr2k_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_syr2k = {
    "syr2k", 3, {8 * 80 * 80, 8 * 80 * 60, 8 * 80 * 60},
    setup, with_affine, with_scf, with_c,
};
