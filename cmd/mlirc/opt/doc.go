// Package opt is `mlirc opt` and `mlirc why`, which take a module through passes that flags
// name.
package opt
