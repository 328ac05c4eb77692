package linalg

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/structure"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/std/dialects/view"
)

// hooks check what linalg.dialect cannot say. Structured operations, of
// whatever name, have the same one.
func hooks() map[string]verify.Hook {
	structured := slices.Concat(StructuredOps, own)
	list := make(map[string]verify.Hook, len(structured)+8)
	list["linalg.index"] = verifyIndex
	list["linalg.pad_tensor"] = verifyPad
	list["linalg.pack"], list["linalg.unpack"] = verifyPack, verifyUnpack
	list["linalg.softmax"] = verifySoftmax
	list["linalg.tiled_loop"] = verifyTiledLoop
	list["linalg.tensor_collapse_shape"] = verifyCollapse
	list["linalg.tensor_expand_shape"] = verifyExpand
	for _, name := range structured {
		list[name] = verifyStructured
	}
	return list
}

// verifyStructured checks maps, iterators, region and shapes against one another.
func verifyStructured(op *ir.Operation) error {
	s, err := StructuredOf(op)
	if err != nil {
		return err
	}
	for _, check := range []func(*Structured) error{verifyMaps, verifyProduct, verifyBody, verifyResults, verifyShapes} {
		if err := check(s); err != nil {
			return err
		}
	}
	return nil
}

// verifyMaps checks that a map has a dimension for each iterator, and a result for each
// dimension of its operand.
func verifyMaps(s *Structured) error {
	for i, m := range s.Maps {
		if m.NumSymbols > 0 {
			return fmt.Errorf("unexpected symbols in indexing_map #%d", i)
		}
		if m.NumDims != len(s.Iterators) {
			return fmt.Errorf("expected indexing_map #%d to have %d dim(s) to match the number of loops", i, len(s.Iterators))
		}
		if r := rankOf(s.Op.OperandType(i)); r != len(m.Results) {
			return fmt.Errorf("expected operand rank (%d) to match the result rank of indexing_map #%d (%d)", r, i, len(m.Results))
		}
	}
	if _, ok := s.Extents(); !ok {
		return errors.New("expected each dimension of the iteration space to be a subscript of an operand by itself; without one its size is not known")
	}
	return nil
}

// verifyProduct checks maps that an operation with a name has in place of those that its definition says: each is
// made of different dimensions. A product of matrices has no others than its definition says, and its output all
// of them in their order.
func verifyProduct(s *Structured) error {
	of := structure.Of(s.Op)
	if of == nil || of.Maps < 0 || s.Op.Attr("indexing_maps") == nil {
		return nil
	}
	for i, m := range s.Maps {
		if !m.IsProjectedPermutation() {
			return fmt.Errorf("expected indexing_map #%d, %s, to be made of different dimensions", i, m)
		}
		if len(of.Dims) == 0 {
			continue
		}
		said := of.Operands[i].IndexingMap(len(of.Dims), nil)
		if m.NumDims != len(of.Dims) {
			return fmt.Errorf("expected indexing_map #%d to have %d dim(s) to match the number of loops", i, len(of.Dims))
		}
		for _, e := range m.Results {
			if !slices.Contains(said.Results, e) {
				return fmt.Errorf("unexpected result %s of indexing_map #%d, which has some of those of %s", e, i, said)
			}
		}
		if i >= s.Inputs && !slices.Equal(m.Results, said.Results) {
			return fmt.Errorf("invalid output map %s; it must be %s", m, said)
		}
	}
	return nil
}

// rankOf is the number of dimensions of an operand; a scalar has none.
func rankOf(t ir.Type) int {
	switch t := t.(type) {
	case *ir.RankedTensorType:
		return len(t.Shape())
	case *ir.MemRefType:
		return len(t.Shape())
	}
	return 0
}

// verifyBody checks what the region takes and yields.
func verifyBody(s *Structured) error {
	r := s.Op.Region(0)
	if r.Empty() {
		return errors.New("expects 1 region with 1 block")
	}
	entry := r.Entry()
	if entry.NumArgs() != s.Op.NumOperands() {
		return fmt.Errorf("expected as many non-induction variable region arguments as the number of input/output operands")
	}
	for i := range entry.NumArgs() {
		if want := structure.Element(s.Op.OperandType(i)); entry.Arg(i).Type() != want {
			return fmt.Errorf("expected type of bb argument #%d (%s) to match element type (%s) of operand #%d",
				i, syntax.QuotedType(entry.Arg(i).Type()), syntax.QuotedType(want), i)
		}
	}
	yield := entry.Last()
	if yield == nil || !yield.Is("linalg.yield") {
		return errors.New("expected the region to end with 'linalg.yield'")
	}
	outputs := s.Outputs()
	if yield.NumOperands() != len(outputs) {
		return fmt.Errorf("expected 'linalg.yield' with %d operands, one for each output, but got %d", len(outputs), yield.NumOperands())
	}
	for i, v := range outputs {
		if want := structure.Element(v.Type()); yield.OperandType(i) != want {
			return fmt.Errorf("type of yield operand %d (%s) doesn't match the element type of the output (%s)", i+1, syntax.QuotedType(yield.OperandType(i)), syntax.QuotedType(want))
		}
	}
	return nil
}

// verifyResults checks that there is a result for each output that is a tensor, of its type.
func verifyResults(s *Structured) error { return verifyTensorResults(s.Op, s.Outputs()) }

func verifyTensorResults(op *ir.Operation, outputs []*ir.Value) error {
	var want []ir.Type
	for _, v := range outputs {
		if t, ok := v.Type().(*ir.RankedTensorType); ok {
			want = append(want, t)
		}
	}
	if op.NumResults() != len(want) {
		return fmt.Errorf("expected the number of results (%d) to be equal to the number of output tensors (%d)", op.NumResults(), len(want))
	}
	for i, t := range want {
		if got := op.Result(i).Type(); got != t {
			return fmt.Errorf("expected type of result #%d, %s, to be that of its output, %s", i, syntax.QuotedType(got), syntax.QuotedType(t))
		}
	}
	return nil
}

// verifyShapes checks that static sizes of operands agree about the size of the space.
func verifyShapes(s *Structured) error {
	extents, _ := s.Extents()
	sizes := make([]int64, len(extents))
	for d, x := range extents {
		sizes[d] = shapeOf(s.Op.OperandType(x.Operand))[x.Dim]
		if sizes[d] == 0 {
			return nil
		}
	}
	for i, m := range s.Maps {
		shape := shapeOf(s.Op.OperandType(i))
		for j, e := range m.Results {
			if shape[j] == ir.Dynamic {
				continue
			}
			last, known := lastSubscript(e, sizes)
			if !known {
				continue
			}
			if _, plain := e.(affine.Dim); plain && last+1 != shape[j] {
				return fmt.Errorf("inferred input/output operand #%d has shape's dimension #%d to be %d, but found %d", i, j, last+1, shape[j])
			}
			if last >= shape[j] {
				return fmt.Errorf("inferred input/output operand #%d has shape's dimension #%d to be greater than or equal to %d, but found %d", i, j, last+1, shape[j])
			}
		}
	}
	return nil
}

func shapeOf(t ir.Type) []int64 {
	if s, ok := t.(ir.ShapedType); ok {
		return s.Shape()
	}
	return nil
}

// lastSubscript is the greatest value of a sum of dimensions with factors that are not
// negative; unknown where a size is, or where the expression is none.
func lastSubscript(e affine.Expr, sizes []int64) (int64, bool) {
	switch e := e.(type) {
	case affine.Dim:
		return sizes[e] - 1, sizes[e] != ir.Dynamic
	case affine.Constant:
		return int64(e), true
	case *affine.Binary:
		l, ok := lastSubscript(e.LHS(), sizes)
		r, also := lastSubscript(e.RHS(), sizes)
		if !ok || !also || l < 0 || r < 0 || l > 1<<31 || r > 1<<31 {
			return 0, false
		}
		switch e.Op() {
		case affine.OpAdd:
			return l + r, true
		case affine.OpMul:
			return l * r, true
		}
	}
	return 0, false
}

// verifyIndex checks that there is such a dimension.
func verifyIndex(op *ir.Operation) error {
	parent := op.ParentOp()
	if parent == nil || !IsStructured(parent) {
		return errors.New("expected parent op with LinalgOp interface")
	}
	s, err := StructuredOf(parent)
	if err != nil {
		return nil // it is reported there
	}
	if dim, _ := ods.IntOf(op.Attr("dim")); dim >= int64(len(s.Iterators)) {
		return fmt.Errorf("expected dim (%d) to be lower than the number of loops (%d) of the enclosing LinalgOp", dim, len(s.Iterators))
	}
	return nil
}

// dynamicSize stands in a list of sizes for an operand.
const dynamicSize = -1

// verifyPad checks sizes, and what the region takes and yields.
func verifyPad(op *ir.Operation) error {
	source, result := op.OperandType(0).(*ir.RankedTensorType), op.Result(0).Type().(*ir.RankedTensorType)
	low, high := ods.ListElems(op.Attr("static_low")), ods.ListElems(op.Attr("static_high"))
	for i, n := range source.Shape() {
		l, _ := ods.IntOf(low[i])
		h, _ := ods.IntOf(high[i])
		if n == ir.Dynamic || l == dynamicSize || h == dynamicSize || result.Shape()[i] == ir.Dynamic {
			continue
		}
		if n+l+h != result.Shape()[i] {
			return fmt.Errorf("%s has size %d in dimension %d, but the padded source has %d", syntax.QuotedType(result), result.Shape()[i], i, n+l+h)
		}
	}
	block := op.Region(0).Entry()
	if block.NumArgs() != len(source.Shape()) {
		return fmt.Errorf("expected the block to have %d arguments", len(source.Shape()))
	}
	if yield := block.Last(); yield.NumOperands() != 1 || yield.OperandType(0) != result.Elem() {
		return fmt.Errorf("expected the region to yield one value of type %s", syntax.QuotedType(result.Elem()))
	}
	return nil
}

func verifyCollapse(op *ir.Operation) error {
	return verifyGroups(op, op.OperandType(0), op.Result(0).Type())
}

func verifyExpand(op *ir.Operation) error {
	if err := verifyGroups(op, op.Result(0).Type(), op.OperandType(0)); err != nil {
		return err
	}
	return view.VerifySizes(op, op.ResultType(0))
}

// verifyGroups checks that the groups of dimensions are those of the side with more of them,
// in order, and that static sizes multiply.
func verifyGroups(op *ir.Operation, more, fewer ir.Type) error {
	m, f := shapeOf(more), shapeOf(fewer)
	next := int64(0)
	for i, group := range ods.ListElems(op.Attr("reassociation")) {
		product, known := int64(1), true
		for _, a := range ods.ListElems(group) {
			d, _ := ods.IntOf(a)
			if d != next || next >= int64(len(m)) {
				return fmt.Errorf("expected reassociation to be the dimensions of %s in their order", syntax.QuotedType(more))
			}
			next++
			if m[d] == ir.Dynamic {
				known = false
				continue
			}
			product *= m[d]
		}
		switch {
		case known && f[i] != product, !known && f[i] != ir.Dynamic && f[i]%max(product, 1) != 0:
			return fmt.Errorf("the sizes of group %d of %s do not multiply to dimension %d of %s", i, syntax.QuotedType(more), i, syntax.QuotedType(fewer))
		}
	}
	if next != int64(len(m)) && len(f) > 0 {
		return fmt.Errorf("expected reassociation to be the dimensions of %s in their order", syntax.QuotedType(more))
	}
	return nil
}

// iteratorWords are the kinds of iterators.
var iteratorWords = []string{Parallel, Reduction, Window}

// verifyTiledLoop checks the kinds of iterators, and that there is a result for each output that is a
// tensor, of its type.
func verifyTiledLoop(op *ir.Operation) error {
	loop, _ := AsTiledLoop(op)
	for i, word := range loop.IteratorTypes() {
		if !slices.Contains(iteratorWords, word) {
			return fmt.Errorf("expected iterator #%d to be one of %s, but got %q", i, strings.Join(iteratorWords, ", "), word)
		}
	}
	return verifyTensorResults(op, loop.Outputs())
}
