package check

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
)

// AttrSource says where an attribute of a made operation comes from.
type AttrSource struct {
	To *ods.Attr
	// From is the attribute of the converted operation, "" for a value. FromAttr is its
	// declaration, nil when its definition has none.
	From     string
	FromAttr *ods.Attr
	Value    *ods.Value
	// AsIs reports that every value of FromAttr is one of To and means the same.
	AsIs    bool
	Renames []ods.Rename
}

// source says how values of an attribute become those of another one, or why they
// cannot: as they are if the other kind takes them, otherwise by their words.
func (find Definitions) source(from, to *ods.Attr, renames []ods.Rename) (AttrSource, string) {
	s := AttrSource{To: to, From: from.Name, FromAttr: from, Renames: renames}
	words := find.enumOf(from)
	renamed := words != nil && slices.ContainsFunc(renames, func(r ods.Rename) bool { return slices.Contains(words.Words(), r.From) })
	if !renamed && kind.Covers(to, from) {
		s.AsIs = true
		return s, ""
	}
	if from.Kind == ods.AttrAny || from.Kind == ods.AttrArray && to.Kind == ods.AttrArray {
		return s, "" // each value is looked at
	}
	there := find.enumOf(to)
	if words == nil || there == nil && to.Kind != ods.AttrString {
		if from.Kind == ods.AttrString && there != nil {
			return s, ""
		}
		return s, "they are of different kinds"
	}
	if there == nil {
		return s, ""
	}
	for _, w := range words.Cases {
		if w.Value == 0 && words.Kind == ods.FlagsEnum && there.Kind == ods.FlagsEnum {
			continue // no flag is no flag
		}
		if word := renamedTo(w.Word, renames); !slices.Contains(there.Words(), word) {
			return s, fmt.Sprintf("'%s' has no word '%s'%s", there.Name, word, wordHint(w.Word, word, there))
		}
	}
	return s, ""
}

func wordHint(from, word string, e *ods.Enum) string {
	if hint := didYouMean(word, e.Words()); hint != "" {
		return hint
	}
	return "; say what it is there with renames(" + from + " = WORD)"
}

func renamedTo(word string, renames []ods.Rename) string {
	for _, r := range renames {
		if r.From == word {
			return r.To
		}
	}
	return word
}

// enumOf is the enumeration whose words the values of an attribute are, nil when they
// are no words.
func (find Definitions) enumOf(a *ods.Attr) *ods.Enum {
	switch a.Kind {
	case ods.AttrEnum:
		return a.Enum
	case ods.AttrDialect:
		def := find.attr(a.Def)
		if def != nil && len(def.Params()) == 1 && def.Params()[0].Kind == ods.ParamEnum {
			return def.Params()[0].Enum
		}
	}
	return nil
}

// valueProblem says why a value is none of an attribute, or nothing. What is of the
// kinds that this does not know is found out when it is made.
func (find Definitions) valueProblem(a *ods.Attr, v *ods.Value) string {
	if e := find.enumOf(a); e != nil && a.Kind == ods.AttrEnum {
		word := v.Text
		if unquoted, err := strconv.Unquote(word); err == nil {
			word = unquoted
		}
		if _, ok := e.Value(word); !ok {
			return fmt.Sprintf("'%s' is no word of '%s'%s", word, e.Name, didYouMean(word, e.Words()))
		}
		return ""
	}
	if !kind.Of(a).Constant(v.Text) {
		return fmt.Sprintf("'%s' is no value of it", v.Text)
	}
	return ""
}
