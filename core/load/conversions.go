package load

import (
	"maps"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/parse"
)

// Conversion returns the conversion of that name, or nil when the file has none or it
// is broken.
func (d *file) Conversion(name string) *ods.Conversion {
	c, _ := d.compiled(itemKey{parse.KindConversion, name}).(*ods.Conversion)
	return c
}

// ConversionNames lists the conversions in the order of the file.
func (d *file) ConversionNames() []string { return d.names(parse.KindConversion) }

// LoweredOps lists the operations that have rules in some conversion, sorted.
func (d *file) LoweredOps() []string { return slices.Sorted(maps.Keys(d.lowers)) }

// LoweredBy lists the conversions in which an operation has rules.
func (d *file) LoweredBy(op string) []string {
	var names []string
	for _, it := range d.lowers[op] {
		if !slices.Contains(names, it.Profile) {
			names = append(names, it.Profile)
		}
	}
	return names
}

// LowerRules lists the rules of a conversion for an operation, in the order of the
// file.
func (d *file) LowerRules(conversion, op string) []*ods.LowerRule {
	items := d.lowers[op]
	if len(items) == 0 {
		return nil
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	var list []*ods.LowerRule
	for _, it := range items {
		if it.Profile != conversion {
			continue
		}
		if r := d.compileLower(it); r != nil {
			list = append(list, r)
		}
	}
	return list
}

// addLower enters a rule, of which an operation may have several. Its profile is the
// conversion that it belongs to.
func (d *file) addLower(it *item, header string) *item {
	words := strings.Fields(header)
	if len(words) < 4 || words[2] != "in" {
		d.Report(it.Line, 1, "expected 'lower OPERATION in CONVERSION { ... }'")
		return it
	}
	it.Name, it.Profile = words[1], words[3]
	if d.lowers == nil {
		d.lowers = map[string][]*item{}
	}
	d.lowers[it.Name] = append(d.lowers[it.Name], it)
	d.order = append(d.order, it)
	return it
}

// compileLower compiles a rule, nil when it is broken; the caller holds the lock.
func (d *file) compileLower(it *item) *ods.LowerRule {
	if !it.done {
		it.done = true
		if p, ok := parse.Start(&d.File, &it.Item); ok {
			root, source := d.opSource(it.Name)
			it.compiled = orNil(p.LowerRule(root, source, d.names(parse.KindOp)))
		}
	}
	r, _ := it.compiled.(*ods.LowerRule)
	return r
}

// opSource finds an operation here or in the dialects used, and what names in it
// mean.
func (d *file) opSource(name string) (*ods.Op, *parse.OpSource) {
	key := itemKey{parse.KindOp, name}
	if o, ok := d.compile(key).(*ods.Op); ok {
		return o, d.sources[o]
	}
	for _, other := range d.uses {
		if o, ok := other.compiled(key).(*ods.Op); ok {
			other.mu.Lock()
			defer other.mu.Unlock()
			return o, other.sources[o]
		}
	}
	return nil, nil
}
