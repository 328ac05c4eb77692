package tollvm

import (
	"sync"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Lowering is what the patterns of a conversion share. It is safe for concurrent use.
type Lowering struct {
	ctx   *ir.Context
	kit   *emit.Kit
	types *convert.TypeConverter
	i8    ir.Type
	// Of llvm.extractvalue, llvm.insertvalue and llvm.mlir.global.
	extractName, insertName, globalName *ir.OpName

	structs sync.Map // *ir.DialectType -> *structLayout
	arrays  sync.Map // *ir.DialectType -> *arrayLayout
	bodies  sync.Map // *ir.DialectType: recursive structs whose body is being found, or is
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
		extractName: ctx.OpName("llvm.extractvalue"), insertName: ctx.OpName("llvm.insertvalue"), globalName: ctx.OpName("llvm.mlir.global"),
	}
	l.addTypes()
	return l, nil
}

// at returns an emitter where a rewriter stands.
func (l *Lowering) at(rw *convert.Rewriter) emit.Emitter { return l.kit.At(rw.Builder) }

func (l *Lowering) addTypes() {
	l.types.KeepOthers()
	convert.AddFor(l.types, func(t *ir.IntegerType) convert.Answer {
		return convert.To(l.ctx.IntegerType(t.Width(), ir.Signless))
	})
	convert.AddFor(l.types, func(t *ir.VectorType) convert.Answer {
		elem := l.convertOne(t.Elem())
		if len(t.Shape()) != 1 || t.Scalable() != nil {
			return convert.Impossible("SPIR-V has vectors of one dimension and known length")
		}
		if elem == nil {
			return convert.Impossible(l.whyNot(t.Elem()))
		}
		return convert.To(l.ctx.VectorType(t.Shape(), elem))
	})
	convert.AddFor(l.types, func(*ir.NoneType) convert.Answer { return convert.Impossible("there are no values of it") })
	convert.AddFor(l.types, l.convertType)
}

// convertType converts the types of SPIR-V.
func (l *Lowering) convertType(t *ir.DialectType) convert.Answer {
	switch t.Def().Name() {
	case ptrName:
		return l.convertPointer(t)
	case arrayName, runtimeArrayName:
		lay, why := l.arrayOf(t)
		if why != "" {
			return convert.Impossible(why)
		}
		return convert.To(lay.t)
	case structName:
		return l.convertStruct(t)
	case matrixName:
		n, column := columns(t)
		return convert.To(l.kit.Types.Array(n, l.convertOne(column)))
	case "spv.image", "spv.sampled_image", "spv.sampler":
		return convert.Impossible("LLVM has no images and samplers")
	case "spv.coopmatrix":
		return convert.Impossible("a cooperative matrix is spread over the invocations of a group, and a conversion sees one")
	}
	if dialect := t.Def().Name(); len(dialect) > 4 && dialect[:4] == "spv." {
		return convert.Impossible("LLVM has nothing for it")
	}
	return convert.PassOn()
}

// convertOne is the type that t becomes, nil if there is none.
func (l *Lowering) convertOne(t ir.Type) ir.Type {
	if t == nil {
		return nil
	}
	return l.types.ConvertOne(t)
}

// whyNot tells why a type cannot be converted.
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

func (l *Lowering) convertPointer(t *ir.DialectType) convert.Answer {
	elem := typeParam(t, ptrElem)
	if s, ok := as(elem, structName); ok {
		if name := l.recursiveName(s); name != "" {
			// Its body is found once, when the pointer is first needed; inside of it the
			// name is enough.
			if _, begun := l.bodies.LoadOrStore(s, true); !begun && l.convertOne(s) == nil {
				return convert.Impossible(l.whyNot(s))
			}
			return convert.To(l.kit.Types.Ptr(l.kit.Types.Identified(name), 0))
		}
	}
	to := l.convertOne(elem)
	if to == nil {
		return convert.Impossible(l.whyNot(elem))
	}
	return convert.To(l.kit.Types.Ptr(to, 0))
}

// convertStruct converts a struct. One that holds pointers to itself keeps its name, by
// which these know it.
func (l *Lowering) convertStruct(t *ir.DialectType) convert.Answer {
	lay, why := l.structOf(t)
	if why != "" {
		return convert.Impossible(why)
	}
	name := l.recursiveName(t)
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
func (l *Lowering) recursiveName(t *ir.DialectType) string {
	name, ok := t.Param(structIdent).(*ir.StringAttr)
	if !ok || !reaches(t, t, map[ir.Type]bool{}) {
		return ""
	}
	return name.Value()
}

// reaches reports whether a struct is a part of a type, perhaps behind a pointer.
func reaches(in ir.Type, wanted *ir.DialectType, seen map[ir.Type]bool) bool {
	d, ok := in.(*ir.DialectType)
	if !ok || seen[in] {
		return false
	}
	seen[in] = true
	inside := func(t ir.Type) bool { return t == wanted || reaches(t, wanted, seen) }
	switch d.Def().Name() {
	case ptrName:
		return inside(typeParam(d, ptrElem))
	case arrayName:
		return inside(typeParam(d, arrayElem))
	case runtimeArrayName:
		return inside(typeParam(d, runtimeArrayElem))
	case structName:
		for _, m := range members(d) {
			if inside(m.t) {
				return true
			}
		}
	}
	return false
}
