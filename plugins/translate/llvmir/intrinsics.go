package llvmir

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// intrinsic is a function that LLVM itself provides.
type intrinsic struct {
	// name is behind `llvm.`.
	name string
	// overload lists the types that are part of the name: r is the result, a digit an operand.
	overload string
	// arguments appends what is passed; nil passes the operands.
	arguments func(c *intrinsicCall)
}

// intrinsics are written as calls of functions that are declared behind the
// module.
func intrinsics() map[string]*instruction {
	table := map[string]*instruction{}
	add := func(overload, names string) {
		for _, name := range strings.Fields(names) {
			table["intr."+name] = &instruction{emit: (&intrinsic{name: name, overload: overload}).emit}
		}
	}
	add("r", `bitreverse bswap ceil copysign cos ctlz ctpop cttz exp exp2 fabs floor fma fmuladd fshl fshr
		log log10 log2 maximum maxnum minimum minnum nearbyint pow rint round roundeven sadd.sat sin smax smin
		sqrt sshl.sat ssub.sat trunc uadd.sat umax umin ushl.sat usub.sat`)
	add("r", "expect experimental.stepvector")
	add("r0", "llrint llround lrint lround")
	add("r1", "powi")
	add("0", `sadd.with.overflow smul.with.overflow ssub.with.overflow
		uadd.with.overflow umul.with.overflow usub.with.overflow`)
	add("0", `vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmin vector.reduce.mul
		vector.reduce.or vector.reduce.smax vector.reduce.smin vector.reduce.umax vector.reduce.umin
		vector.reduce.xor`)
	add("1", "vector.reduce.fadd vector.reduce.fmul")
	add("", `assume coro.begin coro.end coro.free coro.id coro.resume coro.save coro.suspend debugtrap
		stackrestore stacksave trap`)
	add("r", "coro.size masked.expandload")
	add("0", "masked.compressstore prefetch")
	add("r0", "get.active.lane.mask")
	add("012", "memcpy memcpy.inline memmove")
	add("02", "memset")
	for _, name := range []string{debugValue, debugDeclare, debugLabel} {
		table[strings.TrimPrefix(name, "llvm.")] = &instruction{tells: true}
	}
	for _, in := range withExtraArguments() {
		table["intr."+in.name] = &instruction{emit: in.emit}
	}
	for name, in := range withOtherNames() {
		table["intr."+name] = &instruction{emit: in.emit}
	}
	return table
}

// withOtherNames are the intrinsics that LLVM calls otherwise than the dialect. What was
// experimental once is called so: later versions of LLVM read it, too.
func withOtherNames() map[string]*intrinsic {
	return map[string]*intrinsic{
		"experimental.noalias.scope.decl": {name: "experimental.noalias.scope.decl", arguments: declaredScope},
		"vastart":                         {name: "va_start"},
		"vacopy":                          {name: "va_copy"},
		"vaend":                           {name: "va_end"},
		"vector.insert":                   {"experimental.vector.insert", "r1", withPosition},
		"vector.extract":                  {"experimental.vector.extract", "r0", withPosition},
	}
}

// declaredScope passes the list of a scope alone.
func declaredScope(c *intrinsicCall) {
	c.argument(func() { c.f.text("metadata") })
	c.f.byte(' ')
	c.f.nodes([]ir.Attribute{c.op.Attr("scope")}, scopeName)
}

func withPosition(c *intrinsicCall) {
	c.operands()
	c.attribute("pos")
}

// withExtraArguments are the intrinsics that take attributes as arguments.
func withExtraArguments() []*intrinsic {
	return []*intrinsic{
		{"abs", "r", func(c *intrinsicCall) {
			c.operands()
			c.attribute("is_int_min_poison")
		}},
		{"is.fpclass", "0", func(c *intrinsicCall) {
			c.operands()
			c.attribute("bit")
		}},
		{"ubsantrap", "", func(c *intrinsicCall) { c.attribute("failureKind") }},
		{"expect.with.probability", "r", func(c *intrinsicCall) {
			c.operands()
			c.attribute("prob")
		}},
		{"lifetime.start", "0", lifetime},
		{"lifetime.end", "0", lifetime},
		{"masked.load", "r0", func(c *intrinsicCall) {
			c.operand(0)
			c.attribute("alignment")
			c.operand(1)
			c.operandOrUndef(2)
		}},
		{"masked.gather", "r0", func(c *intrinsicCall) {
			c.operand(0)
			c.attribute("alignment")
			c.operand(1)
			c.operandOrUndef(2)
		}},
		{"masked.store", "01", maskedStore},
		{"masked.scatter", "01", maskedStore},
		{"matrix.multiply", "r01", func(c *intrinsicCall) {
			c.operands()
			c.attribute("lhs_rows", "lhs_columns", "rhs_columns")
		}},
		{"matrix.transpose", "r", func(c *intrinsicCall) {
			c.operands()
			c.attribute("rows", "columns")
		}},
		{"matrix.column.major.load", "r", columnMajor},
		{"matrix.column.major.store", "0", columnMajor},
	}
}

func lifetime(c *intrinsicCall) {
	c.attribute("size")
	c.operands()
}

func maskedStore(c *intrinsicCall) {
	c.operand(0)
	c.operand(1)
	c.attribute("alignment")
	c.operand(2)
}

func columnMajor(c *intrinsicCall) {
	c.operands()
	c.attribute("isVolatile", "rows", "columns")
}

// intrinsicCall writes a call and collects the types for the declaration.
type intrinsicCall struct {
	f     *function
	op    *ir.Operation
	types []byte
	n     int
}

// emit appends the call.
func (in *intrinsic) emit(f *function, op *ir.Operation) {
	f.text("call ")
	f.fastMath(op)
	if on, _ := integer(op.Attr("reassoc")); on != 0 {
		f.text("reassoc ")
	}
	start := len(f.out)
	f.resultType(op)
	result := string(f.out[start:])
	name := in.mangled(f, op)
	f.byte(' ')
	f.out = appendName(f.out, '@', name)
	f.byte('(')
	c := &intrinsicCall{f: f, op: op}
	if in.arguments != nil {
		in.arguments(c)
	} else {
		c.operands()
	}
	f.byte(')')
	f.aliasing(op)
	if f.declared[name] {
		return
	}
	text := appendName([]byte("declare "+result+" "), '@', name)
	text = append(append(append(text, '('), c.types...), ")\n"...)
	f.declare(name, string(text))
}

func (f *function) resultType(op *ir.Operation) {
	if op.NumResults() == 0 {
		f.text("void")
		return
	}
	f.typ(op.Result(0).Type())
}

// mangled is the whole name of the intrinsic for the types of an operation.
func (in *intrinsic) mangled(f *function, op *ir.Operation) string {
	name := append([]byte("llvm."), in.name...)
	for _, c := range in.overload {
		name = append(name, '.')
		if c == 'r' && op.NumResults() == 1 {
			name = f.appendMangled(name, op.Result(0).Type())
			continue
		}
		i := int(c - '0')
		if c == 'r' || i >= op.NumOperands() {
			f.fail("operation '" + op.Name().String() + "' lacks what its intrinsic is named after")
			return string(name)
		}
		name = f.appendMangled(name, op.Operand(i).Type())
	}
	return string(name)
}

func (c *intrinsicCall) operands() {
	for i := range c.op.NumOperands() {
		c.operand(i)
	}
}

// operand passes operand i.
func (c *intrinsicCall) operand(i int) {
	if i >= c.op.NumOperands() {
		c.f.fail("operation '" + c.op.Name().String() + "' needs operand " + strconv.Itoa(i))
		return
	}
	v := c.op.Operand(i)
	c.argument(func() { c.f.typ(v.Type()) })
	c.f.byte(' ')
	c.f.operand(v)
}

// operandOrUndef passes operand i, or undef of the type of the result.
func (c *intrinsicCall) operandOrUndef(i int) {
	if i < c.op.NumOperands() {
		c.operand(i)
		return
	}
	c.argument(func() { c.f.typ(c.op.Result(0).Type()) })
	c.f.text(" undef")
}

// attribute passes the values of attributes that are numbers.
func (c *intrinsicCall) attribute(names ...string) {
	for _, name := range names {
		a, ok := c.op.Attr(name).(ir.TypedAttr)
		if !ok {
			c.f.fail("operation '" + c.op.Name().String() + "' needs the attribute '" + name + "'")
			return
		}
		c.argument(func() { c.f.typ(a.Type()) })
		c.f.byte(' ')
		c.f.writer.number(a, a.Type())
	}
}

// argument appends the type of an argument, here and for the declaration.
func (c *intrinsicCall) argument(typ func()) {
	c.f.comma(c.n)
	c.n++
	start := len(c.f.out)
	typ()
	if len(c.types) > 0 {
		c.types = append(c.types, ", "...)
	}
	c.types = append(c.types, c.f.out[start:]...)
}
