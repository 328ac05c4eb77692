package randkernel

import (
	"fmt"
	"regexp"
	"strings"
)

// Reference is kernels as a program in C, of POSIX threads: each invocation is one, and what a
// workgroup or a subgroup does together waits for all of them. Its argument is the number of a
// kernel. It reads the input from standard input, and writes the words to standard output.
func Reference(kernels []*Kernel, subgroup int) string {
	var text, table strings.Builder
	fmt.Fprintf(&text, prelude, Size, Groups, Inputs, subgroup)
	for i, k := range kernels {
		for _, name := range own {
			fmt.Fprintf(&text, "#define %s %s_%d\n", name, name, i)
		}
		text.WriteString(k.reference())
		for _, name := range own {
			fmt.Fprintf(&text, "#undef %s\n", name)
		}
		fmt.Fprintf(&table, "  invocation_%d,\n", i)
	}
	fmt.Fprintf(&text, epilogue, table.String())
	return text.String()
}

// own are the names outside of functions that each kernel has.
var own = []string{"s", "counter", "f0", "f1", "invocation"}

// reference are the functions and the memory of the kernel in C.
func (k *Kernel) reference() string {
	lines := strings.Split(k.Source, "\n")
	for i, line := range lines {
		switch {
		case strings.HasPrefix(line, "#") || strings.HasPrefix(line, "layout"):
			lines[i] = ""
		case line == "uint state = 17u;":
			lines[i] = ""
		case strings.HasPrefix(line, "shared "):
			lines[i] = "static " + strings.TrimPrefix(line, "shared ")
		case line == "void main() {":
			lines[i] = "static void invocation(void) {"
		}
	}
	text := helpers.ReplaceAllStringFunc(strings.Join(lines, "\n"), func(helper string) string {
		return "static " + second.ReplaceAllString(strings.Replace(helper, "inout uint q", "uint *const at", 1), "(*at)")
	})
	text = calls.ReplaceAllString(text, "{ uint given = ${2}${3}, &$4); $1 += given; }")
	return alone.ReplaceAllString(text, "{ bool on = $1; uint given = subgroup${3}Of(on, on ? $4 : 0); if (on) $2 = given; }")
}

var (
	// helpers are the functions of a kernel, up to the brace at the beginning of a line.
	helpers = regexp.MustCompile(`(?ms)^uint f\d+\(.*?^}`)
	// second is the second parameter of a helper, which it changes.
	second = regexp.MustCompile(`\bq\b`)
	// calls are the statements that call a helper. A shader adds to what the variable has after the call.
	calls = regexp.MustCompile(`(?m)(x\d) \+= (f\d+\()(.*), (x\d)\);$`)
	// alone are the operations of a subgroup that some invocations leave out.
	alone = regexp.MustCompile(`(?m)if \((.*)\) (x\d) = subgroup(Add|Max|InclusiveAdd)\((.*)\);$`)
)

const prelude = `#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

typedef uint32_t uint;
enum { SIZE = %d, GROUPS = %d, INPUTS = %d, SUBGROUP = %d };

static uint a[INPUTS], r[2 * SIZE * GROUPS];
typedef struct { uint x; } vector;
static _Thread_local vector gl_GlobalInvocationID, gl_WorkGroupID;
static _Thread_local uint gl_LocalInvocationIndex, gl_SubgroupInvocationID;
#define gl_SubgroupSize ((uint)SUBGROUP)

static _Thread_local uint state;

static pthread_barrier_t all;
static void barrier(void) { pthread_barrier_wait(&all); }

// Conversions, which have the form of calls in a shader.
#define uint(x) ((uint)(x))
#define int(x) ((int)(x))
#define float(x) ((float)(x))

static uint min(uint x, uint y) { return x < y ? x : y; }
static uint max(uint x, uint y) { return x > y ? x : y; }
static int abs(int x) { return x < 0 ? -x : x; }
static int bitCount(uint x) { return __builtin_popcount(x); }
static int findMSB(uint x) { return x ? 31 - __builtin_clz(x) : -1; }
static int findLSB(uint x) { return x ? __builtin_ctz(x) : -1; }
static uint bitfieldExtract(uint x, int from, int bits) { return x >> from & (1u << bits) - 1u; }
static uint bitfieldReverse(uint x) {
  uint y = 0;
  for (int i = 0; i < 32; i++) y |= (x >> i & 1u) << (31 - i);
  return y;
}

#define ATOMIC(name, result) \
  static void name##At(uint *at, uint y) { \
    uint x = __atomic_load_n(at, __ATOMIC_SEQ_CST); \
    while (!__atomic_compare_exchange_n(at, &x, result, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) {} \
  }
ATOMIC(atomicAdd, x + y)
ATOMIC(atomicXor, x ^ y)
ATOMIC(atomicMax, x > y ? x : y)
ATOMIC(atomicOr, x | y)
#define atomicAdd(at, y) atomicAddAt(&(at), y)
#define atomicXor(at, y) atomicXorAt(&(at), y)
#define atomicMax(at, y) atomicMaxAt(&(at), y)
#define atomicOr(at, y) atomicOrAt(&(at), y)

// What the invocations of a workgroup bring to an operation of subgroups, and which of them do.
static uint brought[SIZE];
static bool active[SIZE];

static void bring(bool on, uint x) {
  barrier(); // after the operation before
  brought[gl_LocalInvocationIndex] = x;
  active[gl_LocalInvocationIndex] = on;
  barrier();
}

#define ARITHMETIC(name, start, from, to, result) \
  static uint name##Of(bool on, uint value) { \
    bring(on, value); \
    uint x = start, lane = gl_SubgroupInvocationID, first = gl_LocalInvocationIndex - lane; \
    for (uint i = from; i < to; i++) { \
      uint y = brought[first + i]; \
      if (active[first + i]) x = result; \
    } \
    return x; \
  } \
  static uint name(uint value) { return name##Of(true, value); }
ARITHMETIC(subgroupAdd, 0, 0, SUBGROUP, x + y)
ARITHMETIC(subgroupMul, 1, 0, SUBGROUP, x * y)
ARITHMETIC(subgroupMin, ~0u, 0, SUBGROUP, x < y ? x : y)
ARITHMETIC(subgroupMax, 0, 0, SUBGROUP, x > y ? x : y)
ARITHMETIC(subgroupXor, 0, 0, SUBGROUP, x ^ y)
ARITHMETIC(subgroupAnd, ~0u, 0, SUBGROUP, x & y)
ARITHMETIC(subgroupOr, 0, 0, SUBGROUP, x | y)
ARITHMETIC(subgroupInclusiveAdd, 0, 0, lane + 1, x + y)
ARITHMETIC(subgroupInclusiveXor, 0, 0, lane + 1, x ^ y)
ARITHMETIC(subgroupInclusiveMin, ~0u, 0, lane + 1, x < y ? x : y)
ARITHMETIC(subgroupExclusiveAdd, 0, 0, lane, x + y)
ARITHMETIC(subgroupExclusiveMax, 0, 0, lane, x > y ? x : y)
ARITHMETIC(ballot, 0, 0, SUBGROUP, x | (y & 1u) << i)

static uint subgroupShuffle(uint x, uint from) {
  bring(true, x);
  return brought[gl_LocalInvocationIndex - gl_SubgroupInvocationID + from];
}
static uint subgroupShuffleXor(uint x, uint bits) { return subgroupShuffle(x, gl_SubgroupInvocationID ^ bits); }
static uint subgroupBallot(bool x) { return ballot(x); }
static uint subgroupBallotBitCount(uint x) { return __builtin_popcount(x); }
static bool subgroupAny(bool x) { return ballot(x) != 0; }
static bool subgroupAll(bool x) { return ballot(x) == (uint)((1ull << SUBGROUP) - 1); }

`

const epilogue = `
#undef int

static void (*const invocations[])(void) = {
%s};

static uint group;
static void (*invocation)(void);

static void *start(void *place) {
  uint l = (uint)(uintptr_t)place;
  gl_LocalInvocationIndex = l;
  gl_SubgroupInvocationID = l & (SUBGROUP - 1u);
  gl_WorkGroupID.x = group;
  gl_GlobalInvocationID.x = group * SIZE + l;
  state = 17u;
  invocation();
  return 0;
}

int main(int count, char **arguments) {
  uint number;
  if (count != 2 || sscanf(arguments[1], "%%u", &number) != 1) return 1;
  invocation = invocations[number];
  if (fread(a, 1, sizeof a, stdin) != sizeof a || pthread_barrier_init(&all, 0, SIZE)) return 1;
  for (group = 0; group < GROUPS; group++) {
    pthread_t threads[SIZE];
    for (uintptr_t l = 0; l < SIZE; l++)
      if (pthread_create(&threads[l], 0, start, (void *)l)) return 1;
    for (uint l = 0; l < SIZE; l++) pthread_join(threads[l], 0);
  }
  return fwrite(r, 1, sizeof r, stdout) != sizeof r;
}
`
