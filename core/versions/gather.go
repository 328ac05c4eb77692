package versions

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// gather joins, in the blocks of an operation that has become one of a form, the
// operations of which the profile has one, the terminator. They are of their form
// already. It says why that is not possible.
func gather(f *ods.Form, op *ir.Operation) string {
	for i := range f.Op.Regions {
		wanted := f.Op.Regions[i].Gathers
		if wanted == "" || i >= op.NumRegions() {
			continue
		}
		form := formOf(op.Context(), wanted, f.Profile)
		if form == nil {
			return fmt.Sprintf("there is no '%s' in the profile", wanted)
		}
		for b := range op.Region(i).Blocks() {
			if problem := gatherBlock(b, form); problem != "" {
				return problem
			}
		}
	}
	return ""
}

// gatherBlock joins the operations of a form in one block.
func gatherBlock(b *ir.Block, form *ods.Form) string {
	last := b.Last()
	if last == nil || last.NumOperands() > 0 || len(last.Attrs()) > 0 || last.HasUses() || baseName(last) == form.Base.Name() {
		return "the profile has no place for operands or attributes of its terminator"
	}
	var parts []*ir.Operation
	s := ir.OperationState{Name: Name(last.Context(), form.Op), Loc: last.Loc()}
	for op := range b.Ops() {
		if baseName(op) != form.Base.Name() {
			continue
		}
		parts = append(parts, op)
		s.Operands = append(s.Operands, op.Operands()...)
		s.Regions += op.NumRegions()
		s.Attrs, s.Loc = op.Attrs(), op.Loc()
	}
	for _, part := range parts {
		if part.HasUses() {
			return fmt.Sprintf("a result of '%s' is used, of which the profile has none", form.Base.Name())
		}
		if len(part.Attrs()) > 0 && len(parts) > 1 {
			return fmt.Sprintf("the profile has no place for the attributes of several '%s'", form.Base.Name())
		}
	}
	join(b, &s, parts)
	last.Erase()
	return ""
}

// join makes one operation of several at the end of a block.
func join(b *ir.Block, s *ir.OperationState, parts []*ir.Operation) {
	builder := ir.NewBuilder(s.Loc.Context())
	builder.SetInsertionPointToEnd(b)
	joined := builder.Create(s)
	at := 0
	for _, part := range parts {
		for r := range part.Regions() {
			joined.Region(at).TakeBlocks(r)
			at++
		}
		part.Erase()
	}
}

// formOf is the form in which an operation is written in a profile, or nil.
func formOf(ctx *ir.Context, name, profile string) *ods.Form {
	base, ok := ctx.OpName(name).Def().(*ods.Op)
	if !ok {
		return nil
	}
	for _, f := range base.Forms(profile) {
		if f.Op != nil && !f.Read {
			return f
		}
	}
	return nil
}

// baseName is what an operation of a form is called in memory, "" for any other.
func baseName(op *ir.Operation) string {
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || def.Base() == nil {
		return ""
	}
	return def.Base().Name()
}

// isGathered reports whether an operation is one that the form of the operation
// around it has gathered.
func isGathered(op *ir.Operation) bool {
	parent := op.ParentOp()
	if parent == nil {
		return false
	}
	def, ok := parent.Name().Def().(*ods.Op)
	if !ok || def.Base() == nil {
		return false
	}
	i := op.ParentRegion().Index()
	return i < len(def.Regions) && def.Regions[i].Gathers != "" && def.Regions[i].Gathers == baseName(op)
}

// scatter undoes gather in an operation that has become what it is in memory.
func scatter(f *ods.Form, op *ir.Operation) string {
	for i := range f.Op.Regions {
		wanted := f.Op.Regions[i].Gathers
		if wanted == "" || i >= op.NumRegions() {
			continue
		}
		for b := range op.Region(i).Blocks() {
			last := b.Last()
			if last == nil || baseName(last) != wanted {
				return fmt.Sprintf("a block does not end with '%s'", wanted)
			}
			if problem := scatterBlock(last, wanted, f.Base.Regions[i].Terminator); problem != "" {
				return problem
			}
		}
	}
	return ""
}

// scatterBlock makes an operation for each operand and region of a terminator, and
// another terminator.
func scatterBlock(last *ir.Operation, wanted, terminator string) string {
	n := last.NumOperands()
	if last.NumRegions() != n || last.HasUses() {
		return fmt.Sprintf("'%s' has %d operands and %d regions", wanted, n, last.NumRegions())
	}
	if n != 1 && len(last.Attrs()) > 0 {
		return fmt.Sprintf("the attributes of '%s' have no place here", wanted)
	}
	ctx := last.Context()
	builder := ir.BuilderBefore(last)
	for i := range n {
		part := builder.Create(&ir.OperationState{
			Name: ctx.OpName(wanted), Loc: last.Loc(), Operands: last.OperandRange(i, i+1), Attrs: last.Attrs(), Regions: 1,
		})
		part.Region(0).TakeBlocks(last.Region(i))
	}
	builder.Create(&ir.OperationState{Name: ctx.OpName(terminator), Loc: last.Loc()})
	last.Erase()
	return ""
}
