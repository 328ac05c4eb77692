#include <stdio.h>

#include "../memref.h"

MEMREF(memref_f32, float, 1);

void _mlir_ciface_saxpy(float a, memref_f32 *x, memref_f32 *y);

enum { N = 1000 };

int main(void) {
  static float x[N], y[N];
  for (int i = 0; i < N; i++) {
    x[i] = (float)i;
    y[i] = 1.0f;
  }
  memref_f32 mx = {x, x, 0, {N}, {1}};
  memref_f32 my = {y, y, 0, {N}, {1}};
  _mlir_ciface_saxpy(2.0f, &mx, &my);
  for (int i = 0; i < N; i++) {
    if (y[i] != 2.0f * (float)i + 1.0f) {
      printf("saxpy: y[%d] is %g, expected %g\n", i, y[i], 2.0 * i + 1.0);
      return 1;
    }
  }
  printf("saxpy: y[0] = %g, y[%d] = %g\n", y[0], N - 1, y[N - 1]);
  return 0;
}
