package sandbox

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestInspect finds the loader of a program, wherever in the file its name lies, and whatever
// the header says of sections.
func TestInspect(t *testing.T) {
	const loader = "/lib/ld.so"
	program := func(at int) []byte {
		var b bytes.Buffer
		b.WriteString("\x7fELF\x02\x01\x01")
		b.Write(make([]byte, 9))
		header := []any{
			uint16(2), uint16(62), uint32(1), uint64(0), uint64(64), uint64(1 << 40), uint32(0),
			uint16(64), uint16(56), uint16(1), uint16(64), uint16(40), uint16(39),
			uint32(3), uint32(4), uint64(at), uint64(0), uint64(0), uint64(len(loader) + 1), uint64(len(loader) + 1), uint64(1),
		}
		for _, field := range header {
			require.NoError(t, binary.Write(&b, binary.LittleEndian, field))
		}
		b.Write(make([]byte, at-b.Len()))
		b.WriteString(loader + "\x00")
		return b.Bytes()
	}
	for _, c := range []struct {
		text []byte
		want string
	}{
		{program(120), loader},
		{program(3000), loader},
		{program(4094), ""}, // neither in the beginning nor, for its sections, in the whole
		{program(120)[:50], ""},
		{[]byte("\x7fELF"), ""},
		{[]byte("\x7fELF\x02"), ""},
		{[]byte("#!/bin/sh\n"), ""},
		{nil, ""},
	} {
		path := filepath.Join(t.TempDir(), "program")
		require.NoError(t, os.WriteFile(path, c.text, 0o600))
		begin, found := inspect(path)
		assert.Equal(t, c.want, found)
		assert.True(t, bytes.HasPrefix(c.text, begin))
	}
	real, err := os.Executable()
	require.NoError(t, err)
	whole, err := os.Open(real)
	require.NoError(t, err)
	defer whole.Close()
	want, ok := loaderOf(whole)
	require.True(t, ok)
	_, found := inspect(real)
	assert.Equal(t, want, found)
}
