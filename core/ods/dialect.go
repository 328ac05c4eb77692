package ods

import (
	"crypto/sha256"
	_ "embed" // the builtin dialect
	"encoding/hex"
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
	"unsafe"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

//go:embed builtin.dialect
var builtinSource []byte

// Builtin is the builtin dialect, which every other one may refer to.
var Builtin = sync.OnceValue(func() *Dialect {
	d, problems := Load("builtin.dialect", builtinSource)
	if len(problems) > 0 {
		panic("BUG: " + problems[0].Message)
	}
	return d
})

// NewContext returns a context that knows the builtin dialect and those given.
// It fails when two of them claim one namespace.
func NewContext(dialects ...*Dialect) (*ir.Context, error) {
	ctx := ir.NewContext()
	if err := ctx.RegisterDialect(Builtin()); err != nil {
		return nil, err
	}
	if err := link(dialects); err != nil {
		return nil, err
	}
	for _, d := range dialects {
		if err := ctx.RegisterDialect(d); err != nil {
			return nil, err
		}
	}
	return ctx, nil
}

// Dialect is a dialect file. Items are compiled when they are first asked for.
// It is safe for concurrent use.
type Dialect struct {
	name    string
	file    string
	source  []byte
	uses    []*Dialect
	Doc     string
	Version string
	earlier []string // versions of which the file tells something, oldest first
	// Constant is the full name of the operation that makes constants, or "".
	Constant string
	// Branch is the full name of the operation that goes to a block with its
	// operands, or "".
	Branch string
	// ElidesPrefix reports that operations print without the dialect's name.
	ElidesPrefix bool
	// VersionNames are the names of the dialect in other profiles. They stand before
	// operations that have no spelling of their own, types and attributes.
	VersionNames []VersionName

	digest func() string
	shared []clause // traits of every operation

	usedNames map[string]bool // of the clauses `uses`

	renamedOnce      sync.Once
	renamedOps       []*Op
	renamedTypesOnce sync.Once
	renamedTypes     []*TypeDef
	formNames        sync.Map   // the forms by their names, for each profile
	linking          sync.Mutex // of builtin: held while dialects of any context are linked

	mu        sync.Mutex
	items     map[itemKey]*item
	order     []*item
	room      []item // for the next ones
	notations []*item
	proposals []*item
	forms     map[string][]*item // by the operation or class that they are of
	tokens    int                // read so far, see maxTokens
	depth     int                // of items that are compiled because others name them
	elems     []Elem             // of formats that are being read
	problems  []diag.Diagnostic
}

var _ ir.Dialect = (*Dialect)(nil)

type itemKind string

const (
	itemDialect    itemKind = "dialect"
	itemEnum       itemKind = "enum"
	itemFlags      itemKind = "flags"
	itemKeywords   itemKind = "keywords"
	itemConstraint itemKind = "constraint"
	itemClass      itemKind = "class"
	itemMacro      itemKind = "macro"
	itemOp         itemKind = "op"
	itemType       itemKind = "type"
	itemAttr       itemKind = "attr"
	itemForm       itemKind = "form"
	itemNotation   itemKind = "notation"
	itemProposed   itemKind = "proposed"
)

// space is the name space of an item: enumerations of all kinds share one.
func (k itemKind) space() itemKind {
	if k == itemFlags || k == itemKeywords {
		return itemEnum
	}
	return k
}

type itemKey struct {
	space itemKind
	name  string
}

// item is a piece of the file: where it stands, and what it was compiled to.
type item struct {
	kind     itemKind
	name     string
	comments string // `///` and what is behind, line by line
	text     string // from the keyword to the next item and its comments
	line     int
	profile  string // of a form
	done     bool
	busy     bool
	tokens   int // read for it, see maxItemTokens
	compiled any
}

// Load indexes a dialect file, which is not to be changed later. The dialects it uses
// are given here, or meet it in [NewContext]; builtin is always known. The problems
// found are those of the file's structure; [Dialect.Check] finds all.
func Load(file string, source []byte, uses ...*Dialect) (*Dialect, []diag.Diagnostic) {
	d := &Dialect{file: file, source: source, uses: uses, forms: map[string][]*item{}, usedNames: map[string]bool{}}
	d.digest = sync.OnceValue(func() string {
		sum := sha256.Sum256(source)
		return hex.EncodeToString(sum[:])
	})
	d.index(unsafe.String(unsafe.SliceData(source), len(source)))
	if len(d.order) == 0 || d.order[0].kind != itemDialect {
		d.report(1, 1, "a dialect file begins with an item 'dialect NAME { ... }'")
		return d, d.problems
	}
	d.compileHeader(d.order[0])
	d.checkNames()
	return d, d.problems
}

// Name is the namespace.
func (d *Dialect) Name() string { return d.name }

// File is the name of the file, as in messages.
func (d *Dialect) File() string { return d.file }

// Source is the text of the file; not to be changed.
func (d *Dialect) Source() []byte { return d.source }

// Digest is the SHA-256 of the source in hexadecimal: the dialect's identity.
func (d *Dialect) Digest() string { return d.digest() }

func (d *Dialect) report(line, col int, format string, args ...any) {
	d.problems = append(d.problems, diag.Diagnostic{
		Severity: diag.Error,
		Pos:      diag.Position{File: d.file, Line: line, Col: col},
		Message:  fmt.Sprintf(format, args...),
	})
}

// usualItem is how many bytes of a file an item takes.
const usualItem = 256

// index finds the items by their first words at the left margin.
func (d *Dialect) index(src string) {
	usual := len(src) / usualItem
	d.items, d.order, d.room = make(map[itemKey]*item, usual), make([]*item, 0, usual), make([]item, usual)
	var last *item
	start, line := 0, 0
	doc := -1        // where the comments before the next item begin, or -1
	outside := false // something stood before the first item
	for pos := 0; pos < len(src); {
		end := strings.IndexByte(src[pos:], '\n')
		if end < 0 {
			end = len(src)
		} else {
			end += pos
		}
		text := src[pos:end]
		line++
		switch {
		case text != "" && isLetter(text[0]):
			before := pos
			if doc >= 0 {
				before = doc
			}
			if last != nil {
				last.text = src[start:before]
			}
			last, start = d.addItem(text, line), pos
			last.comments, doc = src[before:pos], -1
		case strings.HasPrefix(text, "///"):
			if doc < 0 {
				doc = pos
			}
		case isBlank(text) || strings.HasPrefix(text, "//"):
			doc = -1
		case last == nil && !outside:
			outside = true
			d.report(line, 1, "expected an item, which begins with a word at the left margin")
		}
		pos = end + 1
	}
	if last != nil {
		last.text = src[start:]
	}
}

func isBlank(line string) bool {
	for i := range len(line) {
		if c := line[i]; c != ' ' && c != '\t' && c != '\r' {
			return false
		}
	}
	return true
}

// newItem takes a place in the room that there is for items.
func (d *Dialect) newItem() *item {
	if len(d.room) == 0 {
		d.room = make([]item, 8)
	}
	it := &d.room[0]
	d.room = d.room[1:]
	return it
}

// addItem enters the item whose first line is given. One that cannot be read
// is reported and gets no entry.
func (d *Dialect) addItem(text string, line int) *item {
	kind, rest, _ := strings.Cut(text, " ")
	rest = strings.TrimLeft(rest, " ")
	n := 0
	for n < len(rest) && (isLetter(rest[n]) || isDigit(rest[n]) || rest[n] == '.' || rest[n] == '-') {
		n++
	}
	it := d.newItem()
	it.kind, it.name, it.line = itemKind(kind), rest[:n], line
	if !it.kind.known() {
		d.report(line, 1, "'%s' begins no item; expected dialect, enum, flags, keywords, constraint, macro, class, type, attr, op, form, notation or proposed", kind)
		return it
	}
	if it.kind == itemProposed {
		return d.addProposal(it, text)
	}
	if it.name == "" {
		d.report(line, len(kind)+2, "expected a name")
		return it
	}
	switch it.kind {
	case itemForm:
		return d.addForm(it, text)
	case itemNotation:
		return d.addNotation(it, text)
	}
	key := itemKey{it.kind.space(), it.name}
	if old, ok := d.items[key]; ok {
		d.report(line, 1, "%s '%s' is defined in line %d already", kind, it.name, old.line)
		return it
	}
	d.items[key] = it
	d.order = append(d.order, it)
	return it
}

func (k itemKind) known() bool {
	switch k {
	case itemDialect, itemEnum, itemFlags, itemKeywords, itemConstraint, itemClass, itemMacro, itemOp, itemType, itemAttr, itemForm, itemNotation, itemProposed:
		return true
	}
	return false
}

func (d *Dialect) compiled(key itemKey) any {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.compile(key)
}

// compile returns a compiled item, or nil; the caller holds the lock.
func (d *Dialect) compile(key itemKey) any {
	it, ok := d.items[key]
	if !ok {
		return nil
	}
	if it.done || it.busy {
		return it.compiled
	}
	if d.depth >= maxNesting {
		d.report(it.line, 1, "'%s' is needed by an item that is needed by another, more than %d times over", it.name, maxNesting)
		return nil
	}
	it.busy = true
	d.depth++
	d.compileItem(it)
	d.depth--
	it.busy, it.done = false, true
	return it.compiled
}

func (d *Dialect) compileItem(it *item) {
	toks, err := lex(d.file, it.text, it.line)
	if err != nil {
		d.problems = append(d.problems, *err)
		return
	}
	p := newParser(d, it, toks)
	if !p.spend(len(toks)) {
		return
	}
	p.next() // the keyword
	if it.kind == itemClass {
		it.compiled = p.class()
		if p.failed {
			it.compiled = nil
		}
		return
	}
	p.next() // the name
	switch it.kind {
	case itemEnum, itemFlags, itemKeywords:
		it.compiled = orNil(p.enum())
	case itemConstraint:
		it.compiled = p.namedConstraint()
	case itemMacro:
		it.compiled = p.macro()
	case itemOp:
		it.compiled = orNil(p.op())
	case itemType, itemAttr:
		t := &TypeDef{name: it.name, dialect: d, IsAttr: it.kind == itemAttr, Doc: it.doc(), Elem: -1, Length: -1, Members: -1, Member: -1}
		it.compiled = t
		p.typeDef(t)
	}
	if p.failed {
		it.compiled = nil
	}
}

func orNil[T any](v *T) any {
	if v == nil {
		return nil
	}
	return v
}

// Check compiles every item and returns all problems of the file, in its order.
func (d *Dialect) Check() []diag.Diagnostic {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, it := range d.order {
		if it.kind != itemDialect && it.kind != itemForm && it.kind != itemNotation && it.kind != itemProposed {
			d.compile(itemKey{it.kind.space(), it.name})
		}
	}
	d.checkForms()
	for _, it := range d.notations {
		d.compileNotation(it)
	}
	for _, it := range d.proposals {
		d.compileProposal(it)
	}
	sort.SliceStable(d.problems, func(i, j int) bool {
		return d.problems[i].Pos.Line < d.problems[j].Pos.Line
	})
	return slices.Clone(d.problems)
}

// Problems are those found so far.
func (d *Dialect) Problems() []diag.Diagnostic {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.problems)
}
