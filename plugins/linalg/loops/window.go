package loops

import (
	"fmt"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/structure"
	"github.com/mlirc/mlirc/plugins/linalg"
	dialect "github.com/mlirc/mlirc/plugins/std/dialects/affine"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/scf"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// window is an operation with a window of any number of dimensions.
type window struct {
	*ir.Builder
	op *ir.Operation
	// sizes and input are the operand whose dimensions are those of the window, and the one over
	// which that slides; the output comes behind them.
	sizes, input int
	at           combination
	// The maps of the operands are over the dimensions of the output, those that are summed up, and
	// those of the window.
	maps      [3]affine.Map
	iterators []string
	slides    []slide // for each dimension of the input
}

// slide is what a window does along one dimension. It is over `by*out + apart*in - before`.
type slide struct {
	out, in           int // dimensions of the space; in is -1 where no window is
	by, apart, before int64
}

// combination is what a window computes at each point of its space.
type combination struct {
	like     string // an operation of a fixed number of dimensions that computes the same
	ofInside bool   // what is outside of the input does not count, where others take zeros
}

var combinations = map[string]combination{
	"linalg.conv":        {like: "linalg.conv_2d"},
	"linalg.pooling_max": {like: "linalg.pooling_nhwc_max", ofInside: true},
	"linalg.pooling_min": {like: "linalg.pooling_nhwc_min", ofInside: true},
	"linalg.pooling_sum": {like: "linalg.pooling_nhwc_sum"},
}

// isWindow reports whether the window of an operation has any number of dimensions.
func isWindow(op *ir.Operation) bool { return combinations[op.Name().String()] != combination{} }

func newWindow(op *ir.Operation) *window {
	w := &window{Builder: ir.BuilderBefore(op), op: op, at: combinations[op.Name().String()], sizes: 1}
	rank := len(op.OperandType(2).(ir.ShapedType).Shape())
	if op.Is("linalg.conv") {
		w.sizes, w.input = 0, 1
		w.convolution(rank)
	} else {
		w.pooling(rank)
	}
	return w
}

// convolution has images first and channels last: of the input those that are summed up, of the
// output those of the filter.
func (w *window) convolution(rank int) {
	channel, inWindow := rank, rank+1
	dims := 2*rank - 1
	w.iterators = kinds(rank, 1, rank-2)
	input, output, filter := make([]affine.Expr, rank), make([]affine.Expr, rank), make([]affine.Expr, rank)
	for d := range rank {
		output[d] = affine.Dim(d)
	}
	w.slides = append(w.slides, slide{out: 0, in: -1})
	for i := range rank - 2 {
		w.slides = append(w.slides, w.slide(i, i+1, inWindow+i))
		filter[i] = affine.Dim(inWindow + i)
	}
	w.slides = append(w.slides, slide{out: channel, in: -1})
	filter[rank-2], filter[rank-1] = affine.Dim(channel), affine.Dim(rank-1)
	for d, s := range w.slides {
		input[d] = s.subscript()
	}
	w.maps = [3]affine.Map{affine.NewMap(dims, 0, filter...), affine.NewMap(dims, 0, input...), affine.NewMap(dims, 0, output...)}
}

// pooling has a window over all dimensions.
func (w *window) pooling(rank int) {
	w.iterators = kinds(rank, 0, rank)
	input, output, sizes := make([]affine.Expr, rank), make([]affine.Expr, rank), make([]affine.Expr, rank)
	for d := range rank {
		w.slides = append(w.slides, w.slide(d, d, rank+d))
		input[d], output[d], sizes[d] = w.slides[d].subscript(), affine.Dim(d), affine.Dim(rank+d)
	}
	w.maps = [3]affine.Map{affine.NewMap(2*rank, 0, input...), affine.NewMap(2*rank, 0, sizes...), affine.NewMap(2*rank, 0, output...)}
}

func kinds(parallel, reduction, inWindow int) (list []string) {
	for range parallel {
		list = append(list, linalg.Parallel)
	}
	for range reduction {
		list = append(list, linalg.Reduction)
	}
	for range inWindow {
		list = append(list, linalg.Window)
	}
	return list
}

// slide is that of dimension i of the window.
func (w *window) slide(i, out, in int) slide {
	s := slide{out: out, in: in, by: 1, apart: 1}
	if list := ods.ListElems(w.op.Attr("strides")); list != nil {
		s.by = number(list[i])
	}
	if list := ods.ListElems(w.op.Attr("dilations")); list != nil {
		s.apart = number(list[i])
	}
	if pairs, ok := w.op.Attr("padding").(*ir.DenseElementsAttr); ok {
		s.before = number(pairs.Element(2 * i))
	}
	return s
}

func number(a ir.Attribute) int64 {
	n, _ := a.(*ir.IntegerAttr).Int()
	return n
}

func (s slide) subscript() affine.Expr {
	if s.in < 0 {
		return affine.Dim(s.out)
	}
	at := affine.Add(affine.Mul(affine.Dim(s.out), affine.Constant(s.by)), affine.Mul(affine.Dim(s.in), affine.Constant(s.apart)))
	return affine.Add(at, affine.Constant(-s.before))
}

// isPadded reports whether some element of the window may be outside of the input.
func (w *window) isPadded() bool {
	pairs, ok := w.op.Attr("padding").(*ir.DenseElementsAttr)
	for i := 0; ok && i < pairs.Len(); i++ {
		if number(pairs.Element(i)) != 0 {
			return true
		}
	}
	return false
}

// toGeneric makes a linalg.generic of the window. Where that may be outside of the input, this is
// no operand: the body loads from it.
func (w *window) toGeneric() error {
	inputs, maps := []*ir.Value{w.op.Operand(0), w.op.Operand(1)}, w.maps[:]
	if w.isPadded() {
		inputs, maps = []*ir.Value{w.op.Operand(w.sizes)}, []affine.Map{w.maps[w.sizes], w.maps[2]}
	}
	g := linalg.NewSpace(w.Builder, inputs, w.op.OperandRange(2, 3), nil, maps, w.iterators)
	if err := w.body(g.Region()); err != nil {
		g.Op.Erase()
		return err
	}
	w.op.Erase()
	return nil
}

// body makes what one point computes.
func (w *window) body(region *ir.Region) error {
	def, ok := w.Context().OpName(w.at.like).Def().(*ods.Op)
	if !ok {
		return fmt.Errorf("there is no operation '%s', which computes what '%s' does", w.at.like, w.op.Name())
	}
	var types []ir.Type
	for _, v := range w.op.AllOperands() {
		types = append(types, v.Type())
	}
	if err := structure.Body(w.Builder, def, def.Structures[0], region, types); err != nil {
		return err
	}
	if !w.isPadded() {
		return nil
	}
	if t, isComplex := structure.Element(types[w.input]).(*ir.ComplexType); isComplex {
		return fmt.Errorf("there is no constant of type '%s' to pad the input with; leave 'padding' away", syntax.TypeString(t))
	}
	block, at := region.Entry(), w.InsertionPoint()
	defer w.RestoreInsertionPoint(at)
	w.SetInsertionPointToStart(block)
	element := block.Arg(w.input)
	element.ReplaceAllUsesWith(w.element(element.Type(), block.Arg(2)))
	block.EraseArg(w.input)
	return nil
}

// element loads from the input if the point is inside of it. Outside there are zeros, or the
// element of the output, which changes no maximum and no minimum.
func (w *window) element(t ir.Type, output *ir.Value) *ir.Value {
	input := w.op.Operand(w.input)
	var inside *ir.Value
	subscripts := make([]*ir.Value, len(w.slides))
	zero := std.NewConstant(w.Builder, w.Context().IndexType(), w.Context().IndexAttr(0)).Result()
	for d, s := range w.slides {
		subscripts[d] = linalg.NewIndex(w.Builder, int64(s.out)).Result()
		if s.in < 0 {
			continue
		}
		s.out, s.in = 0, 1
		ivs := []*ir.Value{subscripts[d], linalg.NewIndex(w.Builder, int64(w.slides[d].in)).Result()}
		subscripts[d] = dialect.NewApply(w.Builder, ivs, affine.NewMap(2, 0, s.subscript())).Op.Result(0)
		size := memref.NewDim(w.Builder, input, std.NewConstant(w.Builder, w.Context().IndexType(), w.Context().IndexAttr(int64(d))).Result()).Result()
		from := std.NewCmpi(w.Builder, subscripts[d], zero, std.CmpIPredicateSge).Result()
		to := std.NewCmpi(w.Builder, subscripts[d], size, std.CmpIPredicateSlt).Result()
		both := std.NewAnd(w.Builder, from, to).Result()
		if inside == nil {
			inside = both
		} else {
			inside = std.NewAnd(w.Builder, inside, both).Result()
		}
	}
	choice := scf.NewIf(w.Builder, inside, []ir.Type{t})
	w.CreateBlock(choice.ThenRegion(), nil)
	scf.NewYield(w.Builder, []*ir.Value{memref.NewLoad(w.Builder, input, subscripts).Result()})
	w.CreateBlock(choice.ElseRegion(), nil)
	if !w.at.ofInside {
		output = std.NewConstant(w.Builder, t, w.Context().ZeroAttr(t)).Result()
	}
	scf.NewYield(w.Builder, []*ir.Value{output})
	return choice.Op.Result(0)
}
