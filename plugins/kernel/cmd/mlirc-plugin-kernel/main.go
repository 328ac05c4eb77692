// Command mlirc-plugin-kernel serves the plugin kernel to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/kernel/plugin"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(plugin.Plugin()) }
