package lowerproof

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// Outcome is what trying all values of a subject showed.
type Outcome struct {
	// Tried is how many values of how many instances were compared.
	Tried, Instances int
	// Wrong is the first value on which what the operation becomes differs, or "".
	Wrong string
	// Why says why nothing could be tried, or "".
	Why string
}

// maxWidth is that of the widest integers.
const maxWidth = 4

// Prove tries an operation that a conversion converts by rows and rules.
func Prove(ctx *ir.Context, c *ods.Conversion, def *ods.Op) Outcome {
	p := prover{ctx: ctx, pass: convert.Defined(c), def: def}
	if _, ok := rewrite.KernelByName(def.Traits().Eval); !ok {
		return Outcome{Why: noKernel + "'" + def.Name() + "' computes"}
	}
	for i := range def.Operands {
		if def.Operands[i].Arity != ods.One {
			return Outcome{Why: "it has lists of operands"}
		}
	}
	attrs, why := attributes(def)
	if why != "" {
		return Outcome{Why: why}
	}
	p.types(make([]int, len(def.Operands)+1), 0, attrs)
	switch {
	case p.out.Wrong != "":
	case p.missing != "":
		p.out.Why = p.missing
	case p.out.Instances > 0:
		p.out.Why = ""
	case p.out.Why == "":
		p.out.Why = "it takes no integers of 1 to 4 bits"
	}
	return p.out
}

// attributes lists the attributes of instances: each case of an enumeration that must be
// there; those that may be absent are.
func attributes(def *ods.Op) (list []string, why string) {
	list = []string{""}
	for i := range def.Attributes {
		a := &def.Attributes[i]
		if a.MayBeAbsent() {
			continue
		}
		if a.Kind != ods.AttrEnum || a.Enum.Kind == ods.KeywordEnum {
			return nil, "nothing says what values attribute '" + a.Name + "' has"
		}
		var longer []string
		for _, before := range list {
			for _, k := range a.Enum.Cases {
				longer = append(longer, fmt.Sprintf("%s%s = %d : i%d, ", before, a.Name, k.Value, a.Enum.Width))
			}
		}
		list = longer
	}
	return list, ""
}

type prover struct {
	ctx  *ir.Context
	pass *pass.Pass
	def  *ods.Op
	out  Outcome
	// missing says what of the operations made has no kernel, or "".
	missing string
}

// types tries all widths of the operands and the result, from place i on.
func (p *prover) types(widths []int, i int, attrs []string) {
	if i < len(widths) {
		for w := 1; w <= maxWidth; w++ {
			widths[i] = w
			p.types(widths, i+1, attrs)
		}
		return
	}
	for _, a := range attrs {
		if p.out.Wrong == "" {
			p.instance(widths, strings.TrimSuffix(a, ", "))
		}
	}
}

// instance tries an operation of some types, if the definition allows them.
func (p *prover) instance(widths []int, attrs string) {
	n := len(widths) - 1
	var params, names, types []string
	for i, w := range widths[:n] {
		params = append(params, fmt.Sprintf("%%a%d: i%d", i, w))
		names = append(names, fmt.Sprintf("%%a%d", i))
		types = append(types, fmt.Sprintf("i%d", w))
	}
	text := fmt.Sprintf("func @f(%s) {\n  %%r = \"%s\"(%s) {%s} : (%s) -> i%d\n  \"test.use\"(%%r) : (i%d) -> ()\n}\n",
		strings.Join(params, ", "), p.def.Name(), strings.Join(names, ", "), attrs, strings.Join(types, ", "), widths[n], widths[n])
	from, ok := p.parse(text)
	if !ok {
		return
	}
	to, _ := p.parse(text)
	sink := &diag.Sink{}
	if err := p.pass.Run(&pass.Run{Op: to, Diags: sink, Workers: 1}); err != nil || len(sink.Diagnostics()) > 0 {
		if p.out.Why == "" {
			p.out.Why = "no row or rule applies"
		}
		return
	}
	p.out.Instances++
	p.compare(body(from), body(to), widths[:n], p.def.Name()+" {"+attrs+"} : ("+strings.Join(types, ", ")+fmt.Sprintf(") -> i%d", widths[n]))
}

// parse reads a module, false where it is not valid.
func (p *prover) parse(text string) (*ir.Operation, bool) {
	sink := &diag.Sink{}
	m := syntax.Parse(p.ctx, diag.NewSource("instance", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if m == nil {
		return nil, false
	}
	return m, verify.Verify(m, sink, verify.Options{})
}

// body is the block of the function of a module.
func body(module *ir.Operation) *ir.Block {
	return module.Region(0).Entry().First().Region(0).Entry()
}

// compare tries all values of the operands.
func (p *prover) compare(from, to *ir.Block, widths []int, what string) {
	values := make([]ir.Attribute, len(widths))
	var try func(i int)
	try = func(i int) {
		if p.out.Wrong != "" {
			return
		}
		if i < len(widths) {
			for v := range int64(1) << widths[i] {
				values[i] = p.ctx.IntAttr(p.ctx.IntegerType(uint32(widths[i]), ir.Signless), v)
				try(i + 1)
			}
			return
		}
		want, why := run(from, values)
		if want == nil && (why == "" || why == undefined) {
			return // anything will do
		}
		got, other := run(to, values)
		switch {
		case why != "" || strings.HasPrefix(other, noKernel):
			p.missing = why + other
			return
		case other != "":
			p.out.Wrong = fmt.Sprintf("%s on %s: it is %s, and becomes %s", what, texts(values), text(want), other)
		case got != want:
			p.out.Wrong = fmt.Sprintf("%s on %s: it is %s, and becomes %s", what, texts(values), text(want), text(got))
		}
		p.out.Tried++
	}
	try(0)
}

func texts(values []ir.Attribute) string {
	list := make([]string, len(values))
	for i, v := range values {
		list[i] = text(v)
	}
	return strings.Join(list, ", ")
}

func text(a ir.Attribute) string {
	if a == nil {
		return "poison"
	}
	return syntax.AttrString(a)
}

const (
	noKernel  = "no kernel says what "
	undefined = "undefined behaviour"
)

// run computes what `test.use` takes, nil for poison; why is what stands in the way, or
// behaviour that is undefined.
func run(block *ir.Block, args []ir.Attribute) (result ir.Attribute, why string) {
	known := map[*ir.Value]ir.Attribute{}
	for i, a := range args {
		known[block.Arg(i)] = a
	}
	for op := range block.Ops() {
		if op.Is("test.use") {
			return known[op.Operand(0)], ""
		}
		value, why := evaluate(op, known)
		if why != "" {
			return nil, why
		}
		known[op.Result(0)] = value
	}
	panic("BUG: the function does not use its result")
}

func evaluate(op *ir.Operation, known map[*ir.Value]ir.Attribute) (value ir.Attribute, why string) {
	name := op.Name()
	if op.Traits().ConstantLike {
		return op.Attr(rewrite.ConstantAttr), ""
	}
	kernel, ok := rewrite.KernelByName(op.Traits().Eval)
	if _, computes := kernelArity(kernel); !ok || !computes {
		return nil, noKernel + "'" + name.String() + "' computes"
	}
	divides := strings.HasPrefix(kernel.Name(), "int.div") || strings.HasPrefix(kernel.Name(), "int.rem")
	var operands []ir.Attribute
	for i, v := range op.AllOperands() {
		a := known[v]
		if a == nil && kernel.Name() == "select" && i > 0 && len(operands) > 0 {
			a = op.Context().IntAttr(op.Result(0).Type(), 0) // the other one may be taken
			if taken, _ := operands[0].(*ir.IntegerAttr).Int(); (taken != 0) == (i == 1) {
				return nil, ""
			}
		}
		if a == nil && divides && i == op.NumOperands()-1 {
			return nil, undefined
		}
		if a == nil {
			return nil, ""
		}
		operands = append(operands, a)
	}
	value, ok = kernel.Eval(op, operands)
	if !ok && divides {
		return nil, undefined
	}
	if !ok {
		return nil, ""
	}
	return value, ""
}

func kernelArity(k *rewrite.Kernel) (int, bool) {
	if k == nil {
		return 0, false
	}
	return k.Arity()
}
