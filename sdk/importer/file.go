package importer

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/ods/layout"
)

// Options say what is imported.
type Options struct {
	// File is how diagnostics call the definitions.
	File    string
	Dialect string         // its namespace; "" for the only one that has operations
	Version string         // of the dialect that is written; "" for 0.1.0
	Uses    []*ods.Dialect // dialects whose types and attributes the definitions may name
}

// File is a dialect file, and what became of the definitions.
type File struct {
	Dialect string
	Text    []byte
	// What was imported: operations, types, attributes and enumerations.
	Ops, Types, Attrs, Enums int
	// Formats are the operations with a custom form, of Ops.
	Formats int
	// Refused are clauses and items that stand as comments because they cannot be said.
	Refused int
}

// clause is a line of an item's body, or a comment if it has no word.
type clause struct {
	word string
	text string
	line int // in what was last written
}

// item is a definition on its way into a file.
type item struct {
	kind, name string
	doc        string
	head       string // what stands behind the name, on its line
	body       []*clause
	refused    string // why it is only a comment
	line       int
}

// say adds a clause, nothing if it is empty.
func (it *item) say(word, text string) {
	if text != "" {
		it.body = append(it.body, &clause{word: word, text: text})
	}
}

// remark adds a comment.
func (it *item) remark(format string, args ...any) {
	text := strings.Join(strings.Fields(fmt.Sprintf(format, args...)), " ")
	for _, c := range it.body {
		if c.word == "" && c.text == text {
			return
		}
	}
	it.body = append(it.body, &clause{text: text})
}

// draft is a file whose items may still be refused.
type draft struct {
	items []*item
}

func (d *draft) text() string {
	w := &writer{}
	for i, it := range d.items {
		if i > 0 {
			w.put("")
		}
		w.item(it)
	}
	return w.text.String()
}

// writer counts the lines that it writes.
type writer struct {
	text strings.Builder
	line int
}

func (w *writer) put(line string) {
	w.text.WriteString(strings.TrimRightFunc(line, unicode.IsSpace) + "\n")
	w.line++
}

func (w *writer) item(it *item) {
	if it.refused != "" {
		w.put("// " + it.kind + " " + it.name + " is left out: " + it.refused)
		for _, c := range it.body {
			w.put("//   " + strings.TrimSpace(c.word+" "+c.text))
		}
		return
	}
	if it.kind == "constraint" {
		for _, c := range it.body {
			w.put("// " + c.text)
		}
	}
	for line := range strings.Lines(it.doc) {
		w.put("/// " + line)
	}
	it.line = w.line + 1
	head := strings.TrimSpace(it.kind + " " + it.name + it.head)
	if it.kind == "constraint" {
		w.put(head)
		return
	}
	w.put(head + " {")
	for _, c := range it.body {
		c.line = w.line + 1
		if c.word == "" {
			w.put("  // " + c.text)
			continue
		}
		w.put("  " + c.word + " " + c.text)
	}
	w.put("}")
}

// finish takes back what the checks of dialect files refuse, until they accept the rest.
func (d *draft) finish(name string, opts Options) (*File, error) {
	const most = 1000 // iterations, each of which takes something back
	for range most {
		text := d.text()
		problems, err := check(name, text, opts.Uses)
		if err != nil {
			return nil, err
		}
		if len(problems) == 0 {
			return d.file(name, text), nil
		}
		if !d.takeBack(problems) {
			return nil, fmt.Errorf("BUG: %s:%d: %s", problems[0].Pos.File, problems[0].Pos.Line, problems[0].Message)
		}
	}
	return nil, fmt.Errorf("BUG: checking the dialect '%s' does not converge", name)
}

// check compiles a dialect file beside those that it uses.
func check(name, text string, uses []*ods.Dialect) ([]diag.Diagnostic, error) {
	d, problems := load.Dialect(name+".dialect", []byte(text))
	if len(problems) > 0 {
		return problems, nil
	}
	if _, err := load.NewContext(append(append([]*ods.Dialect{}, uses...), d)...); err != nil {
		return nil, err
	}
	return d.Check(), nil
}

// takeBack makes comments of what the problems are about, one clause of each item at a time.
// It reports whether there was anything to take back.
func (d *draft) takeBack(problems []diag.Diagnostic) bool {
	done := map[*item]bool{}
	for _, p := range problems {
		it := d.at(p.Pos.Line)
		if it == nil || done[it] || it.kind == "dialect" {
			continue
		}
		done[it] = true
		it.takeBack(p)
	}
	return len(done) > 0
}

// at is the item that a line belongs to.
func (d *draft) at(line int) *item {
	var found *item
	for _, it := range d.items {
		if it.refused == "" && it.line <= line {
			found = it
		}
	}
	return found
}

// takeBack gives up the clause on the line of a problem. Without the parts of an operation
// nothing is left of it; a problem of the whole is put down to the format.
func (it *item) takeBack(p diag.Diagnostic) {
	var found *clause
	for _, c := range it.body {
		if c.line == p.Pos.Line && c.word != "" {
			found = c
		}
	}
	if found == nil && it.kind == "op" {
		found = it.clause("format")
	}
	switch {
	case found == nil, it.kind != "op",
		found.word == "operands", found.word == "results", found.word == "attributes", found.word == "regions", found.word == "successors":
		it.refused = oneLine(p.Message)
	default:
		found.text = "not said: " + found.word + " " + found.text + " // " + oneLine(p.Message)
		found.word = ""
	}
}

func (it *item) clause(word string) *clause {
	for _, c := range it.body {
		if c.word == word {
			return c
		}
	}
	return nil
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

// file is the result of a draft that passes the checks.
func (d *draft) file(name, text string) *File {
	f := &File{Dialect: name, Text: []byte(layout.Source(text))}
	for _, it := range d.items {
		if it.refused != "" {
			f.Refused++
			continue
		}
		for _, c := range it.body {
			if c.word == "" && strings.HasPrefix(c.text, notSaid) {
				f.Refused++
			}
		}
		switch it.kind {
		case "op":
			f.Ops++
			if it.clause("format") != nil {
				f.Formats++
			}
		case "type":
			f.Types++
		case "attr":
			f.Attrs++
		case "enum", "flags":
			f.Enums++
		}
	}
	return f
}

// notSaid begins the remarks about what the definitions say and the file does not.
const notSaid = "not said: "

// documentation joins a summary and a description, whose common indentation goes.
func documentation(summary, description string) string {
	summary = oneLine(summary)
	if summary != "" {
		summary = strings.ToUpper(summary[:1]) + summary[1:]
		if !strings.HasSuffix(summary, ".") {
			summary += "."
		}
	}
	description = strings.TrimRight(description, "\n \t")
	for {
		head, rest, found := strings.Cut(description, "\n")
		if !found || strings.TrimSpace(head) != "" {
			break
		}
		description = rest
	}
	lines := strings.Split(description, "\n")
	margin := -1
	for _, l := range lines {
		if at := len(l) - len(strings.TrimLeft(l, " ")); strings.TrimSpace(l) != "" && (margin < 0 || at < margin) {
			margin = at
		}
	}
	for i, l := range lines {
		if len(l) >= margin && margin > 0 {
			l = l[margin:]
		}
		lines[i] = strings.TrimRight(l, " \t")
	}
	body := strings.Join(lines, "\n")
	switch {
	case body == "":
		return summary
	case summary == "":
		return body
	}
	return summary + "\n\n" + body
}
