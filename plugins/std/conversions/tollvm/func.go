package tollvm

import (
	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
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
	return convert.On("func to llvm.func", func(op builtin.Func, m convert.Match) convert.Result {
		old, ok := op.Type().(*ir.FunctionType)
		if !ok {
			return m.MatchFailure("its type is not a function type")
		}
		s, reason := l.signature(old)
		if s == nil {
			return m.MatchFailure(reason)
		}
		if reason := l.blockProblem(op.Body()); reason != "" {
			return m.MatchFailure(reason)
		}
		if reason := l.wrapperProblem(op.Op, old, m.Rewriter); reason != "" {
			return m.MatchFailure(reason)
		}
		linkage, reason := linkageOf(op.Op)
		if reason != "" {
			return m.MatchFailure(reason)
		}
		fresh := m.Create(&ir.OperationState{
			Name: name, Attrs: l.functionAttrs(op, s).With(linkageAttr, linkage.Attr(l.ctx)), Regions: 1,
		})
		l.moveBody(op.Body(), fresh.Region(0), s, m.Rewriter)
		if l.wantsWrapper(op.Op) {
			l.wrap(op.Op, fresh, old, s, m.Rewriter)
		}
		return m.Erase()
	})
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

// blockProblem says why the arguments of inner blocks cannot be converted.
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

// keepsBlocks reports whether the arguments of inner blocks have types of the LLVM dialect.
func (l *Lowering) keepsBlocks(op *ir.Operation) bool {
	body := op.Region(0)
	if body.Empty() {
		return true
	}
	for b := body.Entry().Next(); b != nil; b = b.Next() {
		for _, t := range b.ArgTypes() {
			if !l.types.IsLegal(t) {
				return false
			}
		}
	}
	return true
}

// blocks converts the arguments of inner blocks of a function that stays.
func (l *Lowering) blocks() convert.Pattern {
	return convert.On("arguments of blocks in func", func(op builtin.Func, m convert.Match) convert.Result {
		if reason := l.blockProblem(op.Body()); reason != "" {
			return m.MatchFailure(reason)
		}
		m.Update(op.Op, func() { m.ConvertOtherBlocks(op.Body()) })
		return m.Success()
	})
}

func (l *Lowering) moveBody(body, to *ir.Region, s *signature, rw *convert.Rewriter) {
	if body.Empty() {
		return
	}
	entry := body.Entry()
	rw.MoveRegion(body, to, nil)
	rw.ConvertSignature(entry, s.inputs)
	rw.ConvertOtherBlocks(to)
}

// functionAttrs are the attributes of the converted function: those of the
// function, with those of arguments where the arguments are now.
func (l *Lowering) functionAttrs(op builtin.Func, s *signature) ir.AttrList {
	attrs := op.Op.Attrs()
	attrs = attrs.Without(varargsAttr).Without(chosenLinkageAttr).
		With(typeAttr, l.ctx.TypeAttr(s.function(l, isVariadic(attrs))))
	if args := op.ArgAttrs(); args != nil {
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
func (l *Lowering) spreadArgAttrs(args []ir.Attribute, s *signature) ir.Attribute {
	types := s.inputs.Types()
	list := make([]ir.Attribute, len(types))
	for i, a := range args {
		start, end := s.inputs.Range(i)
		for j := start; j < end; j++ {
			list[j] = a
			if end-start > 1 {
				list[j] = l.allowedOn(types[j], a)
			}
		}
	}
	return l.ctx.ArrayAttr(list)
}

// allowedOn leaves the attributes of an argument that LLVM allows on a part of it.
func (l *Lowering) allowedOn(t ir.Type, a ir.Attribute) ir.Attribute {
	d, ok := a.(*ir.DictionaryAttr)
	if !ok {
		return a
	}
	kept := d.Entries()
	for _, e := range d.Entries() {
		if !llvm.AllowsOn(e.Name, t) {
			kept = kept.Without(e.Name)
		}
	}
	return l.ctx.DictionaryAttr(kept)
}

// returns converts `std.return` to `llvm.return`.
func (l *Lowering) returns() convert.Pattern {
	name := l.ctx.OpName("llvm.return")
	return convert.On("std.return to llvm.return", func(op std.Return, m convert.Match) convert.Result {
		values := op.Operands()
		for _, v := range values {
			if _, reason := l.resultTypes(v.Type()); reason != "" {
				return m.MatchFailure(reason)
			}
		}
		if reason := l.unrankedProblem(m.Rewriter, op.Op, typesOf(values), l.memrefs.Allocator()); reason != "" {
			return m.MatchFailure(reason)
		}
		flat := m.AllOperands()
		if hasMemRefs(values) {
			flat = flat[:0]
			for i, v := range values {
				flat = append(flat, l.toResult(m.Rewriter, op.Op, v.Type(), m.PartsAt(i))...)
			}
		}
		if len(flat) > 1 {
			flat = []*ir.Value{packed(l.at(m.Rewriter), flat)}
		}
		return m.ReplaceWith(name, flat, nil, op.Op.Attrs())
	})
}

// unrankedProblem says why unranked memrefs among those types cannot be passed
// on with the help of a function.
func (l *Lowering) unrankedProblem(rw *convert.Rewriter, op *ir.Operation, types []ir.Type, f *convention.Function) string {
	for _, t := range types {
		if _, unranked := t.(*ir.UnrankedMemRefType); unranked {
			return l.clash(rw, op, f)
		}
	}
	return ""
}

func hasMemRefs(values []*ir.Value) bool {
	for _, v := range values {
		switch v.Type().(type) {
		case *ir.MemRefType, *ir.UnrankedMemRefType:
			return true
		}
	}
	return false
}
