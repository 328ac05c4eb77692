package verifydiff

import (
	_ "embed" // the types that operands and results may get
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
)

//go:embed types.txt
var typePool string

//go:embed attrs.txt
var attrPool string

// Mutator makes mutants. It is not for concurrent use.
type Mutator struct {
	ctx   *ir.Context
	rng   *rand.Rand
	types []ir.Type
	attrs []ir.Attribute
}

// New returns a mutator of modules in a context. What it makes depends on
// nothing but these and the seed of its random numbers.
func New(ctx *ir.Context, seed uint64) (*Mutator, error) {
	m := &Mutator{ctx: ctx, rng: rand.New(rand.NewPCG(seed, 17))}
	for line := range strings.Lines(typePool) {
		t, err := syntax.ParseType(ctx, strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("types.txt: %s: %w", strings.TrimSpace(line), err)
		}
		m.types = append(m.types, t)
	}
	for line := range strings.Lines(attrPool) {
		a, err := syntax.ParseAttr(ctx, strings.TrimSpace(line))
		if err != nil {
			return nil, fmt.Errorf("attrs.txt: %s: %w", strings.TrimSpace(line), err)
		}
		m.attrs = append(m.attrs, a)
	}
	return m, nil
}

// mutation changes an operation of a module. It reports false when there is
// nothing that it could change.
type mutation func(m *Mutator, op *ir.Operation) bool

// mutations are all ways to change an operation; one that stands twice is
// tried twice as often.
var mutations = []mutation{
	operandType, operandType, resultType, resultType, typeEverywhere, typeEverywhere, elementEverywhere, elementEverywhere,
	sameShapeElse, dropOperand, addOperand, swapOperands, dropResult, addResult,
	dropAttr, anyAttr, nearAttr, nearAttr, nearAttr, addAttr,
	dropSuccessor, addSuccessor, otherSuccessor,
	dropRegion, addRegion, emptyRegion, addBlock, addEntryArg, dropEntryArg, entryArgType,
	dropTerminator, otherTerminator, terminatorOperands,
	moveToModule, moveIntoRegion, moveToStart, twice, addBehind,
}

// Mutants returns up to n different mutants of a module, in generic form, each
// changed at an operation whose name begins with a prefix.
func (m *Mutator) Mutants(module *ir.Operation, match func(*ir.Operation) bool, n int) []string {
	targets := m.targets(module, match)
	if len(targets) == 0 {
		return nil
	}
	seen := map[string]bool{}
	var texts []string
	for range n {
		text, ok := m.mutant(module, one(m, targets))
		if ok && !seen[text] {
			seen[text] = true
			texts = append(texts, text)
		}
	}
	return texts
}

// targets are the places, in the order of a walk, of the operations to change.
func (m *Mutator) targets(module *ir.Operation, match func(*ir.Operation) bool) []int {
	var list []int
	at := 0
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if op != module && match(op) {
			list = append(list, at)
		}
		at++
		return ir.Advance
	})
	return list
}

// mutant changes a copy of a module, most often once.
func (m *Mutator) mutant(module *ir.Operation, target int) (string, bool) {
	const tries = 20
	copied := ir.NewBuilder(m.ctx).Clone(module, ir.NewMapping())
	op := nth(copied, target)
	for range tries {
		if !one(m, mutations)(m, op) {
			continue
		}
		if again := nth(copied, target); again != nil && again.Name() == op.Name() && m.chance(8) {
			one(m, mutations)(m, again)
		}
		return string(syntax.AppendOp(nil, copied, syntax.PrintOptions{Generic: true})), true
	}
	return "", false
}

func nth(module *ir.Operation, n int) (found *ir.Operation) {
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if n == 0 {
			found = op
			return ir.Interrupt
		}
		n--
		return ir.Advance
	})
	return found
}

func one[T any](m *Mutator, list []T) T { return list[m.rng.IntN(len(list))] }

// chance is true once in n times.
func (m *Mutator) chance(n int) bool { return m.rng.IntN(n) == 0 }

// source makes a value of a type before an operation.
func (m *Mutator) source(before *ir.Operation, t ir.Type) *ir.Value {
	b := ir.BuilderBefore(before)
	return b.Create(&ir.OperationState{Name: m.ctx.OpName("test.source"), Results: []ir.Type{t}}).Result(0)
}

// rebuild replaces an operation by one in the given state; regions beyond those that it has are
// empty. Users of a result that is gone or has another type get a value of the old type from
// elsewhere.
func (m *Mutator) rebuild(op *ir.Operation, change func(*ir.OperationState)) bool {
	s := &ir.OperationState{
		Name: op.Name(), Loc: op.Loc(), Operands: op.Operands(), Results: op.ResultTypes(), Attrs: op.Attrs(),
		Successors: op.Successors(), Regions: op.NumRegions(),
	}
	change(s)
	made := ir.BuilderBefore(op).Create(s)
	for i := range min(op.NumRegions(), made.NumRegions()) {
		made.Region(i).TakeBlocks(op.Region(i))
	}
	var values []*ir.Value
	for i, v := range op.AllResults() {
		if i < made.NumResults() && (made.ResultType(i) == v.Type() || m.chance(2)) {
			values = append(values, made.Result(i))
			continue
		}
		values = append(values, m.source(made, v.Type()))
	}
	op.ReplaceAllUsesWith(values)
	op.DropReferences()
	op.Erase()
	return true
}
