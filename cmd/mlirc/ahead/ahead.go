// Package ahead has the launcher of plugins on its way before the rest of the program is
// initialised, and is the way of the launcher itself, which needs nothing of the rest.
//
// A program initialises its packages in the order of their names as far as their imports
// allow: this one imports hardly anything but system calls, and comes early.
//
// # Example
//
//	import _ "github.com/mlirc/mlirc/cmd/mlirc/ahead"
package ahead
