package rundiff

import (
	_ "embed" // the driver
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/internal/randfunc"
)

//go:embed driver.h
var driverHeader string

// calls is how often the driver calls each entry, each time with other data.
const calls = 3

// driver writes the program that calls the entries of a module.
func driver(entries []randfunc.Entry, bare bool) string {
	w := &driverWriter{bare: bare, elems: map[elem]string{}}
	for i, e := range entries {
		w.entry(i, e)
	}
	w.linef("int main(void) {")
	w.linef("  for (int call = 0; call < %d; call++) {", calls)
	for _, e := range entries {
		w.linef("    run_%s(call);", e.Name)
	}
	w.linef("  }\n  return 0;\n}")
	return driverHeader + w.tables.String() + w.out.String()
}

type driverWriter struct {
	bare        bool
	out, tables strings.Builder
	elems       map[elem]string
}

func (w *driverWriter) linef(format string, args ...any) { fmt.Fprintf(&w.out, format+"\n", args...) }

// elem is what driver.h says it is.
type elem struct{ isFloat, bits, bytes, lanes, vector, outer int }

// elemOf is how a type lies in memory, as LLVM has it: integers have a power of
// two of bytes, and vectors as well.
func elemOf(t *randfunc.Type) elem {
	switch t.Kind {
	case randfunc.Complex:
		e := elemOf(t.Elem)
		e.lanes, e.vector = 2, 2*e.bytes
		return e
	case randfunc.Vector:
		e := elemOf(t.Elem)
		last := len(t.Shape) - 1
		e.lanes, e.vector = t.Shape[last], powerOfTwo(t.Shape[last]*e.bytes)
		for _, n := range t.Shape[:last] {
			e.outer *= n
		}
		return e
	}
	e := elem{bits: t.Width, bytes: powerOfTwo((t.Width + 7) / 8), lanes: 1, outer: 1}
	if t.Kind == randfunc.Float {
		e.isFloat = 1
	}
	e.vector = e.bytes
	return e
}

func powerOfTwo(n int) int {
	p := 1
	for p < n {
		p *= 2
	}
	return p
}

// elem is the name of a variable that describes a type.
func (w *driverWriter) elem(t *randfunc.Type) string {
	e := elemOf(t)
	name, ok := w.elems[e]
	if !ok {
		name = fmt.Sprintf("elem_%d", len(w.elems))
		w.elems[e] = name
		fmt.Fprintf(&w.tables, "static const elem %s = {%d, %d, %d, %d, %d, %d};\n",
			name, e.isFloat, e.bits, e.bytes, e.lanes, e.vector, e.outer)
	}
	return "&" + name
}

// cType is the C type for a type that is passed as it is, or that is a member.
func cType(t *randfunc.Type) string {
	switch {
	case t.Kind == randfunc.Float && t.Width == 32:
		return "float"
	case t.Kind == randfunc.Float:
		return "double"
	case t.Width == 1:
		return "uint8_t"
	}
	return fmt.Sprintf("int%d_t", t.Width)
}

// bits is an expression that makes a scalar of random bits.
func (w *driverWriter) bits(t *randfunc.Type) string {
	number := fmt.Sprintf("number(&d, %s)", w.elem(t))
	switch {
	case t.Kind == randfunc.Float && t.Width == 32:
		return "as_float(" + number + ")"
	case t.Kind == randfunc.Float:
		return "as_double(" + number + ")"
	}
	return number
}

// call is a call that is being written.
type call struct {
	types, args []string // of the C function
	before      []string // lines that make the arguments
	after       []string // lines that print
	exact       int
}

// entry writes the function that calls an entry and prints what that did.
func (w *driverWriter) entry(number int, e randfunc.Entry) {
	c := &call{}
	if e.Exact {
		c.exact = 1
	}
	result := w.results(c, e)
	for i, p := range e.Ins {
		w.argument(c, fmt.Sprintf("a%d", i), p)
	}
	symbol := "_mlir_ciface_" + e.Name
	if w.bare {
		symbol = e.Name
	}
	declared, assigned := "void", ""
	if result != "" {
		declared, assigned = result, result+" r = "
	}
	w.linef("%s %s(%s);", declared, symbol, strings.Join(c.types, ", "))
	w.linef("static void run_%s(int call) {", e.Name)
	w.linef("  dice d = {%du * 1000 + call};", number)
	w.linef("%s", strings.Join(c.before, "\n"))
	w.linef(`  printf("%s call %%d:", call); fflush(stdout); `, e.Name)
	w.linef("  %s%s(%s);", assigned, symbol, strings.Join(c.args, ", "))
	w.linef("%s", strings.Join(c.after, "\n"))
	w.linef("  printf(\"\\n\");\n}")
}

func (c *call) beforef(format string, args ...any) {
	c.before = append(c.before, "  "+fmt.Sprintf(format, args...))
}

func (c *call) afterf(format string, args ...any) {
	c.after = append(c.after, "  "+fmt.Sprintf(format, args...))
}

func (c *call) pass(t, arg string) { c.types, c.args = append(c.types, t), append(c.args, arg) }

// results says where the results go. It returns the type of the one that is
// returned, if there is one.
func (w *driverWriter) results(c *call, e randfunc.Entry) string {
	switch {
	case len(e.Outs) == 0:
		return ""
	case len(e.Outs) == 1 && w.bare && e.Outs[0].Kind == randfunc.MemRef:
		w.putPointer(c, e.Outs[0])
		return "void *"
	case len(e.Outs) == 1 && isScalar(e.Outs[0]):
		c.afterf("put(&r, %s, %d);", w.elem(e.Outs[0]), c.exact)
		return cType(e.Outs[0])
	}
	var members []string
	for i, t := range e.Outs {
		members = append(members, w.member(c, fmt.Sprintf("m%d", i), t))
	}
	c.beforef("struct { %s } r; memset(&r, 0, sizeof r);", strings.Join(members, " "))
	c.pass("void *", "&r")
	return ""
}

func isScalar(t *randfunc.Type) bool {
	return t.Kind == randfunc.Int || t.Kind == randfunc.Index || t.Kind == randfunc.Float
}

// putPointer prints the elements behind a bare pointer.
func (w *driverWriter) putPointer(c *call, t *randfunc.Type) {
	n := 1
	for _, s := range t.Shape {
		n *= s
	}
	c.afterf("for (int i = 0; i < %d; i++) put((char *)r + i * size_of(%s), %[2]s, %d);", n, w.elem(t.Elem), c.exact)
}

// member is a member of the struct of results.
func (w *driverWriter) member(c *call, name string, t *randfunc.Type) string {
	switch t.Kind {
	case randfunc.Complex:
		c.afterf("put(r.%s, %s, %d);", name, w.elem(t), c.exact)
		return fmt.Sprintf("%s %s[2];", cType(t.Elem), name)
	case randfunc.MemRef:
		c.afterf("put_view(r.%s, %d, %s, %d);", name, len(t.Shape), w.elem(t.Elem), c.exact)
		return fmt.Sprintf("int64_t %s[%d];", name, 3+2*len(t.Shape))
	case randfunc.Unranked:
		c.afterf("put_view((int64_t *)r.%s[1], (int)r.%[1]s[0], %s, %d);", name, w.elem(t.Elem), c.exact)
		return fmt.Sprintf("int64_t %s[2];", name)
	}
	c.afterf("put(&r.%s, %s, %d);", name, w.elem(t), c.exact)
	return fmt.Sprintf("%s %s;", cType(t), name)
}

// argument makes and passes an argument.
func (w *driverWriter) argument(c *call, name string, p randfunc.Param) {
	t := p.Type
	switch t.Kind {
	case randfunc.Complex:
		for _, part := range []string{"_re", "_im"} {
			c.beforef("%s %s%s = %s;", cType(t.Elem), name, part, w.bits(t.Elem))
			c.pass(cType(t.Elem), name+part)
		}
	case randfunc.MemRef, randfunc.Unranked:
		w.memref(c, name, p)
	default:
		c.beforef("%s %s = %s;", cType(t), name, w.bits(t))
		c.pass(cType(t), name)
	}
}

func (w *driverWriter) memref(c *call, name string, p randfunc.Param) {
	extent := p.Offset + 1
	for i, n := range p.Sizes {
		extent += (n - 1) * p.Strides[i]
	}
	c.beforef("buffer %s = allocate(&d, %d, %s);", name, extent, w.elem(p.Type.Elem))
	c.afterf(`put_buffer("%s", %[1]s, %d);`, name, c.exact)
	if w.bare {
		c.pass("void *", name+".data")
		return
	}
	words := []string{"(int64_t)" + name + ".data", "(int64_t)" + name + ".data", fmt.Sprint(p.Offset)}
	for _, n := range append(append([]int{}, p.Sizes...), p.Strides...) {
		words = append(words, fmt.Sprint(n))
	}
	c.beforef("int64_t %s_words[] = {%s};", name, strings.Join(words, ", "))
	if p.Type.Kind == randfunc.Unranked {
		c.beforef("int64_t %s_any[] = {%d, (int64_t)%[1]s_words};", name, len(p.Sizes))
		c.pass("void *", name+"_any")
		return
	}
	c.pass("void *", name+"_words")
}
