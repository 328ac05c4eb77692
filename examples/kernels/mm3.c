// Three products of matrices: G = (A B) (C D).
#include "kernel.h"

void mm3_affine(double *E, double *A, double *B, double *H, double *C, double *D, double *G);
void mm3_scf(double *E, double *A, double *B, double *H, double *C, double *D, double *G);

static void reference(double E[RESTRICT 32][64], double A[RESTRICT 32][48], double B[RESTRICT 48][64], double H[RESTRICT 64][48], double C[RESTRICT 64][32], double D[RESTRICT 32][48], double G[RESTRICT 32][48]) {
  for (int64_t i = 0; i < 32; i++) {
    for (int64_t j = 0; j < 64; j++) {
      E[i][j] = 0.0;
      for (int64_t k = 0; k < 48; k++) {
        E[i][j] += A[i][k] * B[k][j];
      }
    }
  }
  for (int64_t i = 0; i < 64; i++) {
    for (int64_t j = 0; j < 48; j++) {
      H[i][j] = 0.0;
      for (int64_t k = 0; k < 32; k++) {
        H[i][j] += C[i][k] * D[k][j];
      }
    }
  }
  for (int64_t i = 0; i < 32; i++) {
    for (int64_t j = 0; j < 48; j++) {
      G[i][j] = 0.0;
      for (int64_t k = 0; k < 64; k++) {
        G[i][j] += E[i][k] * H[k][j];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 32 * 64; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < 32 * 48; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < 48 * 64; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < 64 * 48; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < 64 * 32; i++) ((double *)b[4])[i] = FRACTION(i, 5);
  for (int64_t i = 0; i < 32 * 48; i++) ((double *)b[5])[i] = FRACTION(i, 6);
  for (int64_t i = 0; i < 32 * 48; i++) ((double *)b[6])[i] = FRACTION(i, 7);
}

static void with_affine(void **b) { mm3_affine(b[0], b[1], b[2], b[3], b[4], b[5], b[6]); }
static void with_scf(void **b) { mm3_scf(b[0], b[1], b[2], b[3], b[4], b[5], b[6]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4], b[5], b[6]); }

const struct kernel kernel_mm3 = {
    "mm3", 7, {8 * 32 * 64, 8 * 32 * 48, 8 * 48 * 64, 8 * 64 * 48, 8 * 64 * 32, 8 * 32 * 48, 8 * 32 * 48},
    setup, with_affine, with_scf, with_c,
};
