package ir

// RegionBranch is a definition that defines which entry block arguments receive forwarded
// operands.
type RegionBranch interface {
	OpDefinition
	// RegionNamed is the position of the region of that name, or -1.
	RegionNamed(name string) int
	// EntryArguments returns the range of a region's entry block arguments that receive
	// forwarded operands, as the first and the one behind the last; false when the definition
	// does not give it. The region is not empty.
	EntryArguments(op *Operation, region int) (start, end int, ok bool)
}

// RegionSuccessor is where control may go from an operation or one of its
// regions.
type RegionSuccessor struct {
	// Region is entered next; nil is the place behind the operation.
	Region *Region
	// To are the entry arguments, or the results, that take what is passed.
	To []*Value
	// From are the operands that are passed, where control comes from the
	// operation. From a region it is what its terminators pass, see [PassedOn].
	From []*Value
}

// RegionSuccessors lists the successors of an operation, or of one of its regions if from is
// not nil; false when its definition does not give them. known returns the constant of a value,
// or nil.
func RegionSuccessors(op *Operation, from *Region, known func(v *Value) Attribute) (list []RegionSuccessor, ok bool) {
	def, ok := op.name.Def().(RegionBranch)
	f := op.Traits()
	if !ok || len(f.RegionFlow) == 0 {
		return nil, false
	}
	for i := range f.RegionFlow {
		e := &f.RegionFlow[i]
		if !begins(op, def, e, from) || !mayTake(op, e, known) {
			continue
		}
		s, ok := successor(op, def, e)
		if !ok {
			return nil, false
		}
		list = append(list, s)
	}
	return list, true
}

// begins reports whether an edge begins at the operation, for nil, or at a region.
func begins(op *Operation, def RegionBranch, e *RegionEdge, from *Region) bool {
	if e.From == "" || from == nil {
		return e.From == "" && from == nil
	}
	i := def.RegionNamed(e.From)
	return i >= 0 && i < op.NumRegions() && op.Region(i) == from
}

// mayTake reports whether what is known of its condition lets control take an
// edge.
func mayTake(op *Operation, e *RegionEdge, known func(v *Value) Attribute) bool {
	if e.If == "" {
		return true
	}
	at, end, ok := OperandGroup(op, e.If)
	if !ok || end != at+1 {
		return true
	}
	condition, ok := known(op.Operand(at)).(*IntegerAttr)
	return !ok || !condition.Value().IsZero() == e.Is
}

func successor(op *Operation, def RegionBranch, e *RegionEdge) (s RegionSuccessor, ok bool) {
	if e.From == "" && e.Forward != "" {
		start, end, ok := OperandGroup(op, e.Forward)
		if !ok {
			return s, false
		}
		s.From = op.OperandRange(start, end)
	}
	at := def.RegionNamed(e.To)
	if e.To != "" && (at < 0 || at >= op.NumRegions()) {
		return s, false
	}
	if e.To == "" || op.Region(at).Empty() {
		s.To = op.Results()
		return s, true
	}
	s.Region = op.Region(at)
	start, end, ok := def.EntryArguments(op, at)
	if ok {
		s.To = s.Region.Entry().args[start:end]
	}
	return s, true
}

// PassedOn returns the operands that a terminator without successors passes on to
// where control goes; false when that is not known.
func PassedOn(terminator *Operation) (values []*Value, ok bool) {
	f := terminator.Traits()
	if f.Passes != "" {
		start, end, ok := OperandGroup(terminator, f.Passes)
		return terminator.OperandRange(start, end), ok
	}
	if !f.ReturnLike {
		return nil, false
	}
	return terminator.Operands(), true
}

// SelectedSuccessor is the only possible successor of a terminator, as far as constants show;
// false when there may be several.
func SelectedSuccessor(op *Operation, known func(v *Value) Attribute) (i int, ok bool) {
	f := op.Traits()
	if op.NumSuccessors() == 1 {
		return 0, true
	}
	at, end, ok := OperandGroup(op, f.Selector)
	if f.Selector == "" || !ok || end != at+1 {
		return 0, false
	}
	selector, ok := known(op.Operand(at)).(*IntegerAttr)
	if !ok {
		return 0, false
	}
	if f.Cases != "" {
		return selectedCase(op, selector, op.Attr(f.Cases))
	}
	if selector.Value().IsZero() {
		return 1, op.NumSuccessors() == 2
	}
	return 0, op.NumSuccessors() == 2
}

func selectedCase(op *Operation, selector *IntegerAttr, cases Attribute) (i int, ok bool) {
	if cases == nil {
		return 0, op.NumSuccessors() == 1
	}
	list, ok := cases.(*DenseElementsAttr)
	if !ok || list.Len() != op.NumSuccessors()-1 {
		return 0, false
	}
	for i := range list.Len() {
		if list.Int(i).Equal(selector.Value()) {
			return i + 1, true
		}
	}
	return 0, true
}

// BranchDialect is a dialect that knows which operation goes to a block with its
// operands as the arguments.
type BranchDialect interface {
	Dialect
	// BranchOp is the full name of the operation, or "".
	BranchOp() string
}
