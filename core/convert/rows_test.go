package convert_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/convert"
	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
)

const rowTarget = `dialect m {
  version  0.1.0
  constant m.const
}

enum Order : i64 { less = 1, more = 0 }

flags Fast : i32 { quick = 1, loose = 2 }

attr m.fast(flags: Fast) {
  format ` + "`<` each($flags) `>`" + `
}

op m.const {
  attributes value: any
  results    result: T
}

op m.add {
  operands   lhs: T is int | vector(int), rhs: T
  results    result: T
  attributes fast?: #m.fast
}

op m.less {
  operands   lhs: T, rhs: T
  results    result: i1
  attributes order: Order
}

op m.two {
  operands a*: T, b*: T
  segments
}
`

const rowSource = `dialect s {
  version 0.1.0
}

enum Order : i64 { less = 0, more = 1 }

flags Fast : i32 { none = 0, loose = 1, quick = 2 }

attr s.fast(flags: Fast) {
  format ` + "`<` each($flags) `>`" + `
}

type s.num(elem: type) {
  format ` + "`<` $elem `>`" + `
  lowers $elem
}

op s.add {
  operands   lhs: T, rhs: T
  results    result: T
  attributes fast?: #s.fast hidden #s.fast<none>, note?: string
}

op s.less {
  operands   lhs: T, rhs: T
  results    result: i1
  attributes order: Order
}

op s.two {
  operands a*: T, b*: T
  segments
}

op s.more {
  operands   value: T
  results    result: T
  attributes by: i64, note?: string
  lowers     m.const {value from by}
}

op s.next {
  operands value: T
  results  result: T
}

op s.eat {
  operands value: T
}

conversion c {
  to     m
  s.add  -> m.add
  s.less -> m.less
  s.two  -> m.two
}

lower s.next in c {
  when width($value) <= 32 else "{$value} is too wide"
  make m.add($value, 1)
}

lower s.next in c {
  when rank($value) == 1
  let  one = (1 : T)
  make m.add(m.add($value, one) {fast = #m.fast<quick>}, one)
}

lower s.eat in c {
  make nothing
}
`

// defined applies the conversion of rowSource to a module.
func defined(t *testing.T, body string) string {
	t.Helper()
	source := strings.Replace(rowSource, "  lowers     m.const {value from by}\n", "", 1)
	m, problems := load.Dialect("m.dialect", []byte(rowTarget))
	require.Empty(t, append(problems, m.Check()...))
	s, problems := load.Dialect("s.dialect", []byte(source))
	require.Empty(t, append(problems, s.Check()...))
	require.Empty(t, check.Conversions(s, []*ods.Dialect{s, m}))
	ctx, err := load.NewContext(s, m)
	require.NoError(t, err)
	sink := &diag.Sink{}
	module := syntax.Parse(ctx, diag.NewSource("in.mlir", []byte(body)), sink, syntax.ParseOptions{AllowUnregistered: true})
	require.NotNil(t, module, "%v", sink.Diagnostics())
	p := convert.Defined(s.Conversion("c"))
	require.NoError(t, p.Run(&pass.Run{Op: module, Diags: sink, Workers: 1}))
	text := ""
	for _, d := range sink.Diagnostics() {
		text += d.Message + "\n"
		for _, n := range d.Notes {
			text += n.Message + "\n"
		}
	}
	if text != "" {
		return text
	}
	return string(syntax.AppendOp(nil, module, syntax.PrintOptions{Generic: true}))
}

// TestRowsAndRules: what each operation becomes, or why not.
func TestRowsAndRules(t *testing.T) {
	for name, c := range map[string]struct {
		op   string
		want []string
	}{
		"flags by word":  {`%r = "s.add"(%x, %x) {fast = #s.fast<loose, quick>} : (i8, i8) -> i8`, []string{`"m.add"(%arg0, %arg0) {fast = #m.fast<quick, loose>}`}},
		"no flags":       {`%r = "s.add"(%x, %x) {fast = #s.fast<none>} : (i8, i8) -> i8`, []string{`"m.add"(%arg0, %arg0) : (i8, i8)`}},
		"undeclared":     {`%r = "s.add"(%x, %x) {hint.a = 1 : i8} : (i8, i8) -> i8`, []string{`"m.add"(%arg0, %arg0) {hint.a = 1 : i8}`}},
		"no place":       {`%r = "s.add"(%x, %x) {note = "n"} : (i8, i8) -> i8`, []string{"cannot legalize operation 's.add'", "s.dialect:52: attribute 'note' has no place in what it becomes"}},
		"other numbers":  {`%r = "s.less"(%x, %x) {order = 1 : i64} : (i8, i8) -> i1`, []string{`{order = 0 : i64}`}},
		"segments":       {`"s.two"(%x, %x, %x) {operand_segment_sizes = dense<[1, 2]> : vector<2xi32>} : (i8, i8, i8) -> ()`, []string{`"m.two"(%arg0, %arg0, %arg0) {operand_segment_sizes = dense<[1, 2]> : vector<2xi32>}`}},
		"literal":        {`%r = "s.next"(%x) : (i8) -> i8`, []string{`"m.const"() {value = 1 : i8} : () -> i8`, `"m.add"(%arg0, %0) : (i8, i8) -> i8`}},
		"splat":          {`%r = "s.next"(%v) : (vector<2xi64>) -> vector<2xi64>`, []string{`{value = dense<1> : vector<2xi64>}`, `"m.add"(%arg1, %0) {fast = #m.fast<quick>}`}},
		"tests":          {`%r = "s.next"(%w) : (i64) -> i64`, []string{"s.dialect:58: 'i64' is too wide", "s.dialect:63: 'rank($value) == 1' does not hold"}},
		"constraint":     {`%r = "s.next"(%f) : (f32) -> f32`, []string{"s.dialect:59: operand 'lhs' of 'm.add' must be int | vector(int), but it is of type f32"}},
		"nothing":        {`"s.eat"(%x) : (i8) -> ()`, []string{"^bb0(%arg0: i8, %arg1: vector<2xi64>, %arg2: i64, %arg3: f32):  // no predecessors\n    \"test.end\""}},
		"types of boxes": {`%b = "s.add"(%n, %n) : (!s.num<i8>, !s.num<i8>) -> !s.num<i8>` + "\n\"test.use\"(%b) : (!s.num<i8>) -> ()", []string{`"m.add"`, `"unrealized_conversion_cast"`}},
		"without a row":  {`%r = "s.more"(%x) {by = 1 : i64} : (i8) -> i8`, []string{`"s.more"`}},
	} {
		args := "%x: i8, %v: vector<2xi64>, %w: i64, %f: f32"
		before := ""
		if strings.Contains(c.op, "%n") {
			before = "%n = \"test.box\"() : () -> !s.num<i8>\n"
		}
		got := defined(t, "func @f("+args+") {\n"+before+c.op+"\n\"test.end\"() : () -> ()\n}\n")
		for _, want := range c.want {
			assert.Contains(t, got, want, name)
		}
	}
}

// TestFunctionsOfLoweredTypes: functions, calls, returns and branches have the types
// that values become.
func TestFunctionsOfLoweredTypes(t *testing.T) {
	got := defined(t, `func @f(%x: !s.num<i8>) {
  %0 = "s.add"(%x, %x) : (!s.num<i8>, !s.num<i8>) -> !s.num<i8>
  "test.end"() : () -> ()
}
`)
	assert.NotContains(t, got, "s.num")
	assert.NotContains(t, got, "cast")
	assert.Contains(t, got, "type = (i8) -> ()")
}
