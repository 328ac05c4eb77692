package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// The attributes of functions that mean something here.
const (
	typeAttr       = "type"
	argAttrsAttr   = "arg_attrs"
	resAttrsAttr   = "res_attrs"
	linkageAttr    = "linkage"
	cInterfaceAttr = "llvm.emit_c_interface"
	varargsAttr    = "std.varargs"

	chosenLinkageAttr = "llvm.linkage"
)

// function converts `func` to `llvm.func`.
func (l *Lowering) function() convert.Pattern {
	name := l.ctx.OpName("llvm.func")
	return convert.Pattern{
		Name: "func to llvm.func", Root: "func",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			old, ok := functionType(op)
			if !ok {
				return rw.MatchFailure("its type is not a function type")
			}
			s, reason := l.signature(old)
			if s == nil {
				return rw.MatchFailure(reason)
			}
			if reason := l.blockProblem(op.Region(0)); reason != "" {
				return rw.MatchFailure(reason)
			}
			if reason := l.wrapperProblem(op, old, rw); reason != "" {
				return rw.MatchFailure(reason)
			}
			linkage, reason := linkageOf(op)
			if reason != "" {
				return rw.MatchFailure(reason)
			}
			fresh := rw.Create(&ir.OperationState{
				Name: name, Attrs: l.functionAttrs(op, s).With(linkageAttr, linkage.Attr(l.ctx)), Regions: 1,
			})
			l.moveBody(op, fresh, s, rw)
			if l.wantsWrapper(op) {
				l.wrap(op, fresh, old, s, rw)
			}
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// isVariadic reports whether a function takes more arguments than its type tells.
func isVariadic(attrs ir.AttrList) bool {
	switch a := attrs.Get(varargsAttr).(type) {
	case *ir.UnitAttr:
		return true
	case *ir.IntegerAttr:
		return !a.Value().IsZero()
	}
	return false
}

// linkageOf is the linkage that a function asks for, external if it does not.
func linkageOf(op *ir.Operation) (llvm.Linkage, string) {
	chosen := op.Attr(chosenLinkageAttr)
	if chosen == nil {
		return llvm.LinkageExternal, ""
	}
	linkage, err := llvm.LinkageOf(chosen)
	if err != nil {
		return 0, "its attribute '" + chosenLinkageAttr + "' is wrong: " + err.Error()
	}
	return linkage, ""
}

func functionType(op *ir.Operation) (*ir.FunctionType, bool) {
	attr, ok := op.Attr(typeAttr).(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	t, ok := attr.Value().(*ir.FunctionType)
	return t, ok
}

// blockProblem tells why the arguments of inner blocks cannot be converted.
func (l *Lowering) blockProblem(r *ir.Region) string {
	if r.Empty() {
		return ""
	}
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if _, ok := l.types.Convert(a.Type()); !ok {
				return l.whyNot(a.Type())
			}
		}
	}
	return ""
}

func (l *Lowering) moveBody(op, fresh *ir.Operation, s *signature, rw *convert.Rewriter) {
	body := op.Region(0)
	if body.Empty() {
		return
	}
	entry := body.Entry()
	rw.MoveRegion(body, fresh.Region(0), nil)
	rw.ConvertSignature(entry, s.inputs)
	rw.ConvertOtherBlocks(fresh.Region(0))
}

// functionAttrs are the attributes of the converted function: those of the
// function, with those of arguments where the arguments are now.
func (l *Lowering) functionAttrs(op *ir.Operation, s *signature) ir.AttrList {
	attrs := op.Attrs().Without(varargsAttr).Without(chosenLinkageAttr).
		With(typeAttr, l.ctx.TypeAttr(s.function(l, isVariadic(op.Attrs()))))
	if args, ok := op.Attr(argAttrsAttr).(*ir.ArrayAttr); ok {
		attrs = attrs.With(argAttrsAttr, l.spreadArgAttrs(args, s))
	}
	if len(s.ends) != 1 || len(s.results) != 1 {
		// The results share one value, which no longer is any of them.
		attrs = attrs.Without(resAttrsAttr)
	}
	return attrs
}

// spreadArgAttrs repeats the attributes of each argument for all arguments that
// it became. What concerns pointers goes to those that are.
func (l *Lowering) spreadArgAttrs(args *ir.ArrayAttr, s *signature) ir.Attribute {
	types := s.inputs.Types()
	list := make([]ir.Attribute, len(types))
	for i, a := range args.Elems() {
		start, end := s.inputs.Range(i)
		for j := start; j < end; j++ {
			list[j] = a
			if end-start > 1 && !llvm.IsPtr(types[j]) {
				list[j] = l.withoutPointerAttrs(a)
			}
		}
	}
	return l.ctx.ArrayAttr(list)
}

// pointerAttrs are the attributes of arguments that LLVM allows for pointers
// only.
var pointerAttrs = [...]string{"llvm.align", "llvm.byval", "llvm.noalias", "llvm.sret"}

func (l *Lowering) withoutPointerAttrs(a ir.Attribute) ir.Attribute {
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return a
	}
	kept := d.Entries()
	for _, name := range pointerAttrs {
		kept = kept.Without(name)
	}
	return l.ctx.DictionaryAttr(kept)
}

// returns converts `std.return` to `llvm.return`.
func (l *Lowering) returns() convert.Pattern {
	name := l.ctx.OpName("llvm.return")
	return convert.Pattern{
		Name: "std.return to llvm.return", Root: "std.return",
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			flat := make([]*ir.Value, 0, len(operands))
			for i, values := range operands {
				t := op.Operand(i).Type()
				if _, reason := l.resultTypes(t); reason != "" {
					return rw.MatchFailure(reason)
				}
				flat = append(flat, values...)
			}
			if reason := l.unrankedProblem(rw, op, typesOf(op, 0), l.memrefs.Allocator()); reason != "" {
				return rw.MatchFailure(reason)
			}
			if l.hasMemRefs(op) {
				flat = flat[:0]
				for i, values := range operands {
					flat = append(flat, l.toResult(rw, op, op.Operand(i).Type(), values)...)
				}
			}
			if len(flat) > 1 {
				flat = []*ir.Value{packed(l.at(rw), flat)}
			}
			rw.CreateOp(name, flat, nil, op.Attrs())
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

// unrankedProblem tells why unranked memrefs among those types cannot be passed
// on with the help of a function.
func (l *Lowering) unrankedProblem(rw *convert.Rewriter, op *ir.Operation, types []ir.Type, f *convention.Function) string {
	for _, t := range types {
		if _, unranked := t.(*ir.UnrankedMemRefType); unranked {
			return l.clash(rw, op, f)
		}
	}
	return ""
}

func (l *Lowering) hasMemRefs(op *ir.Operation) bool {
	for i := range op.NumOperands() {
		switch op.Operand(i).Type().(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			return true
		}
	}
	return false
}
