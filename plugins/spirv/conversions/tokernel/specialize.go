package tokernel

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/pass"
)

// Specialize returns the pass `spirv-specialize`.
func Specialize() *pass.Pass {
	return &pass.Pass{
		Name:    "spirv-specialize",
		Summary: "give specialization constants other values",
		Doc: `A specialization constant whose identifier is in the list gets the value there as its
default. Identifiers that the module does not have are ignored.`,
		Anchor: "module",
		Options: []pass.Option{
			{Name: "constants", Type: pass.List, Doc: "pairs ID=VALUE, such as 0=64,7=2.5,8=true; 0x with as many bits as a float has are its bits"},
		},
		Run: specialize,
	}
}

func specialize(r *pass.Run) error {
	values := map[int64]string{}
	for _, pair := range r.Options.List("constants") {
		id, value, ok := strings.Cut(pair, "=")
		n, err := strconv.ParseUint(strings.TrimSpace(id), 0, 32)
		if !ok || err != nil {
			return fmt.Errorf("'%s' is no specialization constant; write ID=VALUE", pair)
		}
		values[int64(n)] = strings.TrimSpace(value)
	}
	changed := false
	var failure error
	ir.Walk(r.Op, func(op *ir.Operation) ir.WalkResult {
		id, ok := op.Attr("spec_id").(*ir.IntegerAttr)
		if !op.Is("spv.SpecConstant") || !ok {
			return ir.Advance
		}
		text, ok := values[intOf(id)]
		if !ok {
			return ir.Advance
		}
		a, err := valueLike(op.Attr("default_value"), text)
		if err != nil && failure == nil {
			failure = fmt.Errorf("specialization constant %d: %w", intOf(id), err)
			return ir.Advance
		}
		op.SetAttr("default_value", a)
		changed = true
		return ir.Advance
	})
	if !changed {
		r.Unchanged()
	}
	return failure
}

// valueLike reads a value of the type of an attribute.
func valueLike(old ir.Attribute, text string) (ir.Attribute, error) {
	switch a := old.(type) {
	case *ir.IntegerAttr:
		t, _ := a.Type().(*ir.IntegerType)
		if t != nil && t.Width() == 1 {
			b, err := strconv.ParseBool(text)
			if err != nil {
				n, err := strconv.ParseInt(text, 0, 64)
				if err != nil {
					return nil, fmt.Errorf("'%s' is no truth value", text)
				}
				b = n != 0
			}
			return a.Type().Context().BoolAttr(b), nil
		}
		width := int(t.Width())
		if n, err := strconv.ParseInt(text, 0, width); err == nil {
			return t.Context().IntegerAttr(t, num.New(64, uint64(n)).SExtOrTrunc(width)), nil
		}
		n, err := strconv.ParseUint(text, 0, width)
		if err != nil {
			return nil, fmt.Errorf("'%s' is no integer of %d bits", text, width)
		}
		return t.Context().IntegerAttr(t, num.New(width, n)), nil
	case *ir.FloatAttr:
		t := a.Type().(*ir.FloatType)
		if strings.HasPrefix(text, "0x") {
			if n, err := strconv.ParseUint(text, 0, int(t.Kind().BitWidth())); err == nil {
				return t.Context().FloatAttr(t, num.FromBits(t.Kind(), 0, n)), nil
			}
		}
		f, err := strconv.ParseFloat(text, 64)
		if err != nil {
			return nil, fmt.Errorf("'%s' is no float", text)
		}
		return t.Context().FloatAttr(t, num.FromFloat64(t.Kind(), f)), nil
	}
	return nil, fmt.Errorf("it is of a type that cannot be set")
}
