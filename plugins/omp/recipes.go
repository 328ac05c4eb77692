package omp

import (
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// verifyDeclareReduction checks what regions of a reduction take and yield.
func verifyDeclareReduction(op *ir.Operation) error {
	d := DeclareReduction{op}
	t := d.Type()
	if d.InitializerRegion().Empty() {
		return errors.New("expects non-empty initializer region")
	}
	if err := verifyRegion(d.InitializerRegion(), "initializer region", t, 1); err != nil {
		return err
	}
	if d.ReductionRegion().Empty() {
		return errors.New("expects non-empty reduction region")
	}
	if err := verifyRegion(d.ReductionRegion(), "reduction region", t, 2); err != nil {
		return err
	}
	if r := d.AtomicReductionRegion(); !r.Empty() {
		entry := r.Entry()
		if entry.NumArgs() != 2 || entry.Arg(0).Type() != entry.Arg(1).Type() || !isAccumulator(entry.Arg(0).Type(), t) {
			return fmt.Errorf("expects atomic reduction region to take two pointers to %s", syntax.QuotedType(t))
		}
	}
	if r := d.CleanupRegion(); !r.Empty() {
		if r.Entry().NumArgs() != 1 || r.Entry().Arg(0).Type() != t {
			return fmt.Errorf("expects cleanup region to take 1 of type %s", syntax.QuotedType(t))
		}
	}
	return nil
}

// isAccumulator reports whether a type is that of a pointer to what may be of another type.
func isAccumulator(pointer, t ir.Type) bool {
	if llvm.IsPtr(pointer) && llvm.Elem(pointer) == nil {
		return true
	}
	return pointee(pointer) == t
}

// verifyPrivate checks what regions take and yield, and which of them there are.
func verifyPrivate(op *ir.Operation) error {
	p := Private{op}
	t := p.Type()
	if err := verifyRegion(p.AllocRegion(), "`alloc` region", t, 1); err != nil {
		return err
	}
	sharing, _ := wordOf(op.Attr("data_sharing_type"))
	switch first := sharing == "firstprivate"; {
	case first && p.CopyRegion().Empty():
		return errors.New("`firstprivate` clauses require both `alloc` and `copy` regions")
	case !first && !p.CopyRegion().Empty():
		return errors.New("`private` clauses require only an `alloc` region")
	case first:
		if err := verifyRegion(p.CopyRegion(), "`copy` region", t, 2); err != nil {
			return err
		}
	}
	if r := p.DeallocRegion(); !r.Empty() && (r.Entry().NumArgs() != 1 || r.Entry().Arg(0).Type() != t) {
		return fmt.Errorf("expects `dealloc` region to take 1 of type %s", syntax.QuotedType(t))
	}
	return nil
}

// wordOf is the keyword of an attribute that has nothing else in it.
func wordOf(a ir.Attribute) (string, bool) {
	d, ok := a.(*ir.DialectAttr)
	if !ok || len(d.Params()) != 1 {
		return "", false
	}
	def, ok := d.Def().(*ods.TypeDef)
	n, isInt := d.Params()[0].(*ir.IntegerAttr)
	if !ok || !isInt || def.Params()[0].Enum == nil {
		return "", false
	}
	v, ok := n.Value().Uint64()
	if !ok {
		return "", false
	}
	return def.Params()[0].Enum.Word(v)
}

// Word is the keyword that a clause of MLIR 19 has, such as `static` of `#omp<schedulekind static>`, "" for none.
func Word(a ir.Attribute) string {
	word, _ := wordOf(a)
	return word
}

// verifyLists checks that variables that are reduced are different, and that there is a symbol for each, and
// whether it is passed by reference.
func verifyLists(vars []*ir.Value, symbols []*ir.SymbolRefAttr, byRef ir.Attribute) error {
	if len(vars) != len(symbols) {
		return errors.New("expected as many reduction symbol references as reduction variables")
	}
	if list, ok := byRef.(*ir.DenseArrayAttr); ok && list.Len() != len(vars) {
		return errors.New("expected as many reduction variable by reference attributes as reduction variables")
	}
	for i, v := range vars {
		if slices.Contains(vars[:i], v) {
			return errors.New("accumulator variable used more than once")
		}
	}
	return nil
}

// verifySymbols checks that symbols declare reductions of what variables point to.
func verifySymbols(vars []*ir.Value, symbols []*ir.SymbolRefAttr, lookup verify.Lookup) error {
	for i, ref := range symbols {
		declare, ok := AsDeclareReduction(lookup(ref))
		if !ok {
			return fmt.Errorf("expects @%s to be an omp.declare_reduction", ref.Root())
		}
		t := vars[i].Type()
		if r := declare.AtomicReductionRegion(); !r.Empty() && r.Entry().Arg(0).Type() != t {
			return fmt.Errorf("expected accumulator (%s) to be the same type as reduction declaration (%s)",
				syntax.QuotedType(t), syntax.QuotedType(r.Entry().Arg(0).Type()))
		}
		if !isAccumulator(t, declare.Type()) && t != declare.Type() {
			return fmt.Errorf("expects accumulator of type %s to point to %s, as @%s reduces", syntax.QuotedType(t), syntax.QuotedType(declare.Type()), ref.Root())
		}
	}
	return nil
}

// reducing is an operation with variables that are reduced.
type reducing interface {
	ReductionVars() []*ir.Value
	Reductions() []*ir.SymbolRefAttr
}

// verifyReduced checks the reductions of an operation.
func verifyReduced(op *ir.Operation, lookup verify.Lookup) error {
	var r reducing
	switch {
	case op.Is("omp.sections"):
		r = Sections{op}
	case op.Is("omp.teams"):
		r = Teams{op}
	case op.Is("omp.taskloop"):
		r = Taskloop{op}
	case op.Is("omp.parallel.args"):
		r = ParallelArgs{op}
	default:
		r = WsloopWrapper{op}
	}
	return verifySymbols(r.ReductionVars(), r.Reductions(), lookup)
}

func verifyTaskloopSymbols(op *ir.Operation, lookup verify.Lookup) error {
	t := Taskloop{op}
	if err := verifySymbols(t.InReductionVars(), t.InReductions(), lookup); err != nil {
		return err
	}
	return verifyReduced(op, lookup)
}

func verifyInReductions(op *ir.Operation, lookup verify.Lookup) error {
	t := Task{op}
	return verifySymbols(t.InReductionVars(), t.InReductions(), lookup)
}

func verifyTaskReductions(op *ir.Operation, lookup verify.Lookup) error {
	t := Taskgroup{op}
	return verifySymbols(t.TaskReductionVars(), t.TaskReductions(), lookup)
}

// verifyParallelSymbols checks the reductions, and that private variables are of the types that are declared.
func verifyParallelSymbols(op *ir.Operation, lookup verify.Lookup) error {
	if err := verifyReduced(op, lookup); err != nil {
		return err
	}
	p := ParallelArgs{op}
	for i, ref := range p.Privatizers() {
		recipe, ok := AsPrivate(lookup(ref))
		if !ok {
			return fmt.Errorf("failed to lookup privatizer op with symbol: '@%s'", ref.Root())
		}
		if t := p.PrivateVars()[i].Type(); t != recipe.Type() {
			return fmt.Errorf("type mismatch between a private variable and its privatizer op, var type: %s vs. privatizer op type: %s",
				syntax.QuotedType(t), syntax.QuotedType(recipe.Type()))
		}
	}
	return nil
}

// verifyCopyprivate checks that functions copy from one variable to another.
func verifyCopyprivate(op *ir.Operation, lookup verify.Lookup) error {
	s := Single{op}
	for i, ref := range s.CopyprivateFuncs() {
		fn := lookup(ref)
		if fn == nil || !fn.Traits().FunctionLike {
			return fmt.Errorf("expected symbol reference @%s to point to a copy function", ref.Root())
		}
		types := argumentsOf(fn)
		if len(types) != 2 {
			return fmt.Errorf("expected copy function @%s to have 2 operands", ref.Root())
		}
		if t := s.CopyprivateVars()[i].Type(); types[0] != t || types[1] != t {
			return fmt.Errorf("expected copy function @%s arguments to have the same type as the variable, %s", ref.Root(), syntax.QuotedType(t))
		}
	}
	return nil
}

// argumentsOf are the types of the arguments of a function.
func argumentsOf(fn *ir.Operation) []ir.Type {
	a, ok := fn.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil
	}
	switch t := a.Value().(type) {
	case *ir.FunctionType:
		return t.Inputs()
	case *ir.DialectType:
		var list []ir.Type
		for i := range llvm.NumArgs(t) {
			list = append(list, llvm.Arg(t, i))
		}
		return list
	}
	return nil
}

// Keyword is an attribute of the dialect, by its name, that has a word in it and nothing else, as
// `#omp<schedulekind static>`; the word is one of its enumeration.
func Keyword(ctx *ir.Context, definition, word string) ir.Attribute {
	def := ods.FindAttr(ctx, definition)
	n, ok := def.Params()[0].Enum.Value(word)
	if !ok {
		panic("BUG: '" + word + "' is no keyword of " + definition)
	}
	return ctx.DialectAttr(def, nil, ctx.I32Attr(int64(n)))
}
