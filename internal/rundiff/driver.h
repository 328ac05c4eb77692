// What the drivers share: random data, and printing results and memory.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// A type of elements in memory: `outer` vectors of `lanes` numbers. A number takes
// `bytes`, of which `bits` count, a vector takes `vector` bytes.
typedef struct {
  int is_float, bits, bytes, lanes, vector, outer;
} elem;

static int size_of(const elem *e) { return e->vector * e->outer; }

// Random numbers (splitmix64).
typedef struct { uint64_t state; } dice;

static uint64_t roll(dice *d) {
  uint64_t z = (d->state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

static uint64_t low(uint64_t v, int bits) { return bits >= 64 ? v : v & ((UINT64_C(1) << bits) - 1); }

// half makes the bits of an IEEE half of a double, rounding to nearest, to even on
// a tie.
static uint16_t half(double x) {
  uint64_t b;
  memcpy(&b, &x, 8);
  uint16_t sign = (b >> 48) & 0x8000;
  if (x != x) return sign | 0x7E00 | ((b >> 42) & 0x3FF);
  double a = fabs(x);
  if (a >= 65520.0) return sign | 0x7C00;
  int e;
  frexp(a, &e);
  if (e < -13) e = -13;
  double n = nearbyint(ldexp(a, 11 - e)); // in units of the last place
  if (n >= 2048) { n /= 2; e++; }
  if (n < 1024) return sign | (uint16_t)n; // subnormal
  return sign | (uint16_t)(((e + 14) << 10) + ((int)n - 1024));
}

static double from_half(uint16_t h) {
  int e = (h >> 10) & 31, m = h & 0x3FF;
  double v;
  if (e == 31) {
    uint64_t b = UINT64_C(0x7FF) << 52 | (uint64_t)m << 42;
    memcpy(&v, &b, 8);
  } else {
    v = e ? ldexp(1024 + m, e - 25) : ldexp(m, -24);
  }
  return h & 0x8000 ? -v : v;
}

// What llc-13 calls to convert halves.
uint16_t __gnu_f2h_ieee(float x) { return half(x); }
uint16_t __truncdfhf2(double x) { return half(x); }
uint16_t __truncxfhf2(long double x) { return half((double)x); }
uint16_t __trunctfhf2(__float128 x) { return half((double)x); }
float __gnu_h2f_ieee(uint16_t h) { return (float)from_half(h); }

// number makes the bits of a number: any, small, or special.
static uint64_t number(dice *d, const elem *e) {
  uint64_t r = roll(d);
  int way = r & 3;
  if (way == 0) return low(roll(d), e->bits);
  if (!e->is_float) {
    if (way == 1) return low((r >> 8) % 17 - 8, e->bits);
    static const uint64_t special[] = {0, 1, -1, INT64_MIN, INT64_MAX};
    uint64_t v = special[(r >> 8) % 5];
    if ((r >> 8) % 5 >= 3 && e->bits < 64) v = (v == (uint64_t)INT64_MIN) ? UINT64_C(1) << (e->bits - 1) : (UINT64_C(1) << (e->bits - 1)) - 1;
    return low(v, e->bits);
  }
  static const double specials[] = {0.0, -0.0, INFINITY, -INFINITY, NAN, 1.0, -1.0, 1e-7};
  double v = way == 3 ? specials[(r >> 8) & 7] : ((int64_t)((r >> 8) % 4001) - 2000) / 8.0;
  uint64_t b = 0;
  float f = (float)v;
  if (e->bits == 16) return half(v);
  if (e->bits == 32) { memcpy(&b, &f, 4); return b; }
  memcpy(&b, &v, 8);
  return b;
}

// wide makes the bits of a float above 64 bits: any that is one, for an x87 asks for
// a first bit, or that of a double.
static void wide(dice *d, uint64_t *words, const elem *e) {
  static const elem narrow = {1, 64, 8, 1, 8, 1};
  uint64_t b = number(d, &narrow);
  double v;
  memcpy(&v, &b, 8);
  long double x = v;
  __float128 q = v;
  if (roll(d) & 3) {
    memcpy(words, e->bits == 80 ? (void *)&x : (void *)&q, e->bits / 8);
    return;
  }
  words[0] = roll(d);
  words[1] = low(roll(d), e->bits - 64);
  if (e->bits == 80) words[0] = words[0] >> 1 | (uint64_t)((words[1] & 0x7FFF) != 0) << 63;
}

static void fill(dice *d, void *at, const elem *e) {
  for (int o = 0; o < e->outer; o++)
    for (int l = 0; l < e->lanes; l++) {
      uint64_t words[2] = {0, 0};
      if (e->is_float && e->bits > 64) wide(d, words, e);
      else {
        words[0] = number(d, e);
        if (e->bits > 64) words[1] = low(roll(d), e->bits - 64);
      }
      memcpy((char *)at + o * e->vector + l * e->bytes, words, e->bytes);
    }
}

static int is_nan(const elem *e, const uint64_t *words) {
  uint64_t b = words[0], top = words[1] & 0x7FFF;
  switch (e->is_float ? e->bits : 0) {
  case 16: return (b & 0x7FFF) > 0x7C00;
  case 32: return (b & 0x7FFFFFFF) > 0x7F800000;
  case 64: return (b & INT64_MAX) > UINT64_C(0x7FF) << 52;
  case 80: return top == 0x7FFF && b << 1 != 0;
  case 128: return (words[1] & INT64_MAX) > UINT64_C(0x7FFF) << 48 || ((words[1] & INT64_MAX) == UINT64_C(0x7FFF) << 48 && b != 0);
  }
  return 0;
}

// put prints an element. Unless `exact`, all NaNs look the same.
static void put(const void *at, const elem *e, int exact) {
  for (int o = 0; o < e->outer; o++)
    for (int l = 0; l < e->lanes; l++) {
      uint64_t words[2] = {0, 0};
      memcpy(words, (const char *)at + o * e->vector + l * e->bytes, e->bytes);
      words[0] = low(words[0], e->bits);
      if (!exact && is_nan(e, words)) { printf(" nan"); continue; }
      if (e->bits > 64) printf(" %llx:", (unsigned long long)low(words[1], e->bits - 64));
      printf(" %llx", (unsigned long long)words[0]);
    }
}

// A buffer that lies between bytes that must not be written.
typedef struct { char *start, *data; int count; const elem *e; } buffer;

enum { GUARD = 64, UNTOUCHED = 0xA5 };

static buffer allocate(dice *d, int count, const elem *e) {
  buffer b = {0, 0, count, e};
  int bytes = count * size_of(e);
  if (posix_memalign((void **)&b.start, 64, bytes + 2 * GUARD)) abort();
  memset(b.start, UNTOUCHED, bytes + 2 * GUARD);
  b.data = b.start + GUARD;
  for (int i = 0; i < count; i++) fill(d, b.data + i * size_of(e), e);
  return b;
}

static void put_buffer(const char *name, buffer b, int exact) {
  printf("\n  %s:", name);
  for (int i = 0; i < b.count; i++) put(b.data + i * size_of(b.e), b.e, exact);
  const unsigned char *end = (const unsigned char *)b.data + b.count * size_of(b.e);
  for (int i = 0; i < GUARD; i++)
    if ((unsigned char)b.start[i] != UNTOUCHED || end[i] != UNTOUCHED) { printf(" WRITTEN OUTSIDE"); break; }
}

// put_view prints the elements of a memref, and where they lie in its buffer.
static void put_view(const int64_t *words, int rank, const elem *e, int exact) {
  const char *data = (const char *)words[1];
  const int64_t *sizes = words + 3, *strides = sizes + rank;
  int64_t index[16] = {0}, total = 1;
  printf(" at %lld", (long long)words[2]);
  for (int i = 0; i < rank; i++) {
    printf(" %lld by %lld", (long long)sizes[i], (long long)strides[i]);
    total *= sizes[i];
  }
  if (total < 0 || total > 100000) { printf(" NONSENSE"); return; }
  for (int64_t n = 0; n < total; n++) {
    int64_t at = words[2];
    for (int i = 0; i < rank; i++) at += index[i] * strides[i];
    put(data + at * size_of(e), e, exact);
    for (int i = rank - 1; i >= 0 && ++index[i] == sizes[i]; i--) index[i] = 0;
  }
}

static float as_float(uint64_t b) { float f; uint32_t n = (uint32_t)b; memcpy(&f, &n, 4); return f; }
static double as_double(uint64_t b) { double f; memcpy(&f, &b, 8); return f; }

// What modules call.
static int64_t mix(int64_t a, int8_t b, int64_t c) { return (int64_t)((uint64_t)a * 31 + (uint64_t)b * 7 + (uint64_t)c); }
static double halve(double a, float b) { return a * 0.5 + b; }
static int32_t sum(int32_t *data, int64_t count, int64_t stride, int32_t start) {
  uint32_t s = (uint32_t)start;
  for (int64_t i = 0; i < count; i++) { s += (uint32_t)data[i * stride]; data[i * stride] ^= 1; }
  return (int32_t)s;
}

void memrefCopy(int64_t size, const int64_t *from, const int64_t *to) {
  int rank = (int)from[0];
  const int64_t *a = (const int64_t *)from[1], *b = (const int64_t *)to[1];
  const int64_t *sizes = a + 3;
  int64_t index[16] = {0}, total = 1;
  for (int i = 0; i < rank; i++) total *= sizes[i];
  for (int64_t n = 0; n < total; n++) {
    int64_t x = a[2], y = b[2];
    for (int i = 0; i < rank; i++) { x += index[i] * a[3 + rank + i]; y += index[i] * b[3 + rank + i]; }
    memcpy((char *)b[1] + y * size, (const char *)a[1] + x * size, size);
    for (int i = rank - 1; i >= 0 && ++index[i] == sizes[i]; i--) index[i] = 0;
  }
}

#ifdef BARE
int64_t host_mix(int64_t a, int8_t b, int64_t c) { return mix(a, b, c); }
double host_half(double a, float b) { return halve(a, b); }
int32_t host_sum(int32_t *m, int32_t start) { return sum(m, 4, 1, start); }
#else
int64_t _mlir_ciface_host_mix(int64_t a, int8_t b, int64_t c) { return mix(a, b, c); }
double _mlir_ciface_host_half(double a, float b) { return halve(a, b); }
int32_t _mlir_ciface_host_sum(int64_t *m, int32_t start) { return sum((int32_t *)m[1] + m[2], m[3], m[4], start); }
#endif
