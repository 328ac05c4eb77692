package ir_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/core/ir"
)

// TestNested goes through arrays and dictionaries in order, and stops when asked to.
func TestNested(t *testing.T) {
	c := ir.NewContext()
	one, two, three := c.StringAttr("one"), c.StringAttr("two"), c.StringAttr("three")
	dict := c.DictionaryAttr([]ir.NamedAttr{{Name: "a", Value: two}})
	list := c.ArrayAttr([]ir.Attribute{one, dict})
	all := c.ArrayAttr([]ir.Attribute{list, three})
	assert.Equal(t, []ir.Attribute{all, list, one, dict, two, three}, slices.Collect(ir.Nested(all)))
	assert.Empty(t, slices.Collect(ir.Nested(nil)))
	var seen []ir.Attribute
	for a := range ir.Nested(all) {
		if seen = append(seen, a); a == ir.Attribute(two) {
			break
		}
	}
	assert.Equal(t, []ir.Attribute{all, list, one, dict, two}, seen)
}

// TestEquivalent: what differs in a name, an attribute, a type or a number is another operation.
func TestEquivalent(t *testing.T) {
	c := ir.NewContext()
	b := ir.NewBuilder(c)
	attrs := func(s string) []ir.NamedAttr { return []ir.NamedAttr{{Name: "a", Value: c.StringAttr(s)}} }
	i32, i64 := c.IntegerType(32, ir.Signless), c.IntegerType(64, ir.Signless)
	value := b.Create(&ir.OperationState{Name: c.OpName("x.value"), Results: []ir.Type{i32}}).Result(0)
	create := func(change func(*ir.OperationState)) *ir.Operation {
		s := &ir.OperationState{Name: c.OpName("x.op"), Attrs: attrs("1"), Results: []ir.Type{i32}}
		change(s)
		return b.Create(s)
	}
	same := func(*ir.OperationState) {}
	op := create(same)
	assert.True(t, ir.Equivalent(op, create(same)))
	for name, change := range map[string]func(*ir.OperationState){
		"name":     func(s *ir.OperationState) { s.Name = c.OpName("x.other") },
		"value":    func(s *ir.OperationState) { s.Attrs = attrs("2") },
		"none":     func(s *ir.OperationState) { s.Attrs = nil },
		"type":     func(s *ir.OperationState) { s.Results = []ir.Type{i64} },
		"results":  func(s *ir.OperationState) { s.Results = []ir.Type{i32, i32} },
		"operands": func(s *ir.OperationState) { s.Operands = []*ir.Value{value} },
		"regions":  func(s *ir.OperationState) { s.Regions = 1 },
	} {
		assert.False(t, ir.Equivalent(op, create(change)), name)
	}
}
