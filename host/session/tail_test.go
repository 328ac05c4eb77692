package session

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func said(parts ...string) string {
	var t tail
	for _, p := range parts {
		_, _ = t.Write([]byte(p))
	}
	return t.String()
}

// TestTail keeps the end, but of a crash its beginning, however it is written.
func TestTail(t *testing.T) {
	assert.Equal(t, "a\nb", said("a\n", "b\n"))
	long := strings.Repeat("0123456789\n", 10_000)
	kept := said(long, "the end\n")
	assert.True(t, strings.HasSuffix(kept, "\nthe end"))
	assert.LessOrEqual(t, len(kept), tailSize)

	crash := "fatal error: stack overflow\n\ngoroutine 1\n" + long
	for _, parts := range [][]string{
		{long, crash}, {"started\nfat", "al error: stack overflow\n\nfirst goroutine 1\n", long},
		strings.SplitAfter("x\n"+crash, ""),
	} {
		kept := said(parts...)
		assert.True(t, strings.HasPrefix(kept, "fatal error: stack overflow\n\n"), kept[:min(len(kept), 80)])
		assert.Contains(t, kept, "goroutine 1\n")
		assert.True(t, strings.HasSuffix(kept, "\n..."), "%q", kept[len(kept)-20:])
		assert.LessOrEqual(t, len(kept), causeSize+3)
	}
	assert.Equal(t, "panic: no\n\ngoroutine 7", said("hello\n", "panic: no\n", "\ngoroutine 7\n"))

	// A flood without an end of line.
	var flood tail
	for range 1000 {
		_, _ = flood.Write([]byte(strings.Repeat("x", 10_000)))
	}
	assert.LessOrEqual(t, cap(flood.data)+cap(flood.line)+cap(flood.cause), 8*tailSize)
}
