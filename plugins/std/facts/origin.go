package facts

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/std/dependence"
)

// origin is where the memory comes from that a value names.
type origin struct {
	value  *ir.Value // that names it first; nil for a global
	global string
	kind   kind
}

type kind uint8

const (
	unknown  kind = iota
	argument      // of a function: what its callers say
	unique        // an argument of which they promise that nothing else names its memory
	fresh         // made by an allocation, of which others may know
	private       // made by an allocation, and only this function knows
	global
)

// isSite reports whether it is known which operation makes the memory.
func (o origin) isSite() bool { return o.kind >= fresh }

// origins finds where memory comes from.
type origins struct {
	known map[*ir.Value]origin
}

// of looks through views.
func (s *origins) of(v *ir.Value) origin {
	for {
		def := v.DefiningOp()
		if def == nil {
			return s.argument(v)
		}
		source := dependence.Viewed(def)
		if source == nil {
			return s.made(v, def)
		}
		v = source
	}
}

func (s *origins) argument(v *ir.Value) origin {
	o := origin{value: v}
	fn := v.Block().ParentOp()
	if !v.Block().IsEntry() || fn == nil || !fn.Facets().FunctionLike {
		return o
	}
	o.kind = argument
	if argAttr(fn, v.Index(), "llvm.noalias") != nil {
		o.kind = unique
	}
	return o
}

// argAttr is an attribute of an argument of a function.
func argAttr(fn *ir.Operation, i int, name string) ir.Attribute {
	list, ok := fn.Attr("arg_attrs").(*ir.ArrayAttr)
	if !ok || i >= len(list.Elems()) {
		return nil
	}
	attrs, ok := list.Elems()[i].(*ir.DictionaryAttr)
	if !ok {
		return nil
	}
	return attrs.Get(name)
}

// made is the memory that an operation makes or names.
func (s *origins) made(v *ir.Value, def *ir.Operation) origin {
	if known, ok := s.known[v]; ok {
		return known
	}
	o := origin{value: v}
	ref, _ := def.Attr("name").(*ir.SymbolRefAttr)
	switch {
	case def.Is("memref.get_global") && ref != nil:
		o = origin{global: ref.Root(), kind: global}
	case onlyAllocates(def):
		o.kind = fresh
		if staysInside(v) {
			o.kind = private
		}
	}
	s.known[v] = o
	return o
}

// onlyAllocates reports whether what an operation results in is new. One that reads as
// well, such as memref.clone, may be replaced by what it reads.
func onlyAllocates(op *ir.Operation) bool {
	effects := op.Facets().Effects
	for _, e := range effects {
		if e.Effect != ir.EffectAllocate {
			return false
		}
	}
	return len(effects) > 0
}

// staysInside reports whether memory is used by nothing but views, accesses and what
// frees it, so that no other value can name it, in this run of the function or another.
func staysInside(v *ir.Value) bool {
	for use := v.FirstUse(); use != nil; use = use.Next() {
		op := use.Owner()
		switch {
		case op.Is("memref.assume_alignment") || op.Is("memref.dim"):
		case dependence.Viewed(op) == v:
			for i := range op.NumResults() {
				if !dependence.IsMemref(op.ResultType(i)) || !staysInside(op.Result(i)) {
					return false
				}
			}
		case !onlyTouches(op, use.Index()):
			return false
		}
	}
	return true
}

// onlyTouches reports whether an operation reads, writes or frees the memory that an
// operand names, and does nothing else with it.
func onlyTouches(op *ir.Operation, operand int) bool {
	if op.NumRegions() > 0 {
		return false
	}
	for i := range op.NumResults() {
		if dependence.IsMemref(op.ResultType(i)) {
			return false
		}
	}
	for _, e := range op.Facets().Effects {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if ok && start <= operand && operand < end && e.Effect != ir.EffectAllocate {
			return true
		}
	}
	return false
}

// areDistinct reports whether two values name different memory, in the same run of a
// function.
func (s *origins) areDistinct(v, w *ir.Value) bool {
	a, b := s.of(v), s.of(w)
	switch {
	case a == b:
		return false
	case a.kind == private || b.kind == private:
		return true
	case a.kind == unknown || b.kind == unknown:
		return false
	case a.kind == unique || b.kind == unique:
		return true
	case a.kind == argument:
		return b.kind == fresh // which was not there when the function was called
	case b.kind == argument:
		return a.kind == fresh
	}
	return true
}
