package load

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ods/lex"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// link makes the dialects that a file names in `uses` known to it. The first of
// each name counts; what was linked once stays, in other contexts too.
//
// A dialect is locked while it compiles, and so is the one that it finds
// something in. That cannot end in a deadlock because none uses itself in a
// roundabout way, which is why links of all contexts are made one after the
// other.
func link(all []*file) error {
	guard := &fileOf(Builtin()).linking
	guard.Lock()
	defer guard.Unlock()
	for _, d := range all {
		for _, other := range all {
			if other == d || !d.Used[other.Dialect.Name()] || d.isLinked(other.Dialect.Name()) {
				continue
			}
			if other.reaches(d) {
				return fmt.Errorf("dialects '%s' and '%s' use each other; one has to do without", d.Dialect.Name(), other.Dialect.Name())
			}
			d.use(other)
		}
	}
	return nil
}

func (d *file) use(other *file) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.uses = append(d.uses, other)
}

func (d *file) isLinked(name string) bool {
	for _, u := range d.uses {
		if u.Dialect.Name() == name {
			return true
		}
	}
	return false
}

// reaches reports whether d is other, or uses one that does.
func (d *file) reaches(other *file) bool {
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
// them, as no lookup could find them.
func (d *file) checkNames() {
	if strings.ContainsAny(d.Dialect.Name(), ".-") || d.Dialect.Name() != "" && lex.IsDigit(d.Dialect.Name()[0]) {
		d.Report(d.order[0].Line, 1, "'%s' is no name of a dialect, which has letters, digits and '_' only", d.Dialect.Name())
	}
	kept := d.order[:1]
	for _, it := range d.order[1:] {
		if problem := d.nameProblem(it); problem != "" {
			d.Report(it.Line, 1, "%s", problem)
			delete(d.items, itemKey{it.Kind.Space(), it.Name})
			continue
		}
		kept = append(kept, it)
	}
	d.order = kept
}

func (d *file) nameProblem(it *item) string {
	switch it.Kind {
	case parse.KindDialect:
		return "a file has one item 'dialect', but there is another"
	case parse.KindOp, parse.KindType, parse.KindAttr:
	default:
		return ""
	}
	if d.Dialect.Name() == "builtin" && it.Kind == parse.KindOp {
		if strings.Contains(it.Name, ".") {
			return "builtin operation '" + it.Name + "' has a dot in its name"
		}
		return ""
	}
	if rest, ok := strings.CutPrefix(it.Name, d.Dialect.Name()+"."); !ok || rest == "" {
		return fmt.Sprintf("%s '%s' is written in full as '%s.NAME'", it.Kind, it.Name, d.Dialect.Name())
	}
	return ""
}
