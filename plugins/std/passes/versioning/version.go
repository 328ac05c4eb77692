package versioning

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/analysis/alias"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// The symbols of versions end so.
const (
	noAliasSuffix  = ".noalias"
	mayAliasSuffix = ".mayalias"
)

// version makes the versions, and a dispatcher of the function's name. It does nothing, and
// reports so, for what is a version itself, and where the module has other symbols of such
// names.
func (f *function) version(symbols *ir.SymbolTable) bool {
	name := ir.SymbolName(f.op)
	if strings.HasSuffix(name, mayAliasSuffix) {
		return false
	}
	if symbols.Lookup(name+noAliasSuffix) != nil || symbols.Lookup(name+mayAliasSuffix) != nil {
		return false
	}
	b := ir.BuilderBefore(f.op)
	dispatcher := b.Create(&ir.OperationState{Name: f.op.Name(), Loc: f.op.Loc(), Attrs: f.op.Attrs(), Regions: 1})
	fast := b.Clone(f.op, ir.NewMapping())
	asVersion(fast, name+noAliasSuffix)
	promise(fast)
	asVersion(f.op, name+mayAliasSuffix)
	f.dispatch(dispatcher, fast)
	for _, op := range [...]*ir.Operation{dispatcher, fast, f.op} {
		symbols.Insert(op)
	}
	return true
}

// asVersion gives a copy of a function its name. It is called from this module alone.
func asVersion(fn *ir.Operation, name string) {
	ctx := fn.Context()
	fn.SetAttr(ir.SymbolNameAttr, ctx.StringAttr(name))
	fn.SetAttr(ir.SymbolVisibilityAttr, ctx.StringAttr("private"))
	fn.SetAttr("llvm.linkage", ctx.StringAttr("internal"))
	fn.SetAttr("llvm.emit_c_interface", nil)
}

// promise puts llvm.noalias on the ranked memref arguments of a function.
func promise(fn *ir.Operation) {
	ctx := fn.Context()
	args := fn.Region(0).Entry().Args()
	list := make([]ir.Attribute, len(args))
	old, _ := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	for i, a := range args {
		var attrs ir.AttrList
		if old != nil {
			attrs = old.Elems()[i].(*ir.DictionaryAttr).Entries()
		}
		if _, ranked := a.Type().(*ir.MemRefType); ranked {
			attrs = attrs.With(alias.NoAliasAttr, ctx.UnitAttr())
		}
		list[i] = ctx.DictionaryAttr(attrs)
	}
	fn.SetAttr("arg_attrs", ctx.ArrayAttr(list))
}

// dispatch makes the body of the dispatcher: the check, and a call of each version.
func (f *function) dispatch(dispatcher, fast *ir.Operation) {
	b := ir.NewBuilder(dispatcher.Context())
	b.SetLoc(dispatcher.Loc())
	body, old := dispatcher.Region(0), f.op.Region(0).Entry()
	entry, calls := body.AddBlock(), [2]*ir.Block{body.AddBlock(), body.AddBlock()}
	args := make([]*ir.Value, old.NumArgs())
	for i, a := range old.Args() {
		args[i] = entry.AddArg(a.Type(), old.ArgLoc(i))
	}
	b.SetInsertionPointToEnd(entry)
	std.NewCondBr(b, f.check(b, args), nil, nil, calls[0], calls[1])
	t := dispatcher.Attr("type").(*ir.TypeAttr).Value().(*ir.FunctionType)
	for i, callee := range [...]*ir.Operation{fast, f.op} {
		b.SetInsertionPointToEnd(calls[i])
		call := std.NewCall(b, args, t.Results(), ir.SymbolName(callee))
		std.NewReturn(b, call.Op.Results())
	}
}

// check is whether all pairs are disjoint.
func (f *function) check(b *ir.Builder, args []*ir.Value) *ir.Value {
	globals := map[string]*ir.Value{}
	of := func(m *memory) *ir.Value {
		if m.object.Kind == alias.Argument {
			return args[m.memref.Index()]
		}
		if globals[m.object.Symbol] == nil {
			globals[m.object.Symbol] = b.Clone(m.memref.DefiningOp(), ir.NewMapping()).Result(0)
		}
		return globals[m.object.Symbol]
	}
	var all *ir.Value
	for _, p := range f.pairs {
		disjoint := memref.NewDisjoint(b, of(p[0]), of(p[1])).Op.Result(0)
		if all == nil {
			all = disjoint
			continue
		}
		all = std.NewAnd(b, all, disjoint).Op.Result(0)
	}
	return all
}
