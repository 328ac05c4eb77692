package versions

import (
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// Values tells the value that a definition mentions, such as a default; env is
// the operation that has the attribute.
type Values func(ctx *ir.Context, a *ods.Attr, v *ods.Value, env ods.Env) (ir.Attribute, bool)

// Upgrade makes a module, whose operations may be what forms say, what it is in
// memory. For what cannot be expressed here it reports an error at each operation and
// returns false.
func Upgrade(op *ir.Operation, values Values, sink *diag.Sink) bool {
	r := &reader{types: newTypes(ods.Profile{}), values: values, sink: sink}
	ir.WalkPostOrder(op, r.op)
	return !r.failed
}

type reader struct {
	types  *types
	values Values
	sink   *diag.Sink
	failed bool
}

func (r *reader) op(op *ir.Operation) {
	r.types.op(op)
	def, ok := op.Name().Def().(*ods.Op)
	if !ok || isGathered(op) {
		return
	}
	if def.Base() == nil {
		renameEarlier(def, op)
		return
	}
	problem := ""
	for _, f := range alike(op.Context(), def) {
		found := r.try(f, op)
		if found == "" {
			return
		}
		if problem == "" {
			problem = found
		}
	}
	own := op.Context().OpName(def.Name())
	if shared := SharedIn(own.Def()); shared != "" && ods.HoldsIn(shared, def.Profile()) {
		op.SetName(own) // it is none of those that share the name; the verifier says why
		return
	}
	r.failed = true
	r.sink.Report(diag.NewError(ir.Position(op.Loc()), fmt.Sprintf("'%s' op of profile %s cannot be said here: %s", def.Name(), def.Profile(), problem)))
}

// HasEarlier reports whether operations of a context may have attributes that are
// called as in an earlier version of their dialect, for which [Upgrade] looks.
func HasEarlier(ctx *ir.Context) bool {
	for _, d := range ctx.Dialects() {
		if dialect, ok := d.(*ods.Dialect); ok && len(dialect.Earlier()) > 0 {
			return true
		}
	}
	return false
}

// renameEarlier gives attributes that have the name of an earlier version the one
// that they have here, unless that is taken.
func renameEarlier(def *ods.Op, op *ir.Operation) {
	if len(def.AttrVersions) == 0 {
		return
	}
	var list []ir.NamedAttr
	for i, a := range op.Attrs() {
		name := def.EarlierAttr(a.Name)
		if name == "" || def.AttrIndex(a.Name) >= 0 || op.Attr(name) != nil {
			continue
		}
		if list == nil {
			list = slices.Clone(op.Attrs())
		}
		list[i].Name = name
	}
	if list != nil {
		op.SetAttrs(ir.SortAttrs(list))
	}
}

// try makes an operation what it is in memory by a form, or says why not and
// leaves it alone.
func (r *reader) try(f *ods.Form, op *ir.Operation) string {
	sizes, problem := groupSizes(f.Op, f.Base, op, &given{}, "operand '%s' has no place in '"+f.Base.Name()+"'")
	if problem != "" {
		return problem
	}
	list, problem := r.attrs(f, op)
	if problem != "" {
		return problem
	}
	if f.Splits >= 0 {
		return split(f, op, list)
	}
	if f.Returns >= 0 {
		return dropResult(f, op, list)
	}
	list, values := r.takeConstants(f, op, list)
	for i := range f.Base.Operands {
		if values[i] != nil {
			sizes[i] = 1
		}
	}
	if f.Base.Segments {
		list = append(list, ir.NamedAttr{Name: f.Base.SegmentAttr(), Value: segments(op.Context(), f.Base, sizes)})
	}
	name, attrs := op.Name(), op.Attrs()
	op.SetName(op.Context().OpName(f.Base.Name()))
	op.SetAttrs(ir.SortAttrs(list))
	if !holds(f, op) {
		op.SetName(name)
		op.SetAttrs(attrs)
		if f.Else != "" {
			return f.Else
		}
		return fmt.Sprintf("'%s' is not written so", f.Base.Name())
	}
	if problem := scatter(f, op); problem != "" {
		return problem
	}
	if problem := readEnds(f, op); problem != "" {
		return problem
	}
	addTerminators(f, op)
	if problem := readTransposed(f, op); problem != "" {
		return problem
	}
	return r.addConstants(f, op, sizes, values)
}

// attrs are the attributes of an operation as it is in memory. What only the
// profile has is dropped when it says no more than its absence would, and stays
// beside the others otherwise.
func (r *reader) attrs(f *ods.Form, op *ir.Operation) ([]ir.NamedAttr, string) {
	var list []ir.NamedAttr
	for _, a := range op.Attrs() {
		if f.Op.Segments && a.Name == f.Op.SegmentAttr() {
			continue
		}
		i := f.Op.AttrIndex(a.Name)
		switch {
		case i < 0:
			list = append(list, a)
		case r.saysNothing(f, i, op, a.Value):
		case i >= len(f.Base.Attributes):
			list = append(list, a)
		default:
			c := conversion{from: &f.Op.Attributes[i], to: &f.Base.Attributes[i], renames: f.Op.Attributes[i].Renames, back: true}
			v, ok := c.convert(a.Value, op, f.Op)
			if !ok {
				return nil, fmt.Sprintf("'%s' has nothing for this value of attribute '%s'", f.Base.Name(), a.Name)
			}
			list = append(list, ir.NamedAttr{Name: f.Base.Attributes[i].Name, Value: v})
		}
	}
	return r.sets(f, op, list), ""
}

// sets adds what a form says of an attribute that is not there.
func (r *reader) sets(f *ods.Form, op *ir.Operation, list []ir.NamedAttr) []ir.NamedAttr {
	env := ods.OpEnv{Op: op, Def: f.Op}
	for _, s := range f.Sets {
		a := &f.Base.Attributes[s.Attr]
		if ir.AttrList(list).Get(a.Name) != nil {
			continue
		}
		if s.When != nil {
			if holds, ok := s.When.Eval(env); !ok || holds == 0 {
				continue
			}
		}
		if v, ok := r.values(op.Context(), a, s.Value, env); ok {
			list = ir.SortAttrs(append(list, ir.NamedAttr{Name: a.Name, Value: v}))
		}
	}
	return list
}

// saysNothing reports whether an attribute of the profile is as good as absent
// here: one that operations have here must be one that may be absent.
func (r *reader) saysNothing(f *ods.Form, i int, op *ir.Operation, v ir.Attribute) bool {
	a := &f.Op.Attributes[i]
	if i < len(f.Base.Attributes) && !f.Base.Attributes[i].Optional {
		return false
	}
	if listsValues(f, i, op, v) || allGiven(f, i, v) {
		return true
	}
	if i >= len(f.Base.Attributes) && isFlag(a) {
		return true
	}
	if sizes, ok := v.(*ir.DenseArrayAttr); ok && a.Kind == ods.AttrSegmentSizes {
		return sizes.Len() == 0
	}
	if a.Default == nil {
		return false
	}
	d, ok := r.values(op.Context(), a, a.Default, ods.OpEnv{Op: op, Def: f.Op})
	return ok && d == v
}
