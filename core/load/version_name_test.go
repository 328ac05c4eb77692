package load_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
)

func TestAttrVersion(t *testing.T) {
	f := load.Builtin().Op("func")
	require.Len(t, f.AttrVersions, 1)
	s := f.AttrVersions[0]
	require.Equal(t, "type", f.Attributes[s.Attr].Name)
	require.Equal(t, "function_type", s.Name)
	require.Equal(t, "mlir-19", s.Profile)
}

// TestVersionNameProblems breaks each rule of the clause and of comparisons with keywords.
func TestVersionNameProblems(t *testing.T) {
	for clause, want := range map[string]string{
		"versions y.a":               "expected 'in' and a profile, found end of the item",
		"versions $v as w in 2020 2": "expected the end of the clause, found '2'",
		"versions $x as w in p":      "expected '$ATTRIBUTE as NAME in PROFILE'",
		"verify $k == three":         "'three' is no keyword of the enumeration 'K'",
		"verify $w == one":           "'one' is no keyword of the enumeration 'W'",
		"verify $w < low":            "the keywords of 'W' have no values, and so no order; use == or !=",
		"verify power-of-two(1, 2)":  "'power-of-two' takes 1 arguments, found 2",
	} {
		src := "dialect y {\n}\nenum K : i64 { one = 1, two = 2 }\nkeywords W { low, high }\n" +
			"op y.x {\n  operands x: i32\n  attributes v: i64, k: K, w: W\n  " + clause + "\n}\n"
		d, _ := load.Dialect("y.dialect", []byte(src))
		problems := d.Check()
		require.NotEmpty(t, problems, clause)
		require.Contains(t, problems[0].Message, want, clause)
	}
}

// TestFormProblems breaks each rule of forms and notations.
func TestFormProblems(t *testing.T) {
	for item, want := range map[string]string{
		"form y.x":                                                           "expected 'form OPERATION in PROFILE'",
		"form y.x in mlir-99":                                                "expected 'form OPERATION in PROFILE'",
		"form y.z in mlir-19":                                                "there is no operation 'y.z'",
		"form y.x in mlir-19 none":                                           "expected a reason in quotes",
		"form y.x in mlir-19 {\n  verify 1 == 1\n}":                          "a form has no clause 'verify'",
		"form y.x in mlir-19 {\n  attributes w from z: i64\n}":               "the operation has no attribute 'z'",
		"form y.x in mlir-19 {\n  operands x: i32, more: i32\n}":             "operand 'more' is not one of 'y.x', and cannot be missing",
		"form y.x in mlir-19 {\n  operands o*: i32, x: i32\n}":               "operand 'x' stands at another place than in 'y.x'",
		"form y.x in mlir-19 {\n  regions r\n}":                              "'y.x' has 0 regions, the form 1",
		"form y.x in mlir-19 {\n  set $x = 1\n}":                             "expected an attribute of 'y.x'",
		"form y.x in mlir-19 {\n  attributes v: i64 renames(a 1)\n}":         "expected '=', found '1'",
		"form y.x in 2018 when present($v) else {\n}":                        "expected a message in quotes",
		"form y.x in 2018 read {\n  splits $v\n}":                            "expected an attribute of 'y.x' that is an affine map",
		"form y.m in 2018 {\n  splits $map\n}":                               "a form with 'splits' is only read",
		"form y.x in mlir-19 {\n  results r: i32\n  returns $v\n}":           "expected an operand of 'y.x'",
		"form y.r in mlir-19 {\n  regions r terminator y.m open\n}":          "region 'r' is 'open' in a form where it has a terminator in 'y.r' alone",
		"form y.x in mlir-19 {\n  returns $o\n}":                             "expected an operand of 'y.x'",
		"form y.s in mlir-19 {\n  returns $x\n}":                             "'returns' is for an operation with no result, region or successor",
		"form y.m in mlir-19 {\n  transposes $map by $map with y.m\n}":       "expected an operand of 'y.m'",
		"form y.s in mlir-19 {\n  transposes $x by $s with y.m\n}":           "'transposes' is by an attribute of 'y.s' that is an affine map",
		"form y.s in mlir-19 {\n  transposes $x with y.m\n}":                 "expected the word 'by'",
		"form y.m in mlir-19 {\n  sizes $map in $map of $map by y.m, y.m\n}": "expected a list of operands of 'y.m' behind one operand",
		"form y.s in mlir-19 {\n  sizes $n in $g of $g by y.m, y.m\n}":       "expected an attribute of 'y.s' that may be absent and is an i64-array",
		"form y.s in mlir-19 {\n  sizes $n in $s of $k by y.m, y.m\n}":       "expected an attribute of 'y.s' that is an array",
		"form y.u in mlir-19 {\n  sizes $n in $s of $g by y.m, y.m\n}":       "'sizes' is for an operation with one result",
		"form y.s in mlir-19 {\n  sizes $n in $s of $g by y.m\n}":            "expected ',', found",
		"form y.x in 2018 read {\n  results r*\n}":                           "'y.x' has 0 groups of results, the form 1",
		"proposed word in 2018 \"no\"":                                       "expected a token in backquotes, found 'word'",
		"proposed `word` in 1999 \"no\"":                                     "there is no profile '1999'",
		"proposed `word` in 2018":                                            "expected a reason in quotes",
		"notation y":                                                         "expected 'notation DIALECT in PROFILE'",
		"notation y in 2020 {\n  prefix number = i32\n}":                     "a rule begins with a token in backquotes",
		"notation y in 2020 {\n  prefix `{` word = i32\n}":                   "expected a token in backquotes, number, type, list or varargs",
		"notation y in 2020 {\n  word a = 1\n}":                              "expected a type, found '1', a number",
		"notation y in 2020 {\n  infix `+` = i32\n}":                         "a notation has no clause 'infix'",
		"type y.t {\n  none in mlir-19\n}":                                   "expected a reason in quotes",
		"type y.t(k: int) {\n  none in mlir-19 \"no\" with k\n}":             "'k' cannot be left out, so that every type has it",
		"type y.t(k?: int) {\n  none in mlir-19 \"no\" with l\n}":            "there is no parameter 'l'",
		"attr y.a(k: int) {\n  format `<` $k `>`\n  versions y.b\n}":         "expected 'in' and a profile",
		"form y.x in mlir-19 {\n  attributes v: dense-array(i64\n}\n":        "expected ')'",
	} {
		src := "dialect y {\n}\n\nop y.x {\n  operands x: i32, o*: i32\n  attributes v: i64\n}\n\n" +
			"op y.m {\n  results r: index\n  attributes map: affine-map\n}\n\n" +
			"op y.s : S {\n  results r: T\n}\n\nop y.u : S\n\nop y.r {\n  regions r\n}\n\n" +
			"class S {\n  operands x: i32, n*: index\n  attributes g: array(i64-array), s?: i64-array, k: i64\n}\n\n" + item + "\n"
		d, _ := load.Dialect("y.dialect", []byte(src))
		problems := d.Check()
		if !assert.NotEmpty(t, problems, item) {
			continue
		}
		assert.Contains(t, problems[0].Message, want, item)
	}
}

// TestForms reads a form of a class and one of an operation.
func TestForms(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte(`dialect y {
}

class C {
  operands   x: i32
  attributes v: i64, w?: i32
}

op y.a : C

op y.b : C

form C in mlir-19 {
  attributes u from v: dense-array(i64), more: bool = false
}

form y.b in mlir-19 as z.c when present($w)

form y.b in mlir-19 none "no"
`))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	a := d.Op("y.a").Forms("mlir-19")
	require.Len(t, a, 1)
	require.Equal(t, "y.a", a[0].Op.Name())
	require.Equal(t, []string{"u", "w", "more"}, []string{a[0].Op.Attributes[0].Name, a[0].Op.Attributes[1].Name, a[0].Op.Attributes[2].Name})
	b := d.Op("y.b").Forms("mlir-19")
	require.Len(t, b, 2)
	require.Equal(t, "z.c", b[0].Op.Name())
	require.NotNil(t, b[0].When)
	require.Equal(t, "no", b[1].None)
	require.Empty(t, d.Op("y.a").Forms("2018"))
	require.Empty(t, d.Op("y.a").Forms("mlir-13"))
}
