#include <complex.h>
#include <inttypes.h>
#include <stdio.h>

struct pair { double re, im; };
struct pair julia(int64_t times, double re, double im);

int main(void) {
  for (int64_t times = 0; times < 8; times++) {
    double complex z = 0.125 + 0.5 * I;
    for (int64_t i = 0; i < times; i++)
      z = z * z + (-0.5 + 0.25 * I);
    struct pair got = julia(times, 0.125, 0.5);
    if (got.re != creal(z) || got.im != cimag(z)) {
      printf("after %" PRId64 ": %.17g %.17g, expected %.17g %.17g\n", times, got.re, got.im, creal(z), cimag(z));
      return 1;
    }
    printf("%" PRId64 ": %.6f %.6f\n", times, got.re, got.im);
  }
  return 0;
}
