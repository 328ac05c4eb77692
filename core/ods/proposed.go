package ods

import "strings"

// Proposal is a construct that the reference of a profile only proposes: no text has
// it, and the diagnostic for one that does says so.
type Proposal struct {
	Profile string
	// Token is what the construct begins with.
	Token string
	// Reason says what is proposed, and what to write instead.
	Reason string
}

// Message is the diagnostic for a text that has the construct.
func (p Proposal) Message() string {
	return "'" + p.Token + "' is only proposed in the reference of " + p.Profile + ": " + p.Reason
}

// Proposals are the constructs that the dialect says are only proposed.
func (d *Dialect) Proposals() []Proposal {
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []Proposal
	for _, it := range d.proposals {
		if p, ok := d.compileProposal(it).(Proposal); ok {
			list = append(list, p)
		}
	}
	return list
}

// compileProposal compiles an item
//
//	proposed `TOKEN` in PROFILE "reason"
//
// The caller holds the lock.
func (d *Dialect) compileProposal(it *item) any {
	if it.done {
		return it.compiled
	}
	it.done = true
	toks, err := lex(d.file, it.text, it.line)
	if err != nil {
		d.problems = append(d.problems, *err)
		return nil
	}
	p := newParser(d, it, toks)
	if !p.spend(len(toks)) {
		return nil
	}
	p.next() // proposed
	t := p.next()
	if t.kind != tokLiteral || strings.TrimSpace(t.text) == "" {
		p.errorf(t, "expected a token in backquotes, found %s", t)
		return nil
	}
	found := Proposal{Token: t.text, Profile: p.profile()}
	found.Reason = p.reason("a reason")
	p.expectEnd()
	if !p.failed {
		it.compiled = found
	}
	return it.compiled
}

// addProposal enters what the dialect says is only proposed.
func (d *Dialect) addProposal(it *item, header string) *item {
	_, rest, _ := strings.Cut(header, "`")
	it.name, _, _ = strings.Cut(rest, "`")
	d.proposals = append(d.proposals, it)
	d.order = append(d.order, it)
	return it
}
