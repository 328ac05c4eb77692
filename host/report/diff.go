package report

import (
	"strings"

	"github.com/aymanbagabas/go-udiff/lcs"
)

// row has a line of each side; one that is missing has number 0.
type row struct {
	left, right side
	equal       bool
}

// side is a line as pieces of text.
type side struct {
	number int
	spans  []span
}

// span is a piece of a line.
type span struct {
	Text    string
	Changed bool
}

// compare lines two texts up. It takes time in proportion to their length, for
// the number of differences that are looked for in a section is bounded; beyond
// it a comparison is coarse.
func compare(before, after []string) []row {
	c := comparison{before: before, after: after}
	old, fresh := sections(before), sections(after)
	i, j := 0, 0
	for _, d := range lcs.DiffLines(keys(old), keys(fresh)) {
		c.pairs(old[i:d.Start], fresh[j:d.ReplStart])
		c.lines(within(old[d.Start:d.End]), within(fresh[d.ReplStart:d.ReplEnd]))
		i, j = d.End, d.ReplEnd
	}
	c.pairs(old[i:], fresh[j:])
	return c.rows
}

// extent is a range of lines.
type extent struct{ start, end int }

// within is what a list of sections covers; an empty list nothing.
func within(list []section) extent {
	if len(list) == 0 {
		return extent{}
	}
	return extent{list[0].start, list[len(list)-1].end}
}

// section is a part of a module that has a name, such as a function.
type section struct {
	key string
	extent
}

// topLevel is how far the operations of a module are indented at most.
const topLevel = 2

// sections cuts a text where something begins at the top. The first section is
// what stands before.
func sections(lines []string) []section {
	list := []section{{}}
	for i, line := range lines {
		body := strings.TrimLeft(line, " ")
		begins := strings.HasSuffix(body, "{") || strings.Contains(body, "@") || line == "}"
		if len(line)-len(body) > topLevel || !begins {
			continue
		}
		list[len(list)-1].end = i
		list = append(list, section{key: name(body), extent: extent{start: i}})
	}
	list[len(list)-1].end = len(lines)
	return list
}

// name is the first symbol of a line, or the line.
func name(line string) string {
	_, symbol, ok := strings.Cut(line, "@")
	if !ok {
		return line
	}
	if end := strings.IndexAny(symbol, "( ,)"); end >= 0 {
		symbol = symbol[:end]
	}
	return "@" + symbol
}

func keys(list []section) []string {
	names := make([]string, len(list))
	for i, s := range list {
		names[i] = s.key
	}
	return names
}

type comparison struct {
	before, after []string
	rows          []row
}

// pairs compares sections of the same names.
func (c *comparison) pairs(old, fresh []section) {
	for i := range old {
		c.lines(old[i].extent, fresh[i].extent)
	}
}

// lines compares two ranges.
func (c *comparison) lines(a, b extent) {
	i, j := a.start, b.start
	for _, d := range lcs.DiffLines(c.before[a.start:a.end], c.after[b.start:b.end]) {
		for ; i < a.start+d.Start; i, j = i+1, j+1 {
			c.equal(i, j)
		}
		c.changed(extent{i, a.start + d.End}, extent{j, b.start + d.ReplEnd})
		i, j = a.start+d.End, b.start+d.ReplEnd
	}
	for ; i < a.end; i, j = i+1, j+1 {
		c.equal(i, j)
	}
}

func (c *comparison) equal(i, j int) {
	text := []span{{Text: c.before[i]}}
	c.rows = append(c.rows, row{left: side{i + 1, text}, right: side{j + 1, text}, equal: true})
}

// changed puts lines that are alike beside each other, and others beside
// whatever there is.
func (c *comparison) changed(a, b extent) {
	i, j := a.start, b.start
	for _, p := range alike(c.before[a.start:a.end], c.after[b.start:b.end]) {
		c.unlike(extent{i, a.start + p[0]}, extent{j, b.start + p[1]})
		i, j = a.start+p[0], b.start+p[1]
		left, right := mark(tokens(c.before[i]), tokens(c.after[j]))
		c.rows = append(c.rows, row{left: side{i + 1, left}, right: side{j + 1, right}})
		i, j = i+1, j+1
	}
	c.unlike(extent{i, a.end}, extent{j, b.end})
}

func (c *comparison) unlike(a, b extent) {
	for i, j := a.start, b.start; i < a.end || j < b.end; i, j = i+1, j+1 {
		var r row
		if i < a.end {
			r.left = side{i + 1, []span{{Text: c.before[i]}}}
		}
		if j < b.end {
			r.right = side{j + 1, []span{{Text: c.after[j]}}}
		}
		c.rows = append(c.rows, r)
	}
}
