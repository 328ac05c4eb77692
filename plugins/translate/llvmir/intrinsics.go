package llvmir

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// intrinsic is a function that LLVM itself provides.
type intrinsic struct {
	// name is behind `llvm.`.
	name string
	// overload lists the types that are part of the name: r is the result, m the second member of a
	// result that is a struct, a digit an operand.
	overload string
	// arguments appends what is passed; nil passes the operands.
	arguments func(c *intrinsicCall)
}

// overloads lists the intrinsics that take the operands and nothing else, by what their names
// depend on.
var overloads = [...]struct{ types, names string }{
	{"", `coro.begin coro.free coro.id coro.promise coro.resume coro.save coro.suspend debugtrap
		eh.typeid.for stackrestore stacksave trap var.annotation`},
	{"r", `acos asin atan atan2 bitreverse bswap ceil copysign cos cosh ctlz ctpop cttz exp exp10 exp2 fabs floor
		fma fmuladd fshl fshr log log10 log2 maximum maxnum minimum minnum nearbyint pow rint round roundeven
		sadd.sat sin sinh smax smin sqrt sshl.sat ssub.sat tan tanh trunc uadd.sat umax umin ushl.sat usub.sat
		annotation coro.align coro.size expect experimental.stepvector launder.invariant.group masked.expandload
		ptr.annotation ssa.copy strip.invariant.group
		threadlocal.address vector.interleave2 vscale`},
	{"r", `vp.add vp.and vp.ashr vp.fadd vp.fdiv vp.fma vp.fmul vp.fmuladd vp.fneg vp.frem vp.fsub vp.lshr vp.mul
		vp.or vp.sdiv vp.shl vp.smax vp.smin vp.srem vp.sub vp.udiv vp.umax vp.umin vp.urem vp.xor`},
	{"r0", `get.active.lane.mask llrint llround lrint lround scmp ucmp
		vp.fpext vp.fptosi vp.fptoui vp.fptrunc vp.inttoptr vp.load vp.ptrtoint vp.sext vp.sitofp vp.trunc
		vp.uitofp vp.zext`},
	{"r01", "experimental.vp.strided.load"},
	{"r1", "ldexp powi"},
	{"0m", "frexp"},
	{"0", `is.constant masked.compressstore prefetch sincos vector.deinterleave2
		sadd.with.overflow smul.with.overflow ssub.with.overflow
		uadd.with.overflow umul.with.overflow usub.with.overflow
		vector.reduce.add vector.reduce.and vector.reduce.fmax vector.reduce.fmaximum vector.reduce.fmin
		vector.reduce.fminimum vector.reduce.mul vector.reduce.or vector.reduce.smax vector.reduce.smin
		vector.reduce.umax vector.reduce.umin vector.reduce.xor`},
	{"01", "ptrmask vp.store"},
	{"012", "experimental.vp.strided.store memcpy memcpy.inline memmove"},
	{"02", "memset memset.inline"},
	{"1", `vector.reduce.fadd vector.reduce.fmul vp.merge vp.select
		vp.reduce.add vp.reduce.and vp.reduce.fadd vp.reduce.fmax vp.reduce.fmin vp.reduce.fmul vp.reduce.mul
		vp.reduce.or vp.reduce.smax vp.reduce.smin vp.reduce.umax vp.reduce.umin vp.reduce.xor`},
}

// plainIntrinsics are those of overloads, by name.
func plainIntrinsics() map[string]*intrinsic {
	table := map[string]*intrinsic{}
	for _, o := range overloads {
		for _, name := range strings.Fields(o.names) {
			table[name] = &intrinsic{name: name, overload: o.types}
		}
	}
	return table
}

// intrinsics are written as calls of functions that are declared behind the
// module.
func intrinsics() map[string]*instruction {
	plain := plainIntrinsics()
	table := map[string]*instruction{"call_intrinsic": {emit: namedIntrinsics(plain)}}
	for name, in := range plain {
		table["intr."+name] = &instruction{emit: in.emit}
	}
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
		{"coro.end", "", func(c *intrinsicCall) {
			c.operand(0)
			c.operand(1)
			if c.op.NumOperands() > 2 && !isNoToken(c.op.Operand(2)) { // LLVM adds that where it wants one
				c.operand(2)
			}
		}},
		{"experimental.constrained.fptrunc", "r0", constrained},
		{"experimental.constrained.sitofp", "r0", constrained},
		{"experimental.constrained.uitofp", "r0", constrained},
		{"experimental.constrained.fpext", "r0", func(c *intrinsicCall) {
			c.operands()
			c.word("fpexcept.", "fpExceptionBehavior")
		}},
		{"invariant.start", "0", lifetime},
		{"invariant.end", "1", func(c *intrinsicCall) {
			c.operand(0)
			c.attribute("size")
			c.operand(1)
		}},
		{"assume", "", func(c *intrinsicCall) { c.operand(0) }},
		{"ubsantrap", "", func(c *intrinsicCall) { c.attribute("failureKind") }},
		{"expect.with.probability", "r", func(c *intrinsicCall) {
			c.operands()
			c.attribute("prob")
		}},
		{"lifetime.start", "0", ofStack},
		{"lifetime.end", "0", ofStack},
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

// constrained passes how results are rounded and what becomes of exceptions.
func constrained(c *intrinsicCall) {
	c.operands()
	c.word("round.", "roundingmode")
	c.word("fpexcept.", "fpExceptionBehavior")
}

func lifetime(c *intrinsicCall) {
	c.attribute("size")
	c.operands()
}

// ofStack passes the size of memory to versions of LLVM that want it.
func ofStack(c *intrinsicCall) {
	if c.f.u.reader >= firstBareLifetimes {
		c.operands()
		return
	}
	lifetime(c)
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
	// strict reports that the call depends on the environment of floats, or changes it.
	strict bool
}

// emit appends the call.
func (in *intrinsic) emit(f *function, op *ir.Operation) { in.call(f, op, in.mangled(f, op)) }

// call appends the call of an intrinsic by its whole name.
func (in *intrinsic) call(f *function, op *ir.Operation, name string) {
	f.text("call ")
	if op.NumResults() == 0 || isOfFloats(op.Result(0).Type()) {
		f.fastMath(op)
	}
	if on, _ := integer(op.Attr("reassoc")); on != 0 {
		f.text("reassoc ")
	}
	if op.NumResults() == 1 {
		f.resultAttrs(op, op.Result(0).Type())
	}
	start := len(f.out)
	f.resultType(op)
	result := string(f.out[start:])
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
	if c.strict {
		f.text(" strictfp")
	}
	f.bundles(op)
	f.nontemporal(op)
	f.aliasing(op)
	if f.declared[name] {
		return
	}
	text := appendName([]byte("declare "+result+" "), '@', name)
	text = append(append(append(text, '('), c.types...), ")\n"...)
	f.declare(name, string(text))
}

// isOfFloats reports whether LLVM takes flags of floats with a result: not with a struct of which a member is none.
func isOfFloats(t ir.Type) bool {
	for i := range llvm.NumMembers(t) {
		if llvm.Member(t, i) != llvm.Member(t, 0) {
			return false
		}
	}
	return true
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
		if c == 'm' && hasSecondMember(op) {
			name = f.appendMangled(name, llvm.Member(op.Result(0).Type(), 1))
			continue
		}
		i := int(c - '0')
		if c == 'r' || c == 'm' || i >= op.NumOperands() {
			f.fail("operation '" + op.Name().String() + "' lacks what its intrinsic is named after")
			return string(name)
		}
		name = f.appendMangled(name, op.Operand(i).Type())
	}
	return string(name)
}

// hasSecondMember reports whether the result is a struct of two members at least.
func hasSecondMember(op *ir.Operation) bool {
	return op.NumResults() == 1 && llvm.IsStruct(op.Result(0).Type()) && llvm.NumMembers(op.Result(0).Type()) > 1
}

// operands passes all operands but those in bundles.
func (c *intrinsicCall) operands() {
	n := c.op.NumOperands()
	if start, _, ok := ir.OperandGroup(c.op, "op_bundle_operands"); ok {
		n = start
	}
	for i := range n {
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
	attrs, _ := c.op.Attr("arg_attrs").(*ir.ArrayAttr)
	c.f.parameterAttrsOf(attrs)(i, v.Type())
	c.f.byte(' ')
	c.f.operand(v)
}

// operandOrUndef passes operand i, or a value of the type of the result that nothing is known of.
func (c *intrinsicCall) operandOrUndef(i int) {
	if i < c.op.NumOperands() {
		c.operand(i)
		return
	}
	c.argument(func() { c.f.typ(c.op.Result(0).Type()) })
	if c.f.u.reader >= firstPoison {
		c.f.text(" poison")
		return
	}
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

// word passes the keyword of an attribute as metadata, which is about the environment of floats.
func (c *intrinsicCall) word(prefix, name string) {
	keyword := ""
	if def, ok := c.op.Name().Def().(*ods.Op); ok && def.AttrIndex(name) >= 0 {
		n, _ := integer(c.op.Attr(name))
		keyword, _ = def.Attributes[def.AttrIndex(name)].Enum.Word(uint64(n))
	}
	if keyword == "" {
		c.f.fail("operation '" + c.op.Name().String() + "' needs the attribute '" + name + "'")
		return
	}
	c.strict = true
	c.argument(func() { c.f.text("metadata") })
	c.f.text(` !"` + prefix + keyword + `"`)
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

// appendMangled appends a type as it stands in the name of an overloaded
// intrinsic.
func (w *writer) appendMangled(out []byte, t ir.Type) []byte {
	switch t := t.(type) {
	case *ir.IntegerType:
		return strconv.AppendUint(append(out, 'i'), uint64(t.Width()), 10)
	case *ir.FloatType:
		return append(out, w.mangledFloat(t.Kind())...)
	case *ir.VectorType:
		return w.appendMangledVector(out, t)
	case *ir.DialectType:
		return w.appendMangledDialect(out, t)
	}
	return out
}

func (w *writer) mangledFloat(kind num.Kind) string {
	if kind == num.BF16 && w.u.asIntegers() {
		return w.floatName(kind)
	}
	return kind.Name()
}

func (w *writer) appendMangledVector(out []byte, t ir.Type) []byte {
	if llvm.IsScalable(t) {
		out = append(out, "nx"...)
	}
	out = strconv.AppendInt(append(out, 'v'), llvm.Len(t), 10)
	return w.appendMangled(out, llvm.Elem(t))
}

func (w *writer) appendMangledDialect(out []byte, t *ir.DialectType) []byte {
	switch t.Def().Name() {
	case "llvm.ptr":
		out = strconv.AppendInt(append(out, 'p'), llvm.Space(t), 10)
		if w.u.opaque {
			return out
		}
		return w.appendMangled(out, llvm.Elem(t))
	case "llvm.array":
		out = strconv.AppendInt(append(out, 'a'), llvm.Len(t), 10)
		return w.appendMangled(out, llvm.Elem(t))
	case "llvm.vec":
		return w.appendMangledVector(out, t)
	case "llvm.struct":
		return w.appendMangledStruct(out, t)
	case "llvm.func":
		return w.appendMangledFunction(out, t)
	case "llvm.void":
		return append(out, "isVoid"...)
	case "llvm.metadata":
		return append(out, "Metadata"...)
	case "llvm.x86_mmx":
		return append(out, "x86mmx"...)
	case "llvm.ppc_fp128":
		return append(out, "ppcf128"...)
	}
	return out
}

func (w *writer) appendMangledStruct(out []byte, t ir.Type) []byte {
	if name, ok := llvm.StructName(t); ok {
		out = append(append(out, "s_"...), name...)
		return append(out, 's')
	}
	out = append(out, "sl_"...)
	for i := range llvm.NumMembers(t) {
		out = w.appendMangled(out, llvm.Member(t, i))
	}
	return append(out, 's')
}

func (w *writer) appendMangledFunction(out []byte, t ir.Type) []byte {
	out = w.appendMangled(append(out, "f_"...), llvm.Result(t))
	for i := range llvm.NumArgs(t) {
		out = w.appendMangled(out, llvm.Arg(t, i))
	}
	if llvm.IsVariadic(t) {
		out = append(out, "vararg"...)
	}
	return append(out, 'f')
}
