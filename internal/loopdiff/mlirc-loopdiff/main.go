// Command mlirc-loopdiff compares random programs of loops before and behind passes, as
// package loopdiff does, for as long as one likes:
//
//	go run ./internal/loopdiff/mlirc-loopdiff -from 0 -to 1000
//	go run ./internal/loopdiff/mlirc-loopdiff -pipeline affine-scalrep -seed 17
//	go run ./internal/loopdiff/mlirc-loopdiff -mlirc bin/mlirc -to 1000
//
// It prints how many programs differ behind each pipeline, and their first seeds. With
// -mlirc the pipelines are the shipped ones, whose programs are compiled and run; opt of
// LLVM 19 takes half the time of that of 14 and does not crash where that does (-llvm 19).
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/internal/loopdiff"
	"github.com/mlirc/mlirc/internal/randloops"
)

func main() {
	from := flag.Uint64("from", 0, "the first seed")
	to := flag.Uint64("to", 200, "the seed behind the last one")
	seed := flag.Int64("seed", -1, "show what one seed does")
	pipeline := flag.String("pipeline", "", "only this pipeline")
	workers := flag.Int("j", 2, "how many programs at once")
	mlirc := flag.String("mlirc", "", "the compiler, with its plugins beside it: compare programs that shipped pipelines compile instead")
	examples := flag.Int("examples", 0, "how many differences of each pipeline to show, reduced")
	llvm := flag.String("llvm", "", "with -mlirc, the version of LLVM's opt and llc, such as 19, in place of that of the compiler")
	distinct := flag.Bool("distinct", false, "only programs in which each memory has one name")
	flag.Parse()
	var err error
	if *mlirc != "" {
		err = native(*mlirc, *llvm, *from, *to, *pipeline, *examples)
	} else if *seed >= 0 {
		err = show(uint64(*seed), *pipeline)
	} else {
		err = all(*from, *to, *pipeline, *workers, *examples, *distinct)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func newRunner() (*loopdiff.Runner, error) {
	var list []*ods.Dialect
	for _, pattern := range []string{"plugins/*/*.dialect", "plugins/*/dialects/*/*.dialect"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		for _, f := range files {
			text, err := os.ReadFile(f)
			if err != nil {
				return nil, err
			}
			d, problems := load.Dialect(f, text)
			if len(problems) > 0 {
				return nil, fmt.Errorf("%s: %s", f, problems[0].Error())
			}
			list = append(list, d)
		}
	}
	return loopdiff.NewRunner(list)
}

func cases(pipeline string) []loopdiff.Case {
	if pipeline == "" {
		return loopdiff.Cases()
	}
	for _, c := range loopdiff.Cases() {
		if c.Pipeline == pipeline {
			return []loopdiff.Case{c}
		}
	}
	return []loopdiff.Case{{Pipeline: pipeline}}
}

func show(seed uint64, pipeline string) error {
	r, err := newRunner()
	if err != nil {
		return err
	}
	o := loopdiff.OptionsFor(seed)
	p := randloops.New(o)
	fmt.Print(p.Text)
	s, err := r.Subject(p)
	if err != nil {
		return err
	}
	for _, c := range cases(pipeline) {
		if d, _ := r.Compare(s, c); d != nil {
			if err := example(seed, c); err != nil {
				return err
			}
		}
	}
	return nil
}

// count is what was found of a pipeline.
type count struct {
	seeds   []uint64
	kinds   map[string]int
	changed int // how many programs it changed
}

func all(from, to uint64, pipeline string, workers, examples int, distinctOnly bool) error {
	list := cases(pipeline)
	counts := make([]count, len(list))
	var mutex sync.Mutex
	programs, invalid, aliased, differing := 0, 0, 0, 0
	next := make(chan uint64)
	var group sync.WaitGroup
	var failed error
	for range workers {
		group.Go(func() {
			r, err := newRunner()
			if err != nil {
				failed = err
			}
			for seed := range next {
				o := loopdiff.OptionsFor(seed)
				if distinctOnly && !o.Distinct {
					continue
				}
				if err != nil {
					continue
				}
				if seed%500 == 499 { // a context keeps all types
					if r, err = newRunner(); err != nil {
						failed = err
						continue
					}
				}
				p := randloops.New(o)
				s, bad := r.Subject(p)
				found, changed := make([]*loopdiff.Difference, len(list)), make([]bool, len(list))
				for i, c := range list {
					if bad == nil {
						found[i], changed[i] = r.Compare(s, c)
					}
				}
				mutex.Lock()
				programs++
				if p.Aliased {
					aliased++
				}
				if bad != nil {
					invalid++
					fmt.Printf("seed %d is no program: %v\n", seed, bad)
				}
				any := false
				for i, d := range found {
					if changed[i] {
						counts[i].changed++
					}
					if d == nil {
						continue
					}
					any = true
					if counts[i].kinds == nil {
						counts[i].kinds = map[string]int{}
					}
					counts[i].kinds[d.Kind]++
					counts[i].seeds = append(counts[i].seeds, seed)
				}
				if any {
					differing++
				}
				mutex.Unlock()
			}
		})
	}
	for seed := from; seed < to; seed++ {
		next <- seed
	}
	close(next)
	group.Wait()
	fmt.Printf("%d programs, %d not valid, %d with two names for one memory, %d differ in a pipeline\n", programs, invalid, aliased, differing)
	for i, c := range list {
		slices.Sort(counts[i].seeds)
		seeds := counts[i].seeds
		fmt.Printf("%5d of %5d changed  %s  %v  %v\n", len(seeds), counts[i].changed, c.Pipeline, counts[i].kinds, seeds[:min(len(seeds), 8)])
	}
	if failed != nil {
		return failed
	}
	for i, c := range list {
		for _, seed := range counts[i].seeds[:min(len(counts[i].seeds), examples)] {
			if err := example(seed, c); err != nil {
				return err
			}
		}
	}
	return nil
}

// example shows a difference, reduced.
func example(seed uint64, c loopdiff.Case) error {
	r, err := newRunner()
	if err != nil {
		return err
	}
	o := loopdiff.OptionsFor(seed)
	s, err := r.Subject(randloops.New(o))
	if err != nil {
		return err
	}
	d, _ := r.Compare(s, c)
	if d == nil {
		return fmt.Errorf("seed %d does not differ again behind %s", seed, c.Pipeline)
	}
	small, smaller := r.Reduce(o, c, d, 1000)
	fmt.Printf("\n## %s, seed %d\n%s: %s\n\n```mlir\n%s```\nbecomes\n```mlir\n%s```\n", c.Pipeline, seed, smaller.Kind, smaller.Detail, small.Text, smaller.After)
	return nil
}
