package thirdparty

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/repository"
)

// namesFile is what the line says before a block that is to be written to a file.
var namesFile = regexp.MustCompile("`([\\w./-]+)`:$")

// TestPage follows docs/plugins.md from top to bottom: what stands in blocks behind a
// name goes to that file, and what is indented is run.
func TestPage(t *testing.T) {
	oracle.Need(t, "llc-13")
	s := newShop(t)
	text, err := os.ReadFile(filepath.Join(repository.Root(t), "docs", "plugins.md"))
	require.NoError(t, err)
	dir, before, commands, files := s.dir, "", 0, 0
	lines := strings.Split(string(text), "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case line == "```":
			body := []string{}
			for i++; lines[i] != "```"; i++ {
				body = append(body, lines[i])
			}
			name := namesFile.FindStringSubmatch(before)
			if name == nil {
				continue // for people
			}
			files++
			require.NoError(t, os.WriteFile(filepath.Join(dir, name[1]), []byte(strings.Join(body, "\n")+"\n"), 0o666))
		case strings.HasPrefix(line, "    cd "):
			dir = filepath.Join(dir, strings.TrimSpace(line)[len("cd "):])
		case strings.HasPrefix(line, "    "):
			commands++
			s.run(dir, "sh", "-ec", line)
		}
		if line != "" {
			before = line
		}
	}
	assert.Equal(t, 7, files)
	assert.Greater(t, commands, 12)
	golden, err := os.ReadFile(filepath.Join(dir, "testdata", "turn.txtar"))
	require.NoError(t, err)
	assert.Contains(t, string(golden), "%0 = addf %arg0, %arg1 : f32\n")
	assert.FileExists(t, filepath.Join(dir, "turn.o"))
	assert.FileExists(t, filepath.Join(dir, "mlirc.lock"))
}
