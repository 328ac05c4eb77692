package config

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Layer is a source of settings; a greater one wins.
type Layer uint8

// The layers, lowest first.
const (
	Default Layer = iota
	Pipeline
	Project
	Environment
	Bundle // a failure bundle that is reproduced
	Flag
)

// String is what `mlirc pipeline show` calls the layer.
func (l Layer) String() string {
	names := [...]string{"default", "pipeline", "project", "environment", "bundle", "flag"}
	if int(l) < len(names) {
		return names[l]
	}
	return "layer(" + strconv.Itoa(int(l)) + ")"
}

// Origin is where a value comes from.
type Origin struct {
	Layer Layer
	// Name is the variable or flag; files have a position instead.
	Name string
	Pos  diag.Position
}

// String names the place, such as `cpu.toml:12` or `--set`.
func (o Origin) String() string {
	if o.Pos.IsKnown() {
		return diag.Position{File: o.Pos.File, Line: o.Pos.Line}.String()
	}
	if o.Name != "" {
		return o.Name
	}
	return o.Layer.String()
}

// at is a position for messages; flags and variables stand for a file.
func (o Origin) at() diag.Position {
	if o.Pos.IsKnown() || o.Name == "" {
		return o.Pos
	}
	return diag.Position{File: o.Name}
}

// Error is a diagnostic about something that comes from there.
func (o Origin) Error(message string) diag.Diagnostic { return diag.NewError(o.at(), message) }

// Value is what a setting is.
type Value struct {
	// Text is the value as --set takes it.
	Text string
	// List are the members of a list.
	List   []string
	Origin Origin
}

// IsSet reports whether any layer says something.
func (v Value) IsSet() bool { return v.Text != "" || v.Origin.Layer != Default }

// Shown is the text for others than the user, in a failure bundle or a report: of variables
// only the names, since their values may be secrets.
func (v Value) Shown(key string) string {
	if !strings.HasSuffix(key, ".environment") {
		return v.Text
	}
	var names []string
	for _, each := range v.List {
		name, _, _ := strings.Cut(each, "=")
		names = append(names, name)
	}
	return strings.Join(names, ",")
}

// Bool is the value of a switch; anything that is no truth is false.
func (v Value) Bool() bool {
	b, _ := strconv.ParseBool(v.Text)
	return b
}

// entry is a setting of a layer: a path of words and a value.
type entry struct {
	path  []string
	value Value
	// ifStage drops an option of a stage that is not there.
	ifStage bool
}

func (e entry) key() string { return keyText(e.path) }

// keyText is a key as TOML has it: a word with a dot or a space in it has quotes.
func keyText(path []string) string {
	words := make([]string, len(path))
	for i, w := range path {
		words[i] = w
		if w == "" || strings.ContainsAny(w, ". \"'=[]") {
			words[i] = strconv.Quote(w)
		}
	}
	return strings.Join(words, ".")
}
