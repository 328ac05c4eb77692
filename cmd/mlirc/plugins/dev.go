package plugins

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/mlirc/mlirc/host/build"
	"github.com/mlirc/mlirc/host/gobuild"
	"github.com/mlirc/mlirc/host/scratch"
	"github.com/mlirc/mlirc/host/watch"
)

// development is the command `plugins dev`.
type development struct {
	dir    string
	args   []string // of mlirc, after each build
	recipe *build.Recipe
	stdout io.Writer
	stderr io.Writer
	bin    string // where the programs go
}

func pluginsDev() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "dev [FOLDER] [-- ARGUMENT...]",
		Short: "Build a plugin and run mlirc with it whenever a file is saved",
		Long: `Watches a folder (default .), but for what is hidden and what .gitignore names in it.
Whenever a file is saved it builds the plugins as 'mlirc plugins build' does, and then runs
mlirc with the arguments behind --, which uses the programs that were just built; without
arguments it runs the tests: 'go test ./...', 'make test' or 'npm test'. Files among the
arguments are watched, too. Ctrl-C ends it.`,
		Example: `  mlirc plugins dev
  mlirc plugins dev units -- opt -units-cancel units/testdata/cancel.mlir`,
		RunE: func(cmd *cobra.Command, args []string) error {
			d := &development{dir: ".", stdout: cmd.OutOrStdout(), stderr: cmd.ErrOrStderr()}
			dash := cmd.ArgsLenAtDash()
			if dash < 0 {
				dash = len(args)
			}
			if dash > 1 {
				return fmt.Errorf("one folder is watched, but there are %d; mlirc's arguments come after --", dash)
			}
			if dash == 1 {
				d.dir = args[0]
			}
			d.args = args[dash:]
			return d.run(cmd.Context())
		},
	}
	return cmd
}

func (d *development) run(ctx context.Context) error {
	recipe, err := build.In(d.dir)
	if err != nil {
		return err
	}
	d.recipe = recipe
	own, err := scratch.New()
	if err != nil {
		return err
	}
	defer own.Remove()
	d.bin = own.Path
	var files []string
	for _, a := range d.args {
		if info, err := os.Stat(a); err == nil && info.Mode().IsRegular() {
			files = append(files, a)
		}
	}
	ignored, err := readIgnored(d.dir)
	if err != nil {
		return err
	}
	wanted := ignored.isSource
	if recipe.IsGo() {
		wanted = func(path string) bool { return isGoSource(path) && ignored.isSource(path) }
	}
	return watch.Run(ctx, watch.Options{Dir: d.dir, Files: files, Skip: ignored.names, Wanted: wanted}, d.turn)
}

// isGoSource reports whether a file goes into a build or a test of Go.
func isGoSource(path string) bool {
	return slices.Contains([]string{".go", ".dialect", ".mod", ".sum", ".toml", ".mlir"}, filepath.Ext(path)) ||
		strings.Contains(filepath.ToSlash(path), "testdata/")
}

// turn builds and runs. What it has to say about failures is for the person who
// reads it; the next save is another try.
func (d *development) turn(ctx context.Context) {
	began := time.Now()
	programs, err := d.recipe.Build(ctx, d.bin, d.stderr)
	if err == nil {
		fmt.Fprintf(d.stderr, "mlirc: built in %s\n", time.Since(began).Round(time.Millisecond))
		err = d.execute(ctx, programs)
	}
	switch {
	case ctx.Err() != nil: // saved again, or Ctrl-C
	case err != nil:
		fmt.Fprintf(d.stderr, "mlirc: %v; waiting for a change\n", err)
	default:
		fmt.Fprintln(d.stderr, "mlirc: done; waiting for a change")
	}
}

func (d *development) execute(ctx context.Context, programs []gobuild.Program) error {
	args, dir := d.recipe.Test(), d.dir
	switch {
	case len(d.args) > 0:
		self, err := os.Executable()
		if err != nil {
			return err
		}
		args, dir = append([]string{self}, d.args...), ""
	case args == nil:
		return nil // it is built, and there is nothing to try it with
	}
	cmd := exec.CommandContext(ctx, args[0], args[1:]...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), pathVariables(programs)...)
	cmd.Stdout, cmd.Stderr = d.stdout, d.stderr
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = time.Second
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		return errors.New(exit.ProcessState.String())
	}
	return err
}

// pathVariables name the programs of plugins as settings for this run.
func pathVariables(programs []gobuild.Program) []string {
	var list []string
	for _, p := range programs {
		name := strings.TrimPrefix(filepath.Base(p.Path), gobuild.Prefix)
		name = strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
		list = append(list, "MLIRC_PLUGINS_"+name+"_PATH="+p.Path)
	}
	return list
}
