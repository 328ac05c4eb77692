// Package included has the plugins that come with the program, and its version.
package included
