package llvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/llvm"
)

const viewed = `llvm.func internal @f(%p: !llvm.ptr<i32>, %i: i32) {
  %0 = llvm.load volatile %p {alignment = 8, access_groups = [@g::@a]} : !llvm.ptr<i32>
  %1 = llvm.icmp "ugt" %0, %i : i32
  "llvm.switch"(%i, %i, %0, %0)[^bb1, ^bb1, ^bb1] {case_values = dense<[1, 2]> : vector<2xi32>,
    case_operand_offsets = dense<[0, 1]> : vector<2xi32>, operand_segment_sizes = dense<[1, 1, 2]> : vector<3xi32>} : (i32, i32, i32, i32) -> ()
^bb1(%a: i32):
  llvm.return
}
"llvm.load"() {alignment = "8", volatile_} : () -> ()
`

// TestTypedViews: accessors return values of the declared kind; of an operation that is not
// verified and has something else, what their comments say.
func TestTypedViews(t *testing.T) {
	var sink diag.Sink
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(viewed)), &sink, syntax.ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	var fn llvm.Func
	var loads []llvm.Load
	var cmp llvm.Icmp
	var sw llvm.Switch
	ir.Walk(m, func(op *ir.Operation) ir.WalkResult {
		if o, ok := ir.As[llvm.Func](op); ok {
			fn = o
		}
		if o, ok := ir.As[llvm.Load](op); ok {
			loads = append(loads, o)
		}
		if o, ok := ir.As[llvm.Icmp](op); ok {
			cmp = o
		}
		if o, ok := ir.As[llvm.Switch](op); ok {
			sw = o
		}
		return ir.Advance
	})
	require.Len(t, loads, 2)
	assert.Equal(t, "f", fn.SymName())
	assert.Equal(t, llvm.LinkageInternal, fn.Linkage())
	alignment, ok := loads[0].Alignment()
	assert.True(t, ok)
	assert.EqualValues(t, 8, alignment)
	assert.True(t, loads[0].Volatile())
	assert.False(t, loads[0].Nontemporal())
	require.Len(t, loads[0].AccessGroups(), 1)
	assert.Equal(t, "a", loads[0].AccessGroups()[0].(*ir.SymbolRefAttr).Leaf())
	assert.Equal(t, llvm.ICmpPredicateUgt, cmp.Predicate())
	lists := sw.CaseOperandsLists()
	require.Len(t, lists, 2)
	assert.Equal(t, sw.Op.Operand(2), lists[0][0])

	_, ok = loads[1].Alignment()
	assert.False(t, ok, "a string is no alignment")
	assert.Nil(t, loads[1].AccessGroups())
	assert.False(t, ir.IsA[llvm.Load](cmp.Op))

	p, ok := llvm.AsPtrType(loads[0].Addr().Type())
	require.True(t, ok)
	assert.Equal(t, ir.Type(m.Context().I32()), p.Elem())
	assert.EqualValues(t, 0, p.Space())
	assert.Equal(t, p.Type, llvm.NewPtrType(m.Context(), p.Elem(), 0).Type)
	_, ok = llvm.AsStructType(p.Type)
	assert.False(t, ok)
}

// TestSwitchWithoutCases: there is no vector of no numbers that says where the operands of cases begin.
func TestSwitchWithoutCases(t *testing.T) {
	var sink diag.Sink
	text := "llvm.func @f(%x: i32) {\n  llvm.br ^bb1\n^bb1:\n  llvm.return\n}\n"
	m := syntax.Parse(repository.Context(t), diag.NewSource("in.mlir", []byte(text)), &sink, syntax.ParseOptions{})
	require.Empty(t, sink.Diagnostics())
	entry := m.Region(0).Entry().First().Region(0).Entry()
	b := ir.BuilderBefore(entry.Last())
	sw := llvm.NewSwitch(b, entry.Arg(0), nil, nil, entry.Next(), nil)
	entry.Last().Erase()
	assert.Nil(t, sw.Op.Attr("case_operand_offsets"))
	assert.Contains(t, string(syntax.AppendOp(nil, m, syntax.PrintOptions{})), "llvm.switch %arg0, ^bb1 [\n    ]\n")
}
