package tokernel

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/sizes"
)

// SPIRVToKernel returns the pass `convert-spirv-to-kernel`.
func SPIRVToKernel() *pass.Pass {
	return &pass.Pass{
		Name:    "convert-spirv-to-kernel",
		Summary: "convert entry points, barriers and operations of subgroups to the kernel dialect",
		Doc: `Functions that are entry points of compute kernels get an attribute that says the size of
their workgroups and what their variables stand for. Barriers, operations of subgroups and
lengths of runtime arrays become operations of the kernel dialect. convert-spirv-to-llvm
converts the rest.`,
		Anchor: "module",
		Options: []pass.Option{
			{Name: "subgroup-size", Type: pass.Uint, Default: "8",
				Doc: "how many invocations share a cooperative matrix: 1, 4, 8, 16 or 32; subgroups of the kernel have that size then"},
		},
		Builds: []string{"kernel", "llvm"},
		Run: func(r *pass.Run) error {
			lanes := int64(r.Options.Uint("subgroup-size"))
			switch lanes {
			case 1, 4, 8, 16, 32:
			default:
				return fmt.Errorf("subgroup-size is %d, but must be 1, 4, 8, 16 or 32", lanes)
			}
			var modules []*ir.Operation
			ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
				if op.Is("spv.module") {
					modules = append(modules, op)
					return ir.Skip
				}
				return ir.Advance
			})
			r.Work.Found(len(modules) > 0)
			if len(modules) == 0 {
				r.Unchanged()
				return nil
			}
			if !sizes.ResolveAll(r.Op, r.Diags) {
				return nil
			}
			for _, m := range modules {
				c := &conversion{ctx: r.IR(), module: m, symbols: ir.NewSymbolTable(m), sink: r.Diags, formats: map[string]kernel.Image{}, lanes: lanes}
				for _, step := range []func(){c.matrices, c.images, c.run} {
					if step(); c.failed {
						break
					}
				}
			}
			return nil
		},
	}
}

// A conversion converts a module.
type conversion struct {
	ctx     *ir.Context
	module  *ir.Operation
	symbols *ir.SymbolTable
	sink    *diag.Sink
	formats map[string]kernel.Image // of variables
	lanes   int64                   // how many invocations share a matrix
	spread  bool                    // there are matrices
	failed  bool
}

func (c *conversion) errorf(op *ir.Operation, format string, args ...any) {
	c.failed = true
	c.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op ", op.Name())+fmt.Sprintf(format, args...)))
}

func (c *conversion) run() {
	var ops, modes []*ir.Operation
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		switch {
		case op.Is("spv.EntryPoint"):
			c.entryPoint(op)
		case op.Is("spv.ExecutionMode"), op.Is("spv.ExecutionModeId"):
			c.refuseMode(op)
			modes = append(modes, op)
		case converts(op):
			ops = append(ops, op)
		}
		return ir.Advance
	})
	c.markContractions()
	c.keepExits(ops)
	for _, op := range ops {
		if c.failed {
			return
		}
		c.operation(op)
	}
	for _, op := range modes {
		op.Erase()
	}
	for op := range c.module.Region(0).Entry().Ops() {
		if op.Is("spv.GlobalVariable") { // their names need not tell where they are bound
			op.SetAttr("descriptor_set", nil)
			op.SetAttr("binding", nil)
		}
	}
}

// entryPoint describes a kernel by an attribute of its function.
func (c *conversion) entryPoint(op *ir.Operation) {
	model := spirv.ExecutionModel(intOf(op.Attr("execution_model")))
	ref, ok := op.Attr("fn").(*ir.SymbolRefAttr)
	if !ok || model != spirv.ExecutionModelGLCompute && model != spirv.ExecutionModelKernel {
		c.errorf(op, "is of a stage that is no compute kernel, of which none runs on the CPU; convert a module with GLCompute or Kernel")
		return
	}
	fn := c.symbols.Lookup(ref.Root())
	if fn == nil {
		c.errorf(op, "names no function of the module")
		return
	}
	e := &kernel.EntryPoint{Name: ref.Root(), Contract: !c.keepsProducts()}
	if name, ok := op.Attr("name").(*ir.StringAttr); ok && name.Value() != "" {
		e.Name = name.Value()
	}
	e.WorkgroupSize, ok = c.workgroupSize(ref.Root())
	if !ok {
		c.errorf(op, "does not say how large its workgroups are; give it the execution mode LocalSize")
		return
	}
	if c.spread {
		if n := e.WorkgroupSize[0] * e.WorkgroupSize[1] * e.WorkgroupSize[2]; n%c.lanes != 0 {
			c.errorf(op, "has workgroups of %d invocations, and with cooperative matrices there must be a multiple of the %d of a subgroup; let subgroup-size be less", n, c.lanes)
			return
		}
		e.SubgroupSize, e.Fixed = c.lanes, true
	}
	e.Derivatives = c.derivatives(ref.Root())
	c.checkDerivatives(op, e, fn)
	for _, v := range c.used(fn) {
		if one, ok := c.variable(v); ok {
			e.Variables = append(e.Variables, one)
		}
	}
	slices.SortStableFunc(e.Variables, func(a, b kernel.Variable) int {
		if a.Set != b.Set {
			return int(a.Set - b.Set)
		}
		return int(a.Binding - b.Binding)
	})
	fn.SetAttr(kernel.EntryPointAttr, e.Attr(c.ctx))
}

// refuseMode reports an execution mode that changes what operations on floats give.
func (c *conversion) refuseMode(op *ir.Operation) {
	switch spirv.ExecutionModeKind(intOf(op.Attr("execution_mode"))) {
	case spirv.ExecutionModeKindRoundingModeRTZ:
		c.errorf(op, "asks for RoundingModeRTZ, and operations on floats are made of LLVM's, which round to the nearest")
	case spirv.ExecutionModeKindDenormFlushToZero:
		c.errorf(op, "asks for DenormFlushToZero, and operations on floats are made of LLVM's, which keep subnormal numbers")
	}
}

// keepsProducts reports whether an operation of the module must not be contracted with others.
func (c *conversion) keepsProducts() (found bool) {
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		found = found || op.Attr("no_contraction") != nil
		return ir.Advance
	})
	return found
}

// markContractions marks the operations on floats that may be contracted, where others must not.
func (c *conversion) markContractions() {
	if !c.keepsProducts() {
		return
	}
	ir.Walk(c.module, func(op *ir.Operation) ir.WalkResult {
		if op.NumResults() != 1 || op.Attr("no_contraction") != nil {
			return ir.Advance
		}
		t := op.ResultType(0)
		if spirv.IsMatrix(t) {
			t = spirv.Elem(t)
		}
		if v, ok := t.(*ir.VectorType); ok {
			t = v.Elem()
		}
		if f, ok := t.(*ir.FloatType); ok && f.Kind().BitWidth() <= 32 {
			op.SetAttr(kernel.ContractAttr, c.ctx.UnitAttr())
		}
		return ir.Advance
	})
}

// workgroupSize is that of an entry point: a constant decorated as WorkgroupSize, or what an
// execution mode says.
func (c *conversion) workgroupSize(name string) (size [3]int64, ok bool) {
	for op := range c.module.Region(0).Entry().Ops() {
		if b, isString := op.Attr("built_in").(*ir.StringAttr); isString && b.Value() == "WorkgroupSize" && !op.Is("spv.GlobalVariable") {
			if list := c.constants(op); len(list) == 3 {
				return [3]int64(list), true
			}
		}
	}
	for op := range c.module.Region(0).Entry().Ops() {
		fn, isRef := op.Attr("fn").(*ir.SymbolRefAttr)
		if !isRef || fn.Root() != name {
			continue
		}
		values, _ := op.Attr("values").(*ir.ArrayAttr)
		mode := intOf(op.Attr("execution_mode"))
		switch {
		case op.Is("spv.ExecutionMode") && mode == localSize && len(values.Elems()) == 3:
			for i, v := range values.Elems() {
				size[i] = intOf(v)
			}
			ok = true
		case op.Is("spv.ExecutionModeId") && mode == localSizeID && len(values.Elems()) == 3:
			for i, v := range values.Elems() {
				if ref, isRef := v.(*ir.SymbolRefAttr); isRef && c.symbols.Lookup(ref.Root()) != nil {
					if list := c.constants(c.symbols.Lookup(ref.Root())); len(list) == 1 {
						size[i] = list[0]
					}
				}
			}
			ok = size[0] > 0 && size[1] > 0 && size[2] > 0
		}
	}
	return size, ok
}

// constants are the integers of a constant of the module.
func (c *conversion) constants(op *ir.Operation) []int64 {
	if parts, ok := op.Attr("constituents").(*ir.ArrayAttr); ok {
		var list []int64
		for _, a := range parts.Elems() {
			if ref, ok := a.(*ir.SymbolRefAttr); ok && c.symbols.Lookup(ref.Root()) != nil {
				list = append(list, c.constants(c.symbols.Lookup(ref.Root()))...)
			}
		}
		return list
	}
	for _, name := range []string{"default_value", "value"} {
		switch a := op.Attr(name).(type) {
		case *ir.IntegerAttr:
			return []int64{intOf(a)}
		case *ir.DenseElementsAttr:
			var list []int64
			for i := range a.Len() {
				n, ok := a.Element(i).(*ir.IntegerAttr)
				if !ok {
					return nil
				}
				list = append(list, intOf(n))
			}
			return list
		case *ir.ArrayAttr:
			var list []int64
			for _, e := range a.Elems() {
				list = append(list, intOf(e))
			}
			return list
		}
	}
	return nil
}

// used lists the variables that a function uses, and those that it calls, in the module's order.
func (c *conversion) used(fn *ir.Operation) []*ir.Operation {
	seen := map[string]bool{}
	var visit func(op *ir.Operation)
	visit = func(op *ir.Operation) {
		ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
			for _, name := range []string{"variable", "callee"} {
				ref, ok := o.Attr(name).(*ir.SymbolRefAttr)
				if !ok || seen[ref.Root()] {
					continue
				}
				seen[ref.Root()] = true
				if target := c.symbols.Lookup(ref.Root()); target != nil {
					visit(target)
				}
			}
			return ir.Advance
		})
	}
	visit(fn)
	var list []*ir.Operation
	for op := range c.module.Region(0).Entry().Ops() {
		if op.Is("spv.GlobalVariable") && seen[ir.SymbolName(op)] {
			list = append(list, op)
		}
	}
	return list
}

// variable says what a variable stands for; false if it is the invocation's own.
func (c *conversion) variable(op *ir.Operation) (v kernel.Variable, ok bool) {
	t, _ := op.Attr("type").(*ir.TypeAttr)
	if t == nil {
		return v, false
	}
	pointer, isPointer := t.Value().(*ir.DialectType)
	if !isPointer || pointer.Def().Name() != "spv.ptr" {
		return v, false
	}
	pointee := typeParam(pointer, 0)
	v = kernel.Variable{Symbol: ir.SymbolName(op), Set: -1, Image: c.formats[ir.SymbolName(op)]}
	if name, ok := op.Attr("built_in").(*ir.StringAttr); ok {
		v.Storage, v.BuiltIn = kernel.StorageBuiltIn, name.Value()
		return v, true
	}
	block := pointee
	if d, ok := pointee.(*ir.DialectType); ok {
		switch d.Def().Name() {
		case "spv.array":
			v.Count, block = intOf(d.Param(0)), typeParam(d, 1)
		case "spv.rtarray":
			block = typeParam(d, 0)
		}
	}
	switch spirv.StorageClass(intOf(pointer.Param(1))) {
	case spirv.StorageClassStorageBuffer:
		v.Storage, v.ReadOnly = kernel.StorageBuffer, readOnly(op, block)
	case spirv.StorageClassUniform:
		v.Storage, v.ReadOnly = kernel.StorageUniform, true
		if hasTrait(block, spirv.DecorationBufferBlock) {
			v.Storage, v.ReadOnly = kernel.StorageBuffer, readOnly(op, block)
		}
	case spirv.StorageClassPushConstant:
		v.Storage, v.Count = kernel.StoragePushConstants, 0
		return v, true
	case spirv.StorageClassWorkgroup:
		v.Storage, v.Count = kernel.StorageWorkgroup, 0
		return v, true
	case spirv.StorageClassPrivate:
		return v, false
	default:
		c.errorf(op, "is in a storage class that kernels on the CPU do not have; they have buffers, push constants and memory of workgroups and invocations")
		return v, false
	}
	if d, ok := pointee.(*ir.DialectType); ok && d.Def().Name() == "spv.rtarray" {
		c.errorf(op, "is an array of buffers without a length, which is not supported in kernels; give it one")
		return v, false
	}
	v.Set, v.Binding = intOf(op.Attr("descriptor_set")), intOf(op.Attr("binding"))
	return v, true
}

// readOnly reports whether nothing writes a buffer: neither the variable nor the members of its
// type let it.
func readOnly(op *ir.Operation, block ir.Type) bool {
	for _, a := range op.Attrs() {
		if strings.EqualFold(strings.ReplaceAll(a.Name, "_", ""), "NonWritable") {
			return true
		}
	}
	d, ok := block.(*ir.DialectType)
	if !ok || d.Def().Name() != "spv.struct" {
		return false
	}
	members, _ := d.Param(1).(*ir.ArrayAttr)
	if members == nil || len(members.Elems()) == 0 {
		return false
	}
	for _, m := range members.Elems() {
		decorations, _ := m.(*ir.ArrayAttr).Elems()[2].(*ir.ArrayAttr)
		if decorations == nil || !slices.ContainsFunc(decorations.Elems(), isDecoration(spirv.DecorationNonWritable)) {
			return false
		}
	}
	return true
}

func isDecoration(which spirv.Decoration) func(ir.Attribute) bool {
	return func(a ir.Attribute) bool {
		fields, ok := a.(*ir.ArrayAttr)
		return ok && len(fields.Elems()) > 0 && spirv.Decoration(intOf(fields.Elems()[0])) == which
	}
}

// hasTrait reports whether a struct has a decoration.
func hasTrait(t ir.Type, which spirv.Decoration) bool {
	d, ok := t.(*ir.DialectType)
	if !ok || d.Def().Name() != "spv.struct" {
		return false
	}
	traits, _ := d.Param(2).(*ir.ArrayAttr)
	return traits != nil && slices.ContainsFunc(traits.Elems(), isDecoration(which))
}

func typeParam(t *ir.DialectType, i int) ir.Type {
	a, ok := t.Param(i).(*ir.TypeAttr)
	if !ok {
		return nil
	}
	return a.Value()
}

// intOf is the value of an integer attribute, 0 of any other.
func intOf(a ir.Attribute) int64 {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	if v, fits := n.Int(); fits {
		if t, ok := n.Type().(*ir.IntegerType); ok && t.Width() == 32 && v < 0 {
			return int64(uint32(v))
		}
		return v
	}
	return 0
}

// The execution modes that say how large workgroups are, as SPIR-V numbers them.
const (
	localSize   = 17
	localSizeID = 38
)
