package load

import (
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// Notations are those of the dialect.
func (d *file) Notations() []*ods.Notation {
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []*ods.Notation
	for _, it := range d.notations {
		if n, ok := d.compileNotation(it).(*ods.Notation); ok {
			list = append(list, n)
		}
	}
	return list
}

func (d *file) compileNotation(it *item) any {
	return d.once(it, func(p *parse.Parser) any { return p.Notation() })
}

// once compiles an item that is not found by name, when it is first asked for; nil if it is
// broken. The caller holds the lock.
func (d *file) once(it *item, compile func(*parse.Parser) any) any {
	if it.done {
		return it.compiled
	}
	it.done = true
	p, ok := parse.Start(&d.File, &it.Item)
	if !ok {
		return nil
	}
	if found := compile(p); !p.Failed() {
		it.compiled = found
	}
	return it.compiled
}

// addNotation enters a notation of the dialect.
func (d *file) addNotation(it *item, header string) *item {
	name, _, profile := formOf(header)
	if _, ok := ods.ProfileNamed(profile); !ok || profile == "" {
		d.Report(it.Line, 1, "expected 'notation DIALECT in PROFILE', with one of the profiles %s", ods.ProfileNames())
		return it
	}
	it.Name, it.Profile = strings.TrimSpace(name), profile
	d.notations = append(d.notations, it)
	d.order = append(d.order, it)
	return it
}
