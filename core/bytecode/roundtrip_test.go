package bytecode

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/affine"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
)

func allTypes(c *ir.Context) []ir.Type {
	f32, index := ir.Type(c.F32()), ir.Type(c.IndexType())
	swap := c.AffineMapAttr(affine.PermutationMap(1, 0))
	space := c.I32Attr(3)
	types := []ir.Type{
		index, c.NoneType(), c.I1(), c.I64(), c.IntegerType(7, ir.Signed), c.IntegerType(129, ir.Unsigned),
		c.IntegerType(ir.MaxIntegerWidth, ir.Signless),
		c.ComplexType(f32), c.TupleType(nil), c.TupleType([]ir.Type{f32, index, c.TupleType(nil)}),
		c.FunctionType(nil, nil), c.FunctionType([]ir.Type{f32, f32}, []ir.Type{index}),
		c.VectorType([]int64{4, 8}, f32), c.ScalableVectorType([]int64{2, 4}, []bool{false, true}, index),
		c.RankedTensorType(nil, f32, nil), c.RankedTensorType([]int64{ir.Dynamic, 0, 300}, c.I1(), nil),
		c.RankedTensorType([]int64{4}, f32, c.StringAttr("encoding")), c.UnrankedTensorType(f32),
		c.MemRefType(nil, f32, nil, nil), c.MemRefType([]int64{ir.Dynamic, 4}, f32, nil, nil),
		c.MemRefType([]int64{ir.Dynamic, 4}, f32, nil, space),
		c.MemRefType([]int64{3, 4}, f32, []ir.Attribute{swap}, nil),
		c.MemRefType([]int64{3, 4}, f32, []ir.Attribute{swap}, c.StringAttr("far")),
		c.MemRefType([]int64{3, 4}, f32, []ir.Attribute{swap, swap}, nil),
		c.MemRefType([]int64{3}, f32, []ir.Attribute{c.StridedLayoutAttr([]int64{ir.Dynamic}, 7)}, nil),
		c.UnrankedMemRefType(f32, nil), c.UnrankedMemRefType(f32, space),
	}
	for _, k := range []num.Kind{num.F16, num.BF16, num.F32, num.F64, num.F80, num.F128} {
		types = append(types, c.FloatType(k))
	}
	return types
}

func TestTypesRoundTrip(t *testing.T) {
	ctx := newTestContext(t)
	attrs := []ir.Attribute{}
	for _, typ := range allTypes(ctx) {
		attrs = append(attrs, ctx.TypeAttr(typ))
		requireRoundTrip(t, holder(ctx, nil, attrs[len(attrs)-1]))
	}
	requireRoundTrip(t, holder(ctx, nil, attrs...))
}

func wideInt(width int) num.Int {
	data := make([]byte, (width+7)/8)
	for i := range data {
		data[i] = byte(i*37 + 1)
	}
	return num.FromBytesLE(width, data)
}

func numberAttrs(c *ir.Context) []ir.Attribute {
	attrs := []ir.Attribute{c.BoolAttr(true), c.BoolAttr(false), c.IndexAttr(-1), c.I64Attr(math.MinInt64)}
	for _, width := range []int{1, 4, 7, 8, 9, 16, 31, 32, 63, 64, 65, 128, 200} {
		typ := c.IntegerType(uint32(width), ir.Signless)
		for _, x := range []num.Int{
			num.New(width, 0), num.New(width, 1), num.AllOnes(width), num.MinSigned(width), num.MaxSigned(width), wideInt(width),
		} {
			attrs = append(attrs, c.IntegerAttr(typ, x))
		}
	}
	for _, k := range []num.Kind{num.F16, num.BF16, num.F32, num.F64, num.F80, num.F128} {
		typ := c.FloatType(k)
		for _, x := range []num.Float{
			num.Zero(k, false), num.Zero(k, true), num.Inf(k, true), num.NaN(k), num.FromFloat64(k, -1.5),
			num.Largest(k, false), num.FromFloat64(k, math.Pi),
		} {
			attrs = append(attrs, c.FloatAttr(typ, x))
		}
	}
	return attrs
}

// TestDistinctRoundTrip has attributes that are none but themselves be the same ones behind
// bytecode, and no others.
func TestDistinctRoundTrip(t *testing.T) {
	ctx := newTestContext(t)
	first, second := ctx.DistinctAttr(0, ctx.UnitAttr()), ctx.DistinctAttr(1, ctx.UnitAttr())
	require.NotEqual(t, ir.Attribute(first), ir.Attribute(second))
	requireRoundTrip(t, holder(ctx, nil, first, second, first, ctx.DistinctAttr(2, ctx.StringAttr("name"))))
}

func plainAttrs(c *ir.Context) []ir.Attribute {
	one, name := ir.Attribute(c.I64Attr(1)), ir.Attribute(c.StringAttr("name"))
	x := affine.Dim(0)
	set := affine.NewSet(1, 0, []affine.Expr{x}, []bool{false})
	return []ir.Attribute{
		c.UnitAttr(), name, c.StringAttr(""), c.StringAttr("zero \x00 and \xff"), c.TypedStringAttr("typed", c.I32()),
		c.ArrayAttr(nil), c.ArrayAttr([]ir.Attribute{one, name, c.ArrayAttr([]ir.Attribute{one})}),
		c.DictionaryAttr(nil), c.DictionaryAttr([]ir.NamedAttr{{Name: "b", Value: one}, {Name: "a", Value: name}}),
		c.SymbolRefAttr("f"), c.SymbolRefAttr("m", "n", "f"), c.TypeAttr(c.I32()),
		c.AffineMapAttr(affine.IdentityMap(0)), c.AffineMapAttr(affine.IdentityMap(3)),
		c.AffineMapAttr(affine.NewMap(1, 1, affine.Dim(0))),
		c.AffineMapAttr(affine.PermutationMap(1, 0)), c.IntegerSetAttr(set),
		c.StridedLayoutAttr([]int64{1, ir.Dynamic}, ir.Dynamic), c.StridedLayoutAttr(nil, 0),
	}
}

func elementAttrs(c *ir.Context) []ir.Attribute {
	tensor := func(n int64, elem ir.Type) ir.ShapedType { return c.RankedTensorType([]int64{n}, elem, nil) }
	i1, i4, i32, i64 := ir.Type(c.I1()), ir.Type(c.IntegerType(4, ir.Signless)), ir.Type(c.I32()), ir.Type(c.I64())
	complexType := c.ComplexType(c.F32())
	indices := c.DenseElementsAttr(c.RankedTensorType([]int64{2, 1}, i64, nil), append(make([]byte, 15), 1), false)
	text := c.RankedTensorType([]int64{2}, c.OpaqueType("x", "s"), nil)
	attrs := []ir.Attribute{
		c.DenseElementsAttr(tensor(2, i32), []byte{1, 0, 0, 0, 2, 0, 0, 0}, false),
		c.DenseElementsAttr(tensor(200, i32), []byte{1, 2, 3, 4}, true),
		c.DenseElementsAttr(tensor(1, i32), []byte{1, 2, 3, 4}, false),
		c.DenseElementsAttr(tensor(0, i32), nil, false),
		c.DenseElementsAttr(tensor(2, i4), []byte{1, 15}, false),
		c.DenseElementsAttr(tensor(2, complexType), make([]byte, 16), false),
		c.DenseElementsAttr(tensor(2, complexType), append(make([]byte, 15), 1), false),
		c.DenseElementsAttr(tensor(2, c.FloatType(num.F80)), append(make([]byte, 19), 1), false),
		c.DenseElementsAttr(c.VectorType([]int64{2}, c.IndexType()), append(make([]byte, 15), 1), false),
		c.DenseStringElementsAttr(text, []string{"a", "b\x00"}), c.DenseStringElementsAttr(text, []string{"all"}),
		c.SparseElementsAttr(tensor(9, i32), indices, c.DenseElementsAttr(tensor(2, i32), []byte{1, 0, 0, 0, 2, 0, 0, 0}, false)),
		c.OpaqueElementsAttr(tensor(9, i32), "x", "\x01\x02"),
		c.DenseArrayAttr(i32, 2, []byte{1, 2, 3, 4, 5, 6, 7, 8}), c.DenseArrayAttr(i1, 0, nil), c.DenseArrayAttr(i1, 2, []byte{0, 1}),
	}
	for _, n := range []int64{1, 2, 7, 8, 9, 16, 17} {
		bools := make([]byte, n)
		attrs = append(attrs, c.DenseElementsAttr(tensor(n, i1), bools, false))
		bools[n-1] = 1
		attrs = append(attrs, c.DenseElementsAttr(tensor(n, i1), bools, false))
		attrs = append(attrs, c.DenseElementsAttr(tensor(n, i1), []byte{1}, true))
	}
	return attrs
}

func TestAttributesRoundTrip(t *testing.T) {
	ctx := newTestContext(t)
	for _, list := range [][]ir.Attribute{numberAttrs(ctx), plainAttrs(ctx), elementAttrs(ctx)} {
		for _, a := range list {
			requireRoundTrip(t, holder(ctx, nil, a))
		}
		requireRoundTrip(t, holder(ctx, nil, list...))
	}
}

func allLocs(c *ir.Context) []ir.Location {
	a, b := ir.Location(c.FileLineColLoc("a.mlir", 1, 2)), ir.Location(c.FileLineColLoc("b.mlir", math.MaxUint32, 0))
	name := c.NameLoc("name", b)
	call := c.CallSiteLoc(name, a)
	return []ir.Location{
		c.UnknownLoc(), a, b, name, c.NameLoc("", c.UnknownLoc()), call,
		c.FusedLoc([]ir.Location{a, b, call}, nil), c.FusedLoc([]ir.Location{a}, c.StringAttr("why")),
		c.RawFusedLoc([]ir.Location{a, a}, nil), c.FusedLoc(nil, c.I64Attr(1)),
	}
}

func TestLocationsRoundTrip(t *testing.T) {
	ctx := newTestContext(t)
	attrs := []ir.Attribute{}
	for _, l := range allLocs(ctx) {
		attrs = append(attrs, l)
		requireRoundTrip(t, holder(ctx, l))
	}
	requireRoundTrip(t, holder(ctx, nil, attrs...))
}

func TestNamesRoundTrip(t *testing.T) {
	ctx := newTestContext(t)
	for _, name := range []string{"module", "plain", "a.b", "a.b.c", "test.isolated", "builtin", "module.x"} {
		op := ir.NewBuilder(ctx).Create(&ir.OperationState{Name: ctx.OpName(name)})
		requireRoundTrip(t, op)
	}
	for _, name := range []string{"", ".", ".a", "a.", "a.b."} {
		op := ir.NewBuilder(ctx).Create(&ir.OperationState{Name: ctx.OpName(name)})
		_, err := Append(nil, op, WriteOptions{})
		require.ErrorContains(t, err, "is no name of an operation")
	}
}

func TestOptions(t *testing.T) {
	ctx := newTestContext(t)
	op := holder(ctx, nil)
	for _, version := range []int{-1, 5, 6, 100} {
		_, err := Append(nil, op, WriteOptions{Version: version})
		require.ErrorContains(t, err, "use 1 to 4")
	}
	_, err := Append(nil, op, WriteOptions{Producer: "a\x00b"})
	require.ErrorContains(t, err, "zero byte")
	data, err := Append([]byte("before"), op, WriteOptions{Producer: "me"})
	require.NoError(t, err)
	require.Equal(t, "beforeML\xefR\x09me\x00", string(data[:14]))
	require.False(t, IsBytecode([]byte("ML")))
	require.False(t, IsBytecode(data))
}

// TestTables finds names of all kinds in the tables of a file, and takes the whole of one that is cut.
func TestTables(t *testing.T) {
	ctx := newTestContext(t)
	op := holder(ctx, ctx.FileLineColLoc("file", 1, 2), ctx.StringAttr("text"))
	data, err := Append(nil, op, WriteOptions{})
	require.NoError(t, err)
	tables := bytes.Join(Tables(data), nil)
	require.Less(t, len(tables), len(data)*9/10)
	for _, name := range []string{op.Name().Dialect(), "file", "text"} {
		require.Contains(t, string(tables), name)
	}
	for n := range 100 { // lengths that pass for letters
		name := strings.Repeat("a", n)
		require.Equal(t, name+"\x00", string(Tables(craft{strings: []string{name}}.file())[0]))
	}
	for _, whole := range [][]byte{nil, []byte("plain"), data[:len(data)-1], data[:5], append(bytes.Clone(data), 0)} {
		require.Equal(t, [][]byte{whole}, Tables(whole))
	}
}

func TestAppendRefusesWhatIsNotWhole(t *testing.T) {
	ctx := newTestContext(t)
	b := ir.NewBuilder(ctx)
	outside := b.Create(&ir.OperationState{Name: ctx.OpName("x.y"), Results: []ir.Type{ctx.I1()}})
	_, err := Append(nil, outside, WriteOptions{})
	require.ErrorContains(t, err, "'x.y' has operands, results or successors")

	user := ir.OperationState{Name: ctx.OpName("x.use"), Operands: []*ir.Value{outside.Result(0)}}
	m := b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	m.Region(0).AddBlock().Append(b.Create(&user))
	_, err = Append(nil, m, WriteOptions{})
	require.ErrorContains(t, err, "operand 0 of 'x.use'")

	// A value that an isolated operation may not see.
	fn := b.Create(&ir.OperationState{Name: ctx.OpName("test.isolated"), Regions: 1})
	arg := ir.NewBuilder(ctx).CreateBlock(m.Region(0), nil, ctx.I1()).Arg(0)
	m.Region(0).Entry().Erase()
	m.Region(0).Entry().Append(fn)
	user.Operands = []*ir.Value{arg}
	fn.Region(0).AddBlock().Append(b.Create(&user))
	_, err = Append(nil, m, WriteOptions{})
	require.ErrorContains(t, err, "operand 0 of 'x.use'")

	jump := b.Create(&ir.OperationState{Name: ctx.OpName("x.br"), Successors: []*ir.Block{m.Region(0).Entry()}})
	fn.Region(0).Entry().First().Erase()
	fn.Region(0).Entry().Append(jump)
	_, err = Append(nil, m, WriteOptions{})
	require.ErrorContains(t, err, "successor 0 of 'x.br'")
}
