package pipelines

import (
	"embed"
	"slices"
	"strings"
)

// Files has one TOML file for each pipeline.
//
//go:embed *.toml
var Files embed.FS

// Pipeline is one that comes with mlirc.
type Pipeline struct {
	Name string
	// Doc is the comment that its file begins with: paragraphs of lines.
	Doc string
}

// All lists the pipelines, by name.
func All() []Pipeline {
	entries, _ := Files.ReadDir(".") // embedded, which cannot fail
	list := make([]Pipeline, len(entries))
	for i, e := range entries {
		text, _ := Files.ReadFile(e.Name())
		list[i] = Pipeline{strings.TrimSuffix(e.Name(), ".toml"), heading(string(text))}
	}
	slices.SortFunc(list, func(a, b Pipeline) int { return strings.Compare(a.Name, b.Name) })
	return list
}

// Summary is the first sentence of what is said of a pipeline, up to a colon.
func (p Pipeline) Summary() string {
	text := strings.Join(strings.Fields(p.Doc), " ") + " "
	for _, end := range []string{". ", ": "} {
		text, _, _ = strings.Cut(text, end)
	}
	return text
}

// heading is the comment that a file begins with.
func heading(text string) string {
	var lines []string
	for line := range strings.Lines(text) {
		comment, ok := strings.CutPrefix(line, "#")
		if !ok {
			break
		}
		lines = append(lines, strings.TrimPrefix(comment, " "))
	}
	return strings.TrimSpace(strings.Join(lines, ""))
}
