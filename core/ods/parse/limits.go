package parse

// Dialect files come from plugins and are not to be trusted. These limits keep
// what is made of one proportional to its text, and what walks it off the end
// of the stack; no honest file comes near them.
const (
	// maxNesting bounds parentheses within parentheses, of whatever kind.
	MaxNesting = 100
	// maxItemTokens bounds an item, the clauses it inherits and the macros it
	// uses written out.
	maxItemTokens = 1 << 16
	// maxTokens bounds the same of a whole file.
	maxTokens = 1 << 20
	// maxClassDepth bounds classes of classes.
	maxClassDepth = 32
	// maxConstraintSize bounds the nodes of a constraint, named ones written out.
	maxConstraintSize = 1 << 12
)

func (p *Parser) leave() { p.depth-- }

// spend counts the tokens that are about to be read for the item at hand; it
// reports when there are too many.
func (p *Parser) spend(n int) bool {
	p.d.tokens += n
	p.it.tokens += n
	switch {
	case p.it.tokens > maxItemTokens:
		p.errorf(p.atItem(), "'%s' has more than %d tokens, with what it inherits and its macros written out", p.it.Name, maxItemTokens)
	case p.d.tokens > maxTokens:
		p.errorf(p.atItem(), "the file has more than %d tokens, with classes and macros written out", maxTokens)
	}
	return !p.failed
}

// enter goes one level deeper; the caller leaves if it was let in.
func (p *Parser) enter() bool {
	if p.depth >= MaxNesting {
		p.errorf(p.peek(), "this is nested more than %d deep", MaxNesting)
	}
	if p.failed {
		return false
	}
	p.depth++
	return true
}
