package ods_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/syntax"
)

// evaluated is the operation on which predicates are evaluated.
const evaluated = `
%m, %u, %v, %w = "a.b"() : () -> (memref<?x4xf32>, memref<*xf32>, vector<2x3xi16>, memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>, 3>)
%z = "a.b"() : () -> complex<f32>
%i = "y.five"() {value = 5 : index} : () -> index
"y.x"(%m, %u, %v, %i, %w, %z) ({
^bb0(%a: i32):
}, {}) {
  n = 6 : i64, p = 8 : i64, wide = 36893488147419103232 : i128, list = [1, 2, 3], text = "four", dict = {a, b},
  map = affine_map<(d0, d1)[s0] -> (d0)>, set = affine_set<(d0)[s0] : (d0 >= 0, s0 >= 0)>,
  ints = dense<[1, 2]> : vector<2xi32>, splat = dense<3> : vector<1099511627776xi32>, t = f64, k = 2 : i32, open = [-1, -9223372036854775808, 4, -1], swap = affine_map<(d0, d1) -> (d1, d0)>,
  parts = [1.0 : f32, 2.0 : f32], low = -1.5 : f64, zero = -0.0 : f16, nan = 0x7FC00000 : f32, f = 10 : i32
} : (memref<?x4xf32>, memref<*xf32>, vector<2x3xi16>, index, memref<?xf32, affine_map<(d0)[s0, s1] -> (d0 + s0 + s1)>, 3>, complex<f32>) -> ()
`

const evaluatedDef = `op y.five {
  results    r: index
  attributes value: index
  traits     constant-like
}
op y.other
flags F : i32 { none = 0, a = 1, b = 2, c = 4, d = 8 }
enum K : i32 { one = 1, two = 2 }
op y.x {
  operands   m, u, v, i, w, z, rest*
  attributes n: i64, p: i64, wide: integer, list: array, text: string, dict: dictionary, map: affine-map,
             set: integer-set, ints: int-elements(i32), splat: int-elements(i32), t: type, k: K, none?: i64,
             open: i64-array, swap: affine-map, parts: array, low: float, zero: float, nan: float, f: F, none2?: F
  regions    r(a*: i32), e
  verify     `

// TestEval evaluates predicates: 0, 1, or nothing where something is not known.
func TestEval(t *testing.T) {
	const no, yes, unknown = 0, 1, -1
	for predicate, want := range map[string]int64{
		"rank($m) == 2":                        yes,
		"rank($u) == 2":                        unknown,
		"rank($i) == 0":                        unknown,
		"space($m) == 0":                       yes,
		"space($w) == 3":                       yes,
		"space($u) == 0":                       yes,
		"space($i) == 0":                       unknown,
		"not ranked($u)":                       yes,
		"dynamic-dims($m) == 1":                yes,
		"dim($m, 1) == 4":                      yes,
		"dim($m, 2) == 4":                      unknown,
		"elements($v) == 6":                    yes,
		"elements($m) == 6":                    unknown,
		"symbols(layout($w)) == 2":             yes,
		"symbols(layout($m)) == 0":             yes,
		"layout($m) == layout($m)":             yes,
		"len(words(parallel, 3)) == 3":         yes,
		"len(maps($r)) == 2":                   unknown,
		"len(words(parallel, 1 - 2)) == 0":     unknown,
		"words(a, 2) == words(b, 2)":           no,
		"layout($m) == layout($w)":             no,
		"width($v) == 16":                      yes,
		"width($t) == 64":                      yes,
		"width($i) == 64":                      unknown,
		"count($rest) == 0":                    yes,
		"count($a) == 1":                       yes,
		"present($r) and not present($e)":      yes,
		"present($none)":                       no,
		"absent($none)":                        yes,
		"len($list) == 3 and len($text) == 4":  yes,
		"len($dict) == 2 and len($ints) == 2":  yes,
		"len($map) == 1 and len($set) == 2":    yes,
		"len($n) == 1":                         unknown,
		"distinct($list)":                      yes,
		"distinct($n)":                         unknown,
		"distinct(words(a, 2))":                no,
		"repeated(words(a, 2)) == words(a, 1)": no,
		"repeated($list) == repeated($list)":   unknown,
		"dims($map) == 2 and symbols($map) == 1 and inputs($map) == 3": yes,
		"inputs($set) == 2":            yes,
		"sum($ints) == 3":              yes,
		"sum($splat) == 3298534883328": yes,
		"sign($low) == -1 and sign($zero) == 0 and sign($n) == 1":                   yes,
		"flags($f, b) == 1 and flags($f, a, c) == 0 and flags($f, a, b, c, d) == 2": yes,
		"flags($none2, b) == 1":                  unknown,
		"made-by($i, y.other, y.five)":           yes,
		"made-by($i, y.other)":                   no,
		"made-by($rest, y.five)":                 unknown,
		"sign($nan) == 0":                        unknown,
		"sign($text) == 0":                       unknown,
		"$n == 6":                                yes,
		"$wide == 6":                             unknown,
		"$k == two":                              yes,
		"$k == one":                              no,
		"$none == 6":                             unknown,
		"1 + 2 * 3 == 7":                         yes,
		"concat(1, 2) == concat(1, 2)":           yes,
		"concat(1, 2) == concat(1, 3) or 1 == 2": no,
		"concat(1, 2) < concat(2, 3) and concat(1, 2) <= $n + $n": unknown,
		"concat(1, 2) < concat(2, 2)":                             no,
		"concat(1, 2) <= concat(1, 2)":                            yes,
		"concat(1, 2) < concat(2, 3, 4)":                          unknown,
		"concat(1, 2) + concat(3, 4) == concat(4, 6)":             yes,
		"min(concat(2, 1)) == 1 and max(concat(2, 1)) == 2":       yes,
		"min(take(concat(1, 2), 0)) == 0":                         unknown,
		"mod(1 - 8, 4) == 1 and mod(8, 4) == 0":                   yes,
		"mod(8, 0) == 0":                                          unknown,
		"mod(9223372036854775806, 9223372036854775807) > 0":       yes,
		"product(concat(2, 3)) == 6 and product(drop(3, 1)) == 1": yes,
		"pick(concat(5, 6), concat(1, 0)) == concat(6, 5)":        yes,
		"pick(concat(5, 6), 2) == 5":                              unknown,
		"without(concat(5, 6, 7), 1) == concat(5, 7)":             yes,
		"(1 + 2) * 3 == 9":                                        yes,
		"$n - 1 == 5":                                             yes,
		"$n != 6":                                                 no,
		"$n < 6 or 6 <= $n":                                       yes,
		"$n > 6 or $n >= 7":                                       no,
		"power-of-two($p)":                                        yes,
		"power-of-two($n)":                                        no,
		"power-of-two($none)":                                     unknown,
		"not $n == 6":                                             no,
		"$none == 1 and 1 == 2":                                   no,
		"$none == 1 and 1 == 1":                                   unknown,
		"$none == 1 or 1 == 1":                                    yes,
		"$none == 1 or 1 == 2":                                    unknown,
		"1 == 2 implies $none == 1":                               yes,
		"1 == 1 implies $none == 1":                               unknown,
		"$none == 1 implies 1 == 1":                               yes,
		"1 == 1 implies 1 == 2 implies 1 == 2":                    yes,
		"same-type($m, $m)":                                       yes,
		"same-type($m, $u)":                                       no,
		"same-type($m, $rest)":                                    yes,
		"same-element($m, $u)":                                    yes,
		"same-element($m, $t)":                                    no,
		"same-shape($m, $u)":                                      yes,
		"same-shape($m, $v)":                                      no,
		"same-shape($m, $i)":                                      no,
		"compatible-shape($m, $w)":                                no,
		"compatible-shape($m, $rest)":                             unknown,
		"cast-compatible($m, $u)":                                 yes,
		"cast-compatible($i, $i)":                                 yes,
		"is($m, memref)":                                          yes,
		"is($m, tensor)":                                          no,
		"is($rest, memref)":                                       unknown,
		"kind($n, i64)":                                           yes,
		"kind($n, i32)":                                           no,
		"kind($list, array(i64))":                                 yes,
		"kind($list, array(string))":                              no,
		"kind($none, i64)":                                        unknown,
		"constant($i) == 5":                                       yes,
		"constant($m) == 5":                                       unknown,
		"constant($rest) == 5":                                    unknown,
		"dynamic($open, size) == 2":                               yes,
		"dynamic($open, stride) == 1":                             yes,
		"dynamic($none, size) == 0":                               unknown,
		"dynamic($n, size) == 0":                                  unknown,
		"static($open, stride) == concat(-1, 4, -1)":              yes,
		"static($open, size) == concat(-1, 4, -1)":                no,
		"max(static($open, size)) == 4":                           yes,
		"static($none, size) == 4":                                unknown,
		"static($n, size) == 4":                                   unknown,
		"static($parts, size) == 4":                               unknown,
		"permutation($swap)":                                      yes,
		"permutation($map)":                                       no,
		"permutation($n)":                                         unknown,
		"types($parts) == list(elem($z), elem($z))":               yes,
		"types($list) == list(elem($z), elem($z))":                no,
		"types($parts) == list(elem($z))":                         no,
		"types($n) == list(elem($z), elem($z))":                   unknown,
		"types($list) == list(elem($v))":                          no,
		"$m == $m":                                                yes,
		"$m != $u":                                                yes,
		"$m == elem($w)":                                          no,
		"elem($m) == elem($w)":                                    yes,
		"elem($m) == f32":                                         yes,
		"rank(elem($m)) == 0":                                     unknown,
		"is(elem($v), width(16))":                                 yes,
		"len($none) + 1 == 1":                                     unknown,
		"if(present($n), $n, 0) == 6":                             yes,
		"if(present($none), $none, 0) == 0":                       yes,
		"if($none == 1, 1, 2) == 2":                               unknown,
		"dim($v, rank($v) - 1) == 3":                              yes,
		"present($none) == present($n)":                           no,
		"same-space($m, $u)":                                      yes,
		"same-space($m, $v)":                                      unknown,
		"with-element($m, i1) == with-element($m, i1)":            yes,
		"with-element($m, i1) == with-element($w, i1)":            no,
		"with-element($v, i1) == with-element($i, i1)":            no,
		"integer-type($n) == integer-type(6)":                     yes,
		"integer-type($n + 26) == i32":                            yes,
		"integer-type($n) == i32":                                 no,
		"integer-type($n - 6) == i32":                             unknown,
		"integer-type($n * 16777216) == i32":                      unknown,
		"integer-type($none) == i32":                              unknown,
	} {
		op, def := first(t, loadItems(t, evaluatedDef+predicate+"\n}\n"), evaluated)
		require.Len(t, def.Rules, 1, predicate)
		got, known := def.Rules[0].Holds.Eval(ods.OpEnv{Op: op, Def: def})
		if !known {
			got = unknown
		}
		assert.Equal(t, want, got, predicate)
	}
}

const constrainedTypes = `enum E : i8 { one = 1, two = 2, three = 3 }
keywords W { low, high }
type y.a
type y.b(elem: type, n: int = 0) {
  format ` + "`<` $elem (`,` $n^)? `>`" + `
}
type y.c(e: E, w: W) {
  format ` + "`<` $e `,` $w `>`" + `
}
`

// TestConstraints asks which types satisfy a constraint.
func TestConstraints(t *testing.T) {
	for constraint, c := range map[string]struct{ yes, no []string }{
		"any":                         {[]string{"i1", "!y.a", "none"}, nil},
		"i32":                         {[]string{"i32"}, []string{"si32", "ui32", "i31", "f32", "index"}},
		"si8":                         {[]string{"si8"}, []string{"i8", "ui8"}},
		"index":                       {[]string{"index"}, []string{"i64"}},
		"none":                        {[]string{"none"}, []string{"i1"}},
		"f32":                         {[]string{"f32"}, []string{"f64", "bf16"}},
		"int":                         {[]string{"i1", "si9", "ui9"}, []string{"index", "f32"}},
		"signless-int":                {[]string{"i9"}, []string{"si9", "ui9"}},
		"signed-int":                  {[]string{"si9"}, []string{"i9", "ui9"}},
		"unsigned-int":                {[]string{"ui9"}, []string{"i9", "si9"}},
		"float":                       {[]string{"f16", "bf16", "f128"}, []string{"i16", "complex<f32>"}},
		"complex":                     {[]string{"complex<i8>"}, []string{"i8"}},
		"complex(float)":              {[]string{"complex<f32>"}, []string{"complex<i8>"}},
		"function":                    {[]string{"() -> ()"}, []string{"i1"}},
		"tuple":                       {[]string{"tuple<>"}, []string{"i1"}},
		"width(8, 16)":                {[]string{"i8", "f16"}, []string{"i32", "index", "vector<2xi8>"}},
		"vector":                      {[]string{"vector<2xi8>"}, []string{"tensor<2xi8>", "i8"}},
		"vector(i8)":                  {[]string{"vector<2xi8>"}, []string{"vector<2xi9>"}},
		"memref(f32)":                 {[]string{"memref<f32>"}, []string{"memref<i32>", "memref<*xf32>"}},
		"unranked-memref":             {[]string{"memref<*xf32>"}, []string{"memref<f32>"}},
		"ranked-tensor":               {[]string{"tensor<?xf32>"}, []string{"tensor<*xf32>"}},
		"unranked-tensor":             {[]string{"tensor<*xf32>"}, []string{"tensor<?xf32>"}},
		"tensor":                      {[]string{"tensor<?xf32>", "tensor<*xf32>"}, []string{"memref<f32>"}},
		"shaped(i1)":                  {[]string{"tensor<*xi1>", "vector<1xi1>", "memref<i1>"}, []string{"i1", "memref<f32>"}},
		"rank(0, 2)":                  {[]string{"tensor<i1>", "tensor<?x?xi1>"}, []string{"tensor<?xi1>", "tensor<*xi1>", "i1"}},
		"min-rank(1)":                 {[]string{"tensor<?xi1>"}, []string{"tensor<i1>", "tensor<*xi1>"}},
		"count(6)":                    {[]string{"vector<2x3xi1>"}, []string{"vector<5xi1>", "tensor<?xi1>"}},
		"static-shape":                {[]string{"tensor<2xi1>"}, []string{"tensor<?xi1>", "tensor<*xi1>"}},
		"strided":                     {[]string{"memref<?xi1>", "memref<?xi1, affine_map<(d0) -> (d0 * 2)>>"}, []string{"memref<?xi1, affine_map<(d0) -> (d0 mod 2)>>", "vector<1xi1>"}},
		"identity-layout":             {[]string{"memref<?xi1>", "memref<i1, 3>"}, []string{"memref<?xi1, affine_map<(d0) -> (d0 + 1)>>", "memref<*xi1>", "vector<1xi1>"}},
		"like(i1)":                    {[]string{"i1", "vector<2xi1>", "tensor<*xi1>"}, []string{"i2", "memref<i1>"}},
		"dialect(y)":                  {[]string{"!y.a", "!y.b<i1>"}, []string{"!z.a", "i1"}},
		"dialect(z)":                  {[]string{"!z.a"}, []string{"!y.a"}},
		"!y.a":                        {[]string{"!y.a"}, []string{"!y.b<i1>"}},
		"!y.b(int)":                   {[]string{"!y.b<i1>"}, []string{"!y.b<f32>", "!y.a"}},
		"!y.b(any, 3)":                {[]string{"!y.b<i1, 3>"}, []string{"!y.b<i1>", "!y.b<i1, 4>"}},
		"!y.b(any, 3 | 4)":            {[]string{"!y.b<i1, 3>", "!y.b<i1, 4>"}, []string{"!y.b<i1, 5>"}},
		"!y.c(one | three)":           {[]string{"!y.c<one, low>", "!y.c<three, high>"}, []string{"!y.c<two, low>"}},
		"!y.c(not two, high)":         {[]string{"!y.c<one, high>"}, []string{"!y.c<one, low>", "!y.c<two, high>"}},
		"i1 | f32":                    {[]string{"i1", "f32"}, []string{"i2"}},
		"vector & rank(1)":            {[]string{"vector<2xi1>"}, []string{"vector<2x2xi1>", "tensor<2xi1>"}},
		"not vector & not i1":         {[]string{"i2"}, []string{"i1", "vector<2xi1>"}},
		"not (vector | i1)":           {[]string{"i2"}, []string{"i1", "vector<2xi1>"}},
		"(i1 | vector) & not rank(2)": {[]string{"i1", "vector<2xi1>"}, []string{"vector<2x2xi1>"}},
		"AnyMemRefOrTensor & rank(1)": {[]string{"memref<2xi1>", "tensor<2xi1>"}, []string{"vector<2xi1>"}},
		"not (!y.b(i1 | i2) & !y.b)":  {[]string{"!y.b<i3>"}, []string{"!y.b<i2>"}},
	} {
		d := loadItems(t, constrainedTypes+"op y.x {\n  operands a is "+constraint+"\n}\n")
		ctx, err := load.NewContext(d)
		require.NoError(t, err)
		got := d.Op("y.x").Operands[0].Constraint
		if got.Op != ods.ExprExact {
			assert.Equal(t, constraint, got.String())
		}
		check := func(types []string, want bool) {
			for _, text := range types {
				typ, err := parseType(ctx, text)
				require.NoError(t, err, text)
				assert.Equal(t, want, got.Holds(typ), "%s of %s", constraint, text)
			}
		}
		check(c.yes, true)
		check(c.no, false)
	}
}

// parseType reads a type, of unknown dialects too.
func parseType(ctx *ir.Context, text string) (ir.Type, error) {
	if text == "!z.a" {
		return ctx.OpaqueType("z", "a"), nil
	}
	return syntax.ParseType(ctx, text)
}
