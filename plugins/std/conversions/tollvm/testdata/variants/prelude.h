#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *current;
static int checks;

#define CHECK(condition)                                                       \
  do {                                                                         \
    checks++;                                                                  \
    if (!(condition)) printf("%s: %s\n", current, #condition);                 \
  } while (0)

/* Declares the struct NAME of a memref of elements T and rank N. */
#define MEMREF(NAME, T, N)                                                     \
  struct NAME { T *allocated, *aligned; intptr_t offset, sizes[N], strides[N]; }

/* A memref of rank 0. */
struct memref0 { void *allocated, *aligned; intptr_t offset; };

/* A memref of unknown rank. */
struct unranked { intptr_t rank; void *memref; };

#define UNORDERED (a != a || b != b)

#define INTEGERS {0, 1, -1, 2, 7, -8, 85, (U)1 << (8 * sizeof(U) - 1), ((U)1 << (8 * sizeof(U) - 1)) - 1}
#define BOOLEANS {0, 1}
#define FLOATS {0, -0.0f, 1, -1.5f, 2.5f, 3.75f, -0.1f, 99.75f, 30000, -INFINITY, INFINITY, NAN}

/* Integers are the same when they are equal, floats also when both are none or
   when their signs agree. */
#define SAME_INTEGER(x, y) ((x) == (y))
#define SAME_FLOAT(x, y) ((x) != (x) ? (y) != (y) : (x) == (y) && !signbit((double)(x)) == !signbit((double)(y)))

/* What LLVM 13 calls for numbers of 16 bits. */
float __gnu_h2f_ieee(uint16_t bits) {
  _Float16 f;
  memcpy(&f, &bits, sizeof f);
  return f;
}
uint16_t __gnu_f2h_ieee(float value) {
  _Float16 f = value;
  uint16_t bits;
  memcpy(&bits, &f, sizeof f);
  return bits;
}

/* Copies between memrefs of any layout. */
void memrefCopy(intptr_t size, struct unranked *from, struct unranked *to) {
  MEMREF(any, char, 1) *source = from->memref, *target = to->memref;
  intptr_t rank = from->rank, *n = source->sizes, *s = n + rank, *d = target->sizes + rank;
  intptr_t index[8] = {0};
  for (intptr_t i = 0; i < rank; i++)
    if (n[i] == 0) return;
  for (;;) {
    intptr_t at = source->offset, into = target->offset, i;
    for (i = 0; i < rank; i++) at += index[i] * s[i], into += index[i] * d[i];
    memcpy(target->aligned + into * size, source->aligned + at * size, size);
    for (i = rank - 1; i >= 0 && ++index[i] == n[i]; i--) index[i] = 0;
    if (i < 0) return;
  }
}
