package lower

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// affineValues are the patterns of operations that compute or access.
func (k *kit) affineValues() []convert.Pattern {
	return []convert.Pattern{
		k.applyPattern(), k.minPattern(), k.maxPattern(), k.delinearizePattern(), k.linearizePattern(),
		accessPattern[dialect.Load](k, "memref.load"),
		accessPattern[dialect.Store](k, "memref.store"),
		accessPattern[dialect.VectorLoad](k, "vector.load"),
		accessPattern[dialect.VectorStore](k, "vector.store"),
		accessPattern[dialect.Prefetch](k, "memref.prefetch", "isWrite", "localityHint", "isDataCache"),
		k.dmaStartPattern(), k.dmaWaitPattern(),
	}
}

func (k *kit) applyPattern() convert.Pattern {
	return convert.On("expand affine.apply", func(op dialect.Apply, m convert.Match) convert.Result {
		return k.expanded(m, op.Map(), func(e emitter, f affine.Map, operands []*ir.Value) *ir.Value {
			return e.results(f, operands)[0]
		})
	})
}

func (k *kit) minPattern() convert.Pattern {
	return convert.On("expand affine.min", func(op dialect.Min, m convert.Match) convert.Result {
		return k.expanded(m, op.Map(), emitter.least)
	})
}

func (k *kit) maxPattern() convert.Pattern {
	return convert.On("expand affine.max", func(op dialect.Max, m convert.Match) convert.Result {
		return k.expanded(m, op.Map(), emitter.greatest)
	})
}

// delinearizePattern divides by the number of elements that lie between those of the next subscript. Behind the
// first division, which rounds down, nothing is below zero any more.
func (k *kit) delinearizePattern() convert.Pattern {
	return convert.On("expand affine.delinearize_index", func(op dialect.DelinearizeIndex, m convert.Match) convert.Result {
		e, n := k.at(m.Builder), len(op.MultiIndex())
		sizes := e.sizes(op.StaticBasisAttr(), m.Operands(op.DynamicBasis()), n)
		apart := make([]*ir.Value, n) // those with the next subscript
		for i := n - 2; i >= 0; i-- {
			if apart[i] = sizes[i]; apart[i+1] != nil {
				apart[i] = e.mul(sizes[i], apart[i+1])
			}
		}
		rest := m.Operand(op.LinearIndex())
		subscripts := make([]*ir.Value, n)
		for i, n := range apart {
			switch {
			case n == nil:
				subscripts[i] = rest
			case i == 0:
				subscripts[i], rest = e.floorDiv(rest, n), e.mod(rest, n)
			default:
				subscripts[i], rest = e.div(rest, n), e.rem(rest, n)
			}
		}
		return m.Replace(subscripts...)
	})
}

// linearizePattern adds up the subscripts, and multiplies by a size before each but the first.
func (k *kit) linearizePattern() convert.Pattern {
	return convert.On("expand affine.linearize_index", func(op dialect.LinearizeIndex, m convert.Match) convert.Result {
		e, subscripts := k.at(m.Builder), m.Operands(op.MultiIndex())
		if len(subscripts) == 0 {
			return m.Replace(e.number(0))
		}
		place := subscripts[0]
		for i, size := range e.sizes(op.StaticBasisAttr(), m.Operands(op.DynamicBasis()), len(subscripts)) {
			place = e.add(e.mul(place, size), subscripts[i+1])
		}
		return m.Replace(place)
	})
}

// sizes are those behind the first of n subscripts: numbers, and operands where there is none.
func (e emitter) sizes(static ir.Attribute, operands []*ir.Value, n int) []*ir.Value {
	var sizes []*ir.Value
	for _, size := range ods.IntsOf(static) {
		if size == ir.Dynamic {
			sizes, operands = append(sizes, operands[0]), operands[1:]
			continue
		}
		sizes = append(sizes, e.number(size))
	}
	return sizes[len(sizes)-n+1:]
}

// expanded replaces an operation by a value of a map on its operands.
func (k *kit) expanded(m convert.Match, f affine.Map, value func(emitter, affine.Map, []*ir.Value) *ir.Value) convert.Result {
	if why := problem(f.Results); why != "" {
		return m.MatchFailure(why)
	}
	return m.Replace(value(k.at(m.Builder), f, m.Flat()))
}

// access is a view of an operation that reads or writes an element by a map.
type access interface {
	ir.View
	Map() affine.Map
	Indices() []*ir.Value
}

// accessPattern replaces an access by one that takes its subscripts, its last operands, as
// values; it keeps those of its attributes that are named.
func accessPattern[V access](k *kit, name string, keep ...string) convert.Pattern {
	var view V
	fresh := k.ctx.OpName(name)
	return convert.On(view.OpName()+" to "+name, func(op V, m convert.Match) convert.Result {
		access := struct{ Op *ir.Operation }(op).Op
		f := op.Map()
		if why := problem(f.Results); why != "" {
			return m.MatchFailure(why)
		}
		old := m.Flat()
		first := len(old) - len(op.Indices())
		operands := append(old[:first:first], k.at(m.Builder).results(f, old[first:])...)
		var attrs ir.AttrList
		for _, attr := range keep {
			attrs = append(attrs, ir.NamedAttr{Name: attr, Value: access.Attr(attr)})
		}
		return m.ReplaceWith(fresh, operands, access.ResultTypes(), attrs)
	})
}

func (k *kit) dmaStartPattern() convert.Pattern {
	return convert.On("affine.dma_start to memref.dma_start", func(op dialect.DmaStart, m convert.Match) convert.Result {
		src, dst, tag := op.SrcMap(), op.DstMap(), op.TagMap()
		for _, f := range []affine.Map{src, dst, tag} {
			if why := problem(f.Results); why != "" {
				return m.MatchFailure(why)
			}
		}
		e := k.at(m.Builder)
		from, to, signal := e.results(src, op.SrcIdx()), e.results(dst, op.DstIdx()), e.results(tag, op.TagIdx())
		memref.NewDmaStart(m.Builder, op.Src(), from, op.Dst(), to, op.Num(), op.Tag(), signal, op.Stride(), op.Nps())
		return m.Erase()
	})
}

func (k *kit) dmaWaitPattern() convert.Pattern {
	return convert.On("affine.dma_wait to memref.dma_wait", func(op dialect.DmaWait, m convert.Match) convert.Result {
		tag := op.TagMap()
		if why := problem(tag.Results); why != "" {
			return m.MatchFailure(why)
		}
		memref.NewDmaWait(m.Builder, op.Tag(), k.at(m.Builder).results(tag, op.TagIdx()), op.Num())
		return m.Erase()
	})
}
