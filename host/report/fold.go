package report

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// What a page shows at most: a browser has to bear it.
const (
	mostRows  = 16_000
	mostLines = 200_000 // that are compared
	mostLine  = 1_000   // bytes of one
	mostText  = 64 << 10
)

// block is a stretch of rows.
type block struct {
	Rows []rowView
	// Equal is set for lines that are the same on both sides, which are folded;
	// Hidden of them are not on the page.
	Equal         bool
	Count, Hidden int
}

// rowView is a row for the template. An empty number stands for no line.
type rowView struct {
	Class           string
	Left, Right     []span
	LeftNo, RightNo int
}

// around is how many equal lines are shown around what differs.
const around = 3

// fold makes blocks of rows, no more than fit a budget. What is left out first is
// what is equal.
func fold(rows []row, budget int) []block {
	one := !hasLeft(rows)
	var list []block
	for start := 0; start < len(rows); {
		end := start
		for end < len(rows) && rows[end].equal == rows[start].equal {
			end++
		}
		if rows[start].equal && !one {
			list = append(list, stretch(rows[start:end], start > 0, end < len(rows))...)
		} else {
			list = append(list, block{Rows: show(rows[start:end]), Count: end - start})
		}
		start = end
	}
	return limited(list, budget)
}

func hasLeft(rows []row) bool {
	for _, r := range rows {
		if r.left.number > 0 {
			return true
		}
	}
	return false
}

// stretch folds equal rows but for those around differences.
func stretch(rows []row, after, before bool) []block {
	head, tail := 0, len(rows)
	if after {
		head = min(around, len(rows))
	}
	if before {
		tail = max(head, len(rows)-around)
	}
	if tail-head <= 2 { // a button takes as much room
		return []block{{Rows: show(rows), Count: len(rows)}}
	}
	var list []block
	if head > 0 {
		list = append(list, block{Rows: show(rows[:head]), Count: head})
	}
	list = append(list, block{Rows: show(rows[head:tail]), Equal: true, Count: tail - head})
	if tail < len(rows) {
		list = append(list, block{Rows: show(rows[tail:]), Count: len(rows) - tail})
	}
	return list
}

// limited leaves rows out where there are too many: first what is equal, then all
// that comes behind the last that fits.
func limited(list []block, budget int) []block {
	spare := budget
	for _, b := range list {
		if !b.Equal {
			spare -= b.Count
		}
	}
	for i := range list {
		b := &list[i]
		if b.Equal && b.Count > spare {
			b.Rows, b.Hidden = nil, b.Count
			budget-- // for saying so
		} else if b.Equal {
			spare -= b.Count
		} else if b.Count <= budget {
			budget -= b.Count
		} else {
			return append(list[:i], rest(list[i:], max(0, budget))...)
		}
	}
	return list
}

// rest shows so many rows of the first block and counts all others.
func rest(list []block, rows int) []block {
	hidden := -rows
	for _, b := range list {
		hidden += b.Count
	}
	return []block{{Rows: list[0].Rows[:rows], Count: rows, Hidden: hidden}}
}

func show(rows []row) []rowView {
	list := make([]rowView, len(rows))
	for i, r := range rows {
		list[i] = rowView{Class: class(r), Left: clipped(r.left.spans), Right: clipped(r.right.spans), LeftNo: r.left.number, RightNo: r.right.number}
	}
	return list
}

func class(r row) string {
	switch {
	case r.equal:
		return "eq"
	case r.left.number == 0:
		return "ins"
	case r.right.number == 0:
		return "del"
	}
	return "chg"
}

// changes counts rows in words.
func changes(rows []row) string {
	n := map[string]int{}
	for _, r := range rows {
		n[class(r)]++
	}
	var parts []string
	for _, p := range []struct{ class, word string }{{"chg", "changed"}, {"ins", "new"}, {"del", "gone"}} {
		if n[p.class] > 0 {
			parts = append(parts, count(n[p.class])+" "+p.word)
		}
	}
	if len(parts) == 0 {
		return "nothing changed"
	}
	return strings.Join(parts, ", ")
}

// plain shows lines that are compared with nothing.
func plain(lines []string) []row {
	rows := make([]row, len(lines))
	for i, line := range lines {
		rows[i] = row{right: side{i + 1, []span{{Text: line}}}, equal: true}
	}
	return rows
}

type text struct {
	lines []string
	total int
}

// linesOf cuts a text into lines, and says so when not all are looked at.
func linesOf(data []byte) (text, string) {
	lines := strings.Split(strings.TrimRight(diag.Plain(string(data)), "\n"), "\n")
	t := text{lines, len(lines)}
	if len(lines) <= mostLines {
		return t, ""
	}
	t.lines = lines[:mostLines]
	return t, fmt.Sprintf("Only the first %s lines are looked at.", count(mostLines))
}

func clipped(spans []span) []span {
	left := mostLine
	for i, s := range spans {
		if len(s.Text) > left {
			short := append([]span(nil), spans[:i]...)
			return append(short, span{clip(s.Text, left), s.Changed})
		}
		left -= len(s.Text)
	}
	return spans
}

// clip shortens a text and says by how much.
func clip(text string, most int) string {
	if len(text) <= most {
		return text
	}
	return strings.ToValidUTF8(text[:most], "") + fmt.Sprintf("… (%s bytes more)", count(len(text)-most))
}

// policy lets the page use nothing but its own style and script.
func policy() string {
	hash := func(text string) string {
		sum := sha256.Sum256([]byte(text))
		return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src " + hash(pageCSS) + "; script-src " + hash(pageJS)
}
