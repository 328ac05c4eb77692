package show

import (
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
)

// PrintCFGGraph prints a graph of the blocks of each function.
var PrintCFGGraph = &pass.Pass{
	Name:     "print-cfg-graph",
	Summary:  "print graphs of the blocks of functions",
	Anchor:   "func",
	HostOnly: true,
	Doc: `A graph for each function that has a body, in the language of Graphviz, behind the messages, as
view-op-graph prints its own. A node is a block with its operations; an edge leads to a block that the
last one of them may branch to.`,
	Run: func(r *pass.Run) error {
		r.Unchanged()
		if ir.IsDeclaration(r.Op) {
			return nil
		}
		var g graph
		var names nodes[*ir.Block]
		g.begin("")
		for b := range r.Op.Region(0).Blocks() {
			name := names.name(b)
			lines := string(syntax.AppendBlock(nil, b, syntax.PrintOptions{}))
			g.node(name, leftAligned(lines))
			if last := b.Last(); last != nil {
				for _, to := range last.Successors() {
					g.edge(name, names.name(to))
				}
			}
		}
		g.end(r.Printed)
		return nil
	},
}

// leftAligned escapes lines that are to begin at the left of a node.
func leftAligned(lines string) string {
	var text strings.Builder
	for line := range strings.Lines(lines) {
		text.WriteString(escaped(strings.TrimSuffix(line, "\n")) + `\l`)
	}
	return text.String()
}
