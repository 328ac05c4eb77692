package build

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/mlirc/mlirc/host/gobuild"
)

// Recipe is how the plugins of a folder are built.
type Recipe struct {
	dir   string
	file  string     // that says so
	build [][]string // commands
	test  []string   // a command, nil where there is none
}

// places are the folders where programs are, below that of the recipe.
var places = [...]string{".", "bin", "dist"}

// NoneError says that a folder has no recipe.
type NoneError struct{ Dir string }

// Error says what a recipe is.
func (e *NoneError) Error() string {
	return fmt.Sprintf("%s does not say how a plugin is built: it has no go.mod, no Makefile with a target `build`, and no package.json with a script `build`; `mlirc plugins new` writes a plugin that does", e.Dir)
}

// In finds the recipe of a folder; the error may be a [*NoneError].
func In(dir string) (*Recipe, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	for _, kind := range []func(string) (*Recipe, error){goModule, makefile, nodePackage} {
		if r, err := kind(dir); r != nil || err != nil {
			return r, err
		}
	}
	return nil, &NoneError{dir}
}

func goModule(dir string) (*Recipe, error) {
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		return nil, nil
	}
	return &Recipe{dir: dir, file: "go.mod", test: []string{"go", "test", "./..."}}, nil
}

// makefile is the recipe of a Makefile that has the target.
func makefile(dir string) (*Recipe, error) {
	text, err := os.ReadFile(filepath.Join(dir, "Makefile"))
	if err != nil || !hasTarget(text, "build") {
		return nil, nil
	}
	r := &Recipe{dir: dir, file: "Makefile", build: [][]string{{"make", "--no-print-directory", "build"}}}
	if hasTarget(text, "test") {
		r.test = []string{"make", "--no-print-directory", "test"}
	}
	return r, nil
}

func hasTarget(makefile []byte, name string) bool {
	return regexp.MustCompile(`(?m)^` + name + `[ \t]*:([^=]|$)`).Match(makefile)
}

func nodePackage(dir string) (*Recipe, error) {
	text, err := os.ReadFile(filepath.Join(dir, "package.json"))
	if err != nil {
		return nil, nil
	}
	var p struct {
		Scripts map[string]string `json:"scripts"`
	}
	if err := json.Unmarshal(text, &p); err != nil {
		return nil, fmt.Errorf("%s: %w", filepath.Join(dir, "package.json"), err)
	}
	if p.Scripts["build"] == "" {
		return nil, nil
	}
	r := &Recipe{dir: dir, file: "package.json"}
	if !isDir(filepath.Join(dir, "node_modules")) {
		get := []string{"npm", "install", "--no-audit", "--no-fund"}
		if _, err := os.Stat(filepath.Join(dir, "package-lock.json")); err == nil {
			get[1] = "ci"
		}
		r.build = append(r.build, get)
	}
	r.build = append(r.build, []string{"npm", "run", "--silent", "build"})
	if p.Scripts["test"] != "" {
		r.test = []string{"npm", "test", "--silent"}
	}
	return r, nil
}

func isDir(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// IsGo reports whether it is a Go module, whose build runs nothing of what it builds.
func (r *Recipe) IsGo() bool { return r.build == nil }

// Commands are what the build runs, besides the command go.
func (r *Recipe) Commands() string {
	var list []string
	for _, c := range r.build {
		list = append(list, strings.Join(c, " "))
	}
	return strings.Join(list, " && ")
}

// Test is the command that tests what was built, nil where the recipe has none.
func (r *Recipe) Test() []string { return r.test }

// Build builds the plugins. Those in Go are put into a folder, others where their recipe puts
// them. What the commands of the recipe say goes to stderr.
func (r *Recipe) Build(ctx context.Context, into string, stderr io.Writer) ([]gobuild.Program, error) {
	if r.IsGo() {
		return gobuild.Folder(ctx, r.dir, into)
	}
	for _, c := range r.build {
		if err := r.run(ctx, c, stderr); err != nil {
			return nil, err
		}
	}
	found, err := Programs(r.dir)
	if err != nil {
		return nil, err
	}
	if len(found) == 0 {
		return nil, fmt.Errorf("`%s` in %s left no executable program %sNAME there, in bin or in dist", r.Commands(), r.dir, gobuild.Prefix)
	}
	var list []gobuild.Program
	for _, path := range found {
		list = append(list, gobuild.Program{Path: path, Source: r.dir})
	}
	return list, nil
}

func (r *Recipe) run(ctx context.Context, command []string, stderr io.Writer) error {
	tool, err := exec.LookPath(command[0])
	if err != nil {
		return fmt.Errorf("%s of %s wants `%s`, which is not on the path", r.file, r.dir, command[0])
	}
	cmd := exec.CommandContext(ctx, tool, command[1:]...)
	cmd.Dir = r.dir
	cmd.Stdout, cmd.Stderr = stderr, stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	err = cmd.Run()
	var exit *exec.ExitError
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.As(err, &exit):
		return fmt.Errorf("`%s` in %s: %s", strings.Join(command, " "), r.dir, exit.ProcessState)
	}
	return err
}

// Programs are the executable programs of plugins in a folder that was built, sorted by place
// and name.
func Programs(dir string) ([]string, error) {
	var list []string
	for _, place := range places {
		found, err := filepath.Glob(filepath.Join(dir, place, gobuild.Prefix+"*"))
		if err != nil {
			return nil, err
		}
		for _, f := range found {
			if info, err := os.Stat(f); err == nil && info.Mode().IsRegular() && info.Mode()&0o111 != 0 {
				list = append(list, f)
			}
		}
	}
	return list, nil
}
