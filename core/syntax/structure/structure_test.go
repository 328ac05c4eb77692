package structure_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/syntax/structure"
)

const dialect = `dialect s {
  version 0.1.0
  constant s.constant
}

scalar twice(a) {
  when float        = s.addf(a, a)
  when signless-int = s.addi(a, a)
}

op s.constant {
  results    r: T
  attributes value: any
}

op s.addf {
  operands a: T is float, b: T
  results  r: T
  format   $a $b attr-dict type($a)
}

op s.addi {
  operands a: T is signless-int, b: T
  results  r: T
}

op s.yield {
  operands v: T
  traits   terminator
  format   $v attr-dict type($v)
}

enum Kind : i32 { once = 0, doubled = 1, none = 2 }

attr s.kind(kind: Kind) {
  format ` + "`<` $kind `>`" + `
}

op s.mapped {
  operands   in: T, out: U
  attributes kind: #s.kind, maps?: array(affine-map)
  regions    body terminator s.yield always
  computes   I[*] -> O[*] over * by $maps = I when $kind == once
  computes   I[*] -> O[*] over * by $maps = twice(I) when $kind == doubled
  format     $in $out attr-dict type($in) type($out) computed($body)
}

op s.window {
  operands   in: T, out: U
  attributes strides: elements
  regions    body terminator s.yield always
  computes   I[i * $strides[0] + j] -> O[i] over i, j = s.addf(O, twice(I))
  format     $in $out attr-dict type($in) type($out) computed($body)
}
`

func parse(t *testing.T, text string) (*ir.Operation, string) {
	d, problems := load.Dialect("s.dialect", []byte(dialect))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	ctx, err := load.NewContext(d)
	require.NoError(t, err)
	sink := &diag.Sink{}
	op := syntax.Parse(ctx, diag.NewSource("t.mlir", []byte(text)), sink, syntax.ParseOptions{AllowUnregistered: true})
	if op == nil {
		return nil, sink.Diagnostics()[0].Message
	}
	return op, ""
}

const window = `%0, %1 = "x"() : () -> (memref<9xf32>, memref<4xf32>)
s.window %0 %1 {strides = dense<2> : tensor<1xi64>} memref<9xf32> memref<4xf32>
`

// TestMaps: subscripts have the factors of the attributes, and what the output does not have
// is a reduction.
func TestMaps(t *testing.T) {
	op, _ := parse(t, window)
	maps, err := structure.Maps(op.Region(0).Entry().Last())
	require.NoError(t, err)
	assert.Equal(t, "(d0, d1) -> (d0 * 2 + d1)", maps[0].String())
	assert.Equal(t, "(d0, d1) -> (d0)", maps[1].String())
	assert.Equal(t, []bool{false, true}, structure.Reductions(maps[1]))
}

// TestByAttribute: an attribute chooses among several clauses, and another one says the maps.
func TestByAttribute(t *testing.T) {
	const operands = "%0, %1 = \"x\"() : () -> (memref<9x9xf32>, memref<9x9xf32>)\ns.mapped %0 %1 "
	op, _ := parse(t, operands+"{kind = #s.kind<doubled>} memref<9x9xf32> memref<9x9xf32>\n")
	mapped := op.Region(0).Entry().Last()
	maps, err := structure.Maps(mapped)
	require.NoError(t, err)
	assert.Equal(t, "(d0, d1) -> (d0, d1)", maps[0].String())
	assert.True(t, mapped.Region(0).Entry().First().Is("s.addf"))

	op, _ = parse(t, operands+"{kind = #s.kind<once>, maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (i, j)>]} memref<9x9xf32> memref<9x9xf32>\n")
	mapped = op.Region(0).Entry().Last()
	maps, err = structure.Maps(mapped)
	require.NoError(t, err)
	assert.Equal(t, "(d0, d1) -> (d1, d0)", maps[0].String())
	assert.True(t, mapped.Region(0).Entry().First().Is("s.yield"))
	assert.Contains(t, string(syntax.AppendOp(nil, op, syntax.PrintOptions{})), "s.mapped %0")

	_, problem := parse(t, operands+"{kind = #s.kind<none>} memref<9x9xf32> memref<9x9xf32>\n")
	assert.Equal(t, "'s.mapped' computes nothing that is known for its attributes", problem)
}

// TestOtherBody: an operation with another body than its definition tells keeps it when it
// is printed.
func TestOtherBody(t *testing.T) {
	op, _ := parse(t, window)
	text := string(syntax.AppendOp(nil, op, syntax.PrintOptions{}))
	assert.Contains(t, text, "s.window %0")
	body := op.Region(0).Entry().Last().Region(0).Entry()
	body.Last().SetOperand(0, body.Arg(1))
	text = string(syntax.AppendOp(nil, op, syntax.PrintOptions{}))
	assert.Contains(t, text, `"s.window"(%0#0, %0#1) (`)
}

// TestUndefined: a type for which a function has no row is an error that names both.
func TestUndefined(t *testing.T) {
	_, problem := parse(t, `%0, %1 = "x"() : () -> (memref<9xindex>, memref<4xf32>)
s.window %0 %1 {strides = dense<2> : tensor<1xi64>} memref<9xindex> memref<4xf32>
`)
	assert.Equal(t, "'s.window' computes 'twice', which is not defined for 'index'", problem)
}

// TestProblems: what is wrong with a clause is said where it stands.
func TestProblems(t *testing.T) {
	for text, want := range map[string]string{
		"computes I[i] -> O[i] = I":                    "the clause does not name the dimensions, outermost first; add 'over i, j' before '='",
		"computes I[k] -> O[i] over i = I":             "there is no dimension 'k'",
		"computes I[i] -> O[i] over i = thrice(I)":     "there is no scalar function 'thrice'",
		"computes I[i] -> O[i] over i = twice(I, O)":   "'twice' takes 1 arguments, found 2",
		"computes I[i] -> I[i] over i = I":             "there is an operand 'I' already",
		"computes I[*] -> O[i] over i = I":             "'[*]' goes with 'over *', which names no dimensions",
		"computes I[* by $in] -> O[*] over * = I":      "an attribute that is an affine map or a list of integers stands here",
		"computes I[* without $in] -> O[*] over * = I": "an attribute that is a list of integers stands here",
		"computes I[i * $in[0]] -> O[i] over i = I":    "an attribute of elements stands here, such as '$strides[0]'",
		"computes I[*] -> O[*] over * by $in = I":      "an attribute that is an array of affine maps stands here",
		"computes I[i] -> O[i] over i = twice(I to O)": "'twice' is called with 'to' and a type exactly where its definition has one",
	} {
		d, _ := load.Dialect("p.dialect", []byte(`dialect p {
  version 0.1.0
}

scalar twice(a) {
  when float = p.add(a, a)
}

op p.add {
  operands a: T, b: T
  results  r: T
}

op p.x {
  operands in: T, out: U
  regions  body terminator p.add
  `+text+`
}
`))
		problems := d.Check()
		if assert.NotEmpty(t, problems, text) {
			assert.Equal(t, want, problems[0].Message, text)
		}
	}
}
