package structurize

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// canStore reports whether variables can hold values.
func canStore(values []*ir.Value) bool {
	for _, v := range values {
		if !isData(v.Type()) {
			return false
		}
	}
	return true
}

// isData reports whether a type is made of numbers and truth values.
func isData(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.VectorType:
		return true
	case *ir.DialectType:
		n, known := spirv.Len(t)
		if !known || spirv.IsCooperativeMatrix(t) {
			return false
		}
		for i := range n {
			if !isData(spirv.Part(t, i)) {
				return false
			}
		}
		return true
	}
	return false
}

// storeEscaping stores escaping values in variables of the function, and makes what is read from
// them behind the construct stand for the values there. The merge block keeps no arguments.
func (c *construct) storeEscaping(fn *ir.Operation, escaping []*ir.Value) {
	variables := make([]*ir.Value, c.merge.NumArgs()) // by argument of the merge block
	b := ir.NewBuilder(fn.Context())
	label := c.merge.First()
	for _, v := range escaping {
		b.SetLoc(v.Loc())
		b.SetInsertionPointToStart(fn.Region(0).Entry())
		t := spirv.PtrTo(fn.Context(), v.Type(), spirv.StorageClassFunction)
		variable := spirv.NewVariable(b, nil, t, spirv.StorageClassFunction).Pointer()
		b.SetInsertionPointAfter(label)
		c.replaceOutside(v, spirv.NewLoad(b, variable).Value())
		if v.IsBlockArg() && v.Block() == c.merge {
			variables[v.Index()] = variable
			continue
		}
		toDefinition(b, v)
		spirv.NewStore(b, variable, v)
	}
	if len(variables) > 0 {
		c.storePassed(b, variables)
	}
}

// toDefinition has a builder stand right behind what defines a value.
func toDefinition(b *ir.Builder, v *ir.Value) {
	if op := v.DefiningOp(); op != nil {
		b.SetInsertionPointAfter(op)
		return
	}
	b.SetInsertionPointToStart(v.Block())
	if first := v.Block().First(); ir.IsA[spirv.MlirLabel](first) {
		b.SetInsertionPointAfter(first)
	}
}

// storePassed stores what branches pass to the merge block in the variables of its arguments, and
// removes the arguments. A branch with several targets gets a block on the way there.
func (c *construct) storePassed(b *ir.Builder, variables []*ir.Value) {
	var uses []*ir.BlockUse
	for use := range c.merge.Preds() {
		uses = append(uses, use)
	}
	for _, use := range uses {
		branch, i := use.Owner(), use.Index()
		start, end, _ := ir.BranchOperands(branch, i)
		values := branch.OperandRange(start, end)
		ir.SetBranchOperands(branch, i, nil)
		b.SetLoc(branch.Loc())
		if branch.NumSuccessors() > 1 {
			way := b.CreateBlock(c.header.Region(), c.merge)
			c.blocks[way] = true
			b.SetInsertionPointToEnd(way)
			branch.SetSuccessor(i, way)
			branch = spirv.NewBranch(b, nil, c.merge).Op
		}
		b.SetInsertionPoint(branch)
		for j, v := range variables {
			if v != nil {
				spirv.NewStore(b, v, values[j])
			}
		}
	}
	for i := c.merge.NumArgs() - 1; i >= 0; i-- {
		c.merge.EraseArg(i)
	}
}
