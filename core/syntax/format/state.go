package format

import (
	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// reader reads custom forms for a parser. It keeps the states of operations that have
// been read, so that those to come allocate little.
type reader struct {
	p    *parse.Parser
	free []*opState
}

var _ parse.Forms = (*reader)(nil)

// NewReader reads custom forms for a parser.
func NewReader(p *parse.Parser) parse.Forms { return &reader{p: p} }

// opState is what is known of an operation while its custom form is read. It
// is the environment of its type expressions.
type opState struct {
	p     *parse.Parser
	def   *ods.Op
	pos   int
	loc   ir.Location // unknown: where the name stands
	frame eval.Bindings

	operands   []groupState
	results    []groupState
	regionArgs [][]groupState
	attrs      []ir.Attribute // of the declared attributes
	lists      [][]ir.Attribute
	regions    []*parse.ParsedRegion
	succs      [][]*ir.Block
	extra      []ir.NamedAttr // from attr-dict
	extraPos   int
	signature  []ir.NamedAttr     // arg_attrs, res_attrs
	paramAttrs []ir.Attribute     // of the arguments and results of a signature
	typeRoom   []ir.Type          // holds the types of a signature
	free       []parse.OperandRef // of `operands`: not yet in groups
	freeTypes  []ir.Type
	freeTyped  bool
	rounds     int // depth of `each`
}

// groupState is what is known of a group of operands, results or arguments.
type groupState struct {
	refs    []parse.OperandRef
	types   []ir.Type
	values  []*ir.Value
	starts  []int // of a nested group: where each round begins
	typed   bool  // the form spelt the types
	matched bool
	present bool // an optional result is there
}

func (g *groupState) reset() {
	g.refs, g.types, g.values, g.starts = g.refs[:0], g.types[:0], g.values[:0], g.starts[:0]
	g.typed, g.matched, g.present = false, false, false
}

var _ ods.Env = (*opState)(nil)

// Attr is the value of the declared attribute i, or nil.
func (s *opState) Attr(i int) ir.Attribute {
	if s.attrs[i] == nil && len(s.extra) > 0 {
		return ir.AttrList(s.extra).Get(s.def.Attributes[i].Name)
	}
	return s.attrs[i]
}

// Types are the types of a group as far as they are known.
func (s *opState) Types(r ods.Ref) []ir.Type {
	if r.Kind == ods.RefOperands {
		return s.freeTypes
	}
	if g := s.group(r); g != nil {
		return g.types
	}
	return nil
}

// Values are the values of operand group i, once they are resolved.
func (s *opState) Values(i int) []*ir.Value { return s.operands[i].values }

// Count is the number of values in a group.
func (s *opState) Count(r ods.Ref) int {
	g := s.group(r)
	if g == nil {
		return 0
	}
	if r.Kind == ods.RefResult {
		return len(g.types)
	}
	return len(g.refs)
}

// group finds a group, nil for anything else.
func (s *opState) group(r ods.Ref) *groupState {
	switch r.Kind {
	case ods.RefOperand:
		return &s.operands[r.Index]
	case ods.RefResult:
		return &s.results[r.Index]
	case ods.RefRegionArg:
		return &s.regionArgs[r.Sub][r.Index]
	}
	return nil
}

// decl is the declaration of a group.
func (s *opState) decl(r ods.Ref) *ods.Group {
	switch r.Kind {
	case ods.RefOperand:
		return &s.def.Operands[r.Index]
	case ods.RefResult:
		return &s.def.Results[r.Index]
	}
	return &s.def.Regions[r.Sub].Args[r.Index]
}

// acquireState returns a state for an operation. Operations inside its regions
// take others.
func (r *reader) acquireState(def *ods.Op, pos int) *opState {
	var s *opState
	p := r.p
	if n := len(r.free); n > 0 {
		s, r.free = r.free[n-1], r.free[:n-1]
	} else {
		s = &opState{p: p}
	}
	s.def, s.pos, s.loc = def, pos, p.Ctx.UnknownLoc()
	s.frame.Init(p.Ctx, def, s)
	s.operands = resetGroups(s.operands, len(def.Operands))
	s.results = resetGroups(s.results, len(def.Results))
	s.attrs = cleared(s.attrs, len(def.Attributes))
	s.lists = cleared(s.lists, len(def.Attributes))
	s.regions = cleared(s.regions, len(def.Regions))
	s.succs = emptied(s.succs, len(def.Successors))
	for len(s.regionArgs) < len(def.Regions) {
		s.regionArgs = append(s.regionArgs, nil)
	}
	for i := range def.Regions {
		s.regionArgs[i] = resetGroups(s.regionArgs[i], len(def.Regions[i].Args))
	}
	s.extra, s.signature, s.freeTyped, s.rounds = nil, nil, false, 0
	s.free, s.freeTypes = s.free[:0], s.freeTypes[:0]
	return s
}

func (r *reader) releaseState(s *opState) { r.free = append(r.free, s) }

// resetGroups returns n empty groups that keep their buffers.
func resetGroups(groups []groupState, n int) []groupState {
	groups = groups[:cap(groups)]
	for len(groups) < n {
		groups = append(groups, groupState{})
	}
	groups = groups[:n]
	for i := range groups {
		groups[i].reset()
	}
	return groups
}

// emptied returns n empty lists that keep their buffers.
func emptied[T any](lists [][]T, n int) [][]T {
	lists = lists[:cap(lists)]
	for len(lists) < n {
		lists = append(lists, nil)
	}
	lists = lists[:n]
	for i := range lists {
		lists[i] = lists[i][:0]
	}
	return lists
}

func cleared[T any](list []T, n int) []T {
	if n > cap(list) {
		return make([]T, n)
	}
	list = list[:n]
	clear(list)
	return list
}

// affineOperands collects the values of affine expressions: equal ones are one
// operand. Within one entry a value is what it was first, dimension or symbol.
type affineOperands struct {
	p       *parse.Parser
	dims    []parse.OperandRef
	symbols []parse.OperandRef
	entry   []affineOperand
}

// affineOperand is what a value stands for in an entry.
type affineOperand struct {
	ref  parse.OperandRef
	expr affine.Expr
}

// leaf reads `%v` or `symbol(%v)`.
func (a *affineOperands) leaf() (affine.Expr, bool) {
	p := a.p
	if p.ConsumeKeyword("symbol") {
		if !p.Expect(lex.LParen, "(") {
			return nil, false
		}
		ref, ok := p.ParseOperandRef()
		if !ok || !p.Expect(lex.RParen, ")") {
			return nil, false
		}
		return a.place(ref, true), true
	}
	if !p.At(lex.Percent) {
		return nil, p.Expected("an affine expression of values")
	}
	ref, ok := p.ParseOperandRef()
	if !ok {
		return nil, false
	}
	return a.place(ref, false), true
}

// place is the expression of a value, which joins the operands if it is new.
func (a *affineOperands) place(ref parse.OperandRef, symbol bool) affine.Expr {
	for i := range a.entry {
		if same(a.entry[i].ref, ref) {
			return a.entry[i].expr
		}
	}
	var x affine.Expr
	if symbol {
		x = affine.Symbol(indexOf(&a.symbols, ref))
	} else {
		x = affine.Dim(indexOf(&a.dims, ref))
	}
	a.entry = append(a.entry, affineOperand{ref, x})
	return x
}

func same(r parse.OperandRef, other parse.OperandRef) bool {
	return r.Name == other.Name && r.Num == other.Num
}

// indexOf is the position of a value in a list, which it joins if it is new.
func indexOf(list *[]parse.OperandRef, ref parse.OperandRef) int {
	for i, r := range *list {
		if same(r, ref) {
			return i
		}
	}
	*list = append(*list, ref)
	return len(*list) - 1
}
