// Package diagnostics makes the page of diagnostics, docs/reference/diagnostics.md.
//
// The table of kinds says of each kind what it means and how to get out of it, and which packages
// report it. The messages are read from the code of these packages, and an example of each kind is
// what the command really says. A package that reports something and belongs to no kind is an
// error, so that the page has all of them.
package diagnostics
