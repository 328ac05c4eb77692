package llvm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// definition stands for a type of the dialect's file.
type definition struct{ name string }

func (d *definition) Name() string     { return "llvm." + d.name }
func (d *definition) Identified() bool { return d.name == "struct" }

func newTypes(t *testing.T) *llvm.Types {
	t.Helper()
	types, err := llvm.NewTypes(ir.NewContext(), func(mnemonic string) ir.TypeDefinition {
		return &definition{mnemonic}
	})
	require.NoError(t, err)
	return types
}

func TestMissingDefinition(t *testing.T) {
	_, err := llvm.NewTypes(ir.NewContext(), func(mnemonic string) ir.TypeDefinition {
		if mnemonic == "vec" {
			return nil
		}
		return &definition{mnemonic}
	})
	require.ErrorContains(t, err, "no type 'vec'")
}

func TestPtr(t *testing.T) {
	types := newTypes(t)
	i32 := types.Context().I32()
	p := types.Ptr(i32, 3)
	require.True(t, llvm.IsPtr(p))
	require.Equal(t, ir.Type(i32), llvm.Elem(p))
	require.Equal(t, int64(3), llvm.Space(p))
	require.Same(t, p, types.Ptr(i32, 3))
	require.NotSame(t, p, types.Ptr(i32, 0))
	require.Nil(t, llvm.Elem(types.Ptr(nil, 0)))
	require.False(t, llvm.IsPtr(i32))
}

func TestFunc(t *testing.T) {
	types := newTypes(t)
	i32 := types.Context().I32()
	f := types.Func(nil, []ir.Type{i32, types.I8Ptr()}, true)
	require.True(t, llvm.IsVoid(llvm.Result(f)))
	require.Equal(t, 2, llvm.NumArgs(f))
	require.True(t, llvm.IsPtr(llvm.Arg(f, 1)))
	require.True(t, llvm.IsVariadic(f))
	require.False(t, llvm.IsVariadic(types.Func(i32, nil, false)))
}

func TestAggregates(t *testing.T) {
	types := newTypes(t)
	i64 := types.Context().I64()
	s := types.Struct(types.I8Ptr(), i64, types.Array(4, i64))
	require.Equal(t, 3, llvm.NumMembers(s))
	require.Equal(t, ir.Type(i64), llvm.MemberAt(s, 2, 3))
	require.Nil(t, llvm.MemberAt(s, 2, 4))
	require.Nil(t, llvm.MemberAt(s, 3))
	require.False(t, llvm.IsPacked(s))
	require.True(t, llvm.IsPacked(types.PackedStruct(i64)))
	require.NotSame(t, types.Struct(i64), types.PackedStruct(i64))
	require.Zero(t, llvm.NumMembers(types.Struct()))
}

func TestIdentifiedStruct(t *testing.T) {
	types := newTypes(t)
	node := types.Identified("node")
	require.False(t, node.HasBody())
	require.True(t, types.SetBody(node, false, types.Context().I32(), types.Ptr(node, 0)))
	require.False(t, types.SetBody(node, false))
	name, ok := llvm.StructName(node)
	require.True(t, ok)
	require.Equal(t, "node", name)
	require.Equal(t, ir.Type(node), llvm.Elem(llvm.Member(node, 1)))
	require.True(t, llvm.IsCompatible(node))
}

func TestVectors(t *testing.T) {
	types := newTypes(t)
	ctx := types.Context()
	require.Equal(t, ir.Type(ctx.VectorType([]int64{4}, ctx.F32())), types.Vector(4, ctx.F32()))
	v := types.Vector(2, types.I8Ptr())
	require.True(t, llvm.IsVector(v))
	require.Equal(t, int64(2), llvm.Len(v))
	require.False(t, llvm.IsScalable(v))
	require.True(t, llvm.IsScalable(types.ScalableVector(4, ctx.I32())))
	require.False(t, llvm.IsVector(ctx.VectorType([]int64{2, 2}, ctx.F32())))
}

func TestCompatible(t *testing.T) {
	types := newTypes(t)
	ctx := types.Context()
	require.True(t, llvm.IsCompatible(types.Void()))
	require.True(t, llvm.IsCompatible(types.Struct(types.Ptr(ctx.F32(), 0))))
	for _, bad := range []ir.Type{
		ctx.IndexType(),
		ctx.IntegerType(8, ir.Signed),
		ctx.VectorType([]int64{2, 2}, ctx.F32()),
		ctx.VectorType([]int64{2}, ctx.IndexType()),
		types.Struct(ctx.IndexType()),
		types.Ptr(ctx.MemRefType(nil, ctx.F32(), nil, nil), 0),
		ctx.FunctionType(nil, nil),
	} {
		require.False(t, llvm.IsCompatible(bad))
	}
}
