package releases

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// Set is a folder with mlirc and the plugins of one commit.
type Set struct{ dir string }

// Host is the path of mlirc.
func (s Set) Host() string { return filepath.Join(s.dir, "mlirc") }

// Plugin is the path of a plugin's program.
func (s Set) Plugin(name string) string { return filepath.Join(s.dir, "mlirc-plugin-"+name) }

// Programs returns the programs of a commit, and builds them if they are not cached. The
// repository must have the commit: a shallow clone may not.
func Programs(root, commit string) (Set, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return Set{}, err
	}
	kept := Set{filepath.Join(cache, "mlirc-releases", commit)}
	if _, err := os.Stat(kept.Host()); err == nil {
		return kept, nil
	}
	work, err := os.MkdirTemp("", "mlirc-release-")
	if err != nil {
		return Set{}, err
	}
	defer func() { _ = os.RemoveAll(work) }()
	tree := filepath.Join(work, "tree")
	if err := extract(root, commit, tree); err != nil {
		return Set{}, err
	}
	built, err := Build(tree, filepath.Join(work, "bin"))
	if err != nil {
		return Set{}, fmt.Errorf("commit %s: %w", commit, err)
	}
	if err := os.MkdirAll(filepath.Dir(kept.dir), 0o755); err != nil {
		return Set{}, err
	}
	// Another test may have been faster.
	if err := os.Rename(built.dir, kept.dir); err != nil {
		if _, gone := os.Stat(kept.Host()); gone != nil {
			return Set{}, err
		}
	}
	return kept, nil
}

// Build builds the programs of a checkout into a folder.
func Build(tree, dir string) (Set, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return Set{}, err
	}
	mains, err := filepath.Glob(filepath.Join(tree, "plugins", "*", "cmd", "mlirc-plugin-*"))
	if err != nil {
		return Set{}, err
	}
	packages := []string{"./cmd/mlirc"}
	for _, each := range mains {
		relative, err := filepath.Rel(tree, each)
		if err != nil {
			return Set{}, err
		}
		packages = append(packages, "./"+filepath.ToSlash(relative))
	}
	cmd := exec.Command("go", append([]string{"build", "-trimpath", "-o", dir + string(filepath.Separator)}, packages...)...)
	cmd.Dir = tree
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS="+os.Getenv("GOFLAGS")+" -buildvcs=false")
	if out, err := cmd.CombinedOutput(); err != nil {
		return Set{}, fmt.Errorf("cannot build %v: %w\n%s", packages, err, out)
	}
	return Set{dir}, nil
}

// extract lays the files of a commit into a folder.
func extract(root, commit, dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	archive := exec.Command("git", "archive", "--format=tar", commit)
	archive.Dir = root
	var problem bytes.Buffer
	archive.Stderr = &problem
	files, err := archive.StdoutPipe()
	if err != nil {
		return err
	}
	unpack := exec.Command("tar", "-xf", "-", "-C", dir)
	unpack.Stdin = files
	if err := archive.Start(); err != nil {
		return err
	}
	unpacked := unpack.Run()
	if err := archive.Wait(); err != nil {
		return fmt.Errorf("git archive %s: %w: %s", commit, err, bytes.TrimSpace(problem.Bytes()))
	}
	return unpacked
}
