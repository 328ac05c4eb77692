package llvm

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
)

// casts are the checks of conversions, by operation: what must hold of the scalars, in words and
// as a function of both types. Conversions with a mask, and those that name the environment of
// floats, want the same.
var casts = map[string]struct {
	wants string
	holds func(from, to ir.Type) bool
}{
	"llvm.trunc":         {"a narrower integer", isNarrower},
	"llvm.zext":          {"a wider integer", isWider},
	"llvm.sext":          {"a wider integer", isWider},
	"llvm.fptrunc":       {"a narrower float", isNarrower},
	"llvm.fpext":         {"a wider float", isWider},
	"llvm.addrspacecast": {"a pointer to another address space", func(from, to ir.Type) bool { return Space(from) != Space(to) }},
}

// conversions takes from a name what says how an operation converts.
var conversions = strings.NewReplacer("llvm.intr.vp.", "", "llvm.intr.experimental.constrained.", "", "llvm.", "")

// verifyCast checks that vectors keep their length, and what LLVM wants of the scalars.
func verifyCast(op *ir.Operation) error {
	from, to := op.OperandType(0), op.ResultType(0)
	if IsVector(from) != IsVector(to) || Len(from) != Len(to) && IsVector(from) || IsScalable(from) != IsScalable(to) {
		return fmt.Errorf("converts %s to %s, which is another number of elements", quote(from), quote(to))
	}
	cast, ok := casts["llvm."+conversions.Replace(op.Name().String())]
	if ok && !cast.holds(scalar(from), scalar(to)) {
		return fmt.Errorf("converts %s to %s, which is not %s", quote(from), quote(to), cast.wants)
	}
	return nil
}

// scalar is the element of a vector, and any other type itself.
func scalar(t ir.Type) ir.Type {
	if IsVector(t) {
		return Elem(t)
	}
	return t
}

func isNarrower(from, to ir.Type) bool { return bits(from) > bits(to) }

func isWider(from, to ir.Type) bool { return bits(from) < bits(to) }

// bits is the number of bits of a scalar, 0 where the target decides.
func bits(t ir.Type) int64 {
	switch t := t.(type) {
	case *ir.IntegerType:
		return int64(t.Width())
	case *ir.FloatType:
		return int64(t.Kind().BitWidth())
	case *ir.DialectType:
		switch t.Def().Name() {
		case "llvm.ppc_fp128":
			return 128
		case "llvm.x86_mmx":
			return 64
		}
	}
	return 0
}

// verifyBitcast checks that no bits come or go: between pointers to one address space, or
// between numbers, or vectors of them, of one size.
func verifyBitcast(op *ir.Operation) error {
	from, to := op.OperandType(0), op.ResultType(0)
	if IsPtr(scalar(from)) != IsPtr(scalar(to)) {
		return fmt.Errorf("converts %s to %s; use 'llvm.ptrtoint' or 'llvm.inttoptr' between pointers and numbers", quote(from), quote(to))
	}
	if IsPtr(scalar(from)) {
		if Space(scalar(from)) != Space(scalar(to)) {
			return fmt.Errorf("converts %s to %s; use 'llvm.addrspacecast' between address spaces", quote(from), quote(to))
		}
		return verifyCast(op)
	}
	n, m := allBits(from), allBits(to)
	if n != m || n == 0 || IsScalable(from) != IsScalable(to) {
		return fmt.Errorf("converts %s to %s, which does not have the same number of bits", quote(from), quote(to))
	}
	return nil
}

// allBits is the number of bits of a number or of a vector of them, of the least length if it
// is scalable.
func allBits(t ir.Type) int64 {
	if IsVector(t) {
		return bits(Elem(t)) * Len(t)
	}
	return bits(t)
}

// verifySelect checks that a vector of conditions chooses between vectors of its length.
func verifySelect(op *ir.Operation) error {
	condition, t := op.OperandType(0), op.ResultType(0)
	if IsVector(condition) && (!IsVector(t) || Len(condition) != Len(t) || IsScalable(condition) != IsScalable(t)) {
		return fmt.Errorf("chooses by %s, but %s has another number of elements", quote(condition), quote(t))
	}
	return nil
}
