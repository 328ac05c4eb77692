package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// parseTypes reads `type($x)` or `type(V)`.
func (s *opState) parseTypes(r ods.Ref) bool {
	switch r.Kind {
	case ods.RefVar:
		return s.parseVarType(r.Index)
	case ods.RefOperands:
		s.freeTyped = true
		return s.parseTypeSeq(&s.freeTypes, len(s.free))
	case ods.RefResults:
		return s.parseResultSeq()
	case ods.RefAttr:
		return s.parseAttrRef(r.Index)
	}
	g, d := s.group(r), s.decl(r)
	single := d.Arity == ods.One || d.Arity == ods.Variadic && s.rounds > 0
	if !single && r.Kind != ods.RefResult {
		n := len(g.refs) - len(g.types)
		g.typed = true
		return s.parseTypeSeq(&g.types, n)
	}
	if !single && !s.p.AtTypeStart() {
		return true
	}
	g.typed = true
	for {
		t, ok := s.p.ParseType()
		if !ok {
			return false
		}
		g.types = append(g.types, t)
		if single || d.Arity == ods.Optional || !s.p.Consume(lex.Comma) {
			return true
		}
	}
}

func (s *opState) parseVarType(v int) bool {
	pos := s.p.Tok.Pos
	t, ok := s.p.ParseType()
	if !ok {
		return false
	}
	if !s.frame.Match(&ods.TypeExpr{Op: ods.TypeVar, Var: v}, t) {
		return s.p.Errorf(pos, "type does not fit the others of the operation")
	}
	return true
}

// parseTypeSeq reads n types with commas between.
func (s *opState) parseTypeSeq(types *[]ir.Type, n int) bool {
	for i := range n {
		if i > 0 && !s.p.Expect(lex.Comma, ",") {
			return false
		}
		t, ok := s.p.ParseType()
		if !ok {
			return false
		}
		*types = append(*types, t)
	}
	return true
}

// parseResultSeq reads the types of all results.
func (s *opState) parseResultSeq() bool {
	var types []ir.Type
	for s.p.AtTypeStart() {
		t, ok := s.p.ParseType()
		if !ok {
			return false
		}
		types = append(types, t)
		if !s.p.Consume(lex.Comma) {
			break
		}
	}
	return s.setResults(types)
}

// setResults deals types out to the groups of results.
func (s *opState) setResults(types []ir.Type) bool {
	at := 0
	for i := range s.results {
		n := 1
		if s.def.Results[i].Arity != ods.One {
			n = len(types) - at - (len(s.results) - i - 1)
		}
		if n < 0 || at+n > len(types) {
			return s.p.Errorf(s.pos, "operation '%s' has %d results, but %d types", s.def.Name(), len(s.results), len(types))
		}
		s.results[i].types = append(s.results[i].types, types[at:at+n]...)
		s.results[i].typed = true
		at += n
	}
	if at != len(types) {
		return s.p.Errorf(s.pos, "operation '%s' has %d results, but %d types", s.def.Name(), at, len(types))
	}
	return true
}

// parseFunctionalType reads `(types) -> types`.
func (s *opState) parseFunctionalType(e *ods.Elem) bool {
	p := s.p
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	pos := p.Tok.Pos
	if !p.Expect(lex.LParen, "(") || !p.ParseTypesUntilParen() {
		return false
	}
	middle := len(p.Types)
	if !p.Expect(lex.Arrow, "->") || !p.ParseResultTypes() {
		return false
	}
	return s.setTypes(e.Args[0], p.Types[start:middle], pos) && s.setTypes(e.Args[1], p.Types[middle:], pos)
}

// setTypes gives a group, or all of them, types that were read together.
func (s *opState) setTypes(r ods.Ref, types []ir.Type, pos int) bool {
	switch r.Kind {
	case ods.RefResults:
		return s.setResults(types)
	case ods.RefOperands:
		s.freeTyped = true
		s.freeTypes = append(s.freeTypes, types...)
		return true
	case ods.RefVar:
		s.frame.Vars[r.Index] = eval.Binding{Bound: true, List: append([]ir.Type(nil), types...)}
		return true
	}
	g := s.group(r)
	if r.Kind == ods.RefOperand && len(types) != len(g.refs) {
		return s.p.Errorf(pos, "expected %d operand types but had %d", len(g.refs), len(types))
	}
	g.types = append(g.types, types...)
	g.typed = true
	return true
}

// parseArrowTypes reads `-> T` or `-> (T, U)` if it is there.
func (s *opState) parseArrowTypes(r ods.Ref) bool {
	p := s.p
	if !p.Consume(lex.Arrow) {
		return true
	}
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	pos := p.Tok.Pos
	return p.ParseResultTypes() && s.setTypes(r, p.Types[start:], pos)
}

// parseSignature reads `(%a: t {attrs}, ...) -> (t {attrs})`: arguments, the
// types of inputs, those of results, and whether more may follow.
func (s *opState) parseSignature(args []ods.Ref) bool {
	p := s.p
	start := len(p.Types)
	defer func() { p.Types = p.Types[:start] }()
	s.paramAttrs = s.paramAttrs[:0]
	if !p.Expect(lex.LParen, "(") || !p.List(lex.RParen, ")", func() bool { return s.parseParameter(args) }) {
		return false
	}
	middle := len(p.Types)
	if p.Consume(lex.Arrow) && !s.parseSignatureResults() {
		return false
	}
	s.typeRoom = append(s.typeRoom[:0], p.Types[start:]...)
	inputs := middle - start
	s.bindList(args[1], s.typeRoom[:inputs])
	s.bindList(args[2], s.typeRoom[inputs:])
	if len(args) > 3 && !s.frame.Vars[args[3].Index].Bound {
		s.frame.Vars[args[3].Index] = eval.Binding{Bound: true}
	}
	s.addSignatureAttrs("arg_attrs", s.paramAttrs[:inputs])
	s.addSignatureAttrs("res_attrs", s.paramAttrs[inputs:])
	return true
}

func (s *opState) bindList(r ods.Ref, types []ir.Type) {
	s.frame.Vars[r.Index] = eval.Binding{Bound: true, List: types}
}

func (s *opState) parseParameter(args []ods.Ref) bool {
	p := s.p
	if len(args) > 3 && p.At(lex.Ellipsis) {
		p.Next()
		s.frame.Vars[args[3].Index] = eval.Binding{Bound: true, Attr: p.Ctx.UnitAttr()}
		return p.At(lex.RParen) || p.Expected("')' behind '...'")
	}
	if g := s.group(args[0]); g != nil && p.At(lex.Percent) {
		ref, ok := p.ParseOperandRef()
		if !ok || !p.Expect(lex.Colon, ":") {
			return false
		}
		g.refs = append(g.refs, ref)
		if !s.parseTypeAndAttrs() {
			return false
		}
		p.KeepArgLoc(ref.Pos)
		return true
	}
	return s.parseTypeAndAttrs()
}

// parseTypeAndAttrs reads a type and perhaps a dictionary behind it.
func (s *opState) parseTypeAndAttrs() bool {
	p := s.p
	t, ok := p.ParseType()
	if !ok {
		return false
	}
	p.Types = append(p.Types, t)
	dict := p.Ctx.DictionaryAttr(nil)
	if p.At(lex.LBrace) {
		list, ok := p.ParseAttrDict()
		if !ok {
			return false
		}
		dict = p.Ctx.DictionaryAttr(list)
	}
	s.paramAttrs = append(s.paramAttrs, dict)
	p.ParamLoc = nil
	if p.AtTrailingLoc() {
		p.ParamLoc, ok = p.ParseLoc()
	}
	return ok
}

func (s *opState) parseSignatureResults() bool {
	if s.p.Consume(lex.LParen) {
		return s.p.List(lex.RParen, ")", s.parseTypeAndAttrs)
	}
	t, ok := s.p.ParseType()
	if !ok {
		return false
	}
	s.p.Types = append(s.p.Types, t)
	s.paramAttrs = append(s.paramAttrs, s.p.Ctx.DictionaryAttr(nil))
	return true
}

// addSignatureAttrs keeps the attributes of arguments or results if there are
// any.
func (s *opState) addSignatureAttrs(name string, attrs []ir.Attribute) {
	empty := ir.Attribute(s.p.Ctx.DictionaryAttr(nil))
	for _, a := range attrs {
		if a != empty {
			s.signature = append(s.signature, ir.NamedAttr{Name: name, Value: s.p.Ctx.ArrayAttr(attrs)})
			return
		}
	}
}

// parseRegionRef reads a region, or a list of them; its named arguments have been
// read.
func (s *opState) parseRegionRef(i int) bool {
	if !s.def.Regions[i].Variadic {
		return s.parseOneRegion(i, i)
	}
	s.regions = s.regions[:i]
	for {
		s.regions = append(s.regions, nil)
		if !s.parseOneRegion(i, len(s.regions)-1) {
			return false
		}
		if !s.p.Consume(lex.Comma) {
			return true
		}
	}
}

// parseOneRegion reads region at of the operation, which is as declaration i says.
func (s *opState) parseOneRegion(i, at int) bool {
	decl := &s.def.Regions[i]
	start := len(s.p.Args)
	defer func() { s.p.Args = s.p.Args[:start] }()
	if !s.entryArgs(i) {
		return false
	}
	r, ok := s.p.ParseRegion(s.p.Args[start:], s.def.Traits().Isolated)
	if !ok {
		return false
	}
	s.regions[at] = r
	if r.Empty() && (decl.Block || decl.Terminator != "") {
		r.Append(ir.NewBlock())
	}
	if decl.Terminator != "" {
		s.terminate(&r.Region, decl.Terminator)
	}
	s.bindYields(decl, &r.Region)
	return true
}

// bindYields binds variables by what the terminator of a region passes on. What does
// not fit is left to the verifier.
func (s *opState) bindYields(decl *ods.Region, r *ir.Region) {
	if decl.Yields == nil || r.Empty() || r.Last().Last() == nil {
		return
	}
	var types []ir.Type
	for _, v := range r.Last().Last().Operands() {
		types = append(types, v.Type())
	}
	s.frame.MatchList(decl.Yields, types)
}

// entryArgs gives the named arguments their types; it appends to p.args.
func (s *opState) entryArgs(i int) bool {
	groups := s.def.Regions[i].Args
	if len(groups) == 0 {
		return true
	}
	if !s.matchTyped() {
		return false
	}
	for j := range groups {
		g := &s.regionArgs[i][j]
		if len(g.refs) == 0 {
			continue
		}
		if len(g.types) == 0 && groups[j].Type != nil {
			var ok bool
			if g.types, ok = s.frame.AppendList(g.types, groups[j].Type, len(g.refs)); !ok {
				return s.p.Errorf(s.pos, "the types of the arguments '%s' are not known here", groups[j].Name)
			}
		}
		if len(g.types) != len(g.refs) {
			return s.p.Errorf(g.refs[0].Pos, "expected %d arguments '%s', found %d", len(g.types), groups[j].Name, len(g.refs))
		}
		for k, ref := range g.refs {
			s.p.Args = append(s.p.Args, parse.RegionArg{Ref: ref, Typ: g.types[k]})
		}
	}
	return true
}

// terminate ends the last block with the implicit terminator unless it is
// there.
func (s *opState) terminate(r *ir.Region, name string) {
	last := r.Last()
	if op := last.Last(); op != nil && (op.Traits().Terminator || isCalled(op, name)) {
		return
	}
	at := s.p.B.InsertionPoint()
	s.p.B.SetInsertionPointToEnd(last)
	s.p.B.Create(&ir.OperationState{Name: s.p.OpName(name), Loc: s.p.LocAt(s.pos)})
	s.p.B.RestoreInsertionPoint(at)
}

// parseWrapped reads one operation in generic form; the region is it and a
// terminator that yields its results. All of them are where it stands.
func (s *opState) parseWrapped(r ods.Ref) bool {
	p := s.p
	if !p.At(lex.String) {
		return p.Expected("an operation in generic form")
	}
	region := &parse.ParsedRegion{Pos: p.Tok.Pos}
	block := ir.NewBlock()
	region.Append(block)
	at := p.B.InsertionPoint()
	defer p.B.RestoreInsertionPoint(at)
	p.B.SetInsertionPointToEnd(block)
	op, ok := p.ParseGeneric()
	if !ok {
		return false
	}
	s.loc = p.LocAt(region.Pos)
	op.SetLoc(s.loc)
	p.B.Create(&ir.OperationState{
		Name: p.OpName(s.def.Regions[r.Index].Terminator), Loc: op.Loc(), Operands: op.Results(),
	})
	s.regions[r.Index] = region
	return s.setResults(op.ResultTypes())
}

// isCalled reports whether an operation has a name here or in another profile,
// where what ends a region may be no terminator here.
func isCalled(op *ir.Operation, name string) bool {
	def, ok := op.Name().Def().(*ods.Op)
	return ok && def.Name() == name
}
