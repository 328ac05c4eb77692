//go:build !unix

package sdk

import "os"

// closeOnExec has nothing to do: nothing is inherited.
func closeOnExec(int) {}

// detachStdout returns the standard output, for the handshake; what the plugin prints goes to
// standard error.
func detachStdout() (*os.File, error) {
	handshake := os.Stdout
	os.Stdout = os.Stderr
	return handshake, nil
}
