package main

import (
	"os"

	"github.com/mlirc/mlirc/host/catalog"
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/plugins/spirv"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

// builtins are the plugins that come with the program.
func builtins() []*sdk.Plugin {
	return []*sdk.Plugin{std.Plugin(), llvm.Plugin(), gpu.Plugin(), spirv.Plugin(), translate.Plugin()}
}

// builtin returns the plugin of that name, or nil.
func builtin(name string) *sdk.Plugin {
	for _, p := range builtins() {
		if p.Name == name {
			return p
		}
	}
	return nil
}

// served tells how the program is started as each of its plugins.
func served() ([]catalog.Builtin, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	var list []catalog.Builtin
	for _, p := range builtins() {
		list = append(list, catalog.Builtin{
			Client: sdk.Local(p),
			Path:   self,
			Args:   func(name string) []string { return []string{pluginCommand, name} },
		})
	}
	return list, nil
}
