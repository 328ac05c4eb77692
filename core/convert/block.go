package convert

import "github.com/mlirc/mlirc/core/ir"

// ConvertRegion converts the arguments of all blocks of a region, one by one;
// false, with nothing changed, when a type cannot be converted.
func (rw *Rewriter) ConvertRegion(r *ir.Region) bool { return rw.convertBlocks(r.Entry()) }

// convertBlocks converts the arguments of a block and those behind it.
func (rw *Rewriter) convertBlocks(first *ir.Block) bool {
	for b := first; b != nil; b = b.Next() {
		for _, a := range b.Args() {
			if !rw.d.types.lookup(a.Type()).ok {
				return false
			}
		}
	}
	for b := first; b != nil; b = b.Next() {
		rw.convertBlock(b)
	}
	return true
}

// ConvertOtherBlocks is ConvertRegion for all blocks but the entry, whose
// arguments follow a signature.
func (rw *Rewriter) ConvertOtherBlocks(r *ir.Region) bool {
	if r.Empty() {
		return true
	}
	return rw.convertBlocks(r.Entry().Next())
}

func (rw *Rewriter) convertBlock(b *ir.Block) {
	if b.NumArgs() == 0 || rw.hasLegalArgs(b) {
		return
	}
	s, ok := rw.d.types.Signature(b.ArgTypes())
	if !ok {
		panic("BUG: argument types were checked")
	}
	rw.ConvertSignature(b, s)
}

func (rw *Rewriter) hasLegalArgs(b *ir.Block) bool {
	for _, a := range b.Args() {
		if !rw.d.types.lookup(a.Type()).same {
			return false
		}
	}
	return true
}

// ConvertSignature gives a block the arguments that a signature says. Where an
// argument becomes other values than its type does (a memref that comes as its
// components, say), they are made at the start of the block, see
// [TypeConverter.AddArgument].
func (rw *Rewriter) ConvertSignature(b *ir.Block, s *Signature) {
	if len(s.inputs) != b.NumArgs() {
		panic("BUG: signature has another number of arguments")
	}
	at := rw.InsertionPoint()
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	defer rw.RestoreInsertionPoint(at)
	rw.SetInsertionPointToStart(b)
	if s.isOneToOne() {
		rw.convertArgsInPlace(b, s)
		return
	}
	locs := argLocs(b, s)
	oldLocs := make([]ir.Location, b.NumArgs())
	for i := range oldLocs {
		oldLocs[i] = b.ArgLoc(i)
	}
	old := rw.ReplaceArgs(b, s.types, locs)
	for i, in := range s.inputs {
		rw.SetLoc(ir.WithoutName(oldLocs[i]))
		rw.replaceArg(old[i], oldLocs[i], in, b.Args())
	}
}

// argLocs gives each new argument the location of the old one that it stands
// for.
func argLocs(b *ir.Block, s *Signature) []ir.Location {
	locs := make([]ir.Location, len(s.types))
	for i, in := range s.inputs {
		for j := range in.count {
			locs[in.start+j] = b.ArgLoc(i)
		}
	}
	return locs
}

// isOneToOne reports whether each old argument becomes the new one beside it.
func (s *Signature) isOneToOne() bool {
	if len(s.types) != len(s.inputs) {
		return false
	}
	for i, in := range s.inputs {
		if in.value != nil || in.start != i || in.count != 1 {
			return false
		}
	}
	return true
}

func (rw *Rewriter) convertArgsInPlace(b *ir.Block, s *Signature) {
	for i, t := range s.types {
		arg := b.Arg(i)
		from := arg.Type()
		if from == t {
			continue
		}
		ghost := rw.d.quiet.Create(&ir.OperationState{
			Name: rw.d.cast, Loc: arg.Loc(), Results: []ir.Type{from},
		})
		arg.ReplaceAllUsesWith(ghost.Result(0))
		arg.SetType(t)
		rw.SetLoc(ir.WithoutName(arg.Loc()))
		values := rw.argValues(from, []*ir.Value{arg})
		ir.TakeName(values, arg.Loc())
		ghost.SetOperands(values)
		rw.d.addGhost(ghost)
	}
}

func (rw *Rewriter) replaceArg(old *ir.Value, loc ir.Location, in input, fresh []*ir.Value) {
	if in.value != nil {
		rw.d.forward(old, loc, []*ir.Value{in.value})
		return
	}
	if !old.HasUses() {
		return
	}
	values := fresh[in.start : in.start+in.count]
	if len(values) == 1 && values[0].Type() == old.Type() {
		old.ReplaceAllUsesWith(values[0])
		return
	}
	rw.d.forward(old, loc, rw.argValues(old.Type(), values))
}

// argValues are the values that an argument of that type becomes, made of the
// new arguments.
func (rw *Rewriter) argValues(from ir.Type, args []*ir.Value) []*ir.Value {
	types := rw.d.types
	if types == nil {
		return args
	}
	known := types.lookup(from)
	if !known.ok || haveTypes(args, known.types) {
		return args
	}
	if values := types.materializeArgument(rw.Builder, from, args); values != nil {
		return values
	}
	cast := rw.Create(&ir.OperationState{
		Name: rw.d.cast, Loc: rw.d.castLoc(rw.Loc()), Operands: args, Results: known.types,
	})
	return cast.Results()
}

func haveTypes(values []*ir.Value, types []ir.Type) bool {
	if len(values) != len(types) {
		return false
	}
	for i, v := range values {
		if v.Type() != types[i] {
			return false
		}
	}
	return true
}
