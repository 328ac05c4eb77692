package coopmatrix

import (
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/plugins/kernel"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Matrix is a type of matrices that the invocations of a subgroup share. The number of elements is a
// multiple of that of invocations.
type Matrix struct {
	Rows, Cols int64
	Elem       ir.Type
	// Lanes is how many invocations a subgroup has.
	Lanes int64
}

// MaxElements is how many elements a matrix may have: code is made for each.
const MaxElements = 1 << 16

// Parts is how many elements an invocation has.
func (x Matrix) Parts() int64 { return x.Rows * x.Cols / x.Lanes }

// Refused says why matrices of a type are not supported, "" if they are.
func (x Matrix) Refused() string {
	switch {
	case x.Rows > MaxElements || x.Cols > MaxElements || x.Rows*x.Cols > MaxElements:
		return "has too many elements; kernels on the CPU have matrices of 65536 at most"
	case x.Rows*x.Cols%x.Lanes != 0:
		return "has a number of elements that is no multiple of the invocations of a subgroup"
	}
	return ""
}

// Place makes where in a matrix part i of the invocation is, as integers of the type of another value,
// of 32 bits at least.
func (x Matrix) Place(b *ir.Builder, i int64, as *ir.Value) (row, col *ir.Value) {
	l, n := widened(b, lane(b), as.Type(), false), x.Lanes
	at := i * n
	switch cols := Like(b, l, x.Cols); {
	case x.Cols%n == 0:
		return Like(b, l, at/x.Cols), binary(b, "add", Like(b, l, at%x.Cols), l)
	case n%x.Cols == 0:
		return binary(b, "add", Like(b, l, at/x.Cols), binary(b, "udiv", l, cols)), binary(b, "urem", l, cols)
	default:
		e := binary(b, "add", Like(b, l, at), l)
		return binary(b, "udiv", e, cols), binary(b, "urem", e, cols)
	}
}

// lane is the number of the invocation.
func lane(b *ir.Builder) *ir.Value {
	return kernel.NewId(b, "subgroup_local_id", ir.NamedAttr{Name: "dimension", Value: b.Context().I64Attr(0)}).Result()
}

// Like makes an integer constant of the type of another value.
func Like(b *ir.Builder, v *ir.Value, n int64) *ir.Value {
	t := v.Type().(*ir.IntegerType)
	return llvm.NewMlirConstant(b, t, b.Context().IntegerAttr(t, num.New(64, uint64(n)).SExtOrTrunc(int(t.Width())))).Res()
}

func binary(b *ir.Builder, op string, x, y *ir.Value) *ir.Value {
	return b.CreateOp(b.Context().OpName("llvm."+op), []*ir.Value{x, y}, []ir.Type{x.Type()}, nil).Result(0)
}

// widened is a number with another width.
func widened(b *ir.Builder, v *ir.Value, to ir.Type, signed bool) *ir.Value {
	from := v.Type()
	if from == to {
		return v
	}
	name := ""
	switch t := to.(type) {
	case *ir.FloatType:
		name = "llvm.fpext"
		if from.(*ir.FloatType).Kind().BitWidth() > t.Kind().BitWidth() {
			name = "llvm.fptrunc"
		}
	case *ir.IntegerType:
		switch {
		case from.(*ir.IntegerType).Width() > t.Width():
			name = "llvm.trunc"
		case signed:
			name = "llvm.sext"
		default:
			name = "llvm.zext"
		}
	}
	return b.CreateOp(b.Context().OpName(name), []*ir.Value{v}, []ir.Type{to}, nil).Result(0)
}
