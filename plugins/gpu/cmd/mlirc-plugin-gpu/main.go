// Command mlirc-plugin-gpu serves the plugin gpu to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/gpu"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(gpu.Plugin()) }
