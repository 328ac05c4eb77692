package format

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax/parse"
)

// reader reads custom forms for a parser. It keeps the states of operations that have
// been read, so that those to come allocate little.
type reader struct {
	p    *parse.Parser
	free []*State
}

var _ parse.Forms = (*reader)(nil)

// NewReader reads custom forms for a parser.
func NewReader(p *parse.Parser) parse.Forms { return &reader{p: p} }

// State is what is known of an operation while its custom form is read. It
// is the environment of its type expressions.
type State struct {
	form
	reader   attrReader
	Def      *ods.Op
	pos      int
	Loc      ir.Location // unknown: where the name stands
	Bindings eval.Bindings

	operands   []Group
	results    []Group
	regionArgs [][]Group
	attrs      []ir.Attribute // of the declared attributes
	Lists      [][]ir.Attribute
	Regions    []*parse.ParsedRegion
	succs      [][]*ir.Block
	Extra      []ir.NamedAttr // from attr-dict
	ExtraPos   int
	Signature  []ir.NamedAttr     // arg_attrs, res_attrs
	ParamAttrs []ir.Attribute     // of the arguments and results of a signature
	TypeRoom   []ir.Type          // holds the types of a signature
	Free       []parse.OperandRef // of `operands`: not yet in groups
	FreeTypes  []ir.Type
	FreeTyped  bool
}

// Group is what is known of a group of operands, results or arguments.
type Group struct {
	Refs    []parse.OperandRef
	Types   []ir.Type
	values  []*ir.Value
	starts  []int // of a nested group: where each iteration begins
	Typed   bool  // the form spelled the types
	matched bool
	present bool // an optional result is there
}

func (g *Group) reset() {
	g.Refs, g.Types, g.values, g.starts = g.Refs[:0], g.Types[:0], g.values[:0], g.starts[:0]
	g.Typed, g.matched, g.present = false, false, false
}

var (
	_ ods.Env = (*State)(nil)
	_ subject = (*State)(nil)
)

// Context is where types are made.
func (s *State) Context() *ir.Context { return s.P.Ctx }

// Definition is that of the operation.
func (s *State) Definition() *ods.Op { return s.Def }

// Pos is where the name of the operation stands.
func (s *State) Pos() int { return s.pos }

// Attr is the value of the declared attribute i, or nil.
func (s *State) Attr(i int) ir.Attribute {
	if s.attrs[i] == nil && len(s.Extra) > 0 {
		return ir.AttrList(s.Extra).Get(s.Def.Attributes[i].Name)
	}
	return s.attrs[i]
}

// Types are the types of a group as far as they are known.
func (s *State) Types(r ods.Ref) []ir.Type {
	if r.Kind == ods.RefOperands {
		return s.FreeTypes
	}
	if g := s.Group(r); g != nil {
		return g.Types
	}
	return nil
}

// Values are the values of operand group i, once they are resolved.
func (s *State) Values(i int) []*ir.Value { return s.operands[i].values }

// Count is the number of values in a group.
func (s *State) Count(r ods.Ref) int {
	g := s.Group(r)
	if g == nil {
		return 0
	}
	if r.Kind == ods.RefResult {
		return len(g.Types)
	}
	return len(g.Refs)
}

// Group finds a group, nil for anything else.
func (s *State) Group(r ods.Ref) *Group {
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

// Decl is the declaration of a group.
func (s *State) Decl(r ods.Ref) *ods.Group {
	switch r.Kind {
	case ods.RefOperand:
		return &s.Def.Operands[r.Index]
	case ods.RefResult:
		return &s.Def.Results[r.Index]
	}
	return &s.Def.Regions[r.Sub].Args[r.Index]
}

// acquireState returns a state for an operation. Operations inside its regions
// take others.
func (r *reader) acquireState(def *ods.Op, pos int) *State {
	var s *State
	p := r.p
	if n := len(r.free); n > 0 {
		s, r.free = r.free[n-1], r.free[:n-1]
	} else {
		s = &State{form: form{P: p}}
		s.about, s.reader = s, attrReader{p, s}
	}
	s.Def, s.pos, s.Loc = def, pos, p.Ctx.UnknownLoc()
	s.Bindings.Init(p.Ctx, def, s)
	s.operands = resetGroups(s.operands, len(def.Operands))
	s.results = resetGroups(s.results, len(def.Results))
	s.attrs = cleared(s.attrs, len(def.Attributes))
	s.Lists = cleared(s.Lists, len(def.Attributes))
	s.Regions = cleared(s.Regions, len(def.Regions))
	s.succs = emptied(s.succs, len(def.Successors))
	for len(s.regionArgs) < len(def.Regions) {
		s.regionArgs = append(s.regionArgs, nil)
	}
	for i := range def.Regions {
		s.regionArgs[i] = resetGroups(s.regionArgs[i], len(def.Regions[i].Args))
	}
	s.Extra, s.Signature, s.FreeTyped, s.Depth = nil, nil, false, 0
	s.Free, s.FreeTypes = s.Free[:0], s.FreeTypes[:0]
	return s
}

func (r *reader) releaseState(s *State) { r.free = append(r.free, s) }

// resetGroups returns n empty groups that keep their buffers.
func resetGroups(groups []Group, n int) []Group {
	groups = groups[:cap(groups)]
	for len(groups) < n {
		groups = append(groups, Group{})
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
