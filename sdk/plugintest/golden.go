package plugintest

import (
	"path/filepath"
	"regexp"
	"strings"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/archive"
)

// Golden does what the files of a pattern say: the first section is the input, and
// the title of each further one a pipeline, perhaps with a memref convention; the
// section is what comes of it, behind what is said as comments:
//
//	-- input.mlir --
//	func @f(%a: !my.box<i32>) { ... }
//	-- my-to-std --
//	// 3:8: error: 'my.open' op the box is closed
//	-- my-to-std{force=true},cse convention=bare-ptr --
//	module  { ... }
//
// Lines of dialect files are left out of what is said, so that a file changes with what it says alone.
//
// With GOLDEN=write in the environment the sections are written anew; read the
// difference before you commit it.
func (k *Kit) Golden(pattern string) {
	k.t.Helper()
	paths, err := filepath.Glob(pattern)
	require.NoError(k.t, err)
	require.NotEmpty(k.t, paths, "no file is like %s", pattern)
	for _, path := range paths {
		k.golden(path)
	}
}

// definition is the place of a definition.
var definition = regexp.MustCompile(`\b(\w+\.dialect):\d+`)

func (k *Kit) golden(path string) {
	k.t.Helper()
	a := archive.Read(k.t, path)
	require.NotEmpty(k.t, a.Sections, "%s has no input", path)
	for _, s := range a.Sections[1:] {
		job := Job{File: a.Sections[0].Name, Input: a.Sections[0].Text}
		job.Pipeline, job.Convention, _ = strings.Cut(s.Name, " convention=")
		// The last line of a module is empty, as is that of a file.
		got := k.Run(k.t.Context(), job).String()
		if got = strings.TrimSuffix(got, "\n"); got != "" && !strings.HasSuffix(got, "\n") {
			got += "\n"
		}
		got = definition.ReplaceAllString(got, "$1")
		if !archive.Rewrites() {
			assert.Equal(k.t, s.Text, got, "%s: %s", path, s.Name)
		}
		s.Text = got
	}
	if archive.Rewrites() {
		a.Write(k.t, path)
	}
}
