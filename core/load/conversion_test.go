package load_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/check"
)

// machine is a dialect that conversions lead to.
const machine = `dialect m {
  version  0.1.0
  constant m.const
}

enum Order : i64 { less = 0, more = 1, _even = 2 }

flags Fast : i32 { quick = 1, loose = 2 }

attr m.fast(flags: Fast) {
  format ` + "`<` each($flags) `>`" + `
}

op m.const {
  attributes value: any
  results    result: T
}

op m.add {
  operands   lhs: T is int, rhs: T
  results    result: T
  attributes fast?: #m.fast
}

op m.widen {
  operands value: T
  results  result: U
}

op m.less {
  operands   lhs: T, rhs: T
  results    result: i1
  attributes order: Order
}

op m.many {
  operands values*
  results  results*
}

op m.loop {
  regions body
}

op m.go {
  successors to
}
`

// source is the beginning of a dialect that is converted.
const source = `dialect s {
  version 0.1.0
}

enum Order : i64 { less = 0, more = 1, even = 2 }

flags Fast : i32 { none = 0, loose = 1, quick = 2 }

attr s.fast(flags: Fast) {
  format ` + "`<` each($flags) `>`" + `
}

op s.add {
  operands   lhs: T is int, rhs: T
  results    result: T
  attributes fast?: #s.fast, note?: string
}

op s.less {
  operands   lhs: T, rhs: T
  results    result: i1
  attributes order: Order
}

op s.neg {
  operands value: T is int
  results  result: T
}

op s.some {
  operands values*: T
}

op s.pick {
  operands   value: T
  results    result: T
  attributes index: i64
}

`

func conversionProblems(t *testing.T, text string) []string {
	t.Helper()
	to, problems := load.Dialect("m.dialect", []byte(machine))
	require.Empty(t, append(problems, to.Check()...))
	d, problems := load.Dialect("s.dialect", []byte(source+text))
	require.Empty(t, problems)
	if problems = d.Check(); len(problems) == 0 {
		problems = check.Conversions(d, []*ods.Dialect{d, to})
	}
	var list []string
	for _, p := range problems {
		require.Equal(t, "s.dialect", p.Pos.File)
		require.Greater(t, p.Pos.Line, strings.Count(source, "\n"), p.Message)
		list = append(list, p.Message)
	}
	return list
}

// block is a conversion with rows.
func block(rows string) string {
	return "conversion c {\n  from s\n  to   m\n  " + strings.ReplaceAll(rows, "; ", "\n  ") + "\n}\n"
}

// rule is a rule for an operation, with an empty conversion.
func rule(op, clauses string) string {
	return block("carry fast") + "\nlower " + op + " in c {\n  " + strings.ReplaceAll(clauses, "; ", "\n  ") + "\n}\n"
}

func TestConversionsThatAreSound(t *testing.T) {
	for _, text := range []string{
		block("s.add -> m.add; s.less -> m.less renames(even = _even); s.some -> m.many"),
		block("s.add -> m.less {order = more}; s.neg -> m.widen"),
		rule("s.neg", "let one = (1 : T); make m.add(m.add($value, one), 0)"),
		rule("s.neg", "when width($value) < 8 else \"{$value}\"; make m.widen(m.widen($value) : i8)"),
		rule("s.some", "make nothing"),
		rule("s.pick", "when $index == 0; make $value"),
	} {
		assert.Empty(t, conversionProblems(t, text), text)
	}
}

func TestConversionsThatAreNot(t *testing.T) {
	for text, want := range map[string]string{
		"conversion c {\n  from s\n}\n":                                                     "conversion 'c' does not say to which dialect; add 'to DIALECT'",
		"conversion c {\n  to n\n}\n":                                                       "conversion 'c': there is no dialect 'n'",
		"conversion c {\n  to m\n  carry fst\n  y.add -> m.add\n}\n":                        "no row makes an operation with an attribute 'fst'; did you mean 'fast'?",
		"conversion c {\n  to m\n  keep x\n}\n":                                             "a conversion has no clause 'keep'; it has from, to, carry, and rows 'A -> B'",
		block("s.ad -> m.add"):                                                              "there is no operation 's.ad'; did you mean 's.add'?",
		block("s.add -> m.ad"):                                                              "there is no operation 'm.ad'; did you mean 'm.add'?",
		block("m.add -> m.add"):                                                             "'m.add' is no operation of dialect 's', from which 'c' converts",
		block("s.add -> s.neg"):                                                             "'s.neg' is no operation of dialect 'm', to which 'c' converts",
		block("s.add -> m.add; s.add -> m.many"):                                            "there is a row for 's.add' already",
		block("s.add -> m.widen"):                                                           "'s.add' cannot become 'm.widen': it has 2 groups of operands, which are 1 there",
		block("s.some -> m.widen"):                                                          "'s.some' cannot become 'm.widen': of 'values' there may be more or fewer than of 'value'",
		block("s.some -> m.loop"):                                                           "'s.some' cannot become 'm.loop': a row is for operations without regions",
		block("s.less -> m.less"):                                                           "attribute 'order' of 's.less' does not fit 'order' of 'm.less': 'Order' has no word 'even'; did you mean '_even'?",
		block("s.less -> m.less renames(evn = _even)"):                                      "attribute 'order' of 's.less' does not fit 'order' of 'm.less': 'Order' has no word 'even'; did you mean '_even'?",
		block("s.add -> m.add renames(slow = quick)"):                                       "no attribute of 's.add' has a word 'slow'",
		block("s.less -> m.add"):                                                            "attribute 'order' of 's.less' has no place in 'm.add'; add {NAME from order}, or write a rule",
		block("s.add -> m.less"):                                                            "nothing says what attribute 'order' of 'm.less' is; add {order = VALUE} or {order from NAME}",
		block("s.add -> m.less {order = mor}"):                                              "attribute 'order': 'mor' is no word of 'Order'; did you mean 'more'?",
		block("s.add -> m.less {ordre = more}"):                                             "'m.less' has no attribute 'ordre'; did you mean 'order'?",
		block("s.add -> m.less {order from note}"):                                          "attribute 'note' of 's.add' may be absent, 'order' of 'm.less' may not",
		block("s.add -> m.less {order = less, order = less}"):                               "attribute 'order' stands twice",
		"op s.x {\n  operands a: T\n  results r: T\n  lowers m.wide\n}\n":                   "there is no operation 'm.wide'; did you mean 'm.widen'?",
		"lower s.neg in d {\n  make $value\n}\n":                                            "there is no conversion 'd' in this file",
		rule("s.nag", "make $value"):                                                        "there is no operation 's.nag'; did you mean 's.neg'?",
		rule("s.neg", "when true; make $value"):                                             "there is no operand, result or attribute 'true'",
		rule("s.neg", "when width($valu) == 1; make $value"):                                "there is no operand, result, attribute, region or successor 'valu'",
		rule("s.neg", "use $value"):                                                         "a rule has no clause 'use'; it has when, let, make",
		rule("s.neg", "let x = $value"):                                                     "the rule does not say what it makes; add 'make TREE', or 'make nothing'",
		rule("s.neg", "make m.ad($value, 1)"):                                               "there is no operation 'm.ad'; did you mean 'm.add'?",
		rule("s.neg", "make m.add($value)"):                                                 "operand 'rhs' of 'm.add' is missing",
		rule("s.neg", "make m.add($value, 1, 2)"):                                           "'m.add' takes 2 operands, found 3",
		rule("s.neg", "make m.add($value, none)"):                                           "operand 'rhs' of 'm.add' cannot be left out",
		rule("s.some", "make m.add($values, 1)"):                                            "'values' may be more or fewer than one value, operand 'lhs' of 'm.add' is one",
		rule("s.neg", "make m.add(one, 1)"):                                                 "there is no 'let one' before",
		rule("s.neg", "make m.add(value, 1)"):                                               "there is no 'let value' before; the operand is written '$value'",
		rule("s.neg", "let a = $value; let a = $value; make a"):                             "there is a 'a' already",
		rule("s.neg", "let a = 1; make m.add($value, a)"):                                   "the type of '1' is not known; write (1 : TYPE)",
		rule("s.neg", "make m.widen(1)"):                                                    "the type of '1' does not follow from the other operands of 'm.widen'; write (1 : TYPE)",
		rule("s.neg", "make m.add(m.widen($value), 1)"):                                     "the type of the result of 'm.widen' does not follow from its operands; write ': TYPE' behind it",
		rule("s.neg", "make m.add($value, (1 : U))"):                                        "no operand or result of 's.neg' has just the type U; write '$' and the name of one",
		rule("s.neg", "make m.add($value, m.many($value))"):                                 "'m.many' stands for a value, but it has not always one result",
		rule("s.neg", "make m.loop()"):                                                      "'m.loop' has regions, which a rule cannot make",
		rule("s.some", "make m.go()"):                                                       "'m.go' has 1 successors, found 0",
		rule("s.neg", "make s.neg($value)"):                                                 "the rule makes 's.neg', which it converts",
		rule("s.neg", "make m.add(s.neg($value), 1)"):                                       "the rule makes 's.neg', which it converts",
		rule("s.neg", "make nothing"):                                                       "'s.neg' has results; 'make nothing' is for operations without",
		rule("s.some", "make (1 : i32)"):                                                    "'s.some' has no result that this could stand for",
		rule("s.neg", "make $value; make $value"):                                           "'s.neg' has 1 results, and the rule makes 2 values; there is one 'make' for each",
		rule("s.neg", "make m.less($value, 0)"):                                             "nothing says what attribute 'order' of 'm.less' is; add {order = VALUE}",
		rule("s.neg", "make m.less($value, 0) {order = even}"):                              "attribute 'order': 'even' is no word of 'Order'; did you mean '_even'?",
		rule("s.less", "make m.less($lhs, $rhs) {order = $order}"):                          "attribute 'order' of 's.less' does not fit 'order' of 'm.less': 'Order' has no word 'even'; did you mean '_even'?",
		rule("s.pick", "make $value"):                                                       "the rule does not mention attribute 'index' of 's.pick', so that it would never apply",
		rule("s.pick", "make $index"):                                                       "an operand stands here; attributes go in braces, '{name = $index}'",
		rule("s.neg", "make $value") + "\nlower s.neg in c {\n  make m.add($value, 1)\n}\n": "the rule never applies: that of line 46 does always",
		block("s.neg -> m.widen") + "\nlower s.neg in c {\n  make $value\n}\n":              "'s.neg' has a row, too, which never applies: this rule does always",
		block("s.add -> m.add") + "\nlower s.neg in c {\n  make s.add($value, $value)\n}\n": "'s.add' is no operation of dialect 'm', to which 'c' converts",
	} {
		problems := conversionProblems(t, text)
		if assert.NotEmpty(t, problems, text) {
			assert.Equal(t, want, problems[0], text)
		}
	}
}
