package session

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/hashicorp/go-hclog"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// errSilentStart is a plugin that does not introduce itself in time.
var errSilentStart = errors.New("timeout while waiting for plugin to start")

// firstLine reads the first line of a plugin's standard output; what follows is of no
// interest, and read so that nothing blocks.
func firstLine(stdout *os.File, patience time.Duration) (string, error) {
	_ = stdout.SetReadDeadline(time.Now().Add(patience))
	in := bufio.NewReaderSize(stdout, int(handshakeBound.Most))
	line, err := in.ReadSlice('\n')
	switch {
	case errors.Is(err, bufio.ErrBufferFull):
		return "", fmt.Errorf("its handshake breaks the protocol: %w", handshakeBound.passed())
	case errors.Is(err, os.ErrDeadlineExceeded):
		return "", errSilentStart
	case err != nil:
		return "", protocol.ErrNoPlugin
	}
	_ = stdout.SetReadDeadline(time.Time{})
	text := string(line)
	go func() { _, _ = io.Copy(io.Discard, in) }()
	return text, nil
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
	text := diag.Line(strings.TrimRight(string(line), "\r\n"))
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
			value = diag.Line(said)
		}
		values = append(values, diag.Line(key), value)
	}
	return level, diag.Line(message), values
}
