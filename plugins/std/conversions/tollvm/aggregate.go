package tollvm

import (
	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// addAggregate says how arrays of vectors, which vectors of several dimensions become,
// are taken apart.
func (l *Lowering) addAggregate() {
	l.types.SetAggregate(convert.Aggregate{
		Elem: func(t ir.Type) (ir.Type, int) {
			if !llvm.IsArray(t) {
				return nil, 0
			}
			return llvm.Elem(t), int(llvm.Len(t))
		},
		Undef: func(b *ir.Builder, t ir.Type) *ir.Value { return l.kit.At(b).Undef(t) },
		Extract: func(b *ir.Builder, from *ir.Value, t ir.Type, at []int) *ir.Value {
			return l.kit.At(b).Extract(from, t, at...)
		},
		Insert: func(b *ir.Builder, into, part *ir.Value, at []int) *ir.Value {
			return l.kit.At(b).Insert(into, part, at...)
		},
	})
}

// dimensions are the lengths of nested arrays, and what is inside.
func dimensions(t ir.Type) (counts []int, inner ir.Type) {
	for llvm.IsArray(t) {
		counts = append(counts, int(llvm.Len(t)))
		t = llvm.Elem(t)
	}
	return counts, t
}
