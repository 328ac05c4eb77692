package metadata_test

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/interpret"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
	"github.com/mlirc/mlirc/sdk"
)

// chain is a function that makes a view of a view of a buffer, and so on, and loads an element of the last one. It
// computes which one that is by itself.
type chain struct {
	ctx    *ir.Context
	dice   *rand.Rand
	ops    []string
	params []string
	args   []int64

	value          string // the last view
	form           view.Form
	offset         int64
	sizes, strides []int64
}

const bufferSize = 1 << 12

func newChain(ctx *ir.Context, seed uint64) *chain {
	c := &chain{ctx: ctx, dice: rand.New(rand.NewPCG(seed, 3)), value: "%m"}
	c.sizes = []int64{1 + c.dice.Int64N(6), 1 + c.dice.Int64N(6), 1 + c.dice.Int64N(6)}
	c.strides = []int64{c.sizes[1] * c.sizes[2], c.sizes[2], 1}
	c.form = view.Form{Shape: c.forget(c.sizes...), Contiguous: true}
	s, _ := c.memref().Strides()
	c.form.Layout = &s
	if c.dice.IntN(2) == 0 {
		c.scatter()
	}
	c.params = append(c.params, "%m: "+c.typ())
	return c
}

// scatter gives the buffer another layout than the identity.
func (c *chain) scatter() {
	c.offset = c.dice.Int64N(9)
	for i := range c.strides {
		c.strides[i] *= 2
	}
	c.strides[0] += c.dice.Int64N(3)
	layout := *c.form.Layout
	layout.Offset, layout.Strides = c.forget(c.offset)[0], c.forget(c.strides...)
	c.form.Layout, c.form.Contiguous = &layout, false
}

// forget makes some numbers dynamic.
func (c *chain) forget(list ...int64) []int64 {
	out := slices.Clone(list)
	for i := range out {
		if c.dice.IntN(2) == 0 {
			out[i] = ir.Dynamic
		}
	}
	return out
}

func (c *chain) memref() *ir.MemRefType {
	return c.form.Like(c.ctx.MemRefType(c.form.Shape, c.ctx.IntegerType(32, ir.Signless), nil, nil)).(*ir.MemRefType)
}

func (c *chain) typ() string { return syntax.TypeString(c.memref()) }

// number is a number as one or as a parameter.
func (c *chain) number(n int64) (text string, said int64) {
	if c.dice.IntN(2) == 0 {
		return fmt.Sprint(n), n
	}
	return c.param(n), ir.Dynamic
}

func (c *chain) param(n int64) string {
	name := fmt.Sprintf("%%a%d", len(c.args))
	c.params, c.args = append(c.params, name+": index"), append(c.args, n)
	return name
}

// made notes an operation, of which the result has the form.
func (c *chain) made(form view.Form, op string) {
	from := c.typ()
	c.form = form
	name := fmt.Sprintf("%%v%d", len(c.ops))
	c.ops = append(c.ops, fmt.Sprintf("%s = %s", name, strings.NewReplacer("FROM", from, "TO", c.typ(), "IT", c.value).Replace(op)))
	c.value = name
}

func (c *chain) step() {
	switch c.dice.IntN(6) {
	case 0, 1:
		c.subview()
	case 2:
		c.split()
	case 3:
		c.join()
	case 4:
		c.cast()
	case 5:
		c.apart()
	}
}

func (c *chain) subview() {
	var texts [3][]string
	var said [3][]int64
	note := func(i int, n int64) {
		text, known := c.number(n)
		texts[i], said[i] = append(texts[i], text), append(said[i], known)
	}
	var offset int64
	var shape []int64
	var sizes, strides []int64
	for d, n := range c.sizes {
		at, step := c.dice.Int64N(n), 1+c.dice.Int64N(2)
		size := 1 + c.dice.Int64N((n-at+step-1)/step)
		note(0, at)
		note(1, size)
		note(2, step)
		offset += at * c.strides[d]
		shape = append(shape, said[1][d])
		sizes, strides = append(sizes, size), append(strides, step*c.strides[d])
	}
	form := c.form.Slice(said[0], said[1], said[2])
	if c.dice.IntN(2) == 0 {
		var kept []int64
		var keptSizes, keptStrides []int64
		for d, n := range shape {
			if n != 1 {
				kept, keptSizes, keptStrides = append(kept, n), append(keptSizes, sizes[d]), append(keptStrides, strides[d])
			}
		}
		form, _ = form.Reduced(kept)
		sizes, strides = keptSizes, keptStrides
	}
	c.made(form, fmt.Sprintf("memref.subview IT[%s] [%s] [%s] : FROM to TO",
		strings.Join(texts[0], ", "), strings.Join(texts[1], ", "), strings.Join(texts[2], ", ")))
	c.offset, c.sizes, c.strides = c.offset+offset, sizes, strides
}

// split takes a dimension apart.
func (c *chain) split() {
	if len(c.sizes) == 0 || len(c.sizes) > 4 {
		return
	}
	at := c.dice.IntN(len(c.sizes))
	outer := int64(1)
	for _, n := range []int64{3, 2} {
		if c.sizes[at]%n == 0 {
			outer = n
		}
	}
	inner := c.sizes[at] / outer
	var groups [][]int64
	var shape, sizes, strides []int64
	var texts, lists []string
	for d, n := range c.sizes {
		parts := []int64{n}
		if d == at {
			parts = []int64{outer, inner}
		}
		var group []int64
		for k, size := range parts {
			group = append(group, int64(len(shape)))
			said := c.form.Shape[d]
			if len(parts) > 1 && (said == ir.Dynamic || k > 0) {
				said = ir.Dynamic
			} else if len(parts) > 1 {
				said = size
			}
			if said != ir.Dynamic {
				texts = append(texts, fmt.Sprint(size))
			} else {
				texts = append(texts, c.param(size))
			}
			shape, sizes = append(shape, said), append(sizes, size)
			strides = append(strides, c.strides[d]*product(parts[k+1:]))
		}
		groups = append(groups, group)
		lists = append(lists, strings.ReplaceAll(fmt.Sprint(group), " ", ", "))
	}
	if c.form.Shape[at] != ir.Dynamic {
		shape[at+1], texts[at+1] = inner, fmt.Sprint(inner)
	}
	c.made(c.form.Expand(groups, shape), fmt.Sprintf("memref.expand_shape IT [%s] output_shape [%s] : FROM into TO",
		strings.Join(lists, ", "), strings.Join(texts, ", ")))
	c.sizes, c.strides = sizes, strides
}

func product(list []int64) int64 {
	n := int64(1)
	for _, m := range list {
		n *= m
	}
	return n
}

// join makes one dimension of two that follow each other, where a type may say so.
func (c *chain) join() {
	if len(c.sizes) < 2 {
		return
	}
	at := c.dice.IntN(len(c.sizes) - 1)
	if c.sizes[at] != 1 && c.sizes[at+1] != 1 && c.strides[at] != c.sizes[at+1]*c.strides[at+1] {
		return
	}
	var groups [][]int64
	var sizes, strides []int64
	var lists []string
	for d := 0; d < len(c.sizes); d++ {
		group, stride, size := []int64{int64(d)}, c.strides[d], c.sizes[d]
		if d == at {
			group = append(group, int64(d+1))
			size *= c.sizes[d+1]
			if c.sizes[d+1] != 1 {
				stride = c.strides[d+1]
			}
			d++
		}
		groups, sizes, strides = append(groups, group), append(sizes, size), append(strides, stride)
		lists = append(lists, strings.ReplaceAll(fmt.Sprint(group), " ", ", "))
	}
	exact, _, err := c.form.Collapse(groups)
	if err != nil {
		return
	}
	c.made(exact, fmt.Sprintf("memref.collapse_shape IT [%s] : FROM into TO", strings.Join(lists, ", ")))
	c.sizes, c.strides = sizes, strides
}

// cast forgets some of what the type says.
func (c *chain) cast() {
	layout := *c.form.Layout
	form := view.Form{Shape: slices.Clone(c.form.Shape), Layout: &layout}
	for i := range c.sizes {
		if c.dice.IntN(2) == 0 {
			form.Shape[i] = ir.Dynamic
		}
	}
	layout.Strides = slices.Clone(layout.Strides)
	for i := range layout.Strides {
		if c.dice.IntN(2) == 0 {
			layout.Strides[i] = ir.Dynamic
		}
	}
	layout.Offset = ir.Dynamic
	c.made(form, "memref.cast IT : FROM to TO")
}

// apart takes a memref apart, and makes it again.
func (c *chain) apart() {
	n := len(c.ops)
	rank := len(c.sizes)
	var sizes, strides []string
	for i := range rank {
		sizes, strides = append(sizes, fmt.Sprintf("%%p%d#%d", n, 2+i)), append(strides, fmt.Sprintf("%%p%d#%d", n, 2+rank+i))
	}
	c.ops = append(c.ops, fmt.Sprintf("%%p%d:%d = memref.extract_strided_metadata %s : %s -> memref<i32>%s", n, 2+2*rank, c.value, c.typ(),
		strings.Repeat(", index", 1+2*rank)))
	layout := *c.form.Layout
	form := view.Form{Shape: slices.Repeat([]int64{ir.Dynamic}, rank), Layout: &layout}
	layout.Offset, layout.Strides = ir.Dynamic, slices.Repeat([]int64{ir.Dynamic}, rank)
	c.value = fmt.Sprintf("%%p%d#0", n)
	c.made(form, fmt.Sprintf("memref.reinterpret_cast IT to offset: [%%p%d#1], sizes: [%s], strides: [%s] : memref<i32> to TO",
		n, strings.Join(sizes, ", "), strings.Join(strides, ", ")))
}

// text is the function. It returns an element, and the numbers of the last view.
func (c *chain) text() string {
	rank := len(c.sizes)
	var at, results []string
	params := slices.Clone(c.params)
	for i := range rank {
		at = append(at, fmt.Sprintf("%%i%d", i))
		params = append(params, at[i]+": index")
	}
	results = append(results, "%e")
	for i := range 1 + 2*rank {
		results = append(results, fmt.Sprintf("%%q#%d", i+1))
	}
	types := "i32" + strings.Repeat(", index", 1+2*rank)
	return fmt.Sprintf(`func @f(%s) -> (%s) {
  %s
  %%e = memref.load %s[%s] : %s
  %%q:%d = memref.extract_strided_metadata %s : %s -> memref<i32>%s
  return %s : %s
}
`, strings.Join(params, ", "), types, strings.Join(c.ops, "\n  "), c.value, strings.Join(at, ", "), c.typ(),
		2+2*rank, c.value, c.typ(), strings.Repeat(", index", 1+2*rank), strings.Join(results, ", "), types)
}

// buffer holds the number of each element in it.
func buffer() *interpret.Memory {
	var bytes []byte
	for i := range bufferSize {
		bytes = binary.LittleEndian.AppendUint32(bytes, uint32(i))
	}
	return interpret.Filled(bytes)
}

func parse(t *testing.T, ctx *ir.Context, text string) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	m := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
	require.True(t, verify.Verify(m, &sink, sdk.Checks(std.Plugin().Dialects...)), "%v\n%s", sink.Diagnostics(), text)
	return m
}

// TestFolded runs accesses of chains of views that became accesses of what is viewed.
func TestFolded(t *testing.T) {
	ctx := repository.Context(t)
	folded := 0
	for seed := range uint64(400) {
		c := newChain(ctx, seed)
		first := &interpret.View{Memory: buffer(), Offset: c.offset, Sizes: slices.Clone(c.sizes), Strides: slices.Clone(c.strides)}
		for range 1 + c.dice.IntN(4) {
			c.step()
		}
		text := c.text()
		m := parse(t, ctx, text)
		apply(t, m, "fold-memref-alias-ops")
		if strings.Contains(string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "memref.load %arg0[") {
			folded++
		}
		apply(t, m, "expand-strided-metadata")
		program, err := interpret.Compile(m)
		require.NoError(t, err)
		for range 4 {
			args, place := c.call(first)
			results, err := program.NewMachine(interpret.Settings{}).Call("f", args)
			require.NoError(t, err, text)
			require.Equal(t, place, results[0].N, "seed %d\n%s\n%s", seed, text, syntax.AppendOp(nil, m, syntax.PrintOptions{}))
		}
	}
	assert.Greater(t, folded, 100)
}

// call are arguments for an access, and the element that it finds.
func (c *chain) call(first *interpret.View) (args []interpret.Value, place int64) {
	args, place = []interpret.Value{{Ref: first}}, c.offset
	for _, a := range c.args {
		args = append(args, interpret.Value{N: a})
	}
	for d, n := range c.sizes {
		i := c.dice.Int64N(n)
		args = append(args, interpret.Value{N: i})
		place += i * c.strides[d]
	}
	return args, place
}

// TestNumbers runs chains of views after the pass. The numbers of the last view, and the elements that are loaded
// of it, are those that the test computes.
func TestNumbers(t *testing.T) {
	ctx := repository.Context(t)
	kinds := map[string]int{}
	for seed := range uint64(400) {
		c := newChain(ctx, seed)
		first := &interpret.View{Memory: buffer(), Offset: c.offset, Sizes: slices.Clone(c.sizes), Strides: slices.Clone(c.strides)}
		for range 1 + c.dice.IntN(6) {
			c.step()
		}
		text := c.text()
		m := parse(t, ctx, text)
		apply(t, m, "expand-strided-metadata")
		out := string(syntax.AppendOp(nil, m, syntax.PrintOptions{}))
		for _, op := range []string{"subview", "expand_shape", "collapse_shape"} {
			kinds[op] += strings.Count(text, op)
			assert.NotContains(t, out, op)
		}
		program, err := interpret.Compile(m)
		require.NoError(t, err)
		for range 4 {
			args, place := c.call(first)
			results, err := program.NewMachine(interpret.Settings{}).Call("f", args)
			require.NoError(t, err, "%s\n%s", text, out)
			require.Equal(t, place, results[0].N, "seed %d\n%s\n%s", seed, text, out)
			for i, want := range slices.Concat([]int64{c.offset}, c.sizes) {
				require.Equal(t, want, results[1+i].N, "seed %d\n%s\n%s", seed, text, out)
			}
		}
	}
	for op, n := range kinds {
		assert.Greater(t, n, 50, op)
	}
}
