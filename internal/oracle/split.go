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

// ask runs the tool on some chunks. When it crashes, halves of them are tried,
// until the chunk is found on which it does.
func (o *opt) ask(chunks []string, answers []Answer) {
	text, lines := join(chunks)
	r := run(o.t, o.tool, text, append(o.args, "-")...)
	if !r.crashed {
		o.deal(r, lines, answers)
		return
	}
	if len(chunks) == 1 {
		problem, _, _ := strings.Cut(string(r.stderr), "\n")
		answers[0] = Answer{Problem: "crash: " + problem}
		return
	}
	half := len(chunks) / 2
	o.ask(chunks[:half], answers[:half])
	o.ask(chunks[half:], answers[half:])
}

// marker is the name of a module that is printed before the answer to chunk i.
func marker(i int) string { return fmt.Sprintf("oracle_answer_%d_", i) }

// join puts chunks into one file, a marker before each, and tells the line of
// the rule behind which each chunk begins.
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
		add("module @" + marker(i) + " {}\n")
		lines = append(lines, line)
		add("// -----\n")
		add(c)
	}
	return text, lines
}

// deal cuts the output at the markers. Every module that is printed ends in an
// empty line, and has none inside.
func (o *opt) deal(r result, lines []int, answers []Answer) {
	problems := problemsOf(r.stderr, lines)
	rest := r.stdout
	for i, line := range lines {
		at := bytes.Index(rest, []byte(marker(i)))
		if at < 0 {
			o.t.Fatalf("BUG: no marker %d in the output of %s", i, o.tool)
		}
		rest = rest[at:]
		rest = rest[bytes.Index(rest, []byte("\n\n"))+2:]
		end := len(rest)
		if at := bytes.Index(rest, []byte(marker(i+1))); at >= 0 {
			end = bytes.LastIndex(rest[:at], []byte("\n\n")) + 2
			if end == 1 {
				end = 0
			}
		}
		answers[i] = Answer{
			OK: end > 0, Text: string(rest[:end]), Problem: problems[line],
			File: fmt.Sprintf("within split at <stdin>:%d offset ", line),
		}
	}
}

// problemsOf finds the first error for each line at which a chunk begins.
func problemsOf(stderr []byte, lines []int) map[int]string {
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
