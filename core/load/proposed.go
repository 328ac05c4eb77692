package load

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// Proposals are the constructs that the dialect says are only proposed.
func (d *file) Proposals() []ods.Proposal {
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []ods.Proposal
	for _, it := range d.proposals {
		if p, ok := d.compileProposal(it).(ods.Proposal); ok {
			list = append(list, p)
		}
	}
	return list
}

// compileProposal compiles an item; the caller holds the lock.
func (d *file) compileProposal(it *item) any {
	return d.once(it, func(p *parse.Parser) any { return p.Proposed() })
}

// addProposal enters what the dialect says is only proposed.
func (d *file) addProposal(it *item, header string) *item {
	_, rest, _ := strings.Cut(header, "`")
	it.Name, _, _ = strings.Cut(rest, "`")
	d.proposals = append(d.proposals, it)
	d.order = append(d.order, it)
	return it
}
