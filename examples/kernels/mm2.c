// Two products of matrices, one of the other: D = 1.5 A B C + 1.2 D.
#include "kernel.h"

void mm2_affine(double *T, double *A, double *B, double *C, double *D);
void mm2_scf(double *T, double *A, double *B, double *C, double *D);

static void reference(double T[RESTRICT 48][32], double A[RESTRICT 48][64], double B[RESTRICT 64][32], double C[RESTRICT 32][64], double D[RESTRICT 48][64]) {
  for (int64_t i = 0; i < 48; i++) {
    for (int64_t j = 0; j < 32; j++) {
      T[i][j] = 0.0;
      for (int64_t k = 0; k < 64; k++) {
        T[i][j] += 1.5 * A[i][k] * B[k][j];
      }
    }
  }
  for (int64_t i = 0; i < 48; i++) {
    for (int64_t j = 0; j < 64; j++) {
      D[i][j] = D[i][j] * 1.2;
      for (int64_t k = 0; k < 32; k++) {
        D[i][j] += T[i][k] * C[k][j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 48 * 32; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 48 * 64; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 64 * 32; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 32 * 64; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < 48 * 64; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { mm2_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { mm2_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_mm2 = {
    "mm2", 5, {8 * 48 * 32, 8 * 48 * 64, 8 * 64 * 32, 8 * 32 * 64, 8 * 48 * 64},
    setup, with_affine, with_scf, with_c,
};
