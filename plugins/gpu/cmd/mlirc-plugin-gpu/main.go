// Command mlirc-plugin-gpu serves the plugin gpu to a host.
package main

import (
	gpu "github.com/mlirc/mlirc/plugins/gpu/plugin"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(gpu.Plugin()) }
