package eval

import (
	"slices"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

var (
	ofNumbers     = []ods.Sort{ods.SortInteger, ods.SortInteger}
	ofNumberLists = []ods.Sort{ods.SortIntegers, ods.SortIntegers}
	ofConditions  = []ods.Sort{ods.SortTruth, ods.SortTruth}
	ofConstraints = []ods.Sort{ods.SortConstraint, ods.SortConstraint}
)

// operators stand between or before what they take. Of rows with one name, the first
// counts that takes what is there.
var operators = []Function{
	{Name: "implies", Args: ofConditions, Result: ods.SortTruth, compile: logic(true, false), Doc: "the second holds if the first does"},
	{Name: "or", Args: ofConditions, Result: ods.SortTruth, compile: logic(false, false), Doc: "one of both holds"},
	{Name: "and", Args: ofConditions, Result: ods.SortTruth, compile: logic(false, true), Doc: "both hold"},
	{Name: "not", Args: []ods.Sort{ods.SortTruth}, Result: ods.SortTruth, compile: one(func(v int64) (int64, bool) { return truth(v == 0), true }),
		Doc: "it does not hold"},
	{Name: "not", Args: []ods.Sort{ods.SortConstraint}, Result: ods.SortConstraint, compile: notAllowed, Doc: "any type that it does not allow"},
	{Name: "==", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a == b }),
		Doc: "equal numbers; the second may be a keyword of the first, an enumeration; equal conditions"},
	{Name: "==", Args: ofTwo, Result: ods.SortTruth, compile: relation(func(a, b ir.Type) bool { return a == b }), Doc: "the same type"},
	{Name: "==", Args: ofTypes, Result: ods.SortTruth, compile: relation(slices.Equal[[]ir.Type]), Doc: "the same list of types"},
	{Name: "==", Args: ofNumberLists, Result: ods.SortTruth, compile: relation(slices.Equal[[]int64]), Doc: "the same list of numbers"},
	{Name: "==", Args: ofAttrs, Result: ods.SortTruth, compile: relation(func(a, b ir.Attribute) bool { return a == b }), Doc: "the same attribute"},
	{Name: "!=", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a != b }), Doc: "other numbers or conditions"},
	{Name: "!=", Args: ofTwo, Result: ods.SortTruth, compile: relation(func(a, b ir.Type) bool { return a != b }), Doc: "other types"},
	{Name: "<", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a < b }), Doc: "less"},
	{Name: "<", Args: ofNumberLists, Result: ods.SortTruth, compile: pairwise(func(a, b int64) bool { return a < b }),
		Doc: "the same of each pair of numbers of two lists, which must be of one length"},
	{Name: "<=", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a <= b }), Doc: "less or equal"},
	{Name: "<=", Args: ofNumberLists, Result: ods.SortTruth, compile: pairwise(func(a, b int64) bool { return a <= b }),
		Doc: "the same of each pair of numbers of two lists, which must be of one length"},
	{Name: ">", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a > b }), Doc: "greater"},
	{Name: ">=", Args: ofNumbers, Result: ods.SortTruth, compile: relation(func(a, b int64) bool { return a >= b }), Doc: "greater or equal"},
	{Name: "|", Args: ofConstraints, Result: ods.SortConstraint, compile: eitherAllows, Doc: "what one of both allows"},
	{Name: "|", Args: ofTwo, Result: ods.SortType, compile: eitherType, Doc: "the first type, or the second where the first does not exist"},
	{Name: "&", Args: ofConstraints, Result: ods.SortConstraint, compile: bothAllow, Doc: "what both allow"},
	{Name: "+", Args: ofNumbers, Result: ods.SortInteger, compile: two(func(a, b int64) (int64, bool) { return a + b, true }), Doc: "the sum"},
	{Name: "+", Args: ofNumberLists, Result: ods.SortIntegers, compile: two(ofPairs(func(a, b int64) int64 { return a + b })), Doc: "the sums of the pairs of numbers of two lists of one length"},
	{Name: "-", Args: ofNumbers, Result: ods.SortInteger, compile: two(func(a, b int64) (int64, bool) { return a - b, true }), Doc: "the difference"},
	{Name: "*", Args: ofNumbers, Result: ods.SortInteger, compile: two(func(a, b int64) (int64, bool) { return a * b, true }), Doc: "the product"},
	{Name: "*", Args: ofNumberLists, Result: ods.SortIntegers, compile: two(ofPairs(func(a, b int64) int64 { return a * b })), Doc: "the products of the pairs of numbers of two lists of one length"},
}

func relation[T any](holds func(a, b T) bool) func(*ods.Expr) any {
	return two(func(a, b T) (int64, bool) { return truth(holds(a, b)), true })
}

// pairwise compares each number of a list with the one at its place in another; not known of
// lists of different lengths.
func pairwise(holds func(a, b int64) bool) func(*ods.Expr) any {
	return two(func(a, b []int64) (int64, bool) {
		if len(a) != len(b) {
			return 0, false
		}
		for i := range a {
			if !holds(a[i], b[i]) {
				return 0, true
			}
		}
		return 1, true
	})
}

// ofPairs computes a number of each pair of numbers of two lists of one length.
func ofPairs(compute func(a, b int64) int64) func(a, b []int64) ([]int64, bool) {
	return func(a, b []int64) ([]int64, bool) {
		if len(a) != len(b) {
			return nil, false
		}
		list := make([]int64, len(a))
		for i := range a {
			list[i] = compute(a[i], b[i])
		}
		return list, true
	}
}

// logic decides with what is known: an unknown part leaves the whole unknown only where
// it matters. What the left part decides needs no right one. Negated reports that the
// left part counts as its opposite; of `and` both must hold, otherwise one.
func logic(negated, and bool) func(*ods.Expr) any {
	return func(e *ods.Expr) any {
		left, right := arg[int64](e, 0), arg[int64](e, 1)
		return func(env ods.Env) (int64, bool) {
			l, lok := left(env)
			holds := (l != 0) != negated
			if lok && holds != and {
				return truth(!and), true
			}
			r, rok := right(env)
			if rok && (r != 0) != and {
				return truth(!and), true
			}
			return truth(and), lok && rok
		}
	}
}

func notAllowed(e *ods.Expr) any {
	c := e.Args[0].Code.(ods.ConstraintCode)
	return func(t ir.Type) bool { return !c(t) }
}

func eitherAllows(e *ods.Expr) any {
	a, b := e.Args[0].Code.(ods.ConstraintCode), e.Args[1].Code.(ods.ConstraintCode)
	return func(t ir.Type) bool { return a(t) || b(t) }
}

func bothAllow(e *ods.Expr) any {
	a, b := e.Args[0].Code.(ods.ConstraintCode), e.Args[1].Code.(ods.ConstraintCode)
	return func(t ir.Type) bool { return a(t) && b(t) }
}

func eitherType(e *ods.Expr) any {
	a, b := arg[ir.Type](e, 0), arg[ir.Type](e, 1)
	return func(env ods.Env) (ir.Type, bool) {
		if t, ok := a(env); ok {
			return t, true
		}
		return b(env)
	}
}
