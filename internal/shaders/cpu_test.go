package shaders_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/devices"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/program"
	"github.com/mlirc/mlirc/internal/shaders"
)

// mlirc is the command.
var mlirc string

func TestMain(m *testing.M) { os.Exit(program.Run(m, &mlirc, "../../cmd/mlirc")) }

// notYet are shaders that `mlirc run` does not compute, with a part of what it says of each.
var notYet = map[string]string{}

// TestCPU runs the corpus by `mlirc run`, and compares the buffers with what is expected. A
// shader of the list that works is an error, too. SHADER is the name of one to run; LANES is how many lanes
// subgroups have in those that do not ask for a number, such as 1.
func TestCPU(t *testing.T) {
	oracle.Need(t, "llc", "opt", "cc")
	assembler := shaders.NewAssembler(t)
	seen := map[string]bool{}
	for _, c := range shaders.Cases() {
		if !only(c.Name) || os.Getenv("TEST_LONG") == "" && (c.Subgroup == 4 || c.Subgroup == 16) {
			continue
		}
		seen[c.Name] = true
		name := strings.TrimSuffix(c.Name, filepath.Ext(c.Name))
		if c.Subgroup != 0 {
			name += "/" + strconv.Itoa(c.Subgroup)
		}
		spv := assembler.Assemble(c)
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			err := onCPU(t, c, spv)
			want, is := notYet[c.Name]
			switch {
			case !is && err != nil:
				t.Error(err)
			case is && err == nil:
				t.Error("it works; take it off the list of those that do not")
			case is && !strings.Contains(err.Error(), want):
				t.Errorf("it is on the list with '%s', and the cause is: %v", want, err)
			}
		})
	}
	for name := range notYet {
		if !seen[name] {
			t.Errorf("the list has '%s', which is no shader", name)
		}
	}
}

// patience is how long a case may take on a machine with other work.
const patience = 2 * time.Minute

// onCPU runs a case by the command. The module is binary unless there are further arguments, that say how
// it is compiled.
func onCPU(t *testing.T, c *shaders.Case, module []byte, more ...string) error {
	t.Helper()
	dir := t.TempDir()
	write := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		require.NoError(t, os.WriteFile(path, data, 0o600))
		return path
	}
	name := "shader.spv"
	if len(more) > 0 {
		name = "shader.mlir"
	}
	args := append([]string{"run", write(name, module)}, more...)
	args = append(args, "--entry", c.EntryPoint(), "--grid", fmt.Sprintf("%d,%d,%d", c.Grid[0], c.Grid[1], c.Grid[2]))
	for i, b := range c.Buffers {
		file := write(strconv.Itoa(i), b.Before)
		if b.Image != nil && (b.Image.View != devices.TexelBuffer || b.Image.FormatName != "") {
			size := strings.ReplaceAll(strings.Trim(fmt.Sprint(b.Image.Extent), "[]"), " ", "x")
			if b.Image.FormatName != "" {
				size += "x" + b.Image.FormatName
			}
			args = append(args, "--image", fmt.Sprintf("%d.%d=%s=%s", b.Set, b.Binding, size, file))
			continue
		}
		args = append(args, "--buffer", fmt.Sprintf("%d.%d=%s", b.Set, b.Binding, file))
	}
	if c.Push != nil {
		args = append(args, "--push-constants", write("push", c.Push))
	}
	for _, s := range c.Spec {
		args = append(args, "--spec-constant", fmt.Sprintf("%d=%s", s.ID, s.Text))
	}
	if c.Subgroup != 0 {
		args = append(args, "--subgroup-size", strconv.Itoa(c.Subgroup))
	} else if lanes := os.Getenv("LANES"); lanes != "" {
		args = append(args, "--subgroup-size", lanes)
	}
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	cmd := exec.CommandContext(ctx, mlirc, args...)
	cmd.Dir = dir
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	if ctx.Err() != nil {
		return errors.New("it does not end")
	}
	if err != nil {
		return fmt.Errorf("%s: %w", strings.TrimSpace(stderr.String()), err)
	}
	if stdout.String() != c.Prints {
		return fmt.Errorf("it prints '%s', not '%s'", stdout.String(), c.Prints)
	}
	for i, b := range c.Buffers {
		after, err := os.ReadFile(filepath.Join(dir, strconv.Itoa(i)))
		require.NoError(t, err)
		if err := b.Check(after); err != nil {
			return err
		}
	}
	if stderr.Len() > 0 {
		return errors.New("it works, and says " + stderr.String())
	}
	return nil
}
