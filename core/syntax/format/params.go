package format

import (
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/param"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/parse"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// typeState is what is known of a dialect's type or attribute while it is read.
type typeState struct {
	form
	reader  attrReader
	def     *ods.TypeDef
	records [][]ir.Attribute   // the fields of the current records
	lists   [][][]ir.Attribute // of each record, the lists in its fields
	named   *ir.DialectType    // an identified type whose body is read
	bare    bool               // only the name stands here
}

// Type reads the parameters of a type; its name has been read.
func (r *reader) Type(def ir.TypeDefinition) (ir.Type, bool) {
	s, ok := parseParams(r.p, def)
	if !ok {
		return nil, false
	}
	if s.named != nil {
		return s.named, true
	}
	return r.p.Ctx.DialectType(def, s.records[0]...), true
}

// Attr reads the parameters of an attribute; its name has been
// read.
func (r *reader) Attr(def ir.TypeDefinition, t ir.Type) (ir.Attribute, bool) {
	s, ok := parseParams(r.p, def)
	if !ok {
		return nil, false
	}
	return r.p.Ctx.DialectAttr(def, t, s.records[0]...), true
}

// parseParams reads parameters. They are spelled as they are printed, as in an early profile if
// the text may be of it, or otherwise. Where no format fits, the error is that of the one that went
// furthest.
func parseParams(p *parse.Parser, def ir.TypeDefinition) (*typeState, bool) {
	d := def.(*ods.TypeDef)
	if len(d.Earlier) == 0 {
		return parseFormat(p, d, d.Format)
	}
	begin, furthest := p.Tok.Pos, -1
	best, misread := p.Misread[begin]
	for i := -1; i < len(d.Earlier) && !misread; i++ {
		format := d.Format
		if i >= 0 {
			format = d.Earlier[i].Format
			if profile, of := p.Opts.Profile, d.Earlier[i].Profile; profile != "" && of != "" && profile != of {
				continue
			}
		}
		at := p.Mark()
		if s, ok := parseFormat(p, d, format); ok {
			p.Keep(at)
			return s, true
		}
		if p.Tok.Pos > furthest {
			best, furthest = format, p.Tok.Pos
		}
		p.Reset(at)
	}
	if p.Misread == nil {
		p.Misread = map[int]*ods.Format{}
	}
	p.Misread[begin] = best
	return parseFormat(p, d, best)
}

func parseFormat(p *parse.Parser, d *ods.TypeDef, format *ods.Format) (*typeState, bool) {
	s := &typeState{form: form{P: p}, def: d}
	s.about, s.reader = s, attrReader{p: p}
	begin := p.Tok.Pos
	s.records = make([][]ir.Attribute, len(d.Records))
	s.lists = make([][][]ir.Attribute, len(d.Records))
	for i := range d.Records {
		s.beginRecord(i)
	}
	if format == nil {
		return s, true
	}
	if !p.Enter() {
		return nil, false
	}
	defer p.Leave()
	if !s.parseElems(format.Elems) {
		return nil, false
	}
	s.records[0] = s.endRecord(0)
	if s.named == nil {
		return s, true
	}
	if s.bare {
		return s, true
	}
	return s, s.setBody(begin)
}

// setBody gives an identified type the parameters that were read from a place on.
func (s *typeState) setBody(begin int) bool {
	if s.named.SetBody(s.records[0]) {
		return true
	}
	return s.P.Errorf(begin, "this type is identified by its name and has another body already: '%s'", print.TypeString(s.named))
}

func (s *typeState) beginRecord(i int) {
	n := len(s.def.Records[i].Fields)
	s.records[i] = make([]ir.Attribute, n)
	s.lists[i] = make([][]ir.Attribute, n)
}

// endRecord joins the lists and fills in defaults.
func (s *typeState) endRecord(i int) []ir.Attribute {
	rec := s.records[i]
	for j := range s.def.Records[i].Fields {
		f := &s.def.Records[i].Fields[j]
		if f.Arity == ods.Variadic {
			rec[j] = s.P.Ctx.ArrayAttr(s.sorted(f, s.lists[i][j]))
		}
		if rec[j] == nil {
			rec[j] = param.Default(s.P.Ctx, f)
		}
		if rec[j] == nil && i > 0 {
			rec[j] = s.P.Ctx.UnitAttr()
		}
	}
	return rec
}

// sorted puts records in the order of a field, unless the type is identified.
func (s *typeState) sorted(f *ods.Param, list []ir.Attribute) []ir.Attribute {
	if f.Kind != ods.ParamRecord || s.named != nil {
		return list
	}
	by := s.def.Records[f.Record].SortBy
	if by < 0 {
		return list
	}
	key := func(i int) int64 {
		n, ok := list[i].(*ir.ArrayAttr).Elems()[by].(*ir.IntegerAttr)
		if !ok {
			return 0 // the form leaves it out
		}
		v, _ := n.Int()
		return v
	}
	sort.SliceStable(list, func(i, j int) bool { return key(i) < key(j) })
	return list
}

// part reads a parameter, or elements that an identified type does not repeat.
func (s *typeState) part(e *ods.Elem) bool {
	if e.Kind == ods.ElemRecursive {
		return s.parseBody(e)
	}
	return s.parseParam(e.Ref, e.Kind == ods.ElemShort)
}

// present records the unit parameters that a group has by being there.
func (s *typeState) present(group *ods.Elem) {
	for i := range group.Body {
		e := &group.Body[i]
		if e.Kind == ods.ElemRef && s.field(e.Ref).Kind == ods.ParamUnit {
			s.records[e.Ref.Sub][e.Ref.Index] = s.P.Ctx.UnitAttr()
		}
	}
}

// snapshot has nothing to undo: types have no directives, so that none is tried.
func (s *typeState) snapshot() func() { return func() {} }

func (s *typeState) field(r ods.Ref) *ods.Param { return &s.def.Records[r.Sub].Fields[r.Index] }

// startsPart reports whether a parameter, or the body of an identified type, can begin here.
func (s *typeState) startsPart(e *ods.Elem) (yes, more bool) {
	switch e.Kind {
	case ods.ElemShort:
		return s.P.AtTypeStart() || s.atShort(), false
	case ods.ElemRecursive:
		return s.starts(e.Body), true
	}
	f := s.field(e.Ref)
	return param.KindOf(f).Starts(&s.reader, f)
}

// begin makes the record of the iteration, in an `each` over records.
func (s *typeState) begin(elems []ods.Elem) {
	if record := s.loopRecord(elems); record > 0 {
		s.beginRecord(record)
	}
}

// end appends the record that was read to the list that holds it.
func (s *typeState) end(elems []ods.Elem) {
	record := s.loopRecord(elems)
	if record == 0 {
		return
	}
	r := &s.def.Records[record]
	list := &s.lists[r.Parent][r.Field]
	*list = append(*list, s.P.Ctx.ArrayAttr(s.endRecord(record)))
}

// loopRecord is the record over which an `each` runs: the outermost one below
// the current that its elements name; 0 when it runs over a plain list, which a record may have.
func (s *typeState) loopRecord(elems []ods.Elem) int {
	for i := range elems {
		e := &elems[i]
		if e.Kind == ods.ElemRef || e.Kind == ods.ElemShort {
			if s.field(e.Ref).Arity == ods.Variadic {
				return 0
			}
			return e.Ref.Sub
		}
		if r := s.loopRecord(e.Body); r > 0 {
			return r
		}
	}
	return 0
}

// parseParam reads a parameter in the spelling of its kind.
func (s *typeState) parseParam(r ods.Ref, short bool) bool {
	f := s.field(r)
	if f.Kind == ods.ParamUnit {
		return true
	}
	v, ok := s.parseValue(f, short)
	if !ok {
		return false
	}
	if f.Arity == ods.Variadic {
		s.lists[r.Sub][r.Index] = append(s.lists[r.Sub][r.Index], v)
		return true
	}
	if f.Kind == ods.ParamEnum && f.Enum.Kind == ods.FlagsEnum {
		v = s.joinFlags(s.records[r.Sub][r.Index], v)
	}
	s.records[r.Sub][r.Index] = v
	return true
}

// joinFlags adds flags to those that stand before them in an `each`.
func (s *typeState) joinFlags(before, flags ir.Attribute) ir.Attribute {
	old, ok := before.(*ir.IntegerAttr)
	if !ok {
		return flags
	}
	more := flags.(*ir.IntegerAttr)
	return s.P.Ctx.IntegerAttr(more.Type(), old.Value().Or(more.Value()))
}

func (s *typeState) parseValue(f *ods.Param, short bool) (ir.Attribute, bool) {
	if short {
		t, ok := s.parseType()
		if !ok {
			return nil, false
		}
		return s.P.Ctx.TypeAttr(t), true
	}
	return param.KindOf(f).Read(&s.reader, f)
}

func (s *typeState) atShort() bool {
	return s.P.At(lex.Ident) && s.def.Dialect().Type(s.P.Tok.Text) != nil
}

// parseType reads a type; a short one of the same dialect lacks `!dialect.`.
func (s *typeState) parseType() (ir.Type, bool) {
	p := s.P
	if !s.atShort() {
		return p.ParseType()
	}
	def := s.def.Dialect().Type(p.Tok.Text)
	p.Next()
	return p.Forms.Type(def)
}

// parseBody reads what follows the name of an identified type, unless a type of
// that name encloses this place.
func (s *typeState) parseBody(e *ods.Elem) bool {
	name := s.records[e.Ref.Sub][e.Ref.Index]
	if name == nil {
		return s.parseElems(e.Body)
	}
	p := s.P
	s.named = p.Ctx.DialectType(s.def, name)
	inside := false
	for _, t := range p.OpenTypes {
		inside = inside || t == s.named
	}
	if p.At(lex.Greater) {
		s.bare = true
		if inside {
			return true
		}
		return p.Errorf(p.Tok.Pos, "type %s is named without its body, which is possible only inside itself", strings.TrimSpace(print.AttrString(name)))
	}
	p.OpenTypes = append(p.OpenTypes, s.named)
	ok := s.parseElems(e.Body)
	p.OpenTypes = p.OpenTypes[:len(p.OpenTypes)-1]
	return ok
}
