package ranks

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/plugins/linalg"
	"github.com/mlirc/mlirc/plugins/std/dialects/tensor"
)

func detensorize() *pass.Pass {
	const name, aggressive = "linalg-detensorize", "aggressive-mode"
	return &pass.Pass{
		Name:    name,
		Summary: "compute with elements instead of tensors of rank 0",
		Doc: `A linalg.generic on tensors of rank 0 becomes the operations of its body, where what it computes decides
which way control takes, or is handed from block to block; these blocks take elements. A function stays as it is where
an operation on other tensors computes some of that. Tensors are made of elements where others use them.`,
		Anchor:  "func",
		Options: []pass.Option{{Name: aggressive, Type: pass.Bool, Default: "false", Doc: "convert each operation on tensors of rank 0, and all arguments of blocks"}},
		Builds:  []string{"linalg", "tensor"},
		Run: func(r *pass.Run) error {
			body := r.Op.Region(0)
			if body.Empty() {
				r.Unchanged()
				return nil
			}
			var c *component
			if r.Options.Bool(aggressive) {
				c = everything(r.Op)
			} else {
				c = controlling(r.Op)
			}
			for _, op := range c.ops {
				inline(op)
			}
			for _, arg := range c.args {
				passElement(arg)
			}
			if len(c.ops)+len(c.args) > 0 {
				r = r.Changing()
			}
			return greedily(r, name, []rewrite.Pattern{rewrite.On("element-of-element", extractsElement)}, linalg.Dialect.Canonicalize, tensor.Dialect.Canonicalize)
		},
	}
}

// component is what is to be detensorized: operations in their order, and arguments of blocks.
type component struct {
	ops  []linalg.Generic
	args []*ir.Value
}

func isScalar(t ir.Type) bool {
	ranked, ok := t.(*ir.RankedTensorType)
	return ok && len(ranked.Shape()) == 0
}

// worksOnScalars reports whether all operands of an operation are tensors of rank 0.
func worksOnScalars(op linalg.Generic) bool {
	for _, v := range op.Op.AllOperands() {
		if !isScalar(v.Type()) {
			return false
		}
	}
	return true
}

// everything is all of a function that can be detensorized.
func everything(fn *ir.Operation) *component {
	c := &component{}
	ir.WalkPostOrder(fn, func(op *ir.Operation) {
		if g, ok := linalg.AsGeneric(op); ok && worksOnScalars(g) {
			c.ops = append(c.ops, g)
		}
	})
	for b := range fn.Region(0).Blocks() {
		for _, arg := range b.Args() {
			if !b.IsEntry() && isScalar(arg.Type()) && canPassElement(arg) {
				c.args = append(c.args, arg)
			}
		}
	}
	return c
}

// controlling is what computes operands of branches, and what is computed from those; nothing where an
// operation among them is on other tensors.
func controlling(fn *ir.Operation) *component {
	ops, args := map[*ir.Operation]bool{}, map[*ir.Value]bool{}
	seen := map[*ir.Value]bool{}
	var todo []*ir.Value
	for b := range fn.Region(0).Blocks() {
		if end := b.Terminator(); end != nil && end.NumSuccessors() > 0 {
			todo = append(todo, end.Operands()...)
		}
	}
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		for use := range v.Uses() {
			todo = append(todo, handed(use)...)
			todo = append(todo, use.Owner().Results()...)
		}
		if v.IsBlockArg() {
			if b := v.Block(); b.Region() == fn.Region(0) && !b.IsEntry() {
				args[v] = true
				todo = append(todo, incoming(v)...)
			}
			continue
		}
		def := v.DefiningOp()
		g, isGeneric := linalg.AsGeneric(def)
		switch {
		case isGeneric && !worksOnScalars(g):
			return &component{}
		case isGeneric:
			ops[def] = true
			todo = append(todo, def.Operands()...)
		case !slices.ContainsFunc(def.ResultTypes(), isNoNumber):
			todo = append(todo, def.Operands()...)
		}
	}
	c := everything(fn)
	c.ops = slices.DeleteFunc(c.ops, func(g linalg.Generic) bool { return !ops[g.Op] })
	c.args = slices.DeleteFunc(c.args, func(arg *ir.Value) bool { return !args[arg] })
	return c
}

func isNoNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType:
		return false
	}
	return true
}

// handed lists the arguments that a branch gives the value of one of its operands.
func handed(use *ir.Operand) []*ir.Value {
	op := use.Owner()
	for i := range op.NumSuccessors() {
		if start, end, ok := ir.BranchOperands(op, i); ok && start <= use.Index() && use.Index() < end {
			return []*ir.Value{op.Successor(i).Arg(use.Index() - start)}
		}
	}
	return nil
}

// incoming lists what branches hand to an argument.
func incoming(arg *ir.Value) []*ir.Value {
	var list []*ir.Value
	for pred := range arg.Block().Preds() {
		if start, _, ok := ir.BranchOperands(pred.Owner(), pred.Index()); ok {
			list = append(list, pred.Owner().Operand(start+arg.Index()))
		}
	}
	return list
}

// canPassElement reports whether all branches to a block say what they hand to it.
func canPassElement(arg *ir.Value) bool {
	for pred := range arg.Block().Preds() {
		if _, _, ok := ir.BranchOperands(pred.Owner(), pred.Index()); !ok {
			return false
		}
	}
	return true
}

// inline puts the body of an operation in its place.
func inline(op linalg.Generic) {
	b := ir.BuilderBefore(op.Op)
	mapping := ir.NewMapping()
	body := op.Region().Entry()
	for i, v := range op.Op.AllOperands() {
		mapping.MapValue(body.Arg(i), tensor.NewExtract(b, v, nil).Result())
	}
	for inner := range body.WithoutTerminator() {
		b.Clone(inner, mapping)
	}
	results := op.Op.Results()
	for i, v := range body.Last().AllOperands() {
		results[i].ReplaceAllUsesWith(ofElement(b, mapping.Value(v), results[i].Type()))
	}
	op.Op.Erase()
}

// ofElement is a tensor of rank 0 with an element.
func ofElement(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
	one := b.Context().RankedTensorType([]int64{1}, v.Type(), nil)
	made := tensor.NewFromElements(b, []*ir.Value{v}, one).Result()
	return linalg.NewTensorCollapseShape(b, made, t, b.Context().ArrayAttr(nil)).Result()
}

// passElement makes branches hand the element of a tensor to a block.
func passElement(arg *ir.Value) {
	block, at, t := arg.Block(), arg.Index(), arg.Type()
	b := ir.NewBuilder(arg.Context())
	for pred := range block.Preds() {
		branch := pred.Owner()
		start, _, _ := ir.BranchOperands(branch, pred.Index())
		b.SetInsertionPoint(branch)
		branch.SetOperand(start+at, tensor.NewExtract(b, branch.Operand(start+at), nil).Result())
	}
	element := block.InsertArg(at, ir.ElementOrSelf(t), block.ArgLoc(at))
	b.SetInsertionPointToStart(block)
	arg.ReplaceAllUsesWith(ofElement(b, element, t))
	block.EraseArg(at + 1)
}

// extractsElement: the element of a tensor that was made of one is that one.
func extractsElement(op tensor.Extract, rw *rewrite.Rewriter) rewrite.Result {
	shaped, ok := ir.DefinedBy[linalg.TensorCollapseShape](op.Tensor())
	if !ok || len(op.Indices()) > 0 {
		return rw.MatchFailure("the tensor is not of rank 0, or was not of another")
	}
	made, ok := ir.DefinedBy[tensor.FromElements](shaped.Src())
	if !ok {
		return rw.MatchFailure("the tensor is not made of elements")
	}
	rw.ReplaceOp(op.Op, made.Elements()[0])
	return rw.Success()
}
