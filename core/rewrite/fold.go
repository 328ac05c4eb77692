package rewrite

import "github.com/mlirc/mlirc/core/ir"

// FoldResult is what a result of an operation is: a value that is there
// already, or a constant. Exactly one is set.
type FoldResult struct {
	Value *ir.Value
	Attr  ir.Attribute
}

// FoldFunc folds one kind of operation where its definition cannot say how. The
// constants are those of the operands, nil where one is not constant. It returns
// a result for each result of the operation, or false; it changes nothing.
type FoldFunc func(op *ir.Operation, constants []ir.Attribute) ([]FoldResult, bool)

// Folding is what folds the operations of one name.
type Folding struct {
	root string
	fold FoldFunc
}

// FoldOn returns the fold of the operations that V views.
func FoldOn[V ir.View](fold func(op V, constants []ir.Attribute) ([]FoldResult, bool)) Folding {
	var view V
	return Folding{view.OpName(), func(op *ir.Operation, constants []ir.Attribute) ([]FoldResult, bool) {
		return fold(V(struct{ Op *ir.Operation }{op}), constants)
	}}
}

// Folds are foldings by the names of their operations.
func Folds(list ...Folding) map[string]FoldFunc {
	byName := make(map[string]FoldFunc, len(list))
	for _, f := range list {
		byName[f.root] = f.fold
	}
	return byName
}

// castName is builtin's cast between two type systems.
const castName = "unrealized_conversion_cast"

// Fold finds the results of an operation from its definition, given the
// constants among its operands (nil where one is not constant), and appends them
// to dst. It changes nothing.
func Fold(op *ir.Operation, constants []ir.Attribute, dst []FoldResult) ([]FoldResult, bool) {
	f := op.Traits()
	switch {
	case f.Eval != "":
		return foldKernel(op, f.Eval, constants, dst)
	case f.ConstantLike:
		a := op.Attr(ConstantAttr)
		return append(dst, FoldResult{Attr: a}), a != nil
	case f.Involution || f.Idempotent:
		return foldTwice(op, f, dst)
	case f.Cast && op.Is(castName):
		return firstFold(op, dst, foldNoCast, foldCasts)
	case f.Cast:
		return foldNoCast(op, dst)
	}
	return dst, false
}

// Folder folds operations by their definitions and by what owners add. It belongs to one
// goroutine.
type Folder struct {
	folds     map[*ir.OpName]FoldFunc
	constants []ir.Attribute // scratch
	results   []FoldResult   // likewise
}

// NewFolder returns a folder with the folds of owners, by the names of operations.
func NewFolder(ctx *ir.Context, folds map[string]FoldFunc) *Folder {
	f := &Folder{}
	if len(folds) == 0 {
		return f
	}
	f.folds = make(map[*ir.OpName]FoldFunc, len(folds))
	for name, fold := range folds {
		f.folds[ctx.OpName(name)] = fold
	}
	return f
}

// Knows reports whether operations of a name may fold. Constants do not: they are what
// folding ends with.
func (f *Folder) Knows(name *ir.OpName) bool {
	return !name.Traits().ConstantLike && (foldsByDefinition(name.Traits()) || f.folds[name] != nil)
}

func foldsByDefinition(f *ir.Traits) bool {
	return f.Eval != "" || f.Involution || f.Idempotent || f.Cast
}

// Fold returns what the results of an operation are, valid until the next call. It
// changes nothing.
func (f *Folder) Fold(op *ir.Operation) ([]FoldResult, bool) {
	results, ok := f.results[:0], false
	if foldsByDefinition(op.Traits()) {
		results, ok = Fold(op, f.constantsOf(op), results)
	}
	f.results = results[:0]
	if !ok {
		if own := f.folds[op.Name()]; own != nil {
			results, ok = own(op, f.constantsOf(op))
		}
	}
	if !ok || len(results) == 0 {
		return nil, false
	}
	if len(results) != op.NumResults() {
		panic("BUG: fold of '" + op.Name().String() + "' has another number of results")
	}
	return results, true
}

func (f *Folder) constantsOf(op *ir.Operation) []ir.Attribute {
	f.constants = f.constants[:0]
	for _, v := range op.AllOperands() {
		f.constants = append(f.constants, ConstantOf(v))
	}
	return f.constants
}

func foldKernel(op *ir.Operation, name string, constants []ir.Attribute, dst []FoldResult) ([]FoldResult, bool) {
	k, ok := KernelByName(name)
	if !ok || op.NumResults() != 1 || op.NumOperands() != k.arity {
		return dst, false
	}
	if k.simplify != nil {
		if r, ok := k.simplify(&folding{op: op, constants: constants}); ok {
			return append(dst, r), true
		}
	}
	for _, c := range constants {
		if c == nil {
			return dst, false
		}
	}
	a, ok := k.Eval(op, constants)
	return append(dst, FoldResult{Attr: a}), ok
}

// foldTwice: f(f(x)) is x or f(x).
func foldTwice(op *ir.Operation, f *ir.Traits, dst []FoldResult) ([]FoldResult, bool) {
	if op.NumOperands() != 1 || op.NumResults() != 1 {
		return dst, false
	}
	v := op.Operand(0)
	inner := v.DefiningOp()
	if inner == nil || inner.Name() != op.Name() {
		return dst, false
	}
	if f.Involution {
		v = inner.Operand(0)
	}
	if v.Type() != op.Result(0).Type() {
		return dst, false
	}
	return append(dst, FoldResult{Value: v}), true
}

func firstFold(op *ir.Operation, dst []FoldResult, folds ...func(*ir.Operation, []FoldResult) ([]FoldResult, bool)) ([]FoldResult, bool) {
	for _, f := range folds {
		if found, ok := f(op, dst); ok {
			return found, true
		}
	}
	return dst, false
}

// foldNoCast: a cast of values to the types that they have.
func foldNoCast(op *ir.Operation, dst []FoldResult) ([]FoldResult, bool) {
	if op.NumOperands() != op.NumResults() {
		return dst, false
	}
	for i, v := range op.AllResults() {
		if op.Operand(i).Type() != v.Type() {
			return dst, false
		}
	}
	for _, v := range op.AllOperands() {
		dst = append(dst, FoldResult{Value: v})
	}
	return dst, op.NumOperands() > 0
}

// foldCasts: a cast of all results of another one back to where they came from.
func foldCasts(op *ir.Operation, dst []FoldResult) ([]FoldResult, bool) {
	if op.NumOperands() == 0 {
		return dst, false
	}
	inner := op.Operand(0).DefiningOp()
	if inner == nil || inner.Name() != op.Name() ||
		inner.NumResults() != op.NumOperands() || inner.NumOperands() != op.NumResults() {
		return dst, false
	}
	for i, v := range op.AllOperands() {
		if v != inner.Result(i) {
			return dst, false
		}
	}
	for i, v := range op.AllResults() {
		if inner.Operand(i).Type() != v.Type() {
			return dst, false
		}
	}
	for i := range op.NumResults() {
		dst = append(dst, FoldResult{Value: inner.Operand(i)})
	}
	return dst, true
}
