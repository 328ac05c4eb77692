// Products of a matrix with the rows of a cube.
#include "kernel.h"

enum { N = 32 };

void doitgen_affine(double *A, double *C, double *s);
void doitgen_scf(double *A, double *C, double *s);

static void reference(double A[RESTRICT N][N][N], double C[RESTRICT N][N], double s[RESTRICT N]) {
  for (int64_t r = 0; r < N; r++) {
    for (int64_t q = 0; q < N; q++) {
      for (int64_t p = 0; p < N; p++) {
        s[p] = 0.0;
        for (int64_t k = 0; k < N; k++) {
          s[p] = s[p] + A[r][q][k] * C[k][p];
        }
      }
      for (int64_t p = 0; p < N; p++) {
        A[r][q][p] = s[p];
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { doitgen_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { doitgen_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_doitgen = {
    "doitgen", 3, {8 * N * N * N, 8 * N * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
