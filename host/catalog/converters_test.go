package catalog

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestConvertsOp(t *testing.T) {
	p := &Pass{Converts: []string{"a", "b.x", "func"}}
	for op, want := range map[string]bool{
		"a.x": true, "a.y.z": true, "b.x": true, "func": true,
		"b.y": false, "ab.x": false, "a": true, "funcs": false, "func.func": true, "module": false,
	} {
		assert.Equal(t, want, p.ConvertsOp(op), op)
	}
}
