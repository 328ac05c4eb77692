// Command mlirc-plugin-omp serves the plugin omp to a host.
package main

import (
	omp "github.com/mlirc/mlirc/plugins/omp/plugin"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(omp.Plugin()) }
