package presburger

import "math/big"

// System is a conjunction of linear constraints on integer variables, which are
// numbered from 0.
type System struct {
	vars         int
	equalities   []row
	inequalities []row
	effort       *Effort
}

// row is a linear form: coefficients, then the constant. In a System it may be
// shorter than the variables there are by now; see widen.
type row []integer

// NewSystem returns a system of that many variables without constraints.
func NewSystem(vars int) *System { return &System{vars: vars} }

// NumVars is the number of variables.
func (s *System) NumVars() int { return s.vars }

// AddVar adds a variable, and returns its number.
func (s *System) AddVar() int {
	s.vars++
	return s.vars - 1
}

// AddEquality wants coefficients * variables + constant to be zero. Variables
// beyond the slice do not occur.
func (s *System) AddEquality(coefficients []int64, constant int64) {
	s.equalities = append(s.equalities, newRow(coefficients, constant))
}

// AddInequality wants coefficients * variables + constant not to be negative.
func (s *System) AddInequality(coefficients []int64, constant int64) {
	s.inequalities = append(s.inequalities, newRow(coefficients, constant))
}

func newRow(coefficients []int64, constant int64) row {
	r := make(row, len(coefficients)+1)
	for i, c := range coefficients {
		r[i] = number(c)
	}
	r[len(coefficients)] = number(constant)
	return r
}

// Clone returns a copy, to which constraints can be added.
func (s *System) Clone() *System {
	return &System{
		vars:         s.vars,
		equalities:   append([]row(nil), s.equalities...),
		inequalities: append([]row(nil), s.inequalities...),
		effort:       s.effort,
	}
}

// Verdict says whether a system has a point.
type Verdict uint8

// The verdicts.
const (
	GaveUp   Verdict = iota // the limit was reached before the answer was known
	Empty                   // there is no point
	NotEmpty                // there is one
)

// String is the verdict in words.
func (v Verdict) String() string {
	switch v {
	case Empty:
		return "empty"
	case NotEmpty:
		return "not empty"
	}
	return "gave up"
}

// limit is the work that one question may take, in coefficients computed: some
// tens of milliseconds.
const limit = 1 << 20

// Effort is work that the questions of several systems may take together, besides
// that none takes more than limit. It is for one goroutine.
type Effort struct{ left int }

// NewEffort returns an effort of so many questions that reach the limit.
func NewEffort(questions int) *Effort { return &Effort{left: questions * limit} }

// Share makes the system, and its clones, draw on an effort.
func (s *System) Share(e *Effort) { s.effort = e }

// begin is a search with what work there may be.
func (s *System) begin() search {
	if s.effort == nil {
		return search{left: limit}
	}
	return search{left: max(0, min(limit, s.effort.left)), shared: s.effort}
}

// Emptiness says whether there is a point.
func (s *System) Emptiness() Verdict {
	_, verdict := s.sample()
	return verdict
}

// sample returns a point, if there is one.
func (s *System) sample() ([]*big.Int, Verdict) {
	search := s.begin()
	point, verdict := search.point(s.problem())
	if verdict != NotEmpty {
		return nil, verdict
	}
	values := make([]*big.Int, len(point))
	for i, v := range point {
		values[i] = v.toBig()
	}
	return values, NotEmpty
}

// Bounds returns the least and the greatest value of a variable over all points;
// nil where there is none. They mean something if the verdict is NotEmpty.
func (s *System) Bounds(variable int) (least, greatest *big.Int, verdict Verdict) {
	p := s.problem()
	p.swap(0, variable)
	search := s.begin()
	e, verdict := search.extent(p)
	if verdict != NotEmpty {
		return nil, nil, verdict
	}
	return e.least.toBig(), e.greatest.toBig(), NotEmpty
}

// problem copies the system to a form that can be worked on.
func (s *System) problem() *problem {
	p := &problem{vars: s.vars}
	p.equalities = widenAll(s.equalities, s.vars)
	p.inequalities = widenAll(s.inequalities, s.vars)
	return p
}

func widenAll(rows []row, vars int) []row {
	cells := make(row, len(rows)*(vars+1))
	out := make([]row, len(rows))
	for i, r := range rows {
		wide := cells[i*(vars+1) : (i+1)*(vars+1) : (i+1)*(vars+1)]
		copy(wide, r[:len(r)-1])
		wide[vars] = r[len(r)-1]
		out[i] = wide
	}
	return out
}
