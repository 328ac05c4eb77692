// Command mlirc compiles MLIR with plugins.
//
//	mlirc --pipeline cpu in.mlir -o out.o
//	mlirc run in.mlir
//	mlirc opt -cse -convert-std-to-llvm in.mlir
//
// It serves its first-party plugins itself: `mlirc __plugin std`, which users
// need not know, is the process of the plugin std.
//
// # Files
//
// A command is a file of its name, and the commands below it have their parent's name
// in front: `mlirc plugins lock` is pluginslock.go. It reads its flags, and has
// packages of host do the work. What commands share:
//
//   - toolbox.go is configuration, catalog, pool and library, which most commands
//     open; builtin.go and confine.go say which plugins come with the program, and
//     what those may do.
//   - root.go, args.go and flags.go are the command line, and what is said about
//     mistakes in it; completion.go completes it.
//   - input.go, report.go, page.go, progress.go and timing.go are what goes in and
//     out: files, messages and exit statuses, the page of --report, the line that
//     tells how far one is, tables of times. bundles.go says where failures are kept.
//   - runprogram.go, runresults.go and runtied_*.go are the program of `mlirc run`: its
//     process, and what it leaves. runkernel.go runs kernels on files.
//   - target.go is what code is generated for: its flags, and the C compiler for it.
//   - filesof.go says which files a run reads, so that none is written over; streams.go
//     notices what cannot be printed; interrupt.go is signals; version.go is the version.
package main

import (
	"os"

	_ "github.com/mlirc/mlirc/cmd/mlirc/ahead"
	"github.com/mlirc/mlirc/host/sandbox"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/pace"
	"github.com/mlirc/mlirc/sdk/profile"
)

// prepare does ahead what a compilation takes.
func prepare() {
	sandbox.Prepare()
	sdk.Prepare(builtins()...)
}

func main() {
	// Before anything else: a plugin's start is part of every compilation.
	if len(os.Args) == 3 && os.Args[1] == pluginCommand {
		if p := builtin(os.Args[2]); p != nil {
			sdk.Serve(p)
			return
		}
	}
	pace.Relax()
	go prepare() // on another core, while this one reads the configuration
	stop := profile.Start("mlirc")
	status := commandLine(os.Args[1:])
	stop()
	os.Exit(status)
}
