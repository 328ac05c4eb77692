// Command mlirc-plugin-vla serves the plugin vla to mlirc.
package main

import (
	"github.com/mlirc/mlirc/sdk"

	vla "example.com/mlirc-plugin-vla"
)

func main() { sdk.Serve(vla.Plugin()) }
