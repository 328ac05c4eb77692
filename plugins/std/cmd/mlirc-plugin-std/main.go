// Command mlirc-plugin-std serves the plugin std to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/std"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(std.Plugin()) }
