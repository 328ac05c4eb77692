package tokernel

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/coopmatrix"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/sizes"
)

// The elements of a cooperative matrix are spread over the invocations of a subgroup: of n invocations,
// number l has the elements l, l+n, l+2n and so on, counted along the rows. An invocation has an array of
// its elements in place of the matrix.

// asMatrix reads the type of a cooperative matrix; false for another type.
func (c *conversion) asMatrix(t ir.Type) (coopmatrix.Matrix, bool) {
	if !spirv.IsCooperativeMatrix(t) {
		return coopmatrix.Matrix{}, false
	}
	d := t.(*ir.DialectType)
	return coopmatrix.Matrix{Rows: intOf(d.Param(0)), Cols: intOf(d.Param(1)), Elem: spirv.Elem(t), Lanes: c.lanes}, true
}

// refuseMatrix says why the matrices of a type are not supported, "" if they are.
func (c *conversion) refuseMatrix(t *ir.DialectType) string {
	if spirv.Scope(intOf(t.Param(3))) != spirv.ScopeSubgroup {
		return "is of a scope that is not supported in kernels on the CPU; subgroups share a matrix"
	}
	x, _ := c.asMatrix(t)
	why := x.Refused()
	if x.Rows*x.Cols%x.Lanes != 0 && why != "" {
		why += "; let subgroup-size of convert-spirv-to-kernel and lower-kernels be less"
	}
	return why
}

// matrices replaces cooperative matrices.
func (c *conversion) matrices() {
	var types []*ir.DialectType
	r := sizes.NewRetyper(c.ctx, "_spread", func(t *ir.DialectType) ir.Type {
		x, ok := c.asMatrix(t)
		if !ok {
			return t
		}
		types = append(types, t)
		return spirv.ArrayOf(c.ctx, max(1, x.Parts()), x.Elem, 0)
	})
	// What an operation does follows from the types that it has before.
	var work []func()
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		if do := c.matrixOperation(op, r); do != nil {
			work = append(work, do)
		}
		return ir.Advance
	})
	if c.failed || !r.Apply(c.module) {
		return
	}
	for _, t := range types {
		if why := c.refuseMatrix(t); why != "" {
			c.errorf(c.module, "has type %s, which %s", syntax.TypeString(t), why)
			return
		}
	}
	c.spread = true
	for _, do := range work {
		do()
	}
}

// elementwise are the classes of operations that work on each element of a matrix by itself.
var elementwise = map[string]bool{
	"SPVIntBinary": true, "SPVFloatBinary": true, "SPVUnary": true,
	"SPVConversion": true, "SPVFloatToInt": true, "SPVIntToFloat": true, "SPVIntToInt": true,
}

// matrixOperation returns what replaces an operation on matrices once they are arrays; nil where the
// types say all.
func (c *conversion) matrixOperation(op *ir.Operation, r *sizes.Retyper) func() {
	m := func() maker { return maker{Builder: ir.BuilderBefore(op), c: c, op: op} }
	result, gives := coopmatrix.Matrix{}, false
	if op.NumResults() == 1 {
		result, gives = c.asMatrix(op.Result(0).Type())
	}
	replace := func(make func(m maker) *ir.Value) func() {
		return func() {
			op.Result(0).ReplaceAllUsesWith(make(m()))
			op.Erase()
		}
	}
	if one, ok := spirv.AsCooperativeMatrixLengthNV(op); ok {
		return c.matrixLength(op, one.Type(), replace)
	}
	if one, ok := spirv.AsKHRCooperativeMatrixLength(op); ok {
		return c.matrixLength(op, one.CooperativeMatrixType(), replace)
	}
	if one, ok := spirv.AsCooperativeMatrixLoadNV(op); ok {
		return replace(func(m maker) *ir.Value { return m.loadMatrix(result, one.Pointer(), one.Stride(), one.Columnmajor()) })
	}
	if one, ok := spirv.AsKHRCooperativeMatrixLoad(op); ok {
		return replace(func(m maker) *ir.Value {
			return m.loadMatrix(result, one.Pointer(), one.Stride(), m.truth(one.MatrixLayout() == spirv.CooperativeMatrixLayoutColumnMajor))
		})
	}
	if one, ok := spirv.AsCooperativeMatrixStoreNV(op); ok {
		x, _ := c.asMatrix(one.Object().Type())
		return func() {
			m().storeMatrix(x, one.Object(), one.Pointer(), one.Stride(), one.Columnmajor())
			op.Erase()
		}
	}
	if one, ok := spirv.AsKHRCooperativeMatrixStore(op); ok {
		x, _ := c.asMatrix(one.Object().Type())
		return func() {
			m := m()
			m.storeMatrix(x, one.Object(), one.Pointer(), one.Stride(), m.truth(one.MatrixLayout() == spirv.CooperativeMatrixLayoutColumnMajor))
			op.Erase()
		}
	}
	if one, ok := spirv.AsCooperativeMatrixMulAddNV(op); ok {
		return replace(c.multiplyAdd(op, result, signsOf(one.A(), one.B(), one.C(), one.Result()), false))
	}
	if one, ok := spirv.AsKHRCooperativeMatrixMulAdd(op); ok {
		flags, _ := one.MatrixOperands()
		signs := [4]bool{flags&1 != 0, flags&2 != 0, flags&4 != 0, flags&8 != 0}
		return replace(c.multiplyAdd(op, result, signs, flags&spirv.CooperativeMatrixOperandsAccSat != 0))
	}
	switch {
	case op.Is("spv.Constant"):
		t := op.Result(0).Type()
		return func() { op.SetAttr("value", c.spreadConstant(op.Attr("value"), t)) }
	case op.Is("spv.GlobalConstant"):
		t := ods.TypeOf(op.Attr("type"))
		return func() { op.SetAttr("value", c.spreadConstant(op.Attr("value"), t)) }
	case op.Is("spv.SpecConstantComposite"):
		if x, ok := c.asMatrix(ods.TypeOf(op.Attr("type"))); ok {
			return func() { op.SetAttr("constituents", c.repeated(op.Attr("constituents"), x)) }
		}
		return nil
	case !gives:
		return nil
	case op.Is("spv.CompositeConstruct"):
		return replace(func(m maker) *ir.Value {
			parts := make([]*ir.Value, result.Parts())
			for i := range parts {
				parts[i] = op.Operand(0)
			}
			return m.whole(parts, op.Result(0).Type())
		})
	case op.Is("spv.MatrixTimesScalar"):
		return replace(func(m maker) *ir.Value {
			name := "spv.IMul"
			if _, isFloat := result.Elem.(*ir.FloatType); isFloat {
				name = "spv.FMul"
			}
			return m.each(result, func(i int64) *ir.Value {
				return m.CreateOp(c.ctx.OpName(name), []*ir.Value{m.part(op.Operand(0), i), op.Operand(1)}, []ir.Type{result.Elem}, op.Attrs()).Result(0)
			})
		})
	case elementwise[ods.ClassOf(op)], ir.IsA[spirv.Bitcast](op):
		return replace(func(m maker) *ir.Value {
			return m.each(result, func(i int64) *ir.Value {
				operands := make([]*ir.Value, op.NumOperands())
				for k, v := range op.Operands() {
					operands[k] = m.part(v, i)
				}
				return m.CreateOp(op.Name(), operands, []ir.Type{result.Elem}, op.Attrs()).Result(0)
			})
		})
	}
	return nil
}

// spreadConstant is a constant of a type with the elements that an invocation has of matrices in it.
func (c *conversion) spreadConstant(value ir.Attribute, t ir.Type) ir.Attribute {
	if x, ok := c.asMatrix(t); ok {
		return c.repeated(value, x)
	}
	list, ok := value.(*ir.ArrayAttr)
	if _, isDialect := t.(*ir.DialectType); !ok || !isDialect {
		return value
	}
	parts := make([]ir.Attribute, len(list.Elems()))
	for i, e := range list.Elems() {
		parts[i] = c.spreadConstant(e, spirv.Part(t, int64(i)))
	}
	return c.ctx.ArrayAttr(parts)
}

// repeated is a list of one, which stands for all elements of a matrix, with those of an invocation.
func (c *conversion) repeated(value ir.Attribute, x coopmatrix.Matrix) ir.Attribute {
	list, ok := value.(*ir.ArrayAttr)
	if !ok || len(list.Elems()) != 1 {
		return value
	}
	parts := make([]ir.Attribute, x.Parts())
	for i := range parts {
		parts[i] = list.Elems()[0]
	}
	return c.ctx.ArrayAttr(parts)
}

func (c *conversion) matrixLength(op *ir.Operation, t ir.Type, replace func(func(m maker) *ir.Value) func()) func() {
	x, _ := c.asMatrix(t)
	return replace(func(m maker) *ir.Value { return m.as(m.i32(x.Parts()), op.Result(0).Type()) })
}

// truth is a constant.
func (m maker) truth(is bool) *ir.Value {
	return llvm.NewMlirConstant(m.Builder, m.Context().I1(), m.Context().BoolAttr(is)).Res()
}

// part is an element of an array.
func (m maker) part(v *ir.Value, i int64) *ir.Value {
	return spirv.NewCompositeExtract(m.Builder, v, m.Context().ArrayAttr([]ir.Attribute{m.Context().I32Attr(i)})).Component()
}

// whole is an array of elements.
func (m maker) whole(parts []*ir.Value, t ir.Type) *ir.Value {
	return spirv.NewCompositeConstruct(m.Builder, parts, t).Result()
}

// each makes the array of what is made for each element that an invocation has of a matrix.
func (m maker) each(x coopmatrix.Matrix, makeOne func(i int64) *ir.Value) *ir.Value {
	parts := make([]*ir.Value, x.Parts())
	for i := range parts {
		parts[i] = makeOne(int64(i))
	}
	return m.whole(parts, m.op.Result(0).Type())
}

// elementAt is the address of part i in memory. The stride counts what the pointer points to, and lies
// between rows, or between columns.
func (m maker) elementAt(x coopmatrix.Matrix, i int64, p, stride, columns *ir.Value) *ir.Value {
	stride = m.wideEnough(m.as(stride, signless(stride.Type())))
	row, col := x.Place(m.Builder, i, stride)
	choose := func(yes, no *ir.Value) *ir.Value { return llvm.NewSelect(m.Builder, columns, yes, no).Res() }
	if isColumns, known := m.known(columns); known {
		choose = func(yes, no *ir.Value) *ir.Value {
			if isColumns {
				return yes
			}
			return no
		}
	}
	long, short := choose(col, row), choose(row, col)
	pointee := spirv.Elem(p.Type())
	class, _ := spirv.Storage(p.Type())
	size, elem := bytesOf(pointee), bytesOf(x.Elem)
	if pointee == x.Elem {
		return m.moved(p, m.binary("add", m.binary("mul", long, stride), short))
	}
	if size%elem == 0 {
		p = m.pointerTo(p, x.Elem, class)
		return m.moved(p, m.binary("add", m.binary("mul", m.binary("mul", long, stride), coopmatrix.Like(m.Builder, stride, size/elem)), short))
	}
	bytes := m.binary("add", m.binary("mul", m.binary("mul", long, stride), coopmatrix.Like(m.Builder, stride, size)), m.binary("mul", short, coopmatrix.Like(m.Builder, stride, elem)))
	return m.pointerTo(m.moved(m.pointerTo(p, m.Context().IntegerType(8, ir.Signless), class), bytes), x.Elem, class)
}

// wideEnough is an integer of 32 bits at least.
func (m maker) wideEnough(v *ir.Value) *ir.Value {
	if v.Type().(*ir.IntegerType).Width() >= 32 {
		return v
	}
	return m.CreateOp(m.Context().OpName("llvm.zext"), []*ir.Value{v}, []ir.Type{m.Context().I32()}, nil).Result(0)
}

// known is the truth value that is known of a value.
func (m maker) known(v *ir.Value) (is, known bool) {
	op := v.DefiningOp()
	if op == nil || !op.Is("llvm.mlir.constant") && !op.Is("spv.Constant") {
		return false, false
	}
	n, ok := op.Attr("value").(*ir.IntegerAttr)
	return ok && !n.Value().IsZero(), ok
}

// moved is the pointer to the element of that number, of an array to whose first one p points.
func (m maker) moved(p, index *ir.Value) *ir.Value {
	return spirv.NewPtrAccessChain(m.Builder, p, index, nil, p.Type()).Result()
}

// pointerTo is a pointer to the same memory with another type there.
func (m maker) pointerTo(p *ir.Value, t ir.Type, class spirv.StorageClass) *ir.Value {
	to := spirv.PtrTo(m.Context(), t, class)
	if to == p.Type() {
		return p
	}
	return spirv.NewBitcast(m.Builder, p, to).Result()
}

// bytesOf is how many bytes a scalar or vector has.
func bytesOf(t ir.Type) int64 {
	if v, ok := t.(*ir.VectorType); ok {
		return v.Shape()[0] * bytesOf(v.Elem())
	}
	n, ok := ir.ElementBytes(t)
	if !ok {
		return 1
	}
	return int64(n)
}

// access are the attributes of each access of an operation: it is volatile where that is.
func (m maker) access() []ir.NamedAttr {
	for _, name := range []string{"memory_access", "memory_operand"} {
		if spirv.MemoryAccess(intOf(m.op.Attr(name)))&spirv.MemoryAccessVolatile != 0 {
			return []ir.NamedAttr{{Name: "memory_access", Value: spirv.MemoryAccessVolatile.Attr(m.Context())}}
		}
	}
	return nil
}

func (m maker) loadMatrix(x coopmatrix.Matrix, p, stride, columns *ir.Value) *ir.Value {
	return m.each(x, func(i int64) *ir.Value {
		return m.CreateOp(m.Context().OpName("spv.Load"), []*ir.Value{m.elementAt(x, i, p, stride, columns)}, []ir.Type{x.Elem}, m.access()).Result(0)
	})
}

func (m maker) storeMatrix(x coopmatrix.Matrix, object, p, stride, columns *ir.Value) {
	for i := range x.Parts() {
		m.CreateOp(m.Context().OpName("spv.Store"), []*ir.Value{m.elementAt(x, i, p, stride, columns), m.part(object, i)}, nil, m.access())
	}
}
