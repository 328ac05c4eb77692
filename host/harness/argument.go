package harness

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// Source is where values come from that the command line only names.
type Source struct {
	// Read returns the contents of a file.
	Read func(path string) ([]byte, error)
	// Seed is that of random numbers where an argument names none.
	Seed uint64
}

// npyEnding is what the name of an .npy file ends in.
const npyEnding = ".npy"

// randomWord stands for random elements.
const randomWord = "random"

// File is the file that an argument of the command line names, or "".
func File(text string) string {
	_, text = splitType(text)
	if strings.HasSuffix(text, npyEnding) {
		return text
	}
	return ""
}

// Values reads the arguments of a function from the command line: each is TYPE=VALUE or
// VALUE.
func (e *Entry) Values(args []string, from Source) ([]*Value, error) {
	if len(args) != len(e.Inputs) {
		return nil, fmt.Errorf("function '%s' takes %s%s, but %d %s given", e.Name, arguments(len(e.Inputs)), e.signature(), len(args), isOrAre(len(args)))
	}
	values := make([]*Value, len(args))
	for i, p := range e.Inputs {
		v, err := p.parse(args[i], from, uint64(i))
		if err != nil {
			return nil, fmt.Errorf("argument %d of function '%s': %w", i+1, e.Name, err)
		}
		values[i] = v
	}
	return values, nil
}

func arguments(n int) string {
	if n == 1 {
		return "1 argument"
	}
	return fmt.Sprintf("%d arguments", n)
}

func isOrAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// signature lists the types of the arguments.
func (e *Entry) signature() string {
	if len(e.Inputs) == 0 {
		return ""
	}
	names := make([]string, len(e.Inputs))
	for i, p := range e.Inputs {
		names[i] = syntax.TypeString(p.Type)
	}
	return " (" + strings.Join(names, ", ") + ")"
}

// splitType takes TYPE=VALUE apart.
func splitType(text string) (typeText, value string) {
	before, after, ok := strings.Cut(text, "=")
	if !ok || strings.ContainsAny(before, "[]/ .") {
		return "", text
	}
	return before, after
}

// parse reads one argument. stream tells its random numbers from those of others.
func (p *Param) parse(text string, from Source, stream uint64) (*Value, error) {
	typeText, text := splitType(text)
	shape, err := p.typed(typeText)
	if err != nil {
		return nil, err
	}
	var v *Value
	word, seed, hasSeed := strings.Cut(text, ":")
	switch {
	case strings.HasSuffix(text, npyEnding):
		v, err = p.readNPY(text, from)
	case word == randomWord:
		v, err = p.randomOf(shape, seed, hasSeed, from, stream)
	default:
		v, err = p.literal(text, shape)
	}
	if err != nil {
		return nil, err
	}
	if shape != nil && !slices.Equal(shape, v.Shape) {
		return nil, fmt.Errorf("'%s' was announced, and the value is %s", typeText, shapeText(v.Shape, p.Elem.name))
	}
	return v, nil
}

func (p *Param) readNPY(path string, from Source) (*Value, error) {
	file, err := from.Read(path)
	if err != nil {
		return nil, fmt.Errorf("cannot read '%s': %w", diag.Line(path), err)
	}
	v, err := p.fromNPY(file)
	if err != nil {
		return nil, fmt.Errorf("'%s': %w", path, err)
	}
	return v, nil
}

func (p *Param) randomOf(shape []int64, seedText string, hasSeed bool, from Source, stream uint64) (*Value, error) {
	seed := from.Seed
	if hasSeed {
		var err error
		if seed, err = strconv.ParseUint(seedText, 10, 64); err != nil {
			return nil, fmt.Errorf("'%s' is no seed: write random:1", seedText)
		}
	}
	shape, err := p.known(shape, randomWord)
	if err != nil {
		return nil, err
	}
	return p.random(shape, seed, stream)
}

// known is the shape of a value that has none of its own: that of the type.
func (p *Param) known(shape []int64, value string) ([]int64, error) {
	if shape != nil {
		return shape, nil
	}
	if p.isUnranked || slices.Contains(p.shape(), ir.Dynamic) {
		return nil, fmt.Errorf("'%s' has no sizes, and %s leaves them open; write them before it, such as %s=%s",
			value, syntax.TypeString(p.Type), shapeText(p.exampleShape(), p.Elem.name), value)
	}
	return p.shape(), nil
}

// exampleShape has sizes where the type has none.
func (p *Param) exampleShape() []int64 {
	shape := p.shape()
	if p.isUnranked {
		shape = append([]int64{4}, p.inner...)
	}
	for i, n := range shape {
		if n == ir.Dynamic {
			shape[i] = 4
		}
	}
	return shape
}

// literal reads numbers in nested brackets, also within dense<...>, or a single number for
// all elements.
func (p *Param) literal(text string, shape []int64) (*Value, error) {
	if inner, ok := strings.CutPrefix(text, "dense<"); ok && strings.HasSuffix(inner, ">") {
		text = strings.TrimSuffix(inner, ">")
	}
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "[") {
		if _, err := os.Stat(text); err == nil && text != "" && strings.ContainsAny(text, "./") {
			return nil, fmt.Errorf("'%s' is a file, and files of elements are named *%s", text, npyEnding)
		}
		elem, err := p.Elem.appendText(nil, text)
		if err != nil {
			return nil, err
		}
		if p.isScalar() {
			return p.value([]int64{}, elem)
		}
		if shape, err = p.known(shape, text); err != nil {
			return nil, err
		}
		return p.filled(shape, elem)
	}
	r := &listReader{elem: p.Elem, rest: text}
	if err := r.list(0); err != nil {
		return nil, err
	}
	if r.skip(); r.rest != "" {
		return nil, fmt.Errorf("'%s' follows the last bracket", r.rest)
	}
	return p.value(r.shape, r.data)
}

// listReader reads nested lists of numbers.
type listReader struct {
	elem  Elem
	rest  string
	shape []int64 // as the first list of each level has it
	data  []byte
}

func (r *listReader) skip() { r.rest = strings.TrimLeft(r.rest, " \t\r\n") }

func (r *listReader) take(token string) bool {
	r.skip()
	rest, ok := strings.CutPrefix(r.rest, token)
	if ok {
		r.rest = rest
	}
	return ok
}

var errOpen = errors.New("a bracket is not closed")

// list reads a list at a depth.
func (r *listReader) list(depth int) error {
	if !r.take("[") {
		return fmt.Errorf("a list was expected before '%s', as its neighbours are", r.rest)
	}
	known := depth < len(r.shape)
	if !known {
		r.shape = append(r.shape, -1)
	}
	n := int64(0)
	for !r.take("]") {
		if n > 0 && !r.take(",") {
			if r.skip(); r.rest == "" {
				return errOpen
			}
			return fmt.Errorf("a comma was expected before '%s'", r.rest)
		}
		if err := r.item(depth); err != nil {
			return err
		}
		n++
	}
	if r.shape[depth] >= 0 && r.shape[depth] != n {
		return fmt.Errorf("lists beside each other differ: one has %d elements, and another %d", r.shape[depth], n)
	}
	r.shape[depth] = n
	return nil
}

func (r *listReader) item(depth int) error {
	r.skip()
	isList := strings.HasPrefix(r.rest, "[")
	switch {
	case isList && depth+1 == len(r.shape) && len(r.data) > 0:
		return fmt.Errorf("a number was expected before '%s', as its neighbours are", r.rest)
	case isList || depth+1 < len(r.shape):
		if depth+1 >= maxRank+maxRank {
			return errors.New("the list has too many levels")
		}
		return r.list(depth + 1)
	}
	end := strings.IndexAny(r.rest, ",] \t\r\n[")
	if strings.HasPrefix(r.rest, "(") { // a complex number
		end = strings.IndexByte(r.rest, ')') + 1
	}
	if end <= 0 {
		return errOpen
	}
	var err error
	number := r.rest[:end]
	r.rest = r.rest[end:]
	r.data, err = r.elem.appendText(r.data, number)
	return err
}
