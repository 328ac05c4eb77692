package layout

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/rewrite"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// Retype gives a pointer a type that differs from its own in offsets and strides alone, and
// makes what uses it fit: pointers that are got from it point to decorated types, too, and
// values are taken apart and put together again where others have them as they were. The
// error names an operation that such a pointer cannot be given to.
func Retype(pointer *ir.Value, t ir.Type) error {
	if pointer.Type() == t {
		return nil
	}
	pointer.SetType(t)
	for use := range pointer.Uses() {
		if err := retypeUse(use, t); err != nil {
			return err
		}
	}
	return nil
}

func retypeUse(use *ir.Operand, t ir.Type) error {
	op, elem := use.Owner(), spirv.Elem(t)
	switch {
	case use.Index() == 0 && (op.Is("spv.AccessChain") || op.Is("spv.InBoundsAccessChain")):
		class, _ := spirv.Storage(t)
		part, err := walk(elem, op.Operands()[1:])
		if err != nil {
			return fmt.Errorf("'%s': %w", op.Name(), err)
		}
		return Retype(op.Result(0), spirv.PtrTo(t.Context(), part, class))
	case op.Is("spv.Load"):
		retypeValue(op.Result(0), elem)
		return nil
	case op.Is("spv.Store") && use.Index() == 0:
		b := ir.BuilderBefore(op)
		op.SetOperand(1, Rebuild(b, op.Operand(1), elem))
		return nil
	}
	return fmt.Errorf("'%s' takes a pointer to %s, of which the offsets are open; write them", op.Name(), syntax.TypeString(elem))
}

// walk is the type at an index path.
func walk(t ir.Type, indices []*ir.Value) (ir.Type, error) {
	for _, v := range indices {
		i := int64(0)
		if spirv.IsStruct(t) {
			n, ok := rewrite.ConstantInt(v)
			if !ok {
				return nil, fmt.Errorf("the index of a member of %s is not constant", syntax.TypeString(t))
			}
			i = n
		}
		part := spirv.Part(t, i)
		if part == nil {
			return nil, fmt.Errorf("%s has no part %d", syntax.TypeString(t), i)
		}
		t = part
	}
	return t, nil
}

// retypeValue gives a value, of which the use is to come, a type with another layout. What
// takes a part out of it takes one of the new type; all others get the value as it was.
func retypeValue(v *ir.Value, t ir.Type) {
	old := v.Type()
	if old == t {
		return
	}
	v.SetType(t)
	var others []*ir.Operand
	for use := range v.Uses() {
		extract, ok := spirv.AsCompositeExtract(use.Owner())
		if !ok {
			others = append(others, use)
			continue
		}
		part := t
		for _, i := range ods.IntsOf(extract.IndicesAttr()) {
			part = spirv.Part(part, i)
		}
		retypeValue(extract.Component(), part)
	}
	if len(others) == 0 {
		return
	}
	b := ir.NewBuilder(v.Context())
	b.SetInsertionPointAfter(v.DefiningOp())
	b.SetLoc(v.DefiningOp().HelperLoc())
	same := Rebuild(b, v, old)
	for _, use := range others {
		use.Set(same)
	}
}

// Rebuild makes a value of a type that differs from its own in offsets and strides alone:
// of its parts, where it has such, or the value itself.
func Rebuild(b *ir.Builder, v *ir.Value, t ir.Type) *ir.Value {
	if v.Type() == t {
		return v
	}
	n, _ := spirv.Len(t)
	parts := make([]*ir.Value, n)
	for i := range parts {
		index := b.Context().ArrayAttr([]ir.Attribute{b.Context().I32Attr(int64(i))})
		part := spirv.NewCompositeExtract(b, v, index).Component()
		parts[i] = Rebuild(b, part, spirv.Part(t, int64(i)))
	}
	return spirv.NewCompositeConstruct(b, parts, t).Result()
}
