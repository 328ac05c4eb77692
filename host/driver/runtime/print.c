/* Prints the results of the function that `mlirc run` calls, one a line. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern void mlirc_run(void);

void mlirc_print_int(int64_t n) { printf("%lld\n", (long long)n); }
void mlirc_print_uint(int64_t n) { printf("%llu\n", (unsigned long long)n); }
void mlirc_print_bool(int32_t b) { puts(b ? "true" : "false"); }

/* The fewest digits that read back as the same number. */
static void print_shortest(double x, int most, int single) {
  char text[40];
  int digits;
  for (digits = 1; digits <= most; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, x);
    if (single ? strtof(text, 0) == (float)x : strtod(text, 0) == x) break;
  }
  if (isfinite(x) && !strpbrk(text, ".e")) strcat(text, ".0");
  puts(text);
}

void mlirc_print_float(float x) { print_shortest(x, 9, 1); }
void mlirc_print_double(double x) { print_shortest(x, 17, 0); }

/* Before main, because the module may have a main of its own. */
__attribute__((constructor)) static void run(void) {
  mlirc_run();
  if (fflush(stdout) == 0)
    exit(EXIT_SUCCESS);
  perror("mlirc: error: cannot write '-'");
  exit(2);
}

__attribute__((weak)) int main(void) { return EXIT_SUCCESS; }
