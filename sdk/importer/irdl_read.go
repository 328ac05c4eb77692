package importer

import (
	"fmt"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// irdlReader reads the custom form of irdl's operations.
type irdlReader struct {
	file, src string
	at        int
}

func readIRDL(file, text string) ([]*irdlDialect, error) {
	r := &irdlReader{file: file, src: text}
	module := r.accept("module") || r.accept("builtin.module")
	if module && !r.accept("{") {
		return nil, r.expected("'{'")
	}
	var list []*irdlDialect
	for module && !r.accept("}") || !module && !r.atEnd() {
		if r.peek() == `"` {
			return nil, r.fail(r.at, "this is the generic form; 'mlir-opt' without --mlir-print-op-generic prints the custom one")
		}
		d, err := r.dialect()
		if err != nil {
			return nil, err
		}
		list = append(list, d)
	}
	return list, nil
}

// skip passes blanks and comments.
func (r *irdlReader) skip() {
	for r.at < len(r.src) {
		switch c := r.src[r.at]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n':
			r.at++
		case strings.HasPrefix(r.src[r.at:], "//"):
			for r.at < len(r.src) && r.src[r.at] != '\n' {
				r.at++
			}
		default:
			return
		}
	}
}

func (r *irdlReader) atEnd() bool { r.skip(); return r.at == len(r.src) }

// peek is the next token: a name with its mark, such as `@a`, `%0` or `irdl.is`, a string's
// quotation mark, or a mark.
func (r *irdlReader) peek() string {
	r.skip()
	if r.at == len(r.src) {
		return ""
	}
	end := r.at + 1
	if c := r.src[r.at]; isLetter(c) || strings.IndexByte("@%!#", c) >= 0 || c >= '0' && c <= '9' {
		for end < len(r.src) && (isLetter(r.src[end]) || r.src[end] >= '0' && r.src[end] <= '9' || strings.IndexByte(".$", r.src[end]) >= 0) {
			end++
		}
	}
	return r.src[r.at:end]
}

func (r *irdlReader) next() string {
	t := r.peek()
	r.at += len(t)
	return t
}

func (r *irdlReader) accept(token string) bool {
	if r.peek() != token {
		return false
	}
	r.at += len(token)
	return true
}

func (r *irdlReader) expected(what string) error {
	if t := r.peek(); t != "" {
		return r.fail(r.at, "expected %s, found '%s'", what, t)
	}
	return r.fail(r.at, "expected %s, found the end", what)
}

// fail is an error at an offset.
func (r *irdlReader) fail(at int, format string, args ...any) error {
	return diag.NewError(diag.NewSource(r.file, []byte(r.src)).Position(at), fmt.Sprintf(format, args...))
}

func (r *irdlReader) expect(token string) error {
	if !r.accept(token) {
		return r.expected("'" + token + "'")
	}
	return nil
}

// symbol reads `@name`.
func (r *irdlReader) symbol() (string, error) {
	name, ok := strings.CutPrefix(r.peek(), "@")
	if !ok || name == "" {
		return "", r.expected("a symbol")
	}
	r.next()
	return name, nil
}

func (r *irdlReader) dialect() (*irdlDialect, error) {
	if err := r.expect("irdl.dialect"); err != nil {
		return nil, err
	}
	name, err := r.symbol()
	if err != nil {
		return nil, err
	}
	d := &irdlDialect{name: name}
	if err := r.expect("{"); err != nil {
		return nil, err
	}
	for !r.accept("}") {
		kind, ok := strings.CutPrefix(r.peek(), "irdl.")
		if !ok || !slices.Contains([]string{"type", "attribute", "operation"}, kind) {
			return nil, r.expected("irdl.type, irdl.attribute or irdl.operation")
		}
		r.next()
		it, err := r.item(kind)
		if err != nil {
			return nil, err
		}
		d.items = append(d.items, it)
	}
	return d, nil
}

func (r *irdlReader) item(kind string) (*irdlItem, error) {
	name, err := r.symbol()
	if err != nil {
		return nil, err
	}
	it := &irdlItem{kind: kind, name: name, constraints: map[string]*irdlConstraint{}, lists: map[string][]irdlUse{}}
	if !r.accept("{") { // without a body
		return it, nil
	}
	for !r.accept("}") {
		if err := r.statement(it); err != nil {
			return nil, err
		}
	}
	return it, nil
}

// statement reads a constraint, or a list of those that hold.
func (r *irdlReader) statement(it *irdlItem) error {
	if t := r.peek(); strings.HasPrefix(t, "%") {
		r.next()
		if err := r.expect("="); err != nil {
			return err
		}
		c, err := r.constraint()
		it.constraints[t] = c
		return err
	}
	kind, ok := strings.CutPrefix(r.peek(), "irdl.")
	switch {
	case !ok:
		return r.expected("an operation of irdl")
	case slices.Contains([]string{"operands", "results", "parameters", "regions"}, kind):
		r.next()
		uses, err := r.uses()
		it.lists[kind] = uses
		return err
	case kind == "attributes":
		r.next()
		uses, err := r.attributes()
		it.lists[kind] = uses
		return err
	}
	return r.expected("irdl.operands, results, parameters, attributes or regions")
}

// uses reads `(name: variadic %0, %1)`; names came with a later version.
func (r *irdlReader) uses() ([]irdlUse, error) {
	if err := r.expect("("); err != nil {
		return nil, err
	}
	var list []irdlUse
	for !r.accept(")") {
		if len(list) > 0 {
			if err := r.expect(","); err != nil {
				return nil, err
			}
		}
		u := irdlUse{}
		for !strings.HasPrefix(r.peek(), "%") {
			switch word := r.next(); {
			case r.accept(":"):
				u.name = word
			case word == "variadic":
				u.mark = "*"
			case word == "optional":
				u.mark = "?"
			case word == "single":
			default:
				r.at -= len(word)
				return nil, r.expected("a value")
			}
		}
		u.value = r.next()
		list = append(list, u)
	}
	return list, nil
}

// attributes reads `{"name" = %0}`.
func (r *irdlReader) attributes() ([]irdlUse, error) {
	if err := r.expect("{"); err != nil {
		return nil, err
	}
	var list []irdlUse
	for !r.accept("}") {
		if len(list) > 0 {
			if err := r.expect(","); err != nil {
				return nil, err
			}
		}
		name, err := r.quoted()
		if err != nil {
			return nil, err
		}
		if err := r.expect("="); err != nil {
			return nil, err
		}
		list = append(list, irdlUse{name: name, value: r.next()})
	}
	return list, nil
}

func (r *irdlReader) quoted() (string, error) {
	if r.peek() != `"` {
		return "", r.expected("a string")
	}
	end := strings.IndexByte(r.src[r.at+1:], '"')
	if end < 0 {
		return "", r.expected("a string that ends")
	}
	text := r.src[r.at+1 : r.at+1+end]
	r.at += end + 2
	return text, nil
}

// constraint reads what stands behind `=`.
func (r *irdlReader) constraint() (*irdlConstraint, error) {
	kind, ok := strings.CutPrefix(r.peek(), "irdl.")
	if !ok {
		return nil, r.expected("an operation of irdl")
	}
	start := r.at
	r.next()
	c := &irdlConstraint{kind: kind}
	var err error
	switch kind {
	case "any":
	case "is":
		c.text = r.restOfLine()
	case "any_of", "all_of":
		c.args, err = r.values("(", ")")
	case "base":
		if r.peek() == `"` {
			c.text, err = r.quoted()
		} else {
			c.text = r.nestedSymbol()
		}
	case "parametric":
		c.text = r.nestedSymbol()
		c.args, err = r.values("<", ">")
	case "c_pred":
		c.text, err = r.quoted()
	case "region":
		if r.peek() == "(" {
			c.args, err = r.values("(", ")")
		}
		if err == nil && r.accept("with") {
			if err = r.expect("size"); err == nil {
				c.size = r.next()
			}
		}
	default:
		return nil, r.fail(start, "there is no constraint 'irdl.%s'", kind)
	}
	return c, err
}

func (r *irdlReader) nestedSymbol() string {
	text := r.next()
	for strings.HasPrefix(r.src[r.at:], "::") {
		r.at += 2
		text += "::" + r.next()
	}
	return text
}

// restOfLine is a type or attribute, which ends with its line.
func (r *irdlReader) restOfLine() string {
	end := strings.IndexByte(r.src[r.at:], '\n')
	if end < 0 {
		end = len(r.src) - r.at
	}
	text, _, _ := strings.Cut(r.src[r.at:r.at+end], "//")
	r.at += end
	return strings.TrimSpace(text)
}

func (r *irdlReader) values(open, shut string) ([]string, error) {
	if err := r.expect(open); err != nil {
		return nil, err
	}
	var list []string
	for !r.accept(shut) {
		if len(list) > 0 {
			if err := r.expect(","); err != nil {
				return nil, err
			}
		}
		if !strings.HasPrefix(r.peek(), "%") {
			return nil, r.expected("a value")
		}
		list = append(list, r.next())
	}
	return list, nil
}
