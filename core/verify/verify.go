package verify

import (
	"fmt"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/core/syntax"
)

// Hook checks what data cannot say of an operation; it returns what is wrong,
// in the words of a diagnostic, or nil.
type Hook func(op *ir.Operation) error

// Options says how to verify.
type Options struct {
	// Hooks maps full names of operations to their owners' checks.
	Hooks map[string]Hook
}

// Verify checks an operation and everything inside it. It reports false when it
// found an error.
func Verify(op *ir.Operation, sink *diag.Sink, opts Options) bool {
	v := &verifier{sink: sink, opts: opts, dom: ir.NewDominance()}
	v.op(op)
	return !v.failed
}

type verifier struct {
	sink    *diag.Sink
	opts    Options
	dom     *ir.Dominance
	symbols *ir.SymbolTable
	frame   irdl.Frame
	env     irdl.OpEnv // of the operation at hand
	failed  bool
}

// errorf reports a problem of an operation.
func (v *verifier) errorf(op *ir.Operation, format string, args ...any) bool {
	v.failed = true
	message := fmt.Sprintf("'%s' op ", op.Name()) + fmt.Sprintf(format, args...)
	v.sink.Report(diag.NewError(ir.Position(op.Loc()), message))
	return false
}

// op checks an operation, and those inside if it is sound itself.
func (v *verifier) op(op *ir.Operation) {
	f := op.Facets()
	table := v.symbols
	if f.SymbolTable && op.NumRegions() == 1 {
		v.symbols = ir.NewSymbolTable(op)
		v.uniqueSymbols(op)
	}
	if v.own(op, f) {
		for i := range op.NumRegions() {
			v.region(op.Region(i), op, f)
		}
	}
	v.symbols = table
}

// own checks an operation itself.
func (v *verifier) own(op *ir.Operation, f *ir.Facets) bool {
	if !v.operands(op) || !v.successors(op) {
		return false
	}
	def, ok := op.Name().Def().(*irdl.Op)
	if ok && !v.definition(op, def) {
		return false
	}
	if f.Known && !v.facets(op, f) {
		return false
	}
	hook := v.opts.Hooks[op.Name().String()]
	if hook == nil {
		return true
	}
	if err := hook(op); err != nil {
		return v.errorf(op, "%s", err)
	}
	return true
}

// operands checks that every operand is there and defined before its use.
func (v *verifier) operands(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		value := op.Operand(i)
		if value == nil {
			return v.errorf(op, "operand #%d is missing", i)
		}
		if v.inScope(value, op) {
			continue
		}
		v.failed = true
		d := diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op operand #%d does not dominate this use", op.Name(), i))
		v.sink.Report(d.WithNote(ir.Position(value.Loc()), "operand defined here"))
		return false
	}
	return true
}

// inScope reports whether a value may be used by an operation. The usual case,
// an earlier operation or an argument of the same block, costs little.
func (v *verifier) inScope(value *ir.Value, op *ir.Operation) bool {
	b := op.Block()
	if value.Block() == b && b != nil {
		def := value.DefiningOp()
		if def == nil || def != op && def.IsBeforeInBlock(op) {
			return true
		}
	}
	return v.dom.ProperlyDominates(value, op)
}

func (v *verifier) successors(op *ir.Operation) bool {
	n := op.NumSuccessors()
	if n == 0 {
		return true
	}
	if op.Facets().Known && !op.Facets().Terminator {
		return v.errorf(op, "is no terminator, but has successors")
	}
	if op.Block() != nil && op.Next() != nil {
		return v.errorf(op, "with block successors must terminate its parent block")
	}
	for i := range n {
		if op.Successor(i) == nil || op.Successor(i).Region() != op.ParentRegion() {
			return v.errorf(op, "branching to block of a different region")
		}
	}
	return true
}

func (v *verifier) region(r *ir.Region, op *ir.Operation, f *ir.Facets) {
	if f.SingleBlock && !r.Empty() && !r.HasOneBlock() {
		v.errorf(op, "expects region #%d to have 0 or 1 blocks", r.Index())
		return
	}
	if r.Entry() != nil && r.Entry().HasPreds() {
		v.errorf(op, "entry block of region may not have predecessors")
	}
	for b := r.Entry(); b != nil; b = b.Next() {
		v.block(b, op, f)
	}
}

func (v *verifier) block(b *ir.Block, op *ir.Operation, f *ir.Facets) {
	for o := b.First(); o != nil; o = o.Next() {
		if o.Next() != nil && o.Facets().Terminator {
			v.errorf(o, "must be the last operation in the parent block")
		}
		v.op(o)
	}
	if !f.Known || f.NoTerminator || !needsTerminator(b, op) {
		return
	}
	switch {
	case b.Empty():
		v.errorf(op, "expects a non-empty block: a block must end with a terminator")
	case b.Last().Facets().Known && !b.Last().Facets().Terminator:
		v.errorf(b.Last(), "block with no terminator: this is its last operation")
	}
}

// needsTerminator reports whether a block must end with a terminator: all but
// those of graph regions that say otherwise.
func needsTerminator(b *ir.Block, op *ir.Operation) bool {
	return b.Region().Op() == op
}

func (v *verifier) uniqueSymbols(op *ir.Operation) {
	for b := op.Region(0).Entry(); b != nil; b = b.Next() {
		for o := b.First(); o != nil; o = o.Next() {
			name := ir.SymbolName(o)
			if !o.Facets().Symbol || name == "" {
				continue
			}
			if first := v.symbols.Lookup(name); first != nil && first != o {
				v.failed = true
				d := diag.NewError(ir.Position(o.Loc()), fmt.Sprintf("redefinition of symbol named '%s'", name))
				v.sink.Report(d.WithNote(ir.Position(first.Loc()), "see existing symbol definition here"))
			}
		}
	}
}

func typeText(t ir.Type) string { return "'" + syntax.TypeString(t) + "'" }
