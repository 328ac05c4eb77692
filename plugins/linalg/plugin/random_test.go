package plugin_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
)

// tensorMaker writes random functions on tensors of four numbers, in which tensors are written over,
// read later, taken apart, carried by loops, chosen and passed on.
type tensorMaker struct {
	*rand.Rand
	text   strings.Builder
	names  int
	callee int // functions so far
}

const tensorType = "tensor<4xf32>"

func (m *tensorMaker) name() string {
	m.names++
	return "%x" + strconv.Itoa(m.names)
}

// write adds a line with the name of its result, which stands for %r in it.
func (m *tensorMaker) write(format string, args ...any) string {
	name := m.name()
	fmt.Fprintf(&m.text, "%s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

func (m *tensorMaker) pick(list []string) string { return list[m.IntN(len(list))] }

// body writes statements that use the tensors of a scope, and returns the scope with theirs.
func (m *tensorMaker) body(scope []string, n, depth int) []string {
	scope = append([]string(nil), scope...)
	for range n {
		scope = append(scope, m.statement(scope, depth)...)
	}
	return scope
}

func (m *tensorMaker) statement(scope []string, depth int) []string {
	a, b := m.pick(scope), m.pick(scope)
	switch kind := m.IntN(15); {
	case kind == 0:
		s := m.write("tensor.extract %s[%%c%d] : %s", a, m.IntN(4), tensorType)
		h := m.write("mulf %s, %%half : f32", s)
		return []string{m.write("tensor.insert %s into %s[%%c%d] : %s", h, b, m.IntN(4), tensorType)}
	case kind <= 2:
		return []string{m.generic(a, b, tensorType)}
	case kind == 3:
		e := m.write("linalg.init_tensor [4] : %s", tensorType)
		f := m.write("linalg.fill(%%half, %s) : f32, %s -> %[2]s", e, tensorType)
		return []string{f}
	case kind == 4:
		e := m.write("linalg.init_tensor [4] : %s", tensorType)
		return []string{m.assigned(a, e, tensorType)}
	case kind <= 6:
		return []string{m.slices(a, b)}
	case kind == 7:
		return []string{m.write("select %%c, %s, %s : %s", a, b, tensorType)}
	case kind == 8 && depth > 0:
		return m.conditional(scope, depth)
	case kind >= 9 && kind <= 10 && depth > 0:
		return m.loop(scope, depth)
	case kind == 12:
		return []string{m.splat(a)}
	case kind == 13:
		return []string{m.concat(a, b)}
	case kind == 14:
		bits := m.write("tensor.bitcast %s : %s to tensor<4xi32>", a, tensorType)
		return []string{m.write("tensor.bitcast %s : tensor<4xi32> to %s", bits, tensorType)}
	case kind == 11 && m.callee > 0:
		r := m.name()
		fmt.Fprintf(&m.text, "%s:2 = call @g%d(%s, %s, %%c) : (%s, %[5]s, i1) -> (%[5]s, %[5]s)\n", r, m.IntN(m.callee), a, b, tensorType)
		return []string{r + "#0", r + "#1"}
	}
	return []string{m.generic(a, b, tensorType)}
}

const head = "linalg.generic {indexing_maps = [affine_map<(i) -> (%s)>, affine_map<(i) -> (i)>], iterator_types = [\"parallel\"]} ins(%s : %s) outs(%s : %[3]s) {\n^bb0(%%p: f32, %%o: f32):\n"

// generic adds half of the elements of a tensor, perhaps in another order, to those of another.
func (m *tensorMaker) generic(a, b, t string) string {
	order := "i"
	if t == tensorType && m.IntN(3) == 0 {
		order = "3 - i"
	}
	return m.write(head+"%%h = mulf %%p, %%half : f32\n%%l = mulf %%o, %%half : f32\n%%s = addf %%h, %%l : f32\nlinalg.yield %%s : f32\n} -> %[3]s", order, a, t, b)
}

// assigned writes half of the elements of a tensor over those of another.
func (m *tensorMaker) assigned(a, b, t string) string {
	return m.write(head+"%%h = mulf %%p, %%half : f32\nlinalg.yield %%h : f32\n} -> %[3]s", "i", a, t, b)
}

// slices computes with two elements of a tensor, and puts them into the same place or another.
func (m *tensorMaker) slices(a, b string) string {
	const part = "tensor<2xf32>"
	from, to := m.IntN(3), m.IntN(3)
	if m.IntN(2) == 0 {
		b, to = a, from
	}
	s := m.write("tensor.extract_slice %s[%d] [2] [1] : %s to %s", a, from, tensorType, part)
	switch m.IntN(3) {
	case 0:
		s = m.write("tensor.insert %%half into %s[%%c1] : %s", s, part)
	case 1:
		other := m.write("tensor.extract_slice %s[%d] [2] [1] : %s to %s", b, m.IntN(3), tensorType, part)
		s = m.generic(other, s, part)
	}
	return m.write("tensor.insert_slice %s into %s[%d] [2] [1] : %s into %s", s, b, to, part, tensorType)
}

// splat makes a tensor of one element of another, of a size that is known or that an operand says.
func (m *tensorMaker) splat(a string) string {
	s := m.write("tensor.extract %s[%%c%d] : %s", a, m.IntN(4), tensorType)
	if m.IntN(2) == 0 {
		return m.write("splat %s : %s", s, tensorType)
	}
	open := m.write("splat %s[%%four] : tensor<?xf32>", s)
	return m.write("tensor.cast %s : tensor<?xf32> to %s", open, tensorType)
}

// concat joins parts of two tensors.
func (m *tensorMaker) concat(a, b string) string {
	first := 1 + m.IntN(3)
	x := m.write("tensor.extract_slice %s[%d] [%d] [1] : %s to tensor<%[3]dxf32>", a, m.IntN(5-first), first, tensorType)
	y := m.write("tensor.extract_slice %s[%d] [%d] [1] : %s to tensor<%[3]dxf32>", b, m.IntN(first+1), 4-first, tensorType)
	return m.write("tensor.concat dim(0) %s, %s : (tensor<%dxf32>, tensor<%dxf32>) -> %s", x, y, first, 4-first, tensorType)
}

func (m *tensorMaker) conditional(scope []string, depth int) []string {
	r := m.name()
	fmt.Fprintf(&m.text, "%s:2 = scf.if %%c -> (%s, %[2]s) {\n", r, tensorType)
	for i := range 2 {
		inner := m.body(scope, m.IntN(3), depth-1)
		fmt.Fprintf(&m.text, "scf.yield %s, %s : %s, %[3]s\n}", m.pick(inner), m.late(inner), tensorType)
		if i == 0 {
			m.text.WriteString(" else {\n")
		}
	}
	m.text.WriteString("\n")
	return []string{r + "#0", r + "#1"}
}

// late is one of the last tensors of a scope.
func (m *tensorMaker) late(scope []string) string {
	return scope[len(scope)-1-m.IntN(min(2, len(scope)))]
}

func (m *tensorMaker) loop(scope []string, depth int) []string {
	r, args := m.name(), []string{m.name(), m.name()}
	fmt.Fprintf(&m.text, "%s:2 = scf.for %%i%s = %%c0 to %%c%d step %%c1 iter_args(%s = %s, %s = %s) -> (%s, %[8]s) {\n",
		r, r[1:], m.IntN(4), args[0], m.pick(scope), args[1], m.pick(scope), tensorType)
	inner := m.body(append(scope[:len(scope):len(scope)], args...), 1+m.IntN(3), depth-1)
	yields := []string{m.late(inner), m.pick(inner)}
	switch m.IntN(3) {
	case 0:
		yields[1] = args[0]
	case 1:
		yields[0], yields[1] = m.pick(args), m.late(inner)
	}
	fmt.Fprintf(&m.text, "scf.yield %s, %s : %s, %[3]s\n}\n", yields[0], yields[1], tensorType)
	return []string{r + "#0", r + "#1"}
}

// function writes a function that returns two tensors.
func (m *tensorMaker) function(name string) {
	fmt.Fprintf(&m.text, "func private @%s(%%a: %s, %%b: %[2]s, %%c: i1) -> (%[2]s, %[2]s) {\n", name, tensorType)
	for i := range 4 {
		fmt.Fprintf(&m.text, "%%c%d = constant %[1]d : index\n", i)
	}
	m.text.WriteString("%four = constant 4 : index\n%half = constant 0.5 : f32\n%k = constant dense<[1.0, 2.0, 3.0, 4.0]> : " + tensorType + "\n")
	scope := m.body([]string{"%a", "%b", "%k"}, 3+m.IntN(6), 2)
	fmt.Fprintf(&m.text, "return %s, %s : %s, %[3]s\n}\n", m.late(scope), m.pick(scope), tensorType)
}

// module is one of some functions, each called with what the one before returned and by later ones.
func (m *tensorMaker) module(functions int) string {
	for range functions {
		m.function("g" + strconv.Itoa(m.callee))
		m.callee++
	}
	var results, types []string
	fmt.Fprintf(&m.text, "func @f(%%a: %s, %%b: %[1]s, %%c: i1, %%d: i1) -> (%s) {\n", tensorType,
		strings.TrimSuffix(strings.Repeat(tensorType+", ", 4*functions), ", "))
	for i := range functions {
		for k, condition := range []string{"%c", "%d"} {
			fmt.Fprintf(&m.text, "%%r%d_%d:2 = call @g%[1]d(%%a, %%b, %[3]s) : (%[4]s, %[4]s, i1) -> (%[4]s, %[4]s)\n", i, k, condition, tensorType)
			for n := range 2 {
				results, types = append(results, fmt.Sprintf("%%r%d_%d#%d", i, k, n)), append(types, tensorType)
			}
		}
	}
	fmt.Fprintf(&m.text, "return %s : %s\n}\n", strings.Join(results, ", "), strings.Join(types, ", "))
	return m.text.String()
}

// TestRandomTensors compares what functions compute in place with what they compute when each
// operation has a buffer of its own.
func TestRandomTensors(t *testing.T) {
	oracle.Need(t, "cc", "llc")
	functions := 30
	seeds := uint64(2)
	if os.Getenv("TEST_LONG") != "" {
		seeds = 60
	}
	for seed := range seeds {
		t.Run(strconv.FormatUint(seed, 10), func(t *testing.T) {
			t.Parallel()
			m := &tensorMaker{Rand: rand.New(rand.NewPCG(seed, 7))}
			file := filepath.Join(t.TempDir(), "random.mlir")
			require.NoError(t, os.WriteFile(file, []byte(m.module(functions)), 0o644))
			compute := func(pipeline string) []string {
				cmd := exec.Command(mlirc, "run", file, "--entry", "f", "-p", pipeline, "--full",
					"--arg", "[1,-2,3,5]", "--arg", "[0.5,7,-1,4]", "--arg", "true", "--arg", "false")
				out, err := cmd.CombinedOutput()
				require.NoError(t, err, "%s: %s\n%s", pipeline, out, m.text.String())
				return strings.Split(strings.TrimSpace(string(out)), "\n")
			}
			want, got := compute("testdata/staged.toml"), compute("cpu-tensor")
			require.Len(t, want, 4*functions)
			for i := range want {
				require.Equal(t, want[i], got[i], "function g%d in\n%s", i/4, m.text.String())
			}
		})
	}
}
