// Package launcher starts programs from a process that shares nothing with the host.
//
// # Vocabulary
//
//   - A launcher is a process of the host's own program, started again. It holds a
//     control socket and nothing else of the host: no thread, memory or descriptor.
//   - A [Kind] says which namespaces a launcher is in.
//   - A [Script] is what is done between the clone of a process and the program that it
//     executes: system calls, one after the other, with what they point to. The host
//     writes it; forked code, which may not allocate or grow its stack, walks it.
//   - A keeper is the process that a launcher forks for a script. Where the kernel grants
//     namespaces it is process 1 of its own, so that the kernel kills with it everything
//     that the program has started. It makes the program's process, by vfork where that is
//     written for the processor, and waits for its end.
//
// A program that imports this package is a launcher when it is started with the variable
// MLIRC_LAUNCHER. One that is linked with
//
//	-ldflags=-E=github.com/mlirc/mlirc/host/sandbox/launcher.entry
//
// does the work without the runtime of Go, which does not even start (Linux on amd64 and
// arm64). In another the package's initialisation does it and does not return; the package
// imports hardly anything, so that it is initialised before most others.
//
// # Example
//
//	l, err := launcher.Of(launcher.Boxed)
//	s := launcher.NewScript(4)
//	... // calls, s.Fork(), calls, s.Execute
//	child, err := l.Start(s, launcher.Order{Files: files})
//	child.Kill()
package launcher
