package config

import (
	"sort"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// variablePrefix begins the names of environment variables that are settings:
// MLIRC_MEMREF_CONVENTION is memref.convention, MLIRC_STAGE_OPTIONS_LLC_OPT_LEVEL
// is stage-options.llc.opt-level.
const variablePrefix = "MLIRC_"

// notSettings are variables of that prefix with a meaning of their own.
func notSettings() []string {
	return []string{"MLIRC_PLUGIN", "MLIRC_PLUGINS", "MLIRC_CACHE", "MLIRC_CPUPROFILE"}
}

func (l *loader) environment() {
	variables := map[string]string{}
	for _, each := range l.request.Environment {
		name, text, ok := strings.Cut(each, "=")
		if ok && strings.HasPrefix(name, variablePrefix) {
			variables[name] = text
		}
	}
	for _, name := range notSettings() {
		delete(variables, name)
	}
	var entries []entry
	for _, name := range sortedKeys(variables) {
		origin := Origin{Layer: Environment, Name: name}
		path, ok := l.variablePath(strings.TrimPrefix(name, variablePrefix))
		if !ok {
			l.fail(origin, "this environment variable names no setting%s", l.suggestVariable(name))
			continue
		}
		entries = append(entries, entry{path: path, value: Value{Text: variables[name], Origin: origin}})
	}
	l.lay(entries)
}

// variablePath turns the name of a variable into the path of a setting. An
// underscore may stand for a dot or for a dash, so names are looked for.
func (l *loader) variablePath(name string) ([]string, bool) {
	for _, s := range Settings() {
		if variableName(s.Key) == name {
			return strings.Split(s.Key, "."), true
		}
	}
	if rest, ok := strings.CutPrefix(name, variableName(toolchainSection)+"_"); ok {
		return []string{toolchainSection, settingName(rest)}, true
	}
	if rest, ok := strings.CutPrefix(name, variableName(pluginsSection)+"_"); ok {
		return pluginPath(rest), true
	}
	rest, ok := strings.CutPrefix(name, variableName(stageSection)+"_")
	if !ok {
		return nil, false
	}
	return l.stagePath(rest)
}

func pluginPath(name string) []string {
	for _, key := range pluginKeys() {
		if plugin, ok := strings.CutSuffix(name, "_"+variableName(key)); ok {
			return []string{pluginsSection, settingName(plugin), key}
		}
	}
	return []string{pluginsSection, settingName(name), "version"}
}

// stagePath takes the longest stage id that the name begins with.
func (l *loader) stagePath(name string) ([]string, bool) {
	ids := l.stages.ids()
	sort.Slice(ids, func(i, j int) bool { return len(ids[i]) > len(ids[j]) })
	for _, id := range ids {
		if option, ok := strings.CutPrefix(name, variableName(id)+"_"); ok {
			return []string{stageSection, id, settingName(option)}, true
		}
	}
	return nil, false
}

func (l *loader) suggestVariable(name string) string {
	var names []string
	for _, s := range Settings() {
		names = append(names, variablePrefix+variableName(s.Key))
	}
	if near, ok := diag.Suggest(name, names); ok {
		return "; did you mean '" + near + "'?"
	}
	return ""
}

func variableName(key string) string {
	return strings.ToUpper(strings.NewReplacer(".", "_", "-", "_").Replace(key))
}

func settingName(variable string) string {
	return strings.ToLower(strings.ReplaceAll(variable, "_", "-"))
}

func (l *loader) flags() {
	var entries []entry
	for _, f := range l.request.Flags {
		entries = append(entries, entry{
			path: strings.Split(f.Key, "."), value: Value{Text: f.Text, Origin: Origin{Layer: Flag, Name: f.Flag}},
		})
	}
	for _, set := range l.request.Sets {
		key, text, ok := strings.Cut(set, "=")
		origin := Origin{Layer: Flag, Name: "--set " + key}
		if !ok || key == "" {
			l.fail(Origin{Layer: Flag, Name: "--set " + set}, "write --set section.name=value")
			continue
		}
		entries = append(entries, entry{
			path: strings.Split(key, "."), value: Value{Text: unquote(text), Origin: origin},
		})
	}
	l.lay(entries)
}

// unquote takes the quotes of TOML off, for those who copy a line of a file.
func unquote(text string) string {
	text = strings.TrimSpace(text)
	if len(text) >= 2 && (text[0] == '"' || text[0] == '\'') && text[len(text)-1] == text[0] {
		return text[1 : len(text)-1]
	}
	return text
}
