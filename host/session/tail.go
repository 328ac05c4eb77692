package session

import (
	"strings"
	"sync"
)

// tailSize is how much of a plugin's standard error is kept.
const tailSize = 16 << 10

// tail keeps the end of what is written to it.
type tail struct {
	mu   sync.Mutex
	data []byte
}

// Write never fails.
func (t *tail) Write(p []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.data = append(t.data, p...)
	if len(t.data) > 2*tailSize {
		t.data = append(t.data[:0], t.data[len(t.data)-tailSize:]...)
	}
	return len(p), nil
}

// String is the end of the text in whole lines.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	text := string(t.data)
	if len(text) > tailSize {
		text = text[len(text)-tailSize:]
		_, text, _ = strings.Cut(text, "\n")
	}
	return strings.TrimSpace(text)
}
