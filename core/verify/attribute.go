package verify

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/irdl"
)

// kindText names a kind for a message.
func kindText(a *irdl.Attr) string {
	switch a.Kind {
	case irdl.AttrTypedInteger:
		return "an integer of type " + a.Type.String()
	case irdl.AttrTypedFloat:
		return "a number of type " + a.Type.String()
	case irdl.AttrEnum:
		return enumText(a.Enum)
	case irdl.AttrDialect:
		return "an attribute #" + a.Def
	case irdl.AttrArray:
		if a.Elem != nil {
			return "an array, each element " + kindText(a.Elem)
		}
	}
	return kindNames[a.Kind]
}

// maxCases is how many cases of an enumeration a message lists.
const maxCases = 12

// enumText names an enumeration with its first cases.
func enumText(e *irdl.Enum) string {
	var b strings.Builder
	b.WriteString("a case of " + e.Name)
	switch e.Kind {
	case irdl.IntEnum:
		fmt.Fprintf(&b, " in %d bits", e.Width)
	case irdl.FlagsEnum:
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
		if e.Kind == irdl.KeywordEnum {
			fmt.Fprintf(&b, "%q", c.Word)
			continue
		}
		fmt.Fprintf(&b, "%d (%s)", c.Value, c.Word)
	}
	return b.String()
}

// kindNames names the kinds that need no more than a word.
var kindNames = map[irdl.AttrKind]string{
	irdl.AttrInteger: "an integer", irdl.AttrFloat: "a float", irdl.AttrBool: "true or false",
	irdl.AttrString: "a string", irdl.AttrSymbolName: "a string that names a symbol",
	irdl.AttrSymbol: "a reference to a symbol without nesting", irdl.AttrSymbolRef: "a reference to a symbol",
	irdl.AttrUnit: "unit", irdl.AttrType: "a type", irdl.AttrAffineMap: "an affine map",
	irdl.AttrIntegerSet: "an integer set", irdl.AttrArray: "an array", irdl.AttrDictionary: "a dictionary",
	irdl.AttrElements: "an elements attribute", irdl.AttrIntElements: "elements that are integers, a million of them at most",
	irdl.AttrOffsets: "elements that are integers, a million of them at most",
}
