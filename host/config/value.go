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
	Flag
)

// String is what `mlirc pipeline show` calls the layer.
func (l Layer) String() string {
	switch l {
	case Default:
		return "default"
	case Pipeline:
		return "pipeline"
	case Project:
		return "project"
	case Environment:
		return "environment"
	case Flag:
		return "flag"
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

// Value is the text of a setting. Members of a list are separated by commas.
type Value struct {
	Text   string
	Origin Origin
}

// IsSet reports whether any layer says something.
func (v Value) IsSet() bool { return v.Text != "" || v.Origin.Layer != Default }

// Bool is the value of a switch; anything that is no truth is false.
func (v Value) Bool() bool {
	b, _ := strconv.ParseBool(v.Text)
	return b
}

// entry is a setting of a layer: a path of words and a value.
type entry struct {
	path  []string
	value Value
}

func (e entry) key() string { return strings.Join(e.path, ".") }
