package sizes

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// A computation computes integer constants of a module.
type computation struct {
	symbols *ir.SymbolTable
	known   map[string]num.Int
	busy    map[string]bool
}

// constant is the integer that a constant of the module is.
func (c *computation) constant(name string) (num.Int, error) {
	if n, ok := c.known[name]; ok {
		return n, nil
	}
	op := c.symbols.Lookup(name)
	if op == nil {
		return num.Int{}, fmt.Errorf("there is no constant @%s", name)
	}
	if c.busy[name] {
		return num.Int{}, fmt.Errorf("the constant @%s is made of itself", name)
	}
	c.busy[name] = true
	defer delete(c.busy, name)
	n, err := c.valueOf(op)
	if err == nil {
		c.known[name] = n
	}
	return n, err
}

func (c *computation) valueOf(op *ir.Operation) (num.Int, error) {
	var value ir.Attribute
	if one, ok := spirv.AsSpecConstant(op); ok {
		value = one.DefaultValueAttr()
	} else if one, ok := spirv.AsGlobalConstant(op); ok {
		value = one.ValueAttr()
	} else if one, ok := spirv.AsGlobalSpecConstantOperation(op); ok && !one.Body().Empty() {
		return c.body(one.Body().Entry())
	}
	if n, ok := value.(*ir.IntegerAttr); ok {
		return n.Value(), nil
	}
	return num.Int{}, fmt.Errorf("the constant @%s is no integer", ir.SymbolName(op))
}

// body computes the operations of a constant, and gives what it yields.
func (c *computation) body(b *ir.Block) (num.Int, error) {
	values := map[*ir.Value]num.Int{}
	for op := range b.Ops() {
		if c.composite(op) != nil {
			continue // of which elements are taken
		}
		if yield, ok := spirv.AsMlirYield(op); ok {
			n, known := values[yield.Operand()]
			if !known {
				return num.Int{}, fmt.Errorf("'%s' gives no integer", op.Name())
			}
			return n, nil
		}
		n, err := c.operation(op, values)
		if err != nil {
			return num.Int{}, err
		}
		if op.NumResults() == 1 {
			values[op.Result(0)] = n
		}
	}
	return num.Int{}, fmt.Errorf("a constant gives no value")
}

// composite is what an operation refers to, if that is made of other constants, as the size of a workgroup is.
func (c *computation) composite(op *ir.Operation) []*ir.SymbolRefAttr {
	ref, ok := spirv.AsMlirReferenceof(op)
	if !ok {
		return nil
	}
	to := c.symbols.Lookup(ref.SpecConst())
	if to == nil {
		return nil
	}
	made, ok := spirv.AsSpecConstantComposite(to)
	if !ok {
		return nil
	}
	return made.Constituents()
}

// operation computes an operation of integers.
func (c *computation) operation(op *ir.Operation, values map[*ir.Value]num.Int) (num.Int, error) {
	no := fmt.Errorf("'%s' is not computed for the size of a type; compute the size by operations of integers", op.Name())
	if ref, ok := spirv.AsMlirReferenceof(op); ok {
		return c.constant(ref.SpecConst())
	}
	if one, ok := spirv.AsConstant(op); ok {
		if n, ok := one.ValueAttr().(*ir.IntegerAttr); ok {
			return n.Value(), nil
		}
		return num.Int{}, no
	}
	if taken, ok := spirv.AsCompositeExtract(op); ok && taken.Composite().DefiningOp() != nil {
		parts, at := c.composite(taken.Composite().DefiningOp()), taken.Indices()
		if len(at) != 1 || at[0] < 0 || at[0] >= int64(len(parts)) {
			return num.Int{}, no
		}
		return c.constant(parts[at[0]].Root())
	}
	t, ok := ir.Type(nil), false
	if op.NumResults() == 1 {
		t = op.Result(0).Type()
	}
	result, ok := t.(*ir.IntegerType)
	if !ok {
		return num.Int{}, no
	}
	operands := make([]num.Int, op.NumOperands())
	for i, v := range op.Operands() {
		if operands[i], ok = values[v]; !ok {
			return num.Int{}, no
		}
	}
	width := int(result.Width())
	switch len(operands) {
	case 1:
		if compute := unary[op.Name().String()]; compute != nil {
			return compute(operands[0], width), nil
		}
	case 2:
		x, y := operands[0], operands[1]
		compute := binary[op.Name().String()]
		if compute == nil || x.Width() != y.Width() {
			return num.Int{}, no
		}
		if n, ok := compute(x, y); ok {
			return n, nil
		}
		return num.Int{}, fmt.Errorf("'%s' divides by zero, or shifts by too much", op.Name())
	case 3:
		if ir.IsA[spirv.Select](op) {
			if operands[0].IsZero() {
				return operands[2], nil
			}
			return operands[1], nil
		}
	}
	return num.Int{}, no
}

// unary are the operations with one operand; they give an integer of a width.
var unary = map[string]func(x num.Int, width int) num.Int{
	spirv.SNegate{}.OpName():    func(x num.Int, width int) num.Int { return num.New(width, 0).Sub(x) },
	spirv.Not{}.OpName():        func(x num.Int, _ int) num.Int { return x.Not() },
	spirv.LogicalNot{}.OpName(): func(x num.Int, _ int) num.Int { return x.Not() },
	spirv.UConvert{}.OpName():   func(x num.Int, width int) num.Int { return x.ZExtOrTrunc(width) },
	spirv.SConvert{}.OpName():   func(x num.Int, width int) num.Int { return x.SExtOrTrunc(width) },
	spirv.Bitcast{}.OpName():    func(x num.Int, _ int) num.Int { return x },
}

func always(f func(x, y num.Int) num.Int) func(x, y num.Int) (num.Int, bool) {
	return func(x, y num.Int) (num.Int, bool) { return f(x, y), true }
}

func compares(f func(x, y num.Int) bool) func(x, y num.Int) (num.Int, bool) {
	return func(x, y num.Int) (num.Int, bool) {
		if f(x, y) {
			return num.New(1, 1), true
		}
		return num.New(1, 0), true
	}
}

func shifts(f func(x num.Int, n int) num.Int) func(x, y num.Int) (num.Int, bool) {
	return func(x, y num.Int) (num.Int, bool) {
		n, ok := y.ShiftAmount()
		if !ok || n >= x.Width() {
			return num.Int{}, false
		}
		return f(x, n), true
	}
}

// binary are the operations with two operands of one width; false where the result is not defined.
var binary = map[string]func(x, y num.Int) (num.Int, bool){
	spirv.IAdd{}.OpName():                 always(num.Int.Add),
	spirv.ISub{}.OpName():                 always(num.Int.Sub),
	spirv.IMul{}.OpName():                 always(num.Int.Mul),
	spirv.UDiv{}.OpName():                 num.Int.UDiv,
	spirv.UMod{}.OpName():                 num.Int.URem,
	spirv.SDiv{}.OpName():                 num.Int.SDiv,
	spirv.SRem{}.OpName():                 num.Int.SRem,
	spirv.SMod{}.OpName():                 floorMod,
	spirv.BitwiseAnd{}.OpName():           always(num.Int.And),
	spirv.BitwiseOr{}.OpName():            always(num.Int.Or),
	spirv.BitwiseXor{}.OpName():           always(num.Int.Xor),
	spirv.LogicalAnd{}.OpName():           always(num.Int.And),
	spirv.LogicalOr{}.OpName():            always(num.Int.Or),
	spirv.ShiftLeftLogical{}.OpName():     shifts(num.Int.Shl),
	spirv.ShiftRightLogical{}.OpName():    shifts(num.Int.LShr),
	spirv.ShiftRightArithmetic{}.OpName(): shifts(num.Int.AShr),
	spirv.IEqual{}.OpName():               compares(num.Int.Equal),
	spirv.INotEqual{}.OpName():            compares(func(x, y num.Int) bool { return x != y }),
	spirv.LogicalEqual{}.OpName():         compares(num.Int.Equal),
	spirv.LogicalNotEqual{}.OpName():      compares(func(x, y num.Int) bool { return x != y }),
	spirv.ULessThan{}.OpName():            compares(func(x, y num.Int) bool { return x.CmpUnsigned(y) < 0 }),
	spirv.ULessThanEqual{}.OpName():       compares(func(x, y num.Int) bool { return x.CmpUnsigned(y) <= 0 }),
	spirv.UGreaterThan{}.OpName():         compares(func(x, y num.Int) bool { return x.CmpUnsigned(y) > 0 }),
	spirv.UGreaterThanEqual{}.OpName():    compares(func(x, y num.Int) bool { return x.CmpUnsigned(y) >= 0 }),
	spirv.SLessThan{}.OpName():            compares(func(x, y num.Int) bool { return x.CmpSigned(y) < 0 }),
	spirv.SLessThanEqual{}.OpName():       compares(func(x, y num.Int) bool { return x.CmpSigned(y) <= 0 }),
	spirv.SGreaterThan{}.OpName():         compares(func(x, y num.Int) bool { return x.CmpSigned(y) > 0 }),
	spirv.SGreaterThanEqual{}.OpName():    compares(func(x, y num.Int) bool { return x.CmpSigned(y) >= 0 }),
}

// floorMod is the remainder that has the sign of the divisor.
func floorMod(x, y num.Int) (num.Int, bool) {
	r, ok := x.SRem(y)
	if ok && !r.IsZero() && r.IsNegative() != y.IsNegative() {
		r = r.Add(y)
	}
	return r, ok
}
