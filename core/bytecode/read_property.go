package bytecode

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/irdl"
)

// newerProfile is the profile of the files that have properties.
const newerProfile = "mlir-19"

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
	declared, ok := newerAttrs(name.made)
	if !ok {
		d.refuseProperties(c, name)
		return nil
	}
	var list ir.AttrList
	for _, a := range declared {
		i := c.varint()
		if a.optional && i&1 == 0 {
			continue
		}
		if a.optional {
			i >>= 1
		}
		list = append(list, ir.NamedAttr{Name: a.name, Value: d.attrAt(c, i)})
	}
	return list
}

func (d *decoder) refuseProperties(c *cursor, name *opName) {
	c.fail("version %d hides attributes of '%s' in properties, write version %d (mlir-opt --emit-bytecode-version=%d)",
		d.version, name.full(), defaultVersion, defaultVersion)
}

type newerAttr struct {
	newer, name string
	optional    bool
}

// newerAttrs lists what the newer profile has as properties of an operation,
// sorted by the names there. It is known of operations whose definition says how
// they are spelled in that profile; segment sizes are encoded in ways of their
// own.
func newerAttrs(n *ir.OpName) ([]newerAttr, bool) {
	op, ok := n.Def().(*irdl.Op)
	if !ok || op.Segments || !slices.ContainsFunc(op.Spellings, isNewer) {
		return nil, false
	}
	list := make([]newerAttr, len(op.Attributes))
	for i, a := range op.Attributes {
		list[i] = newerAttr{op.AttrNameIn(newerProfile, a.Name), a.Name, a.Optional || a.Default != nil}
	}
	slices.SortFunc(list, func(a, b newerAttr) int { return strings.Compare(a.newer, b.newer) })
	return list, true
}

func isNewer(s irdl.Spelling) bool { return s.Profile == newerProfile }
