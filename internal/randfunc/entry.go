package randfunc

import (
	"fmt"
	"strings"
)

// Entry is a function that C calls.
type Entry struct {
	Name string
	Ins  []Param
	Outs []*Type
	// Exact says that NaNs have the same bits with every compiler.
	Exact bool
}

// Param is an argument of an entry.
type Param struct {
	Type *Type
	// Sizes, Offset and Strides are those of the memref to pass. An unranked one
	// has that many dimensions, too.
	Sizes   []int
	Offset  int
	Strides []int
}

// Entries are the functions that C calls, one for each function.
func (m *Module) Entries() []Entry {
	var list []Entry
	for i, f := range m.functions {
		e := Entry{Name: f.name, Exact: f.exact}
		ins := f.ins
		e.Outs = typesOf(f.outs)
		if !f.isEntry() {
			c := f.carry()
			e.Name, ins, e.Outs = c.name(), c.ins, typesOf(c.outs)
		}
		for k, in := range ins {
			e.Ins = append(e.Ins, paramOf(in, i+k))
		}
		list = append(list, e)
	}
	return list
}

// paramOf decides for the sizes that the type leaves open. Each function has
// others, which depend on its number.
func paramOf(v *Value, n int) Param {
	p := Param{Type: v.Type}
	t := v.Type
	if t.Kind == Unranked {
		t = v.inner
	}
	if t.Kind != MemRef {
		return p
	}
	for i, s := range t.Shape {
		if s == Dynamic {
			s = 1 + (n+3*i)%(maxSize-1)
		}
		p.Sizes = append(p.Sizes, s)
	}
	if t.Layout != nil {
		p.Offset = n % 3
	}
	p.Strides = make([]int, len(p.Sizes))
	stride := 1
	for i := len(p.Sizes) - 1; i >= 0; i-- {
		if t.Layout != nil && t.Layout.Strides[i] == Dynamic {
			stride += n % 2
		}
		p.Strides[i] = stride
		stride *= p.Sizes[i]
	}
	return p
}

// isC reports whether C can pass a type.
func (f *Func) isC(t *Type) bool {
	switch t.Kind {
	case Int:
		return t.Width == 1 || isMachine(t)
	case Float:
		return t.Width == 32 || t.Width == 64 // others lie in memory
	case Complex:
		return f.isC(t.Elem) && !f.m.options.BarePointers
	}
	return t.Kind == Index || isAnyMemRef(t)
}

// isEntry reports whether C can call the function itself.
func (f *Func) isEntry() bool {
	for _, t := range append(typesOf(f.ins), typesOf(f.outs)...) {
		if !f.isC(t) {
			return false
		}
	}
	return true
}

// carrier is a function that C calls instead of another one. What C cannot pass
// lies in memrefs of one element.
type carrier struct {
	f         *Func
	ins, outs []*Value // of the carrier
	body      strings.Builder
	names     int
}

// CarrierPrefix begins the names of entries that call a function of the rest of
// the name.
const CarrierPrefix = "call_"

func (c *carrier) name() string { return CarrierPrefix + c.f.name }

// carrier is the text of the entry of a function that is none.
func (f *Func) carrier() string {
	c := f.carry()
	return fmt.Sprintf("func @%s%s%s {\n%s}\n", c.name(), parenthesized(c.ins), arrow(typesOf(c.outs)), c.body.String())
}

func (f *Func) carry() *carrier {
	c := &carrier{f: f}
	zero := c.define("constant 0 : index")
	args := make([]*Value, len(f.ins))
	for i, in := range f.ins {
		args[i] = c.actual(in, zero)
	}
	call := fmt.Sprintf("call @%s(%s) : %s", f.name, names(args), f.signature())
	if len(f.outs) == 0 {
		c.linef("%s", call)
	} else {
		c.linef("%%out:%d = %s", len(f.outs), call)
	}
	for i, out := range f.outs {
		c.result(fmt.Sprintf("%%out#%d", i), out.Type, zero)
	}
	if len(c.outs) == 0 {
		c.linef("return")
	} else {
		c.linef("return %s : %s", names(c.outs), list(typesOf(c.outs)))
	}
	return c
}

func (c *carrier) linef(format string, args ...any) {
	fmt.Fprintf(&c.body, "  "+format+"\n", args...)
}

// define writes an operation and returns the name of its result.
func (c *carrier) define(format string, args ...any) string {
	name := fmt.Sprintf("%%x%d", c.names)
	c.names++
	c.linef("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

// take adds an argument.
func (c *carrier) take(t *Type, inner *Type) *Value {
	v := &Value{Name: fmt.Sprintf("%%a%d", len(c.ins)), Type: t, inner: inner}
	c.ins = append(c.ins, v)
	return v
}

// actual is what the function gets for an argument.
func (c *carrier) actual(in *Value, zero string) *Value {
	t := in.Type
	switch {
	case c.f.isC(t):
		return c.take(t, in.inner)
	case t.Kind == Function:
		return &Value{Name: c.define("constant @%s : %s", c.f.m.callee(in).name, t), Type: t}
	}
	stored := memoryType(t)
	m := c.take(memrefType(stored, 1), nil)
	name := c.define("memref.load %s[%s] : %s", m.Name, zero, m.Type)
	if !stored.is(t) {
		name = c.define("trunci %s : %s to %s", name, stored, t)
	}
	return &Value{Name: name, Type: t}
}

// result hands a result on. Functions cannot be.
func (c *carrier) result(name string, t *Type, zero string) {
	switch {
	case c.f.isC(t):
		c.outs = append(c.outs, &Value{Name: name, Type: t})
		return
	case t.Kind == Function:
		return
	}
	stored := memoryType(t)
	m := c.take(memrefType(stored, 1), nil)
	if !stored.is(t) {
		name = c.define("zexti %s : %s to %s", name, t, stored)
	}
	c.linef("memref.store %s, %s[%s] : %s", name, m.Name, zero, m.Type)
}

// callee is a function that an argument may be.
func (m *Module) callee(in *Value) *Func {
	for _, f := range m.functions {
		if f.signature().is(in.Type) && f.cost <= in.Cost {
			return f
		}
	}
	panic("BUG: a function whose type an argument has is gone")
}

// memoryType is a type that holds the values of another one and consists of
// whole bytes.
func memoryType(t *Type) *Type {
	s := t.scalar()
	if s.Kind != Int {
		return t
	}
	width := 8
	for width < s.Width {
		width *= 2
	}
	return t.like(intType(width))
}
