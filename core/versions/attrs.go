package versions

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// conversion is how a value of an attribute in memory becomes one of its form, or
// back: between kinds that say the same in other ways, a keyword stays the
// keyword and a number the number, unless the form renames it.
type conversion struct {
	from, to *ods.Attr
	renames  []ods.Rename
	back     bool
}

// convert returns the value, false when to has nothing for it. def is what op is
// now.
func (c conversion) convert(v ir.Attribute, op *ir.Operation, def *ods.Op) (ir.Attribute, bool) {
	if len(c.renames) == 0 && c.from.Kind == c.to.Kind && c.from.Enum == c.to.Enum && c.from.Elem == nil && c.to.Elem == nil || c.same(v) {
		return v, true
	}
	switch {
	case c.from.Kind == ods.AttrOffsets && c.to.Kind == ods.AttrSegmentSizes:
		return segmentSizes(v, op, def)
	case c.from.Kind == ods.AttrSegmentSizes && c.to.Kind == ods.AttrOffsets:
		return offsets(v)
	}
	if list, ok := c.list(v); ok {
		return c.convertList(list, v.Context())
	}
	if w, ok := WordOf(c.from, v); ok {
		return ValueOf(v.Context(), c.to, c.rename(w))
	}
	return v, kind.Holds(c.to, v)
}

// same reports whether a value is the same on both sides, whatever it is.
func (c conversion) same(v ir.Attribute) bool {
	return len(c.renames) == 0 && c.to.Kind != ods.AttrAny && c.to.Kind != ods.AttrArray && kind.Holds(c.to, v) ||
		c.from.Kind == ods.AttrAny || c.to.Kind == ods.AttrAny
}

// list is the elements of an array of either kind.
func (c conversion) list(v ir.Attribute) ([]ir.Attribute, bool) {
	switch v := v.(type) {
	case *ir.ArrayAttr:
		return v.Elems(), true
	case *ir.DenseArrayAttr:
		list := make([]ir.Attribute, v.Len())
		for i := range list {
			list[i] = v.Element(i)
		}
		return list, true
	case *ir.DenseElementsAttr:
		if c.to.Kind != ods.AttrDenseArray || v.Len() > kind.MaxListed {
			return nil, false
		}
		list := make([]ir.Attribute, v.Len())
		for i := range list {
			list[i] = v.Element(i)
		}
		return list, true
	}
	return nil, false
}

func (c conversion) convertList(list []ir.Attribute, ctx *ir.Context) (ir.Attribute, bool) {
	elem := conversion{from: elementOf(c.from), to: elementOf(c.to), renames: c.renames, back: c.back}
	out := make([]ir.Attribute, len(list))
	for i, v := range list {
		w, ok := v, true
		if elem.from != nil || elem.to != nil {
			w, ok = elem.element(v)
		}
		if !ok {
			return nil, false
		}
		out[i] = w
	}
	switch c.to.Kind {
	case ods.AttrDenseArray:
		if slices.ContainsFunc(out, func(v ir.Attribute) bool { _, isInt := v.(*ir.IntegerAttr); return !isInt }) {
			return nil, false
		}
		return kind.DenseArray(ctx, integerType(ctx, c.to), out), true
	case ods.AttrElements, ods.AttrIntElements:
		if len(out) == 0 {
			return nil, false // a vector has an element at least
		}
		t := integerType(ctx, c.from)
		var data []byte
		for _, v := range out {
			data = ir.AppendElement(data, v)
		}
		return ctx.DenseElementsAttr(ctx.VectorType([]int64{int64(len(out))}, t), data, false), true
	}
	return ctx.ArrayAttr(out), true
}

// integerType is the type of an integer that an attribute has, or of those in it; i64 where the
// definition does not say.
func integerType(ctx *ir.Context, a *ods.Attr) ir.Type {
	if a.Type != nil && a.Type.Op == ods.TypeInteger {
		return ctx.IntegerType(uint32(a.Type.Int), a.Type.Signedness())
	}
	return ctx.I64()
}

// element converts an element. One of a list of any kind is a word if it can be.
func (c conversion) element(v ir.Attribute) (ir.Attribute, bool) {
	if c.from == nil {
		c.from = &ods.Attr{Kind: ods.AttrString}
	}
	if c.to == nil {
		c.to = &ods.Attr{Kind: ods.AttrString}
	}
	if _, number := v.(*ir.IntegerAttr); number && c.to.Kind == ods.AttrString {
		return v, c.from.Kind == ods.AttrTypedInteger // a list of any kind
	}
	if n, number := v.(*ir.IntegerAttr); number && c.from.Kind == ods.AttrString && c.to.Kind == ods.AttrTypedInteger {
		x, fits := n.Int()
		same := v.Context().IntAttr(integerType(v.Context(), c.to), x)
		back, _ := same.Int()
		return same, fits && x == back
	}
	if inner, ok := c.list(v); ok {
		return c.convertList(inner, v.Context())
	}
	if w, ok := WordOf(c.from, v); ok {
		return ValueOf(v.Context(), c.to, c.rename(w))
	}
	return v, kind.Holds(c.to, v)
}

// elementOf is the kind of the elements of a list, nil when it is not known.
func elementOf(a *ods.Attr) *ods.Attr {
	if a.Kind == ods.AttrDenseArray {
		return &ods.Attr{Kind: ods.AttrTypedInteger, Type: a.Type, Var: -1}
	}
	return a.Elem
}

// rename is what a word or number is called on the other side. One that another
// is renamed to has no name there.
func (c conversion) rename(w string) string {
	taken := false
	for _, r := range c.renames {
		from, to := r.From, r.To
		if c.back {
			from, to = to, from
		}
		if w == from {
			return to
		}
		taken = taken || w == to
	}
	if taken {
		return ""
	}
	return w
}

// unitWord is what a unit says where the other side has a keyword for it.
const unitWord = "unit"

// WordOf is the keyword, string or decimal number that a value says, [unitWord] of a unit; several
// flags are joined with `,`.
func WordOf(a *ods.Attr, v ir.Attribute) (string, bool) {
	switch v := v.(type) {
	case *ir.StringAttr:
		return v.Value(), true
	case *ir.UnitAttr:
		return unitWord, true
	case *ir.IntegerAttr:
		switch a.Kind {
		case ods.AttrEnum:
			return enumWord(a.Enum, v)
		case ods.AttrBool:
			return strconv.FormatBool(!v.Value().IsZero()), true
		}
		return string(v.Value().AppendDecimal(nil, true)), a.Kind == ods.AttrTypedInteger
	case *ir.DialectAttr:
		def, ok := v.Def().(*ods.TypeDef)
		if !ok || len(def.Params()) != 1 || len(v.Params()) != 1 {
			return "", false
		}
		switch p := v.Params()[0].(type) {
		case *ir.StringAttr:
			return p.Value(), true
		case *ir.IntegerAttr:
			return enumWord(def.Params()[0].Enum, p)
		}
	}
	return "", false
}

func enumWord(e *ods.Enum, v *ir.IntegerAttr) (string, bool) {
	if e == nil {
		return "", false
	}
	n, ok := v.Value().Uint64()
	if !ok {
		return "", false
	}
	if w, ok := e.Word(n); ok {
		return w, true
	}
	words, _ := e.Flags(n)
	return strings.Join(words, ","), len(words) > 0
}

// ValueOf is the value of an attribute that says a keyword or number.
func ValueOf(ctx *ir.Context, a *ods.Attr, word string) (ir.Attribute, bool) {
	if word == "" {
		return nil, false
	}
	switch a.Kind {
	case ods.AttrEnum:
		v := enumValue(ctx, a.Enum, word)
		return v, v != nil
	case ods.AttrString:
		return ctx.StringAttr(word), true
	case ods.AttrUnit:
		return ctx.UnitAttr(), word == unitWord
	case ods.AttrBool:
		b, err := strconv.ParseBool(word)
		return ctx.BoolAttr(b), err == nil
	case ods.AttrTypedInteger:
		n, err := strconv.ParseInt(word, 10, 64)
		return ctx.IntAttr(integerType(ctx, a), n), err == nil
	case ods.AttrDialect:
		return dialectWord(ctx, a.Def, word)
	}
	return nil, false
}

// enumValue is the attribute of a keyword, or of several flags as [WordOf] joins them; nil when
// the enumeration does not have them.
func enumValue(ctx *ir.Context, e *ods.Enum, word string) ir.Attribute {
	if e.Kind != ods.FlagsEnum || !strings.Contains(word, ",") {
		return ods.EnumAttr(ctx, e, word)
	}
	flags := uint64(0)
	for each := range strings.SplitSeq(word, ",") {
		value, ok := e.Value(each)
		if !ok {
			return nil
		}
		flags |= value
	}
	return ctx.IntAttr(ctx.IntegerType(e.Width, ir.Signless), int64(flags))
}

// dialectWord is a dialect attribute whose only parameter is a keyword.
func dialectWord(ctx *ir.Context, name, word string) (ir.Attribute, bool) {
	prefix, mnemonic, _ := strings.Cut(name, ".")
	d, ok := ctx.Dialect(prefix).(*ods.Dialect)
	if !ok {
		return nil, false
	}
	def := d.Attr(mnemonic)
	if def == nil || len(def.Params()) != 1 || def.Params()[0].Enum == nil {
		return nil, false
	}
	v := enumValue(ctx, def.Params()[0].Enum, word)
	if v == nil {
		return nil, false
	}
	return ctx.DialectAttr(def, nil, v), true
}

// segmentSizes are the sizes of the lists of a nested group.
func segmentSizes(v ir.Attribute, op *ir.Operation, def *ods.Op) (ir.Attribute, bool) {
	starts, ok := v.(*ir.DenseElementsAttr)
	if !ok || starts.Len() > kind.MaxListed {
		return nil, false
	}
	for i := range def.Operands {
		if def.Operands[i].Arity != ods.Nested {
			continue
		}
		sizes := make([]int, starts.Len())
		for n := range sizes {
			start, end := def.SegmentRange(op, i, n)
			sizes[n] = end - start
		}
		return denseI32(op.Context(), sizes), true
	}
	return nil, false
}

// offsets says where the lists of a nested group begin.
func offsets(v ir.Attribute) (ir.Attribute, bool) {
	sizes, ok := v.(*ir.DenseArrayAttr)
	if !ok {
		return nil, false
	}
	starts, at := make([]int, sizes.Len()), 0
	for i := range starts {
		starts[i] = at
		n, _ := sizes.Element(i).(*ir.IntegerAttr).Int()
		at += int(min(max(n, 0), 1<<31))
	}
	return ods.SegmentsOf(v.Context(), starts...), true
}
