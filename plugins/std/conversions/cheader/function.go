package cheader

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
)

// function is one that is to be declared.
type function struct {
	*header
	op       *ir.Operation
	t        *ir.FunctionType
	variadic bool
}

// prototype is a declaration in the making.
type prototype struct {
	params []string
	reason string            // why there is none
	names  map[string]string // symbols by what C calls them
}

func (p *prototype) fail(reason string) {
	if p.reason == "" {
		p.reason = reason
	}
}

func (p *prototype) add(d declaration, reason string) {
	if reason != "" {
		p.fail(reason)
		return
	}
	p.params = append(p.params, d.String())
}

// text declares a function of that name and result.
func (p *prototype) text(result, name string, variadic bool) (string, string) {
	label := ""
	if !isIdentifier(name) {
		own := identifierFor(name)
		if p.names[own] != "" && p.names[own] != name {
			own = ""
		}
		if own == "" {
			p.fail("'" + name + "' is no name in C")
		} else {
			p.names[own] = name
		}
		name, label = own, ` __asm__("`+name+`")`
	}
	if variadic {
		p.params = append(p.params, "...")
	}
	if len(p.params) == 0 {
		p.params = []string{"void"}
	}
	if !strings.HasSuffix(result, "*") {
		result += " "
	}
	return result + name + "(" + strings.Join(p.params, ", ") + ")" + label + ";", p.reason
}

// plain declares the function proper, or says why C cannot call it.
func (f *function) plain() (text, reason string) {
	p := &prototype{names: f.names}
	f.attributes(p)
	names := f.argumentNames()
	for i, t := range f.t.Inputs() {
		name := names[i]
		if m := f.l.Memrefs(); isMemref(t) {
			if reason := f.unpassable(t, convention.Passing.ArgumentTypes); reason != "" {
				p.fail(reason)
				continue
			}
			f.memref(p, t, m.Passing(t).ArgumentLayout(), name)
			continue
		}
		f.scalar(p, t, name)
	}
	result := f.plainResult(p)
	return p.text(result, ir.SymbolName(f.op), f.variadic)
}

// plainResult is what the function proper returns: one value at most, for LLVM returns
// several otherwise than C does.
func (f *function) plainResult(p *prototype) string {
	results := f.t.Results()
	if len(results) == 0 {
		return "void"
	}
	if len(results) > 1 {
		p.fail("it returns several values")
		return ""
	}
	if t := results[0]; isMemref(t) {
		if reason := f.unpassable(t, convention.Passing.ResultTypes); reason != "" {
			p.fail(reason)
			return ""
		}
		l := f.l.Memrefs().Passing(t).ResultLayout()
		if l.As == convention.AsStruct || len(l.Members) != 1 {
			p.fail("a memref that it returns is several values")
			return ""
		}
		d, reason := memberOf(l.Members[0], t)
		p.fail(reason)
		return d.typ
	}
	return f.scalarResult(p, results[0])
}

func (f *function) scalarResult(p *prototype, t ir.Type) string {
	types, reason := f.l.Converted(t)
	if reason != "" {
		p.fail(reason)
		return ""
	}
	d, reason := valueOf(types[0], "")
	p.fail(reason)
	if d.typ == "bool" {
		return "uint8_t " + lowestBit
	}
	return d.typ
}

// lowestBit is the comment on results of one bit.
const lowestBit = "/* its lowest bit */"

// wrapper declares the wrapper for C, or says why there is none.
func (f *function) wrapper() (text, reason string) {
	p := &prototype{names: f.names}
	f.attributes(p)
	// The wrapper calls the function, which has to be converted as well.
	for _, t := range f.t.Inputs() {
		if isMemref(t) {
			p.fail(f.unpassable(t, convention.Passing.ArgumentTypes))
			p.fail(f.unpassable(t, convention.Passing.CArgumentTypes))
		}
	}
	for _, t := range f.t.Results() {
		if isMemref(t) {
			p.fail(f.unpassable(t, convention.Passing.ResultTypes))
			p.fail(f.unpassable(t, convention.Passing.CArgumentTypes))
		}
	}
	if p.reason != "" {
		return "", p.reason
	}
	result := f.wrapperResult(p)
	names := f.argumentNames()
	for i, t := range f.t.Inputs() {
		name := names[i]
		if isMemref(t) {
			f.memref(p, t, f.l.Memrefs().Passing(t).CArgumentLayout(), name)
			continue
		}
		f.scalar(p, t, name)
	}
	return p.text(result, f.l.WrapperName(f.op), false)
}

// wrapperResult is what the wrapper returns. A struct goes through a pointer that comes
// first.
func (f *function) wrapperResult(p *prototype) string {
	results := f.t.Results()
	var members []declaration
	count := 0 // of LLVM's values
	for i, t := range results {
		name := fmt.Sprintf("result%d", i)
		if isMemref(t) {
			l := f.l.Memrefs().Passing(t).CResultLayout()
			own, reason := f.record(t, l)
			p.fail(reason)
			if l.As == convention.AsStruct {
				members, count = append(members, declaration{typ: own, name: name}), count+1
				continue
			}
			for _, m := range l.Members {
				d, reason := memberOf(m, t)
				p.fail(reason)
				d.name = name + "_" + m.Name
				members, count = append(members, d), count+1
			}
			continue
		}
		types, reason := f.l.Converted(t)
		p.fail(reason)
		for _, each := range types {
			d, reason := storedOf(each, t, name)
			p.fail(reason)
			members, count = append(members, d), count+1
		}
	}
	switch {
	case p.reason != "" || count == 0:
		return "void"
	case count == 1 && isMemref(results[0]) && f.l.Memrefs().Passing(results[0]).CResultLayout().As == convention.AsStruct:
	case count == 1 && !isMemref(results[0]):
		if types, _ := f.l.Converted(results[0]); !llvm.IsStruct(types[0]) {
			return f.scalarResult(p, results[0])
		}
	case count == 1:
		return members[0].typ
	default:
		members = []declaration{{typ: f.records.results(ir.SymbolName(f.op), members)}}
	}
	p.params = append(p.params, pointerTo(members[0].typ)+"result")
	return "void"
}

// attributes of arguments may change how they are passed.
func (f *function) attributes(p *prototype) {
	list, _ := f.op.Attr("arg_attrs").(*ir.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elems() {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			continue
		}
		for _, name := range []string{"llvm.byval", "llvm.sret", "llvm.inreg", "llvm.nest"} {
			if d.Get(name) != nil {
				p.fail("attribute '" + name + "' of an argument")
			}
		}
	}
}

// memref declares the parameters of a memref.
func (f *function) memref(p *prototype, t ir.Type, l convention.Layout, name string) {
	switch l.As {
	case convention.AsStruct:
		p.fail("a memref is a struct by value, which LLVM passes otherwise than C")
	case convention.AsPointer:
		record, reason := f.record(t, l)
		p.add(declaration{typ: pointerTo(record), name: name}, reason)
	default:
		for _, m := range l.Members {
			d, reason := memberOf(m, t)
			d.name = name
			if !isWhole(m, l) {
				d.name += "_" + m.Name
			}
			p.add(d, reason)
		}
	}
}

// isWhole reports whether a part is what C would call the array: the only address.
func isWhole(m convention.Member, l convention.Layout) bool {
	return m.Points && !slices.ContainsFunc(l.Members, func(o convention.Member) bool { return o.Points && o.Name != m.Name })
}

func (f *function) scalar(p *prototype, t ir.Type, name string) {
	types, reason := f.l.Converted(t)
	if reason != "" {
		p.fail(reason)
		return
	}
	for i, each := range types {
		own := name
		if len(types) > 1 {
			own = fmt.Sprintf("%s_%d", name, i)
		}
		p.add(valueOf(each, own))
	}
}

// unpassable is why a memref cannot be passed so.
func (f *function) unpassable(t ir.Type, types func(convention.Passing) ([]ir.Type, string)) string {
	if _, reason := f.l.Converted(t); reason != "" {
		return reason
	}
	_, reason := types(f.l.Memrefs().Passing(t))
	return reason
}

// wayOut is how C can call a function that it cannot call as it is.
func (f *function) wayOut() string {
	if !f.l.Memrefs().HasCInterface() {
		return ""
	}
	trial := *f
	trial.header = newHeader(f.l, nil)
	trial.header.names = f.names
	if _, reason := trial.wrapper(); reason != "" {
		return ""
	}
	return "with the attribute 'llvm.emit_c_interface', or with emit-c-wrappers for all, there is a wrapper for it"
}

// takesMemrefs reports whether the convention has to do with the function.
func (f *function) takesMemrefs() bool {
	return slices.ContainsFunc(slices.Concat(f.t.Inputs(), f.t.Results()), isMemref)
}

func isMemref(t ir.Type) bool {
	switch t.(type) {
	case *ir.MemRefType, *ir.UnrankedMemRefType:
		return true
	}
	return false
}
