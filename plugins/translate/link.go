package translate

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/artifact"
	"github.com/mlirc/mlirc/sdk/target"
	"github.com/mlirc/mlirc/sdk/toolchain"
)

// Link is the pass `link`.
func Link() *pass.Pass {
	return &pass.Pass{
		Name:    "link",
		Summary: "link an object to a program or a shared library with the C compiler",
		Options: []pass.Option{
			{Name: "shared", Type: pass.Bool, Default: "false", Doc: "make a shared library"},
			{Name: "libs", Type: pass.List, Default: "m", Doc: "libraries, without the `lib` of their names"},
			{Name: "lib-dirs", Type: pass.List, Names: pass.Files, Doc: "directories in which libraries are looked for"},
			{Name: "objects", Type: pass.List, Names: pass.Files, Doc: "files to link with the object: objects, archives, C sources"},
			{Name: "mtriple", Type: pass.String, Target: target.Triple,
				Doc: "the target, as of llc; a C compiler that is a clang gets it as --target"},
			{Name: "relocation-model", Type: pass.String, Target: target.RelocationModel,
				Doc: "as of llc; with `static`, the program lies at a fixed address"},
			{Name: "cc", Type: pass.String, Names: pass.Programs, Doc: "the C compiler; empty is that of the toolchain"},
		},
		Consumes:  pass.KindObject,
		Produces:  pass.KindExecutable,
		Translate: link,
	}
}

func link(t *pass.Translation) (err error) {
	tool, err := compiler(t)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "mlirc-link-*")
	if err != nil {
		return fmt.Errorf("no place for temporary files: %w", err)
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	object, out := filepath.Join(dir, "module.o"), filepath.Join(dir, "out")
	if err := os.WriteFile(object, t.Input.Data, 0o600); err != nil {
		return err
	}
	if _, err := tool.Run(t.Context, nil, linkArgs(t, tool, object, out)...); err != nil {
		return undefined(err)
	}
	if t.Output.Data, err = os.ReadFile(out); err != nil {
		return unusable(tool, "program", err)
	}
	return checkObject(tool, t.Output.Data, artifact.BeginsAs(t.Input.Data))
}

// undefined turns a linker's complaint about symbols that nothing defines into an error that says so: it
// is the program that lacks them. It returns any other error as it is.
func undefined(err error) error {
	var failure *toolchain.Failure
	if !errors.As(err, &failure) {
		return err
	}
	var names []string
	for line := range strings.Lines(failure.Stderr) {
		_, name, ok := strings.Cut(line, "undefined reference to ") // GNU ld
		if !ok {
			_, name, ok = strings.Cut(line, "undefined symbol: ") // lld
		}
		name = strings.Trim(strings.TrimSpace(name), "`'‘’")
		if ok && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return err
	}
	return fmt.Errorf("nothing that is linked defines '%s'; name a library that does: --shared-libs of `mlirc run`, or the options objects and libs of the pass link",
		strings.Join(names, "' or '"))
}

// compiler returns the C compiler of the option or of the toolchain.
func compiler(t *pass.Translation) (toolchain.Tool, error) {
	if cc := t.Options.String("cc"); cc != "" {
		return toolchain.Config{"cc": cc}.Find("cc")
	}
	if triple := t.Options.String("mtriple"); triple != "" && !target.IsNative(triple) {
		chosen, err := toolchain.ParseConfig(t.Resources[toolchain.Resource])
		if names := target.Compilers(triple); err == nil && chosen["cc"] == "" && len(names) > 0 {
			return toolchain.Tool{}, fmt.Errorf("no C compiler for '%s' is on the PATH, such as %s; install one "+
				"(on Debian apt-get install gcc-aarch64-linux-gnu and the like), or set cc in [toolchain]", triple, names[len(names)-1])
		}
	}
	return findTool(t, "cc")
}

func linkArgs(t *pass.Translation, cc toolchain.Tool, object, out string) []string {
	args := []string{"-o", out, object}
	if triple := t.Options.String("mtriple"); triple != "" && strings.Contains(filepath.Base(cc.Path), "clang") {
		args = append(args, "--target="+triple)
	}
	switch {
	case t.Options.Bool("shared"):
		args = append(args, "-shared")
	case t.Options.String("relocation-model") == "static":
		args = append(args, "-no-pie")
	}
	args = append(args, t.Options.List("objects")...)
	for _, dir := range t.Options.List("lib-dirs") {
		args = append(args, "-L"+dir)
	}
	for _, lib := range t.Options.List("libs") {
		args = append(args, "-l"+lib)
	}
	return args
}
