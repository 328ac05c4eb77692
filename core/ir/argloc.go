package ir

// SetArgLoc changes the location of argument i.
func (b *Block) SetArgLoc(i int, l Location) { b.setArgLoc(i, l) }
