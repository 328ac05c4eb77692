// Package recipe is how the program of a plugin in Go is built. The command `mlirc plugins
// build`, installation from a folder, `mlirc plugins dev` and tests all build by it, so that one
// source has one digest.
//
// # Vocabulary
//
//   - A recipe is the arguments and the environment of the command go.
//
// # Example
//
//	cmd := exec.Command("go", recipe.Args("bin/mlirc-plugin-my", "./cmd/mlirc-plugin-my")...)
//	cmd.Env = recipe.Environment(os.Environ())
package recipe

import (
	"slices"
	"strings"
)

// Args are the arguments of go for a package and the file of its program. The program says
// nothing of the folder that it was built in, nor of that folder's history.
func Args(out, pkg string) []string {
	return []string{"build", "-trimpath", "-buildvcs=false", "-o", out, pkg}
}

// Environment is an environment to build in. A program that is linked statically starts sooner
// and needs nothing of the machine; CGO_ENABLED=1 has its way.
func Environment(env []string) []string {
	const cgo = "CGO_ENABLED="
	if slices.ContainsFunc(env, func(v string) bool { return strings.HasPrefix(v, cgo) && v != cgo }) {
		return env
	}
	return append(slices.Clone(env), cgo+"0")
}
