// Odd-even transposition sort.
#include "kernel.h"

enum { N = 300 };

void sort_affine(int64_t *a);
void sort_scf(int64_t *a);

static void reference(int64_t a[RESTRICT N]) {
  for (int64_t t = 0; t < N; t++) {
    for (int64_t i = 0; i < N - 1; i += 2) {
      int64_t x = a[i];
      int64_t y = a[i + 1];
      a[i] = (x < y ? x : y);
      a[i + 1] = (x > y ? x : y);
    }
    for (int64_t j = 1; j < N - 1; j += 2) {
      int64_t u = a[j];
      int64_t v = a[j + 1];
      a[j] = (u < v ? u : v);
      a[j + 1] = (u > v ? u : v);
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((int64_t *)b[0])[i] = NUMBER(i, 1);
}

static void with_affine(void **b) { sort_affine(b[0]); }
static void with_scf(void **b) { sort_scf(b[0]); }
static void with_c(void **b) { reference(b[0]); }

const struct kernel kernel_sort = {
    "sort", 1, {8 * N},
    setup, with_affine, with_scf, with_c,
};
