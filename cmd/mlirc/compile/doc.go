// Package compile takes a file through a pipeline: the command without a name, `mlirc
// header` and `mlirc describe`.
package compile
