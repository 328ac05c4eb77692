// Command echo is a plugin for tests.
package main

import (
	"github.com/mlirc/mlirc/host/session/testdata/echo/echo"
	"github.com/mlirc/mlirc/sdk"
)

func main() { sdk.Serve(echo.Plugin()) }
