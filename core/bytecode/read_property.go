package bytecode

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// propertyProfile is the first profile whose files have properties.
const propertyProfile = "mlir-19"

// readProperties reads the table of properties, which files from version 5 on
// may have.
func (d *decoder) readProperties(c cursor) {
	if d.version < versionProperties || len(c.data) == 0 {
		return
	}
	n := c.count()
	d.properties = make([]cursor, 0, n)
	for range n {
		d.properties = append(d.properties, c.sub(c.varint()))
	}
}

// mergeProperties reads the properties of the operation at hand and adds them to
// its attributes.
func (d *decoder) mergeProperties(c *cursor, name *opName) {
	i := c.varint()
	if i >= uint64(len(d.properties)) {
		c.fail("properties %d of %d", i, len(d.properties))
		return
	}
	p := d.properties[i]
	if d.set {
		return
	}
	var list ir.AttrList
	if !name.registered {
		list = d.list(&p) // the writer had no definition
	} else if list = d.inherent(&p, name); !d.set && !p.done() {
		d.refuseProperties(c, name)
	}
	if d.set {
		return
	}
	s := &d.ops.state
	s.Attrs = ir.SortAttrs(slices.Concat(s.Attrs, list))
}

// inherent reads the attributes that a definition declares, in the order of
// their names. One that may be missing is preceded by a bit.
func (d *decoder) inherent(c *cursor, name *opName) ir.AttrList {
	declared, ok := inherentAttrs(name.made)
	if !ok {
		d.refuseProperties(c, name)
		return nil
	}
	var list ir.AttrList
	for _, a := range declared {
		i := c.varint()
		optional := a.Optional || a.Default != nil
		if optional && i&1 == 0 {
			continue
		}
		if optional {
			i >>= 1
		}
		list = append(list, ir.NamedAttr{Name: a.Name, Value: d.attrAt(c, i)})
	}
	return list
}

func (d *decoder) refuseProperties(c *cursor, name *opName) {
	c.fail("version %d hides attributes of '%s' in properties, write version %d (mlir-opt --emit-bytecode-version=%d)",
		d.version, name.full(), defaultVersion, defaultVersion)
}

// inherentAttrs lists what the newer profile has as properties of an operation,
// sorted by name. It is known of operations whose definition says how they look in
// that profile; sizes of operand groups are encoded in ways of their own.
func inherentAttrs(n *ir.OpName) ([]ods.Attr, bool) {
	op := defOf(n)
	if op == nil || op.Segments || op.Base() == nil || !ods.HoldsIn(propertyProfile, op.Profile()) {
		return nil, false
	}
	list := slices.DeleteFunc(slices.Clone(op.Attributes), func(a ods.Attr) bool { return a.Discardable })
	slices.SortFunc(list, func(a, b ods.Attr) int { return strings.Compare(a.Name, b.Name) })
	return list, true
}
