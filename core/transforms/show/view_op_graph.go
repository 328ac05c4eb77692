package show

import (
	"strconv"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/syntax"
)

const (
	titleOption = "title"
	shortNames  = "short-names"
)

// ViewOpGraph prints a graph of the operations of each block.
var ViewOpGraph = &pass.Pass{
	Name:     "view-op-graph",
	Summary:  "print graphs of operations and of the uses of their results",
	HostOnly: true,
	Doc: `A graph for each block of the operations of a module, in the language of Graphviz, behind the
messages: 'mlirc opt -view-op-graph in.mlir -o out.mlir 2>graph.dot', and 'dot -Tsvg -O graph.dot' draws
it. A node is an operation, with its location, the types of its results and its attributes; an edge
leads to an operation that uses a result, which may be in a region or another block, whose graph has
a node of that name. Elements that are more than 16 are left out.`,
	Options: []pass.Option{
		{Name: titleOption, Type: pass.String, Doc: "what the title of each graph begins with"},
		{Name: shortNames, Type: pass.Bool, Default: "false", Doc: "accepted, and without effect, as in MLIR 13"},
	},
	Run: func(r *pass.Run) error {
		v := opGraphs{run: r, users: usersOf(r.Op)}
		v.module(r.Op)
		r.Unchanged()
		return nil
	},
}

// usersOf are the operations that use each value, once for each operand, the last one in the text first;
// an operation comes behind those of its regions.
func usersOf(top *ir.Operation) map[*ir.Value][]*ir.Operation {
	users := map[*ir.Value][]*ir.Operation{}
	ir.WalkPostOrder(top, func(op *ir.Operation) {
		for _, v := range op.AllOperands() {
			users[v] = append(users[v], op)
		}
	})
	return users
}

type opGraphs struct {
	run     *pass.Run
	users   map[*ir.Value][]*ir.Operation
	names   nodes[*ir.Operation]
	unnamed int // operations without a symbol so far
}

// module prints the graphs of the blocks directly inside of a module's operations, those of modules
// in it included.
func (v *opGraphs) module(m *ir.Operation) {
	for block := range m.Region(0).Blocks() {
		for op := range block.Ops() {
			if op.Name() == m.Name() {
				v.module(op)
				continue
			}
			title := v.title(op)
			for region := range op.Regions() {
				v.region(region, title)
			}
		}
	}
}

// title is the symbol of an operation, or its name and how many before it had none.
func (v *opGraphs) title(op *ir.Operation) string {
	title := v.run.Options.String(titleOption)
	if name := ir.SymbolName(op); name != "" {
		return title + name
	}
	v.unnamed++
	return title + op.Name().String() + strconv.Itoa(v.unnamed)
}

func (v *opGraphs) region(r *ir.Region, title string) {
	several := r.Entry() != nil && r.Entry().Next() != nil
	i := 0
	for b := range r.Blocks() {
		if several {
			v.block(b, title+"__"+strconv.Itoa(i))
		} else {
			v.block(b, title)
		}
		i++
	}
}

func (v *opGraphs) block(b *ir.Block, title string) {
	var g graph
	g.begin(title)
	for op := range b.Ops() {
		name := v.names.name(op)
		g.node(name, escaped(label(op)))
		for _, result := range op.Results() {
			users := v.users[result]
			for i := len(users) - 1; i >= 0; i-- {
				g.edge(name, v.names.name(users[i]))
			}
		}
	}
	g.end(v.run.Printed)
}

// label is an operation's name, its location if it has one, its types, and its attributes.
func label(op *ir.Operation) string {
	text := append([]byte(op.Name().String()), '\n')
	if op.Loc() != op.Context().UnknownLoc() {
		text = append(syntax.AppendLoc(text, op.Loc()), '\n')
	}
	for i, t := range op.ResultTypes() {
		if i > 0 {
			text = append(text, ", "...)
		}
		text = syntax.AppendType(text, t)
	}
	text = append(text, '\n')
	for _, a := range op.Attrs() {
		text = append(text, "\n"+a.Name+": "+shown(a.Value)...)
	}
	return string(text)
}

// mostElements is how many elements of an attribute are shown.
const mostElements = 16

const leftOut = "[...]"

// shown is an attribute without its elements, if they are many and not all the same.
func shown(a ir.Attribute) string {
	if list, ok := a.(*ir.ArrayAttr); ok && len(list.Elems()) > mostElements {
		return leftOut
	}
	elements, ok := a.(interface{ Shaped() ir.ShapedType })
	if dense, is := a.(*ir.DenseElementsAttr); !ok || is && dense.IsSplat() {
		return syntax.AttrString(a)
	}
	if n, known := ir.NumElements(elements.Shaped()); known && n > mostElements {
		return leftOut + " : " + syntax.TypeString(elements.Shaped())
	}
	return syntax.AttrString(a)
}
