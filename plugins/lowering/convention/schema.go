package convention

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"github.com/mlirc/mlirc/core/diag"
)

// Resource is the name by which a run carries the schema of its convention.
const Resource = "memref-convention"

// NameResource is the name by which it carries the convention's name, or the path of its file.
const NameResource = "memref-convention-name"

// Part is a part of a memref.
type Part string

// The parts of a memref.
const (
	Allocated Part = "allocated" // the pointer to free
	Aligned   Part = "aligned"   // the pointer to the buffer
	Offset    Part = "offset"    // of the first element, in elements
	Sizes     Part = "sizes"     // of each dimension
	Strides   Part = "strides"   // of each dimension, in elements
)

// parts lists all parts.
var parts = [...]Part{Allocated, Aligned, Offset, Sizes, Strides}

// Shape says how the parts of a form stand together.
type Shape string

// The shapes of forms.
const (
	AsValues  Shape = "values"  // one by one
	AsStruct  Shape = "struct"  // sizes and strides are arrays in it, if there are dimensions
	AsPointer Shape = "pointer" // to such a struct
)

// Rule says where a part comes from that a form lacks.
type Rule string

// The rules.
const (
	FromType     Rule = "type"      // from the type, which must give it
	FromAligned  Rule = "aligned"   // it is the aligned pointer
	FromRowMajor Rule = "row-major" // from the type, or the product of the sizes behind it
)

// rules lists what may derive a part.
var rules = map[Part][]Rule{
	Allocated: {FromAligned},
	Offset:    {FromType},
	Sizes:     {FromType},
	Strides:   {FromType, FromRowMajor},
}

// Form is how a memref stands somewhere.
type Form struct {
	As    Shape  `toml:"as"`
	Parts []Part `toml:"parts"`
}

// has reports whether the form carries a part.
func (f *Form) has(p Part) bool { return slices.Contains(f.Parts, p) }

// Limits say which memrefs a convention takes, beyond what it can express.
type Limits struct {
	// Layout is `strided` (the default) or `identity`.
	Layout string `toml:"layout"`
	// Sizes is `any` (the default) or `static`.
	Sizes string `toml:"sizes"`
}

// CInterface is how C calls a function. Results that are structs are returned
// through a pointer, which comes as first argument.
type CInterface struct {
	// Prefix is put before the name of the function.
	Prefix string `toml:"prefix"`
	// Argument is the form of arguments. What it makes a pointer to is what a
	// memref is as a result.
	Argument Form `toml:"argument"`
}

// result is the form of results.
func (c *CInterface) result() *Form {
	f := c.Argument
	f.As = valueShape(f.As)
	return &f
}

// valueShape is how that which has a shape as argument is returned.
func valueShape(s Shape) Shape {
	if s == AsPointer {
		return AsStruct
	}
	return s
}

// Unranked is how memrefs of unknown rank travel: as a rank and the address of
// what a memref of that rank is in memory.
type Unranked struct {
	Value Shape `toml:"value"`
	// Argument is empty where they stay inside of functions.
	Argument Shape `toml:"argument"`
	// Memory lists the parts, in the order of a struct in memory: at first the
	// allocated and the aligned pointer, at last sizes and strides.
	Memory []Part `toml:"memory"`
}

// Memory names the functions that serve memory.
type Memory struct {
	Allocate        string `toml:"allocate"`         // takes a size in bytes
	AllocateAligned string `toml:"allocate-aligned"` // takes an alignment and a size in bytes
	Free            string `toml:"free"`
	// Copy takes the size of an element in bytes and the addresses of two unranked
	// memrefs. Without it, elements are copied in loops.
	Copy string `toml:"copy"`
}

// Schema is a convention as its author wrote it.
type Schema struct {
	Name    string `toml:"name"`
	Doc     string `toml:"doc"`
	Accepts Limits `toml:"accepts"`

	Value    Form `toml:"value"`
	Argument Form `toml:"argument"`
	Result   Form `toml:"result"`

	CInterface *CInterface   `toml:"c-interface"`
	Unranked   *Unranked     `toml:"unranked"`
	Derive     map[Part]Rule `toml:"derive"`
	Memory     Memory        `toml:"memory"`
}

// KeepsAllocated reports whether every form of a memref carries the allocated pointer, so
// that it may be another than the aligned one. Otherwise it is lost where a memref is an
// argument or a result.
func (s *Schema) KeepsAllocated() bool {
	forms := []*Form{&s.Value, &s.Argument, &s.Result}
	if s.CInterface != nil {
		forms = append(forms, &s.CInterface.Argument)
	}
	return !slices.ContainsFunc(forms, func(f *Form) bool { return !f.has(Allocated) })
}

// Parse reads a schema and checks that it is consistent. The file is its name, which problems
// begin with, each with the line of what it is about.
func Parse(file string, text []byte) (*Schema, error) {
	s := &Schema{}
	decoder := toml.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(s); err != nil {
		return nil, fmt.Errorf("the memref convention cannot be read:\n%w", explain(file, err))
	}
	problems := s.check()
	if len(problems) == 0 {
		return s, nil
	}
	keys := keyPlaces(file, text)
	lines := make([]error, len(problems))
	for i, p := range problems {
		lines[i] = fmt.Errorf("%s: %s", keys.of(p.key), p.message)
	}
	return nil, fmt.Errorf("memref convention '%s' cannot be used:\n%w", s.Name, errors.Join(lines...))
}

// explain says where in the text an error is.
func explain(file string, err error) error {
	var unknown *toml.StrictMissingError
	if errors.As(err, &unknown) && len(unknown.Errors) > 0 {
		row, col := unknown.Errors[0].Position()
		key := strings.Join(unknown.Errors[0].Key(), ".")
		return fmt.Errorf("%s: there is no setting '%s'", diag.Position{File: file, Line: row, Col: col}, key)
	}
	var at *toml.DecodeError
	if errors.As(err, &at) {
		row, col := at.Position()
		return fmt.Errorf("%s: %s", diag.Position{File: file, Line: row, Col: col}, strings.TrimPrefix(at.Error(), "toml: "))
	}
	return fmt.Errorf("%s: %w", file, err)
}
