package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/lowering/coopmatrix"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
	"github.com/mlirc/mlirc/plugins/std/dialects/vector"
)

// The elements of a matrix are spread over the threads of a subgroup: a thread has a vector of its elements in
// place of the matrix.

// asMatrix reads the type of a matrix; false for another type.
func asMatrix(t ir.Type) (coopmatrix.Matrix, bool) {
	m, ok := gpu.AsMmaMatrixType(t)
	if !ok {
		return coopmatrix.Matrix{}, false
	}
	return coopmatrix.Matrix{Rows: m.Rows(), Cols: m.Cols(), Elem: m.Elem(), Lanes: programSubgroup}, true
}

// vectorOf is the type of what a thread has of a matrix.
func vectorOf(x coopmatrix.Matrix) ir.Type {
	return x.Elem.Context().VectorType([]int64{x.Parts()}, x.Elem)
}

// matrices makes vectors of the matrices of a kernel.
func (d *device) matrices() {
	var ops []*ir.Operation
	var values []*ir.Value
	note := func(v *ir.Value) {
		if _, ok := asMatrix(v.Type()); ok {
			values = append(values, v)
		}
	}
	for _, fn := range d.functions {
		ir.Walk(fn, func(op *ir.Operation) ir.WalkResult {
			if isOnMatrices(op) {
				ops = append(ops, op)
			}
			for _, v := range op.Results() {
				note(v)
			}
			for i := range op.NumRegions() {
				for block := range op.Region(i).Blocks() {
					for _, v := range block.Args() {
						note(v)
					}
				}
			}
			return ir.Advance
		})
	}
	if len(values)+len(ops) == 0 || !d.spreads(values) {
		return
	}
	d.entry.SubgroupSize, d.entry.Fixed = programSubgroup, true
	// What an operation does follows from the types that it has before.
	work := make([]func(), len(ops))
	for i, op := range ops {
		work[i] = d.matrixOperation(op)
	}
	for _, v := range values {
		x, _ := asMatrix(v.Type())
		v.SetType(vectorOf(x))
	}
	for _, fn := range d.functions {
		fn.SetAttr("type", d.ctx.TypeAttr(spreadFunction(ods.TypeOf(fn.Attr("type")))))
	}
	for _, do := range work {
		do()
	}
}

// isOnMatrices reports whether an operation is one on matrices.
func isOnMatrices(op *ir.Operation) bool {
	switch op.Name().String() {
	case "gpu.subgroup_mma_load_matrix", "gpu.subgroup_mma_store_matrix", "gpu.subgroup_mma_compute", "gpu.subgroup_mma_constant_matrix":
		return true
	}
	return false
}

// spreads reports whether all values are matrices that subgroups of the kernel can have.
func (d *device) spreads(values []*ir.Value) bool {
	if n := d.entry.WorkgroupSize[0] * d.entry.WorkgroupSize[1] * d.entry.WorkgroupSize[2]; n%programSubgroup != 0 {
		d.errorf(d.fn, "has blocks of %d threads, and with matrices there must be a multiple of the %d of a subgroup", n, programSubgroup)
		return false
	}
	for _, v := range values {
		x, _ := asMatrix(v.Type())
		if why := x.Refused(); why != "" {
			d.errorf(d.fn, "has type %s, which %s", syntax.TypeString(v.Type()), why)
			return false
		}
	}
	return true
}

// spreadFunction is the type of a function with vectors in place of matrices.
func spreadFunction(t ir.Type) ir.Type {
	f := t.(*ir.FunctionType)
	vectors := func(types []ir.Type) []ir.Type {
		list := make([]ir.Type, len(types))
		for i, t := range types {
			list[i] = t
			if x, ok := asMatrix(t); ok {
				list[i] = vectorOf(x)
			}
		}
		return list
	}
	return t.Context().FunctionType(vectors(f.Inputs()), vectors(f.Results()))
}

// matrixOperation returns what replaces an operation once matrices are vectors.
func (d *device) matrixOperation(op *ir.Operation) func() {
	b := ir.BuilderBefore(op)
	b.SetLoc(op.Loc())
	replace := func(compute func(x coopmatrix.Matrix) *ir.Value) func() {
		x, _ := asMatrix(op.ResultType(0))
		return func() {
			op.Result(0).ReplaceAllUsesWith(compute(x))
			op.Erase()
		}
	}
	if load, ok := gpu.AsSubgroupMmaLoadMatrix(op); ok {
		return replace(func(x coopmatrix.Matrix) *ir.Value {
			at := d.tile(b, op, load.SrcMemref(), x, load.Indices(), load.LeadDimension())
			at.transposed = load.Transpose()
			return each(b, x, func(i int64) *ir.Value {
				return memref.NewLoad(b, at.view, []*ir.Value{at.element(d, b, x, i)}).Op.Result(0)
			})
		})
	}
	if store, ok := gpu.AsSubgroupMmaStoreMatrix(op); ok {
		x, _ := asMatrix(store.Src().Type())
		return func() {
			at := d.tile(b, op, store.DstMemref(), x, store.Indices(), store.LeadDimension())
			at.transposed = store.Transpose()
			for i := range x.Parts() {
				memref.NewStore(b, part(b, store.Src(), i), at.view, []*ir.Value{at.element(d, b, x, i)})
			}
			op.Erase()
		}
	}
	if constant, ok := gpu.AsSubgroupMmaConstantMatrix(op); ok {
		return replace(func(x coopmatrix.Matrix) *ir.Value {
			return std.NewSplat(b, constant.Value(), nil, vectorOf(x)).Op.Result(0)
		})
	}
	compute, _ := gpu.AsSubgroupMmaCompute(op)
	operand := func(of func() *ir.Value) coopmatrix.Operand {
		x, _ := asMatrix(of().Type())
		return coopmatrix.Operand{Matrix: x, Part: func(i int64) *ir.Value { return part(b, of(), i) }}
	}
	left, right := operand(compute.OpA), operand(compute.OpB)
	return replace(func(x coopmatrix.Matrix) *ir.Value {
		p := coopmatrix.NewProduct(b, left, right, x.Elem)
		return each(b, x, func(i int64) *ir.Value { return p.Narrow(p.Part(i, p.Wide(part(b, compute.OpC(), i), false))) })
	})
}

// part is what the thread has of a part of a matrix.
func part(b *ir.Builder, v *ir.Value, i int64) *ir.Value {
	return vector.NewExtract(b, v, nil, []int64{i}).Op.Result(0)
}

// each makes the vector of what is made for each element that a thread has.
func each(b *ir.Builder, x coopmatrix.Matrix, makeOne func(i int64) *ir.Value) *ir.Value {
	var v *ir.Value
	for i := range x.Parts() {
		one := makeOne(i)
		if v == nil {
			v = std.NewSplat(b, one, nil, vectorOf(x)).Op.Result(0)
			continue
		}
		v = vector.NewInsert(b, one, v, nil, []int64{i}).Op.Result(0)
	}
	return v
}

// A tile is where a matrix lies in memory.
type tile struct {
	view  *ir.Value // the memory, as a row
	start *ir.Value // the first element in it
	lead  int64     // from one row to the next
	// transposed says that rows of the matrix are columns there.
	transposed bool
}

// tile finds the matrix that begins at indices.
func (d *device) tile(b *ir.Builder, op *ir.Operation, m *ir.Value, x coopmatrix.Matrix, indices []*ir.Value, lead int64) tile {
	t := m.Type().(*ir.MemRefType)
	if t.Elem() != x.Elem {
		d.errorf(op, "has a matrix of %s in memory of %s, which are the same on the CPU", syntax.TypeString(x.Elem), syntax.TypeString(t.Elem()))
	}
	cols := memref.NewDim(b, m, d.index(b, 1)).Op.Result(0)
	size, static, count := ir.Dynamic, int64(-1), []*ir.Value{std.NewMuli(b, memref.NewDim(b, m, d.index(b, 0)).Op.Result(0), cols).Result()}
	if ir.HasStaticShape(t) {
		size = t.Shape()[0] * t.Shape()[1]
		static, count = size, nil
	}
	row := d.ctx.MemRefType([]int64{size}, t.Elem(), nil, t.Space())
	view := memref.NewReinterpretCast(b, m, nil, count, nil, row, []int64{0}, []int64{static}, []int64{1}).Op.Result(0)
	start := std.NewAddi(b, std.NewMuli(b, indices[0], cols).Result(), indices[1]).Result()
	return tile{view: view, start: start, lead: lead}
}

// element is the subscript of part i.
func (t tile) element(d *device, b *ir.Builder, x coopmatrix.Matrix, i int64) *ir.Value {
	row, col := x.Place(b, i, std.NewConstant(b, d.ctx.I32(), d.ctx.I32Attr(0)).Op.Result(0))
	if t.transposed {
		row, col = col, row
	}
	index := func(v *ir.Value) *ir.Value { return std.NewIndexCast(b, v, d.ctx.IndexType()).Out() }
	rows := std.NewMuli(b, index(row), d.index(b, t.lead)).Result()
	return std.NewAddi(b, t.start, std.NewAddi(b, rows, index(col)).Result()).Result()
}
