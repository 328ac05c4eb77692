package randloops

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/internal/randfunc"
)

// Options say what to make.
type Options struct {
	Seed uint64
	// Prefix begins all symbols; "p" if it is empty.
	Prefix string
	// Bare restricts functions to what bare pointers can pass: memrefs of known shape
	// without layouts.
	Bare bool
	// Distinct gives each memory one name.
	Distinct bool
	// Short has one or two nests in the kernel, and one call of it: what takes LLVM long.
	Short bool
}

// Program is a module and how to call it.
type Program struct {
	Text  string
	Zones []Zone
	Calls []Call
	// Aliased says that in some call two names are for one memory.
	Aliased bool
	// Floats says that floats are computed, which reductions in another order change.
	Floats bool
	// Layouts says that allocations have layouts that cannot be lowered before
	// normalize-memrefs.
	Layouts bool
}

// Zone is memory of so many elements.
type Zone struct {
	Elem  Elem
	Count int
}

// Call is a call of a public function.
type Call struct {
	Function string
	Args     []Arg
}

// Arg is a number, or a memref.
type Arg struct {
	IsMemref bool
	Elem     Elem  // of a number that is no index
	Number   int64 // the bits
	Zone     int
	Offset   int // in bytes
	Sizes    []int64
	Strides  []int64
}

// Elem is a type of elements.
type Elem string

// Bytes is what an element takes in memory.
func (e Elem) Bytes() int {
	switch e {
	case "i1", "i8":
		return 1
	case "i16":
		return 2
	case "i32", "f32":
		return 4
	}
	return 8
}

// IsFloat reports whether it is f32 or f64.
func (e Elem) IsFloat() bool { return e == "f32" || e == "f64" }

// New makes a program.
func New(o Options) *Program { return FromTape(o, Tape(o.Seed)) }

// Tape is the fresh tape of a seed.
func Tape(seed uint64) *randfunc.Tape { return randfunc.Fresh(seed, 0x100b5) }

// FromTape makes the program that a tape decides for.
func FromTape(o Options, t *randfunc.Tape) *Program {
	if o.Prefix == "" {
		o.Prefix = "p"
	}
	g := &generator{Tape: t, o: o, p: &Program{}}
	g.program()
	return g.p
}

// generator is the state of a program that is being written.
type generator struct {
	*randfunc.Tape
	o    Options
	p    *Program
	main Elem // of most memrefs
	more Elem // of the others

	globals []*global
	helpers strings.Builder
	params  []param
	names   int

	// Most statements of a simple program are those that passes of loops look at, and
	// most of its loops have the same bounds.
	simple      bool
	start, trip int
}

// global is a global of the module.
type global struct {
	name    string
	typ     *memref
	private bool
}

// memref is a type of memrefs. Sizes are what is known: an open size is at least that.
type memref struct {
	elem    Elem
	sizes   []int
	open    []bool
	layout  string  // empty for the identity
	strides []int   // in elements
	within  *memref // what it is a part of, if it has a layout
}

func (m *memref) String() string {
	var b strings.Builder
	b.WriteString("memref<")
	for i, n := range m.sizes {
		if m.open != nil && m.open[i] {
			b.WriteString("?x")
		} else {
			fmt.Fprintf(&b, "%dx", n)
		}
	}
	b.WriteString(string(m.elem))
	if m.layout != "" {
		b.WriteString(", affine_map<" + m.layout + ">")
	}
	return b.String() + ">"
}

func (m *memref) count() int {
	n := 1
	for _, s := range m.sizes {
		n *= s
	}
	return n
}

// extent is how many elements lie between the first and the last one, both included.
func (m *memref) extent() int {
	n := 1
	for i, s := range m.sizes {
		n += (s - 1) * m.strides[i]
	}
	return n
}

func (m *memref) isStatic() bool { return m.layout == "" && !slices.Contains(m.open, true) }

// known is a type without layout and open sizes whose memory holds one of m.
func (m *memref) known() *memref {
	if m.within != nil {
		return m.within
	}
	return newMemref(m.elem, m.sizes...)
}

func newMemref(e Elem, sizes ...int) *memref {
	m := &memref{elem: e, sizes: sizes, strides: make([]int, len(sizes))}
	n := 1
	for i := len(sizes) - 1; i >= 0; i-- {
		m.strides[i] = n
		n *= sizes[i]
	}
	return m
}

// param is a parameter of the kernel: a memref, a number from low to high, or a scalar.
type param struct {
	name      string
	memref    *memref
	isNumber  bool
	low, high int
	scalar    Elem
}

func (p param) typ() string {
	switch {
	case p.memref != nil:
		return p.memref.String()
	case p.isNumber:
		return "index"
	}
	return string(p.scalar)
}

func pick[T any](t *randfunc.Tape, list ...T) T { return list[t.IntN(len(list))] }

// Sizes of zones: the extent of a memref, and space for offsets on both sides.
const (
	mostElements = 160
	slack        = 24
	zoneElements = mostElements + 2*slack
)

// upTo decides for a number below most; a short program has one that is at most 1.
func (g *generator) upTo(most int) int {
	if g.o.Short {
		most = min(most, 2)
	}
	return g.IntN(most)
}

func (g *generator) fresh() string {
	g.names++
	return fmt.Sprintf("%%v%d", g.names)
}

func (g *generator) program() {
	g.main = pick[Elem](g.Tape, "i32", "i32", "i64", "i8", "i16", "index", "f32", "f64", "i1")
	g.more = pick[Elem](g.Tape, "i32", "i64", "i16", "f64", "i8")
	g.simple = g.IntN(4) < 3
	g.start, g.trip = pick(g.Tape, 0, 2, 4), pick(g.Tape, 8, 6, 7, 9, 4, 10, 5, 3)
	g.signature()
	for range g.IntN(3) {
		g.newGlobal()
	}
	kernel := g.kernel()
	public := g.IntN(3) > 0
	caller := g.caller()
	if public {
		g.direct()
	}
	var out strings.Builder
	for _, v := range g.globals {
		visibility := ""
		if v.private {
			visibility = `"private" `
		}
		fmt.Fprintf(&out, "memref.global %s@%s : %s = dense<%s>\n", visibility, v.name, v.typ, elements(v.typ.elem, v.typ.sizes))
	}
	out.WriteString(g.helpers.String())
	if !public {
		kernel = strings.Replace(kernel, "func @", "func private @", 1)
	}
	out.WriteString(kernel)
	out.WriteString(caller)
	g.p.Text = out.String()
}

// signature decides for the parameters of the kernel, most of them of one type.
func (g *generator) signature() {
	common := g.paramType(g.main)
	for i := range 2 + g.upTo(3) {
		t := common
		switch g.IntN(8) {
		case 6:
			t = g.paramType(g.main)
		case 7:
			t = g.paramType(g.more)
		}
		g.params = append(g.params, param{name: fmt.Sprintf("%%a%d", i), memref: t})
	}
	for i := range 1 + g.IntN(2) {
		g.params = append(g.params, param{name: fmt.Sprintf("%%n%d", i), isNumber: true, low: -3, high: 9})
	}
	g.params = append(g.params, param{name: "%s", scalar: g.main})
	for _, p := range g.params {
		if p.memref != nil {
			g.p.Floats = g.p.Floats || p.memref.elem.IsFloat()
		}
	}
}

// paramType decides for a type of memrefs that can be passed.
func (g *generator) paramType(e Elem) *memref {
	var sizes []int
	switch g.IntN(8) {
	case 0, 1, 2, 3:
		sizes = []int{24}
	case 4, 5:
		sizes = []int{12, 12}
	case 6:
		sizes = [][]int{{10, 14}, {4, 5, 6}, {16}, {3, 24}}[g.IntN(4)]
	}
	m := newMemref(e, sizes...)
	if g.o.Bare || len(sizes) == 0 {
		return m
	}
	switch g.IntN(6) {
	case 3:
		m.open = make([]bool, len(sizes))
		m.open[0] = true
		if g.IntN(2) == 0 {
			for i := range m.open {
				m.open[i] = true
			}
		}
	case 4, 5:
		switch len(sizes) {
		case 1:
			m.within = m.known()
			m.sizes, m.layout = []int{max(8, sizes[0]-6)}, "(d0)[s0] -> (d0 + s0)"
			if g.IntN(3) == 2 {
				m.sizes, m.strides = []int{sizes[0]/2 - 2}, []int{2}
				m.layout = "(d0)[s0] -> (d0 * 2 + s0)"
			}
		case 2:
			m.within = m.known()
			m.sizes = []int{sizes[0] - 1, sizes[1]}
			m.layout = fmt.Sprintf("(d0, d1)[s0] -> (d0 * %d + s0 + d1)", sizes[1])
		}
	}
	return m
}

func (g *generator) newGlobal() {
	t := g.params[g.IntN(2)].memref.known()
	g.globals = append(g.globals, &global{
		name: fmt.Sprintf("%s_g%d", g.o.Prefix, len(g.globals)), typ: t, private: g.IntN(2) == 0,
	})
}

// elements is the text of constants that are different from each other, and that need no
// decisions. A global of many elements has one for all, which keeps programs short.
func elements(e Elem, sizes []int) string {
	switch {
	case len(sizes) != 1 && e == "i1":
		return "true"
	case len(sizes) != 1 && e.IsFloat():
		return "3.0"
	case len(sizes) != 1:
		return "3"
	}
	list := make([]string, sizes[0])
	for i := range list {
		switch {
		case e == "i1":
			list[i] = fmt.Sprint(i%3 == 0)
		case e.IsFloat():
			list[i] = fmt.Sprintf("%d.0", i)
		default:
			list[i] = fmt.Sprint(i)
		}
	}
	return "[" + strings.Join(list, ", ") + "]"
}

// number decides for a constant.
func (g *generator) number(e Elem) string {
	switch {
	case e == "i1":
		return pick(g.Tape, "true", "false")
	case e.IsFloat():
		return fmt.Sprintf("%d.0", g.IntN(9)-4)
	}
	return fmt.Sprint(g.IntN(19) - 9)
}
