package cheader

import (
	"bytes"
	"fmt"
	"go/format"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/mlirc/mlirc/core/builtin"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

// bindings are a file of Go in the making.
type bindings struct {
	*header
	prototypes bytes.Buffer // in C
	functions  bytes.Buffer // in Go
	named      map[string]bool
}

// binding is a function of Go that calls one of the module.
type binding struct {
	function            function
	prototype, callee   string // in C
	name                string
	params, results     []string
	before, args, after []string // lines around the call, and what it passes
	result              string   // what takes the result of the call, as in `r := `
	checks, pins        bool
	reason              string // why there is none
}

func newBindings(l *tollvm.Lowering, sink *diag.Sink) *bindings {
	return &bindings{header: newHeader(l, sink), named: map[string]bool{"View": true, "Of": true}}
}

// add binds a function that the module defines.
func (b *bindings) add(op *ir.Operation) {
	fn, ok := builtin.AsFunc(op)
	if !ok {
		return
	}
	t, ok := fn.Type().(*ir.FunctionType)
	if !ok || op.NumRegions() == 0 || fn.Body().Empty() || ir.IsPrivate(op) {
		return
	}
	f := function{header: b.header, op: op, t: t}
	bound := &binding{function: f}
	bound.bind()
	if bound.reason == "" {
		bound.name = exported(ir.SymbolName(op))
		if bound.name == "" || b.named[bound.name] {
			bound.reason = "its name is none for Go, or another function's"
		}
	}
	if bound.reason != "" {
		fmt.Fprintf(&b.functions, "\n// func @%s%s cannot be called from Go: %s\n", ir.SymbolName(op), f.types(), inComment(bound.reason))
		b.sink.Report(diag.NewWarning(ir.Position(op.Loc()), "Go cannot call function '"+ir.SymbolName(op)+"': "+bound.reason))
		return
	}
	b.named[bound.name] = true
	fmt.Fprintf(&b.prototypes, "%s\n", strings.ReplaceAll(bound.prototype, " "+lowestBit, "")) // no comment in a comment
	b.functions.WriteString(bound.text())
}

// exported is a name as others than its package see it, empty if it has no letters.
func exported(symbol string) string {
	var w strings.Builder
	upper := true
	for _, r := range symbol {
		switch {
		case !unicode.IsLetter(r) && !unicode.IsDigit(r):
			upper = true
			continue
		case upper:
			r = unicode.ToUpper(r)
		}
		upper = false
		w.WriteRune(r)
	}
	if name := w.String(); token.IsIdentifier(name) && token.IsExported(name) {
		return name
	}
	return ""
}

func (g *binding) fail(reason string) {
	if g.reason == "" {
		g.reason = reason
	}
}

// bind calls the function proper, or its wrapper where only that can be called.
func (g *binding) bind() {
	f := g.function
	trial := f
	trial.header = newHeader(f.l, nil)
	text, whyNot := trial.plain()
	passing := convention.Passing.ArgumentLayout
	switch {
	case whyNot == "":
		text, g.reason = f.plain()
		g.callee = ir.SymbolName(f.op)
	case f.l.HasWrapper(f.op):
		passing = convention.Passing.CArgumentLayout
		text, g.reason = f.wrapper()
		g.callee = f.l.WrapperName(f.op)
	default:
		g.reason = whyNot
		if way := f.wayOut(); way != "" {
			g.reason += "; " + way
		}
	}
	g.prototype = text
	if g.reason != "" {
		return
	}
	for i, t := range f.t.Inputs() {
		if isMemref(t) {
			g.memref(i, t, passing(f.l.Memrefs().Passing(t)))
			continue
		}
		g.scalar(i, t)
	}
	if whyNot == "" {
		g.plainResult()
		return
	}
	g.wrapperResult()
}

// goScalars are the types of numbers, by what C calls them.
var goScalars = map[string]string{
	"bool": "bool", "int8_t": "int8", "int16_t": "int16", "int32_t": "int32", "int64_t": "int64", "float": "float32", "double": "float64",
	"float _Complex": "complex64", "double _Complex": "complex128",
}

// cgoNames are what cgo calls types that it does not call as C does.
var cgoNames = map[string]string{"float _Complex": "C.complexfloat", "double _Complex": "C.complexdouble"}

func cgoName(c string) string {
	if name := cgoNames[c]; name != "" {
		return name
	}
	return "C." + c
}

// goScalar is the type of a number of the module, and of C's.
func (g *binding) goScalar(t ir.Type) (goType, cType string) {
	types, _ := g.function.l.Converted(t)
	if len(types) != 1 {
		g.fail("Go has nothing that is passed as " + syntax.TypeString(t) + " is")
		return "", ""
	}
	d, reason := valueOf(types[0], "")
	if goScalars[d.typ] == "" || reason != "" {
		g.fail("Go has nothing that is passed as " + syntax.TypeString(t) + " is")
	}
	if _, index := t.(*ir.IndexType); index {
		return "int", d.typ
	}
	return goScalars[d.typ], d.typ
}

func (g *binding) scalar(i int, t ir.Type) {
	goType, cType := g.goScalar(t)
	g.params = append(g.params, fmt.Sprintf("arg%d %s", i, goType))
	g.args = append(g.args, fmt.Sprintf("%s(arg%d)", cgoName(cType), i))
}

// elements are the type of a memref's elements in Go, and of the pointer to them in Go and C.
func (g *binding) elements(t ir.Type, l convention.Layout) (goType, pointer string) {
	m, ranked := t.(*ir.MemRefType)
	if !ranked {
		g.fail("an unranked memref")
		return "", ""
	}
	at := slices.IndexFunc(l.Members, func(m convention.Member) bool { return m.Points })
	if at < 0 {
		g.fail("a memref without an address")
		return "", ""
	}
	d, reason := memberOf(l.Members[at], t)
	g.fail(reason)
	c := strings.TrimSuffix(d.typ, " *")
	if f, ok := m.Elem().(*ir.FloatType); ok && c == "void" && (f.Kind() == num.F16 || f.Kind() == num.BF16) {
		return "uint16", "unsafe.Pointer"
	}
	if goScalars[c] == "" {
		g.fail("Go has nothing for elements of " + syntax.TypeString(m.Elem()))
	}
	return goScalars[c], "*" + cgoName(c)
}

// layoutOf is how the elements of a memref lie, as arguments of the functions in view.go say it.
func (g *binding) layoutOf(t *ir.MemRefType) (sizes, strides, offset string) {
	s, ok := convention.StridesOf(t)
	if !ok {
		g.fail("a layout that is not strided")
	}
	strides = ints(s.Strides)
	if len(t.Layout()) == 0 {
		strides = "nil"
	}
	return ints(t.Shape()), strides, number(s.Offset)
}

func number(n int64) string {
	if n == ir.Dynamic {
		return "dynamic"
	}
	return fmt.Sprint(n)
}

func ints(list []int64) string {
	words := make([]string, len(list))
	for i, n := range list {
		words[i] = number(n)
	}
	return "[]int{" + strings.Join(words, ", ") + "}"
}

// memref passes a view.
func (g *binding) memref(i int, t ir.Type, l convention.Layout) {
	goType, pointer := g.elements(t, l)
	if g.reason != "" {
		return
	}
	sizes, strides, offset := g.layoutOf(t.(*ir.MemRefType))
	arg := fmt.Sprintf("arg%d", i)
	g.checks = true
	g.params = append(g.params, fmt.Sprintf("%s View[%s]", arg, goType))
	g.before = append(g.before,
		fmt.Sprintf("if err = %s.check(%q, %s, %s, %s); err != nil {\nreturn\n}", arg, fmt.Sprintf("argument %d, a %s", i, syntax.TypeString(t)), sizes, strides, offset),
		fmt.Sprintf("base%d, offset%d := %s.base(%s)", i, i, arg, offset), fmt.Sprintf("_ = offset%d", i))
	part := func(m convention.Member) string {
		d, _ := memberOf(m, t)
		at := strings.TrimLeft(m.Name, "sizetrd")
		switch {
		case m.Points:
			return fmt.Sprintf("(%s)(base%d)", pointer, i)
		case m.Name == string(convention.Offset):
			return fmt.Sprintf("%s(offset%d)", cgoName(d.typ), i)
		case strings.HasPrefix(m.Name, "size"):
			return fmt.Sprintf("%s(%s.Sizes[%s])", cgoName(d.typ), arg, at)
		}
		return fmt.Sprintf("%s(%s.Strides[%s])", cgoName(d.typ), arg, at)
	}
	if l.As == convention.AsValues {
		for _, m := range l.Members {
			g.args = append(g.args, part(m))
		}
		return
	}
	record, _ := g.function.record(t, l)
	g.pins = true
	g.before = append(g.before, fmt.Sprintf("if base%d != nil {\npin.Pin(base%d)\n}", i, i), fmt.Sprintf("var m%d C.%s", i, record))
	for _, m := range l.Members {
		if d, _ := memberOf(m, t); d.length > 0 {
			list := map[string]string{string(convention.Sizes): "Sizes", string(convention.Strides): "Strides"}[m.Name]
			g.before = append(g.before, fmt.Sprintf("for i, n := range %s.%s {\nm%d.%s[i] = %s(n)\n}", arg, list, i, m.Name, cgoName(d.typ)))
			continue
		}
		g.before = append(g.before, fmt.Sprintf("m%d.%s = %s", i, m.Name, part(m)))
	}
	g.args = append(g.args, fmt.Sprintf("&m%d", i))
}

// plainResult takes what the function proper returns.
func (g *binding) plainResult() {
	results := g.function.t.Results()
	if len(results) == 0 {
		return
	}
	g.result = "r := "
	if t := results[0]; isMemref(t) {
		g.view(0, t, g.function.l.Memrefs().Passing(t).ResultLayout(), func(string) string { return "r" })
		return
	}
	g.number(0, results[0], "r", true)
}

// number is a result that is a number. One bit of it counts where it is returned by itself.
func (g *binding) number(i int, t ir.Type, from string, itself bool) {
	goType, _ := g.goScalar(t)
	g.results = append(g.results, fmt.Sprintf("result%d %s", i, goType))
	if goType == "bool" && itself {
		g.after = append(g.after, fmt.Sprintf("result%d = %s&1 != 0", i, from))
		return
	}
	g.after = append(g.after, fmt.Sprintf("result%d = %s(%s)", i, goType, from))
}

// wrapperResult takes what the wrapper returns, or writes to where its first argument points.
func (g *binding) wrapperResult() {
	f := g.function
	results := f.t.Results()
	own := func(t ir.Type) bool {
		return isMemref(t) && f.l.Memrefs().Passing(t).CResultLayout().As == convention.AsStruct
	}
	throughPointer := strings.Contains(g.prototype, " *result")
	switch {
	case len(results) == 0:
	case throughPointer && len(results) == 1 && own(results[0]):
		record, _ := f.record(results[0], f.l.Memrefs().Passing(results[0]).CResultLayout())
		g.before = append(g.before, "var r C."+record)
		g.args = append([]string{"&r"}, g.args...)
		g.view(0, results[0], f.l.Memrefs().Passing(results[0]).CResultLayout(), func(part string) string { return "r." + part })
	case throughPointer:
		g.before = append(g.before, "var r C."+ir.SymbolName(f.op)+"_results")
		g.args = append([]string{"&r"}, g.args...)
		for i, t := range results {
			from := fmt.Sprintf("r.result%d", i)
			switch {
			case own(t):
				g.view(i, t, f.l.Memrefs().Passing(t).CResultLayout(), func(part string) string { return from + "." + part })
			case isMemref(t):
				g.view(i, t, f.l.Memrefs().Passing(t).CResultLayout(), func(part string) string { return from + "_" + part })
			default:
				g.number(i, t, from, false)
			}
		}
	case isMemref(results[0]):
		g.result = "r := "
		g.view(0, results[0], f.l.Memrefs().Passing(results[0]).CResultLayout(), func(string) string { return "r" })
	default:
		g.result = "r := "
		g.number(0, results[0], "r", true)
	}
}

// view is a result that is a memref, of parts that are somewhere.
func (g *binding) view(i int, t ir.Type, l convention.Layout, from func(part string) string) {
	goType, _ := g.elements(t, l)
	if g.reason != "" {
		return
	}
	sizes, strides, offset := g.layoutOf(t.(*ir.MemRefType))
	allocated, aligned := "", ""
	var sizeList, strideList []string
	for _, m := range l.Members {
		d, _ := memberOf(m, t)
		switch value := from(m.Name); {
		case m.Name == string(convention.Allocated):
			allocated = value
		case m.Points:
			aligned = value
		case m.Name == string(convention.Offset):
			offset = "int(" + value + ")"
		case d.length > 0 && m.Name == string(convention.Sizes):
			sizes = "numbers(" + value + "[:])"
		case d.length > 0:
			strides = "numbers(" + value + "[:])"
		case strings.HasPrefix(m.Name, "size"):
			sizeList = append(sizeList, "int("+value+")")
		default:
			strideList = append(strideList, "int("+value+")")
		}
	}
	if len(sizeList) > 0 {
		sizes = "[]int{" + strings.Join(sizeList, ", ") + "}"
	}
	if len(strideList) > 0 {
		strides = "[]int{" + strings.Join(strideList, ", ") + "}"
	}
	if allocated == "" {
		allocated = aligned
	}
	g.results = append(g.results, fmt.Sprintf("result%d View[%s]", i, goType))
	g.after = append(g.after, fmt.Sprintf("result%d = made[%s](unsafe.Pointer(%s), unsafe.Pointer(%s), %s, %s, %s)", i, goType, allocated, aligned, offset, sizes, strides))
}

// text is the function of Go.
func (g *binding) text() string {
	var w strings.Builder
	results := g.results
	if g.checks {
		results = append(results[:len(results):len(results)], "err error")
	}
	fmt.Fprintf(&w, "\n// %s calls func @%s%s.\nfunc %s(%s) (%s) {\n", g.name, ir.SymbolName(g.function.op), g.function.types(), g.name, strings.Join(g.params, ", "), strings.Join(results, ", "))
	if g.pins {
		w.WriteString("var pin runtime.Pinner\ndefer pin.Unpin()\n")
	}
	for _, line := range g.before {
		w.WriteString(line + "\n")
	}
	fmt.Fprintf(&w, "%sC.%s(%s)\n", g.result, g.callee, strings.Join(g.args, ", "))
	for _, line := range g.after {
		w.WriteString(line + "\n")
	}
	if len(results) > 0 {
		w.WriteString("return\n")
	}
	w.WriteString("}\n")
	return w.String()
}

// source is the whole file, of a package, whose functions an object beside it has.
func (b *bindings) source(file, pkg, object string) ([]byte, error) {
	of := "a module"
	if file != "" && file != "-" {
		of = filepath.Base(file)
	}
	var w bytes.Buffer
	fmt.Fprintf(&w, "// Code generated by mlirc of %s, memref convention '%s'. DO NOT EDIT.\n\n// Package %s calls the functions of %s.\npackage %s\n\n/*\n",
		inComment(of), inComment(b.l.Memrefs().Schema().Name), pkg, inComment(of), pkg)
	if object != "" {
		fmt.Fprintf(&w, "#cgo LDFLAGS: ${SRCDIR}/%s -lm\n", object)
	}
	w.WriteString("#include <stdbool.h>\n#include <stdint.h>\n#include <stdlib.h>\n")
	if free := b.l.Memrefs().Schema().Memory.Free; free != "free" {
		fmt.Fprintf(&w, "void %s(void *);\n", free)
	}
	w.Write(b.records.text.Bytes())
	w.WriteString("\n")
	w.Write(b.prototypes.Bytes())
	w.WriteString("*/\nimport \"C\"\n\nimport (\n\"fmt\"\n\"math\"\n\"runtime\"\n\"unsafe\"\n)\n")
	w.Write(b.functions.Bytes())
	w.WriteString(strings.ReplaceAll(views, "C.free", "C."+b.l.Memrefs().Schema().Memory.Free))
	return format.Source(w.Bytes())
}
