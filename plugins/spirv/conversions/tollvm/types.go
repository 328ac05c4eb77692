package tollvm

import (
	"math/bits"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// Lowering is what the patterns of a conversion share: what follows from the context and what
// is found out about the program beforehand. It is safe for concurrent use.
type Lowering struct {
	ctx   *ir.Context
	kit   *emit.Kit
	types *convert.TypeConverter
	i8    ir.Type
	// Of llvm.extractvalue and llvm.insertvalue.
	extractName, insertName *ir.OpName

	// Layouts are computed once for each type.
	structs sync.Map // *ir.DialectType -> *structLayout
	arrays  sync.Map // *ir.DialectType -> *arrayLayout
	program *program
}

// NewLowering returns a lowering for a context that knows the LLVM dialect.
func NewLowering(ctx *ir.Context) (*Lowering, error) {
	kit, err := emit.NewKit(ctx, emit.Widths{Pointer: 64, Index: 64})
	if err != nil {
		return nil, err
	}
	l := &Lowering{
		ctx: ctx, kit: kit, types: convert.NewTypeConverter(), i8: ctx.IntegerType(8, ir.Signless),
		program:     &program{},
		extractName: ctx.OpName("llvm.extractvalue"), insertName: ctx.OpName("llvm.insertvalue"),
	}
	l.addTypes()
	return l, nil
}

// at returns an emitter where a pattern's rewriter stands.
func (l *Lowering) at(m convert.Match) emit.Emitter { return l.kit.At(m.Builder) }

// addTypes says what types become, one row for each kind of them.
func (l *Lowering) addTypes() {
	c := l.types
	c.KeepOthers()
	convert.AddFor(c, func(t *ir.IntegerType) convert.Answer {
		return convert.To(l.ctx.IntegerType(t.Width(), ir.Signless))
	})
	convert.AddFor(c, l.convertVector)
	convert.AddFor(c, func(*ir.NoneType) convert.Answer { return convert.Impossible("there are no values of it") })
	convert.AddFor(c, l.convertOther)
	convert.AddView(c, l.convertPointer)
	convert.AddView(c, l.convertStruct)
	convert.AddView(c, func(t spirv.ArrayType) convert.Answer { return l.convertArray(t.Type) })
	convert.AddView(c, func(t spirv.RtarrayType) convert.Answer { return l.convertArray(t.Type) })
	convert.AddView(c, func(t spirv.MatrixType) convert.Answer {
		return convert.To(l.kit.Types.Array(t.N(), l.convertOne(t.Elem())))
	})
	convert.AddView(c, func(spirv.ImageType) convert.Answer { return noImages() })
	convert.AddView(c, func(spirv.SampledImageType) convert.Answer { return noImages() })
	convert.AddView(c, func(spirv.SamplerType) convert.Answer { return noImages() })
}

func noImages() convert.Answer { return convert.Impossible("LLVM has no images and samplers") }

func (l *Lowering) convertVector(t *ir.VectorType) convert.Answer {
	if len(t.Shape()) != 1 || t.Scalable() != nil {
		return convert.Impossible("SPIR-V has vectors of one dimension and known length")
	}
	elem := l.convertOne(t.Elem())
	if elem == nil {
		return convert.Impossible(l.whyNot(t.Elem()))
	}
	return convert.To(l.ctx.VectorType(t.Shape(), elem))
}

func (l *Lowering) convertArray(t *ir.DialectType) convert.Answer {
	lay, why := l.arrayLayoutOf(t)
	if why != "" {
		return convert.Impossible(why)
	}
	return convert.To(lay.t)
}

// convertOther is for the types of dialects that have no row. Those of SPIR-V have no
// counterpart; the capability that they need may say why.
func (l *Lowering) convertOther(t *ir.DialectType) convert.Answer {
	def, ok := t.Def().(*ods.TypeDef)
	if !ok || def.Dialect().Name() != "spv" {
		return convert.PassOn()
	}
	if why := unsupported(def.Dialect(), def.Available); why != "" {
		return convert.Impossible(why)
	}
	return convert.Impossible("LLVM has nothing for it")
}

// convertOne is the type that t becomes, nil if there is none.
func (l *Lowering) convertOne(t ir.Type) ir.Type {
	if t == nil {
		return nil
	}
	return l.types.ConvertOne(t)
}

// whyNot says why a type cannot be converted.
func (l *Lowering) whyNot(t ir.Type) string {
	if t == nil {
		return "it is no pointer"
	}
	text := "type " + syntax.TypeString(t) + " has no counterpart in LLVM"
	if why := l.types.WhyNot(t); why != "" {
		return text + ": " + why
	}
	return text
}

// convertPointer converts a pointer. One to a struct that holds pointers to itself knows it by
// its name.
func (l *Lowering) convertPointer(t spirv.PtrType) convert.Answer {
	elem := t.Elem()
	if s, ok := spirv.AsStructType(elem); ok {
		if name := recursiveName(s); name != "" {
			return convert.To(l.kit.Types.Ptr(l.kit.Types.Identified(name), 0))
		}
	}
	to := l.convertOne(elem)
	if to == nil {
		return convert.Impossible(l.whyNot(elem))
	}
	return convert.To(l.kit.Types.Ptr(to, 0))
}

// convertStruct converts a struct. One that holds pointers to itself keeps its name.
func (l *Lowering) convertStruct(t spirv.StructType) convert.Answer {
	lay, why := l.structLayoutOf(t)
	if why != "" {
		return convert.Impossible(why)
	}
	name := recursiveName(t)
	if name == "" {
		return convert.To(lay.t)
	}
	named := l.kit.Types.Identified(name)
	list := make([]ir.Type, llvm.NumMembers(lay.t))
	for i := range list {
		list[i] = llvm.Member(lay.t, i)
	}
	if !l.kit.Types.SetBody(named, llvm.IsPacked(lay.t), list...) {
		return convert.Impossible("another struct has its name")
	}
	return convert.To(named)
}

// recursiveName is the name of a struct that holds pointers to itself, "" of any other.
func recursiveName(t spirv.StructType) string {
	name, ok := t.Name()
	if !ok || !reaches(t.Type, t.Type, map[ir.Type]bool{}) {
		return ""
	}
	return name
}

// reaches reports whether a struct is a part of a type, perhaps behind a pointer.
func reaches(in, wanted ir.Type, seen map[ir.Type]bool) bool {
	if seen[in] {
		return false
	}
	seen[in] = true
	for _, t := range insideOf(in) {
		if t == wanted || reaches(t, wanted, seen) {
			return true
		}
	}
	return false
}

// insideOf are the types that a type is made of, or points to.
func insideOf(t ir.Type) []ir.Type {
	if p, ok := spirv.AsPtrType(t); ok {
		return []ir.Type{p.Elem()}
	}
	if c := compositeOf(t); c != nil {
		return c.inside()
	}
	return nil
}

// findBodies converts all structs of a program that hold pointers to themselves. A pointer to
// one knows only its name; the body is there before any pattern asks for it.
func (l *Lowering) findBodies(root *ir.Operation) {
	seen := map[ir.Type]bool{}
	var visit func(t ir.Type)
	visit = func(t ir.Type) {
		if t == nil || seen[t] {
			return
		}
		seen[t] = true
		if s, ok := spirv.AsStructType(t); ok && recursiveName(s) != "" {
			l.convertOne(t)
		}
		if f, ok := t.(*ir.FunctionType); ok {
			for _, t := range slices.Concat(f.Inputs(), f.Results()) {
				visit(t)
			}
		}
		for _, t := range insideOf(t) {
			visit(t)
		}
	}
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		for _, t := range op.ResultTypes() {
			visit(t)
		}
		for _, a := range op.Attrs() {
			visit(ods.TypeOf(a.Value))
		}
		for r := range op.Regions() {
			for b := range r.Blocks() {
				for _, t := range b.ArgTypes() {
					visit(t)
				}
			}
		}
		return ir.Advance
	})
}

// TypeOf is the type of the LLVM dialect that a type becomes; nil if it becomes none. Those who
// share memory with what this package converts ask for it.
func (l *Lowering) TypeOf(t ir.Type) ir.Type { return l.convertOne(t) }

// extent is how many bytes a value of an LLVM type takes: those that a store writes, and
// with padding the distance of two in an array; and its alignment. They are those of the
// data layouts of 64-bit targets.
type extent struct{ stored, size, align int64 }

// powerOfTwo is the least power of two that is not less than n.
func powerOfTwo(n int64) int64 {
	if n <= 1 {
		return 1
	}
	return 1 << bits.Len64(uint64(n-1))
}

// extentOf measures a type that this conversion makes.
func extentOf(t ir.Type) extent {
	switch t := t.(type) {
	case *ir.IntegerType:
		return scalarExtent(int64(t.Width()))
	case *ir.FloatType:
		return scalarExtent(int64(t.Kind().BitWidth()))
	case *ir.VectorType:
		n, _ := ir.NumElements(t)
		return vectorExtent(t.Elem(), n)
	case nil:
		return extent{0, 0, 1}
	}
	switch {
	case llvm.IsPtr(t):
		return extent{8, 8, 8}
	case llvm.IsArray(t):
		e := extentOf(llvm.Elem(t))
		n := llvm.Len(t) * e.size
		return extent{n, n, e.align}
	case llvm.IsStruct(t):
		return structExtent(t)
	case llvm.IsVector(t):
		return vectorExtent(llvm.Elem(t), llvm.Len(t))
	}
	return extent{0, 0, 1}
}

func scalarExtent(width int64) extent {
	n := (width + 7) / 8
	return extent{n, powerOfTwo(n), powerOfTwo(n)}
}

// vectorExtent aligns a vector to its size, as LLVM does.
func vectorExtent(elem ir.Type, n int64) extent {
	width := int64(64)
	switch e := elem.(type) {
	case *ir.IntegerType:
		width = int64(e.Width())
	case *ir.FloatType:
		width = int64(e.Kind().BitWidth())
	}
	stored := (n*width + 7) / 8
	align := powerOfTwo(stored)
	return extent{stored, align, align}
}

func structExtent(t ir.Type) extent {
	e := extent{align: 1}
	for i := range llvm.NumMembers(t) {
		m := extentOf(llvm.Member(t, i))
		if !llvm.IsPacked(t) {
			e.size = num.RoundUp(e.size, m.align)
			e.align = max(e.align, m.align)
		}
		e.size += m.size
	}
	e.size = num.RoundUp(e.size, e.align)
	e.stored = e.size
	return e
}
