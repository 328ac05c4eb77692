package bundle

import (
	"context"
	"os/exec"
	"strings"
	"sync"
	"time"
)

// patience is how long a tool may take to tell its version: a failure is to be
// told at once.
const patience = 500 * time.Millisecond

// mostVersion bounds what is kept of it.
const mostVersion = 200

// AskTools completes tools, of which names and paths are known, with the
// versions that they tell. All are asked at once.
func AskTools(ctx context.Context, tools []Tool) {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	var all sync.WaitGroup
	for i := range tools {
		all.Go(func() { tools[i].Version = versionOf(ctx, tools[i].Path) })
	}
	all.Wait()
}

func versionOf(ctx context.Context, path string) string {
	if path == "" {
		return "not found"
	}
	cmd := exec.CommandContext(ctx, path, "--version")
	cmd.WaitDelay = patience
	out, err := cmd.Output()
	if err != nil && len(out) == 0 {
		return "tells no version"
	}
	return versionLine(string(out))
}

// versionLine is the first line with a number in it: LLVM's tools say where they
// come from first.
func versionLine(text string) string {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if strings.ContainsAny(line, "0123456789") {
			return line[:min(len(line), mostVersion)]
		}
	}
	return "tells no version"
}
