package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// gremlins changes operators of a package and runs its tests, at a version that is pinned.
const gremlins = "github.com/go-gremlins/gremlins/cmd/gremlins@v0.6.0"

// sampled are the packages that decide what may be done, and those of conversions.
var sampled = []string{
	"core/convert", "core/presburger", "core/rewrite", "core/transforms",
	"plugins/std/dialects/affine", "plugins/analysis/dependence", "plugins/std/conversions/expand", "plugins/std/passes/llvmhints", "plugins/std/passes/fusion",
	"plugins/std/passes/loops", "plugins/std/conversions/lower", "plugins/std/passes/normalize", "plugins/std/conversions/tollvm", "plugins/std/conversions/vectortollvm",
	"plugins/std/passes/datacopy", "plugins/std/passes/structured", "plugins/std/passes/versioning", "plugins/std/conversions/vectortoscf",
	"plugins/analysis/alias", "plugins/linalg/fusion", "plugins/linalg/tiling", "plugins/linalg/vectorize",
}

// survivor is a change with which all tests of its package pass. The line's text names its place,
// which stays true when lines move.
type survivor struct{ file, kind, line string }

// sample has gremlins change the packages in random order until the time is over, and reports
// an error for survivors that survivors.tsv does not know.
func sample(ctx context.Context, length time.Duration) error {
	known, err := knownSurvivors("internal/mutants/survivors.tsv")
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, length)
	defer cancel()
	var problems []error
	done := 0
	for _, i := range rand.Perm(len(sampled)) {
		list, err := unleash(ctx, sampled[i])
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			return err
		}
		done++
		for _, s := range list {
			if _, ok := known[s]; !ok {
				problems = append(problems, fmt.Errorf("survives: %s\t%s\t%s", s.file, s.kind, s.line))
			}
		}
		fmt.Printf("%s: %d survive\n", sampled[i], len(list))
	}
	fmt.Printf("%d of %d packages in %s\n", done, len(sampled), length)
	return errors.Join(problems...)
}

// knownSurvivors reads the survivors that have a reason: file, kind, line and reason with tabs
// between.
func knownSurvivors(name string) (map[survivor]string, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer func() { _ = f.Close() }()
	known := map[survivor]string{}
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		if strings.HasPrefix(lines.Text(), "#") {
			continue
		}
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 4 || strings.TrimSpace(fields[3]) == "" {
			return nil, fmt.Errorf("%s:%d: want file, kind, line and reason with tabs between", name, n)
		}
		known[survivor{fields[0], fields[1], fields[2]}] = fields[3]
	}
	return known, lines.Err()
}

// report is what gremlins writes.
type report struct {
	Files []struct {
		Name      string `json:"file_name"`
		Mutations []struct {
			Kind   string `json:"type"`
			Status string `json:"status"`
			Line   int    `json:"line"`
		} `json:"mutations"`
	} `json:"files"`
}

// unleash returns the survivors of a package.
func unleash(ctx context.Context, pkg string) ([]survivor, error) {
	dir, err := os.MkdirTemp("", "gremlins")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	out := filepath.Join(dir, "report.json")
	cmd := exec.CommandContext(ctx, "go", "run", gremlins, "unleash", "--silent", "--workers", "2", "--timeout-coefficient", "20", "--output", out, "./"+pkg)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("gremlins for %s: %w\n%s", pkg, err, text)
	}
	text, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	return lived(text, pkg)
}

// lived are the survivors that a report of gremlins names.
func lived(text []byte, pkg string) (list []survivor, err error) {
	var r report
	if err := json.Unmarshal(text, &r); err != nil {
		return nil, fmt.Errorf("gremlins for %s: %w", pkg, err)
	}
	for _, f := range r.Files {
		name := filepath.ToSlash(f.Name)
		if !strings.HasPrefix(name, pkg+"/") {
			name = pkg + "/" + name
		}
		code, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		lines := strings.Split(string(code), "\n")
		for _, m := range f.Mutations {
			if m.Status == "LIVED" && m.Line > 0 && m.Line <= len(lines) {
				list = append(list, survivor{name, m.Kind, strings.TrimSpace(lines[m.Line-1])})
			}
		}
	}
	return list, nil
}
