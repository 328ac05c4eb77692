package gpu

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// hooks check what gpu.dialect cannot say.
func hooks() map[string]verify.Hook {
	return map[string]verify.Hook{
		"gpu.all_reduce":                   verifyAllReduce,
		"gpu.func":                         verifyFunction,
		"gpu.return":                       verifyReturn,
		"gpu.launch":                       verifyLaunch,
		"gpu.subgroup_mma_load_matrix":     verifyUse,
		"gpu.subgroup_mma_constant_matrix": verifyUse,
		"gpu.subgroup_mma_store_matrix":    verifyStore,
		"gpu.subgroup_mma_compute":         verifyCompute,
	}
}

// uses check the symbols that operations use.
func uses() map[string]verify.UseHook {
	return map[string]verify.UseHook{"gpu.launch_func": verifyKernel}
}

// verifyAllReduce checks the operation, or the body, that joins two values.
func verifyAllReduce(op *ir.Operation) error {
	t := op.OperandType(0)
	switch op.StringAttrValue("op") {
	case "and", "or", "xor", "minsi", "maxsi":
		if _, ok := t.(*ir.IntegerType); !ok {
			return fmt.Errorf("'%s' joins integers, but got %s", op.StringAttrValue("op"), syntax.QuotedType(t))
		}
	}
	if op.Region(0).Empty() {
		return nil
	}
	entry := op.Region(0).Entry()
	if entry.NumArgs() != 2 || entry.Arg(0).Type() != t || entry.Arg(1).Type() != t {
		return fmt.Errorf("expected the body to take two arguments of type %s", syntax.QuotedType(t))
	}
	yields := 0
	for b := entry; b != nil; b = b.Next() {
		last := b.Last()
		if last == nil || !last.Is("gpu.yield") {
			continue
		}
		yields++
		if last.NumOperands() != 1 || last.OperandType(0) != t {
			return fmt.Errorf("expected 'gpu.yield' with one value of type %s", syntax.QuotedType(t))
		}
	}
	if yields == 0 {
		return errors.New("expected a 'gpu.yield' in the body")
	}
	return nil
}

// The memory spaces of what blocks and threads have of their own.
const (
	workgroupSpace = 3
	privateSpace   = 5
)

// verifyFunction checks that a function of the device has memory where blocks and threads
// have theirs, and that a kernel returns nothing.
func verifyFunction(op *ir.Operation) error {
	t, ok := functionType(op)
	switch {
	case !ok:
		return nil
	case op.Attr("gpu.kernel") != nil && len(t.Results()) > 0:
		return errors.New("expected void return type for kernel function")
	case op.Region(0).Empty() && len(t.Inputs()) > 0:
		return fmt.Errorf("expected at least %d arguments to body region", len(t.Inputs()))
	case op.Region(0).Empty():
		return nil
	}
	if err := verifyKnownSizes(op); err != nil {
		return err
	}
	return verifyAttributions(op, op.Region(0).Entry().Args()[len(t.Inputs()):])
}

// verifyKnownSizes checks what later versions say of the launches of a function.
func verifyKnownSizes(op *ir.Operation) error {
	for _, name := range [...]string{"known_block_size", "known_grid_size"} {
		a := op.Attr(name)
		if a == nil {
			continue
		}
		sizes, ok := a.(*ir.DenseArrayAttr)
		if !ok || sizes.Elem() != ir.Type(op.Context().I32()) || sizes.Len() != 3 {
			return fmt.Errorf("expected three integers of type i32 in attribute '%s'", name)
		}
	}
	return nil
}

// verifyAttributions checks that memory of blocks and threads is where they have theirs.
func verifyAttributions(op *ir.Operation, args []*ir.Value) error {
	workgroup := 0
	if a, ok := op.Attr("workgroup_attributions").(*ir.IntegerAttr); ok {
		n, _ := a.Int()
		workgroup = int(n)
	}
	for i, a := range args {
		space := int64(workgroupSpace)
		if i >= workgroup {
			space = privateSpace
		}
		m, ok := a.Type().(*ir.MemRefType)
		if !ok {
			return fmt.Errorf("expected memref type in attribution, but got %s", syntax.QuotedType(a.Type()))
		}
		if have, ok := ods.SpaceNumber(m.Space()); !ok || have != space {
			return fmt.Errorf("expected memory space %d in attribution, but got %s", space, syntax.QuotedType(m))
		}
	}
	return nil
}

func functionType(op *ir.Operation) (*ir.FunctionType, bool) {
	a, ok := op.Attr("type").(*ir.TypeAttr)
	if !ok {
		return nil, false
	}
	t, ok := a.Value().(*ir.FunctionType)
	return t, ok
}

// verifyReturn compares what is returned with the type of the function.
func verifyReturn(op *ir.Operation) error {
	t, ok := functionType(op.ParentOp())
	if !ok {
		return nil
	}
	if len(t.Results()) != op.NumOperands() {
		return fmt.Errorf("expected %d result operands, but got %d", len(t.Results()), op.NumOperands())
	}
	for i, want := range t.Results() {
		if have := op.OperandType(i); have != want {
			return fmt.Errorf("unexpected type %s for operand #%d, the function returns %s", syntax.QuotedType(have), i, syntax.QuotedType(want))
		}
	}
	return nil
}

// verifyLaunch checks that each block ends the thread, or goes to another, and where blocks and threads have memory.
func verifyLaunch(op *ir.Operation) error {
	if op.Region(0).Empty() {
		return errors.New("expected a body")
	}
	numbers := 12
	if op.Attr("clusters") != nil {
		numbers = 18
	}
	if args := op.Region(0).Entry().Args(); len(args) > numbers {
		if err := verifyAttributions(op, args[numbers:]); err != nil {
			return err
		}
	}
	for b := range op.Region(0).Blocks() {
		if last := b.Last(); last == nil || last.NumSuccessors() == 0 && !last.Is("gpu.terminator") {
			return errors.New("expected 'gpu.terminator' or a terminator with successors at the end of each block")
		}
	}
	return nil
}

// verifyKernel checks that a kernel is there, and takes what is passed.
func verifyKernel(op *ir.Operation, lookup verify.Lookup) error {
	module := op.ParentOp()
	for module != nil && !module.Is("module") {
		module = module.ParentOp()
	}
	if module != nil && module.Attr("gpu.container_module") == nil {
		return errors.New("expected the closest surrounding module to have the 'gpu.container_module' attribute")
	}
	ref, _ := op.Attr("kernel").(*ir.SymbolRefAttr)
	if len(ref.Nested()) == 0 {
		return fmt.Errorf("expected a kernel such as @module::@kernel, but got %s", syntax.AttrString(ref))
	}
	if holder := lookup(op.Context().SymbolRefAttr(ref.Root())); holder != nil && holder.Is("gpu.binary") {
		return nil // what is in a program is not known
	}
	kernel := lookup(ref)
	switch {
	case kernel == nil || !kernel.Traits().FunctionLike:
		return fmt.Errorf("kernel function %s is undefined", syntax.AttrString(ref))
	case kernel.Attr("gpu.kernel") == nil:
		return fmt.Errorf("%s is missing the 'gpu.kernel' attribute", syntax.AttrString(ref))
	}
	t, ok := functionType(kernel)
	if !ok || !kernel.Is("gpu.func") { // converted, with other types
		return nil
	}
	args := (LaunchFunc{op}).Operands()
	if len(args) != len(t.Inputs()) {
		return fmt.Errorf("got %d kernel operands but expected %d", len(args), len(t.Inputs()))
	}
	for i, want := range t.Inputs() {
		if have := args[i].Type(); have != want {
			return fmt.Errorf("type of kernel operand #%d is %s, but expected %s", i, syntax.QuotedType(have), syntax.QuotedType(want))
		}
	}
	return nil
}

// verifyUse checks that a matrix that is made is for something.
func verifyUse(op *ir.Operation) error {
	switch use := useOf(op.Result(0).Type()); use {
	case "AOp", "BOp", "COp":
		return nil
	default:
		return fmt.Errorf("expected a matrix that is AOp, BOp or COp, but got %q", use)
	}
}

func verifyStore(op *ir.Operation) error {
	if use := useOf(op.OperandType(0)); use != "COp" {
		return fmt.Errorf("expected the operand matrix being stored to have 'COp' operand type, but got %q", use)
	}
	return nil
}

// verifyCompute checks the order of the matrices.
func verifyCompute(op *ir.Operation) error {
	for i, want := range [...]string{"AOp", "BOp", "COp"} {
		if use := useOf(op.OperandType(i)); use != want {
			return fmt.Errorf("operands must be in the order AOp, BOp, COp, but #%d is %q", i, use)
		}
	}
	return nil
}

// useOf is the use of a matrix: AOp, BOp or COp.
func useOf(t ir.Type) string {
	m, _ := AsMmaMatrixType(t)
	return m.Use()
}
