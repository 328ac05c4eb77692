package kernel

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// A conversion is a part of a format that stands for values.
type conversion struct {
	flags string // and width and precision
	count int    // of the values of a vector
	verb  byte
}

const (
	signedVerbs   = "di"
	unsignedVerbs = "ouxX"
	floatVerbs    = "aAeEfFgG"
)

// parseFormat calls text and conversion for what a format is made of.
func parseFormat(format string, text func(string), convert func(conversion) error) error {
	for format != "" {
		plain, rest, found := strings.Cut(format, "%")
		text(plain)
		if !found {
			return nil
		}
		if strings.HasPrefix(rest, "%") {
			text("%")
			format = rest[1:]
			continue
		}
		at := 0
		span := func(set string) {
			for at < len(rest) && strings.IndexByte(set, rest[at]) >= 0 {
				at++
			}
		}
		span("-+ #0")
		span("0123456789")
		if at < len(rest) && rest[at] == '.' {
			at++
			span("0123456789")
		}
		c := conversion{flags: rest[:at], count: 1}
		if at+1 < len(rest) && rest[at] == 'v' && rest[at+1] >= '2' && rest[at+1] <= '4' {
			c.count = int(rest[at+1] - '0')
			at += 2
		}
		length := at
		span("hl")
		if at == len(rest) || strings.IndexByte(signedVerbs+unsignedVerbs+floatVerbs, rest[at]) < 0 {
			return fmt.Errorf("has the conversion '%%%s', but only those of numbers are supported: %%d, %%i, %%o, %%u, %%x, %%a, %%e, %%f and %%g", rest[:min(at+1, len(rest))])
		}
		c.verb = rest[at]
		isPlain := at == length
		at++
		if isPlain && at < len(rest) && rest[at] == 'l' && c.verb != 'a' && strings.IndexByte(floatVerbs, c.verb) < 0 {
			at++ // `%ul` is an unsigned integer of 64 bits
		}
		if err := convert(c); err != nil {
			return err
		}
		format = rest[at:]
	}
	return nil
}

// print adds a node that prints, with a format for C.
func (b *builder) print(s *scope, op *ir.Operation) {
	var args []*node
	for _, v := range op.AllOperands() {
		args = append(args, b.leavesOf(s.values[v])...)
	}
	var format strings.Builder
	next := 0
	text := func(t string) { format.WriteString(strings.ReplaceAll(t, "%", "%%")) }
	err := parseFormat(op.StringAttrValue("format"), text, func(c conversion) error {
		for i := range c.count {
			if next == len(args) {
				return fmt.Errorf("has more conversions than its %d values", len(args))
			}
			_, isFloat := args[next].typ.(*ir.FloatType)
			if isFloat != (strings.IndexByte(floatVerbs, c.verb) >= 0) {
				return fmt.Errorf("prints a value of type %s by '%%%c'", args[next].typ, c.verb)
			}
			if i > 0 {
				format.WriteString(", ")
			}
			format.WriteString("%" + c.flags)
			if !isFloat {
				format.WriteString("ll")
			}
			format.WriteByte(c.verb)
			args[next] = b.promoted(args[next], strings.IndexByte(signedVerbs, c.verb) >= 0)
			next++
		}
		return nil
	})
	switch {
	case err != nil:
		b.errorf(op, "%v", err)
	case next < len(args):
		b.errorf(op, "has %d values, but its format prints %d", len(args), next)
	default:
		b.add(opPrint, nil, ir.AttrList{{Name: "format", Value: b.ctx.StringAttr(format.String())}}, args...)
	}
}

// promoted is a number as it is passed to printf: of 64 bits.
func (b *builder) promoted(n *node, signed bool) *node {
	switch t := n.typ.(type) {
	case *ir.FloatType:
		if t.Kind().BitWidth() < 64 {
			return b.add("llvm.fpext", b.ctx.F64(), nil, n)
		}
	case *ir.IntegerType:
		switch {
		case t.Width() < 64 && signed && t.Width() > 1:
			return b.add("llvm.sext", b.ctx.I64(), nil, n)
		case t.Width() < 64:
			return b.add("llvm.zext", b.ctx.I64(), nil, n)
		}
	}
	return n
}

// declarePrintf declares `int printf(const char *, ...)`, unless it is there.
func (m *module) declarePrintf() {
	if m.table.Lookup("printf") != nil {
		return
	}
	at := m.InsertionPoint()
	defer m.RestoreInsertionPoint(at)
	m.at(m.body)
	m.table.Insert(llvm.NewFunc(m.Builder, "printf", m.types.Func(m.i32, []ir.Type{m.bytePtr}, true)).Op)
}

// print calls printf for each lane, from the first on.
func (p *part) print(n *node) {
	format := stringOf(n.attrs.Get("format")) + "\x00"
	name := p.module.text(format)
	t := p.types.Array(int64(len(format)), p.i8)
	p.module.declarePrintf()
	args := make([]rep, len(n.args))
	for i, a := range n.args {
		args[i] = p.get(a)
	}
	mask := p.bits(p.mask)
	loop, done := p.block(p.i32), p.block()
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, mask, p.emitter.number(p.i32, 0)), []*ir.Value{mask}, nil, loop, done)
	p.at(loop)
	rest := loop.Arg(0)
	lane := p.lowest(rest)
	where := p.emitter.make("llvm.mlir.addressof", p.ptr(t), ir.AttrList{{Name: "global_name", Value: p.ctx.SymbolRefAttr(name)}})
	values := []*ir.Value{p.member(where, 0)}
	for _, r := range args {
		if r.uniform() {
			values = append(values, r.s)
		} else {
			values = append(values, p.lane(p.vectorOf(r), lane))
		}
	}
	p.module.call("printf", p.i32, values...)
	rest = p.op("and", rest, p.op("sub", rest, p.emitter.number(p.i32, 1)))
	llvm.NewCondBr(p.Builder, p.icmp(llvm.ICmpPredicateNe, rest, p.emitter.number(p.i32, 0)), []*ir.Value{rest}, nil, loop, done)
	p.at(done)
}

// text is the name of a constant with a text.
func (m *module) text(s string) string {
	if m.texts == nil {
		m.texts = map[string]string{}
	}
	name, ok := m.texts[s]
	for n := 0; !ok; n++ {
		name = fmt.Sprintf("kernel.format%d", n)
		if m.table.Lookup(name) == nil {
			m.global(name, []byte(s), 1, llvm.LinkagePrivate)
			m.texts[s], ok = name, true
		}
	}
	return name
}
