package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/knadh/koanf/providers/confmap"
	"github.com/knadh/koanf/v2"

	"github.com/mlirc/mlirc/core/diag"
)

// ProjectFile is the name of a project's configuration.
const ProjectFile = "mlirc.toml"

// Request says where the layers are.
type Request struct {
	// Pipeline is a file, or the name of one of the built-in pipelines; empty:
	// there is none, and Stages has the stages.
	Pipeline string
	// Stages are used instead of a pipeline file; a project's stages are then
	// not looked at.
	Stages []Stage
	// Builtin holds the pipelines that come with the program.
	Builtin fs.FS
	// Project is the folder in which, or above which, mlirc.toml is looked for;
	// empty: nowhere.
	Project string
	// Environment is a list of NAME=value.
	Environment []string
	// Sets are the values of --set, Flags settings that have flags of their own.
	Sets  []string
	Flags []FlagValue
}

// FlagValue is a setting that a flag of its own makes.
type FlagValue struct{ Flag, Key, Text string }

// Load reads all layers. The error is an [*Error] with all that is wrong.
func Load(r Request) (*Config, error) {
	l := &loader{
		request: r,
		config:  &Config{Folder: r.Project, settings: koanf.New("."), origins: map[string]Origin{}},
		stages:  stageList{stages: r.Stages},
	}
	l.defaults()
	if r.Pipeline != "" {
		l.pipeline(r.Pipeline, "", Origin{Layer: Flag, Name: "--pipeline"}, nil)
	}
	l.project()
	l.environment()
	l.flags()
	l.config.gather()
	l.config.Stages = l.stages.stages
	if problems := append(l.problems, l.stages.problems...); len(problems) > 0 {
		return nil, &Error{Diagnostics: problems, Sources: l.config.Sources}
	}
	return l.config, nil
}

type loader struct {
	request  Request
	config   *Config
	stages   stageList
	problems []diag.Diagnostic
}

func (l *loader) fail(o Origin, format string, args ...any) {
	l.problems = append(l.problems, o.Error(fmt.Sprintf(format, args...)))
}

// lay puts a layer's settings over those below.
func (l *loader) lay(entries []entry) {
	flat := make(map[string]any, len(entries))
	for _, e := range entries {
		e, wrong := normalize(e)
		if wrong != nil {
			l.problems = append(l.problems, *wrong)
			continue
		}
		if e.path[0] == stageSection {
			if l.request.Stages == nil {
				l.stages.option(e)
			}
			continue
		}
		flat[e.key()] = e.value.Text
		l.config.origins[e.key()] = e.value.Origin
	}
	if err := l.config.settings.Load(confmap.Provider(flat, "."), nil); err != nil {
		l.fail(Origin{}, "%v", err)
	}
}

func (l *loader) defaults() {
	var entries []entry
	for _, s := range Settings() {
		entries = append(entries, entry{
			path: strings.Split(s.Key, "."), value: Value{Text: s.Default, Origin: Origin{Layer: Default}},
		})
	}
	l.lay(entries)
}

// document lays one file. Its stages come before its stage options, so that a
// file may say both.
func (l *loader) document(doc document, layer Layer) {
	if l.request.Stages == nil {
		own := map[string]bool{}
		for _, s := range doc.stages {
			l.stages.declare(layer, s, own)
		}
	}
	l.lay(doc.entries)
}

func (l *loader) parse(name string, text []byte, layer Layer) document {
	source := diag.NewSource(name, text)
	l.config.Sources = append(l.config.Sources, source)
	doc, problems := parseTOML(source, layer)
	l.problems = append(l.problems, problems...)
	return doc
}

// pipeline lays a pipeline file over the one that it extends. Folder is where
// the name was found; chain the files that led here.
func (l *loader) pipeline(name, folder string, from Origin, chain []string) {
	path, text, err := l.findPipeline(name, folder)
	if err != nil {
		l.fail(from, "%v", err)
		return
	}
	for _, before := range chain {
		if before == path {
			l.fail(from, "pipeline '%s' extends itself: %s", name, strings.Join(append(chain, path), " -> "))
			return
		}
	}
	doc := l.parse(path, text, Pipeline)
	kept := doc.entries[:0]
	for _, e := range doc.entries {
		if e.key() == "extends" {
			l.pipeline(e.value.Text, filepath.Dir(path), e.value.Origin, append(chain, path))
			continue
		}
		kept = append(kept, e)
	}
	doc.entries = kept
	l.document(doc, Pipeline)
}

// findPipeline reads a file beside folder, or the built-in pipeline of that
// name, with or without `.toml`.
func (l *loader) findPipeline(name, folder string) (string, []byte, error) {
	path := name
	if folder != "" && !filepath.IsAbs(name) {
		path = filepath.Join(folder, name)
	}
	text, err := os.ReadFile(path)
	if err == nil {
		l.config.Files = append(l.config.Files, path)
		return path, text, nil
	}
	builtin := strings.TrimSuffix(filepath.Base(name), ".toml") + ".toml"
	if l.request.Builtin != nil && (builtin == name || builtin == name+".toml") {
		if text, err := fs.ReadFile(l.request.Builtin, builtin); err == nil {
			return builtin, text, nil
		}
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return "", nil, fmt.Errorf("cannot read pipeline '%s': %w", name, reason(err))
	}
	return "", nil, fmt.Errorf("there is no pipeline '%s'%s", name, l.suggestPipeline(name))
}

// reason is an error of the file system without the path, which messages name
// already.
func reason(err error) error {
	var at *fs.PathError
	if errors.As(err, &at) {
		return at.Err
	}
	return err
}

func (l *loader) suggestPipeline(name string) string {
	if l.request.Builtin == nil {
		return ""
	}
	files, _ := fs.Glob(l.request.Builtin, "*.toml")
	names := make([]string, len(files))
	for i, f := range files {
		names[i] = strings.TrimSuffix(f, ".toml")
	}
	if near, ok := diag.Suggest(strings.TrimSuffix(name, ".toml"), names); ok {
		return "; did you mean '" + near + "'?"
	}
	if len(names) == 0 {
		return ""
	}
	return "; give the path of a file, or one of " + strings.Join(names, ", ")
}

// project lays the nearest mlirc.toml.
func (l *loader) project() {
	if l.request.Project == "" {
		return
	}
	for dir := l.request.Project; ; dir = filepath.Dir(dir) {
		path := filepath.Join(dir, ProjectFile)
		text, err := os.ReadFile(path)
		if err == nil {
			l.config.Folder = dir
			l.config.Files = append(l.config.Files, path)
			l.document(l.parse(Shorten(path), text, Project), Project)
			return
		}
		if !errors.Is(err, fs.ErrNotExist) {
			l.fail(Origin{Layer: Project, Pos: diag.Position{File: path}}, "cannot be read: %v", reason(err))
			return
		}
		if filepath.Dir(dir) == dir {
			return
		}
	}
}

// Shorten makes a path relative to the working directory where that is shorter.
func Shorten(path string) string {
	here, err := os.Getwd()
	if err != nil {
		return path
	}
	if short, err := filepath.Rel(here, path); err == nil && len(short) < len(path) {
		return short
	}
	return path
}
