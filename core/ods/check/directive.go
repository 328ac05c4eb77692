package check

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// partSet is a set of kinds of parts that a directive takes.
type partSet uint16

func parts(kinds ...ods.RefKind) partSet {
	s := partSet(0)
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

func (s partSet) has(k ods.RefKind) bool { return s&(1<<k) != 0 }

// directiveArgs says what a directive takes, in order; the last `optional` may be
// left out. A nil list takes any number of attributes.
type directiveArgs struct {
	args     []partSet
	optional int
}

func argsOf(kind ods.ElemKind) (directiveArgs, bool) {
	attr, operand, variable := parts(ods.RefAttr), parts(ods.RefOperand), parts(ods.RefVar)
	values := parts(ods.RefOperand, ods.RefResult, ods.RefRegionArg, ods.RefVar, ods.RefOperands, ods.RefResults)
	switch kind {
	case ods.ElemType:
		return directiveArgs{args: []partSet{values | attr}}, true
	case ods.ElemFunctionalType:
		return directiveArgs{args: []partSet{values, values}}, true
	case ods.ElemArrowTypes:
		return directiveArgs{args: []partSet{parts(ods.RefResult, ods.RefResults, ods.RefVar)}}, true
	case ods.ElemQuoted:
		return directiveArgs{args: []partSet{attr | variable}}, true
	case ods.ElemKeyword, ods.ElemBare:
		return directiveArgs{args: []partSet{attr}}, true
	case ods.ElemSignature:
		return directiveArgs{args: []partSet{parts(ods.RefRegionArg), variable, variable, variable}, optional: 1}, true
	case ods.ElemAffineMap, ods.ElemMixed:
		if kind == ods.ElemMixed {
			return directiveArgs{args: []partSet{operand, attr}}, true
		}
		return directiveArgs{args: []partSet{attr, operand}}, true
	case ods.ElemAffineExprs:
		return directiveArgs{args: []partSet{attr, operand, attr}, optional: 1}, true
	case ods.ElemWrappedOp, ods.ElemChain:
		return directiveArgs{args: []partSet{parts(ods.RefRegion)}}, true
	case ods.ElemDefined:
		return directiveArgs{args: []partSet{operand}}, true
	case ods.ElemRef:
		return directiveArgs{args: []partSet{parts(ods.RefOperand, ods.RefResult, ods.RefAttr, ods.RefRegion, ods.RefSuccessor, ods.RefRegionArg)}}, true
	}
	return directiveArgs{}, false
}

// directivesProblem finds a directive that does not take what it is given.
func directivesProblem(o *ods.Op, elems []ods.Elem, inEach bool) string {
	for i := range elems {
		e := &elems[i]
		problem := directiveProblem(o, e, inEach)
		if problem == "" {
			problem = directivesProblem(o, e.Body, inEach || e.Kind == ods.ElemEach)
		}
		if problem == "" {
			problem = directivesProblem(o, e.Else, inEach)
		}
		if problem != "" {
			return problem
		}
	}
	return ""
}

func directiveProblem(o *ods.Op, e *ods.Elem, inEach bool) string {
	switch e.Kind {
	case ods.ElemShort, ods.ElemRecursive:
		return "'short' and 'recursive' are for the formats of types"
	case ods.ElemDict:
		return attrsProblem(o, e.Args)
	case ods.ElemEach:
		if len(e.Body) == 0 {
			return "an 'each' has nothing to repeat"
		}
	}
	takes, ok := argsOf(e.Kind)
	if !ok {
		return ""
	}
	given := e.Args
	if e.Kind == ods.ElemRef {
		given = []ods.Ref{e.Ref}
	}
	name := directiveName(e.Kind)
	if n := len(takes.args); len(given) > n || len(given) < n-takes.optional {
		return fmt.Sprintf("'%s' takes %d names, found %d", name, n, len(given))
	}
	for i, r := range given {
		if !takes.args[i].has(r.Kind) {
			return fmt.Sprintf("'%s' cannot be given '%s'", name, nameOf(o, r))
		}
	}
	return kindsProblem(o, e, name, inEach)
}

func attrsProblem(o *ods.Op, refs []ods.Ref) string {
	for _, r := range refs {
		if r.Kind != ods.RefAttr {
			return fmt.Sprintf("'dict' is of attributes, and '%s' is none", nameOf(o, r))
		}
	}
	return ""
}

// kindsProblem finds an attribute or region of which a directive cannot tell
// all, or not in this place.
func kindsProblem(o *ods.Op, e *ods.Elem, name string, inEach bool) string {
	wrong := func(r ods.Ref) string {
		return fmt.Sprintf("'%s' cannot tell '%s', which is of another kind", name, nameOf(o, r))
	}
	switch e.Kind {
	case ods.ElemType:
		if e.Ref.Kind == ods.RefAttr && o.Attributes[e.Ref.Index].Kind != ods.AttrType {
			return wrong(e.Ref)
		}
	case ods.ElemRef, ods.ElemWrappedOp, ods.ElemChain:
		return regionProblem(o, e, inEach)
	case ods.ElemQuoted:
		if !isQuotable(o, e.Ref) {
			return wrong(e.Ref)
		}
	case ods.ElemKeyword:
		if k := o.Attributes[e.Ref.Index].Kind; k != ods.AttrString && k != ods.AttrEnum {
			return wrong(e.Ref)
		}
	case ods.ElemBare:
		if a := &o.Attributes[e.Ref.Index]; a.Kind == ods.AttrIntElements && a.Type == nil {
			return "'bare' needs to know the type of the elements of '" + a.Name + "'"
		}
	case ods.ElemAffineMap:
		if k := o.Attributes[e.Ref.Index].Kind; k != ods.AttrAffineMap && k != ods.AttrIntegerSet {
			return wrong(e.Ref)
		}
	case ods.ElemAffineExprs:
		if o.Attributes[e.Ref.Index].Kind != ods.AttrAffineMap {
			return wrong(e.Ref)
		}
		if len(e.Args) > 2 && o.Attributes[e.Args[2].Index].Kind != ods.AttrIntElements {
			return wrong(e.Args[2])
		}
	case ods.ElemMixed:
		if k := o.Attributes[e.Args[1].Index].Kind; k != ods.AttrArray && k != ods.AttrDenseArray {
			return wrong(e.Args[1])
		}
		if e.Word != "size" && e.Word != "stride" {
			return "'mixed' ends with 'size' or 'stride', which say what stands for a value in the attribute"
		}
	case ods.ElemSignature:
		if !o.Vars[e.Args[1].Index].List || !o.Vars[e.Args[2].Index].List {
			return "'signature' takes a list of types of arguments, and one of results"
		}
	}
	return ""
}

func regionProblem(o *ods.Op, e *ods.Elem, inEach bool) string {
	if e.Ref.Kind != ods.RefRegion {
		return ""
	}
	r := &o.Regions[e.Ref.Index]
	switch {
	case inEach:
		return "region '" + r.Name + "' cannot be repeated by 'each'"
	case (e.Kind == ods.ElemWrappedOp || e.Kind == ods.ElemChain) && r.Terminator == "":
		return "the region of '" + directiveName(e.Kind) + "' says which operation is its terminator"
	case e.Kind == ods.ElemChain && (r.Variadic || len(r.Args) > 0):
		return "the region of 'chain' is one region without named arguments"
	}
	return ""
}

// isQuotable reports whether a part is a keyword or string, or a list of
// keywords.
func isQuotable(o *ods.Op, r ods.Ref) bool {
	if r.Kind == ods.RefVar {
		for _, p := range o.Parameters {
			if p.Var == r.Index {
				return true
			}
		}
		return false
	}
	a := &o.Attributes[r.Index]
	return a.Kind == ods.AttrEnum || a.Kind == ods.AttrString || a.Kind == ods.AttrArray && a.Elem != nil && (a.Elem.Kind == ods.AttrEnum || a.Elem.Kind == ods.AttrDialect)
}

func directiveName(kind ods.ElemKind) string {
	for _, d := range parse.Directives {
		if d.Is == kind {
			return d.Word
		}
	}
	return "$"
}
