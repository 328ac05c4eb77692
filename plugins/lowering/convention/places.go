package convention

import (
	"strings"

	"github.com/pelletier/go-toml/v2/unstable"

	"github.com/mlirc/mlirc/core/diag"
)

// places has where the keys of a text are, with dots: those of tables and those in them.
type places struct {
	file string
	keys map[string]diag.Position
}

// keyPlaces finds the keys of a text that was read without an error.
func keyPlaces(file string, text []byte) *places {
	p := &places{file, map[string]diag.Position{}}
	var parser unstable.Parser
	parser.Reset(text)
	table := ""
	for parser.NextExpression() {
		n := parser.Expression()
		var words []string
		var at diag.Position
		for key := n.Key(); key.Next(); {
			if words == nil {
				start := parser.Shape(key.Node().Raw).Start
				at = diag.Position{File: file, Line: start.Line, Col: start.Column}
			}
			words = append(words, string(key.Node().Data))
		}
		name := strings.Join(words, ".")
		switch {
		case n.Kind == unstable.Table:
			table = name + "."
		case words != nil:
			name = table + name
		}
		p.keys[name] = at
	}
	return p
}

// of is the place of a key; of one that is not there, that of the innermost table around it.
func (p *places) of(key string) diag.Position {
	for {
		if at, ok := p.keys[key]; ok {
			return at
		}
		dot := strings.LastIndexByte(key, '.')
		if dot < 0 {
			return diag.Position{File: p.file}
		}
		key = key[:dot]
	}
}
