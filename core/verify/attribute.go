package verify

import "github.com/mlirc/mlirc/core/irdl"

// kindText names a kind for a message.
func kindText(a *irdl.Attr) string {
	switch a.Kind {
	case irdl.AttrTypedInteger:
		return "an integer of type " + a.Type.String()
	case irdl.AttrTypedFloat:
		return "a number of type " + a.Type.String()
	case irdl.AttrEnum:
		return "a case of " + a.Enum.Name
	case irdl.AttrDialect:
		return "an attribute #" + a.Def
	case irdl.AttrArray:
		if a.Elem != nil {
			return "an array, each element " + kindText(a.Elem)
		}
	}
	return kindNames[a.Kind]
}

// kindNames names the kinds that need no more than a word.
var kindNames = map[irdl.AttrKind]string{
	irdl.AttrInteger: "an integer", irdl.AttrFloat: "a float", irdl.AttrBool: "true or false",
	irdl.AttrString: "a string", irdl.AttrSymbolName: "a string that names a symbol",
	irdl.AttrSymbol: "a reference to a symbol without nesting", irdl.AttrSymbolRef: "a reference to a symbol",
	irdl.AttrUnit: "unit", irdl.AttrType: "a type", irdl.AttrAffineMap: "an affine map",
	irdl.AttrIntegerSet: "an integer set", irdl.AttrArray: "an array", irdl.AttrDictionary: "a dictionary",
	irdl.AttrElements: "an elements attribute", irdl.AttrIntElements: "elements that are integers",
	irdl.AttrOffsets: "elements that are integers",
}
