package versions

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Downgrade returns a copy of a module, or of another operation that stands alone, as a
// profile has it. For what the profile cannot say it reports an error at each
// operation and returns nil.
func Downgrade(op *ir.Operation, profile string, values Values, sink *diag.Sink) *ir.Operation {
	known, ok := ods.ProfileNamed(profile)
	if !ok || !known.Written {
		sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("profile '%s' is read only; write one of %s", profile, strings.Join(ods.WrittenProfiles(), ", "))))
		return nil
	}
	op = ir.NewBuilder(op.Context()).Clone(op, ir.NewMapping())
	if known.Name == ods.OwnProfile {
		return op
	}
	w := &writer{profile: known, types: newTypes(known), values: values, sink: sink}
	ir.WalkPostOrder(op, w.op)
	ir.WalkPostOrder(op, w.typesOf)
	if w.failed {
		return nil
	}
	for _, constant := range w.constants {
		if !constant.HasUses() {
			constant.Erase()
		}
	}
	return op
}

type writer struct {
	profile   ods.Profile
	types     *types
	values    Values
	sink      *diag.Sink
	failed    bool
	constants []*ir.Operation // whose value is an attribute of another operation now
}

// typesOf turns the types of an operation, once all operations are of their forms: what a form
// leaves out may follow from the types that operands have in memory.
func (w *writer) typesOf(op *ir.Operation) {
	name := op.Name().String()
	if def, ok := op.Name().Def().(*ods.Op); ok && def.Base() != nil {
		name = def.Base().Name()
	}
	w.types.op(op)
	if problem := w.types.problem; problem != "" {
		w.types.problem = ""
		w.refuse(op, name, problem)
	}
}

func (w *writer) op(op *ir.Operation) {
	base, ok := op.Name().Def().(*ods.Op)
	if !ok {
		return
	}
	forms := base.Forms(w.profile.Name)
	if len(forms) == 0 {
		return
	}
	problem := "there is no form for what it is here"
	for _, f := range forms {
		if f.Read || !holds(f, op) {
			continue
		}
		if problem = w.apply(f, op); problem == "" {
			return
		}
		break
	}
	w.refuse(op, base.Name(), problem)
}

func (w *writer) refuse(op *ir.Operation, name, problem string) {
	w.failed = true
	w.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op cannot be written in profile %s: %s", name, w.profile.Name, problem)))
}

// holds reports whether the condition of a form holds for an operation as it is
// in memory.
func holds(f *ods.Form, op *ir.Operation) bool {
	if f.When == nil {
		return true
	}
	v, ok := f.When.Eval(ods.OpEnv{Op: op, Def: f.Base})
	return ok && v != 0
}

// apply makes an operation what a form says, or says why that is not possible.
func (w *writer) apply(f *ods.Form, op *ir.Operation) string {
	if f.None != "" {
		return f.None
	}
	if problem := w.completeSizes(f, op); problem != "" {
		return problem
	}
	if problem := w.writeTransposed(f, op); problem != "" {
		return problem
	}
	given, problem := w.operandsGiven(f, op)
	if problem != "" {
		return problem
	}
	sizes, problem := groupSizes(f.Base, f.Op, op, &given, "the profile has no place for operand '%s'")
	if problem != "" {
		return problem
	}
	list, problem := writtenAttrs(f, op)
	if problem != "" {
		return problem
	}
	types, problem := inferredTypes(f, op)
	if problem != "" {
		return problem
	}
	list = append(append(list, given.attrs...), types...)
	given.apply(op)
	if f.Op.Segments {
		list = append(list, ir.NamedAttr{Name: f.Op.SegmentAttr(), Value: segments(op.Context(), f.Op, sizes)})
	}
	op.SetAttrs(ir.SortAttrs(list))
	op.SetName(Name(op.Context(), f.Op))
	if problem := gather(f, op); problem != "" {
		return problem
	}
	if problem := writeEnds(f, op); problem != "" {
		return problem
	}
	if problem := dropTerminators(f, op); problem != "" {
		return problem
	}
	if problem := w.complete(f, op); problem != "" {
		return problem
	}
	w.dropSet(f, op)
	if f.Returns >= 0 {
		addResult(f, op)
	}
	return ""
}

// dropSet drops the attributes that reading supplies whatever else there is, or of which the profile
// has nothing.
func (w *writer) dropSet(f *ods.Form, op *ir.Operation) {
	for _, s := range f.Sets {
		a := &f.Op.Attributes[s.Attr]
		if s.Hidden {
			op.SetAttr(a.Name, nil)
			continue
		}
		if s.When != nil || a.Default != nil {
			continue
		}
		if v, ok := w.values(op.Context(), a, s.Value, ods.OpEnv{Op: op, Def: f.Op}); ok && op.Attr(a.Name) == v {
			op.SetAttr(a.Name, nil)
		}
	}
}

// complete adds what the profile has at any rate and the rest says: flags that
// are always there, properties that have their default, and what is computed.
func (w *writer) complete(f *ods.Form, op *ir.Operation) string {
	for i := range f.Op.Attributes {
		a := &f.Op.Attributes[i]
		if op.Attr(a.Name) != nil {
			continue
		}
		if i >= len(f.Base.Attributes) && isFlag(a) {
			op.SetAttr(a.Name, op.Context().UnitAttr())
		}
		if a.Kind == ods.AttrSegmentSizes {
			op.SetAttr(a.Name, denseI32(op.Context(), nil))
		}
		if a.Default == nil || a.Discardable && a.Default.Func == nil {
			continue
		}
		v, ok := w.values(op.Context(), a, a.Default, ods.OpEnv{Op: op, Def: f.Op})
		if !ok {
			return fmt.Sprintf("'%s', which the profile needs, cannot be computed", a.Name)
		}
		op.SetAttr(a.Name, v)
	}
	return ""
}

// isFlag reports whether an attribute of a form is always there and says nothing.
func isFlag(a *ods.Attr) bool { return a.Kind == ods.AttrUnit && !a.Optional }

// writtenAttrs are the attributes of an operation as a form has them.
func writtenAttrs(f *ods.Form, op *ir.Operation) ([]ir.NamedAttr, string) {
	var list []ir.NamedAttr
	for _, a := range op.Attrs() {
		if f.Base.Segments && a.Name == f.Base.SegmentAttr() {
			continue
		}
		i := f.Base.AttrIndex(a.Name)
		if i < 0 {
			list = append(list, a)
			continue
		}
		if slices.Contains(f.Drops, i) {
			continue
		}
		c := conversion{from: &f.Base.Attributes[i], to: &f.Op.Attributes[i], renames: f.Op.Attributes[i].Renames}
		v, ok := c.convert(a.Value, op, f.Base)
		if !ok {
			return nil, fmt.Sprintf("the profile has nothing for this value of attribute '%s'", a.Name)
		}
		list = append(list, ir.NamedAttr{Name: f.Op.Attributes[i].Name, Value: v})
	}
	return list, ""
}
