package check

import (
	"slices"

	"github.com/mlirc/mlirc/core/ods"
)

// Op says what is wrong with an operation, or nothing: parts that cannot be
// distinguished or name what is not there, a format that cannot be read back.
func Op(o *ods.Op) string {
	for _, problem := range [...]func() string{
		func() string { return nameTwice(o) }, func() string { return nestedProblem(o) },
		func() string { return successorProblem(o) }, func() string { return effectProblem(o) },
		func() string { return flowProblem(o) }, func() string { return terminatorProblem(o) },
		func() string { return groupsProblem(o, "operand", o.Operands, o.SegmentSizes) },
		func() string { return groupsProblem(o, "result", o.Results, nil) },
		func() string { return countsProblem(o, o.Operands, true) },
		func() string { return countsProblem(o, o.Results, false) },
		func() string { return regionsProblem(o) }, func() string { return encodingProblem(o) },
	} {
		if text := problem(); text != "" {
			return text
		}
	}
	return formatProblem(o)
}

// nameTwice finds a name that two parts share: `$name` means one of them.
func nameTwice(o *ods.Op) string {
	seen := map[string]bool{}
	twice := ""
	see := func(name string) {
		if seen[name] && twice == "" {
			twice = "two parts are called '" + name + "'"
		}
		seen[name] = true
	}
	for _, groups := range [...][]ods.Group{o.Operands, o.Results} {
		for i := range groups {
			see(groups[i].Name)
		}
	}
	for i := range o.Attributes {
		see(o.Attributes[i].Name)
	}
	for i := range o.Successors {
		see(o.Successors[i].Name)
	}
	for i := range o.Regions {
		see(o.Regions[i].Name)
		for j := range o.Regions[i].Args {
			see(o.Regions[i].Args[j].Name)
		}
	}
	return twice
}

// nestedProblem wants an attribute that says where the lists of a `**` begin.
func nestedProblem(o *ods.Op) string {
	nested, offsets := 0, 0
	for i := range o.Operands {
		if o.Operands[i].Arity == ods.Nested {
			nested++
		}
	}
	for i := range o.Attributes {
		if k := o.Attributes[i].Kind; k == ods.AttrOffsets || k == ods.AttrSegmentSizes {
			offsets++
		}
	}
	for i := range o.Results {
		if o.Results[i].Arity == ods.Nested {
			return "result '" + o.Results[i].Name + "' cannot be a list of lists"
		}
	}
	if nested != offsets || nested > 1 {
		return "a '**' group of operands goes with one attribute of the kind 'offsets', and there is at most one of each"
	}
	return ""
}

func successorProblem(o *ods.Op) string {
	for i := range o.Successors {
		s := &o.Successors[i]
		if s.Variadic && i+1 < len(o.Successors) {
			return "only the last successor can be a list, but '" + s.Name + "' is one"
		}
		if _, ok := o.GroupNamed(s.Operands); s.Operands != "" && !ok {
			return "successor '" + s.Name + "' is passed '" + s.Operands + "', but there are no such operands"
		}
	}
	return ""
}

func effectProblem(o *ods.Op) string {
	for _, e := range o.Traits().Effects {
		if e.Group != "" && !hasValues(o, e.Group) {
			return "an effect is on '" + e.Group + "', but there are no such operands or results"
		}
	}
	return ""
}

func hasValues(o *ods.Op, name string) bool {
	for i := range o.Results {
		if o.Results[i].Name == name {
			return true
		}
	}
	_, ok := o.GroupNamed(name)
	return ok
}

func flowProblem(o *ods.Op) string {
	for _, e := range o.Traits().RegionFlow {
		for _, place := range [...]string{e.From, e.To} {
			if place != "" && o.RegionNamed(place) < 0 {
				return "control flows by '" + place + "', but there is no such region"
			}
		}
		if _, ok := o.GroupNamed(e.Forward); e.Forward != "" && !ok {
			return "'" + e.Forward + "' are passed to a region, but there are no such operands"
		}
		if e.If != "" && !hasOneOperand(o, e.If) {
			return "control flows by '" + e.If + "', but there is no such single operand"
		}
	}
	return ""
}

func terminatorProblem(o *ods.Op) string {
	f := o.Traits()
	if f.Views != "" && !hasOneOperand(o, f.Views) {
		return "the results view '" + f.Views + "', but there is no such single operand"
	}
	if f.Selector != "" && !hasOneOperand(o, f.Selector) {
		return "a successor is selected by '" + f.Selector + "', but there is no such single operand"
	}
	hasCases := slices.ContainsFunc(o.Attributes, func(a ods.Attr) bool { return a.Name == f.Cases })
	if f.Cases != "" && !hasCases {
		return "successors are selected by '" + f.Cases + "', but there is no such attribute"
	}
	if f.Selector != "" && f.Cases == "" && len(o.Successors) != 2 {
		return "'selects' without cases is for two successors"
	}
	if _, ok := o.GroupNamed(f.Passes); f.Passes != "" && !ok {
		return "'" + f.Passes + "' are passed on, but there are no such operands"
	}
	return ""
}

func hasOneOperand(o *ods.Op, name string) bool {
	i, ok := o.GroupNamed(name)
	return ok && o.Operands[i].Arity == ods.One
}

// groupsProblem finds groups whose sizes nothing gives: of those that share a
// segment, or of all, one may be open. Optional ones are filled from the left, so
// that they may stand before it.
func groupsProblem(o *ods.Op, what string, groups []ods.Group, sizes []int) string {
	if o.Segments && sizes == nil && what == "operand" {
		return ""
	}
	if o.Equal && what == "operand" {
		return equalProblem(groups)
	}
	if sizes == nil {
		sizes = []int{len(groups)}
	}
	for _, n := range sizes {
		open := ""
		for i := range groups[:n] {
			g := &groups[i]
			if g.Arity == ods.One || g.Count != nil {
				continue
			}
			if open != "" {
				return "nothing says how many values '" + open + "' and '" + g.Name +
					"' have; say it in brackets, or, for operands, with 'segments'"
			}
			if g.Arity != ods.Optional {
				open = g.Name
			}
		}
		groups = groups[n:]
	}
	return ""
}

// equalProblem finds a group that is no list, where all lists have the same number of values.
func equalProblem(groups []ods.Group) string {
	for i := range groups {
		if groups[i].Arity != ods.Variadic || groups[i].Count != nil {
			return "'segments equal' is for lists, and '" + groups[i].Name + "' is another group"
		}
	}
	if len(groups) == 0 {
		return "'segments equal' is for lists, but there are no operands"
	}
	return ""
}

// countsProblem finds a count that cannot be evaluated before it is known where
// the groups are: it may read attributes, and of operands those that stand
// before, at a place that no open group moves.
func countsProblem(o *ods.Op, groups []ods.Group, operands bool) string {
	known := len(o.Operands)
	if operands {
		known = 0
	}
	for i := range groups {
		g := &groups[i]
		if g.Count != nil {
			if g.Arity == ods.One {
				return "'" + g.Name + "' is one value, so that its number need not be given"
			}
			if name := unknownIn(o, g.Count, known); name != "" {
				return "the number of '" + g.Name + "' depends on '" + name + "', whose place is not known before it"
			}
		}
		open := g.Arity != ods.One && g.Count == nil
		if operands && known == i && !open && !o.Segments {
			known++
		}
	}
	return ""
}

// unknownIn names a part that a count must not read, or nothing.
func unknownIn(o *ods.Op, e *ods.Expr, known int) string {
	if e.Op == ods.ExprRef {
		switch r := e.Ref; r.Kind {
		case ods.RefOperand:
			if r.Index >= known {
				return o.Operands[r.Index].Name
			}
		case ods.RefResult:
			return o.Results[r.Index].Name
		case ods.RefRegion:
			return o.Regions[r.Index].Name
		case ods.RefRegionArg:
			return o.Regions[r.Sub].Args[r.Index].Name
		case ods.RefSuccessor:
			return o.Successors[r.Index].Name
		}
	}
	for _, a := range e.Args {
		if name := unknownIn(o, a, known); name != "" {
			return name
		}
	}
	return ""
}

func regionsProblem(o *ods.Op) string {
	for i := range o.Regions {
		r := &o.Regions[i]
		if r.Variadic && i+1 < len(o.Regions) {
			return "only the last region can be a list, but '" + r.Name + "' is one"
		}
		if problem := groupsProblem(o, "argument", r.Args, nil); problem != "" {
			return problem
		}
		if problem := countsProblem(o, r.Args, false); problem != "" {
			return problem
		}
		for j := range r.Args {
			if r.Args[j].Arity == ods.Nested {
				return "argument '" + r.Args[j].Name + "' cannot be a list of lists"
			}
		}
	}
	return ""
}
