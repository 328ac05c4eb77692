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

/* Time. */

WEAK double rtclock(void) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return 0;
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

WEAK void print_flops(double flops) { fprintf(stderr, "%f GFLOPS\n", flops / 1e9); }

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

/* The two names of a function do not call each other: a module that declares one with a C
 * interface defines it, as a call of the other. */
#define PRINTER(name, type, format, shown)                                             \
  static void print_##name(const char *data, int64_t i) {                              \
    type x = ((const type *)data)[i];                                                  \
    printf(format, shown);                                                             \
  }                                                                                    \
  static void show_##name(int64_t rank, void *parts) {                                 \
    struct view v = view_of(rank, parts);                                              \
    print_view("Unranked Memref ", &v, print_##name);                                  \
  }                                                                                    \
  static void show_shape_##name(int64_t rank, void *parts) {                           \
    struct view v = view_of(rank, parts);                                              \
    print_shape("Unranked Memref ", &v);                                               \
    putchar('\n');                                                                     \
  }                                                                                    \
  WEAK void print_memref_##name(int64_t rank, void *parts) { show_##name(rank, parts); } \
  WEAK void print_memref_shape_##name(int64_t rank, void *parts) { show_shape_##name(rank, parts); } \
  WEAK void _mlir_ciface_print_memref_##name(struct unranked *m) { show_##name(m->rank, m->parts); } \
  WEAK void _mlir_ciface_print_memref_shape_##name(struct unranked *m) { show_shape_##name(m->rank, m->parts); }

PRINTER(i8, int8_t, "%c", x) /* a character, as the original prints it */
PRINTER(i16, int16_t, "%d", (int)x)
PRINTER(i32, int32_t, "%" PRId32, x)
PRINTER(i64, int64_t, "%" PRId64, x)
PRINTER(f32, float, "%g", (double)x)
PRINTER(f64, double, "%g", x)

#define RANKED(rank)                                         \
  WEAK void _mlir_ciface_print_memref_##rank##d_f32(void *parts) { \
    struct view v = view_of(rank, parts);                    \
    print_view("Memref ", &v, print_f32);                    \
  }

RANKED(0)
RANKED(1)
RANKED(2)
RANKED(3)
RANKED(4)

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

VERIFIER(I32, int32_t, "%" PRId32, a == b)
VERIFIER(F32, float, "%g", is_close(a, b, 1e-6))
VERIFIER(F64, double, "%g", is_close(a, b, 1e-12))
