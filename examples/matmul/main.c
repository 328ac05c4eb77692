#include <stdio.h>

#include "../memref.h"

MEMREF(memref_f64, double, 2);

void _mlir_ciface_matmul(memref_f64 *a, memref_f64 *b, memref_f64 *c);

enum { ROWS = 7, INNER = 5, COLS = 9 };

int main(void) {
  static double a[ROWS][INNER], b[INNER][COLS], c[ROWS][COLS];
  for (int i = 0; i < ROWS; i++)
    for (int k = 0; k < INNER; k++)
      a[i][k] = i - 2 * k;
  for (int k = 0; k < INNER; k++)
    for (int j = 0; j < COLS; j++)
      b[k][j] = 3 * k + j;
  memref_f64 ma = {a[0], a[0], 0, {ROWS, INNER}, {INNER, 1}};
  memref_f64 mb = {b[0], b[0], 0, {INNER, COLS}, {COLS, 1}};
  memref_f64 mc = {c[0], c[0], 0, {ROWS, COLS}, {COLS, 1}};
  _mlir_ciface_matmul(&ma, &mb, &mc);
  for (int i = 0; i < ROWS; i++) {
    for (int j = 0; j < COLS; j++) {
      double want = 0;
      for (int k = 0; k < INNER; k++)
        want += a[i][k] * b[k][j];
      if (c[i][j] != want) {
        printf("matmul: c[%d][%d] is %g, expected %g\n", i, j, c[i][j], want);
        return 1;
      }
    }
  }
  printf("matmul: c[%d][%d] = %g\n", ROWS - 1, COLS - 1, c[ROWS - 1][COLS - 1]);
  return 0;
}
