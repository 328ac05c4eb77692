package fromscf

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/omp"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// reduction is one of a parallel loop.
type reduction struct {
	scf.Reduce
	word    string // what the combiner is called in the symbol
	neutral ir.Attribute
	t       ir.Type // of the result
	stored  ir.Type // of what memory holds: i64 of an index
}

// reductionsOf are those of a loop, or why there is one that is not known.
func reductionsOf(o scf.Parallel) (list []reduction, why string) {
	for op := range o.Region().Entry().Ops() {
		reduce, ok := scf.AsReduce(op)
		if !ok {
			continue
		}
		r, why := reductionOf(reduce)
		if why != "" {
			return nil, fmt.Sprintf("reduction #%d %s", len(list), why)
		}
		list = append(list, r)
	}
	return list, ""
}

func reductionOf(o scf.Reduce) (r reduction, why string) {
	t := o.Operand().Type()
	c, ok := combinerOf(o)
	if !ok {
		return r, "is not one of a sum, product, minimum, maximum, and, or and xor, for which a neutral value is known"
	}
	ctx := t.Context()
	r = reduction{Reduce: o, word: c.word, t: t, stored: t}
	if _, ok := t.(*ir.IndexType); ok {
		r.stored = ctx.I64()
	}
	switch stored := r.stored.(type) {
	case *ir.FloatType:
		r.neutral = ctx.FloatAttr(stored, c.float(stored.Kind()))
	case *ir.IntegerType:
		r.neutral = ctx.IntegerAttr(stored, c.integer(ir.AttrWidth(stored)))
	default:
		return r, "is of type '" + syntax.TypeString(t) + "', which is neither an integer nor a float"
	}
	return r, ""
}

// symbol is the name of the declaration.
func (r reduction) symbol() string {
	return "__scf_reduction_" + r.word + "_" + strings.TrimPrefix(syntax.TypeString(r.stored), "!")
}

// declare makes the declaration.
func (r reduction) declare(b *ir.Builder) *ir.Operation {
	d := omp.NewReductionDeclare(b, r.symbol(), r.stored)
	b.CreateBlock(d.InitializerRegion(), nil, r.stored)
	omp.NewYield(b, []*ir.Value{std.NewConstant(b, r.stored, r.neutral).Result()})
	both := b.CreateBlock(d.ReductionRegion(), nil, r.stored, r.stored)
	omp.NewYield(b, []*ir.Value{r.toStored(b, r.combine(b, both))})
	b.SetInsertionPointAfter(d.Op)
	return d.Op
}

// combine copies what the reduction does, for the arguments of a block.
func (r reduction) combine(b *ir.Builder, both *ir.Block) *ir.Value {
	mapping := ir.NewMapping()
	mapping.MapValue(r.Lhs(), r.fromStored(b, both.Arg(0)))
	mapping.MapValue(r.Rhs(), r.fromStored(b, both.Arg(1)))
	body := r.ReductionOperator().Entry()
	for op := range body.WithoutTerminator() {
		b.Clone(op, mapping)
	}
	return mapping.Value(body.Last().Operand(0))
}

// toStored is a value as memory holds it.
func (r reduction) toStored(b *ir.Builder, v *ir.Value) *ir.Value {
	if r.t == r.stored {
		return v
	}
	return std.NewIndexCast(b, v, r.stored).Out()
}

// fromStored is a value that memory has held.
func (r reduction) fromStored(b *ir.Builder, v *ir.Value) *ir.Value {
	if r.t == r.stored {
		return v
	}
	return std.NewIndexCast(b, v, r.t).Out()
}
