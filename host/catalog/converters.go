package catalog

import "strings"

// ConvertsOp reports whether the pass replaces operations of that name by
// others. Operations of builtin have no dot in their names.
func (p *Pass) ConvertsOp(name string) bool {
	dialect, _, dotted := strings.Cut(name, ".")
	for _, what := range p.Converts {
		if what == name || dotted && what == dialect {
			return true
		}
	}
	return false
}

// Converters returns the passes that replace operations of that name by others.
func (c *Catalog) Converters(op string) []Claim {
	var claims []Claim
	for _, claim := range c.All() {
		if claim.Pass.ConvertsOp(op) {
			claims = append(claims, claim)
		}
	}
	return claims
}
