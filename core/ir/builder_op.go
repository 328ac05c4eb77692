package ir

// CreateOp is [Builder.Create] for operations without successors and regions,
// which are most: nothing is allocated but the operation. The slices of
// operands and results are copied; the list of attributes is kept and may be
// shared.
func (b *Builder) CreateOp(name *OpName, operands []*Value, results []Type, attrs AttrList) *Operation {
	op := b.newOp()
	op.maker = b.maker
	op.name = name
	op.loc = b.loc
	op.setAttrList(attrs)
	b.addOperands(op, operands)
	b.addResults(op, results)
	if b.block != nil {
		b.Insert(op)
	}
	return op
}
