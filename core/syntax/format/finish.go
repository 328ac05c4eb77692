package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// finish makes the operation of what was read.
func (s *opState) finish() (*ir.Operation, bool) {
	if !s.dealFree() || !s.matchTyped() || !s.resolveOperands() || !s.completeAttrs() || !s.completeResults() {
		return nil, false
	}
	if n := len(s.def.Regions); n > 0 && s.def.Regions[n-1].Variadic && len(s.regions) == n && s.regions[n-1] == nil {
		s.regions = s.regions[:n-1] // an empty list
	}
	attrs, ok := s.attrList()
	if !ok {
		return nil, false
	}
	p := s.p
	values, types, succs := len(p.Values), len(p.Types), len(p.Succs)
	for i := range s.operands {
		p.Values = append(p.Values, s.operands[i].values...)
	}
	for i := range s.results {
		p.Types = append(p.Types, s.results[i].types...)
	}
	for i := range s.succs {
		p.Succs = append(p.Succs, s.succs[i]...)
	}
	op := p.B.Create(&ir.OperationState{
		Name: p.NameOf(s.def), Loc: s.loc,
		Operands: p.Values[values:], Results: p.Types[types:], Successors: p.Succs[succs:],
		Attrs: attrs, Regions: len(s.regions),
	})
	p.Values, p.Types, p.Succs = p.Values[:values], p.Types[:types], p.Succs[:succs]
	for i, r := range s.regions {
		if r != nil {
			r.MoveInto(op.Region(i))
		}
	}
	return op, true
}

// dealFree deals the values of `operands` out to the groups.
func (s *opState) dealFree() bool {
	if len(s.free) == 0 && len(s.freeTypes) == 0 {
		return true
	}
	if len(s.free) == 0 {
		return s.dealTypes()
	}
	if s.freeTyped && len(s.freeTypes) != len(s.free) {
		return s.p.Errorf(s.pos, "expected %d operand types but had %d", len(s.free), len(s.freeTypes))
	}
	at := 0
	for i := range s.operands {
		n := s.freeCount(i, len(s.free)-at)
		if at+n > len(s.free) {
			return s.p.Errorf(s.pos, "operation '%s' needs a value for '%s'", s.def.Name(), s.def.Operands[i].Name)
		}
		g := &s.operands[i]
		g.refs = append(g.refs, s.free[at:at+n]...)
		if s.freeTyped {
			g.types, g.typed = append(g.types, s.freeTypes[at:at+n]...), true
		}
		at += n
	}
	if at != len(s.free) {
		return s.p.Errorf(s.free[at].Pos, "operation '%s' has %d operands, found %d", s.def.Name(), at, len(s.free))
	}
	return true
}

// dealTypes deals the types of `operands` out to groups whose values the form
// names one by one.
func (s *opState) dealTypes() bool {
	values := 0
	for i := range s.operands {
		values += len(s.operands[i].refs)
	}
	if values != len(s.freeTypes) {
		return s.p.Errorf(s.pos, "expected %d operand types but had %d", values, len(s.freeTypes))
	}
	types := s.freeTypes
	for i := range s.operands {
		g := &s.operands[i]
		g.types, g.typed = append(g.types, types[:len(g.refs)]...), true
		types = types[len(g.refs):]
	}
	return true
}

// freeCount is how many of the values left belong to group i.
func (s *opState) freeCount(i, left int) int {
	if s.def.Operands[i].Arity == ods.One {
		return 1
	}
	after := 0
	for j := i + 1; j < len(s.def.Operands); j++ {
		if s.def.Operands[j].Arity == ods.One {
			after++
		}
	}
	n := max(left-after, 0)
	if s.def.Operands[i].Arity == ods.Optional {
		return min(n, 1)
	}
	return n
}

// matchTyped binds the variables in the types that the form has spelt so far.
func (s *opState) matchTyped() bool {
	return s.matchGroups(s.operands, s.def.Operands) && s.matchGroups(s.results, s.def.Results)
}

func (s *opState) matchGroups(groups []groupState, decls []ods.Group) bool {
	for i := range groups {
		g := &groups[i]
		if !g.typed || g.matched || decls[i].Type == nil {
			continue
		}
		g.matched = true
		if !s.frame.MatchList(decls[i].Type, g.types) {
			return s.p.Errorf(s.pos, "the type of '%s' does not fit the other types of '%s'%s",
				decls[i].Name, s.def.Name(), s.typeHint(g, &decls[i]))
		}
	}
	return true
}

// typeHint says which type was found and, if it is known, which was expected.
func (s *opState) typeHint(g *groupState, d *ods.Group) string {
	if len(g.types) != 1 {
		return ""
	}
	hint := ": found '" + print.TypeString(g.types[0]) + "'"
	if want, ok := s.frame.Build(d.Type); ok {
		hint += ", expected '" + print.TypeString(want) + "'"
	}
	return hint
}

// resolveOperands finds the values of the operands. A group whose types depend
// on another's values is tried again after that.
func (s *opState) resolveOperands() bool {
	for pass := 0; pass < 2; pass++ {
		for i := range s.operands {
			if !s.resolveGroup(i, pass == 1) {
				return false
			}
		}
	}
	return true
}

func (s *opState) resolveGroup(i int, last bool) bool {
	g, d := &s.operands[i], &s.def.Operands[i]
	if len(g.values) == len(g.refs) {
		return s.checkArity(g, d)
	}
	if !g.typed && !s.inferTypes(g, d) {
		if !last {
			return true
		}
		return s.p.Errorf(g.refs[0].Pos, "the type of '%s' cannot be told from the rest of '%s'", d.Name, s.def.Name())
	}
	if len(g.types) != len(g.refs) {
		return s.p.Errorf(s.pos, "expected %d values for '%s', found %d", len(g.types), d.Name, len(g.refs))
	}
	for j, ref := range g.refs {
		v, ok := s.p.ResolveOperand(ref, g.types[j])
		if !ok {
			return false
		}
		g.values = append(g.values, v)
	}
	return true
}

func (s *opState) checkArity(g *groupState, d *ods.Group) bool {
	if d.Arity == ods.One && len(g.refs) != 1 {
		return s.p.Errorf(s.pos, "operation '%s' needs a value for '%s'", s.def.Name(), d.Name)
	}
	return true
}

// inferTypes builds the types of a group from its pattern, or takes those of
// values that are defined already. The latter comes first for a pattern that
// leaves something open.
func (s *opState) inferTypes(g *groupState, d *ods.Group) bool {
	if d.Type == nil {
		return s.takeTypes(g, d)
	}
	if d.Type.IsOpen() && s.takeTypes(g, d) {
		return true
	}
	var ok bool
	if g.types, ok = s.frame.AppendList(g.types[:0], d.Type, len(g.refs)); ok {
		return true
	}
	return s.takeTypes(g, d)
}

// takeTypes takes the types of values that are defined already.
func (s *opState) takeTypes(g *groupState, d *ods.Group) bool {
	g.types = g.types[:0]
	for _, ref := range g.refs {
		t := s.p.DefinedType(ref)
		if t == nil {
			return false
		}
		g.types = append(g.types, t)
	}
	return d.Type == nil || s.frame.MatchList(d.Type, g.types)
}

// completeResults builds the types that the form leaves out.
func (s *opState) completeResults() bool {
	for i := range s.results {
		g, d := &s.results[i], &s.def.Results[i]
		if g.typed {
			continue
		}
		n := 1
		if d.Arity == ods.Optional && !g.present {
			continue
		}
		if d.Arity == ods.Variadic || d.Arity == ods.Nested {
			if n = -1; d.Count != nil && !s.countResults(d, &n) {
				return false
			}
		}
		if d.Type == nil {
			if d.Arity == ods.One {
				return s.p.Errorf(s.pos, "the type of result '%s' is missing", d.Name)
			}
			continue
		}
		var ok bool
		if g.types, ok = s.frame.AppendList(g.types, d.Type, n); !ok && n >= 0 {
			return s.p.Errorf(s.pos, "the type of result '%s' of '%s' cannot be told from its operands", d.Name, s.def.Name())
		}
	}
	return true
}

// maxCountedResults bounds the results that an operation has because a number in it
// says so: the text does not grow with them.
const maxCountedResults = 32

// countResults sets n to the number of results of a group, where it can be told.
func (s *opState) countResults(d *ods.Group, n *int) bool {
	count, ok := d.Count.Eval(s)
	if !ok {
		return true
	}
	if count > maxCountedResults {
		return s.p.Errorf(s.pos, "'%s' has %d results for '%s', more than %d", s.def.Name(), count, d.Name, maxCountedResults)
	}
	*n = int(count)
	return true
}

// completeAttrs fills in what the form leaves out.
func (s *opState) completeAttrs() bool {
	for i := range s.def.Attributes {
		a := &s.def.Attributes[i]
		if s.lists[i] != nil {
			list, ok := s.listAttr(a, s.lists[i])
			if !ok {
				return false
			}
			s.attrs[i] = list
		}
		if s.attrs[i] != nil || ir.AttrList(s.extra).Get(a.Name) != nil {
			continue
		}
		v, ok := s.derivedAttr(a)
		if !ok {
			return s.p.Errorf(s.pos, "attribute '%s' of '%s' cannot be told from the rest", a.Name, s.def.Name())
		}
		s.attrs[i] = v
	}
	return true
}

// listAttr joins what the iterations of an `each` read.
func (s *opState) listAttr(a *ods.Attr, list []ir.Attribute) (ir.Attribute, bool) {
	if a.Kind != ods.AttrIntElements {
		return s.p.Ctx.ArrayAttr(list), true
	}
	var data []byte
	for _, v := range list {
		n, ok := v.(*ir.IntegerAttr)
		if !ok {
			return nil, s.p.Errorf(s.pos, "attribute '%s' of '%s' has integers, but got '%s'", a.Name, s.def.Name(), print.AttrString(v))
		}
		data = ir.AppendElement(data, n)
	}
	t := s.p.Ctx.VectorType([]int64{int64(len(list))}, list[0].(*ir.IntegerAttr).Type())
	return s.p.Ctx.DenseElementsAttr(t, data, false), true
}

// derivedAttr is an attribute that follows from the rest, or its default; nil
// when it is absent.
func (s *opState) derivedAttr(a *ods.Attr) (ir.Attribute, bool) {
	ctx := s.p.Ctx
	switch {
	case a.Var >= 0:
		return s.frame.Vars[a.Var].Attr, s.frame.Vars[a.Var].Bound || a.Optional
	case a.Kind == ods.AttrType && a.Type != nil:
		t, ok := s.frame.Build(a.Type)
		if !ok {
			return nil, a.Optional
		}
		return ctx.TypeAttr(t), true
	case a.Kind == ods.AttrOffsets:
		return s.offsets()
	case a.Kind == ods.AttrRoundSizes:
		return s.roundSizes()
	case a.Default != nil:
		return Value(ctx, a, a.Default, s)
	}
	return nil, true
}

// offsets says where each round's list of a nested group begins.
func (s *opState) offsets() (ir.Attribute, bool) {
	for i := range s.operands {
		if s.def.Operands[i].Arity != ods.Nested {
			continue
		}
		starts := s.operands[i].starts
		if len(starts) == 0 {
			return nil, true
		}
		ns := make([]int64, len(starts))
		for j, at := range starts {
			ns[j] = int64(at)
		}
		return i32Elements(s.p.Ctx, ns, false), true
	}
	return nil, true
}

// roundSizes says how long each round's list of a nested group is.
func (s *opState) roundSizes() (ir.Attribute, bool) {
	for i := range s.operands {
		if s.def.Operands[i].Arity != ods.Nested {
			continue
		}
		g := &s.operands[i]
		sizes := make([]int64, len(g.starts))
		for j, at := range g.starts {
			end := len(g.refs)
			if j+1 < len(g.starts) {
				end = g.starts[j+1]
			}
			sizes[j] = int64(end - at)
		}
		return i32Array(s.p.Ctx, sizes), true
	}
	return nil, true
}

// attrList joins all attributes, sorted by name. What the form tells is not among
// the others.
func (s *opState) attrList() ([]ir.NamedAttr, bool) {
	p := s.p
	start := len(p.Attrs)
	for i, v := range s.attrs {
		if v != nil {
			p.Attrs = append(p.Attrs, ir.NamedAttr{Name: s.def.Attributes[i].Name, Value: v})
		}
	}
	p.Attrs = append(p.Attrs, s.signature...)
	if s.def.Segments {
		p.Attrs = append(p.Attrs, ir.NamedAttr{Name: s.def.SegmentAttr(), Value: s.segments()})
	}
	if len(p.Attrs) == start {
		p.Attrs = p.Attrs[:start]
		return s.extra, true
	}
	for _, e := range s.extra {
		if ir.AttrList(p.Attrs[start:]).Get(e.Name) != nil {
			return nil, p.Errorf(s.extraPos, "attribute '%s' occurs more than once: the form of '%s' tells it", e.Name, s.def.Name())
		}
		p.Attrs = append(p.Attrs, e)
	}
	sortAttrs(p.Attrs[start:])
	list := p.OwnAttrs(p.Attrs[start:])
	p.Attrs = p.Attrs[:start]
	return list, true
}

// sortAttrs sorts a short list in place.
func sortAttrs(list []ir.NamedAttr) {
	for i := 1; i < len(list); i++ {
		for j := i; j > 0 && list[j].Name < list[j-1].Name; j-- {
			list[j], list[j-1] = list[j-1], list[j]
		}
	}
}

// segments is the attribute that says how the operands fall into groups.
func (s *opState) segments() ir.Attribute {
	var room [8]int64
	sizes := room[:0]
	for i := range s.operands {
		sizes = append(sizes, int64(len(s.operands[i].values)))
	}
	if s.def.SegmentSizes != nil {
		joined := make([]int64, len(s.def.SegmentSizes))
		at := 0
		for i, n := range s.def.SegmentSizes {
			for range n {
				joined[i] += sizes[at]
				at++
			}
		}
		sizes = joined
	}
	if s.def.DenseSegments() {
		return i32Array(s.p.Ctx, sizes)
	}
	return i32Elements(s.p.Ctx, sizes, false)
}
