package session

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/hashicorp/go-hclog"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
)

// TestBoundsAreDocumented, each with its name and its most.
func TestBoundsAreDocumented(t *testing.T) {
	text, err := os.ReadFile("../../docs/protocol.md")
	require.NoError(t, err)
	_, table, ok := strings.Cut(string(text), "## Bounds\n")
	require.True(t, ok)
	table, _, _ = strings.Cut(table, "\n## ")
	all := []Bound{
		handshakeBound, manifestBound, entriesBound, definitionBound, answerBound, messageBound, chunkBound, nameBound,
		textBound, diagnosticsBound, foundBound, notesBound, operationsBound, timingsBound, nestingBound,
		statisticsBound, dialectsBound,
	}
	for _, b := range all {
		assert.Contains(t, table, fmt.Sprintf("| `%s` | %d | %s", b.Name, b.Most, strings.TrimSuffix(b.Unit, " until it answers")))
	}
	assert.Equal(t, len(all)+2, strings.Count(table, "| `"), "the table has a bound that there is not")
	assert.Equal(t, Limits{Replies: 4 << 30, Deadline: 10 * time.Minute}, DefaultLimits())
	assert.Contains(t, table, "| `host.replies` | 4GiB, a setting |")
	assert.Contains(t, table, "| `host.deadline` | 10m, a setting |")
}

// TestClock: a clock counts all waits together, and none where there is no limit.
func TestClock(t *testing.T) {
	late := make(chan bool, 1)
	c := newClock(time.Hour, func() { late <- true })
	c.start()
	c.since = c.since.Add(-20 * time.Minute)
	c.stop()
	require.LessOrEqual(t, c.left, 40*time.Minute)
	c.start()
	c.since = c.since.Add(-50 * time.Minute)
	c.stop()
	assert.Zero(t, c.left)
	assert.Empty(t, late, "it stood")
	c.start()
	assert.True(t, <-late)
	none := newClock(0, func() { t.Error("there is no limit") })
	none.start()
	none.stop()
	assert.Nil(t, none.timer)
}

// TestDescends: a process descends from itself and from those that started it.
func TestDescends(t *testing.T) {
	if _, err := os.Stat("/proc/self/stat"); err != nil {
		t.Skip("there is no /proc")
	}
	assert.True(t, descends(os.Getpid(), os.Getpid()))
	assert.True(t, descends(os.Getpid(), os.Getppid()))
	assert.False(t, descends(os.Getppid(), os.Getpid()))
	assert.False(t, descends(0, os.Getpid()))
	assert.Equal(t, os.Getppid(), parentOf(os.Getpid()))
}

// TestLogsAreBounded: of many lines some enter the log, and of a long one its beginning.
func TestLogsAreBounded(t *testing.T) {
	assert.Equal(t, `a\0Ab\1B`, diag.Line("a\nb\x1b"))
	c := &counting{}
	s := &Session{logger: c, stderr: &tail{}}
	s.listen(strings.NewReader(strings.Repeat("x", 10*logLine)+"\n"), "p")
	assert.Equal(t, 1, c.lines)
	c.lines = 0
	s.listen(strings.NewReader(strings.Repeat("x", 10*logLine)+"\n"+strings.Repeat("y\n", 2*logLines)), "p")
	assert.Equal(t, logLines, c.lines) // the last says that there are more
	assert.Equal(t, logLine, c.longest)
}

// counting is a logger that counts what it is given.
type counting struct {
	hclog.Logger
	lines, longest int
}

func (c *counting) Named(string) hclog.Logger { return c }

func (c *counting) GetLevel() hclog.Level { return hclog.Trace }

func (c *counting) Log(_ hclog.Level, message string, _ ...any) {
	c.lines++
	c.longest = max(c.longest, len(message))
}

func (c *counting) Warn(message string, values ...any) { c.Log(hclog.Warn, message, values...) }
