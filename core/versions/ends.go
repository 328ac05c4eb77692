package versions

import (
	"fmt"
	"iter"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// writeEnds makes the operations at the ends of regions those with which the profile ends them.
func writeEnds(f *ods.Form, op *ir.Operation) string {
	return renameEnds(op, f.Base.Regions, f.Op.Regions, func(name string) *ir.OpName {
		if form := formOf(op.Context(), name, f.Profile); form != nil {
			return Name(op.Context(), form.Op)
		}
		return op.Context().OpName(name)
	})
}

// readEnds undoes writeEnds.
func readEnds(f *ods.Form, op *ir.Operation) string {
	return renameEnds(op, f.Op.Regions, f.Base.Regions, op.Context().OpName)
}

// dropTerminators removes the terminators that the profile does not have at the ends of regions where memory
// does, or says why that is not possible.
func dropTerminators(f *ods.Form, op *ir.Operation) string {
	for r := range openEnded(f, op) {
		for b := range r.Blocks() {
			last := b.Last()
			if last == nil || ods.NameInMemory(last) != f.Base.Regions[r.Index()].Terminator {
				continue
			}
			if len(last.Attrs()) > 0 || last.NumOperands() > 0 {
				return "the profile has no place for operands or attributes of its terminator"
			}
			last.Erase()
		}
	}
	return ""
}

// addTerminators undoes dropTerminators.
func addTerminators(f *ods.Form, op *ir.Operation) {
	ctx := op.Context()
	for r := range openEnded(f, op) {
		name := ctx.OpName(f.Base.Regions[r.Index()].Terminator)
		for b := range r.Blocks() {
			if last := b.Last(); last == nil || last.Name() != name {
				end := ir.NewBuilder(ctx)
				end.SetInsertionPointToEnd(b)
				end.Create(&ir.OperationState{Name: name, Loc: op.Loc()})
			}
		}
	}
}

// openEnded are the regions of an operation that have a terminator in memory and none in the profile of a
// form.
func openEnded(f *ods.Form, op *ir.Operation) iter.Seq[*ir.Region] {
	return func(yield func(*ir.Region) bool) {
		for r := range op.Regions() {
			i := r.Index()
			if i < len(f.Op.Regions) && f.Op.Regions[i].Open && !yield(r) {
				return
			}
		}
	}
}

// renameEnds renames the last operation of each block where both sides of a form say which it is
// and say different ones. Its operands stay.
func renameEnds(op *ir.Operation, from, to []ods.Region, name func(string) *ir.OpName) string {
	for r := range op.Regions() {
		i := r.Index()
		if i >= len(from) || i >= len(to) || from[i].Ends == to[i].Ends {
			continue
		}
		for b := range r.Blocks() {
			last := b.Last()
			if last == nil || ods.NameInMemory(last) != from[i].Ends {
				return fmt.Sprintf("a block does not end with '%s'", from[i].Ends)
			}
			last.SetName(name(to[i].Ends))
		}
	}
	return ""
}
