// Package settings is `mlirc config`, `mlirc pipeline` and `mlirc trust`: what can be set,
// what is set and where, and which files may set more than data.
package settings
