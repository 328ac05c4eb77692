package tollvm

import (
	"errors"
	"sync"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/lowering/convention"
	"github.com/mlirc/mlirc/plugins/lowering/emit"
)

// Options choose between ways to convert.
type Options struct {
	// Convention says how memrefs become values; nil is the descriptor convention.
	Convention *convention.Schema
	// Widths are those of the target; zero is 64 bits.
	Widths emit.Widths
	// CWrappers makes every function callable from C.
	CWrappers bool
	// AlignedAlloc allocates with the function that takes an alignment.
	AlignedAlloc bool
	// AssertMessages prints where an assertion is that fails, and its message.
	AssertMessages bool
}

// Lowering is what the patterns of a conversion have in common: makers of types and
// operations, and what was found out about the module before. No pattern changes it; what
// types become is remembered in it. It is safe for concurrent use.
type Lowering struct {
	ctx     *ir.Context
	options Options
	kit     *emit.Kit
	memrefs *convention.Convention
	types   *convert.TypeConverter

	functionsStay bool // only what is inside of them is converted

	callName   *ir.OpName
	signatures sync.Map    // *ir.FunctionType -> *signatureAnswer
	stack      stackMemory // of the module that is being converted
}

// NewLowering returns a lowering for a context that knows the LLVM dialect.
func NewLowering(ctx *ir.Context, options Options) (*Lowering, error) {
	if options.Widths.Pointer == 0 {
		options.Widths.Pointer = 64
	}
	if options.Widths.Index == 0 {
		options.Widths.Index = options.Widths.Pointer
	}
	if options.Convention == nil {
		schema, err := convention.Parse(convention.DescriptorName, convention.Builtin(convention.DescriptorName))
		if err != nil {
			return nil, err
		}
		options.Convention = schema
	}
	if options.CWrappers && options.Convention.CInterface == nil {
		return nil, errors.New("memref convention '" + options.Convention.Name +
			"' has no C interface; leave out emit-c-wrappers or choose convention 'descriptor'")
	}
	kit, err := emit.NewKit(ctx, options.Widths)
	if err != nil {
		return nil, err
	}
	l := &Lowering{
		ctx: ctx, options: options, kit: kit, types: convert.NewTypeConverter(),
		callName: ctx.OpName("llvm.call"),
	}
	l.memrefs = convention.New(options.Convention, kit, l.types.ConvertOne)
	l.addTypes()
	return l, nil
}

// Types converts types to those of the LLVM dialect.
func (l *Lowering) Types() *convert.TypeConverter { return l.types }

// Kit makes operations of the LLVM dialect.
func (l *Lowering) Kit() *emit.Kit { return l.kit }

// Memrefs is the memref convention at work.
func (l *Lowering) Memrefs() *convention.Convention { return l.memrefs }

// at returns an emitter where a rewriter stands.
func (l *Lowering) at(rw *convert.Rewriter) emit.Emitter { return l.kit.At(rw.Builder) }

// view views what an operand, a ranked memref, has become.
func (l *Lowering) view(m convert.Match, memref *ir.Value) convention.View {
	return l.memrefs.Must(memref.Type()).Value(l.at(m.Rewriter), m.Parts(memref))
}
