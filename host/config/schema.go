package config

import (
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// Setting is a row of the schema: what a configuration may say. Checking, the help of
// flags, `mlirc config` and docs/configuration.md come from it.
type Setting struct {
	// Key is made of words with dots between them. One in capitals stands for any name.
	Key     string
	Type    Type
	List    bool     // of values of the type
	Values  []string // those of an enum; words that a path or a convention may be besides
	Default string
	Doc     string
	// Data is set for what a file may say that the user does not trust: what is done with
	// a module, and nothing about the machine.
	Data bool
	// Carried is set for what a failure bundle holds: what is done, and not where.
	Carried bool
}

// Sections of names that are up to the user.
const (
	pluginsSection   = "plugins"
	toolchainSection = "toolchain"
	stageSection     = "stage-options"
)

const anyName = "NAME"

// ConventionKey is the setting that chooses the memref convention: a name, or a file
// [ConventionEnding].
const (
	ConventionKey    = "memref.convention"
	ConventionEnding = ".toml"
)

// schema is not changed. Rows of a section are together, and a section of the user's names
// comes after those of ours.
var schema = [...]Setting{
	{Key: "extends", Type: Text, Data: true, Doc: "the pipeline that a pipeline file changes: a file beside it, or a built-in pipeline"},
	{Key: "dialects", Type: Path, List: true, Data: true, Doc: "dialect files to know besides those of plugins"},
	{Key: "debug-info", Type: Enum, Values: []string{"none", "line", "full"}, Default: "full", Data: true, Carried: true,
		Doc: "what debuggers get to know: full: lines, variables and types; line: lines; none: nothing. Of passes that flags name it is theirs to say"},
	{Key: ConventionKey, Type: Convention, Default: "descriptor", Data: true, Carried: true, Doc: "how a memref becomes LLVM values: a convention of a plugin, or a file NAME.toml"},
	{Key: "target.triple", Type: Text, Data: true, Carried: true, Doc: "what code is generated for, such as aarch64-linux-gnu; empty: what the module says, or this machine"},
	{Key: "target.cpu", Type: Text, Data: true, Carried: true, Doc: "the processor, such as cortex-a72; native is this one"},
	{Key: "target.features", Type: Text, Data: true, Carried: true, Doc: "features of the processor to switch on and off, such as +sve,-crypto"},
	{Key: "target.relocation-model", Type: Enum, Values: []string{"auto", "static", "pic", "dynamic-no-pic", "ropi", "rwpi", "ropi-rwpi"}, Default: "auto", Data: true, Carried: true, Doc: "how code refers to addresses; auto: pic"},
	{Key: "target.code-model", Type: Enum, Values: []string{"auto", "tiny", "small", "kernel", "medium", "large"}, Default: "auto", Data: true, Carried: true, Doc: "how far apart code and data may be; auto: what LLVM has for the target"},
	{Key: "host.workers", Type: Integer, Default: "0", Doc: "cores to use, 0: all"},
	{Key: "host.spelling", Type: Enum, Values: []string{"detect", "mlir-13", "mlir-19", "mlir-22", "2020", "2018"}, Default: "detect", Data: true, Carried: true,
		Doc: "names and forms of modules as text: mlir-13, mlir-19, mlir-22, to read also 2020 and 2018; detect: what the input has, and mlir-13 to write"},
	{Key: "host.allow-unregistered-dialect", Type: Bool, Default: "false", Data: true, Carried: true, Doc: "take operations, types and attributes of unknown dialects"},
	{Key: "host.log-level", Type: Enum, Values: []string{"off", "error", "warn", "info", "debug", "trace"}, Default: "off", Doc: "log of host and plugins"},
	{Key: "host.in-process", Type: Bool, Default: "false", Doc: "run the first-party plugins in the host's process, for debugging"},
	{Key: "host.deadline", Type: Duration, Default: "10m", Carried: true, Doc: "how long one plugin may keep the host waiting for a reply, 0s: for ever"},
	{Key: "host.replies", Type: Size, Default: "4GiB", Carried: true, Doc: "the most that one reply of a plugin may hold, 0: any"},
	{Key: "host.verify-each", Type: Bool, Default: "false", Data: true, Carried: true, Doc: "verify a module after each pass, and not only where a plugin hands it over"},
	{Key: "host.bundles", Type: Path, Values: []string{"off"}, Doc: "the folder where failure bundles go, off: nowhere; empty: where temporary files are"},
	{Key: "sandbox.mode", Type: Enum, Values: []string{"auto", "on", "off"}, Default: "auto", Doc: "auto: keep plugins from files and network as far as the system can; on: start none that it cannot; off: restrict nothing"},
	{Key: "sandbox.memory", Type: Size, Default: "50%", Doc: "the most that a plugin may hold with what it starts, such as 4GiB or a share of the machine's; 0: any"},
	{Key: "sandbox.environment", Type: Text, List: true, Doc: "variables that every plugin gets, as NAME or NAME=value"},
	{Key: "plugins.NAME.version", Type: Range, Data: true, Doc: "versions that fit, such as ^0.1; NAME = \"^0.1\" says the same"},
	{Key: "plugins.NAME.path", Type: Program, Doc: "the program of the plugin"},
	{Key: "plugins.NAME.use", Type: Bool, Data: true, Doc: "false leaves the plugin out"},
	{Key: "plugins.NAME.read", Type: Path, List: true, Doc: "files and folders that it may read"},
	{Key: "plugins.NAME.write", Type: Path, List: true, Doc: "files and folders that it may write, too"},
	{Key: "plugins.NAME.tools", Type: Program, List: true, Doc: "programs that it may run, beside those that it has; an empty list takes all away"},
	{Key: "plugins.NAME.environment", Type: Text, List: true, Doc: "variables that it gets, as NAME or NAME=value"},
	{Key: "plugins.NAME.network", Type: Bool, Doc: "whether it may open connections"},
	{Key: "toolchain.NAME", Type: Program, Doc: "the program that a tool is, such as llc"},
	{Key: "stage-options.NAME.NAME", Type: Any, Data: true, Doc: "an option of the pass of a stage, by the stage's id"},
}

// stageSchema are the keys of a `[[stage]]` besides the options of its pass.
var stageSchema = [...]Setting{
	{Key: "id", Type: Text, Data: true, Doc: "how layers and messages call the stage; its pass, where there is none"},
	{Key: "pass", Type: Text, Data: true, Doc: "what the stage does"},
	{Key: "plugin", Type: Text, Data: true, Doc: "which plugin does it, where several have the pass"},
	{Key: "before", Type: Text, Data: true, Doc: "the id of the stage that it is put before"},
	{Key: "after", Type: Text, Data: true, Doc: "the id of the stage that it is put behind"},
	{Key: "skip", Type: Bool, Data: true, Doc: "true takes a stage of a lower layer out"},
}

// Schema lists all settings.
func Schema() []Setting { return schema[:] }

// StageSchema lists the settings of a stage besides the options of its pass.
func StageSchema() []Setting { return stageSchema[:] }

// StageKeys are the keys of a stage besides the options of its pass.
func StageKeys() []string {
	var names []string
	for _, s := range stageSchema {
		names = append(names, s.Key)
	}
	return names
}

// Lookup returns the row of a key; names of the user's are as they are.
func Lookup(path ...string) *Setting {
	for i := range schema {
		if schema[i].matches(path) {
			return &schema[i]
		}
	}
	return nil
}

func (s *Setting) words() []string { return strings.Split(s.Key, ".") }

func (s *Setting) matches(path []string) bool {
	words := s.words()
	if len(words) != len(path) {
		return false
	}
	for i, w := range words {
		if w != path[i] && (w != anyName || path[i] == "") {
			return false
		}
	}
	return true
}

// fixed reports whether no name in the key is up to the user.
func (s *Setting) fixed() bool { return !strings.Contains(s.Key, anyName) }

// Doc is what the schema says about a setting with a fixed name, for the help of a flag.
func Doc(key string) string {
	s := Lookup(strings.Split(key, ".")...)
	if s == nil {
		panic("BUG: no setting " + key)
	}
	return s.Doc
}

// unknown says what may have been meant by a key that is none.
func unknown(path []string) string {
	if path[0] == pluginsSection && len(path) == 3 {
		keys := inSection("plugins.NAME.")
		message := "a plugin has no '" + path[2] + "'"
		if near, ok := diag.Suggest(path[2], keys); ok {
			return message + "; did you mean '" + near + "'?"
		}
		return message + "; it has " + strings.Join(keys, ", ")
	}
	key := keyText(path)
	message := "there is no setting '" + key + "'"
	var known, sections []string
	for i := range schema {
		s := &schema[i]
		if s.fixed() {
			known = append(known, s.Key)
		}
		if section, _, ok := strings.Cut(s.Key, "."); ok && !slices.Contains(sections, section) {
			sections = append(sections, section)
		}
	}
	if near, ok := diag.Suggest(key, known); ok {
		return message + "; did you mean '" + near + "'?"
	}
	if names := inSection(path[0] + "."); names != nil && !strings.Contains(names[0], anyName) {
		return message + "; the section has " + strings.Join(names, ", ")
	}
	if near, ok := diag.Suggest(path[0], sections); ok && len(path) > 1 {
		return message + "; did you mean the section '" + near + "'?"
	}
	return message + "; sections are " + strings.Join(sections, ", ")
}

// inSection lists what follows a beginning of keys.
func inSection(prefix string) []string {
	var names []string
	for _, s := range schema {
		if name, ok := strings.CutPrefix(s.Key, prefix); ok {
			names = append(names, name)
		}
	}
	return names
}

// Variable is the environment variable that says the setting, "" where none does.
func (s *Setting) Variable() string {
	if s.Key == "extends" {
		return ""
	}
	return variablePrefix + variableName(s.Key)
}
