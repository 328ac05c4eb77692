// Command mutants changes the code that decides what a pass may do, one change at a time, and
// runs the test that must fail then.
//
// # Vocabulary
//
//   - A mutant is a wrong change of one fragment of the code. It lies in a file of this
//     folder, with the test that catches it.
//   - A survivor is a mutant with which its test passes. The command lists survivors and
//     exits with 1.
//   - A mutant is slow if its test does not end in the time that -limit gives: it is neither
//     caught nor does it survive, unless the mutant is a loop without end. The command lists
//     these, and exits with 1. A row whose test ends in that way says so: `! TestX (slow)`.
//
// A run that is cancelled says how many mutants it has tried, and fails. A mutant that cannot
// be applied, because its fragment is not there exactly once, and one
// that does not compile are errors: so are tests that fail, or do not exist, without it.
// With -sample it is gremlins that changes the code, of files in random order, and
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

	"github.com/mlirc/mlirc/core/parallel"
)

func main() {
	only := flag.String("run", "", "only mutants whose description, such as `FILE FUNCTION: ...`, matches the regular expression")
	jobs := flag.Int("jobs", 2, "how many tests run at once")
	limit := flag.Duration("limit", time.Minute, "how long a test may take with a mutant")
	length := flag.Duration("sample", 0, "in place of the mutants of this folder, changes by gremlins of files in random order for so long")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	work := func() error { return run(ctx, *only, *jobs, *limit) }
	if *length > 0 {
		work = func() error { return sample(ctx, *length) }
	}
	if err := work(); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		stop()
		os.Exit(1)
	}
}

func run(ctx context.Context, only string, jobs int, limit time.Duration) error {
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
	if err := passWithout(ctx, chosen, jobs, limit); err != nil {
		return err
	}
	r := tally{total: len(chosen), start: time.Now()}
	parallel.Do(jobs, len(chosen), func(i int) {
		if ctx.Err() == nil {
			end, err := chosen[i].try(ctx, limit)
			r.add(chosen[i], end, err)
		}
	})
	if ctx.Err() != nil {
		r.problems = append(r.problems, fmt.Errorf("cancelled: %d of %d mutants were not tried", len(chosen)-r.done, len(chosen)))
	}
	return r.result()
}

// outcome is what became of a mutant.
type outcome int

const (
	caught outcome = iota
	survives
	slow      // its test did not end
	cancelled // nothing is known
)

// tally counts outcomes.
type tally struct {
	total int
	start time.Time

	lock            sync.Mutex
	done            int
	survivors, slow int
	problems        []error
}

func (r *tally) add(m mutant, end outcome, err error) {
	r.lock.Lock()
	defer r.lock.Unlock()
	if end == cancelled {
		return
	}
	r.done++
	switch {
	case err != nil:
		r.problems = append(r.problems, err)
	case end == survives:
		r.survivors++
		fmt.Printf("SURVIVES %s: %s\n", m.at, m)
	case end == slow && !m.slow:
		r.slow++
		fmt.Printf("SLOW %s: %s\n", m.at, m)
	case end == caught && m.slow:
		r.problems = append(r.problems, fmt.Errorf("%s: %s: its test ends in time, though the row says that it is slow", m.at, m))
	}
	if r.done%10 == 0 || r.done == r.total {
		fmt.Printf("%d of %d mutants in %s, %d survive, %d are slow\n", r.done, r.total, time.Since(r.start).Round(time.Second), r.survivors, r.slow)
	}
}

// result is nil if each mutant was caught.
func (r *tally) result() error {
	if r.survivors > 0 {
		r.problems = append(r.problems, fmt.Errorf("%d of %d mutants survive", r.survivors, r.total))
	}
	if r.slow > 0 {
		r.problems = append(r.problems, fmt.Errorf("the tests of %d of %d mutants did not end in time", r.slow, r.total))
	}
	return errors.Join(r.problems...)
}

// passWithout reports an error unless each test exists, and passes on the code as it is.
func passWithout(ctx context.Context, list []mutant, jobs int, limit time.Duration) error {
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
	parallel.Do(jobs, len(tests), func(i int) {
		out, failed := goTest(ctx, tests[i].pkg, tests[i].test, "", limit)
		if ctx.Err() == nil && (failed || !strings.Contains(out, "--- PASS")) {
			problems[i] = fmt.Errorf("%s %s does not pass on the code as it is:\n%s", tests[i].pkg, tests[i].test, out)
		}
	})
	return errors.Join(problems...)
}

// try runs the mutant's test with it.
func (m mutant) try(ctx context.Context, limit time.Duration) (outcome, error) {
	changed, err := m.apply(".")
	if err != nil {
		return survives, err
	}
	dir, err := os.MkdirTemp("", "mutant")
	if err != nil {
		return survives, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	file, err := filepath.Abs(m.file)
	if err != nil {
		return survives, err
	}
	replacement, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {file: replacement}})
	if err != nil {
		return survives, err
	}
	if err := errors.Join(os.WriteFile(replacement, changed, 0o666), os.WriteFile(overlay, text, 0o666)); err != nil {
		return survives, err
	}
	out, failed := goTest(ctx, m.pkg, m.test, overlay, limit)
	end := outcomeOf(out, failed, ctx.Err() != nil)
	if end == caught && !strings.Contains(out, "--- FAIL") && !strings.Contains(out, "panic: ") && !strings.Contains(out, "fatal error: ") {
		return end, fmt.Errorf("%s: %s: the test does not run:\n%s", m.at, m, out)
	}
	return end, nil
}

// timedOut is what a test prints that did not end.
const timedOut = "panic: test timed out after "

// outcomeOf says what the output of a test means.
func outcomeOf(out string, failed, stopped bool) outcome {
	switch {
	case stopped:
		return cancelled
	case !failed:
		return survives
	case strings.Contains(out, timedOut):
		return slow
	}
	return caught
}

// withinMemory runs a test's program with at most 4 GiB of memory: a mutant may be a loop that allocates.
const withinMemory = "-exec=prlimit --data=4294967296"

// goTest runs a test; one that takes longer than the limit fails. Linking takes longer than
// the test, and less time without debug information.
func goTest(ctx context.Context, pkg, test, overlay string, limit time.Duration) (out string, failed bool) {
	args := []string{"test", "-count=1", "-v", "-failfast", "-timeout=" + limit.String(), "-vet=off", "-ldflags=-s -w", withinMemory,
		"-run", "^" + strings.ReplaceAll(test, "/", "$/^") + "$"}
	cmd := exec.CommandContext(ctx, "go", append(args, pkg)...)
	if overlay != "" { // for the programs, too, that a test builds
		cmd.Env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" '-overlay="+overlay+"'")
	}
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	text, err := cmd.CombinedOutput()
	return string(text), err != nil
}
