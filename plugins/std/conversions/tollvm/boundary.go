package tollvm

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/target"
)

// BoundaryOptions are those that decide how functions are called. Who describes the
// functions that convert-std-to-llvm makes has the same.
func BoundaryOptions() []pass.Option {
	return []pass.Option{
		{Name: barePtrOption, Type: pass.Bool, Doc: "pass memrefs as bare pointers, whatever the project's convention"},
		{Name: cWrappersOption, Type: pass.Bool, Doc: "make every function callable from C"},
		indexWidth(),
		{Name: dataLayoutOption, Type: pass.String, Target: target.DataLayout, Doc: "the data layout of the target, in the notation of LLVM; each module's own if empty"},
	}
}

// BoundaryOf returns the lowering that convert-std-to-llvm has for a module with
// such options.
func BoundaryOf(module *ir.Operation, o pass.Options, resources map[string][]byte) (*Lowering, error) {
	layout := o.String(dataLayoutOption)
	if layout == "" {
		layout = dataLayoutOf(module)
	}
	options, err := optionsOf(o, resources, layout)
	if err != nil {
		return nil, err
	}
	return NewLowering(module.Context(), options)
}

// Converted are the types of what values of a type become; nil and the reason where
// the type cannot be converted.
func (l *Lowering) Converted(t ir.Type) ([]ir.Type, string) {
	types, ok := l.types.Convert(t)
	if !ok {
		return nil, l.whyNot(t)
	}
	return types, ""
}

// HasWrapper reports whether a function gets a wrapper for C.
func (l *Lowering) HasWrapper(fn *ir.Operation) bool { return l.wantsWrapper(fn) }

// WrapperName is what C calls the function by then.
func (l *Lowering) WrapperName(fn *ir.Operation) string { return l.wrapperName(fn) }

// IsVariadic reports whether a function takes more arguments than its type tells.
func IsVariadic(fn *ir.Operation) bool { return isVariadic(fn.Attrs()) }
