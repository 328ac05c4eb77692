package print

import (
	"github.com/mlirc/mlirc/core/ir"
)

// eliding says when the type of an attribute is left out.
type eliding uint8

const (
	elideNever   eliding = iota
	elideDefault         // of i64 and f64: what the reader takes anyway
	elideAlways
)

// attr appends an attribute, by its alias if it has one, without its own type
// if that is elided.
func (pr *printer) attr(a ir.Attribute, elideType bool) {
	if elideType {
		pr.attrEliding(a, elideAlways)
		return
	}
	pr.attrEliding(a, elideNever)
}

func (pr *printer) attrEliding(a ir.Attribute, e eliding) {
	if pr.collecting {
		pr.visitAttr(a)
		return
	}
	if pr.aliases != nil && pr.aliases.appendAttr(pr, a) {
		return
	}
	pr.attrBody(a, e)
}

// attrBody appends an attribute in full; what is inside may still be aliases.
func (pr *printer) attrBody(a ir.Attribute, e eliding) {
	switch a := a.(type) {
	case *ir.IntegerAttr:
		pr.integerAttr(a, e)
	case *ir.FloatAttr:
		pr.floatAttr(a, e)
	case *ir.StringAttr:
		pr.quoted(a.Value())
		pr.attrType(a.Type(), e)
	case *ir.TypeAttr:
		pr.type_(a.Value())
	case *ir.ArrayAttr:
		pr.arrayAttr(a)
	case *ir.DictionaryAttr:
		pr.dictionaryAttr(a)
	case *ir.SymbolRefAttr:
		pr.symbolRef(a)
	case *ir.UnitAttr:
		pr.text("unit")
	case *ir.AffineMapAttr:
		pr.text("affine_map<")
		pr.out = append(a.Map().Append(pr.out), '>')
	case *ir.IntegerSetAttr:
		pr.text("affine_set<")
		pr.out = append(a.Set().Append(pr.out), '>')
	case *ir.DialectAttr:
		pr.dialectAttr(a)
		pr.attrType(a.Type(), e)
	case *ir.OpaqueAttr:
		pr.dialectSymbol('#', a.Dialect(), a.Body())
		pr.attrType(a.Type(), e)
	case ir.Location:
		pr.location(a)
	case nil:
		pr.text("<<NULL ATTRIBUTE>>")
	default:
		pr.elementsAttr(a, e)
	}
}

// attrType appends ` : type`, unless it is elided or none.
func (pr *printer) attrType(t ir.Type, e eliding) {
	if _, none := t.(*ir.NoneType); none || e == elideAlways {
		return
	}
	pr.text(" : ")
	pr.type_(t)
}

func (pr *printer) integerAttr(a *ir.IntegerAttr, e eliding) {
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
	pr.out = a.Value().AppendDecimal(pr.out, signed)
	pr.attrType(a.Type(), e)
}

func (pr *printer) truth(b bool) {
	if b {
		pr.text("true")
		return
	}
	pr.text("false")
}

func (pr *printer) floatAttr(a *ir.FloatAttr, e eliding) {
	pr.out = a.Value().AppendText(pr.out)
	if e == elideDefault && a.Value().Kind().BitWidth() == 64 {
		return
	}
	pr.attrType(a.Type(), e)
}

func (pr *printer) arrayAttr(a *ir.ArrayAttr) {
	pr.byte('[')
	for i, x := range a.Elems() {
		if i > 0 {
			pr.text(", ")
		}
		pr.attrEliding(x, elideDefault)
	}
	pr.byte(']')
}

func (pr *printer) dictionaryAttr(a *ir.DictionaryAttr) {
	pr.byte('{')
	entries := a.Entries()
	for i := range entries {
		if i > 0 {
			pr.text(", ")
		}
		pr.namedAttr(&entries[i])
	}
	pr.byte('}')
}

func (pr *printer) symbolRef(a *ir.SymbolRefAttr) {
	pr.symbolName(a.Root())
	for _, n := range a.Nested() {
		pr.text("::")
		pr.symbolName(n)
	}
}
