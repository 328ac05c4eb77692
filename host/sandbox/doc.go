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
//   - A [Process] is a program that runs in a box, with all that it has started.
//   - [Supported] says what the kernel can enforce.
//
// On Linux a thread of the host takes the restrictions on itself, by Landlock
// and seccomp, and starts the program, which inherits them: there is no process
// between. The thread serves nothing else and waits for the program's end. What
// the program starts, however it is started, is known to be its by a mark that
// all inherit, so that it is measured and ended together with it. The program is
// killed when the host dies.
//
// Elsewhere, and on older kernels, a program gets its private folder and clean
// environment, and what else is missing is said.
//
// # Example
//
//	box, err := sandbox.New(sandbox.Policy{Memory: 4 << 30}, "/usr/bin/plugin", private)
//	cmd := exec.Command("/usr/bin/plugin")
//	cmd.Env, cmd.Dir = box.Environment(), box.Dir()
//	process, err := box.Start(cmd)
//	err = process.Wait()
package sandbox
