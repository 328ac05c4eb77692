package tollvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// branch converts `std.br` to `llvm.br`.
func (l *Lowering) branch() convert.Pattern {
	name := l.ctx.OpName("llvm.br")
	return convert.On("std.br to llvm.br", func(op std.Br, m convert.Match) convert.Result {
		if reason := l.keptArguments(op.Op, m.Rewriter); reason != "" {
			return m.MatchFailure(reason)
		}
		values := m.Flat()
		if l.stack.copiesOf(op.Op) != nil {
			edges, reason := l.edgesOf(op.Op, m)
			if reason != "" {
				return m.MatchFailure(reason)
			}
			values = l.handOn(m.Rewriter, edges[0])
		}
		return m.ReplaceWith(name, values, nil, op.Op.Attrs())
	})
}

// edge is a way out of a block, with what it takes along.
type edge struct {
	to      *ir.Block
	values  []*ir.Value
	copies  [][2]int // where values are that are handed on as copies, see handOn
	storage storage  // of the copies
}

// condBranch converts `std.cond_br` to `llvm.cond_br`.
func (l *Lowering) condBranch() convert.Pattern {
	name := l.ctx.OpName("llvm.cond_br")
	return convert.On("std.cond_br to llvm.cond_br", func(op std.CondBr, m convert.Match) convert.Result {
		if reason := l.keptArguments(op.Op, m.Rewriter); reason != "" {
			return m.MatchFailure(reason)
		}
		attrs := op.Op.Attrs()
		if op.TrueDest() != op.FalseDest() && m.AreSingle() && l.stack.copiesOf(op.Op) == nil {
			return m.ReplaceWith(name, m.Flat(), nil, attrs)
		}
		edges, reason := l.edgesOf(op.Op, m)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		l.separate(m.Rewriter, op.Op, edges)
		llvm.NewCondBr(m.Builder, m.Operand(op.Condition()), edges[0].values, edges[1].values, edges[0].to, edges[1].to,
			attrs.Without(ir.OperandSegmentsAttr)...)
		return m.Erase()
	})
}

// fitArguments reports whether the last of some values have the types of the arguments of the
// blocks that a branch goes to.
func fitArguments(op *ir.Operation, values []*ir.Value) bool {
	var types []ir.Type
	for _, to := range op.Successors() {
		types = append(types, to.ArgTypes()...)
	}
	first := len(values) - len(types)
	return first >= 0 && slices.EqualFunc(values[first:], types, func(v *ir.Value, t ir.Type) bool { return v.Type() == t })
}

// keptArguments says why a branch cannot hand on what its operands have become: in regions of
// operations that are not converted here, blocks keep the types of their arguments.
func (l *Lowering) keptArguments(op *ir.Operation, rw *convert.Rewriter) (reason string) {
	around := op.ParentOp()
	if around.Traits().FunctionLike && !(l.functionsStay && around.Is("func")) || around.Is("memref.alloca_scope") {
		return ""
	}
	values := rw.Flat()
	if fitArguments(op, values) {
		return ""
	}
	kept := len(values) == op.NumOperands()
	for i := 0; kept && i < len(values); i++ {
		kept = values[i].Type() == op.OperandType(i)
	}
	if kept {
		return ""
	}
	return "the blocks in '" + op.ParentOp().Name().String() + "' keep the types of their arguments; convert that first"
}

// edgesOf lists the ways out of a block with converted operands.
func (l *Lowering) edgesOf(op *ir.Operation, m convert.Match) ([]edge, string) {
	edges := make([]edge, op.NumSuccessors())
	copies := l.stack.copiesOf(op)
	for i := range edges {
		start, end, ok := ir.BranchOperands(op, i)
		if !ok {
			return nil, "it is not known which operands its successors take"
		}
		edges[i] = edge{to: op.Successor(i)}
		for k := start; k < end; k++ {
			from := len(edges[i].values)
			edges[i].values = append(edges[i].values, m.PartsAt(k)...)
			if copies != nil && copies.operands[k] {
				edges[i].storage = copies.storage
				edges[i].copies = append(edges[i].copies, [2]int{from, len(edges[i].values)})
			}
		}
	}
	return edges, ""
}

// separate makes sure that no two edges lead to the same block with values: an
// LLVM phi cannot tell two edges from one block apart. The later one goes through
// a block of its own, at the end of the region. So does one that hands on copies, which are
// to be made on this way only.
func (l *Lowering) separate(rw *convert.Rewriter, op *ir.Operation, edges []edge) {
	for i := range edges {
		if len(edges[i].values) == 0 || len(edges[i].copies) == 0 && !leadsTo(edges[:i], edges[i].to) {
			continue
		}
		at := rw.InsertionPoint()
		between := rw.CreateBlock(op.ParentRegion(), nil)
		llvm.NewBr(rw.Builder, l.handOn(rw, edges[i]), edges[i].to)
		rw.RestoreInsertionPoint(at)
		edges[i] = edge{to: between}
	}
}

func leadsTo(edges []edge, to *ir.Block) bool {
	for _, e := range edges {
		if e.to == to {
			return true
		}
	}
	return false
}

// assert converts `std.assert`: where the condition is false it says so, if it is to, and aborts.
func (l *Lowering) assert() convert.Pattern {
	return convert.On("std.assert to llvm.cond_br", func(op std.Assert, m convert.Match) convert.Result {
		calls := []*convention.Function{l.abort()}
		if l.options.AssertMessages {
			calls = append(calls, l.puts(), l.fflush())
		}
		if reason := l.clash(m.Rewriter, op.Op, calls...); reason != "" {
			return m.MatchFailure(reason)
		}
		for _, f := range calls {
			convention.Declare(m.Rewriter, op.Op, f)
		}
		before := op.Op.Block()
		after := m.SplitBlock(op.Op)
		failure := m.CreateBlock(before.Region(), nil)
		e := l.at(m.Rewriter)
		if l.options.AssertMessages {
			e.Call(l.puts().Name, l.ctx.I32(), l.CString(m.Rewriter, op.Op, "assert_msg_", assertMessage(op)))
			e.Call(l.fflush().Name, l.ctx.I32(), e.Null(e.I8Ptr))
		}
		e.Call(l.abort().Name, nil)
		llvm.NewUnreachable(m.Builder)
		m.SetInsertionPointToEnd(before)
		llvm.NewCondBr(m.Builder, m.Operand(op.Arg()), nil, nil, after, failure)
		return m.Erase()
	})
}

// assertMessage is what a program says that ends for an assertion: where it is, and its message.
func assertMessage(op std.Assert) string {
	text := "assertion failed"
	if m := op.Msg(); m != "" {
		text += ": " + m
	}
	if at := ir.Position(op.Op.Loc()); at.IsKnown() {
		text = at.String() + ": " + text
	}
	return text
}

// switches converts `std.switch` to `llvm.switch`. A flag that is narrower than 32 bits is widened to these,
// which all readers of the dialect know.
func (l *Lowering) switches() convert.Pattern {
	return convert.On("std.switch to llvm.switch", func(op std.Switch, m convert.Match) convert.Result {
		if reason := l.keptArguments(op.Op, m.Rewriter); reason != "" {
			return m.MatchFailure(reason)
		}
		edges, reason := l.edgesOf(op.Op, m)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		flag := m.Operand(op.Flag())
		cases := ods.As[*ir.DenseElementsAttr](op.CaseValuesAttr())
		l.separate(m.Rewriter, op.Op, edges)
		if cases == nil {
			llvm.NewBr(m.Builder, edges[0].values, edges[0].to)
		} else {
			l.makeSwitch(m.Rewriter, flag, cases, edges)
		}
		return m.Erase()
	})
}

func (l *Lowering) makeSwitch(rw *convert.Rewriter, flag *ir.Value, cases *ir.DenseElementsAttr, edges []edge) {
	t := flag.Type()
	if integerWidth(t) < 32 {
		t = l.ctx.I32()
		flag = llvm.NewZext(rw.Builder, flag, t).Res()
	}
	var data []byte
	for i := range cases.Len() {
		data = ir.AppendElement(data, l.ctx.IntegerAttr(t, cases.Int(i).ZExtOrTrunc(int(integerWidth(t)))))
	}
	n := int64(cases.Len())
	values := l.ctx.DenseElementsAttr(l.ctx.VectorType([]int64{n}, t), data, false)
	taken := make([][]*ir.Value, len(edges)-1)
	blocks := make([]*ir.Block, len(edges)-1)
	for i, e := range edges[1:] {
		taken[i], blocks[i] = e.values, e.to
	}
	llvm.NewSwitch(rw.Builder, flag, edges[0].values, taken, edges[0].to, blocks,
		ir.NamedAttr{Name: "case_values", Value: values})
}
