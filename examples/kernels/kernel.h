// A kernel in three forms, for the driver.
#include <stddef.h>
#include <stdint.h>

// What the pointers of the C versions promise: nothing, or `restrict` when it is compiled with
// -DRESTRICT=restrict.
#ifndef RESTRICT
#define RESTRICT
#endif

enum { MOST_BUFFERS = 7 };

struct kernel {
  const char *name;
  int buffers;
  size_t sizes[MOST_BUFFERS];  // in bytes
  void (*setup)(void **);
  void (*affine)(void **);
  void (*scf)(void **);
  void (*reference)(void **);
};

// Inputs: a fraction between 0.5 and 1.5, and a number below 2^20, that follow no
// simple rule.
#define FRACTION(i, seed) ((double)(((i) * 7919 + (seed) * 104729) % 1009) / 1009 + 0.5)
#define NUMBER(i, seed) (((i) * 48271 + (seed) * 16807) & 0xfffff)
