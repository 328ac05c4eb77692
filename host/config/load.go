package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/knadh/koanf/v2"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/host/files"
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
	// Bundle are settings of a failure bundle, from which Stages come, too; nil: there is
	// none.
	Bundle []FlagValue
	// Trust says which files may set more than data; nil: none may.
	Trust Trust
	// SetAside leaves out what a file says that takes effect only where the user trusts it,
	// for a command that does not need it; it is an error otherwise.
	SetAside bool
}

// FlagValue is a setting that a flag of its own makes, or a failure bundle.
type FlagValue struct {
	Flag, Key, Text string
	// IfStage drops an option of a stage that the pipeline does not have.
	IfStage bool
}

// Load reads all layers. The error is an [*Error] with all that is wrong.
func Load(r Request) (*Config, error) {
	l := newLoader(r)
	l.lay(provider{l, l.defaults}, nil)
	if r.Pipeline != "" {
		l.pipeline(r.Pipeline, nil, Origin{Layer: Flag, Name: "--pipeline"}, nil)
	}
	l.project()
	for _, read := range []func() []entry{l.environment, l.bundle, l.flags} {
		l.lay(provider{l, read}, nil)
	}
	l.untrusted()
	l.warnOfAside()
	l.config.gather()
	l.config.Stages = l.stages.stages
	return l.result()
}

type loader struct {
	request  Request
	config   *Config
	stages   stageList
	claims   []*Claim
	aside    []Claimed
	problems []diag.Diagnostic
	// examining notes options of stages, too.
	examining bool
}

func newLoader(r Request) *loader {
	return &loader{
		request: r,
		config: &Config{
			Folder: r.Project, settings: koanf.New("."), origins: map[string]Origin{}, files: map[string]*File{}, trust: r.Trust,
		},
		stages: stageList{stages: r.Stages},
	}
}

func (l *loader) result() (*Config, error) {
	if problems := append(l.problems, l.stages.problems...); len(problems) > 0 {
		return nil, &Error{Diagnostics: problems, Sources: l.config.Sources}
	}
	return l.config, nil
}

func (l *loader) fail(o Origin, format string, args ...any) {
	l.problems = append(l.problems, o.Error(fmt.Sprintf(format, args...)))
}

// lay puts a layer over those below.
func (l *loader) lay(p koanf.Provider, parser koanf.Parser) {
	if err := l.config.settings.Load(p, parser); err != nil {
		l.fail(Origin{}, "%v", err)
	}
}

// option takes an option of a stage. Where the stages are not those of the layers, they
// have their options already; those of a failure bundle can be changed by flags.
func (l *loader) option(e entry) {
	if l.request.Stages == nil || l.request.Bundle != nil && e.value.Origin.Layer == Flag {
		l.stages.option(e)
	}
}

// found is a pipeline file, or one that comes with the program.
type found struct {
	path    string // for messages
	text    []byte
	builtin bool
}

// pipeline lays a pipeline file over the one that it extends. By is the one that extends
// it, nil for the user; chain are the files that led here.
func (l *loader) pipeline(name string, by *found, from Origin, chain []string) {
	p, err := l.findPipeline(name, by)
	if err != nil {
		l.fail(from, "%v", err)
		return
	}
	link := p.path
	if p.builtin {
		link += " of mlirc"
	}
	if slices.Contains(chain, link) {
		l.fail(from, "pipeline '%s' extends itself: %s", name, strings.Join(append(chain, link), " -> "))
		return
	}
	l.lay(file(p.text), tomlParser{loader: l, path: p.path, layer: Pipeline, extends: func(v Value) {
		if p.builtin || l.extendsOut(besideFile(v.Text, p.path), v) {
			l.pipeline(v.Text, p, v.Origin, append(chain, link))
		}
	}})
}

// besideFile is a path that a file names.
func besideFile(path, file string) string {
	if filepath.IsAbs(path) {
		return path
	}
	return filepath.Join(filepath.Dir(file), path)
}

// findPipeline reads a file, relative to the one that names it, or the built-in pipeline
// of that name, with or without `.toml`. What comes with the program extends only such.
func (l *loader) findPipeline(name string, by *found) (*found, error) {
	path := name
	if by != nil {
		path = besideFile(name, by.path)
	}
	err := fs.ErrNotExist
	if by == nil || !by.builtin {
		read := files.ReadUpTo // the user's own may come from a pipe
		if by != nil || l.examining {
			read = files.ReadRegular
		}
		var text []byte
		if text, err = read(mostRead, path); err == nil {
			l.config.Files = append(l.config.Files, path)
			l.config.add(newFile(path, path, text))
			return &found{path: path, text: text}, nil
		}
	}
	builtin := strings.TrimSuffix(filepath.Base(name), ".toml") + ".toml"
	if l.request.Builtin != nil && (builtin == name || builtin == name+".toml") {
		if text, err := fs.ReadFile(l.request.Builtin, builtin); err == nil {
			return &found{path: builtin, text: text, builtin: true}, nil
		}
	}
	if !errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("cannot read pipeline '%s': %w", name, files.Cause(err))
	}
	return nil, fmt.Errorf("there is no pipeline '%s'%s", name, l.suggestPipeline(name))
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
	path := ProjectOf(l.request.Project)
	if path == "" {
		return
	}
	text, err := files.ReadRegular(mostRead, path)
	if err != nil {
		l.fail(Origin{Layer: Project, Pos: diag.Position{File: path}}, "cannot be read: %v", files.Cause(err))
		return
	}
	l.config.Folder = filepath.Dir(path)
	l.config.Files = append(l.config.Files, path)
	short := Shorten(path)
	l.config.add(newFile(short, path, text))
	// A link of the project's to a file elsewhere shows none of its lines.
	l.lay(file(text), tomlParser{loader: l, path: short, layer: Project, hidden: files.IsOutside(path, l.config.Folder)})
}

// ProjectOf is the project's file in a folder or the nearest above, "" where there is none.
func ProjectOf(folder string) string {
	for dir := folder; ; dir = filepath.Dir(dir) {
		path := filepath.Join(dir, ProjectFile)
		if _, err := os.Stat(path); !errors.Is(err, fs.ErrNotExist) {
			return path
		}
		if filepath.Dir(dir) == dir {
			return ""
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
