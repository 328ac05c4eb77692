package oracle

import (
	"strings"
	"testing"
)

// rule is the line between chunks, in what mlir-opt reads and, since it says so,
// in what later versions print.
const rule = "// -----\n"

// Opt19 hands chunks to mlir-opt-19, unregistered dialects allowed, and returns
// an answer for each, of which File is empty.
func Opt19(t testing.TB, chunks []string, args ...string) []Answer {
	t.Helper()
	n := newer{t: t, tool: Tool(t, "mlir-opt-19"), args: append([]string{
		"--allow-unregistered-dialect", "--split-input-file", "--mlir-disable-threading"}, args...)}
	answers := make([]Answer, len(chunks))
	for start := 0; start < len(chunks); start += batch {
		end := min(start+batch, len(chunks))
		n.ask(chunks[start:end], answers[start:end])
	}
	return answers
}

type newer struct {
	t    testing.TB
	tool string
	args []string
}

// ask runs the tool on some chunks, or, when it crashes, on each half of them.
func (n *newer) ask(chunks []string, answers []Answer) {
	if len(chunks) == 0 {
		return
	}
	lines := make([]int, len(chunks))
	var text strings.Builder
	text.WriteString("module {}\n")
	line := 2 // of the first rule
	for i, c := range chunks {
		lines[i] = line
		text.WriteString(rule + strings.TrimRight(c, "\n") + "\n")
		line += strings.Count(strings.TrimRight(c, "\n"), "\n") + 2
	}
	r := run(n.t, n.tool, []byte(text.String()), append(n.args, "-")...)
	if r.crashed() {
		if len(chunks) == 1 {
			answers[0] = Answer{Problem: "crash"}
			return
		}
		half := len(chunks) / 2
		n.ask(chunks[:half], answers[:half])
		n.ask(chunks[half:], answers[half:])
		return
	}
	n.deal(r, lines, answers)
}

// deal cuts the output at the rules.
func (n *newer) deal(r result, lines []int, answers []Answer) {
	parts := strings.Split(string(r.stdout), rule)
	if len(parts) > 0 {
		parts = parts[1:] // what is before the first rule
	}
	if len(parts) < len(answers) {
		n.t.Fatalf("BUG: %d answers of %s to %d chunks", len(parts), n.tool, len(answers))
	}
	problems := problemsOf(r.stderr)
	for i := range answers {
		answers[i] = Answer{OK: strings.TrimSpace(parts[i]) != "", Text: parts[i], Problem: problems[lines[i]]}
	}
}
