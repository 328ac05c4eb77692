package main

import (
	"bytes"
	"fmt"
	"html"
	"strconv"
	"strings"

	dom "golang.org/x/net/html"
)

// Sizes in the picture, in pixels.
const (
	width   = 1080
	margin  = 24
	line    = 18
	letter  = 7.2 // of the fixed-width font
	column  = (width - 2*margin) / 2
	numbers = 30
)

// style has the colours of the report's page.
const style = `text{font:14px system-ui,sans-serif;fill:#1c1e21}.t{font-size:20px;font-weight:600}.h{font-weight:600}` +
	`.q{fill:#565c64}.g{fill:#116329;font-weight:600}.c{font:12px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}` +
	`.n{fill:#565c64;font-size:11px}`

// drawing is a picture in the making, from top to bottom.
type drawing struct {
	b bytes.Buffer
	y int
}

// draw draws a page of package report: its header, the table of stages, and the changes of one.
func draw(root *dom.Node, stage string) ([]byte, error) {
	d := &drawing{y: margin}
	d.text(margin, "t", textOf(find(root, "h1", "")))
	d.y += 6
	d.row()
	d.text(margin, "g", textOf(find(root, "p", "outcome")))
	d.row()
	d.y += 10
	stages := find(root, "table", "numbers")
	if stages == nil {
		return nil, fmt.Errorf("the report has no table of stages")
	}
	d.stages(stages)
	for _, s := range all(root, "section", "step") {
		if textOf(find(s, "h3", "")) != stage {
			continue
		}
		d.y += 14
		d.text(margin, "h", "Stage "+stage+": before, and after")
		d.row()
		d.changes(find(s, "table", "both"))
		return d.end(), nil
	}
	return nil, fmt.Errorf("the report has no stage '%s'", stage)
}

func (d *drawing) row() { d.y += line }

func (d *drawing) text(x int, class, text string) {
	fmt.Fprintf(&d.b, "<text x=\"%d\" y=\"%d\" class=\"%s\" xml:space=\"preserve\">%s</text>\n", x, d.y, class, html.EscapeString(text))
}

func (d *drawing) box(x, y, w, h int, fill string) {
	fmt.Fprintf(&d.b, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n", x, y, w, h, fill)
}

// places are where the columns of the table of stages begin.
var places = [...]int{margin, 260, 350, 450, 520, 620, 700, 860}

func (d *drawing) stages(table *dom.Node) {
	for i, row := range all(table, "tr", "") {
		k := -1
		for cell := range row.ChildNodes() {
			if cell.Type != dom.ElementNode {
				continue
			}
			if k++; k >= len(places) {
				break
			}
			if bar := find(cell, "meter", ""); bar != nil {
				value, _ := strconv.ParseFloat(attr(bar, "value"), 64)
				whole, _ := strconv.ParseFloat(attr(bar, "max"), 64)
				d.box(places[k], d.y-10, 120, 10, "#eceff2")
				d.box(places[k], d.y-10, max(1, int(120*value/max(whole, 1e-9))), 10, "#0b57a4")
				continue
			}
			class := ""
			if i == 0 {
				class = "q"
			}
			d.text(places[k], class, textOf(cell))
		}
		fmt.Fprintf(&d.b, "<path d=\"M%d %dH%d\" stroke=\"#d3d7dc\"/>\n", margin, d.y+5, width-margin)
		d.y += line + 4
	}
}

func (d *drawing) changes(table *dom.Node) {
	for _, row := range all(table, "tr", "") {
		cells := all(row, "td", "")
		if len(cells) != 4 {
			continue
		}
		for side := range 2 {
			d.side(margin+side*column, textOf(cells[2*side]), cells[2*side+1], [...]string{"#fde7e7", "#e2f4e5"}[side], [...]string{"#f5b5b5", "#a6dfb0"}[side], attr(row, "class"))
		}
		d.row()
	}
}

// side draws one line of a comparison, with the words that differ marked.
func (d *drawing) side(x int, number string, cell *dom.Node, back, mark, class string) {
	text := wholeText(cell)
	if class != "" && class != "eq" && text != "" {
		d.box(x, d.y-13, column, line, back)
	}
	at := 0
	for part := find(cell, "code", "").FirstChild; part != nil; part = part.NextSibling {
		n := len([]rune(wholeText(part)))
		if part.Type == dom.ElementNode && part.Data == "b" {
			d.box(x+numbers+int(float64(at)*letter), d.y-13, int(float64(n)*letter), line, mark)
		}
		at += n
	}
	d.text(x, "c n", number)
	fmt.Fprintf(&d.b, "<text x=\"%d\" y=\"%d\" class=\"c\" xml:space=\"preserve\" textLength=\"%d\">%s</text>\n",
		x+numbers, d.y, int(float64(at)*letter), html.EscapeString(text))
}

func (d *drawing) end() []byte {
	height := d.y + margin/2
	var w bytes.Buffer
	fmt.Fprintf(&w, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">\n<style>%s</style>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
		width, height, width, height, style)
	w.Write(d.b.Bytes())
	w.WriteString("</svg>\n")
	return w.Bytes()
}

// all are the elements below a node of that name, and of a class unless that is empty.
func all(n *dom.Node, name, class string) []*dom.Node {
	if n == nil {
		return nil
	}
	var list []*dom.Node
	for c := range n.Descendants() {
		if c.Type == dom.ElementNode && c.Data == name && (class == "" || strings.Contains(" "+attr(c, "class")+" ", " "+class+" ")) {
			list = append(list, c)
		}
	}
	return list
}

// find is the first of all, nil where there is none.
func find(n *dom.Node, name, class string) *dom.Node {
	if list := all(n, name, class); len(list) > 0 {
		return list[0]
	}
	return nil
}

func attr(n *dom.Node, name string) string {
	for _, a := range n.Attr {
		if a.Key == name {
			return a.Val
		}
	}
	return ""
}

// wholeText is the text of a node as it stands there.
func wholeText(n *dom.Node) string {
	if n == nil {
		return ""
	}
	var b strings.Builder
	if n.Type == dom.TextNode {
		b.WriteString(n.Data)
	}
	for c := range n.Descendants() {
		if c.Type == dom.TextNode {
			b.WriteString(c.Data)
		}
	}
	return b.String()
}

// textOf is the text of a node, with one space between words.
func textOf(n *dom.Node) string { return strings.Join(strings.Fields(wholeText(n)), " ") }
