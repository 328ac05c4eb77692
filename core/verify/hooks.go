package verify

import (
	"cmp"
	"errors"
	"maps"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// Lookup resolves a reference to a symbol as an operation sees it; nil when there is no such
// symbol.
type Lookup func(ref *ir.SymbolRefAttr) *ir.Operation

// UseHook checks an operation against the symbols that it uses. It is called like a [Hook], but
// only where these may be looked at: not after a pass on one function while others change.
type UseHook func(op *ir.Operation, lookup Lookup) error

// Annotation is an attribute with the prefix of a dialect on an operation of any dialect, or
// on an argument or a result of a function.
type Annotation struct {
	Op *ir.Operation
	// Name is the attribute's full name.
	Name  string
	Value ir.Attribute
	// Of says what the attribute is on.
	Of AnnotationKind
	// Index is the number of the argument or result.
	Index int
}

// AnnotationKind says what an attribute is on.
type AnnotationKind uint8

// What an attribute may be on.
const (
	OfOperation AnnotationKind = iota
	OfArgument
	OfResult
)

// AttributeHook checks an annotation. The function is nil where symbols are not to be looked
// at.
type AttributeHook func(a Annotation, lookup Lookup) error

// hooks asks the owners of an operation and of its attributes. They may take other operations, such
// as those that define operands, for sound. Where these are not, a hook may panic: that counts only
// if nothing wrong is found.
func (v *verifier) hooks(op *ir.Operation) (problem error) {
	defer func() {
		if crash := diag.CrashOf(recover()); crash != nil {
			v.crash = cmp.Or(v.crash, crash)
			v.failed = v.failed || v.quick
		}
	}()
	if !v.seesSymbols() {
		return v.opts.Check(op, nil)
	}
	if v.resolve == nil {
		v.resolve = v.lookup
	}
	return v.opts.Check(op, v.resolve)
}

// At is an error that a hook has found in another operation, such as one inside of that which it checks. It is
// reported at that one's place, and names that one.
func At(op *ir.Operation, err error) error { return &located{op, err} }

type located struct {
	op *ir.Operation
	error
}

func (l *located) Unwrap() error { return l.error }

// PlaceOf is the operation that an error of a hook is about: the one that was checked, if it names no other.
func PlaceOf(op *ir.Operation, err error) *ir.Operation {
	var l *located
	if errors.As(err, &l) {
		return l.op
	}
	return op
}

// Symbols resolves references as a verifier does. It keeps the symbol tables that it went
// through, so that the module must not change meanwhile.
type Symbols struct {
	tables  map[*ir.Operation]*ir.SymbolTable
	from    *ir.Operation
	resolve Lookup
}

// From returns the lookup of an operation, which is good until the next call.
func (s *Symbols) From(op *ir.Operation) Lookup {
	if s.resolve == nil {
		s.tables, s.resolve = map[*ir.Operation]*ir.SymbolTable{}, s.lookup
	}
	s.from = op
	return s.resolve
}

func (s *Symbols) lookup(ref *ir.SymbolRefAttr) *ir.Operation {
	around := ir.NearestSymbolTable(s.from)
	if around == nil {
		return nil
	}
	found := s.table(around).Lookup(ref.Root())
	for _, name := range ref.Nested() {
		if found == nil || !found.Traits().SymbolTable {
			return nil
		}
		found = s.table(found).Lookup(name)
	}
	return found
}

func (s *Symbols) table(op *ir.Operation) *ir.SymbolTable {
	t, ok := s.tables[op]
	if !ok {
		t = ir.NewSymbolTable(op)
		s.tables[op] = t
	}
	return t
}

// Add adds the hooks of others.
func (o *Options) Add(others Options) {
	if o.Hooks == nil {
		o.Hooks, o.Uses, o.Attributes = map[string]Hook{}, map[string]UseHook{}, map[string]AttributeHook{}
	}
	maps.Copy(o.Hooks, others.Hooks)
	maps.Copy(o.Uses, others.Uses)
	maps.Copy(o.Attributes, others.Attributes)
}

// Check asks the hooks about one operation, which is valid as far as definitions say. Without
// a lookup, symbols are not looked at.
func (o *Options) Check(op *ir.Operation, lookup Lookup) error {
	name := op.Name().String()
	if hook := o.Hooks[name]; hook != nil {
		if err := hook(op); err != nil {
			return err
		}
	}
	if lookup != nil && len(o.Uses) > 0 {
		if hook := o.Uses[name]; hook != nil {
			if err := hook(op, lookup); err != nil {
				return err
			}
		}
	}
	if len(o.Attributes) == 0 {
		return nil
	}
	return o.annotations(op, lookup)
}

// annotations asks the owners of the attributes on an operation, and on its arguments and
// results if it is a function.
func (o *Options) annotations(op *ir.Operation, lookup Lookup) error {
	for _, a := range op.Attrs() {
		if err := o.annotation(a, Annotation{Op: op}, lookup); err != nil {
			return err
		}
	}
	if !op.Traits().FunctionLike {
		return nil
	}
	for _, list := range [...]struct {
		name string
		of   AnnotationKind
	}{{"arg_attrs", OfArgument}, {"res_attrs", OfResult}} {
		dicts, ok := op.Attr(list.name).(*ir.ArrayAttr)
		if !ok {
			continue
		}
		for i, d := range dicts.Elems() {
			dict, ok := d.(*ir.DictionaryAttr)
			if !ok {
				continue
			}
			for _, a := range dict.Entries() {
				if err := o.annotation(a, Annotation{Op: op, Of: list.of, Index: i}, lookup); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func (o *Options) annotation(named ir.NamedAttr, a Annotation, lookup Lookup) error {
	if strings.IndexByte(named.Name, '.') < 0 {
		return nil
	}
	hook := o.Attributes[named.Name]
	if hook == nil {
		hook = o.Attributes[named.Name[:strings.IndexByte(named.Name, '.')+1]]
	}
	if hook == nil {
		return nil
	}
	a.Name = named.Name
	a.Value = named.Value
	return hook(a, lookup)
}
