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
)

// reduction is an operation on tensors of some sizes.
type reduction struct {
	op       string // up to its operands
	ins      []string
	out      string // sizes, as in 3x4
	elem     string
	outElem  string
	body     string // of a linalg.generic
	vectored bool   // it has to become vectors
}

func reductions() []reduction {
	const window = `{dilations = dense<%d> : tensor<%dxi64>, strides = dense<%d> : tensor<%dxi64>}`
	generic := func(maps string, iterators ...string) string {
		return fmt.Sprintf("linalg.generic {indexing_maps = [%s], iterator_types = [\"%s\"]}", maps, strings.Join(iterators, `", "`))
	}
	const p, r = "parallel", "reduction"
	transposed := generic("affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (j, k)>, affine_map<(i, j, k) -> (i, j)>", p, p, r)
	product := "%m = mulf %x, %y : f32\n%s = addf %o, %m : f32\nlinalg.yield %s : f32"
	largest := "%m = mulf %x, %y : f32\n%c = cmpf ogt, %m, %o : f32\n%s = select %c, %m, %o : f32\nlinalg.yield %s : f32"
	list := []reduction{
		{"linalg.matmul", []string{"17x13", "13x37"}, "17x37", "f32", "f32", "", true},
		{"linalg.matmul", []string{"8x3", "3x16"}, "8x16", "f32", "f32", "", true},
		{"linalg.matmul", []string{"3x5", "5x2"}, "3x2", "f32", "f32", "", true},
		{"linalg.matmul", []string{"19x7", "7x21"}, "19x21", "f64", "f64", "", true},
		{"linalg.matmul_i32_i32_i32", []string{"9x4", "4x35"}, "9x35", "i32", "i32", "", true},
		{"linalg.matmul_i8_i8_i32", []string{"9x4", "4x35"}, "9x35", "i8", "i32", "", true},
		{"linalg.matmul_column_major", []string{"5x9", "20x5"}, "20x9", "f32", "f32", "", true},
		{"linalg.batch_matmul", []string{"3x9x4", "3x4x18"}, "3x9x18", "f32", "f32", "", true},
		{"linalg.mmt4d", []string{"2x3x4x5", "3x3x6x5"}, "2x3x4x6", "f32", "f32", "", true},
		{"linalg.matvec", []string{"9x20", "20"}, "9", "f32", "f32", "", true},
		{"linalg.vecmat", []string{"20", "20x19"}, "19", "f32", "f32", "", true},
		{"linalg.dot", []string{"20", "20"}, "", "f32", "f32", "", false},
		{"linalg.conv_1d", []string{"40", "3"}, "38", "f32", "f32", "", true},
		{"linalg.conv_2d", []string{"12x22", "3x2"}, "10x21", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.conv_2d_input_nhwc_filter_hwcf "+window, 1, 2, 1, 2), []string{"2x7x12x3", "3x3x3x18"}, "2x5x10x18", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.conv_2d_input_nhwc_filter_hwcf "+window, 1, 2, 2, 2), []string{"1x9x21x3", "3x3x3x18"}, "1x4x10x18", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.conv_2d_input_nhwc_filter_hwcf "+window, 2, 2, 1, 2), []string{"1x9x13x2", "3x3x2x5"}, "1x5x9x5", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.conv_2d_nchw "+window, 1, 2, 1, 2), []string{"1x3x8x20", "5x3x3x3"}, "1x5x6x18", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.depthwise_conv_2d_input_nhwc_filter_hwc "+window, 1, 2, 2, 2), []string{"1x9x9x20", "3x3x20"}, "1x4x4x20", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.pooling_nhwc_max "+window, 1, 2, 2, 2), []string{"1x8x8x19", "2x2"}, "1x4x4x19", "f32", "f32", "", true},
		{fmt.Sprintf("linalg.pooling_nhwc_sum "+window, 1, 2, 1, 2), []string{"1x8x8x5", "3x3"}, "1x6x6x5", "f32", "f32", "", true},
		{transposed, []string{"9x6", "21x6"}, "9x21", "f32", "f32", product, true},
		{transposed, []string{"9x6", "21x6"}, "9x21", "f32", "f32", largest, true},
		{generic("affine_map<(i, k) -> (k, i)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>", p, r), []string{"7x33", "7"}, "33", "f32", "f32", largest, true},
		{generic("affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>", p, r), []string{"33x7", "7"}, "33", "f32", "f32",
			"%n = linalg.index 1 : index\n%n32 = index_cast %n : index to i32\n%f = sitofp %n32 : i32 to f32\n%m = mulf %x, %f : f32\n%s = addf %o, %m : f32\nlinalg.yield %s : f32", false},
	}
	for _, c := range list[:12] { // with sizes that nothing shows
		for i, in := range c.ins {
			c.ins = append([]string{}, c.ins...)
			c.ins[i] = "dynamic " + in
		}
		c.out = "dynamic " + c.out
		c.vectored = c.vectored && c.op != "linalg.matvec" // small enough only if that shows
		list = append(list, c)
	}
	return list
}

// typeOf is a tensor of sizes; open is whether they are to be hidden.
func typeOf(sizes, elem string, open bool) string {
	sizes = strings.TrimPrefix(sizes, "dynamic ")
	if sizes == "" {
		return "tensor<" + elem + ">"
	}
	if open {
		sizes = strings.Repeat("?x", strings.Count(sizes, "x")) + "?"
	}
	return "tensor<" + sizes + "x" + elem + ">"
}

// text are functions, of which @f with a number computes the operation on numbers of its own and
// returns the memref.
func (c reduction) text(number int) (text, memref string) {
	var b, calls strings.Builder
	var names, hidden, shown, params []string
	for i, sizes := range append(append([]string{}, c.ins...), c.out) {
		elem := c.elem
		if i == len(c.ins) {
			elem = c.outElem
		}
		open := strings.HasPrefix(sizes, "dynamic ") && sizes != "dynamic "
		t, h := typeOf(sizes, elem, false), typeOf(sizes, elem, open)
		b.WriteString(numbers(fmt.Sprintf("%d_%d", number, i), i, sizes, elem))
		fmt.Fprintf(&calls, "  %%n%d = call @n%d_%d() : () -> %s\n", i, number, i, t)
		name := fmt.Sprintf("%%n%d", i)
		if open {
			fmt.Fprintf(&calls, "  %%h%d = tensor.cast %%n%d : %s to %s\n", i, i, t, h)
			name = fmt.Sprintf("%%h%d", i)
		}
		names, hidden, shown = append(names, name), append(hidden, h), append(shown, t)
		params = append(params, fmt.Sprintf("%%a%d: %s", i, h))
	}
	n := len(c.ins)
	var operands []string
	for i := range n {
		operands = append(operands, fmt.Sprintf("%%a%d", i))
	}
	body := ""
	if c.body != "" {
		body = fmt.Sprintf(" {\n^bb0(%%x: %s, %%y: %[1]s, %%o: %s):\n%s\n}", c.elem, c.outElem, c.body)
	}
	fmt.Fprintf(&b, "func private @op%d(%s) -> %s {\n  %%r = %s ins(%s : %s) outs(%%a%d : %s)%s -> %[3]s\n  return %%r : %[3]s\n}\n",
		number, strings.Join(params, ", "), hidden[n], c.op, strings.Join(operands, ", "), strings.Join(hidden[:n], ", "), n, hidden[n], body)
	memref = strings.Replace(shown[n], "tensor", "memref", 1)
	fmt.Fprintf(&b, "func private @f%d() -> %s {\n%s  %%r = call @op%[1]d(%[4]s) : (%[5]s) -> %[6]s\n", number, memref, calls.String(), strings.Join(names, ", "), strings.Join(hidden, ", "), hidden[n])
	result := "%r"
	if hidden[n] != shown[n] {
		fmt.Fprintf(&b, "  %%s = tensor.cast %%r : %s to %s\n", hidden[n], shown[n])
		result = "%s"
	}
	fmt.Fprintf(&b, "  %%m = memref.buffer_cast %s : %s\n  return %%m : %[2]s\n}\n", result, memref)
	return b.String(), memref
}

// numbers is a function that makes a tensor of small integers, which floats compute with exactly.
func numbers(name string, i int, sizes, elem string) string {
	sizes = strings.TrimPrefix(sizes, "dynamic ")
	t, rank := typeOf(sizes, elem, false), 0
	if sizes != "" {
		rank = strings.Count(sizes, "x") + 1
	}
	dims, iterators, sum := make([]string, rank), make([]string, rank), fmt.Sprintf("%%s0 = constant %d : index\n", 3*i+1)
	for d := range rank {
		dims[d], iterators[d] = fmt.Sprintf("d%d", d), `"parallel"`
		sum += fmt.Sprintf("%%i%d = linalg.index %[1]d : index\n%%w%[1]d = constant %[2]d : index\n%%p%[1]d = muli %%i%[1]d, %%w%[1]d : index\n%%s%[3]d = addi %%s%[1]d, %%p%[1]d : index\n", d, 2*d+3, d+1)
	}
	number := "%v = trunci %z : i32 to i8\n"
	switch elem {
	case "f32", "f64":
		number = "%v = sitofp %z : i32 to " + elem + "\n"
	case "i32":
		number = "%k0 = constant 0 : i32\n%v = addi %z, %k0 : i32\n"
	}
	return fmt.Sprintf(`func private @n%s() -> %s {
  %%t = linalg.init_tensor [%s] : %[2]s
  %%r = linalg.generic {indexing_maps = [affine_map<(%[4]s) -> (%[4]s)>], iterator_types = [%[5]s]} outs(%%t : %[2]s) {
  ^bb0(%%o: %[6]s):
%[7]s%%e = constant 11 : index
%%q = remi_unsigned %%s%[8]d, %%e : index
%%c = index_cast %%q : index to i32
%%five = constant 5 : i32
%%z = subi %%c, %%five : i32
%[9]slinalg.yield %%v : %[6]s
  } -> %[2]s
  return %%r : %[2]s
}
`, name, t, strings.ReplaceAll(sizes, "x", ", "), strings.Join(dims, ", "), strings.Join(iterators, ", "), elem, sum, rank, number)
}

// TestVectors compares what vectors compute with what loops do.
func TestVectors(t *testing.T) {
	oracle.Need(t, "cc", "llc", "opt")
	dir := t.TempDir()
	compute := func(file, pipeline string, more ...string) string {
		cmd := exec.Command(mlirc, append([]string{"run", file, "--entry", "f", "-p", pipeline, "--full"}, more...)...)
		var stderr strings.Builder
		cmd.Stderr = &stderr
		out, err := cmd.Output()
		text, _ := os.ReadFile(file)
		require.NoError(t, err, "%s: %s\n%s", pipeline, stderr.String(), text)
		return string(out)
	}
	var module, calls strings.Builder
	var results, types []string
	for i, c := range reductions() {
		text, memref := c.text(i)
		module.WriteString(text)
		fmt.Fprintf(&calls, "  %%%d = call @f%[1]d() : () -> %s\n", i, memref)
		results, types = append(results, fmt.Sprintf("%%%d", i)), append(types, memref)
		file := filepath.Join(dir, "one.mlir")
		require.NoError(t, os.WriteFile(file, []byte(text), 0o644))
		assert.Equal(t, c.vectored, strings.Contains(passes(t, file), "vector.transfer_write"), text)
	}
	fmt.Fprintf(&module, "func @f() -> (%s) {\n%s  return %s : %[1]s\n}\n", strings.Join(types, ", "), calls.String(), strings.Join(results, ", "))
	file := filepath.Join(dir, "all.mlir")
	require.NoError(t, os.WriteFile(file, []byte(module.String()), 0o644))
	want := compute(file, "cpu-tensor")
	assert.Equal(t, want, compute(file, "cpu-tensor-O3"))
	set := func(option string) string { return "stage-options.linalg-tile-for-vectors." + option }
	assert.Equal(t, want, compute(file, "cpu-tensor-O3", "--set", set("vector-bytes=16"), "--set", set("rows=3")))
}

// passes is a module behind the passes that make vectors.
func passes(t *testing.T, file string) string {
	args := strings.Fields("opt -linalg-comprehensive-module-bufferize -linalg-tile-for-vectors -loop-invariant-code-motion -linalg-vectorize -loop-invariant-code-motion -hoist-vector-transfers")
	cmd := exec.Command(mlirc, append(args, file)...)
	var stderr strings.Builder
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	require.NoError(t, err, stderr.String())
	return string(out)
}
