package tollvm

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/sdk/target"
)

// addTypes sets up the type converter.
func (l *Lowering) addTypes() {
	c := l.types
	l.addAggregate()
	c.Add(func(t ir.Type) convert.Answer {
		if llvm.IsCompatible(t) {
			return convert.To(t)
		}
		return convert.Impossible("LLVM has no counterpart of it")
	})
	convert.AddFor(c, func(t *ir.IntegerType) convert.Answer {
		return convert.To(l.ctx.IntegerType(t.Width(), ir.Signless))
	})
	convert.AddFor(c, func(*ir.IndexType) convert.Answer { return convert.To(l.kit.IndexType) })
	convert.AddFor(c, l.convertComplex)
	convert.AddFor(c, l.convertVector)
	convert.AddFor(c, l.convertMemRef)
	convert.AddFor(c, l.convertUnranked)
	convert.AddFor(c, l.convertFunctionPointer)
	convert.AddFor(c, func(*ir.RankedTensorType) convert.Answer { return noTensors() })
	convert.AddFor(c, func(*ir.UnrankedTensorType) convert.Answer { return noTensors() })
	convert.AddFor(c, func(*ir.TupleType) convert.Answer {
		return convert.Impossible("a tuple has no counterpart; expand it first")
	})
	c.AddArgument(l.materializeArgument)
}

func noTensors() convert.Answer {
	return convert.Impossible("a tensor has no place in memory; bufferize first")
}

func (l *Lowering) convertComplex(t *ir.ComplexType) convert.Answer {
	part := l.types.ConvertOne(t.Elem())
	if part == nil {
		return convert.Impossible("its parts cannot be converted")
	}
	return convert.To(l.kit.Types.Struct(part, part))
}

// MaxVector is how many elements a vector may have whose operations are taken apart, and
// maxVectorRows how many one-dimensional vectors it may consist of: operations are
// converted for each of these, and masks list the elements. A larger vector would fill
// the memory.
const (
	MaxVector     = 1 << 24
	maxVectorRows = 1 << 16
)

// convertVector makes an array of arrays ... of one-dimensional vectors.
func (l *Lowering) convertVector(t *ir.VectorType) convert.Answer {
	elem := l.types.ConvertOne(t.Elem())
	if elem == nil {
		return convert.Impossible("its elements cannot be converted")
	}
	shape := t.Shape()
	if len(shape) == 0 {
		return convert.To(l.kit.Types.Vector(1, elem))
	}
	last := len(shape) - 1
	if n, ok := ir.NumElements(t); !ok || n > MaxVector || n/shape[last] > maxVectorRows {
		return convert.Impossible(fmt.Sprintf(
			"a vector has at most %d elements in %d rows; keep more in a memref and loop over it", MaxVector, maxVectorRows))
	}
	inner := l.kit.Types.Vector(shape[last], elem)
	for i, scalable := range t.Scalable() {
		if scalable && i < last {
			return convert.Impossible("only its last dimension may be scalable")
		}
		if scalable {
			inner = l.kit.Types.ScalableVector(shape[last], elem)
		}
	}
	for i := last - 1; i >= 0; i-- {
		inner = l.kit.Types.Array(shape[i], inner)
	}
	return convert.To(inner)
}

func (l *Lowering) convertMemRef(t *ir.MemRefType) convert.Answer {
	r, reason := l.memrefs.Ranked(t)
	if r == nil {
		return convert.Impossible(reason)
	}
	return convert.To(r.ValueTypes()...)
}

func (l *Lowering) convertUnranked(t *ir.UnrankedMemRefType) convert.Answer {
	u, reason := l.memrefs.Unranked()
	if u == nil {
		return convert.Impossible(reason)
	}
	if l.types.ConvertOne(t.Elem()) == nil {
		return convert.Impossible("its elements cannot be converted")
	}
	return convert.To(u.ValueTypes()...)
}

func (l *Lowering) convertFunctionPointer(t *ir.FunctionType) convert.Answer {
	s, reason := l.signature(t)
	if s == nil {
		return convert.Impossible(reason)
	}
	return convert.To(l.kit.Types.Ptr(s.function(l, false), 0))
}

// elementPointer is the type of pointers to elements of a memref, nil if there
// is none.
func (l *Lowering) elementPointer(elem ir.Type, space int64) ir.Type {
	converted := l.types.ConvertOne(elem)
	if converted == nil {
		return nil
	}
	return l.kit.Types.Ptr(converted, space)
}

// materializeArgument makes a memref of the arguments that it came as.
func (l *Lowering) materializeArgument(b *ir.Builder, from ir.Type, args []*ir.Value) []*ir.Value {
	if p := l.memrefs.Passing(from); p != nil {
		return p.FromArgument(l.kit.At(b), args)
	}
	return nil
}

// whyNot says why a type cannot be converted.
func (l *Lowering) whyNot(t ir.Type) string {
	text := syntax.TypeString(t) + " cannot be converted"
	if reason := l.types.WhyNot(t); reason != "" {
		text += ": " + reason
	}
	return text
}

// dataLayoutAttr is where a module says its data layout, in the notation of LLVM.
const dataLayoutAttr = target.DataLayoutAttr

// layout is what the modules around an operation say of the machine.
type layout struct {
	// text is in the notation of LLVM: that of an option, or of the closest module that has one.
	text string
	// spec is the same of the closest attribute `dlti.dl_spec` with something for the notation,
	// where there is no text.
	spec string
	// index is the width of an index that the closest entry for it says, 0 where none does.
	index int
}

// layoutOf finds the layout; option is the text of an option, which may be empty.
func layoutOf(op *ir.Operation, option string) layout {
	said := layout{text: option}
	for ; op != nil; op = op.ParentOp() {
		if s, ok := op.Attr(dataLayoutAttr).(*ir.StringAttr); ok && said.text == "" {
			said.text = s.Value()
		}
		spec := target.SpecOf(op)
		if said.spec == "" {
			said.spec = spec.DataLayout()
		}
		if said.index == 0 {
			said.index = spec.IndexWidth()
		}
	}
	return said
}

// WidthsIn are the widths of pointers and indices in a module.
func WidthsIn(module *ir.Operation) (emit.Widths, error) { return layoutOf(module, "").widths(0) }

// widths are those of pointers and indices. The option for an index, where it is not 0, comes
// before what modules say.
func (l layout) widths(index uint64) (emit.Widths, error) {
	widths, err := parseDataLayout(cmp.Or(l.text, l.spec))
	if err != nil {
		return widths, err
	}
	if index > ir.MaxIntegerWidth {
		return widths, fmt.Errorf("option '%s': an index of %d bits is too wide", indexWidthOption, index)
	}
	if index = cmp.Or(index, uint64(l.index)); index > 0 {
		widths.Index = uint32(index)
	}
	return widths, nil
}

// parseDataLayout finds the widths of pointers and indices in the default
// address space, which are 64 bits unless the layout says otherwise.
func parseDataLayout(text string) (emit.Widths, error) {
	w := emit.Widths{Pointer: 64, Index: 64}
	for _, spec := range strings.Split(text, "-") {
		fields := strings.Split(spec, ":")
		if fields[0] != "p" && fields[0] != "p0" {
			continue
		}
		// p:size:abi[:preferred[:index]]
		pointer, err := layoutWidth(spec, fields, 1)
		if err != nil {
			return w, err
		}
		w = emit.Widths{Pointer: pointer, Index: pointer}
		if len(fields) < 5 {
			continue
		}
		if w.Index, err = layoutWidth(spec, fields, 4); err != nil {
			return w, err
		}
	}
	return w, nil
}

func layoutWidth(spec string, fields []string, i int) (uint32, error) {
	if i < len(fields) {
		if n, err := strconv.ParseUint(fields[i], 10, 32); err == nil && n > 0 && n <= maxPointerWidth {
			return uint32(n), nil
		}
	}
	return 0, fmt.Errorf("data layout: '%s' does not tell the width of a pointer; write p:size:alignment", spec)
}

// maxPointerWidth is the greatest width that is believed.
const maxPointerWidth = 128
