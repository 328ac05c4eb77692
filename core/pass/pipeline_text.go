package pass

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// ParsePipeline reads a pipeline as mlir-opt writes it:
//
//	builtin.module(func(cse,canonicalize{max-iterations=3}),symbol-dce)
//
// The module around it may be left out. Options are separated by blanks; a value
// may be quoted; a bool without a value is true. All problems are returned, with
// positions in the source.
func ParsePipeline(source *diag.Source, registry *Registry) (*Pipeline, []diag.Diagnostic) {
	p := &pipelineParser{source: source, text: string(source.Text()), registry: registry}
	root := &Pipeline{Anchor: moduleOp}
	p.steps(root, false)
	if len(p.problems) > 0 {
		return nil, p.problems
	}
	if len(root.Steps) == 1 {
		if only, ok := root.Steps[0].(*Pipeline); ok && sameAnchor(only.Anchor, moduleOp) {
			return only, nil
		}
	}
	return root, nil
}

type pipelineParser struct {
	source   *diag.Source
	text     string
	at       int
	registry *Registry
	problems []diag.Diagnostic
	depth    int
}

// maxNesting is how deep pipelines may nest.
const maxNesting = 64

func (p *pipelineParser) errorf(at int, format string, args ...any) {
	p.problems = append(p.problems, diag.NewError(p.source.Position(at), fmt.Sprintf(format, args...)))
}

func (p *pipelineParser) skipBlanks() {
	for p.at < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.at]) >= 0 {
		p.at++
	}
}

func (p *pipelineParser) accept(c byte) bool {
	p.skipBlanks()
	if p.at < len(p.text) && p.text[p.at] == c {
		p.at++
		return true
	}
	return false
}

// steps reads steps up to the closing parenthesis or the end.
func (p *pipelineParser) steps(into *Pipeline, nested bool) {
	open := p.at
	for len(p.problems) == 0 || p.at < len(p.text) {
		p.skipBlanks()
		if p.at == len(p.text) || p.text[p.at] == ')' {
			break
		}
		if !p.step(into) {
			return
		}
		if !p.accept(',') {
			break
		}
	}
	p.skipBlanks()
	switch {
	case nested && !p.accept(')'):
		p.errorf(open-1, "this parenthesis is not closed")
		p.at = len(p.text)
	case !nested && p.at < len(p.text):
		p.errorf(p.at, "expected ',' or the end of the pipeline")
		p.at = len(p.text)
	}
}

// step reads one step; false when it cannot go on.
func (p *pipelineParser) step(into *Pipeline) bool {
	start := p.at
	for p.at < len(p.text) && strings.IndexByte(",(){} \t\r\n", p.text[p.at]) < 0 {
		p.at++
	}
	name := p.text[start:p.at]
	if name == "" {
		p.errorf(start, "expected the name of a pass or of an operation")
		p.at = len(p.text)
		return false
	}
	if p.accept('(') {
		name = strings.TrimPrefix(name, "builtin.")
		if p.depth == maxNesting {
			p.errorf(start, "pipelines nest more than %d levels here", maxNesting)
			p.at = len(p.text)
			return false
		}
		return p.nested(into, name)
	}
	return p.pass(into, name, start)
}

// nested reads the pipeline in parentheses; false when it cannot go on.
func (p *pipelineParser) nested(into *Pipeline, name string) bool {
	depth, problems := p.depth, len(p.problems)
	if depth > 0 || !sameAnchor(name, moduleOp) { // the outer module may be left out
		p.depth++
	}
	p.steps(into.nest(name), true)
	p.depth = depth
	return len(p.problems) == problems || p.at < len(p.text)
}

func (p *pipelineParser) pass(into *Pipeline, name string, start int) bool {
	settings, ok := map[string]string(nil), true
	if p.at < len(p.text) && p.text[p.at] == '{' {
		settings, ok = p.options()
	}
	found := p.registry.Lookup(name)
	if found == nil {
		p.unknownPass(name, start)
		return ok
	}
	for option, value := range settings {
		if o, known := findOption(found.Options, option); known && value == "" && o.Type == Bool {
			settings[option] = "true"
		}
	}
	instance, errs := newInstance(found, settings)
	for _, err := range errs {
		p.errorf(start, "%s", err)
	}
	if message := anchorProblem(found, into.Anchor); message != "" {
		p.errorf(start, "%s", message)
	}
	instance.pos = p.source.Position(start)
	into.Steps = append(into.Steps, instance)
	return ok
}

func (p *pipelineParser) unknownPass(name string, start int) {
	if near, ok := diag.Suggest(name, p.registry.names); ok {
		p.errorf(start, "there is no pass '%s'; did you mean '%s'?", name, near)
		return
	}
	p.errorf(start, "there is no pass '%s'", name)
}

// anchorProblem says why a pass cannot run in a pipeline on an operation, "" if
// it can.
func anchorProblem(p *Pass, anchor string) string {
	if p.Anchor == AnyOp || sameAnchor(anchor, moduleOp) {
		return ""
	}
	want := p.Anchor
	if want == "" {
		want = moduleOp
	}
	if sameAnchor(want, anchor) {
		return ""
	}
	return fmt.Sprintf("pass '%s' runs on '%s', not on '%s'; move it out of the parentheses", p.Name, want, anchor)
}

// options reads `{name=value ...}`. A list may be given element by element: `{sizes=4 sizes=8}`
// is `{sizes=4,8}`.
func (p *pipelineParser) options() (map[string]string, bool) {
	open := p.at
	p.at++
	settings := map[string]string{}
	for {
		p.skipBlanks()
		if p.at == len(p.text) {
			p.errorf(open, "this brace is not closed")
			return settings, false
		}
		if p.accept('}') {
			return settings, true
		}
		name, value, ok := p.option()
		if !ok {
			return settings, false
		}
		if before, again := settings[name]; again {
			value = before + "," + value
		}
		settings[name] = value
	}
}

func (p *pipelineParser) option() (name, value string, ok bool) {
	start := p.at
	for p.at < len(p.text) && strings.IndexByte("={} \t\r\n", p.text[p.at]) < 0 {
		p.at++
	}
	name = p.text[start:p.at]
	if name == "" {
		p.errorf(start, "expected the name of an option")
		p.at = len(p.text)
		return "", "", false
	}
	if p.at < len(p.text) && p.text[p.at] == '=' {
		p.at++
		value, ok = p.value()
		return name, value, ok
	}
	return name, "", true
}

// value reads up to a blank or brace outside of parentheses, braces, quotes.
func (p *pipelineParser) value() (string, bool) {
	start, depth := p.at, 0
	var b strings.Builder
	for ; p.at < len(p.text); p.at++ {
		c := p.text[p.at]
		switch {
		case c == '"' || c == '\'':
			if !p.quoted(&b, c) {
				p.errorf(start, "this quote is not closed")
				return "", false
			}
			continue
		case c == '{' || c == '(' || c == '[':
			depth++
		case depth > 0 && (c == '}' || c == ')' || c == ']'):
			depth--
		case depth == 0 && strings.IndexByte("} \t\r\n", c) >= 0:
			return b.String(), true
		}
		b.WriteByte(c)
	}
	return b.String(), true
}

// quoted reads a quoted text and stands on its closing quote.
func (p *pipelineParser) quoted(b *strings.Builder, quote byte) bool {
	for p.at++; p.at < len(p.text); p.at++ {
		c := p.text[p.at]
		if c == quote {
			return true
		}
		if c == '\\' && p.at+1 < len(p.text) {
			p.at++
			c = p.text[p.at]
		}
		b.WriteByte(c)
	}
	return false
}

// ParseSettings reads options as they follow a pass on a command line:
// `name=value name=value`. Positions are those in the text.
func ParseSettings(text string) (map[string]string, error) {
	source := diag.NewSource("", []byte("{"+text+"}"))
	p := &pipelineParser{source: source, text: "{" + text + "}"}
	settings, ok := p.options()
	if !ok {
		return nil, fmt.Errorf("options '%s': %s", text, p.problems[0].Message)
	}
	if p.at < len(p.text) {
		return nil, fmt.Errorf("options '%s': a brace is closed too early", text)
	}
	return settings, nil
}
