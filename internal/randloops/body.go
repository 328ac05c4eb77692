package randloops

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/num"
)

// body is a function that is being written.
type body struct {
	*generator
	out     strings.Builder
	indent  int
	memrefs []*name
	scalars []scalar
	axes    []axis
	cost    int  // how often what is written now runs, at most
	plain   bool // within a loop of scf, whose induction variables are no dimensions
	loops   int
	frees   []*name
	recent  []place
	// target is what a nest of a simple program stores to, under one name; it loads by
	// other names.
	target *name
}

// place is an element that was accessed.
type place struct {
	memref *name
	at     string
}

// name is a value that names memory.
type name struct {
	text string
	typ  *memref
}

// scalar is a value of a type of elements.
type scalar struct {
	text string
	elem Elem
}

// axis is an index from low to high, both included.
type axis struct {
	text      string
	low, high int
	symbol    bool
	computed  bool // by data: no dimension of affine expressions
}

const (
	maxLoops = 4
	maxCost  = 3000
)

func (b *body) linef(format string, args ...any) {
	b.out.WriteString(strings.Repeat("  ", b.indent) + fmt.Sprintf(format, args...) + "\n")
}

// scope writes something whose values are not visible afterwards.
func (b *body) scope(write func()) {
	memrefs, scalars, axes, recent, plain, cost := len(b.memrefs), len(b.scalars), len(b.axes), len(b.recent), b.plain, b.cost
	b.indent++
	write()
	b.indent--
	b.memrefs, b.scalars, b.axes, b.recent = b.memrefs[:memrefs], b.scalars[:scalars], b.axes[:axes], b.recent[:recent]
	b.plain, b.cost = plain, cost
}

// kernel writes the kernel.
func (g *generator) kernel() string {
	b := &body{generator: g, indent: 1, cost: 1}
	for _, p := range g.params {
		switch {
		case p.memref != nil:
			b.memrefs = append(b.memrefs, &name{text: p.name, typ: p.memref})
		case p.isNumber:
			b.axes = append(b.axes, axis{text: p.name, low: p.low, high: p.high, symbol: true})
		default:
			b.scalars = append(b.scalars, scalar{p.name, p.scalar})
		}
	}
	least := 2
	if g.o.Short {
		least = 1
	}
	for range least + g.upTo(4) {
		g.InSpan(b.top)
	}
	for _, n := range slices.Backward(b.frees) {
		b.linef("memref.dealloc %s : %s", n.text, n.typ)
	}
	b.linef("return")
	return fmt.Sprintf("func @%s_k(%s) {\n%s}\n", g.o.Prefix, g.signatureText(), b.out.String())
}

func (g *generator) signatureText() string {
	var list []string
	for _, p := range g.params {
		list = append(list, p.name+": "+p.typ())
	}
	return strings.Join(list, ", ")
}

// top writes a statement of the outermost level: most often a nest.
func (b *body) top() {
	if b.simple && b.IntN(2) == 0 {
		b.pattern()
		return
	}
	if b.simple && b.IntN(4) > 0 {
		if b.IntN(4) > 0 {
			b.target = b.memrefs[b.IntN(len(b.memrefs))]
		}
		b.nest()
		b.target = nil
		return
	}
	switch b.IntN(12) {
	case 8:
		b.update()
	case 9:
		b.allocate()
	case 10:
		b.rename()
	case 11:
		b.statement()
	default:
		b.nest()
	}
}

// statement writes a statement at any level.
func (b *body) statement() {
	if b.simple && b.IntN(16) > 0 {
		b.InSpan(b.simpleStatement)
		return
	}
	b.InSpan(func() {
		switch b.IntN(20) {
		case 0, 1, 2, 3, 4, 5, 6:
			b.update()
		case 7, 8:
			b.nest()
		case 9:
			b.affineIf()
		case 10:
			b.scfIf()
		case 11, 12:
			b.reduction()
		case 13:
			b.recurrence()
		case 14:
			b.scfFor()
		case 15:
			b.dataDependent()
		case 16:
			b.callHelper()
		case 17:
			b.parallel()
		case 18:
			b.temporary()
		case 19:
			b.index()
		}
	})
}

// simpleStatement writes what passes of loops look at.
func (b *body) simpleStatement() {
	switch b.IntN(9) {
	case 5:
		b.recurrence()
	case 6:
		b.reduction()
	case 7:
		if b.loops < 3 {
			b.nest()
		} else {
			b.update()
		}
	case 8:
		b.affineIf()
	default:
		b.update()
	}
}

// nest writes an affine loop with statements, or another one, in it.
func (b *body) nest() {
	b.loop(func() {
		n := 1 + b.IntN(3)
		if b.loops < 3 && b.IntN(2) == 0 {
			if b.IntN(4) == 0 {
				b.statement()
			}
			b.InSpan(b.nest)
			n = b.IntN(2)
		}
		for range n {
			b.statement()
		}
	})
}

// loop writes an affine loop, unless there are too many; it reports whether it did.
func (b *body) loop(write func()) (ok bool) {
	if b.loops >= maxLoops || b.plain {
		return false
	}
	bounds, low, high, trips := b.bounds()
	if b.cost*max(trips, 1) > maxCost {
		return false
	}
	iv := "%i" + fmt.Sprint(b.names)
	b.names++
	b.linef("affine.for %s = %s {", iv, bounds)
	b.scope(func() {
		b.cost *= max(trips, 1)
		b.loops++
		b.axes = append(b.axes, axis{text: iv, low: low, high: max(low, high)})
		write()
		b.loops--
	})
	b.linef("}")
	return true
}

// bounds decides for the bounds of a loop: their text, the range of the induction
// variable, and how many iterations there are at most.
func (b *body) bounds() (text string, low, high, trips int) {
	if b.simple && b.IntN(4) > 0 {
		n := b.trip
		if b.IntN(4) == 3 {
			n = b.trips()
		}
		return fmt.Sprintf("%d to %d", b.start, b.start+n), b.start, b.start + n - 1, n
	}
	lower, lowMin, lowMax := b.lower()
	upper, upMax := b.upper(lowMin, lowMax)
	step := pick(b.Tape, 1, 1, 1, 1, 2, 3)
	text = lower + " to " + upper
	if step > 1 {
		text += fmt.Sprintf(" step %d", step)
	}
	trips = max(0, (upMax-lowMin+step-1)/step)
	return text, lowMin, upMax - 1, trips
}

// variable is an axis that may be an operand of a bound.
func (b *body) variable() (axis, bool) {
	var list []axis
	for _, a := range b.axes {
		if !a.computed {
			list = append(list, a)
		}
	}
	if len(list) == 0 {
		return axis{}, false
	}
	return list[b.IntN(len(list))], true
}

// operand is how a map of one variable names it: `affine_map<(d0) -> (X)>(%i)`.
func (a axis) apply(results string) string {
	if a.symbol {
		return fmt.Sprintf("affine_map<()[x] -> (%s)>()[%s]", results, a.text)
	}
	return fmt.Sprintf("affine_map<(x) -> (%s)>(%s)", results, a.text)
}

func (b *body) lower() (text string, least, most int) {
	n := pick(b.Tape, 0, 0, 0, 1, 2, 4, -2, 3)
	way := b.IntN(10)
	a, ok := b.variable()
	if way < 6 || !ok || a.high > 12 || a.low < -6 {
		return fmt.Sprint(n), n, n
	}
	c := b.IntN(5) - 2
	switch way {
	case 6:
		return a.apply("x"), a.low, a.high
	case 7:
		return a.apply(fmt.Sprintf("x + %d", c)), a.low + c, a.high + c
	}
	return "max " + a.apply(fmt.Sprintf("x + %d, %d", c, n)), max(a.low+c, n), max(a.high+c, n)
}

// trips are numbers of iterations around the factors of passes.
func (b *body) trips() int { return pick(b.Tape, 8, 6, 4, 3, 5, 7, 9, 12, 10, 2, 1, 0) }

func (b *body) upper(lowMin, lowMax int) (text string, most int) {
	n := lowMax + b.trips()
	way := b.IntN(12)
	a, ok := b.variable()
	if way < 6 || !ok || a.high > 12 || a.low < -6 {
		return fmt.Sprint(n), n
	}
	c := b.IntN(8) - 2
	switch way {
	case 6:
		return a.apply("x"), a.high
	case 7, 8:
		return a.apply(fmt.Sprintf("x + %d", c)), a.high + c
	case 9:
		return a.apply(fmt.Sprintf("x floordiv 2 + %d", c)), num.FloorDiv(a.high, 2) + c
	}
	return "min " + a.apply(fmt.Sprintf("x + %d, %d", c, n)), min(a.high+c, n)
}

// inside decides for an affine expression whose values are subscripts of so many
// elements.
func (b *body) inside(size int) string {
	var list []axis
	for _, a := range b.axes {
		if !a.computed {
			list = append(list, a)
		}
	}
	if len(list) == 0 {
		return fmt.Sprint(b.IntN(size))
	}
	// The innermost loops are used most.
	a := list[max(0, len(list)-1-min(b.IntN(4), b.IntN(4)))]
	x := a.text
	if a.symbol {
		x = "symbol(" + x + ")"
	}
	wide := a.high - a.low
	way := b.IntN(12)
	if b.simple && way != 11 && b.IntN(4) > 0 {
		way = 0
	}
	switch {
	case way == 11:
		return fmt.Sprint(b.IntN(size))
	case way == 10 && wide < size:
		return fmt.Sprintf("-%s + %d", x, b.shift(a.high, size-1+a.low))
	case way == 9 && 2*wide < size:
		return fmt.Sprintf("%s * 2 + %d", x, b.shift(-2*a.low, size-1-2*a.high))
	case way >= 7 && len(list) > 1:
		o := list[b.IntN(len(list))]
		if o.text != a.text && wide+o.high-o.low < size && !o.symbol {
			return fmt.Sprintf("%s + %s + %d", x, o.text, b.shift(-a.low-o.low, size-1-a.high-o.high))
		}
	case way == 6 && wide/2 < size-1:
		return fmt.Sprintf("%s floordiv 2 + %d", x, b.shift(-num.FloorDiv(a.low, 2), size-1-num.FloorDiv(a.high, 2)))
	}
	if wide >= size || way == 5 {
		return fmt.Sprintf("(%s + %d) mod %d", x, b.IntN(5), size)
	}
	return fmt.Sprintf("%s + %d", x, b.shift(-a.low, size-1-a.high))
}

// shift decides for a constant from low to high, most often near the middle, so that
// subscripts of the same variable are near each other.
func (b *body) shift(low, high int) int {
	n := (low+high)/2 + pick(b.Tape, 0, 0, 0, 1, -1, 1, -1, 2, -2, 3, -3, 4, -4, 5, 7, -7, 8, -8)
	return min(max(n, low), high)
}

// at decides for an element of a memref: the text of its subscripts, which may be those
// of an access before.
func (b *body) at(n *name) string {
	var same []string
	for _, p := range b.recent {
		if p.memref.typ.String() == n.typ.String() && (p.memref.text == n.text || b.OneIn(2)) {
			same = append(same, p.at)
		}
	}
	if len(same) > 0 && b.IntN(3) == 2 {
		return same[len(same)-1-min(b.IntN(len(same)), b.IntN(len(same)))]
	}
	list := make([]string, len(n.typ.sizes))
	for i, n := range n.typ.sizes {
		list[i] = b.inside(n)
	}
	at := strings.Join(list, ", ")
	b.recent = append(b.recent, place{n, at})
	return at
}

// indices decides for an element of a memref by values of index.
func (b *body) indices(m *memref) string {
	list := make([]string, len(m.sizes))
	for i, n := range m.sizes {
		list[i] = b.indexBelow(n)
	}
	return strings.Join(list, ", ")
}

// indexBelow writes a value from 0 up to n.
func (b *body) indexBelow(n int) string {
	v := b.fresh()
	if len(b.axes) == 0 {
		b.linef("%s = constant %d : index", v, b.IntN(n))
		return v
	}
	a := b.axes[max(0, len(b.axes)-1-min(b.IntN(3), b.IntN(3)))]
	if a.low >= 0 && a.high < n && b.IntN(3) > 0 {
		return a.text
	}
	shift := b.fresh()
	if a.high-a.low < n && b.IntN(3) > 0 {
		b.linef("%s = constant %d : index", shift, b.shift(-a.low, n-1-a.high))
		b.linef("%s = addi %s, %s : index", v, a.text, shift)
		return v
	}
	b.linef("%s = constant %d : index", shift, n)
	b.linef("%s = remi_unsigned %s, %s : index", v, a.text, shift)
	return v
}
