package ods

import "strings"

// Item is a piece of a dialect file as its author wrote it, for documentation.
type Item struct {
	// Kind is the word it begins with, such as `op` or `enum`.
	Kind string
	// Name is the name behind it, in full.
	Name string
	// Doc is the text of the comments `///` before it, in Markdown.
	Doc string
	// Text is the item itself.
	Text string
	// Line is where it begins.
	Line int
}

// doc is the documentation: the comments without their marks.
func (it *item) doc() string {
	if it.comments == "" {
		return ""
	}
	lines := strings.Split(strings.TrimSuffix(it.comments, "\n"), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimPrefix(strings.TrimPrefix(line, "///"), " ")
	}
	return strings.Join(lines, "\n")
}

// Summary is the first sentence of the documentation.
func (i *Item) Summary() string {
	text := strings.Join(strings.Fields(i.Doc), " ")
	if end := strings.Index(text, ". "); end >= 0 {
		return text[:end+1]
	}
	return text
}

// Items lists the pieces of the file in its order, the dialect's own first.
func (d *Dialect) Items() []Item {
	list := make([]Item, len(d.order))
	for i, it := range d.order {
		list[i] = Item{Kind: string(it.kind), Name: it.name, Doc: it.doc(), Text: ownText(it.text), Line: it.line}
	}
	return list
}

// ownText cuts away what stands between an item and the next one: comments that
// belong to that, and empty lines.
func ownText(text string) string {
	lines := strings.Split(text, "\n")
	for n := len(lines); n > 1; n-- {
		if line := lines[n-1]; line != "" && !strings.HasPrefix(line, "//") {
			return strings.Join(lines[:n], "\n")
		}
	}
	return lines[0]
}
