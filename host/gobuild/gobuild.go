package gobuild

import (
	"bytes"
	"context"
	"debug/buildinfo"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"

	"github.com/mlirc/mlirc/sdk/recipe"
)

// Prefix begins the names of plugins' programs.
const Prefix = "mlirc-plugin-"

// Program is what was built.
type Program struct {
	Path string
	// Source is the package with the version that it was built from.
	Source string
}

// errNoGo says what is missing.
var errNoGo = errors.New("this needs Go, and there is no `go` on the path; get it from https://go.dev/dl, or install a program that is built already: `mlirc plugins install PATH`")

// Package builds the plugins of `MODULE@VERSION`, or the one whose package that
// is, into a folder. Without a version it is the latest.
func Package(ctx context.Context, spec, into string) ([]Program, error) {
	pkg, version, _ := strings.Cut(spec, "@")
	if version == "" {
		version = "latest"
	}
	// A module may be called as its program is, see `mlirc plugins new`.
	named := strings.HasPrefix(path.Base(pkg), Prefix)
	if named && path.Base(path.Dir(pkg)) == "cmd" {
		return install(ctx, []string{pkg + "@" + version}, into)
	}
	m, err := download(ctx, pkg+"@"+version, into)
	if err != nil {
		return nil, err
	}
	commands, err := commandsOf(m.Dir)
	switch {
	case err != nil:
		return nil, err
	case len(commands) == 0 && named:
		return install(ctx, []string{m.Path + "@" + m.Version}, into)
	case len(commands) == 0:
		return nil, fmt.Errorf("module %s %s has no command cmd/%s*; if its plugin is elsewhere, name that package", m.Path, m.Version, Prefix)
	}
	var packages []string
	for _, c := range commands {
		packages = append(packages, path.Join(m.Path, "cmd", c)+"@"+m.Version)
	}
	return install(ctx, packages, into)
}

// Folder builds the plugins of the module in a folder as it is there.
func Folder(ctx context.Context, dir, into string) ([]Program, error) {
	commands, err := commandsOf(dir)
	if err != nil {
		return nil, err
	}
	if len(commands) == 0 {
		return nil, fmt.Errorf("%s has no command cmd/%s*", dir, Prefix)
	}
	var programs []Program
	for _, c := range commands {
		out := filepath.Join(into, c)
		if _, err := run(ctx, dir, nil, recipe.Args(out, "./cmd/"+c)...); err != nil {
			return nil, err
		}
		programs = append(programs, Program{Path: out, Source: dir})
	}
	return programs, nil
}

// Tidy has the module in a folder require what it imports.
func Tidy(ctx context.Context, dir string) error {
	_, err := run(ctx, dir, []string{"GOWORK=off"}, "mod", "tidy")
	return err
}

// commandsOf lists the commands of plugins in a module.
func commandsOf(dir string) ([]string, error) {
	found, err := filepath.Glob(filepath.Join(dir, "cmd", Prefix+"*"))
	if err != nil {
		return nil, err
	}
	var names []string
	for _, f := range found {
		if info, err := os.Stat(f); err == nil && info.IsDir() {
			names = append(names, filepath.Base(f))
		}
	}
	return names, nil
}

// module is what `go mod download -json` tells.
type module struct{ Path, Version, Dir, Error string }

func download(ctx context.Context, spec, dir string) (*module, error) {
	out, err := run(ctx, dir, []string{"GOWORK=off"}, "mod", "download", "-json", spec)
	var m module
	if json.Unmarshal(out, &m) == nil && m.Error != "" {
		return nil, fmt.Errorf("module %s cannot be had: %s", spec, m.Error)
	}
	if err != nil {
		return nil, err
	}
	if m.Dir == "" {
		return nil, fmt.Errorf("module %s cannot be had: go does not say where it is", spec)
	}
	return &m, nil
}

func install(ctx context.Context, packages []string, into string) ([]Program, error) {
	var programs []Program
	for _, p := range packages {
		// A folder for each: what it is called is the author's choice.
		bin, err := os.MkdirTemp(into, "bin-")
		if err != nil {
			return nil, err
		}
		if _, err := run(ctx, into, []string{"GOWORK=off", "GOBIN=" + bin, "GOOS=", "GOARCH="}, "install", "-trimpath", p); err != nil {
			return nil, err
		}
		made, err := built(bin)
		if err != nil {
			return nil, fmt.Errorf("package %s: %w", p, err)
		}
		programs = append(programs, made)
	}
	return programs, nil
}

// built is the only program in a folder, which says of itself what it was built
// from.
func built(dir string) (Program, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		return Program{}, err
	}
	if len(files) != 1 {
		return Program{}, errors.New("it is no program")
	}
	info, err := buildinfo.ReadFile(files[0])
	if err != nil {
		return Program{}, err
	}
	return Program{Path: files[0], Source: info.Path + "@" + info.Main.Version}, nil
}

// run runs go.
func run(ctx context.Context, dir string, env []string, args ...string) ([]byte, error) {
	tool, err := exec.LookPath("go")
	if err != nil {
		return nil, errNoGo
	}
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir = dir
	cmd.Env = recipe.Environment(append(os.Environ(), env...))
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	err = cmd.Run()
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return stdout.Bytes(), fmt.Errorf("go %s: %s", strings.Join(args, " "), said(stderr.String(), err))
	}
	return stdout.Bytes(), nil
}

// said is what go has to say about an error, without what it did before.
func said(stderr string, err error) string {
	var lines []string
	for line := range strings.Lines(strings.TrimSpace(stderr)) {
		if !strings.HasPrefix(line, "go: downloading ") {
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		return err.Error()
	}
	return strings.Join(lines, "")
}
