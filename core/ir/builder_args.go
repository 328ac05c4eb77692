package ir

// AddArgs appends arguments to a block, as [Block.AddArg] does one by one; a nil
// location is unknown. It is for readers, which make many.
func (b *Builder) AddArgs(block *Block, types []Type, locs []Location) {
	values := cut(&b.values, len(types))
	args := cut(&b.args, len(block.args)+len(types))
	old := copy(args, block.args)
	for i, t := range types {
		values[i] = Value{typ: t, block: block, index: int32(old + i)}
		args[old+i] = &values[i]
	}
	block.args = args
	if old == 0 && len(block.argLocs) == 0 && len(locs) == len(types) {
		block.argLocs = append(make([]Location, 0, len(locs)), locs...)
		return
	}
	for i, l := range locs {
		if l != nil {
			block.SetArgLoc(old+i, l)
		}
	}
}

// ReplaceArgs gives a block other arguments, as [Builder.AddArgs] adds them, and
// returns the old ones, which are in no list any more. The caller replaces their
// uses.
func (b *Builder) ReplaceArgs(block *Block, types []Type, locs []Location) (old []*Value) {
	old = block.args
	block.args, block.argLocs = nil, nil
	b.AddArgs(block, types, locs)
	return old
}
