// Package dialect is `mlirc dialect`, on dialect files, and `mlirc reference`, which writes
// the reference pages.
package dialect
