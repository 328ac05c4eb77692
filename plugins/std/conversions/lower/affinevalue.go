package lower

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
)

// affineValues are the patterns of operations that compute or access.
func (k *kit) affineValues() []convert.Pattern {
	return []convert.Pattern{
		k.applyPattern(), k.minPattern(), k.maxPattern(),
		k.accessPattern("affine.load", "memref.load"),
		k.accessPattern("affine.store", "memref.store"),
		k.accessPattern("affine.vector_load", "vector.load"),
		k.accessPattern("affine.vector_store", "vector.store"),
		k.accessPattern("affine.prefetch", "memref.prefetch", "isWrite", "localityHint", "isDataCache"),
		k.dmaStartPattern(), k.dmaWaitPattern(),
	}
}

// mapOf is an affine map among the attributes of an operation.
func mapOf(op *ir.Operation, name string) affine.Map {
	return op.Attr(name).(*ir.AffineMapAttr).Map()
}

func (k *kit) applyPattern() convert.Pattern {
	return k.mapPattern("affine.apply", func(e emitter, m affine.Map, operands []*ir.Value) *ir.Value {
		return e.results(m, operands)[0]
	})
}

func (k *kit) minPattern() convert.Pattern { return k.mapPattern("affine.min", emitter.least) }
func (k *kit) maxPattern() convert.Pattern { return k.mapPattern("affine.max", emitter.greatest) }

// mapPattern expands an operation that is a value of a map.
func (k *kit) mapPattern(root string, value func(emitter, affine.Map, []*ir.Value) *ir.Value) convert.Pattern {
	return convert.Pattern{
		Name: "expand " + root, Root: root,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			m := mapOf(op, "map")
			if why := problem(m.Results); why != "" {
				return rw.MatchFailure(why)
			}
			rw.ReplaceOp(op, value(k.at(rw.Builder), m, rw.Flat()))
			return rw.Success()
		},
	}
}

// accessPattern replaces an access by one that takes its subscripts as values; it
// keeps those of its attributes that are named.
func (k *kit) accessPattern(root, name string, keep ...string) convert.Pattern {
	fresh := k.ctx.OpName(name)
	return convert.Pattern{
		Name: root + " to " + name, Root: root,
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			m := mapOf(op, "map")
			if why := problem(m.Results); why != "" {
				return rw.MatchFailure(why)
			}
			start, end, _ := ir.OperandGroup(op, "indices")
			old := rw.Flat()
			operands := append(old[:start:start], k.at(rw.Builder).results(m, old[start:end])...)
			var attrs ir.AttrList
			for _, attr := range keep {
				attrs = append(attrs, ir.NamedAttr{Name: attr, Value: op.Attr(attr)})
			}
			rw.ReplaceOpWithNew(op, &ir.OperationState{
				Name: fresh, Operands: operands, Results: op.ResultTypes(), Attrs: attrs,
			})
			return rw.Success()
		},
	}
}

func (k *kit) dmaStartPattern() convert.Pattern {
	return convert.Pattern{
		Name: "affine.dma_start to memref.dma_start", Root: "affine.dma_start",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			o := dialect.DmaStart{Op: op}
			src, dst, tag := mapOf(op, "src_map"), mapOf(op, "dst_map"), mapOf(op, "tag_map")
			for _, m := range []affine.Map{src, dst, tag} {
				if why := problem(m.Results); why != "" {
					return rw.MatchFailure(why)
				}
			}
			e := k.at(rw.Builder)
			from, to, signal := e.results(src, o.SrcIdx()), e.results(dst, o.DstIdx()), e.results(tag, o.TagIdx())
			memref.NewDmaStart(rw.Builder, o.Src(), from, o.Dst(), to, o.Num(), o.Tag(), signal, o.Stride(), o.Nps())
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}

func (k *kit) dmaWaitPattern() convert.Pattern {
	return convert.Pattern{
		Name: "affine.dma_wait to memref.dma_wait", Root: "affine.dma_wait",
		Match: func(op *ir.Operation, _ convert.Operands, rw *convert.Rewriter) convert.Result {
			o, m := dialect.DmaWait{Op: op}, mapOf(op, "tag_map")
			if why := problem(m.Results); why != "" {
				return rw.MatchFailure(why)
			}
			memref.NewDmaWait(rw.Builder, o.Tag(), k.at(rw.Builder).results(m, o.TagIdx()), o.Num())
			rw.EraseOp(op)
			return rw.Success()
		},
	}
}
