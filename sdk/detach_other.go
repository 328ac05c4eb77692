//go:build !unix

package sdk

import "os"

// closeOnExec has nothing to do: nothing is inherited.
func closeOnExec(int) {}

// detachStdout returns standard error; go-plugin itself redirects what the
// plugin prints once the handshake is over.
func detachStdout() (*os.File, error) { return os.Stderr, nil }
