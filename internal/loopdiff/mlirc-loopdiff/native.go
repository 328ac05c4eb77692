package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/internal/loopdiff"
	"github.com/mlirc/mlirc/internal/randloops"
)

// batch is how many programs one module has.
const batch = 100

// native compares what shipped pipelines compile.
func native(mlirc string, from, to uint64, pipeline string, examples int) error {
	mlirc, err := filepath.Abs(mlirc)
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "loopdiff-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	seeds := map[string][]uint64{}
	kinds := map[string]map[string]int{}
	tried := map[string]int{}
	for ; from < to; from += batch {
		r, err := newRunner()
		if err != nil {
			return err
		}
		var subjects []*loopdiff.Subject
		var numbers []uint64
		for seed := from; seed < min(to, from+batch); seed++ {
			o := optionsFor(seed)
			o.Prefix = fmt.Sprintf("p%d", seed)
			s, err := r.Subject(randloops.New(o))
			if err != nil {
				fmt.Printf("seed %d is no program: %v\n", seed, err)
				continue
			}
			subjects, numbers = append(subjects, s), append(numbers, seed)
		}
		for _, n := range loopdiff.Natives(mlirc, dir) {
			if pipeline != "" && pipeline != n.Pipeline {
				continue
			}
			var fits []*loopdiff.Subject
			var of []uint64
			for i, s := range subjects {
				if n.Fits(s, optionsFor(numbers[i]).Bare) {
					fits, of = append(fits, s), append(of, numbers[i])
				}
			}
			found, err := n.Compare(fits)
			if err != nil {
				return err
			}
			tried[n.Pipeline] += len(fits)
			for i := range fits {
				d := found[i]
				if d == nil {
					continue
				}
				if kinds[n.Pipeline] == nil {
					kinds[n.Pipeline] = map[string]int{}
				}
				kinds[n.Pipeline][d.Kind]++
				seeds[n.Pipeline] = append(seeds[n.Pipeline], of[i])
				if d.Kind != "result" || len(seeds[n.Pipeline]) <= examples {
					fmt.Printf("seed %d, %s\n", of[i], d)
				}
			}
			fmt.Printf("%5d of %d  %s  %v  %v\n", len(seeds[n.Pipeline]), tried[n.Pipeline], n.Pipeline, kinds[n.Pipeline], seeds[n.Pipeline])
		}
	}
	for _, n := range loopdiff.Natives(mlirc, dir) {
		for _, seed := range seeds[n.Pipeline][:min(examples, len(seeds[n.Pipeline]))] {
			r, err := newRunner()
			if err != nil {
				return err
			}
			p, d := r.ReduceNative(optionsFor(seed), n, 200)
			fmt.Printf("\n## %s, seed %d\n%v\n```mlir\n%s```\n", n.Pipeline, seed, d, p.Text)
		}
	}
	return nil
}
