package ods

import (
	"maps"
	"slices"
)

// Uses lists the dialects whose constraints or types the file names, sorted. A
// context in which the dialect is complete knows them, too.
func (d *Dialect) Uses() []string { return slices.Sorted(maps.Keys(d.usedNames)) }
