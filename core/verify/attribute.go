package verify

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
)

// kindText names a kind for a message.
func kindText(a *ods.Attr) string {
	switch a.Kind {
	case ods.AttrTypedInteger:
		return "an integer of type " + a.Type.String()
	case ods.AttrTypedFloat:
		return "a number of type " + a.Type.String()
	case ods.AttrEnum:
		return enumText(a.Enum)
	case ods.AttrDialect:
		return "an attribute #" + a.Def
	case ods.AttrArray:
		if a.Elem != nil {
			return "an array, each element " + kindText(a.Elem)
		}
	}
	return kindNames[a.Kind]
}

// maxCases is how many cases of an enumeration a message lists.
const maxCases = 12

// enumText names an enumeration with its first cases.
func enumText(e *ods.Enum) string {
	var b strings.Builder
	b.WriteString("a case of " + e.Name)
	switch e.Kind {
	case ods.IntEnum:
		fmt.Fprintf(&b, " in %d bits", e.Width)
	case ods.FlagsEnum:
		fmt.Fprintf(&b, " in %d bits, or several joined", e.Width)
	}
	for i, c := range e.Cases {
		switch {
		case i == maxCases:
			b.WriteString(", ...")
			return b.String()
		case i == 0:
			b.WriteString(": ")
		default:
			b.WriteString(", ")
		}
		if e.Kind == ods.KeywordEnum {
			fmt.Fprintf(&b, "%q", c.Word)
			continue
		}
		fmt.Fprintf(&b, "%d (%s)", c.Value, c.Word)
	}
	return b.String()
}

// kindNames names the kinds that need no more than a word.
var kindNames = map[ods.AttrKind]string{
	ods.AttrInteger: "an integer", ods.AttrFloat: "a float", ods.AttrBool: "true or false",
	ods.AttrString: "a string", ods.AttrSymbolName: "a string that names a symbol",
	ods.AttrSymbol: "a reference to a symbol without nesting", ods.AttrSymbolRef: "a reference to a symbol",
	ods.AttrUnit: "unit", ods.AttrType: "a type", ods.AttrAffineMap: "an affine map",
	ods.AttrIntegerSet: "an integer set", ods.AttrArray: "an array", ods.AttrDictionary: "a dictionary",
	ods.AttrElements: "an elements attribute", ods.AttrIntElements: "elements that are integers, a million of them at most",
	ods.AttrOffsets: "elements that are integers, a million of them at most",
}
