package fetch

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
)

var errNoGit = errors.New("this needs git, and there is no `git` on the path; install it, or an archive of the sources: `mlirc plugins install https://HOST/ARCHIVE.tar.gz`")

// clone fetches one commit of a repository, without its history where the server allows that.
func (p *Place) clone(ctx context.Context, into string) (*Result, error) {
	ref := p.Ref
	if ref == "" {
		ref = "HEAD"
	}
	if _, err := git(ctx, into, "init", "--quiet", "."); err != nil {
		return nil, err
	}
	if _, err := git(ctx, into, "remote", "add", "origin", p.URL); err != nil {
		return nil, err
	}
	if _, shallow := git(ctx, into, "fetch", "--quiet", "--depth=1", "--no-tags", "origin", ref); shallow == nil {
		ref = "FETCH_HEAD"
	} else if err := p.fetchWhole(ctx, into); err != nil {
		return nil, err
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

// fetchWhole is for a server that gives no single commit.
func (p *Place) fetchWhole(ctx context.Context, into string) error {
	_, err := git(ctx, into, "fetch", "--quiet", "--tags", "origin", "+refs/heads/*:refs/heads/*")
	if err != nil {
		return fmt.Errorf("git repository %s cannot be had: %w", p.URL, err)
	}
	return nil
}

// git runs git, which may use the protocols of places only and ask nothing.
func git(ctx context.Context, dir string, args ...string) (string, error) {
	tool, err := exec.LookPath("git")
	if err != nil {
		return "", errNoGit
	}
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GIT_ALLOW_PROTOCOL=https:ssh:file", "GIT_TERMINAL_PROMPT=0", "GIT_DIR="+dir+"/.git", "GIT_WORK_TREE="+dir)
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
