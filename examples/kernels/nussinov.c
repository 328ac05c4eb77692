// Folds a sequence of bases so that most of them have a partner.
#include "kernel.h"

void nussinov_affine(int32_t *seq, int32_t *T);
void nussinov_scf(int32_t *seq, int32_t *T);

static int32_t larger(int32_t a, int32_t b) { return a >= b ? a : b; }

static void reference(int32_t seq[RESTRICT 70], int32_t T[RESTRICT 70][70]) {
  for (int64_t i = 0; i < 70; i++) {
    for (int64_t j = 70 - i; j < 70; j++) {
      T[69 - i][j] = larger(T[69 - i][j], T[69 - i][j - 1]);
      T[69 - i][j] = larger(T[69 - i][j], T[70 - i][j]);
      if (70 - i < j) {
        T[69 - i][j] = larger(T[69 - i][j], T[70 - i][j - 1] + (seq[69 - i] + seq[j] == 3 ? 1 : 0));
      } else {
        T[69 - i][j] = larger(T[69 - i][j], T[70 - i][j - 1]);
      }
      for (int64_t k = 70 - i; k < j; k++) {
        T[69 - i][j] = larger(T[69 - i][j], T[69 - i][k] + T[k + 1][j]);
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < 70; i++) ((int32_t *)b[0])[i] = NUMBER(i, 1) >> 7 & 3;
  for (int64_t i = 0; i < 70 * 70; i++) ((int32_t *)b[1])[i] = 0;
}

static void with_affine(void **b) { nussinov_affine(b[0], b[1]); }
static void with_scf(void **b) { nussinov_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_nussinov = {
    "nussinov", 2, {4 * 70, 4 * 70 * 70},
    setup, with_affine, with_scf, with_c,
};
