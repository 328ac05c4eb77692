// Command mlirc compiles MLIR with plugins.
//
//	mlirc --pipeline cpu in.mlir -o out.o
//	mlirc run in.mlir
//	mlirc opt -cse -convert-std-to-llvm in.mlir
//
// It serves its first-party plugins itself: `mlirc __plugin std`, which users
// need not know, is the process of the plugin std.
package main

import (
	"os"

	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/pace"
	"github.com/mlirc/mlirc/sdk/profile"
)

// version is that of the host and of everything that comes with it.
const version = "0.1.0"

// pluginCommand is the hidden first argument that makes a plugin of us.
const pluginCommand = "__plugin"

func main() {
	// Before anything else: a plugin's start is part of every compilation.
	if len(os.Args) == 3 && os.Args[1] == pluginCommand {
		if p := builtin(os.Args[2]); p != nil {
			sdk.Serve(p)
			return
		}
	}
	pace.Relax()
	go sdk.Prepare(builtins()...) // on another core, while this one reads the configuration
	stop := profile.Start("mlirc")
	status := execute(os.Args[1:])
	stop()
	os.Exit(status)
}
