package bindgen

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
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
			parts = append(parts, o.param(d.Name+"_type", "ir.Type"))
		case ods.Optional:
			spread = true
			parts = append(parts, fmt.Sprintf("ods.PresentType(%s)...", o.param(d.Name+"_type", "ir.Type")))
		default:
			spread = true
			parts = append(parts, o.param(d.Name+"_types", "[]ir.Type")+"...")
		}
	}
	switch {
	case parts == nil:
		return ""
	case !spread:
		return "[]ir.Type{" + strings.Join(parts, ", ") + "}"
	case len(parts) == 1 && !strings.HasPrefix(parts[0], "ods."):
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
			if code, ok := defaultCode(a); ok {
				defaults = append(defaults, fmt.Sprintf("ods.Default(list, %q, %s)", a.Name, code))
			}
		case a.Default == nil && !a.Optional && a.Kind != ods.AttrUnit:
			typ, code := o.attrParam(a)
			p := o.param(a.Name, typ)
			required = append(required, fmt.Sprintf("{Name: %q, Value: %s}", a.Name, fmt.Sprintf(code, p)))
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

// defaultCode is the code of a default value, where it is a case of an
// enumeration or a truth value.
func defaultCode(a *ods.Attr) (string, bool) {
	switch a.Kind {
	case ods.AttrEnum:
		word := strings.Trim(a.Default.Text, `"`)
		v, ok := a.Enum.Value(word)
		if !ok || a.Enum.Kind == ods.KeywordEnum {
			return "", false
		}
		return fmt.Sprintf("b.Context().IntAttr(b.Context().IntegerType(%d, ir.Signless), %d)", a.Enum.Width, v), true
	case ods.AttrBool:
		if a.Default.Text == "true" || a.Default.Text == "false" {
			return "b.Context().BoolAttr(" + a.Default.Text + ")", true
		}
	case ods.AttrString:
		if text, err := strconv.Unquote(a.Default.Text); err == nil {
			return fmt.Sprintf("b.Context().StringAttr(%q)", text), true
		}
	}
	return "", false
}

// attrParam is the Go type of a required attribute, and the code that makes it
// of a parameter.
func (o *opWriter) attrParam(a *ods.Attr) (typ, code string) {
	switch a.Kind {
	case ods.AttrString, ods.AttrSymbolName:
		return "string", "b.Context().StringAttr(%s)"
	case ods.AttrSymbol:
		return "string", "b.Context().SymbolRefAttr(%s)"
	case ods.AttrBool:
		return "bool", "b.Context().BoolAttr(%s)"
	case ods.AttrType:
		return "ir.Type", "b.Context().TypeAttr(%s)"
	case ods.AttrAffineMap:
		return "affine.Map", "b.Context().AffineMapAttr(%s)"
	case ods.AttrTypedInteger:
		if a.Type.Op == ods.TypeIndex {
			return "int64", "b.Context().IndexAttr(%s)"
		}
		sign := map[byte]string{0: "Signless", 's': "Signed", 'u': "Unsigned"}[a.Type.Sign]
		return "int64", fmt.Sprintf("b.Context().IntAttr(b.Context().IntegerType(%d, ir.%s), %%s)", a.Type.Int, sign)
	case ods.AttrEnum:
		if a.Enum.Kind == ods.KeywordEnum {
			return "string", "b.Context().StringAttr(%s)"
		}
		if o.g.dialect.Enum(a.Enum.Name) == a.Enum {
			return o.g.enumName(a.Enum), "%s.Attr(b.Context())"
		}
	case ods.AttrArray:
		if a.Elem != nil && a.Elem.Kind == ods.AttrTypedInteger && a.Elem.Type.Int == 64 {
			return "[]int64", "b.Context().I64ArrayAttr(%s)"
		}
	}
	return "ir.Attribute", "%s"
}
