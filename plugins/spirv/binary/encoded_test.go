package binary_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestEncoded finds each operation by the instruction that its definition says.
func TestEncoded(t *testing.T) {
	d, found := dialect(), 0
	for _, name := range d.OpNames() {
		if e := d.Op(name).Encoding; e != nil {
			assert.Same(t, d.Op(name), d.OpEncoded(e.Set, e.Number), name)
			found++
		}
	}
	assert.Greater(t, found, 350)
	assert.Nil(t, d.OpEncoded("", 65535))
	assert.Nil(t, d.OpEncoded("GLSL.std.451", 17))
}
