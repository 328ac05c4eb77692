package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A chainWalk follows the indices of an access chain through types. What is to be done
// is in its steps.
type chainWalk struct {
	l     *Lowering
	place place
	t     ir.Type // of SPIR-V, where the walk has come to
	depth int     // how many indices it has followed
	slot  slot
	steps []chainStep
	why   string // why it cannot go on
}

// chainStep is a part of an address computation.
type chainStep struct {
	kind stepKind
	// operand is an index of the chain, nil for a constant.
	operand *ir.Value
	n       int64   // the constant, or the bytes that an index counts
	t       ir.Type // of LLVM: what the pointer points to afterwards
}

type stepKind uint8

const (
	// indexStep appends an index to getelementptr.
	indexStep stepKind = iota
	// castStep casts the pointer.
	castStep
	// byteStep moves a pointer to bytes.
	byteStep
)

// A chain is an access chain: an address computed from a base by indices. The element, if it
// has one, counts whole values before.
type chain struct {
	op            *ir.Operation
	base, element *ir.Value
	indices       []*ir.Value
	stride        int64 // of whole values, 0 if they lie one behind the other
}

// chainOf views an operation as an access chain; false when it is another one.
func chainOf(op *ir.Operation) (chain, bool) {
	if c, ok := spirv.AsAccessChain(op); ok {
		return chain{op, c.BasePtr(), nil, c.Indices(), 0}, true
	}
	if c, ok := spirv.AsInBoundsAccessChain(op); ok {
		return chain{op, c.BasePtr(), nil, c.Indices(), 0}, true
	}
	if c, ok := spirv.AsPtrAccessChain(op); ok {
		return chain{op, c.BasePtr(), c.Element(), c.Indices(), strideOf(op)}, true
	}
	if c, ok := spirv.AsInBoundsPtrAccessChain(op); ok {
		return chain{op, c.BasePtr(), c.Element(), c.Indices(), strideOf(op)}, true
	}
	return chain{}, false
}

// strideOf is how many bytes lie between elements that an operation counts, 0 if it does not say.
func strideOf(op *ir.Operation) int64 {
	return ods.IntOr(op.Attr("array_stride"), 0)
}

// walk follows an access chain before its operands are converted.
func (l *Lowering) walk(c chain) *chainWalk {
	w := &chainWalk{l: l, place: l.placeOf(c.base), t: pointee(c.base.Type())}
	w.slot = slot{t: l.convertOne(w.t)}
	if w.slot.t == nil {
		w.why = l.whyNot(w.t)
		return w
	}
	if c.element != nil {
		w.element(c.element, c.stride)
	}
	for _, index := range c.indices {
		into := compositeOf(w.t)
		w.depth++
		if into == nil {
			w.why = fmt.Sprintf("index %d goes into what has no members", w.depth)
		} else {
			into.step(w, index)
		}
		if w.why != "" {
			return w
		}
	}
	w.arrive()
	return w
}

// element moves by whole values, as the elements of an array would be.
func (w *chainWalk) element(index *ir.Value, stride int64) {
	size := extentOf(w.slot.t).size
	w.depth++
	if stride > 0 && stride != size {
		w.bytes(index, stride, w.slot.t)
		return
	}
	w.index(index, w.slot.t)
	w.place.align = w.alignAt(index, size)
}

// alignAt is the alignment behind an index.
func (w *chainWalk) alignAt(index *ir.Value, stride int64) int64 {
	if n, ok := constantOf(index); ok {
		return divisor(w.place.align, n*stride)
	}
	return divisor(w.place.align, stride)
}

// arrive makes the pointer one to the type that its place has.
func (w *chainWalk) arrive() {
	if w.slot.kind != ownSlot {
		w.cast(w.l.convertOne(w.t))
	}
	if w.l.matrixBytes(w.t, w.place.matrix) == 0 {
		w.place.matrix = matrixLayout{}
	}
}

// cast makes the pointer one to another type.
func (w *chainWalk) cast(t ir.Type) {
	w.steps = append(w.steps, chainStep{kind: castStep, t: t})
	w.slot = slot{t: t}
}

// asValue makes the pointer one to a value of type t of SPIR-V, where it points to bytes.
func (w *chainWalk) asValue(t ir.Type) {
	if w.slot.kind == bytesSlot {
		w.cast(w.l.convertOne(t))
	}
}

// index appends an operand to the indices, which leads to a value of type t.
func (w *chainWalk) index(operand *ir.Value, t ir.Type) {
	w.steps = append(w.steps, chainStep{operand: operand, t: t})
}

// constant appends a number to the indices.
func (w *chainWalk) constant(n int, t ir.Type) {
	w.steps = append(w.steps, chainStep{n: int64(n), t: t})
}

// intoArray follows an index into an array or runtime array.
func (w *chainWalk) intoArray(index *ir.Value, t *ir.DialectType, stride int64) {
	lay, why := w.l.arrayLayoutOf(t)
	if why != "" {
		w.why = why
		return
	}
	w.t = lay.elem
	if n := w.l.matrixBytes(lay.elem, w.place.matrix); n > 0 {
		w.bytes(index, max(n, stride), w.l.padding(n))
		w.slot.kind = bytesSlot
		return
	}
	w.asValue(t)
	w.place.align = w.alignAt(index, lay.stride)
	w.index(index, llvm.Elem(lay.t))
	if lay.padded {
		w.constant(0, lay.slot.t)
	}
	w.slot = lay.slot
}

// bytes moves by bytes, and makes the pointer one to t.
func (w *chainWalk) bytes(index *ir.Value, stride int64, t ir.Type) {
	w.place.align = w.alignAt(index, stride)
	w.cast(w.l.i8)
	w.steps = append(w.steps, chainStep{kind: byteStep, operand: index, n: stride})
	w.cast(t)
}

// accessChain converts an access chain to `llvm.getelementptr`, and casts where memory is
// laid out otherwise than LLVM would.
func accessChain[V ir.View](l *Lowering) convert.Pattern {
	var view V
	return convert.On(view.OpName()+" to llvm.getelementptr", func(op V, m convert.Match) convert.Result {
		c, _ := chainOf(ir.OperationOf(op))
		for _, t := range []ir.Type{c.op.ResultType(0), c.base.Type()} {
			if l.convertOne(t) == nil {
				return m.MatchFailure(l.whyNot(t))
			}
		}
		w := l.walk(c)
		if w.why != "" {
			return m.MatchFailure(w.why)
		}
		if l.convertOne(pointee(c.op.ResultType(0))) != l.convertOne(w.t) {
			return m.MatchFailure("its indices lead to another type than that of its result")
		}
		return m.Replace(l.address(m, c, w))
	})
}

// address computes the address that a walk leads to. The first index of getelementptr
// counts whole values: it is 0 unless the chain has one for that.
func (l *Lowering) address(m convert.Match, c chain, w *chainWalk) *ir.Value {
	e := l.at(m)
	pointer := m.Operand(c.base)
	counted := c.element != nil
	var indices []*ir.Value
	var at ir.Type
	flush := func() {
		if len(indices) > 0 {
			pointer = e.Element(pointer, l.kit.Types.Ptr(at, 0), indices...)
		}
		indices = nil
	}
	for _, s := range w.steps {
		switch s.kind {
		case indexStep:
			if len(indices) == 0 && !counted {
				indices = append(indices, e.I32(0))
			}
			counted = false
			if s.operand == nil {
				indices = append(indices, e.I32(s.n))
			} else {
				indices = append(indices, m.Operand(s.operand))
			}
			at = s.t
		case castStep:
			flush()
			if to := l.kit.Types.Ptr(s.t, 0); to != pointer.Type() {
				pointer = e.Bitcast(pointer, to)
			}
		case byteStep:
			flush()
			counted = false
			i := l.wide(e, m.Operand(s.operand))
			pointer = e.Element(pointer, pointer.Type(), e.Mul(i, e.Constant(i.Type(), l.ctx.I64Attr(s.n))))
		}
	}
	flush()
	return pointer
}

// wide extends an index, which is signed, to 64 bits.
func (l *Lowering) wide(e emit.Emitter, v *ir.Value) *ir.Value {
	switch width := v.Type().(*ir.IntegerType).Width(); {
	case width < 64:
		return llvm.NewSext(e.Builder, v, l.ctx.I64()).Res()
	default:
		return v
	}
}

// addressBits converts an `spv.Bitcast` between an address and the integers that it is; the
// row for others has no say in it.
func (l *Lowering) addressBits() convert.Pattern {
	return convert.On("spv.Bitcast of an address", func(op spirv.Bitcast, m convert.Match) convert.Result {
		from, to := op.Operand().Type(), op.Result().Type()
		if spirv.IsPtr(from) == spirv.IsPtr(to) {
			return m.MatchFailure("it does not cast between a pointer and integers")
		}
		t := l.convertOne(to)
		if t == nil {
			return m.MatchFailure(l.whyNot(to))
		}
		v, number := m.Operand(op.Operand()), l.ctx.I64()
		if spirv.IsPtr(from) {
			v = llvm.NewPtrtoint(m.Builder, v, number).Res()
			if t != number {
				v = llvm.NewBitcast(m.Builder, v, t).Res()
			}
			return m.Replace(v)
		}
		if v.Type() != number {
			v = llvm.NewBitcast(m.Builder, v, number).Res()
		}
		return m.Replace(llvm.NewInttoptr(m.Builder, v, t).Res())
	})
}
