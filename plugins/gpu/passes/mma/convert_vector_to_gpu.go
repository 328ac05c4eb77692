package mma

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// Pass returns the pass `convert-vector-to-gpu`.
func Pass() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-vector-to-gpu",
		Anchor:  pass.AnyOp,
		Summary: "make products of matrices of a subgroup of vector.contract",
		Doc: `A vector.contract that multiplies two matrices and adds a third one becomes
gpu.subgroup_mma_compute, with the transfers around it, vectors of equal elements, and loops of scf.for
that carry the sum. The factors are 16x16, and 16x16 or 16x8, of f16, the sum is of f16 or f32; transfers are within bounds, of
memrefs of two dimensions with the identity layout and rows of known length. Where any other
operation makes one of the vectors, or takes a sum, all of them stay.`,
		Builds: []string{"gpu", "std"},
		Run: func(r *pass.Run) error {
			seen := map[*ir.Operation]bool{}
			var whole []*component
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if _, ok := vector.AsContract(op); ok && !seen[op] {
					c := newComponent(op, seen)
					if c.converts() {
						whole = append(whole, c)
					}
				}
				return ir.Advance
			})
			if len(whole) == 0 {
				r.Unchanged()
				return nil
			}
			order := map[*ir.Operation]int{}
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				order[op] = len(order)
				return ir.Advance
			})
			for _, c := range whole {
				slices.SortFunc(c.leaves, func(a, b *ir.Value) int { return order[a.DefiningOp()] - order[b.DefiningOp()] })
				c.convert()
			}
			return nil
		},
	}
}

// convert replaces the operations of a component.
func (c *component) convert() {
	for _, v := range c.leaves {
		for _, use := range [...]string{aOp, bOp, cOp} {
			if c.roles[matrix{v, use}].isThere {
				c.matrices[matrix{v, use}] = c.leaf(v, use)
			}
		}
	}
	for _, v := range c.carried {
		if v.DefiningOp() == nil || v.DefiningOp().Is("scf.for") {
			v.SetType(matrixType(v, cOp))
			c.matrices[matrix{v, cOp}] = v
		}
	}
	var products []*ir.Operation
	for _, op := range c.products {
		c.product(op, &products)
	}
	for _, o := range c.handed {
		o.owner.SetOperand(o.index, c.matrices[matrix{o.value, cOp}])
	}
	for _, op := range c.writes {
		w, _ := vector.AsTransferWrite(op)
		b := ir.BuilderBefore(op)
		b.SetLoc(op.Loc())
		gpu.NewSubgroupMmaStoreMatrix(b, c.matrices[matrix{w.Vector(), cOp}], w.Source(), w.Indices(), rowLength(w.Source()))
		op.Erase()
	}
	// Those that take a product were made behind it.
	for _, op := range slices.Backward(products) {
		op.Erase()
	}
	for _, v := range c.leaves {
		if !v.HasUses() {
			v.DefiningOp().Erase()
		}
	}
}

// product makes the product of a contraction, and before that those of which it takes the result.
func (c *component) product(op *ir.Operation, made *[]*ir.Operation) {
	result := matrix{op.Result(0), cOp}
	if c.matrices[result] != nil {
		return
	}
	f := c.factors[op]
	if before := f.acc.DefiningOp(); before != nil {
		if _, isProduct := c.factors[before]; isProduct {
			c.product(before, made)
		}
	}
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	c.matrices[result] = gpu.NewSubgroupMmaCompute(b, c.matrices[matrix{f.a, aOp}], c.matrices[matrix{f.b, bOp}], c.matrices[matrix{f.acc, cOp}]).Op.Result(0)
	*made = append(*made, op)
}

// leaf makes a matrix of a vector that is read or whose elements are the same.
func (c *component) leaf(v *ir.Value, use string) *ir.Value {
	op := v.DefiningOp()
	b := ir.BuilderBefore(op)
	if launch := launchOf(op); launch != c.launch {
		// What threads hold together is made by them.
		b = ir.BuilderBefore(c.launch.Region(0).Entry().First())
	}
	b.SetLoc(op.Loc())
	t := matrixType(v, use)
	if c.roles[matrix{v, use}].isTransposed {
		m, _ := gpu.AsMmaMatrixType(t)
		t = gpu.NewMmaMatrixType(op.Context(), m.Cols(), m.Rows(), m.Elem(), use).Type
	}
	if read, ok := vector.AsTransferRead(op); ok {
		return gpu.NewSubgroupMmaLoadMatrix(b, read.Source(), read.Indices(), t, rowLength(read.Source())).Op.Result(0)
	}
	if same, ok := vector.AsBroadcast(op); ok {
		return gpu.NewSubgroupMmaConstantMatrix(b, same.Source(), t).Op.Result(0)
	}
	constant, _ := std.AsConstant(op)
	elements := constant.Op.Attr("value").(*ir.DenseElementsAttr)
	one := std.NewConstant(b, elements.Shaped().Elem(), elements.Element(0)).Result()
	return gpu.NewSubgroupMmaConstantMatrix(b, one, t).Op.Result(0)
}

// matrixType is the matrix that a vector becomes where its rows stay rows.
func matrixType(v *ir.Value, use string) ir.Type {
	t := v.Type().(*ir.VectorType)
	return gpu.NewMmaMatrixType(v.Context(), t.Shape()[0], t.Shape()[1], t.Elem(), use).Type
}

// rowLength is the distance of two rows of a memref in elements.
func rowLength(m *ir.Value) int64 { return m.Type().(*ir.MemRefType).Shape()[1] }

// launchOf is the launch that an operation is in, nil where there is none.
func launchOf(op *ir.Operation) *ir.Operation {
	for op = op.ParentOp(); op != nil; op = op.ParentOp() {
		if op.Is("gpu.launch") {
			return op
		}
	}
	return nil
}
