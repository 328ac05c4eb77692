//go:build linux

// Command go attacks the sandbox as a program in Go does.
//
//	go NAME
//
// prints `kept: REASON` when the attack fails, and `OUT: WHAT` when it gets somewhere. An
// attack is a function and a row of a table: of files.go, of processes.go, or of hoards.go
// for those that end with the program being killed. Without a name it lists them.
//
// An attack that succeeds must do no harm, as it is run as root while a guard is taken
// out: it changes only what the test has made for it. The variables of the environment
// that say what there is to attack are listed in ../c/attacks.c; HOST is the process of
// the host, and WORD is what the secret says.
package main

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"slices"
)

// errKept is for attacks that have failed without an error of the system's.
var errKept = errors.New("nothing came of it")

// attack returns nil when it got somewhere.
type attack func() error

func main() {
	all := map[string]attack{}
	maps.Copy(all, files)
	maps.Copy(all, processes)
	if len(os.Args) < 2 {
		for _, name := range slices.Sorted(maps.Keys(all)) {
			fmt.Println(name)
		}
		return
	}
	maps.Copy(all, hoards)
	run, ok := all[os.Args[1]]
	if !ok {
		fmt.Fprintln(os.Stderr, "there is no attack", os.Args[1])
		os.Exit(2)
	}
	if err := run(); err != nil {
		fmt.Println("kept:", err)
		return
	}
	fmt.Println("OUT:", os.Args[1])
}
