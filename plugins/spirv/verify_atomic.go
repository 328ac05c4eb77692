package spirv

import (
	"errors"
	"fmt"
	"math/bits"

	"github.com/mlirc/mlirc/core/ir"
)

// orders are the bits of memory semantics that say how accesses are ordered.
const orders = MemorySemanticsAcquire | MemorySemanticsRelease | MemorySemanticsAcquireRelease | MemorySemanticsSequentiallyConsistent

// verifySemantics wants one order at most in each attribute of an operation that is about the
// order of memory accesses. A load, and what is done when a comparison fails, does not write, so
// that it does not release; a store does not read, so that it does not acquire.
func verifySemantics(op *ir.Operation) error {
	for _, name := range [...]string{"semantics", "memory_semantics", "equal_semantics", "unequal_semantics"} {
		set := MemorySemantics(numberOf(op.Attr(name)))
		if bits.OnesCount64(uint64(set&orders)) > 1 {
			return fmt.Errorf("'%s' has several of Acquire, Release, AcquireRelease and SequentiallyConsistent; leave one", name)
		}
	}
	semantics := MemorySemantics(numberOf(op.Attr("semantics")))
	switch {
	case op.Is("spv.AtomicLoad") && semantics&(MemorySemanticsRelease|MemorySemanticsAcquireRelease) != 0:
		return errors.New("'semantics' releases, but a load stores nothing; use Acquire")
	case op.Is("spv.AtomicStore") && semantics&(MemorySemanticsAcquire|MemorySemanticsAcquireRelease) != 0:
		return errors.New("'semantics' acquires, but a store reads nothing; use Release")
	}
	unequal := MemorySemantics(numberOf(op.Attr("unequal_semantics")))
	if unequal&(MemorySemanticsRelease|MemorySemanticsAcquireRelease) != 0 {
		return errors.New("'unequal_semantics' releases, but nothing is stored when the comparison fails; use Acquire")
	}
	return nil
}
