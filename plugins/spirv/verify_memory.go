package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

// verifyGlobalVariable checks the type of a variable of a module.
func verifyGlobalVariable(op *ir.Operation) error {
	if err := verifyInModule(op); err != nil {
		return err
	}
	t := typeOf((GlobalVariable{op}).TypeAttr())
	class, ok := Storage(t)
	switch {
	case !ok:
		return fmt.Errorf("is of type %s, but must be of a pointer type, such as '!spv.ptr<f32, Private>'", syntax.QuotedType(t))
	case class == StorageClassGeneric:
		return errors.New("cannot be in storage class Generic, which is for pointers of which the class is not known")
	case class == StorageClassFunction:
		return errors.New("cannot be in storage class Function, which is for 'spv.Variable'")
	case class == StorageClassOutput: // offsets are those of transform feedback, for members that it captures
		return nil
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
		return fmt.Errorf("%s has offsets for %d of %d members; give all of them, or none", syntax.QuotedType(t), given, NumMembers(t))
	}
	for i := range NumMembers(t) {
		if err := verifyOffsets(MemberType(t, i), seen); err != nil {
			return err
		}
	}
	return nil
}
