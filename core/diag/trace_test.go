package diag

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestParsePosition(t *testing.T) {
	for text, want := range map[string]Position{
		"3":            {Line: 3},
		"3:4":          {Line: 3, Col: 4},
		"a.mlir:3":     {File: "a.mlir", Line: 3},
		"a.mlir:3:4":   {File: "a.mlir", Line: 3, Col: 4},
		"C:/a.mlir:30": {File: "C:/a.mlir", Line: 30},
		"<stdin>:1:2":  {File: "<stdin>", Line: 1, Col: 2},
	} {
		got, ok := ParsePosition(text)
		assert.True(t, ok, text)
		assert.Equal(t, want, got)
	}
	for _, text := range []string{"", ":", "a.mlir", "a.mlir:", "a.mlir:x", "a.mlir:0", "a.mlir:-1", "99999999999999999999"} {
		_, ok := ParsePosition(text)
		assert.False(t, ok, text)
	}
}

func TestTrace(t *testing.T) {
	var none *Trace
	assert.False(t, none.Covers(Position{"a", 1, 1}))
	assert.Nil(t, NewTrace(nil))
	trace := NewTrace([]Position{{"a", 2, 0}, {"b", 3, 4}})
	assert.True(t, trace.Covers(Position{"a", 2, 7}))
	assert.True(t, trace.Covers(Position{"b", 3, 4}))
	for _, p := range []Position{{}, {"a", 1, 7}, {"b", 2, 7}, {"b", 3, 5}} {
		assert.False(t, trace.Covers(p), "%v", p)
	}
	trace.Note(Position{}, "one")
	trace.Unconverted("x.y")
	notes, left := trace.Take()
	assert.Equal(t, []Related{{Message: "one"}}, notes)
	assert.Equal(t, []string{"x.y"}, left)
	notes, left = trace.Take()
	assert.Empty(t, notes)
	assert.Empty(t, left)
}
