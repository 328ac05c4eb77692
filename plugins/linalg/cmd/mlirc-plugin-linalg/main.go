// Command mlirc-plugin-linalg serves the plugin linalg to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/linalg/plugin"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(plugin.Plugin()) }
