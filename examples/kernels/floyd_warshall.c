// Shortest ways between all pairs of nodes.
#include "kernel.h"

enum { N = 110 };

void floyd_warshall_affine(int64_t *D);
void floyd_warshall_scf(int64_t *D);

static void reference(int64_t D[RESTRICT N][N]) {
  for (int64_t k = 0; k < N; k++) {
    for (int64_t i = 0; i < N; i++) {
      for (int64_t j = 0; j < N; j++) {
        D[i][j] = (D[i][j] < D[i][k] + D[k][j] ? D[i][j] : D[i][k] + D[k][j]);
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((int64_t *)b[0])[i] = NUMBER(i, 1);
}

static void with_affine(void **b) { floyd_warshall_affine(b[0]); }
static void with_scf(void **b) { floyd_warshall_scf(b[0]); }
static void with_c(void **b) { reference(b[0]); }

const struct kernel kernel_floyd_warshall = {
    "floyd_warshall", 1, {8 * N * N},
    setup, with_affine, with_scf, with_c,
};
