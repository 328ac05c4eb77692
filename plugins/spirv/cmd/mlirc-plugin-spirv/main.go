// Command mlirc-plugin-spirv serves the plugin spirv to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/spirv/plugin"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(plugin.Plugin()) }
