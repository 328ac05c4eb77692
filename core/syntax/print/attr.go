package print

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
)

// eliding says when the type of an attribute is left out.
type eliding uint8

const (
	elideNever   eliding = iota
	elideDefault         // of i64 and f64: what the reader takes anyway
	elideAlways
)

// Attr appends an attribute, by its alias if it has one, without its own type
// if that is elided.
func (pr *Printer) Attr(a ir.Attribute, elideType bool) {
	if elideType {
		pr.attrEliding(a, elideAlways)
		return
	}
	pr.attrEliding(a, elideNever)
}

// Params appends the alias of a dialect's attribute, or what stands behind its name.
func (pr *Printer) Params(a ir.Attribute) {
	d, ok := a.(*ir.DialectAttr)
	if !ok || pr.Collecting || pr.aliases != nil && pr.aliases.appendAttr(pr, a) {
		if !ok || pr.Collecting {
			pr.Attr(a, false)
		}
		return
	}
	pr.AttrParams(d)
}

func (pr *Printer) attrEliding(a ir.Attribute, e eliding) {
	if pr.Collecting {
		pr.visitAttr(a)
		return
	}
	if pr.aliases != nil && pr.aliases.appendAttr(pr, a) {
		return
	}
	pr.attrBody(a, e)
}

// attrBody appends an attribute in full; what is inside may still be aliases.
func (pr *Printer) attrBody(a ir.Attribute, e eliding) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		pr.integerAttr(a, e)
	case *ir.FloatAttr:
		pr.floatAttr(a, e)
	case *ir.StringAttr:
		pr.Quoted(a.Value())
		pr.attrType(a.Type(), e)
	case *ir.TypeAttr:
		pr.Type(a.Value())
	case *ir.ArrayAttr:
		pr.arrayAttr(a)
	case *ir.DictionaryAttr:
		pr.dictionaryAttr(a)
	case *ir.SymbolRefAttr:
		pr.symbolRef(a)
	case *ir.UnitAttr:
		pr.Text("unit")
	case *ir.AffineMapAttr:
		pr.Text("affine_map<")
		pr.Out = append(a.Map().Append(pr.Out), '>')
	case *ir.IntegerSetAttr:
		pr.Text("affine_set<")
		pr.Out = append(a.Set().Append(pr.Out), '>')
	case *ir.DistinctAttr:
		pr.distinctAttr(a)
	case *ir.DialectAttr:
		pr.dialectAttr(a)
		pr.attrType(a.Type(), e)
	case *ir.OpaqueAttr:
		pr.dialectSymbol('#', a.Dialect(), a.Body())
		pr.attrType(a.Type(), e)
	case ir.Location:
		pr.location(a)
	case nil:
		pr.Text("<<NULL ATTRIBUTE>>")
	default:
		pr.elementsAttr(a, e)
	}
}

// distinctAttr appends `distinct[number]<attribute>`.
func (pr *Printer) distinctAttr(a *ir.DistinctAttr) {
	pr.Text("distinct[")
	pr.Out = strconv.AppendUint(pr.Out, a.Number(), 10)
	pr.Text("]<")
	if _, unit := a.Of().(*ir.UnitAttr); !unit {
		pr.attrEliding(a.Of(), elideNever)
	}
	pr.Byte('>')
}

// attrType appends ` : type`, unless it is elided or none.
func (pr *Printer) attrType(t ir.Type, e eliding) {
	if _, none := t.(*ir.NoneType); none || e == elideAlways {
		return
	}
	pr.Text(" : ")
	pr.Type(t)
}

func (pr *Printer) integerAttr(a *ir.IntegerAttr, e eliding) {
	signed := true
	if t, ok := a.Type().(*ir.IntegerType); ok {
		signed = t.Signedness() != ir.Unsigned
		if t.Signedness() == ir.Signless && t.Width() == 1 {
			pr.truth(!a.Value().IsZero())
			return
		}
		if e == elideDefault && t.Signedness() == ir.Signless && t.Width() == 64 {
			e = elideAlways
		}
	}
	pr.Out = a.Value().AppendDecimal(pr.Out, signed)
	pr.attrType(a.Type(), e)
}

func (pr *Printer) truth(b bool) {
	if b {
		pr.Text("true")
		return
	}
	pr.Text("false")
}

func (pr *Printer) floatAttr(a *ir.FloatAttr, e eliding) {
	pr.Out = a.Value().AppendText(pr.Out)
	if e == elideDefault && a.Value().Kind().BitWidth() == 64 {
		return
	}
	pr.attrType(a.Type(), e)
}

func (pr *Printer) arrayAttr(a *ir.ArrayAttr) {
	pr.Byte('[')
	for i, x := range a.Elems() {
		if i > 0 {
			pr.Text(", ")
		}
		pr.attrEliding(x, elideDefault)
	}
	pr.Byte(']')
}

func (pr *Printer) dictionaryAttr(a *ir.DictionaryAttr) {
	pr.Byte('{')
	entries := a.Entries()
	for i := range entries {
		if i > 0 {
			pr.Text(", ")
		}
		pr.NamedAttr(&entries[i])
	}
	pr.Byte('}')
}

func (pr *Printer) symbolRef(a *ir.SymbolRefAttr) {
	pr.SymbolName(a.Root())
	for _, n := range a.Nested() {
		pr.Text("::")
		pr.SymbolName(n)
	}
}
