//go:build !unix

package sdk

import "os"

// detachStdout returns standard error; go-plugin itself redirects what the
// plugin prints once the handshake is over.
func detachStdout() (*os.File, error) { return os.Stderr, nil }
