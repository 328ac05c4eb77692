package llvm

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
)

// Tidy returns the pass `tidy-llvm`, which MLIR 13 does not have.
func Tidy() *pass.Pass {
	return &pass.Pass{
		Name:    "tidy-llvm",
		Summary: "take out operations of the LLVM dialect that compute nothing",
		Doc: `Takes from an aggregate what was put into it, multiplies by no 1, adds no 0, moves no pointer by 0,
casts nothing to and fro, and builds no aggregate, such as the descriptor of a memref, that nothing uses as a whole, and nothing twice in
a block, constants included. What is always passed to a block is used there in place of its argument. Each operation
is looked at once. The names of values that go are lost; the option
` + "`tidy`" + ` of ` + "`mlir-to-llvmir`" + ` does the same while LLVM IR is written, and debuggers still see them. Conversions make
operations as MLIR 13's do, which has no such pass.`,
		Run: func(r *pass.Run) error {
			pieces, _ := pass.Isolated(r.Op)
			folded := make([]int, len(pieces))
			r.Parallel(len(pieces), func(i int) { folded[i], _ = NewTidier(r.Op.Context()).Function(pieces[i], false) })
			n := 0
			for _, m := range folded {
				n += m
			}
			r.Stats.Add("num-folded", int64(n))
			if n == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// Described are values that the program does without, results of operations and arguments of blocks:
// they stand in a function to tell a debugger what the values with a name are. One equals the value
// that it is mapped to; with nil it is known only from what it is made of.
type Described map[*ir.Value]*ir.Value

// Has reports whether an operation is there for its result, which is described, alone.
func (d Described) Has(op *ir.Operation) bool {
	if len(d) == 0 || op.NumResults() != 1 {
		return false
	}
	_, has := d[op.Result(0)]
	return has
}

// NeedsNot reports whether nothing but debuggers need a value.
func (d Described) NeedsNot(v *ir.Value) bool {
	for use := range v.Uses() {
		if !d.Has(use.Owner()) {
			return false
		}
	}
	return true
}

// Tidier tidies functions, one after another.
type Tidier struct {
	keepNames bool
	known     rewrite.KnownOps // of one block
	pure      []*ir.Operation  // what may have no use in the end
	described Described
	gone      int
}

// NewTidier returns a tidier of functions of a context.
func NewTidier(ctx *ir.Context) *Tidier { return &Tidier{known: rewrite.NewKnownOps(ctx)} }

// Function folds the operations of a function, in their order, and then erases, last ones first,
// those that have no use any more. It returns how many have gone. Where names are kept, those that
// have one stay, and what only they use; what else becomes of the function does not depend on names.
func (t *Tidier) Function(root *ir.Operation, keepNames bool) (int, Described) {
	t.keepNames, t.described, t.gone, t.pure = keepNames, nil, 0, t.pure[:0]
	for r := range root.Regions() {
		for b := range r.Blocks() {
			t.fold(b)
		}
	}
	for _, op := range slices.Backward(t.pure) {
		if t.unused(op) && ir.WouldBeTriviallyDead(op) {
			t.remove(op, nil)
		}
	}
	return t.gone, t.described
}

func (t *Tidier) fold(b *ir.Block) {
	if !b.IsEntry() {
		t.args(b)
	}
	mark := t.known.Begin()
	for op := range b.OpsToErase() {
		t.known.Visit(op)
		v := same(op)
		if v == nil {
			v = t.computed(op)
		}
		if v != nil {
			op.Result(0).ReplaceAllUsesWith(v)
			t.remove(op, v)
		} else if op.Traits().Pure {
			t.pure = append(t.pure, op)
		}
	}
	t.known.End(mark)
}

// args replaces the arguments of a block to which the same value is passed on each way.
func (t *Tidier) args(b *ir.Block) {
	for i, arg := range b.Args() {
		v := alwaysPassed(b, i)
		if v == nil || !arg.HasUses() {
			continue
		}
		arg.ReplaceAllUsesWith(v)
		t.gone++
		if t.keepNames && arg.Name() != "" {
			t.describe(arg, v)
		}
	}
}

// alwaysPassed is the value that each branch to a block passes for argument i, but for one that passes
// the argument itself; nil if there is none.
func alwaysPassed(b *ir.Block, i int) *ir.Value {
	var found *ir.Value
	for use := range b.Preds() {
		start, end, ok := ir.BranchOperands(use.Owner(), use.Index())
		if !ok || i >= end-start {
			return nil
		}
		v := use.Owner().Operand(start + i)
		if v == b.Arg(i) {
			continue
		}
		if found != nil && v != found {
			return nil
		}
		found = v
	}
	return found
}

// remove erases an operation, or leaves it for debuggers.
func (t *Tidier) remove(op *ir.Operation, equal *ir.Value) {
	t.gone++
	if !t.keepNames || !op.HasUses() && !hasName(op) {
		op.Erase()
		return
	}
	t.describe(op.Result(0), equal)
}

func (t *Tidier) describe(v, equal *ir.Value) {
	if t.described == nil {
		t.described = Described{}
	}
	t.described[v] = equal
}

// unused reports whether nothing but debuggers need what an operation computes.
func (t *Tidier) unused(op *ir.Operation) bool {
	for _, v := range op.AllResults() {
		if !t.described.NeedsNot(v) {
			return false
		}
	}
	return true
}

// hasName reports whether a result of an operation has a name.
func hasName(op *ir.Operation) bool {
	for _, v := range op.AllResults() {
		if v.Name() != "" {
			return true
		}
	}
	return false
}

// computed is the result of an equal operation before one in its block, which is noted otherwise.
func (t *Tidier) computed(op *ir.Operation) *ir.Value {
	if !op.Traits().Pure || op.NumResults() != 1 || op.NumRegions() > 0 || op.Traits().Terminator {
		return nil
	}
	if other := t.known.FindOrAdd(op); other != op {
		return other.Result(0)
	}
	return nil
}

// same is the value that the result of an operation equals; nil if it is not known.
func same(op *ir.Operation) *ir.Value {
	switch op.Name().String() {
	case extractvalueName:
		if result, ok := foldExtractvalue(op, nil); ok && result[0].Value.Type() == op.ResultType(0) {
			return result[0].Value
		}
	case "llvm.mul":
		return neutral(op, 1)
	case "llvm.add":
		return neutral(op, 0)
	case "llvm.bitcast":
		if from := op.Operand(0).DefiningOp(); from != nil && from.Is("llvm.bitcast") && from.OperandType(0) == op.ResultType(0) {
			return from.Operand(0)
		}
	case "llvm.getelementptr":
		// Of several subscripts even zeros make a pointer of another type.
		if op.NumOperands() == 2 && op.OperandType(0) == op.ResultType(0) && isConstant(op.Operand(1), 0) && op.Attr("rawConstantIndices") == nil {
			return op.Operand(0)
		}
	}
	return nil
}

// neutral is the operand beside one that is a number.
func neutral(op *ir.Operation, n int64) *ir.Value {
	for i := range 2 {
		if isConstant(op.Operand(1-i), n) && op.OperandType(i) == op.ResultType(0) {
			return op.Operand(i)
		}
	}
	return nil
}

func isConstant(v *ir.Value, n int64) bool {
	if _, isInt := v.Type().(*ir.IntegerType); !isInt {
		return false
	}
	c, ok := rewrite.ConstantInt(v)
	return ok && c == n
}
