package ods

import (
	"strings"
)

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

// Summary is the first sentence of the documentation.
func (i *Item) Summary() string {
	text := strings.Join(strings.Fields(i.Doc), " ")
	if end := strings.Index(text, ". "); end >= 0 {
		return text[:end+1]
	}
	return text
}
