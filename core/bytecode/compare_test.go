package bytecode

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// comparison walks two operations of one context side by side.
type comparison struct {
	t      *testing.T
	values map[*ir.Value]*ir.Value
	blocks map[*ir.Block]*ir.Block
}

func requireSame(t *testing.T, want, got *ir.Operation) {
	t.Helper()
	c := &comparison{t: t, values: map[*ir.Value]*ir.Value{}, blocks: map[*ir.Block]*ir.Block{}}
	c.pair(want, got)
	c.check(want, got)
}

// pair notes what corresponds, so that uses before definitions can be compared.
func (c *comparison) pair(want, got *ir.Operation) {
	require.Same(c.t, want.Name(), got.Name())
	require.Equal(c.t, want.NumResults(), got.NumResults())
	require.Equal(c.t, want.NumRegions(), got.NumRegions())
	for i := range want.NumResults() {
		c.values[want.Result(i)] = got.Result(i)
	}
	for i := range want.NumRegions() {
		w, g := want.Region(i).Entry(), got.Region(i).Entry()
		for ; w != nil && g != nil; w, g = w.Next(), g.Next() {
			c.pairBlock(w, g)
		}
		require.True(c.t, w == nil && g == nil, "blocks of %s", want.Name())
	}
}

func (c *comparison) pairBlock(want, got *ir.Block) {
	c.blocks[want] = got
	require.Equal(c.t, want.NumArgs(), got.NumArgs())
	for i, a := range want.Args() {
		c.values[a] = got.Arg(i)
		require.True(c.t, a.Type() == got.Arg(i).Type())
		require.True(c.t, want.ArgLoc(i) == got.ArgLoc(i))
	}
	w, g := want.First(), got.First()
	for ; w != nil && g != nil; w, g = w.Next(), g.Next() {
		c.pair(w, g)
	}
	require.True(c.t, w == nil && g == nil, "operations of a block")
}

func (c *comparison) check(want, got *ir.Operation) {
	require.True(c.t, want.Loc() == got.Loc(), "location of %s", want.Name())
	require.Equal(c.t, len(want.Attrs()), len(got.Attrs()), "attributes of %s", want.Name())
	for i, a := range want.Attrs() {
		require.Equal(c.t, a.Name, got.Attrs()[i].Name)
		require.True(c.t, a.Value == got.Attrs()[i].Value, "attribute %s of %s", a.Name, want.Name())
	}
	for i := range want.NumResults() {
		require.True(c.t, want.Result(i).Type() == got.Result(i).Type())
	}
	require.Equal(c.t, want.NumOperands(), got.NumOperands())
	for i := range want.NumOperands() {
		require.True(c.t, c.values[want.Operand(i)] == got.Operand(i), "operand %d of %s", i, want.Name())
	}
	require.Equal(c.t, want.NumSuccessors(), got.NumSuccessors())
	for i := range want.NumSuccessors() {
		require.True(c.t, c.blocks[want.Successor(i)] == got.Successor(i), "successor %d of %s", i, want.Name())
	}
	for i := range want.NumRegions() {
		for w, g := want.Region(i).Entry(), got.Region(i).Entry(); w != nil; w, g = w.Next(), g.Next() {
			for wo, g := w.First(), g.First(); wo != nil; wo, g = wo.Next(), g.Next() {
				c.check(wo, g)
			}
		}
	}
}

// mustRead reads a file that is well-formed.
func mustRead(t *testing.T, ctx *ir.Context, data []byte) *ir.Operation {
	t.Helper()
	var sink diag.Sink
	op := Read(ctx, "test.mlirbc", data, &sink)
	require.NotNil(t, op, "%v", sink.Diagnostics())
	require.Zero(t, sink.Len())
	return op
}

func mustAppend(t *testing.T, op *ir.Operation, opts WriteOptions) []byte {
	t.Helper()
	data, err := Append(nil, op, opts)
	require.NoError(t, err)
	require.True(t, IsBytecode(data))
	return data
}

// requireRoundTrip writes and reads op in its own context, where equal things
// are identical, and in a fresh one, which must write the same bytes again.
func requireRoundTrip(t *testing.T, op *ir.Operation) {
	t.Helper()
	for version := oldestWritten; version <= defaultVersion; version++ {
		data := mustAppend(t, op, WriteOptions{Version: version})
		requireSame(t, op, mustRead(t, op.Context(), data))
		fresh := newTestContext(t)
		require.Equal(t, data, mustAppend(t, mustRead(t, fresh, data), WriteOptions{Version: version}))
	}
}

// testDialect defines one operation, which is isolated from above.
type testDialect struct{}

func (testDialect) Name() string { return "test" }

func (testDialect) LookupOp(name string) ir.OpDefinition {
	if name == "test.isolated" {
		return isolatedOp{}
	}
	return nil
}

type isolatedOp struct{}

func (isolatedOp) Name() string       { return "test.isolated" }
func (isolatedOp) Traits() *ir.Traits { return &ir.Traits{Known: true, Isolated: true} }

var (
	_ ir.Dialect      = testDialect{}
	_ ir.OpDefinition = isolatedOp{}
)

func newTestContext(t testing.TB) *ir.Context {
	ctx := ir.NewContext()
	require.NoError(t, ctx.RegisterDialect(testDialect{}))
	return ctx
}

// holder makes an operation that has those attributes, which get names of their
// own, at that location.
func holder(ctx *ir.Context, loc ir.Location, attrs ...ir.Attribute) *ir.Operation {
	named := make([]ir.NamedAttr, len(attrs))
	for i, a := range attrs {
		named[i] = ir.NamedAttr{Name: "a" + string(rune('A'+i/26)) + string(rune('a'+i%26)), Value: a}
	}
	return ir.NewBuilder(ctx).Create(&ir.OperationState{Name: ctx.OpName("x.holder"), Loc: loc, Attrs: named})
}
