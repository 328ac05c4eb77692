package randfunc

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Options say what to make.
type Options struct {
	Seed      uint64
	Functions int
	// Families that statements come from; if nil, Standard, Nested for Nests, or Vectored for Vectors.
	Families []Family
	// BarePointers restricts signatures to what the convention of bare pointers
	// can pass: memrefs of static shape, and at most one result.
	BarePointers bool
	// Nests makes functions of nests of affine loops that access buffers of known
	// sizes, as passes of loops want them.
	Nests bool
	// Vectors makes functions that compute with vectors, and leave a number for each in a buffer.
	Vectors bool
}

// Module is a list of functions. Each calls only those before it.
type Module struct {
	options   Options
	functions []*Func
	globals   []*globalVar
	helpers   []*helper
	hosts     map[string]*Func
}

// New makes a module.
func New(o Options) *Module {
	tapes := make([]*Tape, o.Functions)
	for i := range tapes {
		tapes[i] = Fresh(o.Seed, uint64(i))
	}
	return FromTapes(o, tapes)
}

// FromTapes makes a module with a function for each tape that is not nil. The
// number of a function is in its name.
func FromTapes(o Options, tapes []*Tape) *Module {
	switch {
	case o.Families != nil:
	case o.Nests:
		o.Families = Nested()
	case o.Vectors:
		o.Families = Vectored()
	default:
		o.Families = Standard()
	}
	m := &Module{options: o, hosts: map[string]*Func{}}
	for i, t := range tapes {
		if t == nil {
			continue
		}
		m.functions = append(m.functions, newFunc(t, m, fmt.Sprintf("f%d", i)))
	}
	return m
}

// BarePointers reports whether the signatures keep to what bare pointers can pass.
func (m *Module) BarePointers() bool { return m.options.BarePointers }

// HasVectors reports whether the functions compute with vectors.
func (m *Module) HasVectors() bool { return m.options.Vectors }

// Text is the module: declarations, globals, functions and their entries.
func (m *Module) Text() string { return m.text(func(f *Func) string { return f.out.String() }) }

// OldText is the module as MLIR 13 can lower it: what it leaves or refuses is
// written as what it means.
func (m *Module) OldText() string { return m.text(func(f *Func) string { return f.old.String() }) }

func (m *Module) text(body func(*Func) string) string {
	var out strings.Builder
	for _, name := range slices.Sorted(maps.Keys(m.hosts)) {
		h := m.hosts[name]
		fmt.Fprintf(&out, "func private @%s%s\n", name, h.signature())
	}
	for _, g := range m.globals {
		fmt.Fprintf(&out, "memref.global \"private\" %s@%s : %s = %s\n", g.constant, g.name, g.typ, g.value)
	}
	for _, h := range m.helpers {
		out.WriteString(h.text())
	}
	for _, f := range m.functions {
		out.WriteString(f.text(body(f)))
		if !f.isEntry() {
			out.WriteString(f.carrier())
		}
	}
	return out.String()
}

// globalVar is a buffer of the module.
type globalVar struct {
	name, constant, value string
	typ                   *Type
}

// global decides for a global, which may be a new one.
func (m *Module) global(f *Func) *globalVar {
	var open []*globalVar
	for _, g := range m.globals {
		if g.constant == "" {
			open = append(open, g)
		}
	}
	if len(open) > 0 && f.IntN(3) > 0 {
		return pick(f.Tape, open)
	}
	return m.newGlobal(f, "")
}

// byte is a global of one byte.
func (m *Module) byte(f *Func) *globalVar {
	for _, g := range m.globals {
		if g.typ.is(memrefType(intType(8))) && g.constant == "" {
			return g
		}
	}
	g := &globalVar{name: fmt.Sprintf("g%d", len(m.globals)), typ: memrefType(intType(8))}
	g.value = fmt.Sprintf("dense<%s>", f.number(intType(8)))
	m.globals = append(m.globals, g)
	return g
}

func (m *Module) newGlobal(f *Func, constant string) *globalVar {
	elem := f.scalarType()
	var shape []int
	for range f.IntN(3) {
		shape = append(shape, 1+f.IntN(3))
	}
	g := &globalVar{name: fmt.Sprintf("g%d", len(m.globals)), typ: memrefType(elem, shape...)}
	g.value = fmt.Sprintf("dense<%s>", f.elements(elem, shape))
	g.constant = constant
	m.globals = append(m.globals, g)
	return g
}
