package convention

import (
	"embed"
	"strings"

	"github.com/mlirc/mlirc/sdk"
)

//go:embed *.toml
var files embed.FS

// The names of the conventions that options choose.
const (
	DescriptorName = "descriptor"
	BarePtrName    = "bare-ptr"
)

// All lists the conventions that come with this package, sorted by name.
func All() []sdk.Convention {
	entries, err := files.ReadDir(".")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	list := make([]sdk.Convention, len(entries))
	for i, entry := range entries {
		name := strings.TrimSuffix(entry.Name(), ".toml")
		list[i] = sdk.Convention{Name: name, Schema: Builtin(name)}
	}
	return list
}

// Builtin is the text of a convention that comes with this package.
func Builtin(name string) []byte {
	text, err := files.ReadFile(name + ".toml")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return text
}
