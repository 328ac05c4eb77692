package runtimechecks

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
)

// Passes are all passes of the package.
func Passes() []*pass.Pass { return []*pass.Pass{GenerateRuntimeVerification()} }

// GenerateRuntimeVerification returns the pass `generate-runtime-verification`.
func GenerateRuntimeVerification() *pass.Pass {
	return &pass.Pass{
		Name:    "generate-runtime-verification",
		Summary: "check while the program runs that subscripts are in bounds, and what else an operation relies on",
		Doc: `An assertion stands before each operation of memref, tensor, affine and vector whose result would be undefined
otherwise. Checked are: subscripts of loads, stores, atomic operations and of elements of tensors; the places of vectors in memory,
unless they are masked; offsets, sizes and strides of subviews and slices; sizes, offset, strides and rank that a cast makes
static; the sizes on both sides of a copy; sizes of allocations, which are not negative; the sizes into which a dimension is split; the
dimension that memref.dim and tensor.dim name; alignments that are assumed of memrefs whose first element is where they begin. What the types show gets no assertion, and what was asserted
before on every way to an operation is not asserted again. Operations of linalg have no assertions: those of the loops that are made of them have.
A program that fails an assertion says where, and aborts.`,
		Anchor: pass.AnyOp,
		Builds: []string{"std", "memref", "tensor", "affine"},
		Run: func(r *pass.Run) error {
			g := &generator{dominance: pass.Dominance.Of(r), asserted: map[claim]*ir.Operation{}}
			var list []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				list = append(list, op)
				return ir.Advance
			})
			for _, op := range list {
				g.check(op)
			}
			r.Stats.Add("num-checks", int64(g.made))
			if g.made == 0 {
				r.Unchanged()
			}
			return nil
		},
	}
}

// generator makes the checks of the operations in one.
type generator struct {
	dominance *ir.Dominance
	asserted  map[claim]*ir.Operation // before which operation
	made      int
}

// check makes the assertions before an operation.
func (g *generator) check(op *ir.Operation) {
	c := &checker{generator: g, Builder: ir.BuilderBefore(op), op: op}
	if rule, ok := rules[op.Name().String()]; ok {
		rule(c)
	}
}

// rules are what the operations rely on.
var rules = map[string]func(c *checker){
	"memref.load":            (*checker).subscripts,
	"memref.store":           (*checker).subscripts,
	"std.atomic_rmw":         (*checker).subscripts,
	"std.generic_atomic_rmw": (*checker).subscripts,
	"tensor.extract":         (*checker).subscripts,
	"tensor.insert":          (*checker).subscripts,
	"vector.load":            (*checker).subscripts,
	"vector.store":           (*checker).subscripts,
	"affine.load":            (*checker).affineSubscripts,
	"affine.store":           (*checker).affineSubscripts,
	"affine.vector_load":     (*checker).affineSubscripts,
	"affine.vector_store":    (*checker).affineSubscripts,
	"vector.transfer_read":   (*checker).transfer,
	"vector.transfer_write":  (*checker).transfer,

	"memref.subview":       (*checker).slice,
	"tensor.extract_slice": (*checker).slice,
	"tensor.insert_slice":  (*checker).slice,
	"memref.expand_shape":  (*checker).split,

	"memref.cast":             (*checker).cast,
	"tensor.cast":             (*checker).cast,
	"memref.copy":             (*checker).copies,
	"memref.alloc":            (*checker).allocates,
	"memref.alloca":           (*checker).allocates,
	"memref.dim":              (*checker).names,
	"tensor.dim":              (*checker).names,
	"memref.assume_alignment": (*checker).aligned,
}
