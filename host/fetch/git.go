package fetch

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
)

var errNoGit = errors.New("this needs git, and there is no `git` on the path; install it, or an archive of the sources: `mlirc plugins install https://HOST/ARCHIVE.tar.gz`")

// clone fetches one commit of a repository, without its history where the server allows that.
func (p *Place) clone(ctx context.Context, into string) (*Result, error) {
	ref := p.Ref
	if ref == "" {
		ref = "HEAD"
	}
	if _, err := git(ctx, into, "init", "--quiet", "--template=", "."); err != nil {
		return nil, err
	}
	if err := ignoreAttributes(into); err != nil {
		return nil, err
	}
	if _, err := git(ctx, into, "remote", "add", "origin", p.URL); err != nil {
		return nil, err
	}
	if _, shallow := p.fetch(ctx, into, "--depth=1", "--no-tags", "origin", ref); shallow == nil {
		ref = "FETCH_HEAD"
	} else if errors.Is(shallow, errTooLarge) {
		return nil, fmt.Errorf("git repository %s: %w", p.URL, shallow)
	} else if err := p.fetchWhole(ctx, into); err != nil {
		return nil, err
	}
	if err := checkSize(ctx, into, ref); errors.Is(err, errTooLarge) {
		return nil, fmt.Errorf("git repository %s: %w", p.URL, err)
	}
	if _, err := git(ctx, into, "checkout", "--quiet", "--detach", ref); err != nil {
		return nil, fmt.Errorf("git repository %s has no '%s': %w", p.URL, ref, err)
	}
	commit, err := git(ctx, into, "rev-parse", "HEAD")
	if err != nil {
		return nil, err
	}
	if err := checkLinks(into); err != nil {
		return nil, fmt.Errorf("git repository %s: %w", p.URL, err)
	}
	path, err := p.inside(into)
	if err != nil {
		return nil, err
	}
	pinned := *p
	pinned.Ref = strings.TrimSpace(commit)
	return &Result{Path: path, Pinned: pinned.String()}, nil
}

// ignoreAttributes has files written as they were committed, whatever the repository's
// .gitattributes says: these would choose among the filters of the user's configuration, such as that
// of Git LFS, which are programs.
func ignoreAttributes(dir string) error {
	info := filepath.Join(dir, ".git", "info")
	if err := os.MkdirAll(info, 0o755); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(info, "attributes"), []byte("* -filter -ident -text -eol -working-tree-encoding\n"), 0o644)
}

// fetchWhole is for a server that gives no single commit.
func (p *Place) fetchWhole(ctx context.Context, into string) error {
	_, err := p.fetch(ctx, into, "--tags", "origin", "+refs/heads/*:refs/heads/*")
	if err != nil {
		return fmt.Errorf("git repository %s cannot be had: %w", p.URL, err)
	}
	return nil
}

// fetch has git fetch, and ends that where it brings more than there may be.
func (p *Place) fetch(ctx context.Context, into string, args ...string) (string, error) {
	bounded, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	go func() {
		tick := time.NewTicker(time.Second / 5)
		defer tick.Stop()
		for bounded.Err() == nil {
			if packed(into) > maxUnpacked {
				stop(errTooLarge)
			}
			select {
			case <-bounded.Done():
			case <-tick.C:
			}
		}
	}()
	out, err := git(bounded, into, append([]string{"fetch", "--quiet"}, args...)...)
	if cause := context.Cause(bounded); cause != nil {
		return "", cause
	}
	return out, err
}

// packed is how many bytes a repository has been sent.
func packed(dir string) (size int64) {
	entries, _ := os.ReadDir(filepath.Join(dir, ".git", "objects", "pack"))
	for _, e := range entries {
		if info, err := e.Info(); err == nil {
			size += info.Size()
		}
	}
	return size
}

// checkSize adds up the files of a commit before they are written: few that repeat each other
// make many.
func checkSize(ctx context.Context, dir, ref string) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	cmd, err := command(ctx, dir, "ls-tree", "-r", "-t", "-z", "--long", "--full-tree", ref, "--")
	if err != nil {
		return err
	}
	list, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	defer func() { stop(); _ = cmd.Wait() }()
	return addUp(list, maxFiles, maxUnpacked)
}

// addUp reads what `git ls-tree -z --long` lists: mode, type, object and size of each.
func addUp(list io.Reader, files int, left int64) error {
	lines := bufio.NewReader(list)
	for {
		line, err := lines.ReadString(0)
		if err != nil {
			return nil // the checkout says what is wrong
		}
		if fields := strings.Fields(line); len(fields) > 3 {
			size, _ := strconv.ParseInt(fields[3], 10, 64) // folders have none
			left -= size
		}
		if files--; files < 0 || left < 0 {
			return errTooLarge
		}
	}
}

// git runs git, which may use the protocols of places only and ask nothing.
func git(ctx context.Context, dir string, args ...string) (string, error) {
	cmd, err := command(ctx, dir, args...)
	if err != nil {
		return "", err
	}
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err = cmd.Run()
	switch {
	case ctx.Err() != nil:
		return "", ctx.Err()
	case err != nil:
		said := strings.TrimSpace(stderr.String())
		if said == "" {
			said = err.Error()
		}
		return "", fmt.Errorf("git %s: %s", args[0], said)
	}
	return stdout.String(), nil
}

// command is git with arguments, without hooks: a checkout executes nothing.
func command(ctx context.Context, dir string, args ...string) (*exec.Cmd, error) {
	tool, err := exec.LookPath("git")
	if err != nil {
		return nil, errNoGit
	}
	cmd := exec.CommandContext(ctx, tool, append([]string{"-c", "core.hooksPath=/dev/null"}, args...)...)
	cmd.Dir = dir
	cmd.Env = append(ownSettings(os.Environ()), "GIT_ALLOW_PROTOCOL=https:ssh:file", "GIT_TERMINAL_PROMPT=0", "GIT_DIR="+dir+"/.git", "GIT_WORK_TREE="+dir)
	return cmd, nil
}

// ofAnother are the variables that say where parts of a repository are. Git sets them for its hooks and
// aliases, and mlirc may be run by one: they are about the user's repository.
var ofAnother = []string{
	"GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_GRAFT_FILE", "GIT_INDEX_FILE", "GIT_NAMESPACE", "GIT_OBJECT_DIRECTORY",
	"GIT_QUARANTINE_PATH", "GIT_SHALLOW_FILE",
}

// ownSettings is an environment without these.
func ownSettings(environment []string) []string {
	return slices.DeleteFunc(environment, func(variable string) bool {
		name, _, _ := strings.Cut(variable, "=")
		return slices.Contains(ofAnother, name)
	})
}
