package config

import (
	"errors"
	"fmt"
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
)

// document is a TOML file as a list of settings. Tables only name them; the
// array of tables `stage` is kept apart, because its order counts.
type document struct {
	source  *diag.Source
	entries []entry
	stages  []stageEntry
}

// parseKey reads a key of TOML, in which a word with a dot has quotes.
func parseKey(text string) ([]string, bool) {
	doc, problems := parseTOML(diag.NewSource("", []byte(text+" = 0")), Flag)
	if len(problems) > 0 || len(doc.entries) != 1 {
		return nil, false
	}
	return doc.entries[0].path, true
}

// stageEntry is one `[[stage]]`.
type stageEntry struct {
	pos     diag.Position
	entries []entry
}

// parseTOML reads a file of a layer. It reports the first syntax error and
// every setting that is no text, number, truth or list of these.
func parseTOML(source *diag.Source, layer Layer) (document, []diag.Diagnostic) {
	if d := checkLimits(source); d != nil {
		return document{source: source}, []diag.Diagnostic{*d}
	}
	p := tomlReader{layer: layer, doc: document{source: source}, seen: map[string]diag.Position{}}
	p.parser.Reset(source.Text())
	for p.parser.NextExpression() {
		p.expression(p.parser.Expression())
	}
	if err := p.parser.Error(); err != nil {
		p.syntaxError(err)
	}
	return p.doc, p.problems
}

type tomlReader struct {
	parser   unstable.Parser
	layer    Layer
	doc      document
	table    []string
	stage    bool // the table is the last [[stage]]
	seen     map[string]diag.Position
	problems []diag.Diagnostic
}

func (p *tomlReader) fail(pos diag.Position, format string, args ...any) {
	p.problems = append(p.problems, diag.NewError(pos, fmt.Sprintf(format, args...)))
}

func (p *tomlReader) syntaxError(err error) {
	pos := diag.Position{File: p.doc.source.Name()}
	var at *unstable.ParserError
	if errors.As(err, &at) && len(at.Highlight) > 0 {
		pos = p.position(p.parser.Range(at.Highlight))
	}
	p.fail(pos, "%s", strings.TrimPrefix(err.Error(), "toml: "))
}

func (p *tomlReader) position(r unstable.Range) diag.Position {
	start := p.parser.Shape(r).Start
	return diag.Position{File: p.doc.source.Name(), Line: start.Line, Col: start.Column}
}

func (p *tomlReader) expression(n *unstable.Node) {
	switch n.Kind {
	case unstable.Table:
		p.table, p.stage = words(n), false
	case unstable.ArrayTable:
		p.arrayTable(n)
	case unstable.KeyValue:
		p.keyValue(n, p.table)
	}
}

func words(n *unstable.Node) []string {
	var path []string
	for it := n.Key(); it.Next(); {
		path = append(path, string(it.Node().Data))
	}
	return path
}

func (p *tomlReader) keyPosition(n *unstable.Node) diag.Position {
	it := n.Key()
	if !it.Next() {
		return diag.Position{File: p.doc.source.Name()}
	}
	return p.position(it.Node().Raw)
}

func (p *tomlReader) arrayTable(n *unstable.Node) {
	p.table, p.stage = words(n), true
	if len(p.table) != 1 || p.table[0] != "stage" {
		p.fail(p.keyPosition(n), "'[[%s]]' is unknown; stages are declared with '[[stage]]'", strings.Join(p.table, "."))
	}
	p.doc.stages = append(p.doc.stages, stageEntry{pos: p.keyPosition(n)})
	clear(p.seen)
}

func (p *tomlReader) keyValue(n *unstable.Node, prefix []string) {
	path := append(append([]string(nil), prefix...), words(n)...)
	if value := n.Value(); value.Kind == unstable.InlineTable {
		for it := value.Children(); it.Next(); {
			p.keyValue(it.Node(), path)
		}
		return
	}
	pos := p.keyPosition(n)
	value, ok := p.value(n.Value())
	if !ok {
		p.fail(pos, "'%s' must be a text, a number, true, false or a list of these", keyText(path))
		return
	}
	value.Origin = Origin{Layer: p.layer, Pos: pos}
	e := entry{path: path, value: value}
	if first, twice := p.seen[e.key()]; twice {
		p.problems = append(p.problems, diag.NewError(pos, fmt.Sprintf("'%s' is set twice", e.key())).
			WithNote(first, "it is set here, too"))
		return
	}
	p.seen[e.key()] = pos
	p.add(e)
}

func (p *tomlReader) add(e entry) {
	if !p.stage {
		p.doc.entries = append(p.doc.entries, e)
		return
	}
	last := &p.doc.stages[len(p.doc.stages)-1]
	e.path = e.path[1:]
	last.entries = append(last.entries, e)
}

func (p *tomlReader) value(n *unstable.Node) (Value, bool) {
	switch n.Kind {
	case unstable.String, unstable.Bool, unstable.Float:
		return Value{Text: string(n.Data)}, true
	case unstable.Integer:
		return Value{Text: strings.ReplaceAll(string(n.Data), "_", "")}, true
	case unstable.Array:
	default:
		return Value{}, false
	}
	list := []string{}
	for it := n.Children(); it.Next(); {
		member, ok := p.value(it.Node())
		if !ok || member.List != nil {
			return Value{}, false
		}
		list = append(list, member.Text)
	}
	return Value{Text: pass.JoinList(list), List: list}, true
}
