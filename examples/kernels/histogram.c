// How often each remainder occurs.
#include "kernel.h"

enum { N = 50000, B = 64 };

void histogram_affine(int64_t *v, int64_t *h);
void histogram_scf(int64_t *v, int64_t *h);

static void reference(int64_t v[RESTRICT N], int64_t h[RESTRICT B]) {
  for (int64_t i = 0; i < N; i++) {
    h[v[i] % B] = h[v[i] % B] + 1;
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N; i++) ((int64_t *)b[0])[i] = NUMBER(i, 5) & 0xffff;
  for (int64_t i = 0; i < B; i++) ((int64_t *)b[1])[i] = 0;
}

static void with_affine(void **b) { histogram_affine(b[0], b[1]); }
static void with_scf(void **b) { histogram_scf(b[0], b[1]); }
static void with_c(void **b) { reference(b[0], b[1]); }

const struct kernel kernel_histogram = {
    "histogram", 2, {8 * N, 8 * B},
    setup, with_affine, with_scf, with_c,
};
