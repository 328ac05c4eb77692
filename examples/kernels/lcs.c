// Length of the longest common subsequence.
#include "kernel.h"

enum { N = 400 };

void lcs_affine(int64_t *a, int64_t *b, int64_t *L);
void lcs_scf(int64_t *a, int64_t *b, int64_t *L);

static void reference(int64_t a[RESTRICT N], int64_t b[RESTRICT N], int64_t L[RESTRICT N + 1][N + 1]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      L[i + 1][j + 1] = a[i] == b[j] ? L[i][j] + 1 : (L[i][j + 1] > L[i + 1][j] ? L[i][j + 1] : L[i + 1][j]);
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((int64_t *)b[0])[i] = NUMBER(i, 3) & 7;
  for (int64_t i = 0; i < N; i++) ((int64_t *)b[1])[i] = NUMBER(i, 4) & 7;
  for (int64_t i = 0; i < (N + 1) * (N + 1); i++) ((int64_t *)b[2])[i] = 0;
}

static void with_affine(void **b) { lcs_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { lcs_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_lcs = {
    "lcs", 3, {8 * N, 8 * N, 8 * (N + 1) * (N + 1)},
    setup, with_affine, with_scf, with_c,
};
