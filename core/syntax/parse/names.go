package parse

import (
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax/lex"
	"github.com/mlirc/mlirc/core/syntax/print"
)

// OperandRef is a use of a value as it stands in the text: `%name#num`.
type OperandRef struct {
	Name string // without %
	Num  int
	Pos  int
}

// A name stands for a value, or for the results of an operation from some one
// on. It may be used before it is defined: until then placeholders stand for
// its values.
type name struct {
	text  string
	hash  uint32
	next  int32     // the next older name of the same bucket, -1 at the end
	value *ir.Value // the first; nil while the name was only used
	count int       // of values
	pos   int       // where it was defined, or used first
	late  *lateName
}

// lateName is what is known of a name that was used before its definition.
type lateName struct {
	uses []lateUse
}

type lateUse struct {
	num   int
	pos   int
	value *ir.Value
}

// nameScopes maps names to values. Names are kept in the order of their
// definition, each linked to the older ones of its bucket, so that leaving a
// scope is cutting off the end, and an isolated scope is a lower bound.
type nameScopes struct {
	list     []name
	buckets  []int32
	bound    int32     // names below are not visible
	start    int32     // where the innermost scope begins
	moved    []int32   // names older than the innermost scope that it defines
	scratch  *ir.Block // holds placeholders
	poisoned bool      // an operation of this isolated scope could not be read
}

// scopeMark is what leaving a scope restores.
type scopeMark struct {
	size, bound int32
	moved       int
	isolated    bool
	poisoned    bool
	pos         int // where the text of the scope begins
}

func (n *nameScopes) init() {
	n.buckets = make([]int32, 256)
	for i := range n.buckets {
		n.buckets[i] = -1
	}
	n.scratch = ir.NewBlock()
}

func hashName(s string) uint32 {
	h := uint32(2166136261)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h ^ h>>15
}

// find returns the index of a visible name, or -1.
func (n *nameScopes) find(text string, hash uint32) int32 {
	i := n.buckets[hash&uint32(len(n.buckets)-1)]
	for i >= n.bound {
		e := &n.list[i]
		if e.hash == hash && e.text == text {
			return i
		}
		i = e.next
	}
	return -1
}

// add appends a name that is not visible yet.
func (n *nameScopes) add(text string, hash uint32) *name {
	if len(n.list) >= len(n.buckets)*2 {
		n.grow()
	}
	bucket := &n.buckets[hash&uint32(len(n.buckets)-1)]
	n.list = append(n.list, name{text: text, hash: hash, next: *bucket})
	*bucket = int32(len(n.list) - 1)
	return &n.list[len(n.list)-1]
}

func (n *nameScopes) grow() {
	n.buckets = make([]int32, len(n.buckets)*4)
	for i := range n.buckets {
		n.buckets[i] = -1
	}
	for i := range n.list {
		bucket := &n.buckets[n.list[i].hash&uint32(len(n.buckets)-1)]
		n.list[i].next = *bucket
		*bucket = int32(i)
	}
}

// cut forgets the names from an index on.
func (n *nameScopes) cut(size int) {
	for i := len(n.list) - 1; i >= size; i-- {
		e := &n.list[i]
		n.buckets[e.hash&uint32(len(n.buckets)-1)] = e.next
	}
	clear(n.list[size:])
	n.list = n.list[:size]
}

func (n *nameScopes) push(isolated bool) scopeMark {
	m := scopeMark{size: n.start, moved: len(n.moved), bound: n.bound, isolated: isolated, poisoned: n.poisoned}
	n.start = int32(len(n.list))
	if isolated {
		n.bound = n.start
		n.poisoned = false
	}
	return m
}

// popNames leaves a scope. What was used but not defined in an isolated one is
// an error; in another, the enclosing scope may still define it.
func (p *Parser) popNames(m scopeMark) bool {
	n := &p.names
	var open []name
	for _, e := range n.list[n.start:] {
		if e.value == nil {
			open = append(open, e)
		}
	}
	n.cut(int(n.start))
	n.start = m.size
	for _, i := range n.moved[m.moved:] {
		n.list[i].text = "" // which no token is
	}
	n.moved = n.moved[:m.moved]
	if !m.isolated {
		for _, e := range open {
			again := n.add(e.text, e.hash)
			again.pos, again.late = e.pos, e.late
		}
		return true
	}
	ok := true
	if !n.poisoned {
		for _, e := range open {
			ok = p.report(e.pos, "use of undeclared SSA value name '%"+e.text+"'", p.notesOnScope(e.text, m.pos)...)
		}
	}
	n.bound, n.poisoned = m.bound, m.poisoned
	return ok
}

// notesOnScope are the notes on a name that is not visible: where the text from an
// offset up to here defines it all the same, inside a region.
func (p *Parser) notesOnScope(name string, from int) []diag.Related {
	if p.quiet > 0 || p.errors >= maxErrors {
		return nil
	}
	sub := &lex.Lexer{Text: p.Text, Early: p.Early}
	var names []lex.Token // in a row, such as before `=`
	for sub.MoveTo(from); sub.Tok.Kind != lex.EOF && sub.Tok.Pos < p.Tok.Pos; sub.Next() {
		switch sub.Tok.Kind {
		case lex.Percent:
			names = append(names, sub.Tok)
		case lex.Comma, lex.Colon, lex.Integer:
		case lex.Equal:
			for _, tok := range names {
				if tok.Text[1:] == name {
					return []diag.Related{p.noteAt(tok.Pos, "it is defined here, in a region outside of which it is not visible; "+
						"a value leaves a region as a result of the operation around it")}
				}
			}
			names = names[:0]
		default:
			names = names[:0]
		}
	}
	return nil
}

// define gives a name count values, beginning with value.
func (p *Parser) define(text string, pos int, value *ir.Value, count int) bool {
	n := &p.names
	hash := hashName(text)
	i := n.find(text, hash)
	if i < 0 {
		e := n.add(text, hash)
		e.value, e.count, e.pos = value, count, pos
		return true
	}
	e := &n.list[i]
	if e.value != nil {
		return p.report(pos, "redefinition of SSA value '%"+text+"'", p.noteAt(e.pos, "previously defined here"))
	}
	return p.defineLate(i, pos, value, count)
}

// defineLate puts values where placeholders stood.
func (p *Parser) defineLate(i int32, pos int, value *ir.Value, count int) bool {
	n := &p.names
	e := &n.list[i]
	for _, use := range e.late.uses {
		if use.num >= count {
			return p.report(use.pos, "reference to invalid result number",
				p.noteAt(pos, "the value is defined here"))
		}
		v := valueAt(value, use.num)
		if v.Type() != use.value.Type() {
			return p.report(pos, "definition of SSA value '%"+e.text+"' has type "+print.TypeString(v.Type()),
				p.noteAt(use.pos, "previously used here with type "+print.TypeString(use.value.Type())))
		}
		use.value.ReplaceAllUsesWith(v)
	}
	e.value, e.count, e.pos, e.late = value, count, pos, nil
	if i < n.start {
		n.moved = append(n.moved, i)
	}
	return true
}

// valueAt is the value n places behind a result.
func valueAt(first *ir.Value, n int) *ir.Value {
	if n == 0 {
		return first
	}
	return first.DefiningOp().Result(first.Index() + n)
}

// ParseOperandRef passes `%name` or `%name#2`.
func (p *Parser) ParseOperandRef() (OperandRef, bool) {
	if p.Tok.Kind != lex.Percent {
		return OperandRef{}, p.Expected("an SSA operand")
	}
	ref := OperandRef{Name: p.Tok.Text[1:], Pos: p.Tok.Pos}
	p.Next()
	if p.Tok.Kind != lex.Hash || !lex.IsClass(p.Tok.Text[1], lex.ClassDigit) {
		return ref, true
	}
	num, ok := lex.SmallInt(p.Tok.Text[1:])
	if !ok {
		return ref, p.Errorf(p.Tok.Pos, "invalid SSA value result number")
	}
	ref.Num = num
	p.Next()
	return ref, true
}

// ResolveOperand returns the value that a reference means, which must have that
// type. A value that is not defined yet is stood for by a placeholder.
func (p *Parser) ResolveOperand(ref OperandRef, t ir.Type) (*ir.Value, bool) {
	hash := hashName(ref.Name)
	i := p.names.find(ref.Name, hash)
	if i < 0 {
		e := p.names.add(ref.Name, hash)
		e.pos, e.late = ref.Pos, &lateName{}
		return p.placeholder(e, ref, t), true
	}
	e := &p.names.list[i]
	if e.value == nil {
		return p.resolveLate(e, ref, t)
	}
	if ref.Num >= e.count {
		return nil, p.report(ref.Pos, "reference to invalid result number", p.noteAt(e.pos, "the value is defined here"))
	}
	v := valueAt(e.value, ref.Num)
	if v.Type() != t {
		return nil, p.typeConflict(ref, t, v.Type(), e.pos)
	}
	return v, true
}

func (p *Parser) resolveLate(e *name, ref OperandRef, t ir.Type) (*ir.Value, bool) {
	for _, use := range e.late.uses {
		if use.num != ref.Num {
			continue
		}
		if use.value.Type() != t {
			return nil, p.typeConflict(ref, t, use.value.Type(), use.pos)
		}
		return use.value, true
	}
	return p.placeholder(e, ref, t), true
}

func (p *Parser) placeholder(e *name, ref OperandRef, t ir.Type) *ir.Value {
	v := p.names.scratch.AddArg(t, nil)
	e.late.uses = append(e.late.uses, lateUse{ref.Num, ref.Pos, v})
	return v
}

func (p *Parser) typeConflict(ref OperandRef, want, have ir.Type, prior int) bool {
	note := diag.Related{Pos: p.src.Position(prior), Message: "prior use here"}
	return p.report(ref.Pos, "use of value '%"+ref.Name+"' expects different type than prior uses: "+
		print.TypeString(want)+" vs "+print.TypeString(have), note)
}

// DefinedType is the type of the value that a reference means, nil when it is
// not defined yet.
func (p *Parser) DefinedType(ref OperandRef) ir.Type {
	i := p.names.find(ref.Name, hashName(ref.Name))
	if i < 0 {
		return nil
	}
	e := &p.names.list[i]
	if e.value == nil || ref.Num >= e.count {
		return nil
	}
	return valueAt(e.value, ref.Num).Type()
}

// nameSet numbers different names in the order in which they come; the zero value is
// empty. Most sets are small, and these have no map.
type nameSet struct {
	list  []string
	index map[string]int // once there are more than smallSet
}

const smallSet = 16

// add adds a name; false if it is there already.
func (s *nameSet) add(name string) bool {
	if s.find(name) >= 0 {
		return false
	}
	s.list = append(s.list, name)
	switch n := len(s.list); {
	case n > smallSet+1:
		s.index[name] = n - 1
	case n == smallSet+1:
		s.index = make(map[string]int, 4*smallSet)
		for i, known := range s.list {
			s.index[known] = i
		}
	}
	return true
}

// find is the number of a name, or -1.
func (s *nameSet) find(name string) int {
	if s.index != nil {
		if i, ok := s.index[name]; ok {
			return i
		}
		return -1
	}
	for i, known := range s.list {
		if known == name {
			return i
		}
	}
	return -1
}
