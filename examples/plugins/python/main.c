#include <stdint.h>
#include <stdio.h>

double fall(int64_t moments, double seconds);

int main(void) {
  printf("after 10 s: %.4f m\n", fall(10000, 0.001));
  return 0;
}
