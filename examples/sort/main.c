#include <stdio.h>

#include "../memref.h"

MEMREF(memref_i32, int32_t, 1);

void _mlir_ciface_sort(memref_i32 *m);

enum { N = 500 };

int main(void) {
  static int32_t m[N];
  uint32_t seed = 12345;
  int64_t sum = 0;
  for (int i = 0; i < N; i++) {
    seed = seed * 1664525u + 1013904223u;
    m[i] = (int32_t)seed;
    sum += m[i];
  }
  memref_i32 mm = {m, m, 0, {N}, {1}};
  _mlir_ciface_sort(&mm);
  for (int i = 0; i < N; i++) {
    sum -= m[i];
    if (i > 0 && m[i - 1] > m[i]) {
      printf("sort: m[%d] = %d stands before m[%d] = %d\n", i - 1, m[i - 1], i, m[i]);
      return 1;
    }
  }
  if (sum != 0) {
    printf("sort: the numbers are not those that were there\n");
    return 1;
  }
  printf("sort: %d numbers from %d to %d\n", N, m[0], m[N - 1]);
  return 0;
}
