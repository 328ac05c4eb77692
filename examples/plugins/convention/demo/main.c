#include <stdio.h>

#include "matrix.h" /* mlirc header matrix.mlir */

int main(void) {
  float a[3][4];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      a[i][j] = (float)(10 * i + j);
  scale(3, 4, &a[0][0], 0.5f);
  for (int i = 0; i < 3; i++)
    printf("%g %g %g %g, together %g\n", a[i][0], a[i][1], a[i][2], a[i][3], sum(4, a[i]));
  return 0;
}
