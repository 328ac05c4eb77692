package session

import (
	"bytes"
	"strings"
	"sync"
)

const (
	// tailSize is how much of the end of a plugin's standard error is kept, in bytes.
	tailSize = 16 << 10
	// causeSize is how much is kept from where a crash is printed on, in bytes.
	causeSize = 4 << 10
)

// crashMarks are how Go begins to tell of a crash. The stacks of all goroutines
// follow, and push that line out of the end.
var crashMarks = []string{"panic: ", "fatal error: ", "runtime: goroutine stack exceeds "}

// tail keeps the end of what is written to it, and what a crash begins with.
type tail struct {
	mu    sync.Mutex
	data  []byte
	line  []byte // the beginning of the line that is being written
	cause []byte // from the first mark of a crash on
}

// Write never fails.
func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.data = append(t.data, p...)
	if len(t.data) > 2*tailSize {
		t.data = append(t.data[:0], t.data[len(t.data)-tailSize:]...)
	}
	t.watch(p)
	return len(p), nil
}

// watch looks for the beginning of a crash.
func (t *tail) watch(p []byte) {
	for len(p) > 0 && len(t.cause) == 0 {
		line, rest, ended := bytes.Cut(p, []byte("\n"))
		t.line = append(t.line, line[:min(len(line), causeSize-min(len(t.line), causeSize))]...)
		for _, mark := range crashMarks {
			if bytes.HasPrefix(t.line, []byte(mark)) {
				t.cause = t.line
			}
		}
		if !ended {
			return
		}
		if len(t.cause) > 0 {
			t.cause = append(t.cause, '\n')
		}
		t.line, p = nil, rest
	}
	if room := causeSize - len(t.cause); room > 0 {
		t.cause = append(t.cause, p[:min(len(p), room)]...)
	}
}

// String is the end of the text in whole lines, or its end from where a crash is
// printed on; of a long one what it begins with.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	if len(t.cause) > 0 {
		text := string(t.cause)
		if len(text) == causeSize {
			text = text[:strings.LastIndexByte(text, '\n')+1] + "..."
		}
		return strings.TrimSpace(text)
	}
	text := string(t.data)
	if len(text) > tailSize {
		text = text[len(text)-tailSize:]
		_, text, _ = strings.Cut(text, "\n")
	}
	return strings.TrimSpace(text)
}
