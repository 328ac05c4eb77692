// Finite differences of an electromagnetic field in time.
#include "kernel.h"

enum { N = 100, T = 10 };

void fdtd2d_affine(double *ex, double *ey, double *hz);
void fdtd2d_scf(double *ex, double *ey, double *hz);

static void reference(double ex[RESTRICT N][N], double ey[RESTRICT N][N], double hz[RESTRICT N][N]) {
  for (int64_t t = 0; t < T; t++) {
    for (int64_t i = 1; i < N; i++) {
      for (int64_t j = 0; j < N; j++) {
        ey[i][j] = ey[i][j] - 0.5 * (hz[i][j] - hz[i - 1][j]);
      }
    }
    for (int64_t i = 0; i < N; i++) {
      for (int64_t j = 1; j < N; j++) {
        ex[i][j] = ex[i][j] - 0.5 * (hz[i][j] - hz[i][j - 1]);
      }
    }
    for (int64_t i = 0; i < N - 1; i++) {
      for (int64_t j = 0; j < N - 1; j++) {
        hz[i][j] = hz[i][j] - 0.7 * (ex[i][j + 1] - ex[i][j] + ey[i + 1][j] - ey[i][j]);
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { fdtd2d_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { fdtd2d_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_fdtd2d = {
    "fdtd2d", 3, {8 * N * N, 8 * N * N, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
