package diag

import (
	"bytes"
	"sort"
	"sync"
)

// Source is a file's text, or a part of it that begins at a line's start. The
// text must not change afterwards. A Source may be used by several goroutines
// at once.
type Source struct {
	name  string
	text  []byte
	first int // number of the first line

	index  sync.Once
	starts []int // offsets of the lines' first bytes
}

// NewSource returns a source whose first line is line 1. It keeps text.
func NewSource(name string, text []byte) *Source {
	return &Source{name: name, text: text, first: 1}
}

// Name is the file name.
func (s *Source) Name() string { return s.name }

// Text is the whole text; it is the source's own.
func (s *Source) Text() []byte { return s.text }

// FirstLine is the number of the first line: 1, unless s was split off.
func (s *Source) FirstLine() int { return s.first }

// line returns line n without its end, nil when there is no such line.
func (s *Source) line(n int) []byte {
	starts := s.lineStarts()
	i := n - s.first
	if i < 0 || i >= len(starts) {
		return nil
	}
	end := len(s.text)
	if i+1 < len(starts) {
		end = starts[i+1] - 1
	}
	return bytes.TrimSuffix(s.text[starts[i]:end:end], []byte{'\r'})
}

// Position returns the place of the byte at the offset; the text's end and
// whatever is beyond count as the place after the last byte.
func (s *Source) Position(offset int) Position {
	offset = max(0, min(offset, len(s.text)))
	starts := s.lineStarts()
	i := sort.SearchInts(starts, offset+1) - 1
	return Position{File: s.name, Line: s.first + i, Col: offset - starts[i] + 1}
}

// offset is the inverse of Position; ok is false for a place that is not in
// the text.
func (s *Source) offset(p Position) (offset int, ok bool) {
	starts := s.lineStarts()
	i := p.Line - s.first
	if p.File != s.name || i < 0 || i >= len(starts) || p.Col < 1 {
		return 0, false
	}
	offset = starts[i] + p.Col - 1
	if offset > len(s.text) || i+1 < len(starts) && offset >= starts[i+1] {
		return 0, false
	}
	return offset, true
}

func (s *Source) lineStarts() []int {
	s.index.Do(func() {
		starts := make([]int, 1, bytes.Count(s.text, []byte{'\n'})+1)
		for i := 0; ; {
			n := bytes.IndexByte(s.text[i:], '\n')
			if n < 0 {
				break
			}
			i += n + 1
			starts = append(starts, i)
		}
		s.starts = starts
	})
	return s.starts
}

const splitMarker = "// -----"

// Split cuts the source at lines that end in "// -----", which belong to no
// part. The parts share the text and keep its line numbers. A longer rule of
// dashes is a comment like any other.
func (s *Source) Split() []*Source {
	var parts []*Source
	begin, first, line := 0, s.first, s.first
	for i := 0; i <= len(s.text); line++ {
		end, next := len(s.text), len(s.text)+1
		if n := bytes.IndexByte(s.text[i:], '\n'); n >= 0 {
			end, next = i+n, i+n+1
		}
		text := bytes.TrimRight(s.text[i:end], " \t\r")
		if bytes.HasSuffix(text, []byte(splitMarker)) {
			// What stands before the marker stays with the part it ends.
			cut := i + len(text) - len(splitMarker)
			parts = append(parts, s.part(begin, cut, first))
			begin, first = min(next, len(s.text)), line+1
		}
		i = next
	}
	return append(parts, s.part(begin, len(s.text), first))
}

func (s *Source) part(begin, end, first int) *Source {
	return &Source{name: s.name, text: s.text[begin:end:end], first: first}
}
