// Command mlirc-plugin-llvm serves the plugin llvm to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/llvm"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(llvm.Plugin()) }
