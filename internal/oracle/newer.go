package oracle

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// rule is the line between chunks, in what mlir-opt reads and, since it says so,
// in what later versions print.
const rule = "// -----\n"

// Opt19 is [Later] with mlir-opt-19.
func Opt19(t testing.TB, chunks []string, args ...string) []Answer {
	t.Helper()
	return Later(t, "mlir-opt-19", chunks, args...)
}

// Later hands chunks to a later mlir-opt, unregistered dialects allowed, and returns
// an answer for each, of which File is empty.
func Later(t testing.TB, tool string, chunks []string, args ...string) []Answer {
	t.Helper()
	n := newer{t: t, tool: Tool(t, tool), args: append([]string{
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
	problemsAt(r.stderr, lines, problems)
	for i := range answers {
		answers[i] = Answer{OK: strings.TrimSpace(parts[i]) != "", Text: parts[i], Problem: problems[lines[i]]}
	}
}

// problemsAt adds the first error of each chunk where a tool tells lines of the whole input, as
// since MLIR 20; lines are those before the chunks, and the keys of the problems.
func problemsAt(stderr []byte, lines []int, problems map[int]string) {
	for text := range strings.Lines(string(stderr)) {
		rest, ok := strings.CutPrefix(text, Stdin+":")
		number, message, _ := strings.Cut(rest, ":")
		line, err := strconv.Atoi(number)
		if !ok || err != nil || !strings.Contains(message, "error: ") {
			continue
		}
		i, _ := slices.BinarySearch(lines, line)
		if i > 0 && problems[lines[i-1]] == "" {
			problems[lines[i-1]] = fmt.Sprintf("%d:%s", line-lines[i-1], strings.TrimSpace(message))
		}
	}
}
