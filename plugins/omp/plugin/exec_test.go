package plugin_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
)

// mlirc is the command, built for the tests.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "github.com/mlirc/mlirc/cmd/mlirc")) }

// needs skips where programs cannot be made, or not run on several threads.
func needs(t *testing.T) {
	t.Helper()
	oracle.Need(t, "llc-14", "clang-14")
	found, err := filepath.Glob("/usr/lib/*-linux-gnu*/libomp.so.5")
	require.NoError(t, err)
	if len(found) == 0 {
		oracle.Files(t, "/usr/lib/x86_64-linux-gnu/libomp.so.5")
	}
}

// call runs a function on a number of threads, and returns what it prints without line ends.
func call(t *testing.T, threads int, file, entry string, args ...string) string {
	t.Helper()
	return callBy(t, threads, []string{"-p", "cpu-parallel"}, file, entry, args...)
}

// callBy is call with other flags than those of the pipeline cpu-parallel.
func callBy(t *testing.T, threads int, flags []string, file, entry string, args ...string) string {
	t.Helper()
	line := append([]string{"run", file, "--entry", entry}, append(flags, args...)...)
	cmd := exec.Command(mlirc, line...)
	cmd.Env = append(os.Environ(), fmt.Sprintf("OMP_NUM_THREADS=%d", threads))
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	return strings.Join(strings.Fields(string(out)), " ")
}

// list is a list in the notation of arguments.
func list[T any](values []T) string { return strings.ReplaceAll(fmt.Sprint(values), " ", ", ") }

// numbers that differ, of both signs.
func numbers(n int) []int32 {
	all := make([]int32, n)
	for i := range all {
		all[i] = int32((i*7919+13)%1009 - 500)
	}
	return all
}

// oddNumbers have products that stay apart from zero.
func oddNumbers(n int) []int32 {
	all := numbers(n)
	for i := range all {
		all[i] = all[i]*2 + 1
	}
	return all
}

// TestLoops compares parallel loops on 1, 2 and 4 threads with what they compute one after the
// other here.
func TestLoops(t *testing.T) {
	needs(t)
	checkLoops(t, []int{1, 2, 4}, true, []string{"-p", "cpu-parallel"}, "testdata/loops.mlir")
}

// checkLoops runs the loops of a file by some flags, on teams of some sizes; integers says whether those with each kind of reduction
// of integers are there.
func checkLoops(t *testing.T, teams []int, integers bool, flags []string, file string) {
	t.Helper()
	call := func(t *testing.T, threads int, file, entry string, args ...string) string {
		t.Helper()
		return callBy(t, threads, flags, file, entry, args...)
	}
	for _, threads := range teams {
		t.Run(fmt.Sprintf("%d threads", threads), func(t *testing.T) {
			for _, r := range [][3]int64{{0, 100, 1}, {5, 6, 1}, {0, 0, 1}, {7, 3, 2}, {-20, 33, 7}, {0, 3, 1}} {
				got := call(t, threads, file, "visit", fmt.Sprint(r[0]), fmt.Sprint(r[1]), fmt.Sprint(r[2]))
				assert.Equal(t, wantVisit(r[0], r[1], r[2]), got, "%v", r)
			}
			for _, n := range []int{1, 3, 101} {
				if !integers {
					break
				}
				in := oddNumbers(n)
				assert.Equal(t, wantIntegers(in, 77), call(t, threads, file, "integers", list(in), "77"), "%d integers", n)
			}
			assert.Equal(t, "-8.0 -2.25 -6.0 2.0", call(t, threads, file, "floats", floatsIn, "2"))
			assert.Equal(t, wantBox(4, 5, 9, 6), call(t, threads, file, "box", "4x5x9xi32=0", "6"))
			assert.Equal(t, "91 argument 2: [14, 77]", call(t, threads, file, "nested", "[[1, 2, 3], [4, 5, 6]]", "[0, 0]"))
			assert.Equal(t, "19999900000", call(t, threads, file, "stack", "200000", "1000"))
			assert.Equal(t, "24.0 argument 1: [2.0, 2.0, 6.0, 4.0, 10.0]", call(t, threads, file, "affine", "[1, 2, 3, 4, 5]"))
		})
	}
}

// floatsIn has a sum, a product and bounds that are exact in any order.
const floatsIn = "[1.5, -6, -0.5, 0.25, -0.25, -4, -1]"

func wantVisit(from, to, step int64) string {
	var sum, count int64
	for i := from; i < to; i += step {
		sum, count = sum+i*i, count+1
	}
	return fmt.Sprint(sum, count)
}

func wantIntegers(in []int32, init int32) string {
	add, mul, and, or, xor, lowest, highest, below, above, indices := init, init, init, init, init, init, init, uint32(init), uint32(init), 1
	for i, x := range in {
		add, mul, and, or, xor = add+x, mul*x, and&x, or|x, xor^x
		lowest, highest = min(lowest, x), max(highest, x)
		below, above = min(below, uint32(x)), max(above, uint32(x))
		indices += i
	}
	return fmt.Sprint(add, mul, and, or, xor, lowest, highest, int32(below), int32(above), indices)
}

func wantBox(a, b, c, k int) string {
	all := make([][][]int, a)
	for x := range all {
		all[x] = make([][]int, b)
		for y := range all[x] {
			all[x][y] = make([]int, c)
			for z := range all[x][y] {
				if x >= 1 && y%2 == 0 && z >= 2 && (z-2)%3 == 0 {
					all[x][y][z] = (x*b+y)*c + z + k*(k-1)/2
				}
			}
		}
	}
	return "argument 1: " + list(all)
}

// schedules are those of the clause, with and without chunks of %n iterations.
var schedules = map[string]string{
	"none": "", "static": "schedule(static)", "chunked": "schedule(static = %n)", "dynamic": "schedule(dynamic)",
	"dynamic_chunked": "schedule(dynamic = %n)", "guided": "schedule(guided)", "auto": "schedule(auto)",
	"runtime": "schedule(runtime)", "nowait": "schedule(static) nowait",
}

// scheduled is a function that sums up the numbers of two dimensions, and counts how often each
// iteration is executed.
const scheduled = `func @NAME(%n: i32, %m: memref<?x?xi64>) -> i64 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %one = llvm.mlir.constant(1 : i64) : i64
  %zero = llvm.mlir.constant(0 : i64) : i64
  %sum = llvm.alloca %one x i64 : (i64) -> !llvm.ptr<i64>
  llvm.store %zero, %sum : !llvm.ptr<i64>
  %a = memref.dim %m, %c0 : memref<?x?xi64>
  %b = memref.dim %m, %c1 : memref<?x?xi64>
  omp.parallel {
    omp.wsloop (%i, %j) : index = (%c0, %c0) to (%a, %b) step (%c1, %c1) reduction(@sum -> %sum : !llvm.ptr<i64>) CLAUSE {
      %x = addi %i, %j : index
      %y = index_cast %x : index to i64
      omp.reduction %y, %sum : !llvm.ptr<i64>
      %z = memref.load %m[%i, %j] : memref<?x?xi64>
      %w = addi %z, %one : i64
      memref.store %w, %m[%i, %j] : memref<?x?xi64>
      omp.yield
    }
    omp.terminator
  }
  %r = llvm.load %sum : !llvm.ptr<i64>
  return %r : i64
}
`

// TestClauses runs what the dialect says itself, without loops of scf.
func TestClauses(t *testing.T) {
	needs(t)
	text, err := os.ReadFile("testdata/clauses.mlir")
	require.NoError(t, err)
	var functions strings.Builder
	all, sum := "func @schedules(%n: i32, %m: memref<?x?xi64>) -> i64 {\n  %s0 = constant 0 : i64\n", 0
	for name, clause := range schedules {
		functions.WriteString(strings.NewReplacer("NAME", name, "CLAUSE", clause).Replace(scheduled))
		all += fmt.Sprintf("  %%r%d = call @%s(%%n, %%m) : (i32, memref<?x?xi64>) -> i64\n  %%s%d = addi %%s%d, %%r%[1]d : i64\n", sum, name, sum+1, sum)
		sum++
	}
	functions.WriteString(all + fmt.Sprintf("  return %%s%d : i64\n}\n", sum))
	file := filepath.Join(t.TempDir(), "clauses.mlir")
	require.NoError(t, os.WriteFile(file, append(text, functions.String()...), 0o600))
	for _, threads := range []int{1, 2, 4} {
		t.Run(fmt.Sprintf("%d threads", threads), func(t *testing.T) {
			got := call(t, threads, file, "schedules", "2", "3x4xi64=0")
			assert.Equal(t, "270 argument 2: [[9, 9, 9, 9], [9, 9, 9, 9], [9, 9, 9, 9]]", got)
			assert.Equal(t, "0", call(t, threads, file, "schedules", "2", "3x0xi64=0"))
			assert.Equal(t, "30 10", call(t, threads, file, "down", "10", "0", "-2"))
			assert.Equal(t, "-10 -7", call(t, threads, file, "down", "2", "-7", "-3"))
			assert.Equal(t, "5 5", call(t, threads, file, "down", "5", "5", "4"))
			assert.Equal(t, "0 0", call(t, threads, file, "down", "5", "6", "-1"))
			assert.Equal(t, "3 3", call(t, threads, file, "threads", "true", "3"))
			assert.Equal(t, "1 1", call(t, threads, file, "threads", "false", "3"))
			assert.Equal(t, "115 16 14", call(t, threads, file, "private", "10"))
			assert.Equal(t, "0 0 14", call(t, threads, file, "private", "0"))
		})
	}
}

// TestTeams: the option says how many threads a team has, whatever the environment does.
func TestTeams(t *testing.T) {
	needs(t)
	file := filepath.Join(t.TempDir(), "teams.mlir")
	require.NoError(t, os.WriteFile(file, []byte(`func private @omp_get_num_threads() -> i32
func @team() -> i32 {
  %c0 = constant 0 : index
  %c1 = constant 1 : index
  %m = memref.alloc() : memref<1xi32>
  scf.parallel (%i) = (%c0) to (%c1) step (%c1) {
    %n = call @omp_get_num_threads() : () -> i32
    memref.store %n, %m[%i] : memref<1xi32>
  }
  %r = memref.load %m[%c0] : memref<1xi32>
  memref.dealloc %m : memref<1xi32>
  return %r : i32
}
`), 0o600))
	assert.Equal(t, "2", call(t, 2, file, "team"))
	three := []string{"-p", "cpu-parallel", "--set", "stage-options.convert-scf-to-openmp.num-threads=3"}
	assert.Equal(t, "3", callBy(t, 2, three, file, "team"))
}
