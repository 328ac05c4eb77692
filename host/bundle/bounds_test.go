package bundle

import (
	"archive/zip"
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func small() *Bundle {
	return &Bundle{Record: Record{Input: Input{Kind: "module"}, Failed: Part{By: ByHost}}}
}

// TestOldBundlesMakeRoom, those of the user, and no other file.
func TestOldBundlesMakeRoom(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a[b]*")
	require.NoError(t, os.Mkdir(folder, 0o700))
	put := func(name string, age int) string {
		path := filepath.Join(folder, name)
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		at := time.Now().Add(-time.Duration(age) * time.Hour)
		require.NoError(t, os.Chtimes(path, at, at))
		return path
	}
	for i := range mostKept + 3 {
		put(fmt.Sprintf("mlirc-crash-%d.zip", i), i+1)
	}
	mine := put("mine.zip", 1000)
	require.NoError(t, os.Symlink(mine, filepath.Join(folder, "mlirc-crash-link.zip")))
	path, err := small().Write(folder)
	require.NoError(t, err)
	assert.FileExists(t, path)
	assert.FileExists(t, mine)
	assert.FileExists(t, filepath.Join(folder, "mlirc-crash-link.zip"))
	assert.FileExists(t, filepath.Join(folder, fmt.Sprintf("mlirc-crash-%d.zip", mostKept-2)))
	for i := range 4 {
		assert.NoFileExists(t, filepath.Join(folder, fmt.Sprintf("mlirc-crash-%d.zip", mostKept-1+i)))
	}
}

// TestLargeBundlesMakeRoom: sizes count as numbers do.
func TestLargeBundlesMakeRoom(t *testing.T) {
	folder := t.TempDir()
	for i, size := range []int64{mostBytes - 1<<20, 2 << 20} {
		path := filepath.Join(folder, fmt.Sprintf("mlirc-crash-%d.zip", i))
		require.NoError(t, os.WriteFile(path, nil, 0o600))
		require.NoError(t, os.Truncate(path, size)) // it takes no room
		at := time.Now().Add(-time.Duration(i+1) * time.Hour)
		require.NoError(t, os.Chtimes(path, at, at))
	}
	_, err := small().Write(folder)
	require.NoError(t, err)
	assert.FileExists(t, filepath.Join(folder, "mlirc-crash-0.zip"))
	assert.NoFileExists(t, filepath.Join(folder, "mlirc-crash-1.zip"))
}

// TestBundlesAreBounded: what plugins have said is cut, and what cannot be cut is an
// error.
func TestBundlesAreBounded(t *testing.T) {
	b := small()
	b.Stderr = strings.Repeat("x", 2*mostTold)
	require.NoError(t, b.fit())
	assert.Len(t, b.Stderr, mostTold+len("..."))
	b.Convention = make([]byte, maxText+1)
	assert.ErrorContains(t, b.fit(), "the memref convention has 16777217 bytes, and a bundle holds 16777216")
	b = small()
	b.Dialects = map[string][]byte{"large": make([]byte, maxText+1)}
	assert.ErrorContains(t, b.fit(), "the file of dialect 'large' has 16777217 bytes, and a bundle holds 16777216")
	b.Dialects = map[string][]byte{}
	for i := range maxEntries {
		b.Dialects[fmt.Sprint("d", i)] = []byte("x")
	}
	assert.ErrorContains(t, b.fit(), "it would have more than 256 entries")
}

// TestEntriesAreBoundedTogether: a small archive may hold much.
func TestEntriesAreBoundedTogether(t *testing.T) {
	var data bytes.Buffer
	z := zip.NewWriter(&data)
	for _, name := range []string{"a", "b"} {
		w, err := z.Create(name)
		require.NoError(t, err)
		_, err = w.Write(make([]byte, 1<<10))
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	archive, err := zip.NewReader(bytes.NewReader(data.Bytes()), int64(data.Len()))
	require.NoError(t, err)
	r := reader{files: map[string]*zip.File{}, left: 1<<10 + 1}
	require.NoError(t, r.index(archive))
	_, err = r.entry("a", maxText)
	require.NoError(t, err)
	_, err = r.entry("b", maxText)
	assert.ErrorContains(t, err, "its entries have more than ")
}

// TestBundlesHoldNoEnvironment: neither what was granted with its value nor what a
// plugin repeats of it.
func TestBundlesHoldNoEnvironment(t *testing.T) {
	b := small()
	b.Record.Plugins = []Plugin{{Name: "p", Grants: []Setting{{Name: "environment", Text: "TOKEN=hidden,PLAIN"}, {Name: "read", Text: "a=b"}}}}
	b.Environment = []string{"TOKEN=hidden", "LONGER=more hidden", "SHORT=it", "NONE="}
	for _, text := range []*string{&b.Messages, &b.Stderr, &b.Stack, &b.Record.Failure.Message} {
		*text = "it says hidden, and more hidden"
	}
	path, err := b.Write(t.TempDir())
	require.NoError(t, err)
	again, err := Read(path)
	require.NoError(t, err)
	for _, text := range []string{again.Messages, again.Stderr, again.Stack, again.Record.Failure.Message} {
		assert.Equal(t, "it says $TOKEN, and $LONGER", text)
	}
	grants := again.Record.Plugins[0].Grants
	assert.Equal(t, "TOKEN,PLAIN", grants[0].Text)
	assert.Equal(t, "a=b", grants[1].Text)
}

// TestManyEntries: a list of more entries than any bundle has is not made.
func TestManyEntries(t *testing.T) {
	path := filepath.Join(t.TempDir(), "many.zip")
	f, err := os.Create(path)
	require.NoError(t, err)
	z := zip.NewWriter(f)
	for i := range 90_000 {
		_, err := z.CreateHeader(&zip.FileHeader{Name: fmt.Sprintf("%060d", i)})
		require.NoError(t, err)
	}
	require.NoError(t, z.Close())
	require.NoError(t, f.Close())
	_, err = Read(path)
	require.EqualError(t, err, "'"+path+"' is no failure bundle: what it says of its files has more than 8 MiB")
}
