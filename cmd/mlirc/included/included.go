package included

import (
	"os"
	"sync"

	"github.com/mlirc/mlirc/host/catalog"
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	kernel "github.com/mlirc/mlirc/plugins/kernel/plugin"
	linalg "github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/plugins/llvm"
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	spirv "github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

// Version is that of the host and of everything that comes with it.
const Version = "0.1.0"

// PluginArgument is the hidden first argument that makes a plugin of us.
const PluginArgument = "__plugin"

// included are the plugins that come with the program. Each is made once, when it is
// needed: a process that serves one of them needs no other.
var included = []struct {
	name   string
	plugin func() *sdk.Plugin
}{
	{"std", sync.OnceValue(std.Plugin)},
	{"llvm", sync.OnceValue(llvm.Plugin)},
	{"linalg", sync.OnceValue(linalg.Plugin)},
	{"gpu", sync.OnceValue(gpu.Plugin)},
	{"omp", sync.OnceValue(omp.Plugin)},
	{"kernel", sync.OnceValue(kernel.Plugin)},
	{"spirv", sync.OnceValue(spirv.Plugin)},
	{"translate", sync.OnceValue(translate.Plugin)},
}

// Plugins are the plugins that come with the program.
func Plugins() []*sdk.Plugin {
	list := make([]*sdk.Plugin, len(included))
	for i := range included {
		list[i] = included[i].plugin()
	}
	return list
}

// Plugin returns the plugin of that name, or nil.
func Plugin(name string) *sdk.Plugin {
	for i := range included {
		if included[i].name == name {
			return included[i].plugin()
		}
	}
	return nil
}

// Served says how the program is started as each of its plugins.
func Served() ([]catalog.Builtin, error) {
	self, err := os.Executable()
	if err != nil {
		return nil, err
	}
	var list []catalog.Builtin
	for _, p := range Plugins() {
		list = append(list, catalog.Builtin{
			Client: sdk.Local(p),
			Path:   self,
			Args:   func(name string) []string { return []string{PluginArgument, name} },
		})
	}
	return list, nil
}
