#include <inttypes.h>
#include <stdio.h>

void scale(int64_t n, int64_t m, float a[n][m], float by);
float sum(int64_t n, float a[n]);

int main(void) {
  float a[3][4];
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 4; j++)
      a[i][j] = (float)(10 * i + j);
  scale(3, 4, a, 0.5f);
  for (int i = 0; i < 3; i++)
    printf("%g %g %g %g, together %g\n", a[i][0], a[i][1], a[i][2], a[i][3], sum(4, a[i]));
  return 0;
}
