package harness

import "strings"

// Values of more elements than summaryFrom are shown by the first and last ones of each
// dimension, unless all are asked for.
const (
	summaryFrom  = 1000
	summaryEdges = 3
)

// Text is the value in nested brackets, one innermost list on a line. Without all, of a
// large one there are only the edges.
func (v *Value) Text(all bool) string {
	s := &shower{value: v, edges: -1}
	if !all && v.count() > summaryFrom {
		s.edges = summaryEdges
	}
	s.show(0, 0)
	return s.out.String()
}

type shower struct {
	value *Value
	edges int64 // of each dimension; negative: all
	out   strings.Builder
}

// show writes what lies behind the indices of some dimensions; at counts elements.
func (s *shower) show(depth int, at int64) {
	v := s.value
	if depth == len(v.Shape) {
		size := int64(v.Param.Elem.size())
		s.out.WriteString(v.Param.Elem.text(v.Data[at*size : (at+1)*size]))
		return
	}
	n, step := v.Shape[depth], int64(1)
	for _, inner := range v.Shape[depth+1:] {
		step *= inner
	}
	s.out.WriteByte('[')
	for i := range n {
		if s.edges >= 0 && n > 2*s.edges && i >= s.edges && i < n-s.edges {
			if i == s.edges {
				s.separate(depth)
				s.out.WriteString("...")
			}
			continue
		}
		if i > 0 {
			s.separate(depth)
		}
		s.show(depth+1, at+i*step)
	}
	s.out.WriteByte(']')
}

// separate goes from one element of a dimension to the next.
func (s *shower) separate(depth int) {
	if depth+1 == len(s.value.Shape) {
		s.out.WriteString(", ")
		return
	}
	s.out.WriteString(",\n" + strings.Repeat(" ", depth+1))
}
