package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// ParseTypeSeq reads n types with commas between.
func (s *State) ParseTypeSeq(types *[]ir.Type, n int) bool {
	for i := range n {
		if i > 0 && !s.P.Expect(lex.Comma, ",") {
			return false
		}
		t, ok := s.P.ParseType()
		if !ok {
			return false
		}
		*types = append(*types, t)
	}
	return true
}

// ParseResultSeq reads the types of all results.
func (s *State) ParseResultSeq() bool {
	var types []ir.Type
	for s.P.AtTypeStart() {
		t, ok := s.P.ParseType()
		if !ok {
			return false
		}
		types = append(types, t)
		if !s.P.Consume(lex.Comma) {
			break
		}
	}
	return s.SetResults(types)
}

// SetResults deals types out to the groups of results.
func (s *State) SetResults(types []ir.Type) bool {
	at := 0
	for i := range s.results {
		n := s.sizeOfResult(i, len(types)-at)
		if n < 0 || at+n > len(types) {
			return s.P.Errorf(s.pos, "operation '%s' has %d results, but %d types", s.Def.Name(), len(s.results), len(types))
		}
		s.results[i].Types = append(s.results[i].Types, types[at:at+n]...)
		s.results[i].Typed = true
		at += n
	}
	if at != len(types) {
		return s.P.Errorf(s.pos, "operation '%s' has %d results, but %d types", s.Def.Name(), at, len(types))
	}
	return true
}

// sizeOfResult is how many of the types that are left belong to group i of the results: as many as
// it counts, or all but one for each group behind it.
func (s *State) sizeOfResult(i, left int) int {
	d := &s.Def.Results[i]
	if d.Arity == ods.One {
		return 1
	}
	if d.Count != nil {
		if n, ok := d.Count.Eval(s); ok {
			return int(min(n, int64(left)))
		}
	}
	return left - (len(s.results) - i - 1)
}

// SetTypes gives a group, or all of them, types that were read together.
func (s *State) SetTypes(r ods.Ref, types []ir.Type, pos int) bool {
	switch r.Kind {
	case ods.RefResults:
		return s.SetResults(types)
	case ods.RefOperands:
		s.FreeTyped = true
		s.FreeTypes = append(s.FreeTypes, types...)
		return true
	case ods.RefVar:
		s.Bindings.Vars[r.Index] = eval.Binding{Bound: true, List: append([]ir.Type(nil), types...)}
		return true
	}
	g := s.Group(r)
	if r.Kind == ods.RefOperand && len(types) != len(g.Refs) {
		return s.P.Errorf(pos, "expected %d operand types but had %d", len(g.Refs), len(types))
	}
	g.Types = append(g.Types, types...)
	g.Typed = true
	return true
}

// ParseRegionRef reads a region, or a list of them; its named arguments have been
// read.
func (s *State) ParseRegionRef(i int) bool {
	if !s.Def.Regions[i].Variadic {
		return s.parseOneRegion(i, i)
	}
	s.Regions = s.Regions[:i]
	for {
		s.Regions = append(s.Regions, nil)
		if !s.parseOneRegion(i, len(s.Regions)-1) {
			return false
		}
		if !s.P.Consume(lex.Comma) {
			return true
		}
	}
}

// AddRegion reads one more region of declaration i, the last one, of which there are any number.
func (s *State) AddRegion(i int) bool {
	if s.Regions[len(s.Regions)-1] == nil {
		s.Regions = s.Regions[:i]
	}
	s.Regions = append(s.Regions, nil)
	return s.parseOneRegion(i, len(s.Regions)-1)
}

// parseOneRegion reads region at of the operation, which is as declaration i says.
func (s *State) parseOneRegion(i, at int) bool {
	decl := &s.Def.Regions[i]
	start := len(s.P.Args)
	defer func() { s.P.Args = s.P.Args[:start] }()
	if !s.entryArgs(i) {
		return false
	}
	r, ok := s.P.ParseRegion(s.P.Args[start:], s.Def.Traits().Isolated)
	if !ok {
		return false
	}
	s.Regions[at] = r
	if r.Empty() && (decl.Block || decl.Terminator != "") {
		r.Append(ir.NewBlock())
	}
	if decl.Terminator != "" {
		s.terminate(&r.Region, decl.Terminator)
	}
	s.BindYields(decl, &r.Region)
	return true
}

// BindYields binds variables by what the terminator of a region passes on. What does
// not fit is left to the verifier.
func (s *State) BindYields(decl *ods.Region, r *ir.Region) {
	if decl.Yields == nil || r.Empty() || r.Last().Last() == nil {
		return
	}
	var types []ir.Type
	for _, v := range r.Last().Last().AllOperands() {
		types = append(types, v.Type())
	}
	s.Bindings.MatchList(decl.Yields, types)
}

// entryArgs gives the named arguments their types; it appends to p.args.
func (s *State) entryArgs(i int) bool {
	groups := s.Def.Regions[i].Args
	if len(groups) == 0 {
		return true
	}
	if !s.MatchTyped() {
		return false
	}
	for j := range groups {
		g := &s.regionArgs[i][j]
		if len(g.Refs) == 0 {
			continue
		}
		if len(g.Types) == 0 && groups[j].Type != nil {
			var ok bool
			if g.Types, ok = s.Bindings.AppendList(g.Types, groups[j].Type, len(g.Refs)); !ok {
				return s.P.Errorf(s.pos, "the types of the arguments '%s' are not known here", groups[j].Name)
			}
		}
		if len(g.Types) != len(g.Refs) {
			return s.P.Errorf(g.Refs[0].Pos, "expected %d arguments '%s', found %d", len(g.Types), groups[j].Name, len(g.Refs))
		}
		for k, ref := range g.Refs {
			s.P.Args = append(s.P.Args, parse.RegionArg{Ref: ref, Typ: g.Types[k]})
		}
	}
	return true
}

// terminate ends the last block with the implicit terminator unless it is
// there.
func (s *State) terminate(r *ir.Region, name string) {
	last := r.Last()
	if op := last.Last(); op != nil && (op.Traits().Terminator || isCalled(op, name)) {
		return
	}
	at := s.P.B.InsertionPoint()
	s.P.B.SetInsertionPointToEnd(last)
	opName := s.P.OpName(name)
	var regions []ods.Region
	if def, ok := opName.Def().(*ods.Op); ok && (len(def.Regions) == 0 || !def.Regions[len(def.Regions)-1].Variadic) {
		regions = def.Regions
	}
	made := s.P.B.Create(&ir.OperationState{Name: opName, Loc: s.P.LocAt(s.pos), Regions: len(regions)})
	for i := range regions {
		if regions[i].Block {
			made.Region(i).Append(ir.NewBlock())
		}
	}
	s.P.B.RestoreInsertionPoint(at)
}

// isCalled reports whether an operation has a name here or in another profile,
// where what ends a region may be no terminator here.
func isCalled(op *ir.Operation, name string) bool {
	def, ok := op.Name().Def().(*ods.Op)
	return ok && def.Name() == name
}
