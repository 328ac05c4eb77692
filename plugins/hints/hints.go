package hints

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/pass"
)

// The hints. Those of accesses are named as the attributes of llvm.load, llvm.store and the
// operations that compute their addresses, with the dialect in front.
const (
	Alignment     = "llvm.alignment"
	AccessGroups  = "llvm.access_groups"
	AliasScopes   = "llvm.alias_scopes"
	NoAliasScopes = "llvm.noalias_scopes"
	// InBounds is for accesses to elements that are there.
	InBounds = "llvm.inbounds"
	// Overflow is for accesses, of which no sum or product wraps that finds the element
	// of subscripts.
	Overflow = "llvm.overflowFlags"
	// StdOverflow is for operations of affine, of which no sum or product wraps that a
	// map is computed with, nor that which counts a loop.
	StdOverflow = "std.overflowFlags"
	// Loop is for loops: what the branch says that closes it.
	Loop = "llvm.loop"
)

// isHint reports whether an attribute is a hint if its operation is not of the LLVM dialect,
// which has an attribute of that name itself.
func isHint(name string) bool {
	switch name {
	case Alignment, AccessGroups, AliasScopes, NoAliasScopes, InBounds, Overflow, StdOverflow, Loop:
		return true
	}
	return false
}

// Carry carries the hints and the flags among the attributes of an operation to the operations
// that replace it. It serves [convert.Config].
func Carry(from *ir.OpName, attrs ir.AttrList, made []*ir.Operation) {
	for _, a := range attrs {
		if name, set, ok := convert.Flags(a.Value); ok && !isHint(a.Name) {
			carryFlags(a, name, set, made)
			continue
		}
		if !isHint(a.Name) {
			continue
		}
		if done := deliver(a, made); !done || from.Traits().Loop { // a loop's bounds are converted, its induction variable is not yet
			keep(a, from, made)
		}
	}
}

// deliver adds a hint to the operations that it is for, and reports whether there was one.
func deliver(hint ir.NamedAttr, made []*ir.Operation) bool {
	dialect, name, _ := strings.Cut(hint.Name, ".")
	found := false
	for _, op := range made {
		if op.Block() == nil || op.Name().Dialect() != dialect || !declares(op, name) {
			continue
		}
		found = true
		if old := op.Attr(name); old == nil || sameKind(old, hint.Value) {
			op.SetAttr(name, hint.Value)
		}
	}
	return found
}

// declares reports whether the definition of an operation has an attribute.
func declares(op *ir.Operation, name string) bool {
	def, ok := op.Name().Def().(*ods.Op)
	return ok && slices.ContainsFunc(def.Attributes, func(a ods.Attr) bool { return a.Name == name })
}

// sameKind reports whether two numbers have the same type: it differs between the alignment of
// an intrinsic and that of a load.
func sameKind(a, b ir.Attribute) bool {
	x, ok := a.(*ir.IntegerAttr)
	y, ok2 := b.(*ir.IntegerAttr)
	return ok && ok2 && x.Type() == y.Type()
}

// keep leaves a hint on the operation that replaces its operation.
func keep(hint ir.NamedAttr, from *ir.OpName, made []*ir.Operation) {
	loop, access := from.Traits().Loop, accesses(from.Traits())
	for _, op := range made {
		f := op.Traits()
		if op.Block() != nil && (loop && f.Loop || access && accesses(f)) {
			op.SetAttr(hint.Name, hint.Value)
		}
	}
}

// accesses reports whether an operation reads or writes memory.
func accesses(f *ir.Traits) bool {
	return slices.ContainsFunc(f.Effects, func(e ir.EffectOn) bool { return e.Effect&(ir.EffectRead|ir.EffectWrite) != 0 })
}

// Drop removes all hints inside of an operation, and reports whether there was one.
func Drop(op *ir.Operation) (found bool) {
	ir.Walk(op, func(o *ir.Operation) ir.WalkResult {
		for _, a := range o.Attrs() {
			if isHint(a.Name) && o.Name().Dialect() != "llvm" {
				o.SetAttr(a.Name, nil)
				found = true
			}
		}
		return ir.Advance
	})
	return found
}

// Dropping makes passes begin with Drop.
func Dropping(passes []*pass.Pass) []*pass.Pass {
	out := make([]*pass.Pass, len(passes))
	for i, p := range passes {
		q := *p
		q.Run = func(r *pass.Run) error {
			if Drop(r.Op) {
				r = r.Changing()
			}
			return p.Run(r)
		}
		out[i] = &q
	}
	return out
}
