// Command mlirc-plugin-cplx serves the plugin cplx to mlirc.
package main

import (
	cplx "example.com/mlirc-plugin-cplx"

	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(cplx.Plugin()) }
