// 2-D convolution with dilation D; the image is padded by P zeros on each side.
#include "kernel.h"

enum { N = 128, K = 5, D = 2, P = 4 };

void conv2d_affine(double *I, double *F, double *O);
void conv2d_scf(double *I, double *F, double *O);

static void reference(double I[RESTRICT N][N], double F[RESTRICT K][K], double O[RESTRICT N][N]) {
  for (int64_t i = 0; i < N; i++) {
    for (int64_t j = 0; j < N; j++) {
      O[i][j] = 0.0;
      for (int64_t k = 0; k < K; k++) {
        for (int64_t l = 0; l < K; l++) {
          if (i + D * k - P >= 0 && i + D * k - P < N && j + D * l - P >= 0 && j + D * l - P < N) {
            O[i][j] = O[i][j] + F[k][l] * I[i + D * k - P][j + D * l - P];
          }
        }
      }
    }
  }
}

static void setup(void **b) {
  for (int64_t i = 0; i < N * N; i++) ((double *)b[0])[i] = FRACTION(i, 1);
  for (int64_t i = 0; i < K * K; i++) ((double *)b[1])[i] = FRACTION(i, 2);
  for (int64_t i = 0; i < N * N; i++) ((double *)b[2])[i] = FRACTION(i, 3);
}

static void with_affine(void **b) { conv2d_affine(b[0], b[1], b[2]); }
static void with_scf(void **b) { conv2d_scf(b[0], b[1], b[2]); }
static void with_c(void **b) { reference(b[0], b[1], b[2]); }

const struct kernel kernel_conv2d = {
    "conv2d", 3, {8 * N * N, 8 * K * K, 8 * N * N},
    setup, with_affine, with_scf, with_c,
};
