package ir

// TypeID is a number that no other type, attribute or location of the context
// has. It tells nothing else: it depends on who was made first.
func TypeID(t Type) uint32 { return t.base().id }

// AttrID is [TypeID] for attributes and locations.
func AttrID(a Attribute) uint32 { return a.base().id }

// SetArgLoc changes the location of argument i.
func (b *Block) SetArgLoc(i int, l Location) { b.setArgLoc(i, l) }
