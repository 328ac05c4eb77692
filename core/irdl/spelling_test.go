package irdl_test

import (
	"testing"

	"github.com/mlirc/mlirc/core/irdl"
	"github.com/stretchr/testify/require"
)

func TestAttrSpelling(t *testing.T) {
	f := irdl.Builtin().Op("func")
	require.Len(t, f.AttrSpellings, 1)
	s := f.AttrSpellings[0]
	require.Equal(t, "type", f.Attributes[s.Attr].Name)
	require.Equal(t, "function_type", s.Name)
	require.Equal(t, "mlir-19", s.Profile)
}

// TestSpellingProblems breaks each rule of the clause and of comparisons with keywords.
func TestSpellingProblems(t *testing.T) {
	for clause, want := range map[string]string{
		"spelled y.a":               "expected 'in' and a profile, found end of the item",
		"spelled $v as w in 1 2":    "expected the end of the clause, found '2'",
		"spelled $x as w in p":      "expected '$ATTRIBUTE as NAME in PROFILE'",
		"verify $k == three":        "'three' is no keyword of the integer enumeration 'K'",
		"verify $w == low":          "'low' is no keyword of the integer enumeration 'W'",
		"verify power-of-two(1, 2)": "'power-of-two' takes 1 arguments, found 2",
	} {
		src := "dialect y {\n}\nenum K : i64 { one = 1, two = 2 }\nkeywords W { low, high }\n" +
			"op y.x {\n  operands x: i32\n  attributes v: i64, k: K, w: W\n  " + clause + "\n}\n"
		d, _ := irdl.Load("y.dialect", []byte(src))
		problems := d.Check()
		require.NotEmpty(t, problems, clause)
		require.Contains(t, problems[0].Message, want, clause)
	}
}
