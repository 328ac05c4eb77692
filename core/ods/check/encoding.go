package check

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ods"
)

// encodingProblem says why an instruction could not be read back: a part that stands
// nowhere or twice, one behind a list, parameters without a place.
func encodingProblem(o *ods.Op) string {
	if o.Encoding == nil {
		return ""
	}
	if len(o.Results) > 1 {
		return "an instruction has one result at most"
	}
	placed := map[ods.Ref]bool{}
	open := ""
	for i := range o.Encoding.Fields {
		f := &o.Encoding.Fields[i]
		name := o.PartName(f.Ref)
		if open != "" {
			return fmt.Sprintf("the words of '%s' come behind the list '%s', which takes all that are left", name, open)
		}
		if placed[f.Ref] {
			return fmt.Sprintf("'%s' has its words twice", name)
		}
		placed[f.Ref] = true
		if takesRest(o, f.Ref) {
			open = name
		}
		if problem := keywordProblem(o, f, placed); problem != "" {
			return problem
		}
	}
	for i := range o.Operands {
		if !placed[ods.Ref{Kind: ods.RefOperand, Index: i}] {
			return fmt.Sprintf("operand '%s' has no words in the instruction", o.Operands[i].Name)
		}
	}
	for i := range o.Attributes {
		if a := &o.Attributes[i]; !a.MayBeAbsent() && !placed[ods.Ref{Kind: ods.RefAttr, Index: i}] {
			return fmt.Sprintf("attribute '%s' has no words in the instruction", a.Name)
		}
	}
	return ""
}

// takesRest reports whether a part takes all words that are left.
func takesRest(o *ods.Op, r ods.Ref) bool {
	switch r.Kind {
	case ods.RefOperand:
		return o.Operands[r.Index].Arity == ods.Variadic
	case ods.RefAttr:
		return o.Attributes[r.Index].Kind == ods.AttrArray
	}
	return false
}

// keywordProblem checks that the parameters of keywords have places.
func keywordProblem(o *ods.Op, f *ods.EncodingField, placed map[ods.Ref]bool) string {
	wanted := 0
	name := o.PartName(f.Ref)
	if f.Ref.Kind == ods.RefAttr && o.Attributes[f.Ref.Index].Kind == ods.AttrEnum {
		wanted = o.Attributes[f.Ref.Index].Enum.NumParams()
	}
	if wanted == 0 && len(f.Params) > 0 {
		return fmt.Sprintf("the keywords of '%s' have no parameters", name)
	}
	all := false
	for _, p := range f.Params {
		all = all || takesRest(o, p.Ref)
		placed[p.Ref] = true
	}
	if !all && len(f.Params) != wanted {
		return fmt.Sprintf("the keywords of '%s' have %d parameters, but there are places for %d", name, wanted, len(f.Params))
	}
	return ""
}
