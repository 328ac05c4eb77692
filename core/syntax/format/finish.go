package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/kind"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// finish makes the operation of what was read.
func (s *State) finish() (*ir.Operation, bool) {
	if !s.dealFree() || !s.MatchTyped() || !s.resolveOperands() || !s.completeAttrs() || !s.completeResults() {
		return nil, false
	}
	if n := len(s.Def.Regions); n > 0 && s.Def.Regions[n-1].Variadic && len(s.Regions) == n && s.Regions[n-1] == nil {
		s.Regions = s.Regions[:n-1] // an empty list
	}
	attrs, ok := s.attrList()
	if !ok {
		return nil, false
	}
	p := s.P
	values, types, succs := len(p.Values), len(p.Types), len(p.Succs)
	for i := range s.operands {
		p.Values = append(p.Values, s.operands[i].values...)
	}
	for i := range s.results {
		p.Types = append(p.Types, s.results[i].Types...)
	}
	for i := range s.succs {
		p.Succs = append(p.Succs, s.succs[i]...)
	}
	op := p.B.Create(&ir.OperationState{
		Name: p.NameOf(s.Def), Loc: s.Loc,
		Operands: p.Values[values:], Results: p.Types[types:], Successors: p.Succs[succs:],
		Attrs: attrs, Regions: len(s.Regions),
	})
	p.Values, p.Types, p.Succs = p.Values[:values], p.Types[:types], p.Succs[:succs]
	for i, r := range s.Regions {
		if r != nil {
			r.MoveInto(op.Region(i))
		}
	}
	return op, true
}

// dealFree deals the values of `operands` out to the groups.
func (s *State) dealFree() bool {
	if len(s.Free) == 0 {
		return !s.FreeTyped || s.dealTypes()
	}
	if s.FreeTyped && len(s.FreeTypes) != len(s.Free) {
		return s.P.Errorf(s.pos, "expected %d operand types but had %d", len(s.Free), len(s.FreeTypes))
	}
	at := 0
	for i := range s.operands {
		n := s.freeCount(i, len(s.Free)-at)
		if at+n > len(s.Free) {
			return s.P.Errorf(s.pos, "operation '%s' needs a value for '%s'", s.Def.Name(), s.Def.Operands[i].Name)
		}
		g := &s.operands[i]
		g.Refs = append(g.Refs, s.Free[at:at+n]...)
		if s.FreeTyped {
			g.Types, g.Typed = append(g.Types, s.FreeTypes[at:at+n]...), true
		}
		at += n
	}
	if at != len(s.Free) {
		return s.P.Errorf(s.Free[at].Pos, "operation '%s' has %d operands, found %d", s.Def.Name(), at, len(s.Free))
	}
	return true
}

// dealTypes deals the types of `operands` out to groups whose values the form
// names one by one.
func (s *State) dealTypes() bool {
	values := 0
	for i := range s.operands {
		values += len(s.operands[i].Refs)
	}
	if values != len(s.FreeTypes) {
		return s.P.Errorf(s.pos, "expected %d operand types but had %d", values, len(s.FreeTypes))
	}
	types := s.FreeTypes
	for i := range s.operands {
		g := &s.operands[i]
		g.Types, g.Typed = append(g.Types, types[:len(g.Refs)]...), true
		types = types[len(g.Refs):]
	}
	return true
}

// freeCount is how many of the values left belong to group i.
func (s *State) freeCount(i, left int) int {
	if s.Def.Operands[i].Arity == ods.One {
		return 1
	}
	after := 0
	for j := i + 1; j < len(s.Def.Operands); j++ {
		if s.Def.Operands[j].Arity == ods.One {
			after++
		}
	}
	n := max(left-after, 0)
	if s.Def.Operands[i].Arity == ods.Optional {
		return min(n, 1)
	}
	return n
}

// MatchTyped binds the variables in the types that the form has spelled so far.
func (s *State) MatchTyped() bool {
	return s.matchGroups(s.operands, s.Def.Operands) && s.matchGroups(s.results, s.Def.Results)
}

func (s *State) matchGroups(groups []Group, decls []ods.Group) bool {
	for i := range groups {
		g := &groups[i]
		if !g.Typed || g.matched || decls[i].Type == nil {
			continue
		}
		g.matched = true
		if !s.Bindings.MatchList(decls[i].Type, g.Types) {
			return s.P.Errorf(s.pos, "the type of '%s' does not fit the other types of '%s'%s",
				decls[i].Name, s.Def.Name(), s.typeHint(g, &decls[i]))
		}
	}
	return true
}

// typeHint says which type was found and, if it is known, which was expected.
func (s *State) typeHint(g *Group, d *ods.Group) string {
	if len(g.Types) != 1 {
		return ""
	}
	hint := ": found '" + print.TypeString(g.Types[0]) + "'"
	if want, ok := s.Bindings.Build(d.Type); ok {
		hint += ", expected '" + print.TypeString(want) + "'"
	}
	return hint
}

// resolveOperands finds the values of the operands. A group whose types depend
// on another's values is tried again after that.
func (s *State) resolveOperands() bool {
	for pass := 0; pass < 2; pass++ {
		for i := range s.operands {
			if !s.resolveGroup(i, pass == 1) {
				return false
			}
		}
	}
	return s.areEqual()
}

// areEqual checks that lists are of one length where nothing else says how long they are.
func (s *State) areEqual() bool {
	if !s.Def.Equal {
		return true
	}
	for i := range s.operands {
		if want := len(s.operands[0].Refs); len(s.operands[i].Refs) != want {
			return s.P.Errorf(s.pos, "expected %d values for '%s', found %d", want, s.Def.Operands[i].Name, len(s.operands[i].Refs))
		}
	}
	return true
}

func (s *State) resolveGroup(i int, last bool) bool {
	g, d := &s.operands[i], &s.Def.Operands[i]
	if len(g.values) == len(g.Refs) {
		return s.checkArity(g, d)
	}
	if !g.Typed && !s.inferTypes(g, d) {
		if !last {
			return true
		}
		return s.P.Errorf(g.Refs[0].Pos, "the type of '%s' does not follow from the rest of '%s'", d.Name, s.Def.Name())
	}
	if len(g.Types) != len(g.Refs) {
		return s.P.Errorf(s.pos, "expected %d values for '%s', found %d", len(g.Types), d.Name, len(g.Refs))
	}
	for j, ref := range g.Refs {
		if !g.Typed && d.Type != nil {
			s.takeType(g, d, j)
		}
		v, ok := s.P.ResolveOperand(ref, g.Types[j])
		if !ok {
			return false
		}
		g.values = append(g.values, v)
	}
	return true
}

// takeType gives an operand the type that its value has, where that fits the pattern and is not
// what the pattern builds: a type may lack a parameter.
func (s *State) takeType(g *Group, d *ods.Group, j int) {
	if d.Type.Op != ods.TypeDialect {
		return
	}
	if t := s.P.DefinedType(g.Refs[j]); t != nil && t != g.Types[j] && s.Bindings.Match(d.Type, t) {
		g.Types[j] = t
	}
}

func (s *State) checkArity(g *Group, d *ods.Group) bool {
	if d.Arity == ods.One && len(g.Refs) != 1 {
		return s.P.Errorf(s.pos, "operation '%s' needs a value for '%s'", s.Def.Name(), d.Name)
	}
	return true
}

// inferTypes builds the types of a group from its pattern, or takes those of
// values that are defined already. The latter comes first for a pattern that
// leaves something open.
func (s *State) inferTypes(g *Group, d *ods.Group) bool {
	if d.Type == nil {
		return s.takeTypes(g, d)
	}
	if d.Type.IsOpen() && s.takeTypes(g, d) {
		return true
	}
	var ok bool
	if g.Types, ok = s.Bindings.AppendList(g.Types[:0], d.Type, len(g.Refs)); ok {
		return true
	}
	return s.takeTypes(g, d)
}

// takeTypes takes the types of values that are defined already.
func (s *State) takeTypes(g *Group, d *ods.Group) bool {
	g.Types = g.Types[:0]
	for _, ref := range g.Refs {
		t := s.P.DefinedType(ref)
		if t == nil {
			return false
		}
		g.Types = append(g.Types, t)
	}
	return d.Type == nil || s.Bindings.MatchList(d.Type, g.Types)
}

// completeResults builds the types that the form leaves out.
func (s *State) completeResults() bool {
	for i := range s.results {
		g, d := &s.results[i], &s.Def.Results[i]
		if g.Typed {
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
				return s.P.Errorf(s.pos, "the type of result '%s' is missing", d.Name)
			}
			continue
		}
		var ok bool
		if g.Types, ok = s.Bindings.AppendList(g.Types, d.Type, n); !ok && n >= 0 {
			return s.P.Errorf(s.pos, "the type of result '%s' of '%s' does not follow from its operands", d.Name, s.Def.Name())
		}
	}
	return true
}

// maxCountedResults bounds the results that an operation has because a number in it
// says so: the text does not grow with them.
const maxCountedResults = 32

// countResults sets n to the number of results of a group, where it follows.
func (s *State) countResults(d *ods.Group, n *int) bool {
	count, ok := d.Count.Eval(s)
	if !ok {
		return true
	}
	if count > maxCountedResults {
		return s.P.Errorf(s.pos, "'%s' has %d results for '%s', more than %d", s.Def.Name(), count, d.Name, maxCountedResults)
	}
	*n = int(count)
	return true
}

// completeAttrs fills in what the form leaves out.
func (s *State) completeAttrs() bool {
	for i := range s.Def.Attributes {
		a := &s.Def.Attributes[i]
		if s.Lists[i] != nil {
			list, ok := s.listAttr(a, s.Lists[i])
			if !ok {
				return false
			}
			s.attrs[i] = list
		}
		if s.attrs[i] != nil || ir.AttrList(s.Extra).Get(a.Name) != nil {
			continue
		}
		v, ok := s.derivedAttr(a)
		if !ok && a.Optional { // the text does without it
			continue
		}
		if !ok {
			return s.P.Errorf(s.pos, "attribute '%s' of '%s' does not follow from the rest", a.Name, s.Def.Name())
		}
		s.attrs[i] = v
	}
	return true
}

// listAttr joins what the iterations of an `each` read.
func (s *State) listAttr(a *ods.Attr, list []ir.Attribute) (ir.Attribute, bool) {
	if a.Kind == ods.AttrDenseArray {
		return kind.DenseArray(s.P.Ctx, s.LiteralType(a.Type), list), true
	}
	if a.Kind != ods.AttrIntElements {
		return s.P.Ctx.ArrayAttr(list), true
	}
	var data []byte
	for _, v := range list {
		n, ok := v.(*ir.IntegerAttr)
		if !ok {
			return nil, s.P.Errorf(s.pos, "attribute '%s' of '%s' has integers, but got '%s'", a.Name, s.Def.Name(), print.AttrString(v))
		}
		data = ir.AppendElement(data, n)
	}
	t := s.P.Ctx.VectorType([]int64{int64(len(list))}, list[0].(*ir.IntegerAttr).Type())
	return s.P.Ctx.DenseElementsAttr(t, data, false), true
}

// derivedAttr is an attribute that follows from the rest, or its default; nil
// when it is absent.
func (s *State) derivedAttr(a *ods.Attr) (ir.Attribute, bool) {
	ctx := s.P.Ctx
	if a.When != nil {
		if holds, known := a.When.Eval(s); !known || holds == 0 {
			return nil, true
		}
	}
	switch {
	case a.Var >= 0:
		return s.Bindings.Vars[a.Var].Attr, s.Bindings.Vars[a.Var].Bound || a.Optional
	case a.Kind == ods.AttrType && a.Type != nil:
		t, ok := s.Bindings.Build(a.Type)
		if !ok {
			return nil, a.Optional
		}
		return ctx.TypeAttr(t), true
	case a.Kind == ods.AttrOffsets:
		return s.offsets()
	case a.Kind == ods.AttrSegmentSizes:
		return s.segmentSizes()
	case a.Default != nil:
		return Value(ctx, a, a.Default, s)
	}
	return nil, true
}

// offsets says where each list of a nested group begins.
func (s *State) offsets() (ir.Attribute, bool) {
	for i := range s.operands {
		if s.Def.Operands[i].Arity != ods.Nested {
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
		return I32Elements(s.P.Ctx, ns, false), true
	}
	return nil, true
}

// segmentSizes says how long each list of a nested group is.
func (s *State) segmentSizes() (ir.Attribute, bool) {
	for i := range s.operands {
		if s.Def.Operands[i].Arity != ods.Nested {
			continue
		}
		g := &s.operands[i]
		sizes := make([]int64, len(g.starts))
		for j, at := range g.starts {
			end := len(g.Refs)
			if j+1 < len(g.starts) {
				end = g.starts[j+1]
			}
			sizes[j] = int64(end - at)
		}
		return i32Array(s.P.Ctx, sizes), true
	}
	return nil, true
}

// attrList joins all attributes, sorted by name. What the form spells is not among
// the others.
func (s *State) attrList() ([]ir.NamedAttr, bool) {
	p := s.P
	start := len(p.Attrs)
	for i, v := range s.attrs {
		if v != nil {
			p.Attrs = append(p.Attrs, ir.NamedAttr{Name: s.Def.Attributes[i].Name, Value: v})
		}
	}
	p.Attrs = append(p.Attrs, s.Signature...)
	if s.Def.Segments {
		p.Attrs = append(p.Attrs, ir.NamedAttr{Name: s.Def.SegmentAttr(), Value: s.segments()})
	}
	if len(p.Attrs) == start {
		p.Attrs = p.Attrs[:start]
		return s.Extra, true
	}
	spelled := len(p.Attrs)
	for _, e := range s.Extra {
		if ir.AttrList(p.Attrs[start:spelled]).Get(e.Name) != nil {
			return nil, p.Errorf(s.ExtraPos, "attribute '%s' occurs more than once: the form of '%s' spells it", e.Name, s.Def.Name())
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
func (s *State) segments() ir.Attribute {
	var buffer [8]int64
	sizes := buffer[:0]
	for i := range s.operands {
		sizes = append(sizes, int64(len(s.operands[i].values)))
	}
	if s.Def.SegmentSizes != nil {
		joined := make([]int64, len(s.Def.SegmentSizes))
		at := 0
		for i, n := range s.Def.SegmentSizes {
			for range n {
				joined[i] += sizes[at]
				at++
			}
		}
		sizes = joined
	}
	if s.Def.DenseSegments() {
		return i32Array(s.P.Ctx, sizes)
	}
	return I32Elements(s.P.Ctx, sizes, false)
}
