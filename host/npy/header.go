package npy

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// header is the dictionary at the beginning of a file.
type header struct {
	descr   string
	fortran bool
	shape   []int64
}

// maxRank is the most dimensions that NumPy has.
const maxRank = 64

// parseHeader reads a dictionary of Python with the three keys.
func parseHeader(text string) (*header, error) {
	p := &reader{rest: text}
	h := &header{}
	seen := map[string]bool{}
	if !p.take("{") {
		return nil, errors.New("a dictionary was expected")
	}
	for !p.take("}") {
		key, err := p.word()
		if err != nil {
			return nil, err
		}
		if !p.take(":") {
			return nil, fmt.Errorf("no value follows '%s'", key)
		}
		if err := p.value(h, key); err != nil {
			return nil, err
		}
		seen[key] = true
		if !p.take(",") {
			if !p.take("}") {
				return nil, errors.New("the dictionary does not end")
			}
			break
		}
	}
	if strings.TrimSpace(p.rest) != "" {
		return nil, errors.New("something follows the dictionary")
	}
	for _, key := range []string{"descr", "fortran_order", "shape"} {
		if !seen[key] {
			return nil, fmt.Errorf("it has no '%s'", key)
		}
	}
	return h, nil
}

// reader takes tokens from the front of a text.
type reader struct{ rest string }

func (p *reader) take(token string) bool {
	p.rest = strings.TrimLeft(p.rest, " \t\r\n")
	rest, ok := strings.CutPrefix(p.rest, token)
	if ok {
		p.rest = rest
	}
	return ok
}

func (p *reader) word() (string, error) {
	for _, quote := range []string{"'", `"`} {
		if !p.take(quote) {
			continue
		}
		word, rest, ok := strings.Cut(p.rest, quote)
		if !ok {
			return "", errors.New("a text does not end")
		}
		p.rest = rest
		return word, nil
	}
	return "", errors.New("a text in quotes was expected")
}

func (p *reader) value(h *header, key string) (err error) {
	switch key {
	case "descr":
		if p.take("[") {
			return errors.New("its elements have fields; save one field as an array of its own")
		}
		h.descr, err = p.word()
		return err
	case "fortran_order":
		switch {
		case p.take("True"):
			h.fortran = true
		case !p.take("False"):
			return errors.New("'fortran_order' is neither True nor False")
		}
		return nil
	case "shape":
		h.shape, err = p.tuple()
		return err
	}
	return fmt.Errorf("there is no key '%s'", key)
}

func (p *reader) tuple() ([]int64, error) {
	if !p.take("(") {
		return nil, errors.New("'shape' is no tuple")
	}
	shape := []int64{}
	for !p.take(")") {
		digits := 0
		p.take("")
		for digits < len(p.rest) && p.rest[digits] >= '0' && p.rest[digits] <= '9' {
			digits++
		}
		n, err := strconv.ParseInt(p.rest[:digits], 10, 64)
		if err != nil || len(shape) == maxRank {
			return nil, errors.New("'shape' is no tuple of sizes")
		}
		p.rest = p.rest[digits:]
		p.take("L") // of Python 2
		shape = append(shape, n)
		if !p.take(",") {
			if !p.take(")") {
				return nil, errors.New("'shape' is no tuple of sizes")
			}
			break
		}
	}
	return shape, nil
}
