package bindgen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
)

// resultList writes the types of the results: those that follow from the
// operands, and parameters for the others.
func (o *opWriter) resultList() string {
	var parts []string
	spread := false
	for i := range o.op.Results {
		d := &o.op.Results[i]
		switch d.Arity {
		case ods.One:
			if code, ok := o.inferred(d.Type); ok {
				parts = append(parts, code)
				continue
			}
			if o.follows(d.Type) {
				parts = append(parts, o.computed("ResultType", i))
				continue
			}
			parts = append(parts, o.param(d.Name+"_type", "ir.Type"))
		case ods.Optional:
			spread = true
			parts = append(parts, fmt.Sprintf("ods.PresentType(%s)...", o.param(d.Name+"_type", "ir.Type")))
		default:
			spread = true
			if p, ok := o.sameAs(d.Type); ok {
				parts = append(parts, "ods.ValueTypes("+p+")...")
				continue
			}
			if d.Type != nil && d.Type.Sort == ods.SortTypes && o.follows(d.Type) {
				parts = append(parts, o.computed("ResultTypes", i)+"...")
				continue
			}
			parts = append(parts, o.param(d.Name+"_types", "[]ir.Type")+"...")
		}
	}
	switch {
	case parts == nil:
		return ""
	case !spread:
		return "[]ir.Type{" + strings.Join(parts, ", ") + "}"
	case len(parts) == 1 && o.op.Results[0].Arity != ods.Optional:
		return strings.TrimSuffix(parts[0], "...")
	}
	o.before = append(o.before, "var results []ir.Type")
	for _, p := range parts {
		o.before = append(o.before, fmt.Sprintf("results = append(results, %s)", p))
	}
	return "results"
}

// inferred is the code for a type that follows from single operands.
func (o *opWriter) inferred(e *ods.Expr) (string, bool) {
	if e == nil {
		return "", false
	}
	switch e.Op {
	case ods.TypeVar:
		return o.variable(e.Ref.Index)
	case ods.TypeIndex:
		return "b.Context().IndexType()", true
	case ods.TypeInteger:
		if e.Sign == 0 {
			return fmt.Sprintf("b.Context().IntegerType(%d, ir.Signless)", e.Int), true
		}
	case ods.FuncElem:
		if t, ok := o.inferred(e.Args[0]); ok {
			return "ods.MustElement(" + t + ")", true
		}
	case ods.FuncLike:
		t, ok := o.inferred(e.Args[0])
		elem, ok2 := o.inferred(e.Args[1])
		if ok && ok2 {
			return "ods.Like(" + t + ", " + elem + ")", true
		}
	}
	return "", false
}

// sameAs is the parameter of the list of operands whose types those of a list of results are.
func (o *opWriter) sameAs(e *ods.Expr) (string, bool) {
	if e == nil || e.Op != ods.TypeVar || e.Sort != ods.SortTypes {
		return "", false
	}
	for i := range o.op.Operands {
		d := &o.op.Operands[i]
		if d.Arity == ods.Variadic && d.Type != nil && d.Type.Op == ods.TypeVar && d.Type.Sort == ods.SortTypes && d.Type.Ref.Index == e.Ref.Index {
			return o.operand[d.Name], true
		}
	}
	return "", false
}

// follows reports whether the type of a result is one that operands and attributes tell in every
// valid operation.
func (o *opWriter) follows(e *ods.Expr) bool {
	if e == nil {
		return false
	}
	known := true
	e.Walk(func(n *ods.Expr) {
		switch {
		case n.Op == ods.TypeAny && n.Sort != ods.SortConstraint, n.Op == ods.TypeOr && n.Sort != ods.SortConstraint,
			n.Op == "constant", n.Op == "consts":
			known = false
		case n.Op == ods.TypeVar:
			known = known && o.binds(n.Ref.Index)
		case n.Op == ods.ExprRef:
			known = known && o.isGiven(n.Ref)
		}
	})
	return known
}

// isGiven reports whether each operation has the operand or attribute that a name refers to.
func (o *opWriter) isGiven(r ods.Ref) bool {
	switch r.Kind {
	case ods.RefOperand:
		return o.op.Operands[r.Index].Arity == ods.One
	case ods.RefAttr:
		return !o.op.Attributes[r.Index].MayBeAbsent()
	}
	return false
}

// binds reports whether an operand, or an attribute that is a type, binds a variable in each
// operation.
func (o *opWriter) binds(v int) bool {
	for i := range o.op.Operands {
		d := &o.op.Operands[i]
		if (d.Arity == ods.One || d.Arity == ods.Variadic && o.op.Vars[v].List) && matches(d.Type, v) {
			return true
		}
	}
	for i := range o.op.Attributes {
		a := &o.op.Attributes[i]
		if a.Kind == ods.AttrType && !a.MayBeAbsent() && matches(a.Type, v) {
			return true
		}
	}
	return false
}

// matches reports whether a pattern binds a variable. A parameter of a dialect's type may be absent.
func matches(e *ods.Expr, v int) bool {
	switch {
	case e == nil:
		return false
	case e.Op == ods.TypeVar:
		return e.Ref.Index == v
	case e.Op == ods.TypeFn || e.Op == eval.FuncList:
		return slices.ContainsFunc(e.Args, func(a *ods.Expr) bool { return matches(a, v) })
	case e.Op == ods.TypeDialect:
		return slices.ContainsFunc(e.Args, func(a *ods.Expr) bool { return a.Op == ods.TypeVar && a.Ref.Index == v })
	}
	return false
}

// computed is the code that computes the types of a group of results.
func (o *opWriter) computed(function string, result int) string {
	o.infers = true
	groups := make([]string, len(o.op.Operands))
	for i, d := range o.op.Operands {
		switch d.Arity {
		case ods.One:
			groups[i] = "{" + o.operand[d.Name] + "}"
		case ods.Optional:
			groups[i] = "ods.Present(" + o.operand[d.Name] + ")"
		case ods.Nested:
			groups[i] = "flat"
		default:
			groups[i] = o.operand[d.Name]
		}
	}
	return fmt.Sprintf("eval.%s(b.Context(), %q, %d, [][]*ir.Value{%s}, %s)", function, o.op.Name(), result, strings.Join(groups, ", "), givenAttrs)
}

// givenAttrs is the variable of the attributes where the types of results are computed.
const givenAttrs = "list"

// namedAttrs gives the list of attributes the name by which it is known where types are computed.
func (o *opWriter) namedAttrs(code string) string {
	if code != givenAttrs {
		o.before = append(o.before, givenAttrs+" := "+code)
	}
	return givenAttrs
}

// variable is the code for the type that single operands bind a variable to.
func (o *opWriter) variable(v int) (string, bool) {
	for i := range o.op.Operands {
		d := &o.op.Operands[i]
		if d.Arity != ods.One || d.Type == nil {
			continue
		}
		operand := o.operand[d.Name] + ".Type()"
		switch {
		case d.Type.Op == ods.TypeVar && d.Type.Ref.Index == v:
			return operand, true
		case d.Type.Op == ods.TypeDialect && o.isElement(d.Type, v):
			return "ods.MustElement(" + operand + ")", true
		}
	}
	return "", false
}

// isElement reports whether a variable is the element of a dialect's type.
func (o *opWriter) isElement(e *ods.Expr, v int) bool {
	prefix := o.g.dialect.Name() + "."
	if !strings.HasPrefix(e.Name, prefix) {
		return false
	}
	def := o.g.dialect.Type(e.Name[len(prefix):])
	return def != nil && def.Elem >= 0 && def.Elem < len(e.Args) &&
		e.Args[def.Elem].Op == ods.TypeVar && e.Args[def.Elem].Ref.Index == v
}

// context is the context that a builder of operations has.
const context = "b.Context()"

// attrList writes the attributes: required ones are parameters, defaults are
// filled in, and the rest comes with attrs.
func (o *opWriter) attrList() string {
	var required []string
	var defaults []string
	for i := range o.op.Attributes {
		a := &o.op.Attributes[i]
		switch {
		case a.Kind == ods.AttrOffsets:
			defaults = append(defaults, fmt.Sprintf("ods.Default(list, %q, offsets)", a.Name))
		case a.Default != nil && a.Default.Func == nil:
			c := o.g.codeOf(a)
			if text, ok := constant(a, c); ok && c.Default != "" {
				defaults = append(defaults, fmt.Sprintf("ods.Default(list, %q, %s)", a.Name, fmt.Sprintf(c.Default, context, text)))
			}
		case a.Default == nil && !a.Optional && a.Kind != ods.AttrUnit:
			c := o.g.codeOf(a)
			if c.Make == "" {
				c.Param, c.Make = "ir.Attribute", "%[2]s"
			}
			p := o.param(a.Name, c.Param)
			required = append(required, fmt.Sprintf("{Name: %q, Value: %s}", a.Name, fmt.Sprintf(c.Make, context, p)))
		}
	}
	if o.op.Segments {
		required = append(required, fmt.Sprintf("{Name: ods.SegmentAttr, Value: ods.SegmentsOf(b.Context(), %s)}", o.segments()))
	}
	if required == nil && defaults == nil {
		return "attrs"
	}
	start := "list := attrs"
	if required != nil {
		start = "list := append([]ir.NamedAttr{" + strings.Join(required, ", ") + "}, attrs...)"
	}
	if defaults == nil && required != nil {
		return "append([]ir.NamedAttr{" + strings.Join(required, ", ") + "}, attrs...)"
	}
	o.before = append(o.before, start)
	for _, d := range defaults {
		o.before = append(o.before, "list = "+d)
	}
	return "list"
}

// segments writes the sizes of the groups of operands.
func (o *opWriter) segments() string {
	sizes := make([]string, len(o.op.Operands))
	for i, d := range o.op.Operands {
		switch d.Arity {
		case ods.One:
			sizes[i] = "1"
		case ods.Optional:
			sizes[i] = "len(ods.Present(" + o.operand[d.Name] + "))"
		case ods.Nested:
			sizes[i] = "len(flat)"
		default:
			sizes[i] = "len(" + o.operand[d.Name] + ")"
		}
	}
	if o.op.SegmentSizes == nil {
		return strings.Join(sizes, ", ")
	}
	var joined []string
	at := 0
	for _, n := range o.op.SegmentSizes {
		joined = append(joined, strings.Join(sizes[at:at+n], " + "))
		at += n
	}
	return strings.Join(joined, ", ")
}
