// Product of a sparse matrix in compressed rows with a vector.
#include "kernel.h"

enum { N = 2000, M = 14000 };

void spmv_affine(int64_t *row, int64_t *col, double *val, double *x, double *y);
void spmv_scf(int64_t *row, int64_t *col, double *val, double *x, double *y);

static void reference(int64_t row[RESTRICT N + 1], int64_t col[RESTRICT M], double val[RESTRICT M], double x[RESTRICT N], double y[RESTRICT N]) {
  for (int64_t i = 0; i < N; i++) {
    double s = 0.0;
    for (int64_t k = row[i]; k < row[i + 1]; k++) {
      s = s + val[k] * x[col[k]];
    }
    y[i] = s;
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < (N + 1); i++) ((int64_t *)b[0])[i] = i * 7;
  for (int64_t i = 0; i < M; i++) ((int64_t *)b[1])[i] = (i * 37) % N;
  for (int64_t i = 0; i < M; i++) ((double *)b[2])[i] = FRACTION(i, 3);
  for (int64_t i = 0; i < N; i++) ((double *)b[3])[i] = FRACTION(i, 4);
  for (int64_t i = 0; i < N; i++) ((double *)b[4])[i] = FRACTION(i, 5);
}

static void with_affine(void **b) { spmv_affine(b[0], b[1], b[2], b[3], b[4]); }
static void with_scf(void **b) { spmv_scf(b[0], b[1], b[2], b[3], b[4]); }
static void with_c(void **b) { reference(b[0], b[1], b[2], b[3], b[4]); }

const struct kernel kernel_spmv = {
    "spmv", 5, {8 * (N + 1), 8 * M, 8 * M, 8 * N, 8 * N},
    setup, with_affine, with_scf, with_c,
};
