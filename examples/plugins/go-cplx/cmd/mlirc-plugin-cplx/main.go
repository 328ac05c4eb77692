// Command mlirc-plugin-cplx serves the plugin cplx to mlirc.
package main

import (
	"github.com/mlirc/mlirc/sdk"

	cplx "example.com/mlirc-plugin-cplx"
)

func main() { sdk.Serve(cplx.Plugin()) }
