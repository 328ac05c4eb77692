package abi

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/spirv/layout"
)

const interfaceABI = "spv.interface_var_abi"

// argument is an argument of an entry point with where it is bound.
type argument struct {
	value        *ir.Value
	name         string
	class        spirv.StorageClass
	set, binding ir.Attribute
	pointer      ir.Type // of its variable
}

// arguments makes variables of the arguments of an entry point.
func (l *lowering) arguments(fn spirv.Func) {
	entry := fn.Body().Entry()
	if entry == nil {
		l.errorf(fn.Op, "is an entry point without a body")
		return
	}
	list := make([]argument, entry.NumArgs())
	for i := range list {
		var ok bool
		if list[i], ok = l.argument(fn, i); !ok {
			return
		}
	}
	if len(list) == 0 {
		return
	}
	for _, a := range list {
		l.replace(fn, a)
	}
	for i := len(list) - 1; i >= 0; i-- {
		entry.EraseArg(i)
	}
	ctx := fn.Op.Context()
	fn.Op.SetAttr("type", ctx.TypeAttr(ctx.FunctionType(nil, fn.Type().(*ir.FunctionType).Results())))
	fn.Op.SetAttr("arg_attrs", nil)
}

// argument finds out what the variable for an argument is.
func (l *lowering) argument(fn spirv.Func, i int) (argument, bool) {
	a := argument{value: fn.Body().Entry().Arg(i), name: fn.SymName() + "_arg_" + strconv.Itoa(i)}
	abi, ok := ods.AttrNamed(ir.ArgAttr(fn.Op, i, interfaceABI), interfaceABI)
	if !ok {
		l.errorf(fn.Op, "is an entry point, but nothing says where its argument #%d is bound; add %s = #spv.interface_var_abi<(SET, BINDING)>", i, interfaceABI)
		return a, false
	}
	if l.symbols.Lookup(a.name) != nil {
		l.errorf(fn.Op, "is an entry point whose argument #%d becomes the variable '%s', but that name is taken; rename the other symbol", i, a.name)
		return a, false
	}
	params, ctx := abi.Params(), fn.Op.Context()
	a.set, a.binding = i32Of(params[0]), i32Of(params[1])
	var content ir.Type
	if class, ok := ods.EnumOf[spirv.StorageClass](params[2]); ok {
		a.class, content = class, spirv.StructOf(ctx, spirv.Member{Type: a.value.Type(), Offset: -1})
	} else if a.class, ok = spirv.Storage(a.value.Type()); ok {
		content = spirv.Elem(a.value.Type())
	}
	if !spirv.IsStruct(content) {
		l.errorf(fn.Op, "is an entry point whose argument #%d is of type %s; it has to be a pointer to a struct, or a number with a storage class in its %s",
			i, syntax.TypeString(a.value.Type()), interfaceABI)
		return a, false
	}
	switch a.class {
	case spirv.StorageClassWorkgroup, spirv.StorageClassPrivate, spirv.StorageClassFunction, spirv.StorageClassInput, spirv.StorageClassOutput:
		l.errorf(fn.Op, "is an entry point whose argument #%d is of type %s, in a storage class to which a host can bind nothing; "+
			"make it memory of the workgroup or invocation in the gpu.func", i, syntax.TypeString(a.value.Type()))
		return a, false
	}
	decorated, err := layout.Decorate(content)
	if err != nil {
		l.errorf(fn.Op, "is an entry point whose argument #%d cannot be bound: %v", i, err)
		return a, false
	}
	a.pointer = spirv.PtrTo(ctx, decorated, a.class)
	return a, true
}

// replace makes the variable before the function, and the value for the argument at the
// start of it.
func (l *lowering) replace(fn spirv.Func, a argument) {
	ctx, b := fn.Op.Context(), ir.BuilderBefore(fn.Op)
	b.SetLoc(fn.Op.HelperLoc())
	v := spirv.NewGlobalVariable(b, a.name, a.pointer,
		ir.NamedAttr{Name: "descriptor_set", Value: a.set}, ir.NamedAttr{Name: "binding", Value: a.binding})
	l.symbols.Insert(v.Op)
	b.SetInsertionPointToStart(fn.Body().Entry())
	address := spirv.NewMlirAddressof(b, a.pointer, a.name).Pointer()
	if !spirv.IsPtr(a.value.Type()) {
		zero := spirv.NewConstant(b, ctx.I32(), ctx.I32Attr(0)).Constant()
		part := spirv.NewAccessChain(b, address, []*ir.Value{zero}, spirv.PtrTo(ctx, a.value.Type(), a.class)).ComponentPtr()
		a.value.ReplaceAllUsesWith(spirv.NewLoad(b, part).Value())
		return
	}
	if err := layout.Retype(a.value, a.pointer); err != nil {
		l.errorf(fn.Op, "is an entry point whose argument cannot be bound: %v", err)
	}
	a.value.ReplaceAllUsesWith(address)
}

// i32Of is a number as an attribute of type i32.
func i32Of(a ir.Attribute) ir.Attribute {
	return a.Context().I32Attr(ods.IntOr(a, 0))
}
