package scaffold

import (
	"embed"
	"io/fs"
	"slices"
	"strings"

	"github.com/mlirc/mlirc/examples/plugins"
	"github.com/mlirc/mlirc/host/gobuild"
)

// Go is the language that a plugin has if nothing else is said.
const Go = "go"

// language says what a plugin in it is made of, beside the templates in template/NAME.
type language struct {
	name    string
	sources string   // the folder of the dialect file, with a slash
	library embed.FS // what any plugin uses as it is
	moved   []string // pairs: the beginning of a path in the library, and in the plugin
	example string   // the plugin whose name stands in the library
	next    []string // commands to go on with
}

var languages = []language{
	{name: Go, next: []string{"go test ./...", "mlirc plugins build"}},
	{
		name: "python", sources: "plugin/", library: plugins.Python,
		moved: []string{"python/units/", "plugin/", "python/", ""}, example: "units",
		next: []string{"make build test"},
	},
	{
		name: "typescript", sources: "src/", library: plugins.TypeScript,
		moved: []string{"typescript/", ""}, example: "color",
		next: []string{"npm ci", "npm test"},
	},
}

// Languages are those that a plugin can begin in.
func Languages() []string {
	var names []string
	for _, l := range languages {
		names = append(names, l.name)
	}
	return names
}

func languageOf(name string) (language, bool) {
	i := slices.IndexFunc(languages, func(l language) bool { return l.name == name })
	if i < 0 {
		return language{}, false
	}
	return languages[i], true
}

// Next are the commands to go on with in the folder of a new plugin.
func Next(r Request) []string {
	l, _ := languageOf(r.Language)
	return append(slices.Clip(l.next), "mlirc trust", "mlirc opt -"+r.Name+"-cancel testdata/cancel.mlir")
}

// copyLibrary adds the files of the library, under the plugin's name.
func (l language) copyLibrary(files map[string][]byte, plugin string) error {
	names := strings.NewReplacer(gobuild.Prefix+l.example, gobuild.Prefix+plugin)
	places := strings.NewReplacer(l.moved...)
	return fs.WalkDir(l.library, ".", func(from string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		text, err := l.library.ReadFile(from)
		if err != nil {
			return err
		}
		files[places.Replace(from)] = []byte(names.Replace(string(text)))
		return nil
	})
}
