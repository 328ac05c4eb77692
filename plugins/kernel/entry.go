package kernel

import "github.com/mlirc/mlirc/core/ir"

// EntryPointAttr is the name of the attribute that makes a function an entry point.
const EntryPointAttr = "kernel.entry_point"

// HelperAttr is the name of the attribute of a function that only kernels call; lower-kernels inlines
// and removes it.
const HelperAttr = "kernel.helper"

// ContractAttr is the name of the attribute of an operation whose products and sums may be one operation,
// rounded once, in a module where others may not. convert-spirv-to-llvm makes the fast-math flag of it.
const ContractAttr = "kernel.contract"

// LaunchSuffix ends the name of the function that starts a kernel with arguments: it takes the
// size of the grid, and then those of the function of the kernel.
const LaunchSuffix = ".launch"

// Storage says what memory a variable of a kernel is in.
type Storage string

// The storages of variables.
const (
	StorageBuffer        Storage = "buffer"
	StorageUniform       Storage = "uniform"
	StoragePushConstants Storage = "push_constants"
	StorageWorkgroup     Storage = "workgroup"
	StorageBuiltIn       Storage = "built_in"
)

// Derivatives says how four lanes that follow each other, from a multiple of four on, make a quad of two rows.
type Derivatives string

// The groups of derivatives.
const (
	DerivativeQuads  Derivatives = "quads"  // 2 x 2 invocations along x and y
	DerivativeLinear Derivatives = "linear" // four invocations by their index in the workgroup
)

// EntryPoint is what is known of a kernel besides its code.
type EntryPoint struct {
	// Name is the one that the module gives it.
	Name          string
	WorkgroupSize [3]int64
	// SubgroupSize is how many invocations a subgroup should have, 0 if any number will do.
	SubgroupSize int64
	// Fixed reports that they must have so many.
	Fixed     bool
	Variables []Variable
	// Derivatives says which invocations are neighbours of each other, "" if no operation asks.
	Derivatives Derivatives
	// Contract reports that any product and sum of 32 bits or fewer may be one operation, rounded once.
	Contract bool
}

// Variable is a global variable of the LLVM dialect that stands for memory which the caller
// or the workgroup provides.
type Variable struct {
	Symbol  string
	Storage Storage
	// BuiltIn is the name of a built-in in SPIR-V.
	BuiltIn string
	// Set, Binding and Count are of a buffer, or of Count buffers.
	Set, Binding, Count int64
	ReadOnly            bool
	// LeastSize is the size in bytes without the elements of a runtime array; the type says it.
	LeastSize int64
	Image     Image
}

// Image says what a buffer is that stands for a storage image.
type Image struct {
	Axes   int64 // how many extents it has; 0 if the buffer is no image
	Format int64 // as SPIR-V numbers formats; 0 if the module says none
	Bytes  int64 // of a texel; 0 if the head says the format
	Texels bool  // a texel buffer
	// Integers reports that the channels are integers, where the head says the format.
	Integers bool
}

// ImageHead is how many bytes of numbers, of 32 bits each, stand before the texels of an image: its extents, and
// as number ImageFormat the format of its texels, which is read where the module says none.
const (
	ImageHead   = 64
	ImageFormat = 3
)

// Attr is the entry point as an attribute.
func (e *EntryPoint) Attr(ctx *ir.Context) ir.Attribute {
	variables := make([]ir.Attribute, len(e.Variables))
	for i, v := range e.Variables {
		list := []ir.NamedAttr{
			{Name: "symbol", Value: ctx.SymbolRefAttr(v.Symbol)}, {Name: "storage", Value: ctx.StringAttr(string(v.Storage))},
			{Name: "axes", Value: ctx.I64Attr(v.Image.Axes)}, {Name: "format", Value: ctx.I64Attr(v.Image.Format)},
			{Name: "bytes", Value: ctx.I64Attr(v.Image.Bytes)}, {Name: "texels", Value: ctx.BoolAttr(v.Image.Texels)},
			{Name: "integers", Value: ctx.BoolAttr(v.Image.Integers)},
			{Name: "built_in", Value: ctx.StringAttr(v.BuiltIn)}, {Name: "set", Value: ctx.I64Attr(v.Set)},
			{Name: "binding", Value: ctx.I64Attr(v.Binding)}, {Name: "count", Value: ctx.I64Attr(v.Count)},
			{Name: "read_only", Value: ctx.BoolAttr(v.ReadOnly)}, {Name: "least_size", Value: ctx.I64Attr(v.LeastSize)},
		}
		variables[i] = ctx.DictionaryAttr(ir.SortAttrs(list))
	}
	list := []ir.NamedAttr{
		{Name: "contract", Value: ctx.BoolAttr(e.Contract)}, {Name: "name", Value: ctx.StringAttr(e.Name)},
		{Name: "workgroup_size", Value: ctx.I64ArrayAttr(e.WorkgroupSize[:])},
		{Name: "variables", Value: ctx.ArrayAttr(variables)},
	}
	if e.Derivatives != "" {
		list = append(list, ir.NamedAttr{Name: "derivatives", Value: ctx.StringAttr(string(e.Derivatives))})
	}
	if e.SubgroupSize != 0 {
		list = append(list, ir.NamedAttr{Name: "subgroup_size", Value: ctx.I64Attr(e.SubgroupSize)})
	}
	if e.Fixed {
		list = append(list, ir.NamedAttr{Name: "fixed", Value: ctx.BoolAttr(true)})
	}
	return ctx.DictionaryAttr(ir.SortAttrs(list))
}

// EntryPointOf reads the attribute of a function; false if it has none, or one that is not
// of that form.
func EntryPointOf(fn *ir.Operation) (*EntryPoint, bool) {
	dict, ok := fn.Attr(EntryPointAttr).(*ir.DictionaryAttr)
	if !ok {
		return nil, false
	}
	e := &EntryPoint{Name: stringOf(dict, "name"), Contract: intOf(dict.Get("contract")) != 0, SubgroupSize: intOf(dict.Get("subgroup_size"))}
	e.Derivatives, e.Fixed = Derivatives(stringOf(dict, "derivatives")), intOf(dict.Get("fixed")) != 0
	size, ok := dict.Get("workgroup_size").(*ir.ArrayAttr)
	if !ok || len(size.Elems()) != 3 {
		return nil, false
	}
	for i, n := range size.Elems() {
		e.WorkgroupSize[i] = intOf(n)
	}
	variables, ok := dict.Get("variables").(*ir.ArrayAttr)
	if !ok {
		return nil, false
	}
	for _, a := range variables.Elems() {
		d, ok := a.(*ir.DictionaryAttr)
		if !ok {
			return nil, false
		}
		symbol, ok := d.Get("symbol").(*ir.SymbolRefAttr)
		if !ok {
			return nil, false
		}
		e.Variables = append(e.Variables, Variable{
			Symbol: symbol.Root(), Storage: Storage(stringOf(d, "storage")), BuiltIn: stringOf(d, "built_in"),
			Set: intOf(d.Get("set")), Binding: intOf(d.Get("binding")), Count: intOf(d.Get("count")),
			ReadOnly: intOf(d.Get("read_only")) != 0, LeastSize: intOf(d.Get("least_size")),
			Image: Image{Axes: intOf(d.Get("axes")), Format: intOf(d.Get("format")), Bytes: intOf(d.Get("bytes")), Texels: intOf(d.Get("texels")) != 0,
				Integers: intOf(d.Get("integers")) != 0},
		})
	}
	return e, true
}

func stringOf(d *ir.DictionaryAttr, name string) string {
	s, ok := d.Get(name).(*ir.StringAttr)
	if !ok {
		return ""
	}
	return s.Value()
}

func intOf(a ir.Attribute) int64 {
	n, ok := a.(*ir.IntegerAttr)
	if !ok {
		return 0
	}
	v, _ := n.Int()
	return v
}
