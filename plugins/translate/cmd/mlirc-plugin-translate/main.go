// Command mlirc-plugin-translate serves the plugin translate to a host.
package main

import (
	"github.com/mlirc/mlirc/plugins/translate"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(translate.Plugin()) }
