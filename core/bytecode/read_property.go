package bytecode

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

// mergeProperties reads the properties of the operation at hand and makes
// attributes of them, which is possible for an operation that the writer had no
// definition of: they are a dictionary then.
func (d *decoder) mergeProperties(c *cursor) {
	i := c.varint()
	if i >= uint64(len(d.properties)) {
		c.fail("properties %d of %d", i, len(d.properties))
		return
	}
	c.fail("version %d hides attributes of '%s' in properties, write version %d (mlir-opt --emit-bytecode-version=%d)",
		d.version, d.ops.state.Name, defaultVersion, defaultVersion)
}
