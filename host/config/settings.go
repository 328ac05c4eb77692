package config

import (
	"slices"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Setting declares one that every configuration has.
type Setting struct {
	Key     string // section and name
	Default string
	Doc     string
	// Carried says that the setting belongs to what is done, and not to this
	// machine or person: a failure bundle carries it.
	Carried bool
}

// Settings are those with a fixed name. Besides them there are the sections
// `plugins`, `toolchain` and `stage-options`, whose names are up to the user.
func Settings() []Setting {
	return []Setting{
		{Key: "memref.convention", Carried: true, Default: "descriptor", Doc: "how a memref becomes LLVM values"},
		{Key: "sandbox.mode", Default: "auto", Doc: "auto: keep plugins from files and network as far as the system can; on: start none that it cannot; off: restrict nothing"},
		{Key: "sandbox.memory", Default: "50%", Doc: "the most that a plugin may hold with what it starts, such as 4GiB or a share of the machine's; 0: any"},
		{Key: "sandbox.environment", Doc: "variables that every plugin gets, as NAME or NAME=value"},
		{Key: "host.workers", Default: "0", Doc: "cores to use, 0: all"},
		{Key: "host.spelling", Carried: true, Default: "detect", Doc: "names and forms of modules as text: mlir-13, mlir-19, to read also 2020 and 2018; detect: what the input has, and mlir-13 to write"},
		{Key: "host.log-level", Default: "off", Doc: "off, error, warn, info, debug or trace"},
		{Key: "host.in-process", Default: "false", Doc: "run the first-party plugins in the host's process, for debugging"},
		{Key: "host.deadline", Carried: true, Default: "10m", Doc: "how long one plugin may keep the host waiting for a reply, 0s: for ever"},
		{Key: "host.replies", Carried: true, Default: "4GiB", Doc: "the most that one reply of a plugin may hold, 0: any"},
		{Key: "host.verify-each", Carried: true, Default: "false", Doc: "verify a module after each pass, and not only where a plugin hands it over"},
		{Key: "host.bundles", Doc: "the folder where failure bundles go, off: nowhere; empty: where temporary files are"},
	}
}

// The sections whose names are up to the user, with what stands below a name.
const (
	pluginsSection   = "plugins"       // NAME.KEY
	toolchainSection = "toolchain"     // TOOL
	stageSection     = "stage-options" // ID.OPTION
)

func openSections() []string {
	return []string{pluginsSection, toolchainSection, stageSection}
}

// normalize gives an entry its one form, and says whether there is such a
// setting.
func normalize(e entry) (entry, *diag.Diagnostic) {
	switch {
	case e.path[0] == pluginsSection && len(e.path) == 2:
		e.path = append(e.path[:2:2], "version")
		return e, nil
	case e.path[0] == pluginsSection && len(e.path) == 3:
		return e, pluginKey(e)
	case e.path[0] == toolchainSection && len(e.path) == 2:
		return e, nil
	case e.path[0] == stageSection && len(e.path) == 3:
		return e, nil
	}
	for _, s := range Settings() {
		if s.Key == e.key() {
			return e, nil
		}
	}
	return e, unknown(e, unknownMessage(e))
}

// pluginKey says what is wrong with a setting of a plugin.
func pluginKey(e entry) *diag.Diagnostic {
	key := e.path[2]
	if !slices.Contains(pluginKeys(), key) {
		message := "a plugin has no '" + key + "'; it has " + strings.Join(pluginKeys(), ", ")
		if near, ok := diag.Suggest(key, pluginKeys()); ok {
			message = "a plugin has no '" + key + "'; did you mean '" + near + "'?"
		}
		return unknown(e, message)
	}
	if key != "use" && key != "network" {
		return nil
	}
	if _, err := strconv.ParseBool(e.value.Text); err != nil {
		return unknown(e, "'"+e.value.Text+"' is neither true nor false")
	}
	return nil
}

func unknown(e entry, message string) *diag.Diagnostic {
	d := e.value.Origin.Error(message)
	return &d
}

func unknownMessage(e entry) string {
	var known []string
	sections := map[string]bool{}
	for _, s := range Settings() {
		known = append(known, s.Key)
		section, _, _ := strings.Cut(s.Key, ".")
		sections[section] = true
	}
	message := "there is no setting '" + e.key() + "'"
	if near, ok := diag.Suggest(e.key(), known); ok {
		return message + "; did you mean '" + near + "'?"
	}
	if sections[e.path[0]] {
		return message + "; the section has " + strings.Join(inSection(e.path[0]), ", ")
	}
	names := append(sortedKeys(sections), openSections()...)
	if near, ok := diag.Suggest(e.path[0], names); ok && len(e.path) > 1 {
		return message + "; did you mean the section '" + near + "'?"
	}
	return message + "; sections are " + strings.Join(names, ", ")
}

func inSection(section string) []string {
	var names []string
	for _, s := range Settings() {
		if name, ok := strings.CutPrefix(s.Key, section+"."); ok {
			names = append(names, name)
		}
	}
	return names
}
