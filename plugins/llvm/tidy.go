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
and builds no aggregate, such as the descriptor of a memref, that nothing uses as a whole, and nothing twice in
a block. Each operation is looked at once. Functions whose values have names that a debugger is to show stay
as they are. Conversions make operations as MLIR 13's
do; a pipeline may have this pass before LLVM IR is written. MLIR 13 has no such pass.`,
		Run: func(r *pass.Run) error {
			pieces, _ := pass.Isolated(r.Op)
			folded := make([]int, len(pieces))
			r.Parallel(len(pieces), func(i int) { folded[i] = tidy(pieces[i]) })
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

// tidy folds the operations of a function, in their order, and then erases, last ones first, those
// that have no use any more. It returns how many have gone. A function whose values have names stays:
// a debugger shows a value no further than it is used.
func tidy(root *ir.Operation) int {
	if hasNames(root) {
		return 0
	}
	var pure []*ir.Operation
	n := 0
	for r := range root.Regions() {
		for b := range r.Blocks() {
			before := map[expression][]*ir.Operation{}
			for op := range b.OpsToErase() {
				v := same(op)
				if v == nil {
					v = computed(op, before)
				}
				if v != nil {
					op.Result(0).ReplaceAllUsesWith(v)
					op.Erase()
					n++
				} else if op.Traits().Pure {
					pure = append(pure, op)
				}
			}
		}
	}
	for _, op := range slices.Backward(pure) {
		if !op.HasUses() && ir.IsTriviallyDead(op) {
			op.Erase()
			n++
		}
	}
	return n
}

// hasNames reports whether a value of a function has a name.
func hasNames(root *ir.Operation) bool {
	for r := range root.Regions() {
		for b := range r.Blocks() {
			for _, v := range b.Args() {
				if v.Name() != "" {
					return true
				}
			}
			for op := range b.Ops() {
				for _, v := range op.AllResults() {
					if v.Name() != "" {
						return true
					}
				}
			}
		}
	}
	return false
}

// expression is what equal operations have in common, as far as it is quick to find.
type expression struct {
	name *ir.OpName
	a, b *ir.Value
}

// computed is the result of an equal operation before one in its block, which is noted otherwise.
func computed(op *ir.Operation, before map[expression][]*ir.Operation) *ir.Value {
	if !op.Traits().Pure || op.NumResults() != 1 || op.NumRegions() > 0 || op.NumOperands() == 0 || op.Traits().Terminator {
		return nil
	}
	key := expression{name: op.Name(), a: op.Operand(0)}
	if op.NumOperands() > 1 {
		key.b = op.Operand(1)
	}
	for _, other := range before[key] {
		if op.ResultType(0) == other.ResultType(0) && slices.Equal(op.Operands(), other.Operands()) && slices.Equal(op.Attrs(), other.Attrs()) {
			return other.Result(0)
		}
	}
	before[key] = append(before[key], op)
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
