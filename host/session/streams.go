package session

import (
	"bufio"
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/core/diag"
)

// ownStreams is a process whose standard streams the host reads itself. go-plugin gets
// the first line of one and nothing of the other: its readers stop at a long line, and
// panic for some lines of JSON.
type ownStreams struct {
	*process
	session *Session
}

// Stdout has the first line of the process, and ends with it.
func (h *ownStreams) Stdout() io.ReadCloser {
	r, w := io.Pipe()
	go func() {
		defer w.Close()
		out := h.process.Stdout()
		in := bufio.NewReaderSize(out, int(handshakeBound.Most))
		line, err := in.ReadSlice('\n')
		switch err {
		case nil:
			_, _ = w.Write(withoutCertificate(line))
		case bufio.ErrBufferFull:
			passed := handshakeBound.passed()
			h.session.introduction.Store(&passed)
			_, _ = w.Write([]byte("\n"))
		}
		_, _ = io.Copy(io.Discard, in)
	}()
	return r
}

// handshakeFields is how many a first line has.
const handshakeFields = 5

// withoutCertificate is a first line without what may follow its fields: go-plugin
// panics when there is a certificate though none was asked for.
func withoutCertificate(line []byte) []byte {
	fields := bytes.Split(bytes.TrimRight(line, "\r\n"), []byte("|"))
	return append(bytes.Join(fields[:min(len(fields), handshakeFields)], []byte("|")), '\n')
}

// Stderr has nothing, and ends when all of standard error has been read.
func (h *ownStreams) Stderr() io.ReadCloser {
	r, w := io.Pipe()
	go func() {
		defer w.Close()
		defer close(h.session.stderrRead)
		h.session.listen(h.process.Stderr(), filepath.Base(h.Name()))
	}()
	return r
}

// listen keeps the end of what a plugin says on standard error, and enters its lines
// into the log.
func (s *Session) listen(stderr io.Reader, name string) {
	l := &log{to: s.logger.Named(diag.Plain(name))}
	in := bufio.NewReaderSize(stderr, logLine)
	for {
		line, err := in.ReadSlice('\n')
		_, _ = s.stderr.Write(line)
		l.take(line, err == bufio.ErrBufferFull)
		if err != nil && err != bufio.ErrBufferFull {
			return
		}
	}
}

// log enters lines of a plugin into the log of the host.
type log struct {
	to    hclog.Logger
	count int
	rest  bool // of a line whose beginning has been entered
	panic bool // what follows is a stack
}

// take enters a line, or the beginning of a long one; the rest of it is dropped.
func (l *log) take(line []byte, more bool) {
	rest := l.rest
	l.rest = more
	if rest || len(line) == 0 || l.to.GetLevel() == hclog.Off {
		return
	}
	if l.count++; l.count >= logLines {
		if l.count == logLines {
			l.to.Warn("the plugin writes too many lines; the others are not logged", "bound", logLines)
		}
		return
	}
	level, message, values := entry(line)
	if bytes.HasPrefix(line, []byte("panic: ")) || bytes.HasPrefix(line, []byte("fatal error: ")) {
		l.panic = true
	}
	if l.panic && level == hclog.NoLevel {
		level = hclog.Error
	}
	if level == hclog.NoLevel {
		level = hclog.Debug
	}
	l.to.Log(level, message, values...)
}

// entry parses a line of standard error: JSON as hclog writes it, or any other text.
func entry(line []byte) (level hclog.Level, message string, values []any) {
	text := oneLine(strings.TrimRight(string(line), "\r\n"))
	var fields map[string]any
	if json.Unmarshal(line, &fields) != nil {
		return hclog.NoLevel, text, nil
	}
	word, _ := fields["@level"].(string)
	message, ok := fields["@message"].(string)
	if level = hclog.LevelFromString(word); !ok || level == hclog.NoLevel || level == hclog.Off {
		return hclog.NoLevel, text, nil
	}
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		switch key {
		case "@level", "@message", "@module", "@timestamp":
			continue
		}
		value := fields[key]
		if said, ok := value.(string); ok {
			value = oneLine(said)
		}
		values = append(values, oneLine(key), value)
	}
	return level, oneLine(message), values
}

// oneLine is text that cannot pass for several entries.
func oneLine(text string) string { return strings.ReplaceAll(diag.Plain(text), "\n", `\0A`) }

// introduction is what is wrong with a plugin's first line, nil if nothing.
type introduction = atomic.Pointer[error]
