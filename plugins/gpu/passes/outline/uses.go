package outline

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/gpu"
)

// usedFromOutside lists the values from outside of a region that operations in it use, inner
// operations first, each value once.
func usedFromOutside(r *ir.Region) []*ir.Value {
	var list []*ir.Value
	seen := map[*ir.Value]bool{}
	for b := range r.Blocks() {
		for op := range b.Ops() {
			ir.WalkPostOrder(op, func(op *ir.Operation) {
				for _, v := range op.AllOperands() {
					if !seen[v] && !isInside(v.Region(), r) {
						seen[v] = true
						list = append(list, v)
					}
				}
			})
		}
	}
	return list
}

// isInside reports whether a region is another one, or in it.
func isInside(r, of *ir.Region) bool {
	for r != nil && r != of {
		if r.Op() == nil {
			return false
		}
		r = r.Op().ParentRegion()
	}
	return r == of
}

// sink copies what is better computed again to the start of the body of a launch, and reports whether there is anything.
func sink(l gpu.Launch) bool {
	s := sinking{used: usedFromOutside(l.Body()), available: map[*ir.Value]bool{}, taken: map[*ir.Operation]bool{}}
	for _, v := range s.used {
		if op := v.DefiningOp(); op != nil {
			s.take(op)
		}
	}
	found := len(s.ops) > 0
	b, m := ir.NewBuilder(l.Op.Context()), ir.NewMapping()
	entry := l.Body().Entry()
	for first := entry.First(); len(s.ops) > 0; s.ops = s.ops[1:] {
		b.SetInsertionPoint(first)
		op := s.ops[0]
		copied := b.Clone(op, m)
		for i, v := range op.AllResults() {
			replaceInside(v, copied.Result(i), l.Body())
		}
	}
	return found
}

func replaceInside(v, by *ir.Value, r *ir.Region) {
	var uses []*ir.Operand
	for u := range v.Uses() {
		if isInside(u.Owner().ParentRegion(), r) {
			uses = append(uses, u)
		}
	}
	for _, u := range uses {
		u.Set(by)
	}
}

// sinking finds the operations that are to be sunk, each behind those that it needs.
type sinking struct {
	used      []*ir.Value // by the body
	available map[*ir.Value]bool
	taken     map[*ir.Operation]bool
	ops       []*ir.Operation
}

// take takes an operation, with what it needs, and reports whether it could.
func (s *sinking) take(op *ir.Operation) bool {
	if s.taken[op] {
		return true
	}
	switch op.Name().String() {
	case "std.constant", "memref.dim", "std.select", "std.cmpi":
	default:
		return false
	}
	for _, v := range op.AllOperands() {
		if s.available[v] {
			continue
		}
		if def := v.DefiningOp(); (def == nil || !s.take(def)) && !slices.Contains(s.used, v) {
			return false
		}
	}
	s.taken[op] = true
	s.ops = append(s.ops, op)
	for _, v := range op.AllResults() {
		s.available[v] = true
	}
	return true
}

// eachReference calls visit with the symbols that operations refer to.
func eachReference(root *ir.Operation, visit func(user *ir.Operation, ref *ir.SymbolRefAttr)) {
	ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		for _, a := range op.Attrs() {
			for nested := range ir.Nested(a.Value) {
				if ref, ok := nested.(*ir.SymbolRefAttr); ok {
					visit(op, ref)
				}
			}
		}
		return ir.Advance
	})
}
