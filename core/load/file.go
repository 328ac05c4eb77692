package load

import (
	_ "embed" // the builtin dialect
	"slices"
	"sort"
	"strings"
	"sync"
	"unsafe"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/ods/lex"
	"github.com/mlirc/mlirc/core/ods/parse"
	"github.com/mlirc/mlirc/core/syntax/directive"
)

//go:embed builtin.dialect
var builtinSource []byte

// Builtin is the builtin dialect, which every other one may refer to.
var Builtin = sync.OnceValue(func() *ods.Dialect {
	d, problems := Dialect("builtin.dialect", builtinSource)
	if len(problems) > 0 {
		panic("BUG: " + problems[0].Message)
	}
	return d
})

// NewContext returns a context that knows the builtin dialect and those given.
// It fails when two of them claim one namespace.
func NewContext(dialects ...*ods.Dialect) (*ir.Context, error) {
	ctx := ir.NewContext()
	if err := ctx.RegisterDialect(Builtin()); err != nil {
		return nil, err
	}
	files := make([]*file, len(dialects))
	for i, d := range dialects {
		files[i] = fileOf(d)
	}
	if err := link(files); err != nil {
		return nil, err
	}
	for _, d := range dialects {
		if err := ctx.RegisterDialect(d); err != nil {
			return nil, err
		}
	}
	return ctx, nil
}

type itemKey struct {
	space parse.Kind
	name  string
}

// item is a piece of the file, and what it was compiled to.
type item struct {
	parse.Item
	done     bool
	busy     bool
	compiled any
}

// file is the compiler of a dialect file. Whatever compiles holds its lock.
type file struct {
	parse.File
	uses []*file

	renamedOnce      sync.Once
	renamedOps       []*ods.Op
	renamedTypesOnce sync.Once
	renamedTypes     []*ods.TypeDef
	numbersOnce      sync.Once
	numbers          map[uint32][]string // operations, by the numbers that they may be encoded with
	encoded          sync.Map            // operations, by their instructions
	formNames        sync.Map            // the forms by their names, for each profile
	linking          sync.Mutex          // of builtin: held while dialects of any context are linked

	mu        sync.Mutex
	items     map[itemKey]*item
	order     []*item
	spare     []item // for the next ones
	notations []*item
	proposals []*item
	lowers    map[string][]*item          // rules, by the operation that they are of
	forms     map[string][]*item          // by the operation or class that they are of
	shared    map[string]string           // by the names of forms, the profile in which an item says so
	sources   map[*ods.Op]*parse.OpSource // what the forms of an operation are made of
	made      map[formsKey][]*ods.Form    // asked for before
	depth     int                         // of items that are compiled because others name them
}

var _ ods.Compiler = (*file)(nil)

// fileOf is the compiler of a dialect.
func fileOf(d *ods.Dialect) *file { return d.Compiler.(*file) }

// Dialect indexes a dialect file, which is not to be changed later. The dialects it uses
// are given here, or meet it in [NewContext]; builtin is always known. The problems
// found are those of the file's structure; [Dialect.Check] finds all.
func Dialect(name string, source []byte, uses ...*ods.Dialect) (*ods.Dialect, []diag.Diagnostic) {
	d := &file{forms: map[string][]*item{}, shared: map[string]string{}, sources: map[*ods.Op]*parse.OpSource{}, made: map[formsKey][]*ods.Form{}}
	d.File.Items, d.Directives, d.Used = finder{d}, directives(), map[string]bool{}
	for _, u := range uses {
		d.uses = append(d.uses, fileOf(u))
	}
	text := unsafe.String(unsafe.SliceData(source), len(source))
	d.Dialect = ods.NewDialect(namespace(text), name, source, d)
	d.index(text)
	if len(d.order) == 0 || d.order[0].Kind != parse.KindDialect {
		d.Report(1, 1, "a dialect file begins with an item 'dialect NAME { ... }'")
		return d.Dialect, d.Found
	}
	if p, ok := parse.Start(&d.File, &d.order[0].Item); ok {
		p.Header()
	}
	d.checkNames()
	return d.Dialect, d.Found
}

// usualItem is how many bytes of a file an item takes.
const usualItem = 256

// directives are those that all files may name.
var directives = sync.OnceValue(directive.All)

// index finds the items by their first words at the left margin.
func (d *file) index(src string) {
	usual := len(src) / usualItem
	d.items, d.order, d.spare = make(map[itemKey]*item, usual), make([]*item, 0, usual), make([]item, usual)
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
		case text != "" && lex.IsLetter(text[0]):
			before := pos
			if doc >= 0 {
				before = doc
			}
			if last != nil {
				last.Text = src[start:before]
			}
			last, start = d.addItem(text, line), pos
			last.Comments, doc = src[before:pos], -1
		case strings.HasPrefix(text, "///"):
			if doc < 0 {
				doc = pos
			}
		case isBlank(text) || strings.HasPrefix(text, "//"):
			doc = -1
		case last == nil && !outside:
			outside = true
			d.Report(line, 1, "expected an item, which begins with a word at the left margin")
		}
		pos = end + 1
	}
	if last != nil {
		last.Text = src[start:]
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

// newItem takes a place in the array that was made for items.
func (d *file) newItem() *item {
	if len(d.spare) == 0 {
		d.spare = make([]item, 8)
	}
	it := &d.spare[0]
	d.spare = d.spare[1:]
	return it
}

// headOf is the word that an item begins with and the name behind it.
func headOf(line string) (kind, name string) {
	kind, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimLeft(rest, " ")
	n := 0
	for n < len(rest) && (lex.IsLetter(rest[n]) || lex.IsDigit(rest[n]) || rest[n] == '.' || rest[n] == '-') {
		n++
	}
	return kind, rest[:n]
}

// addItem enters the item whose first line is given. One that cannot be read
// is reported and gets no entry.
func (d *file) addItem(text string, line int) *item {
	kind, name := headOf(text)
	it := d.newItem()
	it.Kind, it.Name, it.Line = parse.Kind(kind), name, line
	if !it.Kind.Known() {
		d.Report(line, 1, "'%s' begins no item; expected dialect, enum, flags, keywords, constraint, macro, class, type, attr, op, form, conversion, lower, scalar, notation or proposed", kind)
		return it
	}
	if it.Kind == parse.KindProposed {
		return d.addProposal(it, text)
	}
	if it.Name == "" {
		d.Report(line, len(kind)+2, "expected a name")
		return it
	}
	switch it.Kind {
	case parse.KindForm:
		return d.addForm(it, text)
	case parse.KindNotation:
		return d.addNotation(it, text)
	case parse.KindLower:
		return d.addLower(it, text)
	}
	key := itemKey{it.Kind.Space(), it.Name}
	if old, ok := d.items[key]; ok {
		d.Report(line, 1, "%s '%s' is defined in line %d already", kind, it.Name, old.Line)
		return it
	}
	d.items[key] = it
	d.order = append(d.order, it)
	return it
}

func (d *file) compiled(key itemKey) any {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.compile(key)
}

// compile returns a compiled item, or nil; the caller holds the lock.
func (d *file) compile(key itemKey) any {
	it, ok := d.items[key]
	if !ok {
		return nil
	}
	if it.done || it.busy {
		return it.compiled
	}
	if d.depth >= parse.MaxNesting {
		d.Report(it.Line, 1, "'%s' is needed by an item that is needed by another, more than %d times over", it.Name, parse.MaxNesting)
		return nil
	}
	it.busy = true
	d.depth++
	d.compileItem(it)
	d.depth--
	it.busy, it.done = false, true
	return it.compiled
}

func (d *file) compileItem(it *item) {
	p, ok := parse.Start(&d.File, &it.Item)
	if !ok {
		return
	}
	p.Next() // the keyword
	if it.Kind == parse.KindClass {
		it.compiled = p.Class()
		if p.Failed() {
			it.compiled = nil
		}
		return
	}
	p.Next() // the name
	switch it.Kind {
	case parse.KindEnum, parse.KindFlags, parse.KindKeywords:
		it.compiled = orNil(p.Enum())
	case parse.KindConstraint:
		it.compiled = p.NamedConstraint()
	case parse.KindMacro:
		it.compiled = p.Macro()
	case parse.KindOp:
		it.compiled = orNil(d.compileOp(p))
	case parse.KindConversion:
		it.compiled = orNil(p.Conversion())
	case parse.KindScalar:
		it.compiled = orNil(p.Scalar())
	case parse.KindType, parse.KindAttr:
		t := ods.NewTypeDef(it.Name, d.Dialect, it.Kind == parse.KindAttr)
		t.Doc, it.compiled = it.Doc(), t
		p.TypeDef(t)
		if !p.Failed() {
			p.Fail(check.Type(t))
		}
	}
	if p.Failed() {
		it.compiled = nil
	}
}

// compileOp compiles an operation, nil when it is broken.
func (d *file) compileOp(p *parse.Parser) *ods.Op {
	o, source := p.Op()
	if o == nil {
		return nil
	}
	if p.Fail(check.Op(o)); p.Failed() {
		return nil
	}
	d.sources[o] = source
	return o
}

func orNil[T any](v *T) any {
	if v == nil {
		return nil
	}
	return v
}

// Check compiles every item and returns all problems of the file, in its order.
func (d *file) Check() []diag.Diagnostic {
	d.mu.Lock()
	defer d.mu.Unlock()
	for _, it := range d.order {
		switch it.Kind {
		case parse.KindDialect, parse.KindForm, parse.KindNotation, parse.KindProposed:
		case parse.KindLower:
			d.compileLower(it)
		default:
			d.compile(itemKey{it.Kind.Space(), it.Name})
		}
	}
	d.checkAvailability()
	d.checkForms()
	for _, it := range d.notations {
		d.compileNotation(it)
	}
	for _, it := range d.proposals {
		d.compileProposal(it)
	}
	sort.SliceStable(d.Found, func(i, j int) bool {
		return d.Found[i].Pos.Line < d.Found[j].Pos.Line
	})
	return slices.Clone(d.Found)
}

// checkAvailability looks for the words of clauses `available` in the enumerations that the
// dialect names for them.
func (d *file) checkAvailability() {
	find := func(name string) *ods.Enum {
		e, _ := d.compile(itemKey{parse.KindEnum.Space(), name}).(*ods.Enum)
		return e
	}
	for _, it := range d.order {
		if problem := check.Availability(d.Dialect.Availability, find, it.compiled); problem != "" {
			d.Report(it.Line, 1, "%s", problem)
		}
	}
}

// Problems are those found so far.
func (d *file) Problems() []diag.Diagnostic {
	d.mu.Lock()
	defer d.mu.Unlock()
	return slices.Clone(d.Found)
}
