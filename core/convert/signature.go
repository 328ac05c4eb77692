package convert

import "github.com/mlirc/mlirc/core/ir"

// Signature says what the arguments of a block become.
type Signature struct {
	types  []ir.Type
	inputs []input
}

// input is what one old argument becomes: new arguments start to start+count,
// or a value.
type input struct {
	start, count int
	value        *ir.Value
}

// NewSignature returns a signature for so many old arguments, each of which
// becomes nothing.
func NewSignature(arguments int) *Signature {
	return &Signature{inputs: make([]input, arguments)}
}

// AddInputs appends new arguments that stand for the old argument i.
func (s *Signature) AddInputs(i int, types ...ir.Type) {
	s.inputs[i] = input{start: len(s.types), count: len(types)}
	s.types = append(s.types, types...)
}

// Replace makes a value stand for the old argument i.
func (s *Signature) Replace(i int, v *ir.Value) { s.inputs[i] = input{value: v} }

// Types are those of all new arguments; not to be changed.
func (s *Signature) Types() []ir.Type { return s.types }

// Range says which new arguments stand for the old argument i.
func (s *Signature) Range(i int) (start, end int) {
	in := s.inputs[i]
	return in.start, in.start + in.count
}

// Signature converts the types of arguments one by one; false when one of them
// cannot be converted.
func (c *TypeConverter) Signature(types []ir.Type) (*Signature, bool) {
	s := NewSignature(len(types))
	for i, t := range types {
		known := c.lookup(t)
		if !known.ok {
			return nil, false
		}
		s.AddInputs(i, known.types...)
	}
	return s, true
}
