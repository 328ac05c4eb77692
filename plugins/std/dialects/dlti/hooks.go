package dlti

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/sdk/target"
)

// systemAttr is where a module lists devices.
const systemAttr = "dlti.target_system_spec"

// verifyOther refuses attributes that the dialect does not have.
func verifyOther(a verify.Annotation, _ verify.Lookup) error {
	if a.Of != verify.OfOperation {
		return nil
	}
	return fmt.Errorf("attribute '%s' not supported by dialect; it has '%s' and '%s'", a.Name, target.SpecAttr, systemAttr)
}

// verifySystem checks devices. The keys of their properties are names.
func verifySystem(a verify.Annotation, _ verify.Lookup) error {
	if a.Of != verify.OfOperation {
		return nil
	}
	system, ok := AsTargetSystemSpecAttr(a.Value)
	if !ok {
		return fmt.Errorf("'%s' is expected to be a #%s attribute, but is %s", systemAttr, systemAttr, syntax.AttrString(a.Value))
	}
	for _, d := range system.Devices() {
		device, ok := AsTargetDeviceSpecAttr(d.Properties())
		if !ok {
			continue
		}
		for _, p := range device.Properties() {
			entry, ok := AsDlEntryAttr(p)
			if !ok {
				continue
			}
			if t, ok := entry.Key().(*ir.TypeAttr); ok {
				return fmt.Errorf("a property of a device has a name, but %s of \"%s\" is a type", syntax.QuotedType(t.Value()), d.Name())
			}
		}
	}
	return nil
}

// verifySpec checks a data layout, by itself and beside those of the operations around.
func verifySpec(a verify.Annotation, _ verify.Lookup) error {
	if a.Of != verify.OfOperation {
		return nil
	}
	spec, ok := target.AsSpec(a.Value)
	if !ok {
		return fmt.Errorf("'%s' is expected to be a #%s attribute, but is %s", target.SpecAttr, target.SpecAttr, syntax.AttrString(a.Value))
	}
	var problem error
	spec.Entries(func(key ir.Type, name string, value ir.Attribute) {
		switch {
		case problem != nil:
		case key == nil:
			problem = nameProblem(name, value)
		default:
			problem = typeProblem(key, value)
		}
	})
	if problem != nil {
		return problem
	}
	return combines(a.Op, spec)
}

// combines wants that what has a name is the same in all operations around.
func combines(op *ir.Operation, spec target.Spec) error {
	for around := op.ParentOp(); around != nil; around = around.ParentOp() {
		var problem error
		outer := target.SpecOf(around)
		spec.Entries(func(key ir.Type, name string, value ir.Attribute) {
			if key != nil {
				return
			}
			if other := outer.Named(name); other != nil && other != value {
				problem = fmt.Errorf("the data layout does not combine with those of operations around: '%s' is %s here, and %s there",
					name, syntax.AttrString(value), syntax.AttrString(other))
			}
		})
		if problem != nil {
			return problem
		}
	}
	return nil
}

// nameProblem says what is wrong with an entry that has a name. Names with the prefixes of other
// dialects are theirs.
func nameProblem(name string, value ir.Attribute) error {
	want, ok := "", true
	switch name {
	case target.EndiannessKey:
		s, isText := value.(*ir.StringAttr)
		want, ok = "either 'big' or 'little'", isText && (s.Value() == "big" || s.Value() == "little")
	case target.ManglingKey:
		_, isText := value.(*ir.StringAttr)
		want, ok = "a string, such as \"e\"", isText
	case target.LegalWidthsKey:
		want, ok = "a list of widths, such as array<i32: 8, 16>", positive(target.Numbers(value))
	case target.AllocaSpaceKey, target.ProgramSpaceKey, target.GlobalSpaceKey, target.DefaultSpaceKey, target.StackAlignKey:
		n, isNumber := value.(*ir.IntegerAttr)
		want, ok = "an integer that is not negative", isNumber && !n.Value().IsNegative()
	default:
		if len(name) > 5 && name[:5] == "dlti." {
			return fmt.Errorf("unknown data layout entry name: %s", name)
		}
	}
	if !ok {
		return fmt.Errorf("'%s' data layout entry is expected to be %s, but is %s", name, want, syntax.AttrString(value))
	}
	return nil
}

// typeProblem says what is wrong with an entry for a type. Types that are not known here are
// their owners' matter.
func typeProblem(key ir.Type, value ir.Attribute) error {
	switch t := key.(type) {
	case *ir.IndexType:
		n, ok := value.(*ir.IntegerAttr)
		if !ok {
			return fmt.Errorf("expected integer attribute in the data layout entry for 'index', but it is %s", syntax.AttrString(value))
		}
		if bits, ok := n.Int(); !ok || bits < 1 || bits > ir.MaxIntegerWidth {
			return fmt.Errorf("the width of an index is from 1 to %d bits, but the data layout has %s", ir.MaxIntegerWidth, syntax.AttrString(value))
		}
		return nil
	case *ir.IntegerType, *ir.FloatType:
		return alignmentProblem(key, value, 0, 1, 2)
	case *ir.OpaqueType:
		return nil
	case *ir.DialectType:
		switch {
		case llvm.IsPtr(t):
			return alignmentProblem(key, value, 1, 3, 4)
		case !llvm.IsStruct(t):
			return fmt.Errorf("data layout specified for %s, a type that does not support it", syntax.QuotedType(key))
		case t != structs(t):
			return fmt.Errorf("the data layout of all structs is that of '!llvm.struct<()>', but it is for %s", syntax.QuotedType(key))
		}
		return alignmentProblem(key, value, 0, 1, 2)
	}
	return fmt.Errorf("unexpected data layout for %s, a built-in type", syntax.QuotedType(key))
}

// structs is the type of a struct without members, for which the data layout of all structs stands.
func structs(t *ir.DialectType) ir.Type {
	types, err := llvm.TypesOf(t.Context())
	if err != nil {
		return nil
	}
	return types.Struct()
}

// alignmentProblem wants integers of 64 bits, or of 32 as MLIR 14 to 17 write them, so many: behind those of other
// meaning the required alignment and perhaps a preferred one, which is no less.
func alignmentProblem(key ir.Type, value ir.Attribute, behind, least, most int) error {
	bits := target.Numbers(value)
	elements, ok := value.(*ir.DenseElementsAttr)
	switch {
	case !ok || !isI32OrI64(elements.Shaped().Elem()):
		return fmt.Errorf("expected a dense i64 elements attribute in the data layout entry for %s, but it is %s", syntax.QuotedType(key), syntax.AttrString(value))
	case len(bits) < least || len(bits) > most:
		return fmt.Errorf("expected %d or %d elements in the data layout entry for %s, but there are %d", least, most, syntax.QuotedType(key), elements.Len())
	case !positive(bits):
		return fmt.Errorf("sizes and alignments are positive numbers of bits, but those of %s are %s", syntax.QuotedType(key), syntax.AttrString(value))
	case len(bits) > behind+1 && bits[behind+1] < bits[behind]:
		return fmt.Errorf("preferred alignment is expected to be greater than or equal to the abi alignment, but of %s they are %d and %d",
			syntax.QuotedType(key), bits[behind+1], bits[behind])
	case len(bits) == 4 && bits[3] > bits[0]:
		return errors.New("an index into memory is not wider than a pointer")
	}
	return nil
}

func isI32OrI64(t ir.Type) bool {
	i, ok := t.(*ir.IntegerType)
	return ok && (i.Width() == 32 || i.Width() == 64)
}

func positive(numbers []int64) bool {
	for _, n := range numbers {
		if n < 1 {
			return false
		}
	}
	return len(numbers) > 0
}
