// Command mlirc-plugin-vla serves the plugin vla to mlirc.
package main

import (
	vla "example.com/mlirc-plugin-vla"

	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(vla.Plugin()) }
