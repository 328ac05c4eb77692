package show

import (
	"io"
	"strconv"
	"strings"
)

// nodes gives nodes their names, in the order in which they are first met.
type nodes[T comparable] struct{ numbers map[T]int }

func (n *nodes[T]) name(of T) string {
	if n.numbers == nil {
		n.numbers = map[T]int{}
	}
	i, ok := n.numbers[of]
	if !ok {
		i = len(n.numbers)
		n.numbers[of] = i
	}
	return "Node" + strconv.Itoa(i)
}

// graph writes one graph of the language of Graphviz.
type graph struct{ text strings.Builder }

// begin opens a graph with a title; one without is unnamed.
func (g *graph) begin(title string) {
	if title == "" {
		g.text.WriteString("digraph unnamed {\n\n")
		return
	}
	title = escaped(title)
	g.text.WriteString("digraph \"" + title + "\" {\n\tlabel=\"" + title + "\";\n\n")
}

// node adds a node. Its label is escaped already, so that lines end as its author wants it.
func (g *graph) node(name, label string) {
	g.text.WriteString("\t" + name + " [shape=record,label=\"{" + label + "}\"];\n")
}

func (g *graph) edge(from, to string) {
	g.text.WriteString("\t" + from + " -> " + to + ";\n")
}

// end closes the graph and writes it. What is shown is for eyes; that it cannot be written must
// not fail a run.
func (g *graph) end(w io.Writer) {
	g.text.WriteString("}\n")
	_, _ = io.WriteString(w, g.text.String())
}

// escapes are for text in the label of a record, where braces, bars and angle brackets mean fields.
var escapes = strings.NewReplacer(
	`\`, `\\`, `"`, `\"`, "{", `\{`, "}", `\}`, "<", `\<`, ">", `\>`, "|", `\|`, "\n", `\n`,
)

func escaped(text string) string { return escapes.Replace(text) }
