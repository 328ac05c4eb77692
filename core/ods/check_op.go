package ods

import "slices"

// checkParts reports an operation whose parts cannot be told apart or name what
// is not there.
func (p *parser) checkParts(o *Op) {
	for _, problem := range [...]func() string{
		o.nameTwice, o.nestedProblem, o.successorProblem, o.effectProblem, o.flowProblem, o.terminatorProblem,
		func() string { return o.groupsProblem("operand", o.Operands, o.SegmentSizes) },
		func() string { return o.groupsProblem("result", o.Results, nil) },
		func() string { return o.countsProblem(o.Operands, true) },
		func() string { return o.countsProblem(o.Results, false) },
		o.regionsProblem,
	} {
		if text := problem(); text != "" {
			p.errorf(p.atItem(), "%s", text)
			return
		}
	}
}

// nameTwice finds a name that two parts share: `$name` means one of them.
func (o *Op) nameTwice() string {
	seen := map[string]bool{}
	twice := ""
	see := func(name string) {
		if seen[name] && twice == "" {
			twice = "two parts are called '" + name + "'"
		}
		seen[name] = true
	}
	for _, groups := range [...][]Group{o.Operands, o.Results} {
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
func (o *Op) nestedProblem() string {
	nested, offsets := 0, 0
	for i := range o.Operands {
		if o.Operands[i].Arity == Nested {
			nested++
		}
	}
	for i := range o.Attributes {
		if k := o.Attributes[i].Kind; k == AttrOffsets || k == AttrRoundSizes {
			offsets++
		}
	}
	for i := range o.Results {
		if o.Results[i].Arity == Nested {
			return "result '" + o.Results[i].Name + "' cannot be a list of lists"
		}
	}
	if nested != offsets || nested > 1 {
		return "a '**' group of operands goes with one attribute of the kind 'offsets', and there is at most one of each"
	}
	return ""
}

func (o *Op) successorProblem() string {
	for i := range o.Successors {
		s := &o.Successors[i]
		if s.Variadic && i+1 < len(o.Successors) {
			return "only the last successor can be a list, but '" + s.Name + "' is one"
		}
		if _, ok := o.groupNamed(s.Operands); s.Operands != "" && !ok {
			return "successor '" + s.Name + "' is passed '" + s.Operands + "', but there are no such operands"
		}
	}
	return ""
}

func (o *Op) effectProblem() string {
	for _, e := range o.traits.Effects {
		if e.Group != "" && !o.hasValues(e.Group) {
			return "an effect is on '" + e.Group + "', but there are no such operands or results"
		}
	}
	return ""
}

func (o *Op) hasValues(name string) bool {
	for i := range o.Results {
		if o.Results[i].Name == name {
			return true
		}
	}
	_, ok := o.groupNamed(name)
	return ok
}

func (o *Op) flowProblem() string {
	for _, e := range o.traits.RegionFlow {
		for _, place := range [...]string{e.From, e.To} {
			if place != "" && o.RegionNamed(place) < 0 {
				return "control flows by '" + place + "', but there is no such region"
			}
		}
		if _, ok := o.groupNamed(e.Forward); e.Forward != "" && !ok {
			return "'" + e.Forward + "' are passed to a region, but there are no such operands"
		}
		if e.If != "" && !o.hasOneOperand(e.If) {
			return "control flows by '" + e.If + "', but there is no such single operand"
		}
	}
	return ""
}

func (o *Op) terminatorProblem() string {
	f := &o.traits
	if f.Views != "" && !o.hasOneOperand(f.Views) {
		return "the results view '" + f.Views + "', but there is no such single operand"
	}
	if f.Selector != "" && !o.hasOneOperand(f.Selector) {
		return "a successor is selected by '" + f.Selector + "', but there is no such single operand"
	}
	hasCases := slices.ContainsFunc(o.Attributes, func(a Attr) bool { return a.Name == f.Cases })
	if f.Cases != "" && !hasCases {
		return "successors are selected by '" + f.Cases + "', but there is no such attribute"
	}
	if f.Selector != "" && f.Cases == "" && len(o.Successors) != 2 {
		return "'selects' without cases is for two successors"
	}
	if _, ok := o.groupNamed(f.Passes); f.Passes != "" && !ok {
		return "'" + f.Passes + "' are passed on, but there are no such operands"
	}
	return ""
}

func (o *Op) hasOneOperand(name string) bool {
	i, ok := o.groupNamed(name)
	return ok && o.Operands[i].Arity == One
}

// groupsProblem finds groups whose sizes nothing tells: of those that share a
// segment, or of all, one may be open. Optional ones are filled from the left, so
// that they may stand before it.
func (o *Op) groupsProblem(what string, groups []Group, sizes []int) string {
	if o.Segments && sizes == nil && what == "operand" {
		return ""
	}
	if sizes == nil {
		sizes = []int{len(groups)}
	}
	for _, n := range sizes {
		open := ""
		for i := range groups[:n] {
			g := &groups[i]
			if g.Arity == One || g.Count != nil {
				continue
			}
			if open != "" {
				return "nothing tells how many values '" + open + "' and '" + g.Name +
					"' have; say it in brackets, or, for operands, with 'segments'"
			}
			if g.Arity != Optional {
				open = g.Name
			}
		}
		groups = groups[n:]
	}
	return ""
}

// countsProblem finds a count that cannot be evaluated before it is known where
// the groups are: it may read attributes, and of operands those that stand
// before, at a place that no open group moves.
func (o *Op) countsProblem(groups []Group, operands bool) string {
	known := len(o.Operands)
	if operands {
		known = 0
	}
	for i := range groups {
		g := &groups[i]
		if g.Count != nil {
			if g.Arity == One {
				return "'" + g.Name + "' is one value, so that its number needs not be told"
			}
			if name := o.unknownIn(g.Count, known); name != "" {
				return "the number of '" + g.Name + "' depends on '" + name + "', whose place is not known before it"
			}
		}
		open := g.Arity != One && g.Count == nil
		if operands && known == i && !open && !o.Segments {
			known++
		}
	}
	return ""
}

// unknownIn names a part that a count must not read, or nothing.
func (o *Op) unknownIn(e *Expr, known int) string {
	if e.Op == ExprRef {
		switch r := e.Ref; r.Kind {
		case RefOperand:
			if r.Index >= known {
				return o.Operands[r.Index].Name
			}
		case RefResult:
			return o.Results[r.Index].Name
		case RefRegion:
			return o.Regions[r.Index].Name
		case RefRegionArg:
			return o.Regions[r.Sub].Args[r.Index].Name
		case RefSuccessor:
			return o.Successors[r.Index].Name
		}
	}
	for _, a := range e.Args {
		if name := o.unknownIn(a, known); name != "" {
			return name
		}
	}
	return ""
}

func (o *Op) regionsProblem() string {
	for i := range o.Regions {
		r := &o.Regions[i]
		if r.Variadic && i+1 < len(o.Regions) {
			return "only the last region can be a list, but '" + r.Name + "' is one"
		}
		if problem := o.groupsProblem("argument", r.Args, nil); problem != "" {
			return problem
		}
		if problem := o.countsProblem(r.Args, false); problem != "" {
			return problem
		}
		for j := range r.Args {
			if r.Args[j].Arity == Nested {
				return "argument '" + r.Args[j].Name + "' cannot be a list of lists"
			}
		}
	}
	return ""
}
