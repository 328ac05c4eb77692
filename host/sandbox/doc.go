// Package sandbox starts programs that may touch no files but those that they
// were granted, open no connections, and use no more memory than allowed.
//
// # Vocabulary
//
//   - [Grants] are what somebody allows a program: files, tools, network,
//     variables of the environment.
//   - A [Policy] is the grants of one program with the limits that hold.
//   - A [Box] is a policy worked out for a program on this machine: which files,
//     which environment, which private folder.
//   - A [Command] is what is started in a box.
//   - A [Process] is a program that runs in a box, with all that it has started.
//   - [Supported] says what the kernel can enforce.
//
// On Linux a launcher, a process of its own that shares nothing with the host, starts the
// programs; see package launcher. The host writes what is done before a program's own
// code as a script of system calls: script_linux.go is namespaces, limits, privileges and
// Landlock, calls_linux.go the list of calls that are allowed. cgroup_linux.go makes a
// control group for each program where one is delegated. Where the kernel makes no
// namespaces the others do without. docs/sandbox.md says what stops which attack;
// folder attacks holds them.
//
// Elsewhere, and on older kernels, a program gets its private folder and clean
// environment, and what else is missing is said.
//
// # Example
//
//	box, err := sandbox.New(sandbox.Policy{Memory: 4 << 30}, "/usr/bin/plugin", private)
//	process, err := box.Start(sandbox.Command{Environment: box.Environment()})
//	err = process.Wait()
package sandbox
