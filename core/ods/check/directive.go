package check

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ods"
)

// Directive is what a directive says of its use.
type Directive interface {
	ods.Directive
	// Problem says what is wrong with an element whose arguments are parts of the
	// right kinds, or nothing.
	Problem(o *ods.Op, e *ods.Elem) string
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
	case ods.ElemEach:
		if len(e.Body) == 0 {
			return "an 'each' has nothing to repeat"
		}
	case ods.ElemRef:
		if !anyPart.Has(e.Ref.Kind) {
			return fmt.Sprintf("'$' cannot be given '%s'", o.PartName(e.Ref))
		}
		return repeatedRegion(o, e, inEach)
	case ods.ElemDirective:
		if problem := argumentsProblem(o, e); problem != "" {
			return problem
		}
		if problem := repeatedRegion(o, e, inEach); problem != "" {
			return problem
		}
		return e.Directive.(Directive).Problem(o, e)
	}
	return ""
}

// anyPart has what `$name` may mean in the format of an operation.
var anyPart = ods.Parts(ods.RefOperand, ods.RefResult, ods.RefAttr, ods.RefRegion, ods.RefSuccessor, ods.RefRegionArg)

// argumentsProblem finds an argument that a directive does not take.
func argumentsProblem(o *ods.Op, e *ods.Elem) string {
	takes, name := e.Directive.Takes(), e.Directive.Name()
	if takes.Attrs {
		for _, r := range e.Args {
			if r.Kind != ods.RefAttr {
				return fmt.Sprintf("'%s' is of attributes, and '%s' is none", name, o.PartName(r))
			}
		}
		return ""
	}
	if n := len(takes.Parts); len(e.Args) > n || len(e.Args) < n-takes.Optional {
		return fmt.Sprintf("'%s' takes %d names, found %d", name, n, len(e.Args))
	}
	for i, r := range e.Args {
		if !takes.Parts[i].Has(r.Kind) {
			return fmt.Sprintf("'%s' cannot be given '%s'", name, o.PartName(r))
		}
	}
	return ""
}

// repeatedRegion finds a region in an `each`.
func repeatedRegion(o *ods.Op, e *ods.Elem, inEach bool) string {
	if inEach && e.Ref.Kind == ods.RefRegion {
		return "region '" + o.Regions[e.Ref.Index].Name + "' cannot be repeated by 'each'"
	}
	return ""
}
