package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/internal/generate/diagnostics"
)

// referenceFolder has the pages that the command writes of what comes with it.
const referenceFolder = "docs/reference"

// reference are the pages of passes, pipelines, conventions, diagnostics and dialects, by name, from a command that is
// built of the tree as it is.
func reference() (map[string][]byte, error) {
	dir, err := os.MkdirTemp("", "generate")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "mlirc")
	if out, err := exec.Command("go", "build", "-trimpath", "-o", program, "./cmd/mlirc").CombinedOutput(); err != nil {
		return nil, fmt.Errorf("building the command: %w\n%s", err, out)
	}
	pages := map[string][]byte{}
	page := func(path string, args ...string) error {
		cmd := exec.Command(program, append([]string{"reference"}, args...)...)
		cmd.Stderr = os.Stderr
		text, err := cmd.Output()
		if err != nil {
			return fmt.Errorf("mlirc reference %s: %w", strings.Join(args, " "), err)
		}
		pages[filepath.Join(referenceFolder, path)] = text
		return nil
	}
	for _, name := range []string{"passes", "pipelines", "conventions"} {
		if err := page(name+".md", name); err != nil {
			return nil, err
		}
	}
	diagnosticsPage, err := diagnostics.Page(".", program)
	if err != nil {
		return nil, err
	}
	pages[filepath.Join(referenceFolder, "diagnostics.md")] = diagnosticsPage
	const dialects = "dialects"
	if err := page(filepath.Join(dialects, "README.md"), dialects); err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(pages[filepath.Join(referenceFolder, dialects, "README.md")])) {
		name, _, ok := strings.Cut(strings.TrimPrefix(line, "| ["), "](")
		if !ok || !strings.HasPrefix(line, "| [") {
			continue
		}
		if err := page(filepath.Join(dialects, name+".md"), "dialect", name); err != nil {
			return nil, err
		}
	}
	return pages, nil
}

// abandoned are pages of the folder that nothing writes any more.
func abandoned(pages map[string][]byte) ([]string, error) {
	var list []string
	for _, pattern := range []string{"*.md", "dialects/*.md"} {
		found, err := filepath.Glob(filepath.Join(referenceFolder, pattern))
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if pages[f] == nil {
				list = append(list, f)
			}
		}
	}
	return list, nil
}

// removed removes the pages that nothing writes any more, or only lists them.
func removed(pages map[string][]byte, check bool) ([]string, error) {
	list, err := abandoned(pages)
	if err != nil || check {
		return list, err
	}
	for _, f := range list {
		if err := os.Remove(f); err != nil {
			return nil, err
		}
	}
	return nil, nil
}
