// Package reproduce is `mlirc reproduce`, which runs again what failed, from a failure bundle.
package reproduce
