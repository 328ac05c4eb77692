// Package terminal is what commands share about the person or program that calls them:
// arguments and mistakes in them, standard streams, messages and exit statuses, progress,
// tables of times, questions, and signals.
//
// A stream remembers when something could not be written to it, so that a command whose
// output is lost does not end with 0. See [Streams].
package terminal
