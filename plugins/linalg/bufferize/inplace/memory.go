package inplace

import (
	"github.com/mlirc/mlirc/core/ir"
)

// Some operations are on tensors what they are on memrefs, as vector.transfer_write: their
// definitions say to which operands they write and which they read, and those are values when they
// are tensors.

// OnMemory reports whether an operation on tensors is one on buffers once these are its operands:
// its definition says what it does to each of them, and it gives back the tensors that it writes to.
func OnMemory(op *ir.Operation) bool {
	if op.NumRegions() > 0 || op.NumSuccessors() > 0 || op.Traits().Terminator {
		return false
	}
	var written []ir.Type
	for i, v := range op.AllOperands() {
		if !IsTensor(v.Type()) {
			continue
		}
		reads, writes := effectsOn(op, i)
		if !reads && !writes {
			return false
		}
		if writes {
			written = append(written, v.Type())
		}
	}
	for _, r := range op.AllResults() {
		if !IsTensor(r.Type()) {
			continue
		}
		if len(written) == 0 || written[0] != r.Type() {
			return false
		}
		written = written[1:]
	}
	return len(written) == 0
}

// WritesTo reports whether an operation like that writes to operand i.
func WritesTo(op *ir.Operation, i int) bool {
	_, writes := effectsOn(op, i)
	return writes
}

// effectsOn is what the definition says of operand i.
func effectsOn(op *ir.Operation, i int) (reads, writes bool) {
	for _, e := range op.Traits().Effects {
		start, end, ok := ir.OperandGroup(op, e.Group)
		if !ok || i < start || i >= end {
			continue
		}
		reads = reads || e.Effect == ir.EffectRead
		writes = writes || e.Effect == ir.EffectWrite
	}
	return reads, writes
}

// memoryAccess is that of operand i. What is not written to is still there: it counts as read.
func memoryAccess(op *ir.Operation, i int) Access {
	if !WritesTo(op, i) {
		return Access{Reads: true}
	}
	at := 0 // of the operands that are written to
	for k := range i {
		if IsTensor(op.OperandType(k)) && WritesTo(op, k) {
			at++
		}
	}
	for _, r := range op.AllResults() {
		if !IsTensor(r.Type()) {
			continue
		}
		if at == 0 {
			return Access{Reads: true, Writes: true, Results: []*ir.Value{r}, Same: true}
		}
		at--
	}
	return Access{Reads: true, Keeps: true}
}
