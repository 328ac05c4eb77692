#include <stdio.h>

#include "../memref.h"

typedef float v8 __attribute__((vector_size(32)));

enum { N = 16 };

static v8 x[N], y[N], sum[1];

#ifdef BARE_PTR
void dot(v8 *x, v8 *y, v8 *sum);

static void run(void) { dot(x, y, sum); }
#else
MEMREF(memref_v8, v8, 1);

void _mlir_ciface_dot(memref_v8 *x, memref_v8 *y, memref_v8 *sum);

static void run(void) {
  memref_v8 mx = {x, x, 0, {N}, {1}};
  memref_v8 my = {y, y, 0, {N}, {1}};
  memref_v8 ms = {sum, sum, 0, {1}, {1}};
  _mlir_ciface_dot(&mx, &my, &ms);
}
#endif

int main(void) {
  float want = 0, have = 0;
  for (int i = 0; i < 8 * N; i++) {
    x[i / 8][i % 8] = (float)(i % 7);
    y[i / 8][i % 8] = (float)(i % 5);
    want += (float)((i % 7) * (i % 5));
  }
  run();
  for (int i = 0; i < 8; i++)
    have += sum[0][i];
  if (have != want) {
    printf("dot: is %g, expected %g\n", have, want);
    return 1;
  }
  printf("dot: %g\n", have);
  return 0;
}
