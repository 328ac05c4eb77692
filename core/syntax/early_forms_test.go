package syntax

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/internal/repository"
)

// readAgain reads a text in 2018 and where no profile is given, and prints it. What is
// printed reads alike.
func readAgain(t *testing.T, text string) string {
	t.Helper()
	printed := ""
	for _, profile := range []string{"2018", "", "mlir-13"} {
		var sink diag.Sink
		m := Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink,
			ParseOptions{Profile: profile, AllowUnregistered: true})
		require.NotNil(t, m, "%s: %v", profile, sink.Diagnostics())
		again := string(AppendOp(nil, m, PrintOptions{}))
		if printed != "" {
			require.Equal(t, printed, again, profile)
		}
		printed = again
		if profile == "" {
			text = again
		}
	}
	return printed
}

// refused reads a text in 2018 that is wrong.
func refused(t *testing.T, text string) string {
	t.Helper()
	var sink diag.Sink
	m := Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), &sink,
		ParseOptions{Profile: "2018", AllowUnregistered: true})
	require.Nil(t, m)
	var lines []string
	for _, d := range sink.Diagnostics() {
		lines = append(lines, d.Error())
		for _, n := range d.Notes {
			lines = append(lines, n.Pos.String()+": note: "+n.Message)
		}
	}
	return strings.Join(lines, "\n")
}

// TestElseIf reads clauses `else if`, each of which is a conditional in the region
// behind `else`.
func TestElseIf(t *testing.T) {
	text := "#s = (d0): (d0 - 1 >= 0)\nfunc @f(%n: index) {\n  if #s(%n) {\n    \"a\"() : () -> ()\n  }"
	const clauses = 40
	for i := range clauses {
		text += " else if #s(%n) {\n    \"b\"() {n = " + strconv.Itoa(i) + "} : () -> ()\n  }"
	}
	text += " else {\n    \"c\"() : () -> ()\n  }\n  return\n}\n"
	printed := readAgain(t, text)
	assert.Equal(t, clauses+1, strings.Count(printed, "affine.if #set(%arg0) {"))
	assert.Equal(t, clauses+1, strings.Count(printed, "} else {"))
	assert.Less(t, strings.Index(printed, `{n = 39 : i64}`), strings.Index(printed, `"c"()`))

	assert.Contains(t, refused(t, "func @f(%n: index) {\n  if (d0): (d0 >= 0)(%n) {\n  } else for %i = 0 to 1 {\n  }\n  return\n}"),
		"t.mlir:3:10: error: expected '{'")
	deep := "func @f(%n: index) {\n  if (d0): (d0 >= 0)(%n) {\n  }" + strings.Repeat(" else if (d0): (d0 >= 0)(%n) {\n  }", 3000) + "\n  return\n}"
	assert.Contains(t, refused(t, deep), "regions are nested deeper than 2000 levels")
}

// TestElseIfLater: the later name of the operation has no such clause.
func TestElseIfLater(t *testing.T) {
	text := "#s = affine_set<(d0): (d0 >= 0)>\nfunc @f(%n: index) {\n  affine.if #s(%n) {\n  } else affine.if #s(%n) {\n  }\n  return\n}"
	assert.Contains(t, problemsIn(t, text), "t.mlir:4:10: error: expected '{'")
}

func problemsIn(t *testing.T, text string) string {
	t.Helper()
	var sink diag.Sink
	require.Nil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), &sink, ParseOptions{}))
	return sink.Diagnostics()[0].Error()
}

// TestManyResults reads an operation with a result for each of its map's, under one
// name.
func TestManyResults(t *testing.T) {
	printed := readAgain(t, `#m = (d0, d1)[s0] -> (d0 + s0, d1, d0 * 2)
func @f(%i: index, %n: index) {
  %q = affine_apply #m(%i, %n)[%n] {tag = "t"}
  "use"(%q, %q#0, %q#1, %q#2) : (index, index, index, index) -> ()
  %a, %b = affine_apply (d0) -> (d0, d0 + 1)(%q#2)
  "use"(%a, %b) : (index, index) -> ()
  %c:2 = affine_apply (d0) -> (d0, d0 + 1)(%q#1)
  "use"(%c#1) : (index) -> ()
  return
}
`)
	assert.Contains(t, printed, `    %0 = affine.apply #map0(%arg0, %arg1)[%arg1] {tag = "t"}
    %1 = affine.apply #map1(%arg0, %arg1)[%arg1] {tag = "t"}
    %2 = affine.apply #map2(%arg0, %arg1)[%arg1] {tag = "t"}
    "use"(%0, %0, %1, %2) : (index, index, index, index) -> ()
    %3 = affine.apply #map3(%2)
    %4 = affine.apply #map4(%2)
    "use"(%3, %4) : (index, index) -> ()
    %5 = affine.apply #map3(%1)
    %6 = affine.apply #map4(%1)
    "use"(%6) : (index) -> ()
`)
	assert.Contains(t, printed, "#map1 = affine_map<(d0, d1)[s0] -> (d1)>")

	for text, want := range map[string]string{
		"%q = affine_apply (d0) -> (d0, d0)(%i)\n  \"use\"(%q#2) : (index) -> ()":  "reference to invalid result number\nt.mlir:2:3: note: the value is defined here",
		"\"use\"(%q#2) : (index) -> ()\n  %q = affine_apply (d0) -> (d0, d0)(%i)":  "reference to invalid result number",
		"%a, %b, %c = affine_apply (d0) -> (d0, d0)(%i)":                           "operation defines 2 results but was provided 3 to bind",
		"%q = affine_apply (d0) -> ()(%i)":                                         "cannot name an operation with no results",
		"affine_apply (d0) -> ()(%i)":                                              "attribute 'map' has no result",
		"affine_apply (d0) -> (" + strings.Repeat("d0, ", 32) + "d0)(%i)":          "'affine_apply' has 33 results for 'result', more than 32",
		`%q = "affine_apply"(%i) {map = (d0) -> (d0)} : (index) -> (index, index)`: "attribute 'map' has 1 results, the operation 2",
		`%q = "affine_apply"(%i) : (index) -> (index, index)`:                      "attribute 'map' is missing",
	} {
		assert.Contains(t, refused(t, "func @f(%i: index) {\n  "+text+"\n  return\n}"), want, text)
	}
	assert.Contains(t, readAgain(t, `func @f(%i: index) {
  %q = "affine_apply"(%i) {map = (d0) -> (d0, d0 + 1)} : (index) -> (index, index)
  "use"(%q#1) : (index) -> ()
  return
}`), `"use"(%1)`)
}

// TestOneName: one name stands for all results in 2018, and in no later profile.
func TestOneName(t *testing.T) {
	text := "%a = \"x\"() : () -> (i32, f32)\n\"y\"(%a#1) : (f32) -> ()\n"
	assert.Contains(t, readAgain2018(t, text), `"y"(%0#1)`)
	for _, profile := range []string{"2020", "mlir-13", ""} {
		assert.Contains(t, problems(t, text, ParseOptions{Profile: profile, AllowUnregistered: true}), "operation defines 2 results but was provided 1 to bind")
	}
}

func readAgain2018(t *testing.T, text string) string {
	t.Helper()
	var sink diag.Sink
	m := Parse(repository.Context(t), diag.NewSource("m.mlir", []byte(text)), &sink, ParseOptions{Profile: "2018", AllowUnregistered: true})
	require.NotNil(t, m, "%v", sink.Diagnostics())
	return string(AppendOp(nil, m, PrintOptions{}))
}

// TestEscapingScalars reads loops that carry values and conditionals that yield some.
func TestEscapingScalars(t *testing.T) {
	assert.Equal(t, `#set0 = affine_set<(d0) : (d0 - 1 >= 0)>
#set1 = affine_set<(d0) : (d0 - 2 >= 0)>
module  {
  func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: i32) -> f32 {
    %0:2 = affine.for %arg4 = 0 to %arg1 step 2 iter_args(%arg5 = %arg2, %arg6 = %arg3) -> (f32, i32) {
      %1 = affine.if #set0(%arg4) -> f32 {
        %2 = memref.load %arg0[%arg4] : memref<?xf32>
        affine.yield %2 : f32
      } else {
        %2 = affine.if #set1(%arg4) -> f32 {
          affine.yield %arg5 : f32
        } else {
          affine.yield %arg2 : f32
        }
        affine.yield %2 : f32
      }
      affine.yield %1, %arg6 : f32, i32
    }
    "use"(%0#1) : (i32) -> ()
    return %0#0 : f32
  }
}

`, readAgain(t, `#s = (d0): (d0 - 1 >= 0)
#r = (d0): (d0 - 2 >= 0)
func @f(%A: memref<?xf32>, %n: index, %x: f32, %y: i32) -> f32 {
  %r = for %i = 0 to %n step 2 with %s(%x), %t (%y) {
    %v = if #s(%i) {
      %l = load %A[%i] : memref<?xf32>
      yield %l : f32
    } else if #r(%i) {
      yield %s
    } else {
      yield %x
    }
    yield %v, %t : f32, i32
  }
  "use"(%r#1) : (i32) -> ()
  return %r : f32
}
`))
	for text, want := range map[string]string{
		"for %i = 0 to 4 {\n    %v = \"a\"() : () -> f32\n  }\n  \"use\"(%v) : (f32) -> ()": "t.mlir:5:9: error: use of undeclared SSA value name '%v'\n" +
			"t.mlir:3:5: note: it is defined here, in a region outside of which it is not visible",
		"%r = for %i = 0 to 4 {\n  }": "cannot name an operation with no results",
		"%r = for %i = 0 to 4 with %s(%late) {\n    yield %s\n  }\n  %late = \"a\"() : () -> f32": "the type of '%late' is not known here: it is not defined before its use",
		"%r = for %i = 0 to 4 with %s {\n  }":                                                     "expected '('",
		"%r = for %i = 0 to 4 with %s(%x) {\n    yield %u\n  }":                                   "the type of '%u' is not known here",
		"%r = if (d0): (d0 >= 0)(%n) {\n    \"a\"() : () -> ()\n  }":                              "cannot name an operation with no results",
		"for %i = 0 to 4 with %s(%x) {\n    yield %s\n  }\n  \"use\"(%s) : (f32) -> ()":           "use of undeclared SSA value name '%s'",
	} {
		assert.Contains(t, refused(t, "func @f(%n: index, %x: f32) {\n  "+text+"\n  return\n}"), want, text)
	}
}

// TestProposed: what the reference of 2018 only proposes is refused as such, in its
// profile and where none is given, and is unknown in a later one.
func TestProposed(t *testing.T) {
	ctx := repository.Context(t)
	for text, token := range map[string]string{
		"##rel9 ( ) [s0] -> (r0, r1) : 0 <= r0 <= 1023":                            "##",
		"func @f() -> f32\nreads: {%A ##r (%pos)}":                                 "reads:",
		"func @f() -> f32\nwrites: /* empty */":                                    "writes:",
		"func @f() -> f32\nmay_reads: /* empty */":                                 "may_reads:",
		"func @f() -> f32\nmay_writes: /* empty */":                                "may_writes:",
		"func @f() {\n  mldim %t1 : {S1,S2} floordiv (i, 128) {\n  }\n  return\n}": "mldim",
	} {
		for profile, proposed := range map[string]bool{"2018": true, "": true, "mlir-13": false} {
			var sink diag.Sink
			require.Nil(t, Parse(ctx, diag.NewSource("t.mlir", []byte(text)), &sink, ParseOptions{Profile: profile}))
			found := false
			for _, d := range sink.Diagnostics() {
				found = found || strings.HasPrefix(d.Message, "'"+token+"' is only proposed in the reference of 2018: ")
			}
			assert.Equal(t, proposed, found, "%s in '%s': %v", text, profile, sink.Diagnostics())
		}
	}
	assert.NotContains(t, problemsIn(t, "mldims %x"), "proposed")
}

// TestChain prints a chain of an operation in its own form, and a region that is more
// than one as it is.
func TestChain(t *testing.T) {
	d, problems := load.Dialect("y.dialect", []byte(`dialect y {
  version 0.1.0
}

op y.end {
  operands operands*
  traits   terminator
  format   attr-dict ($operands^ `+"`:`"+` type($operands))?
}

op y.when {
  operands cond: i1
  results  results*
  regions  then terminator y.end one-block, other terminator y.end one-block
  format   $cond arrow-types($results) $then (`+"`else`"+` chain($other)^)? attr-dict
}
`))
	require.Empty(t, problems)
	require.Empty(t, d.Check())
	text := `module  {
  func @f(%arg0: i1, %arg1: i32) -> i32 {
    %0 = y.when %arg0 -> i32 {
      y.end %arg1 : i32
    } else y.when %arg0 -> i32 {
      y.end %arg1 : i32
    } else {
      %1 = y.when %arg0 -> i32 {
        y.end %arg1 : i32
      } {tag}
      %2 = y.when %arg0 -> i32 {
        y.end %arg1 : i32
      }
      y.end %1 : i32
    }
    y.when %arg0 {
    } else {
      y.when %arg0 {
      }
      y.end {tag}
    }
  }
}

`
	read := func(text string) *ir.Operation {
		var sink diag.Sink
		m := Parse(newContext(t, []*ods.Dialect{d}), diag.NewSource("t.mlir", []byte(text)), &sink, ParseOptions{})
		require.NotNil(t, m, "%v\n%s", sink.Diagnostics(), text)
		return m
	}
	m := read(text)
	assert.Equal(t, text, string(AppendOp(nil, m, PrintOptions{})))
	generic := string(AppendOp(nil, m, PrintOptions{Generic: true}))
	assert.Equal(t, generic, string(AppendOp(nil, read(generic), PrintOptions{Generic: true})))
	assert.Equal(t, text, string(AppendOp(nil, read(generic), PrintOptions{})))
	located := string(AppendOp(nil, m, PrintOptions{DebugInfo: true}))
	assert.Equal(t, located, string(AppendOp(nil, read(located), PrintOptions{DebugInfo: true})))
}

// TestFunctionAttr: in 2018 a function in a dictionary may have its type behind it,
// which is the one that it has, in whatever part of the text it stands.
func TestFunctionAttr(t *testing.T) {
	text := "func @g() {\n  return\n}\n"
	for i := range 3000 {
		text += "func @g" + strconv.Itoa(i) + "() {\n  \"op\"() {fn: @f : (i32) -> i32, all: {g: @g}} : () -> ()\n  return\n}\n"
	}
	text += "func @f(i32) -> i32\n"
	for _, workers := range []int{1, 4} {
		var sink diag.Sink
		opts := ParseOptions{Profile: "2018", AllowUnregistered: true, Workers: workers}
		m := Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(text)), &sink, opts)
		require.NotNil(t, m, "%v", sink.Diagnostics())
		assert.Equal(t, 3000, strings.Count(string(AppendOp(nil, m, PrintOptions{})), "fn = @f}"))
		wrong := strings.Replace(text, "func @f(i32)", "func @f(i64)", 1)
		require.Nil(t, Parse(repository.Context(t), diag.NewSource("t.mlir", []byte(wrong)), &sink, opts))
		assert.Equal(t, "t.mlir:5:20: error: function '@f' is of type '(i64) -> i32', not '(i32) -> i32'", sink.Diagnostics()[0].Error())
	}
	assert.Contains(t, refused(t, "func @f() {\n  \"op\"() {fn: @f : i32} : () -> ()\n  return\n}"), "expected a function type, the type of '@f'")
	assert.Contains(t, problemsIn(t, "func private @f() attributes {fn = @f : () -> ()}"), "expected ',' or '}'")
}

// TestIndexElements: no vector, tensor or memref holds indices in 2018; later ones do.
func TestIndexElements(t *testing.T) {
	for _, typ := range []string{"vector<4xindex>", "tensor<?xindex>", "tensor<*xindex>", "memref<4xindex>"} {
		assert.Contains(t, refused(t, "func @f("+typ+")"), "a vector, tensor or memref of index is of a later version")
		_, err := ParseType(repository.Context(t), typ)
		assert.NoError(t, err)
	}
}
