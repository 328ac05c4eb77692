package tollvm_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/plugins/lowering/emit"
	"github.com/mlirc/mlirc/plugins/std/conversions/tollvm"
)

func TestParseDataLayout(t *testing.T) {
	for text, want := range map[string]emit.Widths{
		"":                          {Pointer: 64, Index: 64},
		"e-m:e-i64:64-n8:16:32:64":  {Pointer: 64, Index: 64},
		"e-p:32:32-i64:64":          {Pointer: 32, Index: 32},
		"e-p0:16:16":                {Pointer: 16, Index: 16},
		"e-p:64:64:64:32-p1:16:16":  {Pointer: 64, Index: 32},
		"e-p270:32:32-p271:32:32-S": {Pointer: 64, Index: 64},
	} {
		got, err := tollvm.ParseDataLayout(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
	}
	for _, text := range []string{"p", "p:", "p:x:32", "p:0:32", "p:64:64:64:x", "p:99999999:8"} {
		_, err := tollvm.ParseDataLayout(text)
		assert.Error(t, err, text)
	}
}
