package oracle

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// Answer is what the tool made of one chunk.
type Answer struct {
	OK      bool
	Text    string // what it printed
	Problem string // what it complained of: line, column and message
	// File is how locations in the answer name the place where the chunk stood.
	// The first line of the chunk is line 2 there.
	File string
}

// batch is the number of chunks for one process.
const batch = 400

// Opt hands chunks to mlir-opt-13, unregistered dialects allowed, and returns an
// answer for each.
func Opt(t testing.TB, chunks []string, args ...string) []Answer {
	t.Helper()
	o := opt{t: t, tool: Tool(t, "mlir-opt-13"), args: append([]string{
		"--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"}, args...)}
	answers := make([]Answer, len(chunks))
	for start := 0; start < len(chunks); start += batch {
		end := min(start+batch, len(chunks))
		o.ask(chunks[start:end], answers[start:end])
	}
	return answers
}

type opt struct {
	t    testing.TB
	tool string
	args []string
}

// ask runs the tool on some chunks. When it crashes, it has said on which: it is
// run again on those before, where it may crash as well, and on those behind.
func (o *opt) ask(chunks []string, answers []Answer) {
	for len(chunks) > 0 {
		at := o.try(chunks, answers)
		if at == len(chunks) {
			return
		}
		answers[at] = Answer{Problem: "crash"}
		o.ask(chunks[:at], answers[:at])
		chunks, answers = chunks[at+1:], answers[at+1:]
	}
}

// try runs the tool once. It returns the number of the chunk on which it crashed,
// or that of all chunks.
func (o *opt) try(chunks []string, answers []Answer) int {
	if len(chunks) == 0 {
		return 0
	}
	text, lines := join(chunks)
	r := run(o.t, o.tool, text, append(o.args, "-")...)
	if !r.crashed() {
		o.deal(r, lines, answers)
		return len(chunks)
	}
	at := lastMarker(r.stderr)
	if at < 0 {
		o.t.Fatalf("%s crashed before it read anything:\n%s", o.tool, r.stderr)
	}
	return at
}

// marker is the name of a module that is printed before the answer to chunk i,
// and of an operation that is not registered, whose error comes before those of the
// chunk.
func marker(i int) string { return fmt.Sprintf("oracle_answer_%d_", i) }

// lastMarker is the chunk that was read last, or -1.
func lastMarker(stderr []byte) int {
	at := bytes.LastIndex(stderr, []byte("custom op 'oracle_answer_"))
	if at < 0 {
		return -1
	}
	var i int
	if _, err := fmt.Sscanf(string(stderr[at:]), "custom op 'oracle_answer_%d_'", &i); err != nil {
		return -1
	}
	return i
}

// join puts chunks into one file, markers before each, and returns the line of the marker
// before each chunk.
func join(chunks []string) (text []byte, lines []int) {
	line := 1
	add := func(s string) {
		text = append(text, s...)
		line += strings.Count(s, "\n")
	}
	for i, c := range chunks {
		if i > 0 {
			add("\n// -----\n")
		}
		add("module @" + marker(i) + " {}\n// -----\n" + marker(i) + "\n")
		lines = append(lines, line)
		add("// -----\n")
		add(c)
	}
	return text, lines
}

// deal cuts the output at the markers. Every module that is printed ends in an
// empty line, and has none inside.
func (o *opt) deal(r result, lines []int, answers []Answer) {
	problems := problemsOf(r.stderr)
	rest := r.stdout
	for i := range answers {
		at := bytes.Index(rest, []byte(marker(i)))
		if at < 0 {
			o.t.Fatalf("BUG: no marker %d in the output of %s", i, o.tool)
		}
		rest = rest[at:]
		rest = rest[bytes.Index(rest, []byte("\n\n"))+2:]
		end := len(rest)
		if i+1 < len(answers) {
			end = startOf(rest, marker(i+1))
		}
		answers[i] = Answer{
			OK: end > 0, Text: string(rest[:end]), Problem: problems[lines[i]],
			File: fmt.Sprintf("within split at <stdin>:%d offset ", lines[i]),
		}
	}
}

// startOf is where the module begins that a marker is in.
func startOf(text []byte, marker string) int {
	at := bytes.Index(text, []byte(marker))
	if at < 0 {
		return len(text)
	}
	if at = bytes.LastIndex(text[:at], []byte("\n\n")); at < 0 {
		return 0
	}
	return at + 2
}

// problemsOf finds the first error for each line at which a chunk begins.
func problemsOf(stderr []byte) map[int]string {
	first := map[int]string{}
	for _, l := range strings.Split(string(stderr), "\n") {
		rest, ok := strings.CutPrefix(l, "within split at <stdin>:")
		if !ok {
			continue
		}
		number, message, _ := strings.Cut(rest, " ")
		line, err := strconv.Atoi(number)
		if err != nil || !strings.Contains(message, "error: ") || first[line] != "" {
			continue
		}
		first[line] = strings.TrimPrefix(message, "offset :")
	}
	return first
}
