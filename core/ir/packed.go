package ir

import "unsafe"

// Operations are most of what a module is made of, and few have successors or
// regions, so an operation keeps its lists as a first element and a length, and
// what is rare elsewhere: it takes 112 bytes where slices would make it 184. The
// lists are only made here, so that a length always belongs to its element.

// opRare is what few operations have.
type opRare struct {
	succs   []BlockUse
	regions []Region
}

func (op *Operation) operandList() []Operand { return unsafe.Slice(op.operands, op.numOperands) }

func (op *Operation) setOperandList(list []Operand) {
	op.operands, op.numOperands = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) resultList() []Value { return unsafe.Slice(op.results, op.numResults) }

func (op *Operation) setResultList(list []Value) {
	op.results, op.numResults = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) attrList() AttrList { return unsafe.Slice(op.attrs, op.numAttrs) }

// setAttrList keeps no hold of a list that is empty.
func (op *Operation) setAttrList(list AttrList) {
	if len(list) == 0 {
		op.attrs, op.numAttrs = nil, 0
		return
	}
	op.attrs, op.numAttrs = unsafe.SliceData(list), uint32(len(list))
}

func (op *Operation) succList() []BlockUse {
	if op.rare == nil {
		return nil
	}
	return op.rare.succs
}

func (op *Operation) regionList() []Region {
	if op.rare == nil {
		return nil
	}
	return op.rare.regions
}
