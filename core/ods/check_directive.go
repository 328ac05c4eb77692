package ods

import "fmt"

// partSet is a set of kinds of parts that a directive takes.
type partSet uint16

func parts(kinds ...RefKind) partSet {
	s := partSet(0)
	for _, k := range kinds {
		s |= 1 << k
	}
	return s
}

func (s partSet) has(k RefKind) bool { return s&(1<<k) != 0 }

// signatureOf says what a directive takes, in order; the last `optional` may be
// left out. A nil list takes any number of attributes.
type directiveArgs struct {
	args     []partSet
	optional int
}

func argsOf(kind ElemKind) (directiveArgs, bool) {
	attr, operand, variable := parts(RefAttr), parts(RefOperand), parts(RefVar)
	values := parts(RefOperand, RefResult, RefRegionArg, RefVar, RefOperands, RefResults)
	switch kind {
	case ElemType:
		return directiveArgs{args: []partSet{values | attr}}, true
	case ElemFunctionalType:
		return directiveArgs{args: []partSet{values, values}}, true
	case ElemArrowTypes:
		return directiveArgs{args: []partSet{parts(RefResult, RefResults, RefVar)}}, true
	case ElemQuoted:
		return directiveArgs{args: []partSet{attr | variable}}, true
	case ElemKeyword, ElemBare:
		return directiveArgs{args: []partSet{attr}}, true
	case ElemSignature:
		return directiveArgs{args: []partSet{parts(RefRegionArg), variable, variable, variable}, optional: 1}, true
	case ElemAffineMap, ElemMixed:
		if kind == ElemMixed {
			return directiveArgs{args: []partSet{operand, attr}}, true
		}
		return directiveArgs{args: []partSet{attr, operand}}, true
	case ElemAffineExprs:
		return directiveArgs{args: []partSet{attr, operand, attr}, optional: 1}, true
	case ElemWrappedOp, ElemChain:
		return directiveArgs{args: []partSet{parts(RefRegion)}}, true
	case ElemDefined:
		return directiveArgs{args: []partSet{operand}}, true
	case ElemRef:
		return directiveArgs{args: []partSet{parts(RefOperand, RefResult, RefAttr, RefRegion, RefSuccessor, RefRegionArg)}}, true
	}
	return directiveArgs{}, false
}

// directivesProblem finds a directive that does not take what it is given.
func (o *Op) directivesProblem(elems []Elem, inEach bool) string {
	for i := range elems {
		e := &elems[i]
		problem := o.directiveProblem(e, inEach)
		if problem == "" {
			problem = o.directivesProblem(e.Body, inEach || e.Kind == ElemEach)
		}
		if problem == "" {
			problem = o.directivesProblem(e.Else, inEach)
		}
		if problem != "" {
			return problem
		}
	}
	return ""
}

func (o *Op) directiveProblem(e *Elem, inEach bool) string {
	switch e.Kind {
	case ElemShort, ElemRecursive:
		return "'short' and 'recursive' are for the formats of types"
	case ElemDict:
		return o.attrsProblem(e.Args)
	case ElemEach:
		if len(e.Body) == 0 {
			return "an 'each' has nothing to repeat"
		}
	}
	takes, ok := argsOf(e.Kind)
	if !ok {
		return ""
	}
	given := e.Args
	if e.Kind == ElemRef {
		given = []Ref{e.Ref}
	}
	name := directiveName(e.Kind)
	if n := len(takes.args); len(given) > n || len(given) < n-takes.optional {
		return fmt.Sprintf("'%s' takes %d names, found %d", name, n, len(given))
	}
	for i, r := range given {
		if !takes.args[i].has(r.Kind) {
			return fmt.Sprintf("'%s' cannot be given '%s'", name, o.nameOf(r))
		}
	}
	return o.kindsProblem(e, name, inEach)
}

func (o *Op) attrsProblem(refs []Ref) string {
	for _, r := range refs {
		if r.Kind != RefAttr {
			return fmt.Sprintf("'dict' is of attributes, and '%s' is none", o.nameOf(r))
		}
	}
	return ""
}

// kindsProblem finds an attribute or region of which a directive cannot tell
// all, or not in this place.
func (o *Op) kindsProblem(e *Elem, name string, inEach bool) string {
	wrong := func(r Ref) string {
		return fmt.Sprintf("'%s' cannot tell '%s', which is of another kind", name, o.nameOf(r))
	}
	switch e.Kind {
	case ElemType:
		if e.Ref.Kind == RefAttr && o.Attributes[e.Ref.Index].Kind != AttrType {
			return wrong(e.Ref)
		}
	case ElemRef, ElemWrappedOp, ElemChain:
		return o.regionProblem(e, inEach)
	case ElemQuoted:
		if !o.isQuotable(e.Ref) {
			return wrong(e.Ref)
		}
	case ElemKeyword:
		if k := o.Attributes[e.Ref.Index].Kind; k != AttrString && k != AttrEnum {
			return wrong(e.Ref)
		}
	case ElemBare:
		if a := &o.Attributes[e.Ref.Index]; a.Kind == AttrIntElements && a.Type == nil {
			return "'bare' needs to know the type of the elements of '" + a.Name + "'"
		}
	case ElemAffineMap:
		if k := o.Attributes[e.Ref.Index].Kind; k != AttrAffineMap && k != AttrIntegerSet {
			return wrong(e.Ref)
		}
	case ElemAffineExprs:
		if o.Attributes[e.Ref.Index].Kind != AttrAffineMap {
			return wrong(e.Ref)
		}
		if len(e.Args) > 2 && o.Attributes[e.Args[2].Index].Kind != AttrIntElements {
			return wrong(e.Args[2])
		}
	case ElemMixed:
		if k := o.Attributes[e.Args[1].Index].Kind; k != AttrArray && k != AttrDenseArray {
			return wrong(e.Args[1])
		}
		if e.Word != "size" && e.Word != "stride" {
			return "'mixed' ends with 'size' or 'stride', which say what stands for a value in the attribute"
		}
	case ElemSignature:
		if !o.Vars[e.Args[1].Index].List || !o.Vars[e.Args[2].Index].List {
			return "'signature' takes a list of types of arguments, and one of results"
		}
	}
	return ""
}

func (o *Op) regionProblem(e *Elem, inEach bool) string {
	if e.Ref.Kind != RefRegion {
		return ""
	}
	r := &o.Regions[e.Ref.Index]
	switch {
	case inEach:
		return "region '" + r.Name + "' cannot be repeated by 'each'"
	case (e.Kind == ElemWrappedOp || e.Kind == ElemChain) && r.Terminator == "":
		return "the region of '" + directiveName(e.Kind) + "' says which operation is its terminator"
	case e.Kind == ElemChain && (r.Variadic || len(r.Args) > 0):
		return "the region of 'chain' is one region without named arguments"
	}
	return ""
}

// isQuotable reports whether a part is a keyword or string, or a list of
// keywords.
func (o *Op) isQuotable(r Ref) bool {
	if r.Kind == RefVar {
		for _, p := range o.Parameters {
			if p.Var == r.Index {
				return true
			}
		}
		return false
	}
	a := &o.Attributes[r.Index]
	return a.Kind == AttrEnum || a.Kind == AttrString || a.Kind == AttrArray && a.Elem != nil && (a.Elem.Kind == AttrEnum || a.Elem.Kind == AttrDialect)
}

func directiveName(kind ElemKind) string {
	for _, d := range directives {
		if d.is == kind {
			return d.word
		}
	}
	return "$"
}
