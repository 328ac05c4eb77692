package digest_test

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/digest"
)

// TestAsSha256sum compares with the program that the package's comment names.
func TestAsSha256sum(t *testing.T) {
	sum, err := exec.LookPath("sha256sum")
	if err != nil {
		t.Skip("there is no sha256sum to compare with")
	}
	dir := t.TempDir()
	require.NoError(t, os.MkdirAll(filepath.Join(dir, "a", "b"), 0o755))
	for name, text := range map[string]string{"z": "zed", "a/b/c": "sea", "a/d": ""} {
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644))
	}
	cmd := exec.Command(sum, "a/b/c", "a/d", "z")
	cmd.Dir = dir
	lines, err := cmd.Output()
	require.NoError(t, err)

	whole, err := digest.Of(dir)
	require.NoError(t, err)
	assert.Equal(t, digest.Bytes(lines), whole)
	one, err := digest.Of(filepath.Join(dir, "z"))
	require.NoError(t, err)
	assert.True(t, strings.HasSuffix(string(lines), one+"  z\n"))
}

func TestMarkChanges(t *testing.T) {
	dir := t.TempDir()
	name := filepath.Join(dir, "x")
	seen := map[string]bool{}
	for _, text := range []string{"a", "ab", "abc"} {
		require.NoError(t, os.WriteFile(name, []byte(text), 0o644))
		for _, path := range []string{name, dir} {
			mark, err := digest.Mark(path)
			require.NoError(t, err)
			assert.False(t, seen[mark])
			seen[mark] = true
		}
	}
	require.NoError(t, os.Symlink("x", filepath.Join(dir, "y")))
	before, err := digest.Of(dir)
	require.NoError(t, err)
	require.NoError(t, os.Remove(filepath.Join(dir, "y")))
	require.NoError(t, os.Symlink("z", filepath.Join(dir, "y")))
	after, err := digest.Of(dir)
	require.NoError(t, err)
	assert.NotEqual(t, before, after, "a link is where it leads")
}

// TestMarkedIsWhatWasRead: a folder whose name leads to another one while it is looked at gives
// no program the digest of another program.
func TestMarkedIsWhatWasRead(t *testing.T) {
	dir := t.TempDir()
	texts := map[string]string{}
	for _, name := range []string{"a", "b"} {
		text := strings.Repeat(name, 1<<16)
		require.NoError(t, os.Mkdir(filepath.Join(dir, name), 0o755))
		path := filepath.Join(dir, name, "program")
		require.NoError(t, os.WriteFile(path, []byte(text), 0o755))
		mark, err := digest.Mark(path)
		require.NoError(t, err)
		texts[mark] = digest.Bytes([]byte(text))
	}
	lead := func(name string) {
		link := filepath.Join(dir, "new")
		assert.NoError(t, os.Symlink(name, link))
		assert.NoError(t, os.Rename(link, filepath.Join(dir, "current")))
	}
	lead("a")
	done, stopped := make(chan bool), make(chan bool)
	go func() {
		defer close(stopped)
		for {
			select {
			case <-done:
				return
			default:
				lead("b")
				lead("a")
			}
		}
	}()
	for range 500 {
		sum, mark, err := digest.Cache{}.Marked(filepath.Join(dir, "current", "program"), filepath.Join(dir, "current", "program"))
		require.NoError(t, err)
		assert.Equal(t, texts[mark], sum)
	}
	close(done)
	<-stopped
}

// TestMarkedProgram: the mark is that of a program in a folder, and no other program's.
func TestMarkedProgram(t *testing.T) {
	dir := t.TempDir()
	whole, program, link := filepath.Join(dir, "p"), filepath.Join(dir, "p", "bin", "x"), filepath.Join(dir, "p", "x")
	require.NoError(t, os.MkdirAll(filepath.Dir(program), 0o755))
	require.NoError(t, os.WriteFile(program, []byte("x"), 0o755))
	require.NoError(t, os.Symlink("bin/x", link))
	want, err := digest.Mark(program)
	require.NoError(t, err)
	all, err := digest.Of(whole)
	require.NoError(t, err)
	for _, path := range []string{program, link} {
		sum, mark, err := digest.Cache{Dir: filepath.Join(dir, "cache")}.Marked(whole, path)
		require.NoError(t, err)
		assert.Equal(t, all, sum)
		assert.Equal(t, want, mark)
	}
	require.NoError(t, os.Remove(link))
	require.NoError(t, os.Symlink("/bin/sh", link))
	_, _, err = digest.Cache{}.Marked(whole, link)
	require.ErrorContains(t, err, "leads out of")
}

// TestJustWritten: the digest of a file that may be written again with the same times is not
// remembered, that of an older one is.
func TestJustWritten(t *testing.T) {
	dir := t.TempDir()
	path, cache := filepath.Join(dir, "x"), digest.Cache{Dir: filepath.Join(dir, "cache")}
	require.NoError(t, os.WriteFile(path, []byte("x"), 0o755))
	_, err := cache.Of(path)
	require.NoError(t, err)
	assert.NoDirExists(t, filepath.Join(cache.Dir, "digests"))
	old, err := exec.LookPath("true")
	require.NoError(t, err)
	sum, err := cache.Of(old)
	require.NoError(t, err)
	assert.DirExists(t, filepath.Join(cache.Dir, "digests"))
	again, err := cache.Of(old)
	require.NoError(t, err)
	assert.Equal(t, sum, again)
}

// TestBroken: of what was kept, a file that is empty, cut off or changed is as if it were not there.
func TestBroken(t *testing.T) {
	cache, key := digest.Cache{Dir: t.TempDir()}, digest.Bytes([]byte("key"))
	for _, content := range [][]byte{[]byte("what takes time to make"), {}} {
		cache.Write("made", key, content)
		path := filepath.Join(cache.Dir, "made", key)
		whole, err := os.ReadFile(path)
		require.NoError(t, err)
		assert.Equal(t, content, cache.Read("made", key))
		for i := range whole {
			require.NoError(t, os.WriteFile(path, whole[:i], 0o600))
			assert.Nil(t, cache.Read("made", key))
			changed := bytes.Clone(whole)
			changed[i]++
			require.NoError(t, os.WriteFile(path, changed, 0o600))
			assert.Nil(t, cache.Read("made", key))
		}
	}
}

// TestReadAgain: a link to a file, which is no change of what is in it, does not keep it from being
// read.
func TestReadAgain(t *testing.T) {
	dir := t.TempDir()
	path, link := filepath.Join(dir, "x"), filepath.Join(dir, "link")
	text := bytes.Repeat([]byte("x"), 1<<20)
	require.NoError(t, os.WriteFile(path, text, 0o755))
	for range 50 {
		linked := make(chan error)
		go func() {
			for range 2 {
				if err := errors.Join(os.Link(path, link), os.Remove(link)); err != nil {
					linked <- err
					return
				}
			}
			linked <- nil
		}()
		sum, _, err := digest.Cache{}.Marked(path, path)
		require.NoError(t, <-linked)
		require.NoError(t, err)
		assert.Equal(t, digest.Bytes(text), sum)
	}
}

// TestNoDigest: what has no end, or none that comes soon, has no digest.
func TestNoDigest(t *testing.T) {
	dir := t.TempDir()
	pipe, holes := filepath.Join(dir, "pipe"), filepath.Join(dir, "holes")
	require.NoError(t, exec.Command("mkfifo", pipe).Run())
	require.NoError(t, os.WriteFile(holes, nil, 0o600))
	require.NoError(t, os.Truncate(holes, 1<<43))
	for _, c := range []struct{ path, want string }{
		{pipe, "is not a regular file"}, {"/dev/zero", "is not a regular file"}, {holes, "has 8796093022208 bytes, which no program has"},
	} {
		_, err := digest.Of(c.path)
		require.EqualError(t, err, "'"+c.path+"' "+c.want)
		_, _, err = digest.Cache{}.Marked(c.path, c.path)
		require.EqualError(t, err, "'"+c.path+"' "+c.want)
	}
}
