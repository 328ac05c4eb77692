// Package plugins is `mlirc plugins`: what there are, and how they are made, built, checked,
// installed and locked. A command is a file of its name.
package plugins
