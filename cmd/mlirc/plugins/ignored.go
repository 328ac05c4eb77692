package plugins

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// ignored are the patterns of names in the .gitignore of a folder. What a build makes is there,
// and must not be the cause of the next build.
type ignored []string

// alwaysIgnored are made by tools, whether a file names them or not.
var alwaysIgnored = [...]string{"node_modules", "__pycache__", "*.pyc"}

func readIgnored(dir string) (ignored, error) {
	list := ignored(alwaysIgnored[:])
	text, err := os.ReadFile(filepath.Join(dir, ".gitignore"))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		line = strings.Trim(strings.TrimSpace(line), "/")
		if line != "" && !strings.HasPrefix(line, "#") && !strings.HasPrefix(line, "!") {
			list = append(list, line)
		}
	}
	return list, nil
}

// names reports whether a pattern names a path below the folder, or what it is in.
func (g ignored) names(file string) bool {
	file = filepath.ToSlash(file)
	for _, pattern := range g {
		for whole := file; whole != "." && whole != "/"; whole = path.Dir(whole) {
			at := whole
			if !strings.Contains(pattern, "/") {
				at = path.Base(whole)
			}
			if ok, _ := path.Match(pattern, at); ok {
				return true
			}
		}
	}
	return false
}

func (g ignored) isSource(file string) bool { return !g.names(file) }
