package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
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

// change is one that gremlins has tried.
type change struct {
	survivor
	status string // LIVED, KILLED, TIMED OUT, NOT COVERED or NOT VIABLE
	at     string // file:line:column
	token  string // the operator that is changed
}

// sample has gremlins change the files of the packages in random order until the time is over,
// and reports an error if there are survivors that survivors.tsv does not know.
func sample(ctx context.Context, length time.Duration) error {
	known, err := knownSurvivors("internal/mutants/survivors.tsv")
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, length)
	defer cancel()
	dir, err := os.MkdirTemp("", "gremlins")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	program, err := install(ctx, dir)
	if err != nil {
		return err
	}
	files, err := sampledFiles()
	if err != nil {
		return err
	}
	tried, surviving, done := map[string]int{}, 0, 0
	rand.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
	for _, file := range files {
		err := unleash(ctx, program, dir, file, func(c change) {
			tried[c.status]++
			if _, ok := known[c.survivor]; c.status == "LIVED" && !ok {
				surviving++
				fmt.Printf("SURVIVES %s: %s of `%s` in `%s`\n", c.at, c.kind, c.token, c.line)
			}
		})
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			return err
		}
		done++
	}
	fmt.Printf("%d of %d files in %s: %d changes caught, %d survive, %d of them unknown; the tests do not reach %d and do not end with %d\n",
		done, len(files), length, tried["KILLED"], tried["LIVED"], surviving, tried["NOT COVERED"], tried["TIMED OUT"])
	if surviving > 0 {
		return fmt.Errorf("%d changes survive that internal/mutants/survivors.tsv does not list: write a test, or a row of file, kind, line and reason", surviving)
	}
	return nil
}

// sampledFiles lists the files that may be changed.
func sampledFiles() (files []string, err error) {
	for _, pkg := range sampled {
		list, err := filepath.Glob(pkg + "/*.go")
		if err != nil || len(list) == 0 {
			return nil, fmt.Errorf("%s has no code; run it in the root of the repository", pkg)
		}
		for _, f := range list {
			if !strings.HasSuffix(f, "_test.go") && filepath.Base(f) != "doc.go" {
				files = append(files, filepath.ToSlash(f))
			}
		}
	}
	return files, nil
}

// install returns the program gremlins, which it puts in a folder. `go run` would not end it.
func install(ctx context.Context, dir string) (string, error) {
	cmd := exec.CommandContext(ctx, "go", "install", gremlins)
	cmd.Env = append(os.Environ(), "GOBIN="+dir)
	if text, err := cmd.CombinedOutput(); err != nil {
		return "", fmt.Errorf("gremlins: %w\n%s", err, text)
	}
	return filepath.Join(dir, "gremlins"), nil
}

// unleash changes one file. It ends all processes when the context does; what was found until
// then counts.
func unleash(ctx context.Context, program, dir, file string, found func(change)) error {
	code, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	pkg, base := path.Split(file)
	args := []string{"unleash", "--workers", "2", "--timeout-coefficient", "20", "--exclude-files", "/"}
	others, err := filepath.Glob(pkg + "*.go")
	if err != nil {
		return err
	}
	for _, f := range others {
		if f = filepath.Base(f); f != base {
			args = append(args, "--exclude-files", "^"+regexp.QuoteMeta(f)+"$")
		}
	}
	cmd := exec.CommandContext(ctx, program, append(args, "./"+path.Clean(pkg))...)
	cmd.Env = append(os.Environ(), "TMPDIR="+dir)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	cmd.Cancel = func() error { return syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
	cmd.WaitDelay = 10 * time.Second
	var text strings.Builder
	out, in := io.Pipe()
	cmd.Stdout, cmd.Stderr = io.MultiWriter(in, &text), &text
	read := make(chan struct{})
	go func() {
		defer close(read)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			if c, ok := changeOf(lines.Text(), file, strings.Split(string(code), "\n")); ok {
				found(c)
			}
		}
	}()
	err = cmd.Run()
	_ = in.Close()
	<-read
	if err != nil {
		return fmt.Errorf("gremlins for %s: %w\n%s", file, err, text.String())
	}
	return nil
}

// reported is a line by which gremlins reports a change: its status, kind and place.
var reported = regexp.MustCompile(`^ *([A-Z ]+[A-Z]) ([A-Z_]+) at .*:(\d+):(\d+)$`)

// changeOf reads such a line about a file.
func changeOf(report, file string, code []string) (change, bool) {
	m := reported.FindStringSubmatch(report)
	if m == nil {
		return change{}, false
	}
	line, _ := strconv.Atoi(m[3])
	column, _ := strconv.Atoi(m[4])
	if line < 1 || line > len(code) || column < 1 || column > len(code[line-1]) {
		return change{}, false
	}
	rest := code[line-1][column-1:]
	end := slices.IndexFunc([]byte(rest), func(c byte) bool { return !strings.ContainsRune("+-*/%<>=!&|^", rune(c)) })
	if end < 0 {
		end = len(rest)
	}
	return change{
		survivor: survivor{file, m[2], strings.TrimSpace(code[line-1])}, status: m[1],
		at: fmt.Sprintf("%s:%d:%d", file, line, column), token: rest[:end],
	}, true
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
