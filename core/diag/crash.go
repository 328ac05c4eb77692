package diag

import (
	"fmt"
	"runtime/debug"
	"slices"
	"strings"
)

// Crash is a panic: what it says, the stack of where it happened, and what was at
// work, as far as a driver of patterns knows.
type Crash struct {
	Value any
	Stack []byte
	// Pattern is the pattern that was applied, op the operation that it was applied to,
	// pos the place of that; all empty outside of a driver.
	Pattern, op string
	pos         Position
}

// CrashOf makes a crash of what recover returned, nil of nil. It is called by the
// deferred function that recovers: the stack is still that of the panic.
func CrashOf(value any) *Crash {
	switch v := value.(type) {
	case nil:
		return nil
	case *Crash:
		return v
	}
	return &Crash{Value: value, Stack: debug.Stack()}
}

// At adds what was at work, unless that is known already.
func (c *Crash) At(pattern, op string, pos Position) *Crash {
	if c.op == "" {
		c.Pattern, c.op, c.pos = pattern, op, pos
	}
	return c
}

// Error is what the panic says, and what was at work.
func (c *Crash) Error() string {
	text := fmt.Sprint(c.Value)
	switch {
	case c.op == "":
		return text
	case c.Pattern != "":
		text += "; pattern '" + c.Pattern + "' was applied to '" + c.op + "'"
	default:
		text += "; it was the turn of '" + c.op + "'"
	}
	if c.pos.IsKnown() {
		text += " at " + c.pos.String()
	}
	return text
}

var _ error = (*Crash)(nil)

// maxFrames is how many frames are listed.
const maxFrames = 8

// OwnFrames lists the frames of a stack, as Go prints it, that are neither of Go nor of
// the framework: those of the plugin's author, innermost first, as FUNCTION (FILE:LINE).
func OwnFrames(stack string) []string {
	var frames []string
	lines := strings.Split(stack, "\n")
	// What recovered the panic is above it.
	first := 1 + max(0, slices.IndexFunc(lines, func(line string) bool { return strings.HasPrefix(line, "panic(") }))
	for i := first; i < len(lines) && len(frames) < maxFrames; i++ {
		place, isPlace := strings.CutPrefix(lines[i], "\t")
		function := lines[i-1]
		end := strings.LastIndexByte(function, '(')
		if !isPlace || end <= 0 || !isOwn(packageOf(function[:end])) || strings.HasPrefix(function, "created by ") {
			continue
		}
		place, _, _ = strings.Cut(place, " +0x")
		frames = append(frames, function[strings.LastIndexByte(function[:end], '/')+1:end]+" ("+place+")")
	}
	return frames
}

// packageOf is the path of the package of a function as stacks name it, such as
// `example.com/shapes/lower.(*kit).match`.
func packageOf(function string) string {
	dir := strings.LastIndexByte(function, '/') + 1
	name, _, _ := strings.Cut(function[dir:], ".")
	return function[:dir] + name
}

// machinery are the packages whose frames do not help the author of a plugin: the framework,
// and what carries its messages.
func machinery() []string {
	const framework = "github.com/mlirc/mlirc/"
	return []string{
		framework + "core/", framework + "sdk", framework + "host/", "google.golang.org/grpc",
	}
}

// isOwn reports whether a package is the plugin's own or one that it uses. Those of Go
// have no dot in the first element of their path.
func isOwn(path string) bool {
	if path == "main" || strings.HasSuffix(path, "_test") {
		return true
	}
	if first, _, _ := strings.Cut(path, "/"); !strings.Contains(first, ".") {
		return false
	}
	return !slices.ContainsFunc(machinery(), func(prefix string) bool { return strings.HasPrefix(path, prefix) })
}
