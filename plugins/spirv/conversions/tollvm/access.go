package tollvm

import (
	"fmt"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// A chainWalk follows the indices of an access chain through types. What is to be done
// is in its steps.
type chainWalk struct {
	l     *Lowering
	place place
	t     ir.Type // of SPIR-V, where the walk has come to
	slot  slot
	steps []chainStep
	why   string // why it cannot go on
}

// chainStep is a part of an address computation.
type chainStep struct {
	kind stepKind
	// operand is the position of an index among those of the chain, -1 for a constant.
	operand int
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

// walk follows an access chain before its operands are converted.
func (l *Lowering) walk(op *ir.Operation) *chainWalk {
	base := op.Operand(0)
	w := &chainWalk{l: l, place: l.placeOf(base), t: pointee(base.Type())}
	w.slot = slot{t: l.convertOne(w.t)}
	first := 1
	if hasElementOperand(op) {
		first = 2
		w.element(op)
	}
	for i := first; i < op.NumOperands() && w.why == ""; i++ {
		w.step(op, i)
	}
	if w.why == "" {
		w.arrive()
	}
	return w
}

// hasElementOperand reports whether the first index of a chain counts whole values.
func hasElementOperand(op *ir.Operation) bool {
	return op.Is("spv.PtrAccessChain") || op.Is("spv.InBoundsPtrAccessChain")
}

// element moves by whole values, as the elements of an array would be.
func (w *chainWalk) element(op *ir.Operation) {
	size := extentOf(w.slot.t).size
	w.index(1, w.slot.t)
	w.place.align = w.alignAt(op, 1, size)
}

// alignAt is the alignment behind an index.
func (w *chainWalk) alignAt(op *ir.Operation, i int, stride int64) int64 {
	if n, ok := constantOf(op.Operand(i)); ok {
		return divisor(w.place.align, n*stride)
	}
	return divisor(w.place.align, stride)
}

func (w *chainWalk) step(op *ir.Operation, i int) {
	switch t := w.t.(type) {
	case *ir.VectorType:
		w.intoVector(op, i, t)
	case *ir.DialectType:
		switch t.Def().Name() {
		case structName:
			w.intoStruct(op, i, t)
		case arrayName, runtimeArrayName:
			w.intoArray(op, i, t)
		case matrixName:
			w.intoMatrix(op, i, t)
		default:
			w.why = fmt.Sprintf("index %d goes into what has no members", i)
		}
	default:
		w.why = fmt.Sprintf("index %d goes into what has no members", i)
	}
}

// arrive makes the pointer one to the type that its place has.
func (w *chainWalk) arrive() {
	if w.slot.kind != ownSlot {
		w.cast(w.l.convertOne(w.t))
	}
	if w.l.ownMatrixBytes(w.t, w.place.matrix) == 0 {
		w.place.matrix = matrixLayout{}
	}
}

// cast makes the pointer one to another type.
func (w *chainWalk) cast(t ir.Type) {
	w.steps = append(w.steps, chainStep{kind: castStep, t: t})
	w.slot = slot{t: t}
}

// index appends an operand to the indices, which leads to a value of type t.
func (w *chainWalk) index(i int, t ir.Type) {
	w.steps = append(w.steps, chainStep{operand: i, t: t})
}

// constant appends a number to the indices.
func (w *chainWalk) constant(n int, t ir.Type) {
	w.steps = append(w.steps, chainStep{operand: -1, n: int64(n), t: t})
}

func (w *chainWalk) intoStruct(op *ir.Operation, i int, t *ir.DialectType) {
	lay, why := w.l.structOf(t)
	n, known := constantOf(op.Operand(i))
	switch {
	case why != "":
		w.why = why
		return
	case !known:
		w.why = fmt.Sprintf("index %d goes into a struct and is no constant", i)
		return
	case n < 0 || n >= int64(len(lay.members)):
		w.why = fmt.Sprintf("a struct of %d members has none of number %d", len(lay.members), n)
		return
	}
	if w.slot.kind == bytesSlot {
		w.cast(w.l.convertOne(t))
	}
	// An index into a struct is a constant of 32 bits.
	if int64(lay.at[n]) == n && isI32(op.Operand(i).Type()) {
		w.index(i, lay.slots[n].t)
	} else {
		w.constant(lay.at[n], lay.slots[n].t)
	}
	w.place.align = divisor(w.place.align, lay.offsets[n])
	w.place.matrix = lay.members[n].matrix
	w.t, w.slot = lay.members[n].t, lay.slots[n]
}

func isI32(t ir.Type) bool {
	n, ok := t.(*ir.IntegerType)
	return ok && n.Width() == 32
}

func (w *chainWalk) intoArray(op *ir.Operation, i int, t *ir.DialectType) {
	lay, why := w.l.arrayOf(t)
	if why != "" {
		w.why = why
		return
	}
	w.t = lay.elem
	if n := w.l.ownMatrixBytes(lay.elem, w.place.matrix); n > 0 {
		stride := max(n, intParam(t, strideParam(t)))
		w.bytes(op, i, stride, w.l.padding(n))
		w.slot.kind = bytesSlot
		return
	}
	if w.slot.kind == bytesSlot {
		w.cast(w.l.convertOne(t))
	}
	w.place.align = w.alignAt(op, i, lay.stride)
	w.index(i, llvm.Elem(lay.t))
	if lay.padded {
		w.constant(0, lay.slot.t)
	}
	w.slot = lay.slot
}

func strideParam(t *ir.DialectType) int {
	if t.Def().Name() == arrayName {
		return arrayStride
	}
	return runtimeArrayStride
}

// bytes moves by bytes, and makes the pointer one to t.
func (w *chainWalk) bytes(op *ir.Operation, i int, stride int64, t ir.Type) {
	w.place.align = w.alignAt(op, i, stride)
	w.cast(w.l.i8)
	w.steps = append(w.steps, chainStep{kind: byteStep, operand: i, n: stride})
	w.cast(t)
}

func (w *chainWalk) intoMatrix(op *ir.Operation, i int, t *ir.DialectType) {
	_, column := columns(t)
	m := w.place.matrix
	own := w.l.ownMatrixBytes(t, m) > 0
	w.t, w.place.matrix = column, matrixLayout{}
	to := w.l.convertOne(column)
	switch {
	case !own:
		if w.slot.kind == bytesSlot {
			w.cast(w.l.convertOne(t))
		}
		w.place.align = w.alignAt(op, i, extentOf(to).size)
		w.index(i, to)
		w.slot = slot{t: to}
	case m.rowMajor:
		w.place.elements = m.stride
		w.bytes(op, i, extentOf(column.(*ir.VectorType).Elem()).size, to)
	default:
		w.bytes(op, i, m.stride, to)
	}
}

func (w *chainWalk) intoVector(op *ir.Operation, i int, t *ir.VectorType) {
	w.t = t.Elem()
	elem := w.l.convertOne(t.Elem())
	if stride := w.place.elements; stride > 0 {
		w.place.elements = 0
		w.bytes(op, i, stride, elem)
		return
	}
	if w.slot.kind == bytesSlot {
		w.cast(w.l.convertOne(t))
	}
	w.place.align = w.alignAt(op, i, extentOf(elem).size)
	w.index(i, elem)
	w.slot = slot{t: elem}
}

// accessChain converts an access chain to `llvm.getelementptr`, and casts where memory is
// laid out otherwise than LLVM would.
func (l *Lowering) accessChain(name string) convert.Pattern {
	return convert.Pattern{
		Name: name + " to llvm.getelementptr", Root: name,
		Match: func(op *ir.Operation, operands convert.Operands, rw *convert.Rewriter) convert.Result {
			t := l.convertOne(op.ResultType(0))
			if t == nil {
				return rw.MatchFailure(l.whyNot(op.ResultType(0)))
			}
			if l.convertOne(op.Operand(0).Type()) == nil {
				return rw.MatchFailure(l.whyNot(op.Operand(0).Type()))
			}
			w := l.walk(op)
			if w.why != "" {
				return rw.MatchFailure(w.why)
			}
			if known := pointee(op.ResultType(0)); l.convertOne(known) != l.convertOne(w.t) {
				return rw.MatchFailure("its indices lead to another type than that of its result")
			}
			rw.ReplaceOp(op, l.address(l.at(rw), operands, w, hasElementOperand(op)))
			return rw.Success()
		},
	}
}

// address computes the address that a walk leads to. The first index of getelementptr
// counts whole values: it is 0 unless the chain has one for that.
func (l *Lowering) address(e emit.Emitter, operands convert.Operands, w *chainWalk, counted bool) *ir.Value {
	pointer := operands.One(0)
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
			if s.operand < 0 {
				indices = append(indices, e.I32(s.n))
			} else {
				indices = append(indices, operands.One(s.operand))
			}
			at = s.t
		case castStep:
			flush()
			if to := l.kit.Types.Ptr(s.t, 0); to != pointer.Type() {
				pointer = e.Bitcast(pointer, to)
			}
		case byteStep:
			flush()
			i := l.wide(e, operands.One(s.operand))
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
