package parse

import (
	"github.com/mlirc/mlirc/core/ods"
)

// Header reads the dialect item.
func (p *Parser) Header() {
	d := p.d.Dialect
	d.Doc = p.it.Doc()
	p.Next()
	p.Next()
	for _, c := range p.body() {
		q := p.sub(c)
		switch c.word.Text {
		case "version":
			d.Version = q.Next().Text
		case "earlier":
			q.earlierClause()
		case "elides-prefix":
			d.ElidesPrefix = true
		case "constant":
			d.Constant = q.expectWord("the name of an operation")
		case "branch":
			d.Branch = q.expectWord("the name of an operation")
		case "traits":
			p.d.shared = append(p.d.shared, c)
			continue
		case "versions":
			other := ods.VersionName{Name: q.expectWord("the name of the dialect there")}
			other.Profile = q.profile()
			d.VersionNames = append(d.VersionNames, other)
		case "availability":
			q.availabilityClause()
		case "uses":
			p.d.Used[q.expectWord("the name of a dialect")] = true
			for !q.atEnd() {
				q.Next()
			}
		default:
			q.errorf(c.word, "a dialect has no clause '%s'; it has version, earlier, elides-prefix, constant, branch, traits, versions, availability, uses", c.word.Text)
		}
		q.expectEnd()
	}
}
