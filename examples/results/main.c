#include <stdint.h>
#include <stdio.h>

typedef struct {
  int64_t quotient;
  double ratio;
} division;

typedef struct {
  double ratio;
  int64_t rest;
} remainder_t;

division divide(int64_t a, int64_t b);
remainder_t both(int64_t a, int64_t b);

int main(void) {
  division d = divide(22, 7);
  remainder_t r = both(22, 7);
  if (d.quotient != 3 || d.ratio != 22.0 / 7.0 || r.rest != 1 || r.ratio != d.ratio) {
    printf("results: divide gives %ld and %g, both gives %g and %ld\n", (long)d.quotient, d.ratio, r.ratio, (long)r.rest);
    return 1;
  }
  printf("results: 22 / 7 = %ld, rest %ld, or %.6f\n", (long)d.quotient, (long)r.rest, d.ratio);
  return 0;
}
