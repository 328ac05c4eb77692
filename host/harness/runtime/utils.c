/* The functions of MLIR's runner libraries that programs call to print, compare, copy and
 * measure. All are weak: a function of the same name in the module is used instead. */
#include <inttypes.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define WEAK __attribute__((weak))

/* What vector.print becomes. */

WEAK void printI64(int64_t value) { printf("%" PRId64, value); }
WEAK void printU64(uint64_t value) { printf("%" PRIu64, value); }
WEAK void printF32(float value) { printf("%g", value); }
WEAK void printF64(double value) { printf("%g", value); }
WEAK void printOpen(void) { fputs("( ", stdout); }
WEAK void printClose(void) { fputs(" )", stdout); }
WEAK void printComma(void) { fputs(", ", stdout); }
WEAK void printNewline(void) { putchar('\n'); }
WEAK void printString(const char *text) { fputs(text, stdout); }

/* Time. */

WEAK double rtclock(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

WEAK void print_flops(double flops) { fprintf(stderr, "%f GFLOPS\n", flops / 1e9); }
WEAK void printFlops(double flops) { print_flops(flops); }

/* Floats of 16 bits, which C does not have everywhere. */

static double from_f16(uint16_t bits) {
  int exponent = bits >> 10 & 31, fraction = bits & 1023;
  double size = exponent == 31  ? (fraction ? NAN : INFINITY)
                : exponent == 0 ? ldexp(fraction, -24)
                                : ldexp(fraction | 1024, exponent - 25);
  return copysign(size, bits & 0x8000 ? -1.0 : 1.0);
}

static double from_bf16(uint16_t bits) {
  uint32_t word = (uint32_t)bits << 16;
  float value;
  memcpy(&value, &word, sizeof value);
  return value;
}

/* The nearest number of 1 + exponent + fraction bits, the even one of two. */
static uint16_t to_short(double value, int exponent_bits, int fraction_bits) {
  int most = (1 << exponent_bits) - 1, bias = most >> 1, exponent;
  uint16_t sign = signbit(value) ? 0x8000 : 0, infinite = (uint16_t)(most << fraction_bits);
  double size = fabs(value);
  if (isnan(value)) return sign | infinite | (uint16_t)(1 << (fraction_bits - 1));
  if (isinf(value)) return sign | infinite;
  if (size == 0) return sign;
  frexp(size, &exponent);
  if (--exponent < 1 - bias) exponent = 1 - bias;
  double units = nearbyint(ldexp(size, fraction_bits - exponent));
  double bits = ldexp(exponent + bias - 1, fraction_bits) + units; /* a carry goes to the exponent */
  return sign | (bits >= infinite ? infinite : (uint16_t)bits);
}

/* They come as integers, of which a caller need not have set more than 16 bits. */
WEAK void printF16(uint32_t bits) { printf("%g", from_f16((uint16_t)bits)); }
WEAK void printBF16(uint32_t bits) { printf("%g", from_bf16((uint16_t)bits)); }

/* What llc calls to convert them where neither the processor nor libgcc does. LLVM up to 14 takes
 * the 16 bits in integer registers, later versions in floating-point registers; on x86-64 a
 * structure of both kinds is returned in both. libgcc has some of these functions, for the latter
 * only. */
#if defined(__x86_64__) && !defined(_WIN32)
struct both {
  double floating;
  uint64_t integer;
};

static struct both both(uint16_t bits) {
  struct both b;
  b.integer = bits;
  memcpy(&b.floating, &b.integer, sizeof b.floating);
  return b;
}

WEAK float __gnu_h2f_ieee(uint32_t bits) { return (float)from_f16((uint16_t)bits); }
WEAK uint16_t __gnu_f2h_ieee(float value) { return to_short(value, 5, 10); }
WEAK struct both __truncdfhf2(double value) { return both(to_short(value, 5, 10)); }
WEAK struct both __truncsfbf2(float value) { return both(to_short(value, 8, 7)); }
WEAK struct both __truncdfbf2(double value) { return both(to_short(value, 8, 7)); }
#endif

/* A memref. In memory its parts lie one behind the other: two pointers, the offset, sizes,
 * strides. One of unknown rank is its rank and the address of those. */

struct unranked {
  int64_t rank;
  void *parts;
};

struct view {
  const char *data;
  int64_t rank, offset;
  const int64_t *sizes, *strides;
};

static struct view view_of(int64_t rank, const void *parts) {
  struct view v;
  const int64_t *integers = (const int64_t *)((void *const *)parts + 2);
  v.data = ((char *const *)parts)[1];
  v.rank = rank;
  v.offset = integers[0];
  v.sizes = integers + 1;
  v.strides = v.sizes + rank;
  return v;
}

typedef void (*printer)(const char *data, int64_t index);

static void print_list(const int64_t *values, int64_t count) {
  putchar('[');
  for (int64_t i = 0; i < count; i++) printf(i == 0 ? "%" PRId64 : ", %" PRId64, values[i]);
  putchar(']');
}

static void print_shape(const char *kind, const struct view *v) {
  printf("%sbase@ = %p rank = %" PRId64 " offset = %" PRId64 " sizes = ", kind, (const void *)v->data, v->rank, v->offset);
  print_list(v->sizes, v->rank);
  fputs(" strides = ", stdout);
  print_list(v->strides, v->rank);
}

/* Prints what lies behind the indices of the first dimensions. */
static void print_elements(const struct view *v, int64_t depth, int64_t at, printer print) {
  if (depth == v->rank) {
    print(v->data, at);
    return;
  }
  putchar('[');
  for (int64_t i = 0; i < v->sizes[depth]; i++) {
    if (i > 0) {
      fputs(depth + 1 < v->rank ? ", \n" : ", ", stdout);
      for (int64_t spaces = 0; spaces <= depth; spaces++) putchar(' ');
    }
    print_elements(v, depth + 1, at + i * v->strides[depth], print);
  }
  putchar(']');
}

static void print_view(const char *kind, const struct view *v, printer print) {
  print_shape(kind, v);
  fputs(" data = \n", stdout);
  if (v->rank == 0) putchar('[');
  print_elements(v, 0, v->offset, print);
  puts(v->rank == 0 ? "]" : "");
}

/* Functions of libmlir_runner_utils, named as in MLIR 13 (print_memref_f32), or as in later
 * versions (printMemrefF32). Those with and without a C interface do not call each other: a module
 * that declares one with a C interface defines it, as a call of the other. */
#define PRINTER(name, type, shown)                                \
  static void print_##name(const char *data, int64_t i) {         \
    type x = ((const type *)data)[i];                             \
    shown;                                                        \
  }                                                               \
  static void show_##name(int64_t rank, void *parts) {            \
    struct view v = view_of(rank, parts);                         \
    print_view("Unranked Memref ", &v, print_##name);             \
  }                                                               \
  WEAK void _mlir_ciface_printMemref1d##name(void *parts) {       \
    struct view v = view_of(1, parts);                            \
    print_view("Memref ", &v, print_##name);                      \
  }                                                               \
  NAMES(show_##name, printMemref##name)                           \
  NAMES(show_shape, printMemrefShape##name)

#define NAMES(function, name)                                     \
  WEAK void name(int64_t rank, void *parts) { function(rank, parts); } \
  WEAK void _mlir_ciface_##name(struct unranked *m) { function(m->rank, m->parts); }

static void show_shape(int64_t rank, void *parts) {
  struct view v = view_of(rank, parts);
  print_shape("Unranked Memref ", &v);
  putchar('\n');
}

struct complex32 {
  float re, im;
};
struct complex64 {
  double re, im;
};

PRINTER(I8, int8_t, putchar(x)) /* a character, as the original prints it */
PRINTER(I16, int16_t, printf("%d", (int)x))
PRINTER(I32, int32_t, printf("%" PRId32, x))
PRINTER(I64, int64_t, printI64(x))
PRINTER(Ind, uint64_t, printU64(x))
PRINTER(F16, uint16_t, printF16(x))
PRINTER(BF16, uint16_t, printBF16(x))
PRINTER(F32, float, printF32(x))
PRINTER(F64, double, printF64(x))
PRINTER(C32, struct complex32, printf("(%g,%g)", (double)x.re, (double)x.im))
PRINTER(C64, struct complex64, printf("(%g,%g)", x.re, x.im))

#define EARLIER(earlier, name)                                    \
  NAMES(show_##name, print_memref_##earlier)                      \
  NAMES(show_shape, print_memref_shape_##earlier)

EARLIER(i8, I8)
EARLIER(i16, I16)
EARLIER(i32, I32)
EARLIER(i64, I64)
EARLIER(f32, F32)
EARLIER(f64, F64)

#define RANKED(name, rank)                                        \
  WEAK void _mlir_ciface_##name(void *parts) {                    \
    struct view v = view_of(rank, parts);                         \
    print_view("Memref ", &v, print_F32);                         \
  }

RANKED(print_memref_0d_f32, 0)
RANKED(print_memref_1d_f32, 1)
RANKED(print_memref_2d_f32, 2)
RANKED(print_memref_3d_f32, 3)
RANKED(print_memref_4d_f32, 4)
RANKED(printMemref0dF32, 0)
RANKED(printMemref2dF32, 2)
RANKED(printMemref3dF32, 3)
RANKED(printMemref4dF32, 4)

/* Copies elements of some bytes between memrefs of one shape. */

static void copy_elements(int64_t bytes, const struct view *from, const struct view *to, int64_t depth,
                          int64_t source, int64_t target) {
  if (depth == from->rank) {
    memcpy((char *)to->data + target * bytes, from->data + source * bytes, (size_t)bytes);
    return;
  }
  for (int64_t i = 0; i < from->sizes[depth]; i++)
    copy_elements(bytes, from, to, depth + 1, source + i * from->strides[depth], target + i * to->strides[depth]);
}

WEAK void memrefCopy(int64_t bytes, struct unranked *from, struct unranked *to) {
  struct view source = view_of(from->rank, from->parts), target = view_of(to->rank, to->parts);
  copy_elements(bytes, &source, &target, 0, source.offset, target.offset);
}

/* Compares memrefs, and returns how many elements differ; -1 for those of another shape. */

typedef int (*comparison)(const char *actual, const char *expected, int64_t index, int show);

#define MOST_SHOWN 10

static int64_t compare_elements(const struct view *actual, const struct view *expected, int64_t depth, int64_t at,
                                comparison differ, int *shown) {
  int64_t differences = 0;
  if (depth == actual->rank) {
    int differs = differ(actual->data, expected->data, at, *shown < MOST_SHOWN);
    *shown += differs;
    return differs;
  }
  for (int64_t i = 0; i < actual->sizes[depth]; i++)
    differences += compare_elements(actual, expected, depth + 1, at + i * actual->strides[depth], differ, shown);
  return differences;
}

static int64_t compare(const struct view *actual, const struct view *expected, comparison differ) {
  int same = actual->rank == expected->rank && actual->offset == expected->offset, shown = 0;
  for (int64_t i = 0; same && i < actual->rank; i++)
    same = actual->sizes[i] == expected->sizes[i] && actual->strides[i] == expected->strides[i];
  if (!same) {
    fputs("the memrefs differ in sizes, strides or offset\n", stderr);
    return -1;
  }
  return compare_elements(actual, expected, 0, actual->offset, differ, &shown);
}

/* Whether two floats are close; infinite ones never are. */
static int is_close(double actual, double expected, double relative) {
  return isfinite(actual) && isfinite(expected) && fabs(actual - expected) <= relative * fabs(expected);
}

#define VERIFIER(name, type, format, same)                                              \
  static int differ_##name(const char *actual, const char *expected, int64_t i, int show) { \
    type a = ((const type *)actual)[i], b = ((const type *)expected)[i];                \
    if (same) return 0;                                                                 \
    if (show) fprintf(stderr, format " != " format " offset = %" PRId64 "\n", a, b, i); \
    return 1;                                                                           \
  }                                                                                     \
  WEAK int64_t _mlir_ciface_verifyMemRef##name(struct unranked *a, struct unranked *b) { \
    struct view actual = view_of(a->rank, a->parts), expected = view_of(b->rank, b->parts); \
    return compare(&actual, &expected, differ_##name);                                  \
  }

VERIFIER(I8, int8_t, "%d", a == b)
VERIFIER(I16, int16_t, "%d", a == b)
VERIFIER(I32, int32_t, "%" PRId32, a == b)
VERIFIER(I64, int64_t, "%" PRId64, a == b)
VERIFIER(Ind, uint64_t, "%" PRIu64, a == b)
VERIFIER(F32, float, "%g", is_close(a, b, 1e-6))
VERIFIER(F64, double, "%g", is_close(a, b, 1e-12))
