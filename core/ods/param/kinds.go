package param

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/ods/text"
)

// typeKind is a type.
type typeKind struct{ base }

func (typeKind) Word() string { return "type" }

func (typeKind) Attr() ods.AttrKind { return ods.AttrType }

func (typeKind) Code() kind.Code { return codeAs(ods.AttrType) }

func (typeKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.TypeAttr); return ok }

func (typeKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtType(), false }

func (typeKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	t, ok := r.Type()
	if !ok {
		return nil, false
	}
	return r.Context().TypeAttr(t), true
}

// intKind is an integer of 64 bits.
type intKind struct{ base }

func (intKind) Word() string { return "int" }

func (intKind) Attr() ods.AttrKind { return ods.AttrInteger }

func (intKind) Code() kind.Code { return kind.IntegerCode().Made("int64", "%[1]s.I64Attr(%[2]s)") }

func (intKind) Samples(ctx *ir.Context) []ir.Attribute {
	var list []ir.Attribute
	for n := range int64(8) {
		list = append(list, ctx.I64Attr(n+1))
	}
	return list
}

func (intKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.IntegerAttr); return ok }

func (intKind) Default(ctx *ir.Context, _ *ods.Param, value string) (ir.Attribute, bool) {
	n, err := strconv.ParseInt(value, 0, 64)
	return ctx.I64Attr(n), err == nil
}

func (intKind) DefaultProblem(p *ods.Param, value string) string {
	_, err := strconv.ParseInt(value, 0, 64)
	return wrongDefault(p, err == nil)
}

func (intKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtInteger(), false }

func (intKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	negative := r.AcceptMinus()
	n, ok := r.Dim()
	if negative {
		n = -n
	}
	return r.Context().I64Attr(n), ok
}

// i32Kind is an integer of 32 bits, with its type.
type i32Kind struct{ base }

func (i32Kind) Word() string { return "i32" }

func (i32Kind) Attr() ods.AttrKind { return ods.AttrInteger }

func (i32Kind) Code() kind.Code { return kind.IntegerCode().Made("int64", "%[1]s.I32Attr(%[2]s)") }

func (i32Kind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.I32Attr(0), ctx.I32Attr(1), ctx.I32Attr(16)}
}

func (i32Kind) Holds(_ *ods.Param, v ir.Attribute) bool {
	i, ok := v.(*ir.IntegerAttr)
	return ok && i.Type() == ir.Type(v.Context().I32())
}

func (i32Kind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtInteger(), false }

func (k i32Kind) Read(r text.Reader, p *ods.Param) (ir.Attribute, bool) {
	pos := r.Pos()
	v, ok := r.Attr()
	if ok && !k.Holds(p, v) {
		return nil, r.Errorf(pos, "'%s' is an integer of 32 bits, such as '1 : i32'", p.Name)
	}
	return v, ok
}

func (i32Kind) Print(w text.Writer, _ *ods.Param, v ir.Attribute) { w.Attr(v, false) }

// floatKind is a float of 64 bits.
type floatKind struct{ base }

func (floatKind) Word() string { return "float" }

func (floatKind) Attr() ods.AttrKind { return ods.AttrFloat }

func (floatKind) Code() kind.Code {
	return kind.Scalar("float64", "Float", "0", nil).Made("float64", "%[1]s.F64Attr(%[2]s)")
}

func (floatKind) Samples(ctx *ir.Context) []ir.Attribute {
	var list []ir.Attribute
	for n := range 8 {
		list = append(list, ctx.F64Attr(float64(n+1)/2))
	}
	return list
}

func (floatKind) Holds(_ *ods.Param, v ir.Attribute) bool {
	f, ok := v.(*ir.FloatAttr)
	return ok && ir.AttrWidth(f.Type()) == 64
}

func (floatKind) Default(ctx *ir.Context, _ *ods.Param, value string) (ir.Attribute, bool) {
	f, err := strconv.ParseFloat(value, 64)
	return ctx.F64Attr(f), err == nil
}

func (floatKind) DefaultProblem(p *ods.Param, value string) string {
	_, err := strconv.ParseFloat(value, 64)
	return wrongDefault(p, err == nil)
}

func (floatKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtNumber(), false }

func (floatKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	return r.Number(r.Context().F64())
}

// boolKind is `true` or `false`.
type boolKind struct{ base }

func (boolKind) Word() string { return "bool" }

func (boolKind) Attr() ods.AttrKind { return ods.AttrBool }

func (boolKind) Code() kind.Code { return codeAs(ods.AttrBool) }

func (boolKind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.BoolAttr(true), ctx.BoolAttr(false)}
}

func (boolKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.IntegerAttr); return ok }

func (boolKind) Default(ctx *ir.Context, _ *ods.Param, value string) (ir.Attribute, bool) {
	return ctx.BoolAttr(value == "true" || value == "1"), true
}

func (boolKind) DefaultProblem(p *ods.Param, value string) string {
	return wrongDefault(p, value == "true" || value == "false" || value == "0" || value == "1")
}

func (boolKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) {
	_, yes = r.AtWord()
	return yes, false
}

func (boolKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	word, ok := r.Word()
	return r.Context().BoolAttr(word == "true"), ok
}

// stringKind is a string in quotes.
type stringKind struct{}

func (stringKind) Word() string { return "string" }

func (stringKind) Attr() ods.AttrKind { return ods.AttrString }

func (stringKind) Code() kind.Code { return codeAs(ods.AttrString) }

func (stringKind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.StringAttr("AOp"), ctx.StringAttr("BOp"), ctx.StringAttr("COp"), ctx.StringAttr("name")}
}

func (stringKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.StringAttr); return ok }

func (stringKind) Default(ctx *ir.Context, _ *ods.Param, value string) (ir.Attribute, bool) {
	return ctx.StringAttr(unquoted(value)), true
}

func (stringKind) DefaultProblem(*ods.Param, string) string { return "" }

func (stringKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtString(), false }

func (stringKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	s, ok := r.String()
	return r.Context().StringAttr(s), ok
}

func (stringKind) Print(w text.Writer, _ *ods.Param, v ir.Attribute) {
	if s, ok := v.(*ir.StringAttr); ok {
		w.Quoted(s.Value())
		return
	}
	w.Attr(v, true)
}

// keywordKind is any word.
type keywordKind struct{ stringKind }

func (keywordKind) Word() string { return "keyword" }

func (keywordKind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.StringAttr("name")}
}

func (keywordKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) {
	_, yes = r.AtWord()
	return yes, false
}

func (keywordKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	word, ok := r.Word()
	return r.Context().StringAttr(word), ok
}

func (keywordKind) Print(w text.Writer, _ *ods.Param, v ir.Attribute) { printWord(w, v) }

// attrKind is any attribute. Nothing but its text tells its type.
type attrKind struct{ base }

func (attrKind) Word() string { return "attr" }

func (attrKind) Code() kind.Code { return kind.Code{}.Made("ir.Attribute", "%[2]s") }

func (attrKind) Holds(*ods.Param, ir.Attribute) bool { return true }

func (attrKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtAttr(), false }

func (attrKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) { return r.Attr() }

func (attrKind) Print(w text.Writer, _ *ods.Param, v ir.Attribute) { w.Attr(v, false) }

// unitKind is present or absent: an optional group says which.
type unitKind struct{ base }

func (unitKind) Word() string { return "unit" }

func (unitKind) Attr() ods.AttrKind { return ods.AttrUnit }

func (unitKind) Code() kind.Code { return codeAs(ods.AttrUnit) }

func (unitKind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.UnitAttr()}
}

func (unitKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.UnitAttr); return ok }

func (unitKind) Starts(text.Reader, *ods.Param) (yes, empty bool) { return false, true }

func (unitKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	return r.Context().UnitAttr(), true
}

func (unitKind) Print(text.Writer, *ods.Param, ir.Attribute) {}

// enumKind is a case of an enumeration, or several flags joined with `|`; an `each` has one flag
// at a time.
type enumKind struct{ base }

func (enumKind) Attr() ods.AttrKind { return ods.AttrEnum }

func (enumKind) Holds(p *ods.Param, v ir.Attribute) bool {
	switch v := v.(type) {
	case *ir.IntegerAttr:
		return p.Enum.Kind != ods.KeywordEnum && ir.AttrWidth(v.Type()) == int(p.Enum.Width)
	case *ir.StringAttr:
		return p.Enum.Kind == ods.KeywordEnum
	}
	return false
}

func (enumKind) Default(ctx *ir.Context, p *ods.Param, value string) (ir.Attribute, bool) {
	v := ods.EnumAttr(ctx, p.Enum, value)
	return v, v != nil
}

func (enumKind) DefaultProblem(p *ods.Param, value string) string {
	return wrongDefault(p, p.Enum.Has(value))
}

func (enumKind) Starts(r text.Reader, p *ods.Param) (yes, empty bool) {
	return text.AtCase(r, p.Enum) || r.AtString() && text.HasQuoted(p.Enum), false
}

func (enumKind) Read(r text.Reader, p *ods.Param) (ir.Attribute, bool) {
	return text.ReadCases(r, p.Enum)
}

func (enumKind) Print(w text.Writer, p *ods.Param, v ir.Attribute) {
	cases, ok := text.Cases(p.Enum, v)
	switch {
	case !ok:
		w.Attr(v, true)
	case text.IsQuoted(cases):
		w.Quoted(cases)
	default:
		w.Text(cases)
	}
}

// literalKind is a word, `true`, `false` or an integer.
type literalKind struct{ base }

func (literalKind) Word() string { return "literal" }

func (literalKind) Samples(ctx *ir.Context) []ir.Attribute {
	return []ir.Attribute{ctx.I64Attr(2), ctx.BoolAttr(true), ctx.BoolAttr(false)}
}

func (literalKind) Holds(_ *ods.Param, v ir.Attribute) bool {
	switch v.(type) {
	case *ir.IntegerAttr, *ir.StringAttr:
		return true
	}
	return false
}

func (literalKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) {
	_, word := r.AtWord()
	return word || r.AtInteger(), false
}

func (literalKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) {
	if r.AtInteger() {
		n, ok := r.Int()
		return r.Context().I64Attr(n), ok
	}
	word, ok := r.Word()
	if word == "true" || word == "false" {
		return r.Context().BoolAttr(word == "true"), ok
	}
	return r.Context().StringAttr(word), ok
}

func (literalKind) Print(w text.Writer, _ *ods.Param, v ir.Attribute) { printWord(w, v) }

// dialectKind is an attribute of one definition, of whose text the name is left out unless it
// is an alias or the parameter is named. It is read without it all the same.
type dialectKind struct{ base }

func (dialectKind) Code() kind.Code { return kind.Code{}.Made("ir.Attribute", "%[2]s") }

func (dialectKind) Holds(p *ods.Param, v ir.Attribute) bool {
	d, ok := v.(*ir.DialectAttr)
	return ok && d.Def().Name() == p.Def
}

func (dialectKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) {
	return r.AtBracket() || r.AtAttr(), false
}

func (k dialectKind) Read(r text.Reader, p *ods.Param) (ir.Attribute, bool) {
	if r.AtBracket() || p.Named && !r.AtName() {
		def := ods.FindAttr(r.Context(), p.Def)
		if def == nil {
			return nil, r.Expected("an attribute that is known, which #" + p.Def + " is not")
		}
		return r.Params(def)
	}
	pos := r.Pos()
	v, ok := r.Attr()
	if ok && !k.Holds(p, v) {
		return nil, r.Errorf(pos, "'%s' is an attribute #%s", p.Name, p.Def)
	}
	return v, ok
}

func (dialectKind) Print(w text.Writer, p *ods.Param, v ir.Attribute) {
	if p.Named {
		w.Attr(v, true)
		return
	}
	w.Params(v)
}

// recordKind is several fields, which are parameters themselves. Formats name the fields.
type recordKind struct{ base }

func (recordKind) Attr() ods.AttrKind { return ods.AttrArray }

func (recordKind) Holds(_ *ods.Param, v ir.Attribute) bool { _, ok := v.(*ir.ArrayAttr); return ok }

func (recordKind) Starts(r text.Reader, _ *ods.Param) (yes, empty bool) { return r.AtAttr(), false }

func (recordKind) Read(r text.Reader, _ *ods.Param) (ir.Attribute, bool) { return r.Attr() }

// codeAs is the code of a kind of attributes without arguments.
func codeAs(k ods.AttrKind) kind.Code {
	a := &ods.Attr{Kind: k}
	return kind.Of(a).Code(a)
}

// printWord writes a string without quotes, and anything else as an attribute.
func printWord(w text.Writer, v ir.Attribute) {
	if s, ok := v.(*ir.StringAttr); ok {
		w.Text(s.Value())
		return
	}
	w.Attr(v, true)
}

// unquoted is what a string in quotes stands for; other text stands for itself.
func unquoted(value string) string {
	if s, err := strconv.Unquote(value); err == nil {
		return s
	}
	return value
}
