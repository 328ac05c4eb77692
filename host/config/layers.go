package config

import (
	"errors"
	"slices"
	"strings"

	"github.com/knadh/koanf/v2"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/sdk/protocol"
)

// Each layer is a provider of koanf; that of a file has a parser, too. What they read are
// nested maps of settled values, and koanf merges them.

// file provides the text of a file.
type file []byte

var _ koanf.Provider = file(nil)

// ReadBytes is the text.
func (f file) ReadBytes() ([]byte, error) { return f, nil }

// Read is for providers without a parser.
func (file) Read() (map[string]any, error) { return nil, errors.New("a file has a parser") }

// tomlParser makes a layer of a file. What the file extends is laid below it first.
type tomlParser struct {
	*loader
	path    string // for messages
	layer   Layer
	extends func(Value)
	hidden  bool // messages do not show its lines
}

var _ koanf.Parser = tomlParser{}

// Unmarshal notes what is wrong with the file, and gives what is not.
func (p tomlParser) Unmarshal(text []byte) (map[string]any, error) {
	source := diag.NewSource(p.path, text)
	if !p.hidden {
		p.config.Sources = append(p.config.Sources, source)
	}
	doc, problems := parseTOML(source, p.layer)
	p.problems = append(p.problems, problems...)
	isExtends := func(e entry) bool { return e.key() == "extends" }
	if i := slices.IndexFunc(doc.entries, isExtends); i >= 0 && p.extends != nil {
		p.extends(doc.entries[i].value)
		doc.entries = slices.Delete(doc.entries, i, i+1)
	}
	if p.examining {
		for _, s := range doc.stages {
			p.examine(s.entries)
		}
		p.examine(slices.DeleteFunc(slices.Clone(doc.entries), func(e entry) bool { return e.path[0] != stageSection }))
	}
	if p.request.Stages == nil {
		own := map[string]bool{}
		for _, s := range doc.stages {
			p.stages.declare(p.layer, s, own)
		}
	}
	return p.settle(doc.entries), nil
}

// Marshal is not needed.
func (tomlParser) Marshal(map[string]any) ([]byte, error) {
	return nil, errors.New("a configuration is not written")
}

// provider reads the entries of a layer that is no file.
type provider struct {
	*loader
	read func() []entry
}

var _ koanf.Provider = provider{}

// Read gives what is not wrong.
func (p provider) Read() (map[string]any, error) { return p.settle(p.read()), nil }

// ReadBytes is for providers with a parser.
func (provider) ReadBytes() ([]byte, error) { return nil, errors.New("this layer is no text") }

// settle checks the entries of a layer, gives each its one form, and notes where it comes
// from. Options of stages go to their stages.
func (l *loader) settle(entries []entry) map[string]any {
	layer := map[string]any{}
	for _, e := range entries {
		if e.path[0] == pluginsSection && len(e.path) == 2 {
			e.path = append(e.path[:2:2], "version")
		}
		row := Lookup(e.path...)
		if row == nil || row.Key == "extends" {
			l.fail(e.value.Origin, "%s", unknown(e.path))
			continue
		}
		if e.value.Origin.Layer == Bundle && !row.Data {
			l.fail(e.value.Origin, "a failure bundle does not say '%s'", e.key())
			continue
		}
		value, err := row.settle(e.value)
		if err != nil {
			l.fail(e.value.Origin, "%v", err)
			continue
		}
		if row.Type == Any {
			l.option(e)
			continue
		}
		if (!row.Data || l.leadsOut(row, e.value.Origin, value)) && !l.claim(row, e, value) {
			continue
		}
		put(layer, e.path, value)
		l.config.origins[strings.Join(e.path, ".")] = e.value.Origin
	}
	return layer
}

// put sets a value in maps in maps.
func put(in map[string]any, path []string, value any) {
	for _, word := range path[:len(path)-1] {
		below, ok := in[word].(map[string]any)
		if !ok {
			below = map[string]any{}
			in[word] = below
		}
		in = below
	}
	in[path[len(path)-1]] = value
}

// defaults are what the schema says.
func (l *loader) defaults() []entry {
	var entries []entry
	for i := range schema {
		if s := &schema[i]; s.fixed() && s.Key != "extends" {
			entries = append(entries, entry{path: s.words(), value: Value{Text: s.Default}})
		}
	}
	return entries
}

// variablePrefix begins the names of environment variables that are settings:
// MLIRC_MEMREF_CONVENTION is memref.convention, MLIRC_STAGE_OPTIONS_LLC_OPT_LEVEL
// is stage-options.llc.opt-level.
const variablePrefix = "MLIRC_"

// notSettings are variables of that prefix with a meaning of their own.
var notSettings = [...]string{"MLIRC_PLUGIN", "MLIRC_PLUGINS", "MLIRC_CACHE", "MLIRC_CPUPROFILE"}

// environment reads the variables that are settings.
func (l *loader) environment() []entry {
	var entries []entry
	for _, each := range slices.Sorted(slices.Values(l.request.Environment)) {
		name, text, ok := strings.Cut(each, "=")
		rest, ours := strings.CutPrefix(name, variablePrefix)
		if !ok || !ours || slices.Contains(notSettings[:], name) {
			continue
		}
		origin := Origin{Layer: Environment, Name: name}
		if strings.HasPrefix(name, protocol.ReattachPrefix) {
			l.config.Reattach = append(l.config.Reattach, Value{Text: text, Origin: origin})
			continue
		}
		path := l.variablePath(rest)
		if path == nil {
			l.fail(origin, "this environment variable names no setting%s", suggestVariable(name))
			continue
		}
		entries = append(entries, entry{path: path, value: Value{Text: text, Origin: origin}})
	}
	return entries
}

// variablePath turns the name of a variable into the path of a setting, nil if there is
// none. An underscore may stand for a dot or for a dash, so names are looked for.
func (l *loader) variablePath(name string) []string {
	if rest, ok := strings.CutPrefix(name, variableName(pluginsSection)+"_"); ok {
		known := l.config.settings.MapKeys(pluginsSection)
		for _, key := range inSection("plugins.NAME.") {
			if plugin, ok := strings.CutSuffix(rest, "_"+variableName(key)); ok {
				return []string{pluginsSection, nameOf(plugin, known), key}
			}
		}
		return []string{pluginsSection, nameOf(rest, known), "version"}
	}
	if rest, ok := strings.CutPrefix(name, variableName(toolchainSection)+"_"); ok {
		return []string{toolchainSection, nameOf(rest, l.config.settings.MapKeys(toolchainSection))}
	}
	if rest, ok := strings.CutPrefix(name, variableName(stageSection)+"_"); ok {
		ids := l.stages.ids()
		slices.SortStableFunc(ids, func(a, b string) int { return len(b) - len(a) })
		for _, id := range ids {
			if option, ok := strings.CutPrefix(rest, variableName(id)+"_"); ok {
				return []string{stageSection, id, nameOf(option, nil)}
			}
		}
		return nil
	}
	for i := range schema {
		if s := &schema[i]; s.fixed() && variableName(s.Key) == name {
			return s.words()
		}
	}
	return nil
}

// nameOf is a name in a variable: one that is known, or one with dashes.
func nameOf(variable string, known []string) string {
	for _, name := range known {
		if variableName(name) == variable {
			return name
		}
	}
	return strings.ToLower(strings.ReplaceAll(variable, "_", "-"))
}

func suggestVariable(name string) string {
	var names []string
	for i := range schema {
		if s := &schema[i]; s.fixed() {
			names = append(names, variablePrefix+variableName(s.Key))
		}
	}
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

func variableName(key string) string {
	return strings.ToUpper(strings.NewReplacer(".", "_", "-", "_").Replace(key))
}

// flags reads --set and the flags that stand for settings.
func (l *loader) flags() []entry {
	entries := fixedEntries(l.request.Flags, Flag)
	for _, set := range l.request.Sets {
		key, text, ok := strings.Cut(set, "=")
		path, isKey := parseKey(key)
		if !ok || !isKey {
			l.fail(Origin{Layer: Flag, Name: "--set " + set}, "write --set section.name=value")
			continue
		}
		entries = append(entries, entry{path: path, value: Value{Text: unquote(text), Origin: Origin{Layer: Flag, Name: "--set " + key}}})
	}
	return entries
}

// bundle reads the settings of a failure bundle.
func (l *loader) bundle() []entry { return fixedEntries(l.request.Bundle, Bundle) }

func fixedEntries(list []FlagValue, layer Layer) []entry {
	var entries []entry
	for _, f := range list {
		entries = append(entries, entry{
			path: strings.Split(f.Key, "."), value: Value{Text: f.Text, Origin: Origin{Layer: layer, Name: f.Flag}},
			ifStage: f.IfStage,
		})
	}
	return entries
}

// unquote takes the quotes of TOML off, for those who copy a line of a file.
func unquote(text string) string {
	text = strings.TrimSpace(text)
	if len(text) >= 2 && (text[0] == '"' || text[0] == '\'') && text[len(text)-1] == text[0] {
		return text[1 : len(text)-1]
	}
	return text
}
