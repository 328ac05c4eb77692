// Command mutants changes the code that decides what a pass may do, one change at a time, and
// runs the test that must fail then.
//
// # Vocabulary
//
//   - A mutant is a wrong change of one fragment of the code. It lies in a file of this
//     folder, with the test that catches it.
//   - A survivor is a mutant with which its test passes. The command lists survivors and
//     exits with 1.
//
// A mutant that cannot be applied, because its fragment is not there exactly once, and one
// that does not compile are errors: so are tests that fail, or do not exist, without it.
// With -sample it is gremlins that changes the code, of packages in random order, and
// survivors.tsv knows which changes may survive and why.
//
// The tree stays as it is, for `go test` takes the changed file from an overlay.
//
// # Example
//
//	go run ./internal/mutants -run fusion/
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"time"
)

func main() {
	only := flag.String("run", "", "only mutants whose description, such as `FILE FUNCTION: ...`, matches the regular expression")
	jobs := flag.Int("jobs", 2, "how many tests run at once")
	length := flag.Duration("sample", 0, "in place of the mutants of this folder, changes by gremlins of packages in random order for so long")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	work := func() error { return run(ctx, *only, *jobs) }
	if *length > 0 {
		work = func() error { return sample(ctx, *length) }
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		stop()
		os.Exit(1)
	}
}

func run(ctx context.Context, only string, jobs int) error {
	filter, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	all, err := readAll("internal/mutants/*.txt")
	if err != nil {
		return fmt.Errorf("%w; run it in the root of the repository", err)
	}
	var chosen []mutant
	for _, m := range all {
		if filter.MatchString(m.String()) {
			chosen = append(chosen, m)
		}
	}
	if err := passWithout(ctx, chosen, jobs); err != nil {
		return err
	}
	start := time.Now()
	var lock sync.Mutex
	var survivors []mutant
	var problems []error
	done := 0
	each(len(chosen), jobs, func(i int) {
		m := chosen[i]
		caught, err := m.isCaught(ctx)
		lock.Lock()
		defer lock.Unlock()
		done++
		switch {
		case err != nil:
			problems = append(problems, err)
		case !caught:
			survivors = append(survivors, m)
			fmt.Printf("SURVIVES %s: %s\n", m.at, m)
		}
		if done%10 == 0 || done == len(chosen) {
			fmt.Printf("%d of %d mutants in %s, %d survive\n", done, len(chosen), time.Since(start).Round(time.Second), len(survivors))
		}
	})
	if len(survivors) > 0 {
		problems = append(problems, fmt.Errorf("%d of %d mutants survive", len(survivors), len(chosen)))
	}
	return errors.Join(problems...)
}

// each calls do for the numbers below n, several at once.
func each(n, jobs int, do func(i int)) {
	var wait sync.WaitGroup
	next := make(chan int)
	for range max(1, jobs) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range next {
				do(i)
			}
		}()
	}
	for i := range n {
		next <- i
	}
	close(next)
	wait.Wait()
}

// passWithout reports an error unless each test exists, and passes on the code as it is.
func passWithout(ctx context.Context, list []mutant, jobs int) error {
	type named struct{ pkg, test string }
	var tests []named
	seen := map[named]bool{}
	for _, m := range list {
		if n := (named{m.pkg, m.test}); !seen[n] {
			seen[n] = true
			tests = append(tests, n)
		}
	}
	problems := make([]error, len(tests))
	each(len(tests), jobs, func(i int) {
		out, failed := goTest(ctx, tests[i].pkg, tests[i].test, "")
		if failed || !strings.Contains(out, "--- PASS") {
			problems[i] = fmt.Errorf("%s %s does not pass on the code as it is:\n%s", tests[i].pkg, tests[i].test, out)
		}
	})
	return errors.Join(problems...)
}

// isCaught reports whether the mutant's test fails with it.
func (m mutant) isCaught(ctx context.Context) (bool, error) {
	changed, err := m.apply(".")
	if err != nil {
		return false, err
	}
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return false, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	file, err := filepath.Abs(m.file)
	if err != nil {
		return false, err
	}
	replacement, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {file: replacement}})
	if err != nil {
		return false, err
	}
	if err := errors.Join(os.WriteFile(replacement, changed, 0o666), os.WriteFile(overlay, text, 0o666)); err != nil {
		return false, err
	}
	out, failed := goTest(ctx, m.pkg, m.test, overlay)
	if ctx.Err() != nil {
		return false, ctx.Err()
	}
	if failed && !strings.Contains(out, "--- FAIL") && !strings.Contains(out, "panic: ") && !strings.Contains(out, "fatal error: ") {
		return false, fmt.Errorf("%s: %s: the test does not run:\n%s", m.at, m, out)
	}
	return failed, nil
}

// goTest runs a test; one that takes longer than a minute fails. Linking takes longer than
// the test, and less time without debug information.
func goTest(ctx context.Context, pkg, test, overlay string) (out string, failed bool) {
	args := []string{"test", "-count=1", "-v", "-failfast", "-timeout=60s", "-vet=off", "-ldflags=-s -w", "-run", "^" + strings.ReplaceAll(test, "/", "$/^") + "$"}
	if overlay != "" {
		args = append(args, "-overlay", overlay)
	}
	cmd := exec.CommandContext(ctx, "go", append(args, pkg)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	text, err := cmd.CombinedOutput()
	return string(text), err != nil
}
