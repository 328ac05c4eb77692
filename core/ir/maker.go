package ir

import "sync"

// Maker stands for the pattern of a pass that has made an operation, or was the last
// to change it. It is 0 for operations that no pattern has touched since the module
// was read.
type Maker uint32

// Author is what a [Maker] stands for.
type Author struct {
	// Pattern is empty for what a conversion makes by itself: casts.
	Pass, Pattern string
	// Conversion reports that the pattern is one of a conversion.
	Conversion bool
}

// makers are the authors that a context knows; the maker of authors[i] is i+1.
type makers struct {
	mu      sync.Mutex
	numbers map[Author]Maker
	authors []Author
}

// Maker returns the number of a pattern of a pass. The pass may be unknown, "".
func (c *Context) Maker(a Author) Maker {
	m := &c.makers
	m.mu.Lock()
	defer m.mu.Unlock()
	if n, known := m.numbers[a]; known {
		return n
	}
	if m.numbers == nil {
		m.numbers = map[Author]Maker{}
	}
	m.authors = append(m.authors, a)
	n := Maker(len(m.authors))
	m.numbers[a] = n
	return n
}

// Author is what a maker stands for; ok is false for 0.
func (c *Context) Author(n Maker) (a Author, ok bool) {
	m := &c.makers
	m.mu.Lock()
	defer m.mu.Unlock()
	if n == 0 || int(n) > len(m.authors) {
		return Author{}, false
	}
	return m.authors[n-1], true
}

// Maker is the pattern that has made the operation, or was the last to change it.
func (op *Operation) Maker() Maker { return op.maker }

// SetMaker records which pattern has changed the operation.
func (op *Operation) SetMaker(m Maker) { op.maker = m }

// SetMaker sets the pattern that is recorded in the operations that the builder creates from
// now on; 0 is none.
func (b *Builder) SetMaker(m Maker) { b.maker = m }

// Maker is the pattern for which the builder creates operations.
func (b *Builder) Maker() Maker { return b.maker }
