// Package rules holds tests of what every package must keep to: which way
// imports run, that core, host and the command know no dialect but builtin, and
// that generated code is up to date.
package rules
