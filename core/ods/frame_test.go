package ods_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/eval"
	"github.com/mlirc/mlirc/core/syntax"
)

const framedTypes = "type y.ptr(elem: type, space: int = 0) {\n  format `<` $elem (`,` $space^)? `>`\n  element elem\n}\n" +
	"type y.vec(n: int, elem: type, scaled?: unit) {\n  format `<` $n `,` $elem (`,` `s` $scaled^)? `>`\n  element elem\n  length n\n  vector\n}\n" +
	"type y.list(members*: type) {\n  format `<` each($members) `>`\n  members members\n}\n" +
	"type y.none(a?: int, b: int) {\n  format `<` ($a^)? `,` $b `>`\n}\n"

// TestBuild matches the pattern of operand `a` with a type and builds that of
// `b`; "" where that has no type.
func TestBuild(t *testing.T) {
	for _, c := range []struct{ a, typ, b, want string }{
		{"T", "i32", "T", "i32"},
		{"T", "i32", "U", ""},
		{"T", "i32", "U | T", "i32"},
		{"T", "i32", "index | T", "index"},
		{"T", "i32", "_", ""},
		{"T", "i32", "si7", "si7"},
		{"T", "i32", "bf16", "bf16"},
		{"T", "i32", "none", "none"},
		{"T", "vector<2xi32>", "elem(T)", "i32"},
		{"T", "i32", "elem(T)", ""},
		{"T", "vector<2xi32>", "elem($a)", "i32"},
		{"T", "!y.ptr<f32>", "elem(T)", "f32"},
		{"T", "vector<2xi32>", "like(T, i1)", "vector<2xi1>"},
		{"T", "tensor<*xi32>", "like(T, i1)", "tensor<*xi1>"},
		{"T", "tensor<2xi32, 5 : i8>", "like(T, i1)", "tensor<2xi1, 5 : i8>"},
		{"T", "memref<2xi32>", "like(T, i1)", "i1"},
		{"T", "!y.vec<4, !y.ptr<f32>>", "like(T, i1)", "vector<4xi1>"},
		{"T", "!y.vec<4, f32, s>", "like(T, i1)", "!y.vec<4, i1, s>"},
		{"T", "!y.ptr<f32>", "like(T, i1)", "i1"},
		{"T", "memref<2x?xf32, 3>", "tensorof(T)", "tensor<2x?xf32>"},
		{"T", "memref<*xf32>", "tensorof(T)", "tensor<*xf32>"},
		{"T", "vector<2xf32>", "tensorof(T)", ""},
		{"T", "vector<2xf32>", "scalar(T)", "f32"},
		{"T", "f32", "scalar(T)", "f32"},
		{"T", "vector<2xf32>", "with-shape(T, concat(shape(T), shape(T)))", "vector<2x2xf32>"},
		{"T", "vector<2xf32>", "with-shape(T, concat(shape(T), shape(f32)))", "vector<2xf32>"},
		{"T", "f32", "with-shape(T, concat(shape(T), shape(T)))", ""},
		{"T", "vector<8x4xf32>", "with-shape(T, concat(len($list), drop(shape(T), 1)))", "vector<3x4xf32>"},
		{"T", "!y.vec<8, f32>", "with-shape(T, concat(len($list), drop(shape(T), 1)))", "!y.vec<3, f32>"},
		{"T", "tensor<8xf32>", "with-shape(T, concat(len($list), drop(shape(T), 1)))", "tensor<3xf32>"},
		{"T", "vector<8x4x2xf32>", "with-shape(T, take(shape(T), 2))", "vector<8x4xf32>"},
		{"T", "vector<8x4x2xf32>", "with-shape(T, take(shape(T), 4))", ""},
		{"T", "vector<8xf32>", "with-shape(T, repeat(2, rank(T) + 1))", "vector<2x2xf32>"},
		{"T", "vector<8xf32>", "with-shape(T, repeat(-2, 1))", ""},
		{"T", "vector<2x[4]xf32>", "with-shape(T, drop(shape(T), 1), drop(scalable-dims(T), 1))", "vector<[4]xf32>"},
		{"T", "vector<2x[4]xf32>", "with-shape(T, take(shape(T), 1), take(scalable-dims(T), 1))", "vector<2xf32>"},
		{"T", "vector<2x[4]xf32>", "with-shape(T, drop(shape(T), 2), drop(scalable-dims(T), 2))", "f32"},
		{"T", "vector<[4]xf32>", "with-shape(T, concat(shape(T), shape(T)), concat(scalable-dims(T), scalable-dims(T)))", "vector<[4]x[4]xf32>"},
		{"T", "vector<[4]xf32>", "with-shape(T, concat(shape(T), shape(f32)), concat(scalable-dims(T), scalable-dims(f32)))", "vector<[4]xf32>"},
		{"T", "vector<2x[4]xf32>", "with-shape(T, shape(T) + shape(T), scalable-dims(T))", "vector<4x[8]xf32>"},
		{"T", "vector<2x[4]xf32>", "with-shape(T, shape(T) * shape(T), scalable-dims(T))", "vector<4x[16]xf32>"},
		{"T", "vector<2x[4]xf32>", "with-shape(T, shape(T), drop(scalable-dims(T), 1))", ""},
		{"T", "vector<2x[4]xf32>", "with-shape(T, shape(T) * drop(shape(T), 1), scalable-dims(T))", ""},
		{"T", "tensor<2x4xf32>", "with-shape(T, shape(T), scalable-dims(T))", "tensor<2x4xf32>"},
		{"T", "memref<8xf32, 3>", "with-element(T, i1)", "memref<8xi1, 3>"},
		{"T", "memref<8xf32>", "if(is(T, memref), elem(T), T)", "f32"},
		{"T", "vector<8xf32>", "if(is(T, memref), elem(T), T)", "vector<8xf32>"},
		{"T", "memref<8xf32>", "with-shape(T, concat(len($list), drop(shape(T), 1)))", ""},
		{"T", "!y.ptr<f32>", "with-shape(T, concat(len($list), drop(shape(T), 1)))", ""},
		{"T", "vector<8x4x2x5xf32>", "with-shape(T, drop(shape(T), len($list)))", "vector<5xf32>"},
		{"T", "vector<8x4x2xf32>", "with-shape(T, drop(shape(T), len($list)))", "f32"},
		{"T", "vector<8xf32>", "with-shape(T, drop(shape(T), len($list)))", ""},
		{"T", "vector<8x4xf32>", "like(with-shape(T, project(shape(T), $map)), i1)", "vector<8xi1>"},
		{"T", "f32", "like(with-shape(T, project(shape(T), $map)), i1)", ""},
		{"T", "!y.list<i1, !y.list<i2>>", "walk(T, $path)", "i2"},
		{"T", "!y.list<i1>", "walk(T, $path)", ""},
		{"T", "i1", "typeof($list)", ""},
		{"T", "i1", "typeof($number)", "i64"},
		{"T", "i1", "typeof($there)", "none"},
		{"T", "i1", "!y.ptr(T)", "!y.ptr<i1>"},
		{"T", "i1", "!y.ptr(T, 3)", "!y.ptr<i1, 3>"},
		{"T", "i1", "!y.ptr(T, len($text))", "!y.ptr<i1, 4>"},
		{"T", "i1", "!y.ptr(T, _)", "!y.ptr<i1>"},
		{"T", "i1", "!y.ptr(_)", ""},
		{"T", "i1", "!y.ptr(3)", ""},
		{"T", "i1", "!y.ptr(T, T)", ""},
		{"T", "i1", "!y.vec(len($list), T)", "!y.vec<3, i1>"},
		{"T", "i1", "!y.vec(len($number), T)", ""},
		{"T", "i1", "!y.list(types($list))", "!y.list<i64, i64, i64>"},
		{"T", "i1", "!y.list(list(T, index))", "!y.list<i1, index>"},
		{"T", "i1", "!y.list(T)", ""},
		{"T", "i1", "fn(list(T), list())", "(i1) -> ()"},
		{"T", "i1", "listor(list(T), none)", "i1"},
		{"T", "i1", "listor(list(), none)", "none"},
		{"T", "i1", "listor(list(T, T), none)", ""},
		{"!y.ptr(T)", "!y.ptr<f64, 3>", "T", "f64"},
		{"!y.ptr(_, S)", "!y.ptr<f64, 3>", "!y.ptr(i8, S)", "!y.ptr<i8, 3>"},
		{"!y.ptr(_, S)", "!y.ptr<f64, 3>", "S", ""},
		{"!y.none(A)", "!y.none<, 1>", "!y.none(A, 2)", "!y.none<, 2>"},
		{"!y.none(_, A)", "!y.none<, 1>", "!y.none(A, A)", "!y.none<1, 1>"},
		{"!y.list(A*)", "!y.list<i1, i2>", "fn(A*, A*)", "(i1, i2) -> (i1, i2)"},
		{"fn(A*, listor(R*, none))", "(i1) -> i2", "fn(R*, A*)", "(i2) -> i1"},
	} {
		name := c.a + " is " + c.typ + ", " + c.b
		d := loadItems(t, framedTypes+"op y.x {\n  operands a: "+c.a+", b: "+c.b+"\n"+
			"  attributes list: array, path: array, map: affine-map, text: string, number: i64, there: unit\n}\n")
		op, def := first(t, d, `%0 = "a.b"() : () -> (`+c.typ+`)
"y.x"(%0, %0) {list = [1, 2, 3], path = [1, 0], map = affine_map<(d0) -> (d0, 0)>, text = "four", number = 1 : i64, there} : (`+c.typ+`, `+c.typ+`) -> ()`)
		f := eval.NewBindings(op.Context(), def, ods.OpEnv{Op: op, Def: def})
		require.True(t, f.Match(def.Operands[0].Type, op.OperandType(0)), name)
		got, ok := f.Build(def.Operands[1].Type)
		if !ok {
			assert.Equal(t, c.want, "", name)
			continue
		}
		assert.Equal(t, c.want, syntax.TypeString(got), name)
	}
}

// TestMatch lists types that fit a pattern and some that do not.
func TestMatch(t *testing.T) {
	for pattern, c := range map[string]struct{ yes, no []string }{
		"i32":                            {[]string{"i32"}, []string{"si32", "i31"}},
		"_":                              {[]string{"i32"}, nil},
		"!y.ptr(i8)":                     {[]string{"!y.ptr<i8>", "!y.ptr<i8, 3>"}, []string{"!y.ptr<i9>", "i8", "!y.none<, 1>"}},
		"!y.ptr(T, 3)":                   {[]string{"!y.ptr<i8, 3>"}, []string{"!y.ptr<i8>"}},
		"!y.none(3, _)":                  {[]string{"!y.none<3, 1>"}, []string{"!y.none<, 1>", "!y.none<2, 1>"}},
		"!y.none(A, A)":                  {[]string{"!y.none<3, 3>"}, []string{"!y.none<, 1>", "!y.none<2, 1>"}},
		"!y.list(list(i1, T))":           {[]string{"!y.list<i1, i2>"}, []string{"!y.list<i2>", "!y.list<i2, i2>"}},
		"!y.list(list(i1, i2))":          {[]string{"!y.list<i1, i2>"}, []string{"!y.list<i1>", "!y.list<i2, i1>"}},
		"fn(A*, A*)":                     {[]string{"() -> ()", "(i1) -> i1"}, []string{"(i1) -> ()", "(i1) -> i2"}},
		"fn(i1, R*)":                     {[]string{"(i1) -> i2"}, []string{"(i1, i1) -> i2", "(i2) -> ()"}},
		"!y.ptr(i8) | i8":                {[]string{"!y.ptr<i8>", "i8"}, []string{"!y.ptr<i9>", "i9"}},
		"!y.ptr(fn(A*, listor(A*, i1)))": {[]string{"!y.ptr<() -> i1>", "!y.ptr<(i2) -> i2>"}, []string{"!y.ptr<(i2) -> i3>"}},
	} {
		d := loadItems(t, framedTypes+"op y.x {\n  operands a: "+pattern+"\n}\n")
		ctx, err := load.NewContext(d)
		require.NoError(t, err)
		def := d.Op("y.x")
		check := func(types []string, want bool) {
			for _, text := range types {
				typ, err := syntax.ParseType(ctx, text)
				require.NoError(t, err)
				f := eval.NewBindings(ctx, def, noEnv{})
				assert.Equal(t, want, f.Match(def.Operands[0].Type, typ), "%s of %s", pattern, text)
			}
		}
		check(c.yes, true)
		check(c.no, false)
	}
}

// noEnv knows nothing.
type noEnv struct{}

var _ ods.Env = noEnv{}

func (noEnv) Context() *ir.Context    { return nil }
func (noEnv) Attr(int) ir.Attribute   { return nil }
func (noEnv) Types(ods.Ref) []ir.Type { return nil }
func (noEnv) Values(int) []*ir.Value  { return nil }
func (noEnv) Count(ods.Ref) int       { return 0 }
