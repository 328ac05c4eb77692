package diag

// Check compares diagnostics with what a source expects of them, and returns
// what is amiss: diagnostics that nothing expects, expectations that nothing
// meets, expectations that cannot be read. Each expectation takes one
// diagnostic or note. Diagnostics of other files are unexpected as well.
func Check(s *Source, list []Diagnostic) []Diagnostic {
	c := checker{}
	c.expected, c.problems = parseExpectations(s)
	c.met = make([]bool, len(c.expected))
	for _, d := range list {
		c.take(d.Severity, d.Pos, d.Message)
		for _, n := range d.Notes {
			c.take(Note, n.Pos, n.Message)
		}
	}
	for i, e := range c.expected {
		if !c.met[i] {
			c.fail(e.Pos, "expected "+e.Severity.String()+" \""+e.Text+"\" was not produced")
		}
	}
	return c.problems
}

type checker struct {
	expected []expectation
	met      []bool
	problems []Diagnostic
}

func (c *checker) fail(pos Position, message string) {
	c.problems = append(c.problems, NewError(pos, message))
}

func (c *checker) take(severity Severity, pos Position, message string) {
	near := -1
	for i := range c.expected {
		e := &c.expected[i]
		if c.met[i] || e.Line != pos.Line || e.File != pos.File || !e.matches(message) {
			continue
		}
		if e.Severity == severity {
			c.met[i] = true
			return
		}
		near = i
	}
	if near < 0 {
		c.fail(pos, "unexpected "+severity.String()+": "+message)
		return
	}
	e := &c.expected[near]
	c.fail(e.Pos, "'"+severity.String()+"' diagnostic emitted when expecting a '"+e.Severity.String()+"'")
}
