package ods

import (
	"fmt"
	"strings"
)

// link makes the dialects that a file names in `uses` known to it. The first of
// each name counts; what was linked once stays, in other contexts too.
//
// A dialect is locked while it compiles, and so is the one that it finds
// something in. That cannot end in a deadlock because none uses itself in a
// roundabout way, which is why links of all contexts are made one after the
// other.
func link(all []*Dialect) error {
	guard := &Builtin().linking
	guard.Lock()
	defer guard.Unlock()
	for _, d := range all {
		for _, other := range all {
			if other == d || !d.usedNames[other.name] || d.isLinked(other.name) {
				continue
			}
			if other.reaches(d) {
				return fmt.Errorf("dialects '%s' and '%s' use each other; one has to do without", d.name, other.name)
			}
			d.use(other)
		}
	}
	return nil
}

func (d *Dialect) use(other *Dialect) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.uses = append(d.uses, other)
}

func (d *Dialect) isLinked(name string) bool {
	for _, u := range d.uses {
		if u.name == name {
			return true
		}
	}
	return false
}

// reaches reports whether d is other, or uses one that does.
func (d *Dialect) reaches(other *Dialect) bool {
	if d == other {
		return true
	}
	for _, u := range d.uses {
		if u.reaches(other) {
			return true
		}
	}
	return false
}

// checkNames reports items whose names are not those of the dialect, and drops
// them: nobody could find them.
func (d *Dialect) checkNames() {
	if strings.ContainsAny(d.name, ".-") || d.name != "" && isDigit(d.name[0]) {
		d.report(d.order[0].line, 1, "'%s' is no name of a dialect, which has letters, digits and '_' only", d.name)
	}
	kept := d.order[:1]
	for _, it := range d.order[1:] {
		if problem := d.nameProblem(it); problem != "" {
			d.report(it.line, 1, "%s", problem)
			delete(d.items, itemKey{it.kind.space(), it.name})
			continue
		}
		kept = append(kept, it)
	}
	d.order = kept
}

func (d *Dialect) nameProblem(it *item) string {
	switch it.kind {
	case itemDialect:
		return "a file has one item 'dialect', but there is another"
	case itemOp, itemType, itemAttr:
	default:
		return ""
	}
	if d.name == "builtin" && it.kind == itemOp {
		if strings.Contains(it.name, ".") {
			return "builtin operation '" + it.name + "' has a dot in its name"
		}
		return ""
	}
	if rest, ok := strings.CutPrefix(it.name, d.name+"."); !ok || rest == "" {
		return fmt.Sprintf("%s '%s' is written in full as '%s.NAME'", it.kind, it.name, d.name)
	}
	return ""
}
