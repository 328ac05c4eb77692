package diag

import (
	"errors"
	"slices"
	"sync"
)

// Sink collects diagnostics; the zero value is ready. It may be used by
// several goroutines at once. Where the order must not depend on who is
// faster, each piece of work fills a Sink of its own, and Join puts them
// together in the order of the work.
type Sink struct {
	mu     sync.Mutex
	list   []Diagnostic
	errors int
}

// Report adds one diagnostic.
func (s *Sink) Report(d Diagnostic) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.list = append(s.list, d)
	if d.Severity == Error {
		s.errors++
	}
}

// Join moves what the parts hold into s, part by part, and leaves them empty.
// Nil parts are skipped.
func (s *Sink) Join(parts ...*Sink) {
	for _, part := range parts {
		if part == nil || part == s {
			continue
		}
		list, errors := part.take()
		s.mu.Lock()
		s.list = append(s.list, list...)
		s.errors += errors
		s.mu.Unlock()
	}
}

func (s *Sink) take() ([]Diagnostic, int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list, errors := s.list, s.errors
	s.list, s.errors = nil, 0
	return list, errors
}

// HasErrors reports whether an error was reported.
func (s *Sink) HasErrors() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.errors > 0
}

// Len is the number of diagnostics so far.
func (s *Sink) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.list)
}

// Err is all diagnostics as one error, nil when there are none.
func (s *Sink) Err() error {
	var list []error
	for _, d := range s.Diagnostics() {
		list = append(list, d)
	}
	return errors.Join(list...)
}

// Reword changes the messages of all diagnostics and their notes.
func (s *Sink) Reword(reword func(message string) string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := range s.list {
		d := &s.list[i]
		d.Message = reword(d.Message)
		d.Notes = slices.Clone(d.Notes)
		for j := range d.Notes {
			d.Notes[j].Message = reword(d.Notes[j].Message)
		}
	}
}

// Diagnostics returns a copy of the list.
func (s *Sink) Diagnostics() []Diagnostic {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]Diagnostic(nil), s.list...)
}
