// Command mlirc-rundiff compares random modules as package rundiff does, for as
// long as one likes:
//
//	go run ./internal/rundiff/mlirc-rundiff -mlirc bin/mlirc -from 0 -to 100
//	go run ./internal/rundiff/mlirc-rundiff -mlirc bin/mlirc -passes 'func(affine-loop-unroll)'
//
// It lists all differences, shows the first one made smaller, leaves its files in the folder,
// and ends with status 1.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/internal/randfunc"
	"github.com/mlirc/mlirc/internal/rundiff"
)

func main() {
	mlirc := flag.String("mlirc", "bin/mlirc", "the compiler, with its plugins beside it")
	dir := flag.String("dir", "", "where files are left (default: a temporary folder)")
	from := flag.Uint64("from", 0, "the first seed")
	to := flag.Uint64("to", 100, "the seed behind the last one")
	functions := flag.Int("functions", 100, "functions in a module")
	tries := flag.Int("tries", 300, "how often to try to make a difference smaller")
	passes := flag.String("passes", "", "a textual pipeline: compare nests of loops, or functions with vectors, before and behind it")
	vectors := flag.Bool("vectors", false, "compare functions that compute with vectors")
	level := flag.String("opt", "", "the level of opt that comes before llc (default: no opt)")
	flag.Parse()
	c := &rundiff.Comparison{Mlirc: *mlirc, Dir: *dir, Passes: *passes, OptLevel: *level}
	options := rundiff.OptionsFor
	switch {
	case *vectors:
		options = rundiff.VectorsFor
	case *passes != "":
		options = rundiff.NestsFor
	}
	if err := run(c, options, *from, *to, *functions, *tries); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(c *rundiff.Comparison, options func(seed uint64, functions int) randfunc.Options, from, to uint64, functions, tries int) (err error) {
	if c.Dir == "" {
		if c.Dir, err = os.MkdirTemp("", "rundiff-"); err != nil {
			return err
		}
	}
	if c.Mlirc, err = filepath.Abs(c.Mlirc); err != nil {
		return err
	}
	var first error
	for seed := from; seed < to; seed++ {
		o := options(seed, functions)
		c.Optimize = int(seed % 3)
		leftOut, d := c.Check(o)
		if d == nil {
			fmt.Printf("seed %d: no difference in %d functions\n", seed, functions-leftOut)
			continue
		}
		fmt.Printf("seed %d, %s of %s: %s\n", seed, d.Stage, d.Function, d.Detail)
		if first == nil {
			first = reduced(c, o, d, tries)
			if c.Dir, err = os.MkdirTemp("", "rundiff-"); err != nil {
				return err
			}
		}
	}
	return first
}

// reduced describes a difference that was made smaller.
func reduced(c *rundiff.Comparison, o randfunc.Options, d *rundiff.Difference, tries int) error {
	m, smaller := c.Reduce(o, d, tries)
	if smaller == nil {
		smaller = d
	}
	return fmt.Errorf("%s\n%s: %s\nfiles are in %s", m.Text(), smaller.Stage, smaller.Detail, c.Dir)
}
