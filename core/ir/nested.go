package ir

import "iter"

// Nested iterates over an attribute and, in order, what is in its arrays and dictionaries, at
// any depth; nil has nothing.
func Nested(a Attribute) iter.Seq[Attribute] {
	return func(yield func(Attribute) bool) { nested(a, yield) }
}

func nested(a Attribute, yield func(Attribute) bool) bool {
	if a == nil {
		return true
	}
	if !yield(a) {
		return false
	}
	switch a := a.(type) {
	case *ArrayAttr:
		for _, e := range a.Elems() {
			if !nested(e, yield) {
				return false
			}
		}
	case *DictionaryAttr:
		for _, e := range a.Entries() {
			if !nested(e.Value, yield) {
				return false
			}
		}
	}
	return true
}
