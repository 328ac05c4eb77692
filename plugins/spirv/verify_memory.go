package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// verifyMemoryAccess checks that an access has an alignment where it says `Aligned`, and only
// there. A copy has two accesses.
func verifyMemoryAccess(op *ir.Operation) error {
	for _, prefix := range [...]string{"", "source_"} {
		access, alignment := op.Attr(prefix+"memory_access"), op.Attr(prefix+"alignment")
		aligned := MemoryAccess(numberOf(access))&MemoryAccessAligned != 0
		switch {
		case alignment == nil && aligned:
			return fmt.Errorf("says Aligned in '%[1]smemory_access', but has no '%[1]salignment'", prefix)
		case alignment != nil && !aligned:
			return fmt.Errorf("has '%[1]salignment', but '%[1]smemory_access' does not say Aligned", prefix)
		case alignment == nil:
			continue
		}
		if n := uint32(numberOf(alignment)); n == 0 || n&(n-1) != 0 {
			return fmt.Errorf("'%salignment' is %d, but must be a power of two", prefix, n)
		}
	}
	return nil
}

// verifyVariable checks what a variable of a function holds at first.
func verifyVariable(op *ir.Operation) error {
	init := (Variable{op}).Initializer()
	if init == nil || isConstant(init) {
		return nil
	}
	if def := init.DefiningOp(); def == nil || !def.Is("spv.mlir.addressof") {
		return errors.New("wants 'initializer' to be a constant or the address of an 'spv.GlobalVariable'; store other values with 'spv.Store'")
	}
	return nil
}

// verifyGlobalVariable checks the type of a variable of a module.
func verifyGlobalVariable(op *ir.Operation) error {
	if err := verifyInModule(op); err != nil {
		return err
	}
	t := typeOf((GlobalVariable{op}).TypeAttr())
	class, ok := Storage(t)
	switch {
	case !ok:
		return fmt.Errorf("is of type %s, but must be of a pointer type, such as '!spv.ptr<f32, Private>'", quote(t))
	case class == StorageClassGeneric:
		return errors.New("cannot be in storage class Generic, which is for pointers of which the class is not known")
	case class == StorageClassFunction:
		return errors.New("cannot be in storage class Function, which is for 'spv.Variable'")
	}
	return verifyOffsets(Elem(t), map[ir.Type]bool{})
}

// verifyOffsets wants offsets for all members of a struct, or for none, in all structs that a
// type is made of.
func verifyOffsets(t ir.Type, seen map[ir.Type]bool) error {
	if t == nil || seen[t] {
		return nil
	}
	seen[t] = true
	if !IsStruct(t) {
		return verifyOffsets(Elem(t), seen)
	}
	given := 0
	for i := range NumMembers(t) {
		if _, ok := MemberOffset(t, i); ok {
			given++
		}
	}
	if given != 0 && given != NumMembers(t) {
		return fmt.Errorf("%s has offsets for %d of %d members; give all of them, or none", quote(t), given, NumMembers(t))
	}
	for i := range NumMembers(t) {
		if err := verifyOffsets(MemberType(t, i), seen); err != nil {
			return err
		}
	}
	return nil
}
