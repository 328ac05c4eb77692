// Command mlirc compiles MLIR with plugins.
//
//	mlirc --pipeline cpu in.mlir -o out.o
//	mlirc run in.mlir
//	mlirc opt -cse -convert-std-to-llvm in.mlir
//
// It serves its first-party plugins itself: `mlirc __plugin std`, which users
// need not know, is the process of the plugin std.
//
// # Packages
//
// A package holds a command, or a few that belong together. A command reads its flags, and
// has packages of host do the work. They import each other in this order:
//
//	mlirc                                         the command line
//	opt/ execute/ plugins/ dialect/ settings/ reproduce/   commands
//	compile/                                      files through pipelines
//	toolbox/                                      configuration, catalog, pool, library
//	included/                                     the plugins that come with the program
//	terminal/                                     arguments, streams, messages, signals
//	ahead/                                        what is on its way before initialisation
package main

import (
	"os"

	_ "github.com/mlirc/mlirc/cmd/mlirc/ahead"
	"github.com/mlirc/mlirc/cmd/mlirc/included"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/pace"
	"github.com/mlirc/mlirc/sdk/profile"
)

// prepare does ahead what a compilation takes.
func prepare() {
	sandbox.Prepare()
	sdk.Prepare(included.Plugins()...)
}

func main() {
	// Before anything else: a plugin's start is part of every compilation.
	if len(os.Args) == 3 && os.Args[1] == included.PluginArgument {
		if p := included.Plugin(os.Args[2]); p != nil {
			sdk.Serve(p)
			return
		}
	}
	pace.Relax()
	if !mayName(os.Args[1:]) {
		// A compilation has plugins, and what they can be kept from is found out by the launcher:
		// the first one would wait for it.
		go sandbox.Supported()
	}
	go prepare() // on another core, while this one reads the configuration
	stop := profile.Start("mlirc")
	status := commandLine(os.Args[1:])
	stop()
	os.Exit(status)
}
