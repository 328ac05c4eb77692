package main

import (
	"fmt"
	"os"
	"path/filepath"

	"github.com/mlirc/mlirc/host/harness"
	"github.com/mlirc/mlirc/internal/loopdiff"
)

// batch is how many programs one module has.
const batch = 100

// native compares what shipped pipelines compile.
func native(mlirc, llvm string, from, to uint64, pipeline string, examples int) error {
	mlirc, err := filepath.Abs(mlirc)
	if err != nil {
		return err
	}
	libomp, err := harness.OpenMP()
	if err != nil {
		return err
	}
	dir, err := os.MkdirTemp("", "loopdiff-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	natives := loopdiff.Natives(mlirc, dir, libomp)
	for _, tool := range []string{"opt", "llc"} {
		for _, n := range natives {
			if llvm != "" {
				n.Flags = append(n.Flags, "--set", fmt.Sprintf("toolchain.%s=%s-%s", tool, tool, llvm))
			}
		}
	}
	seeds := map[string][]uint64{}
	kinds := map[string]map[string]int{}
	tried := map[string]int{}
	for _, n := range natives {
		if pipeline != "" && pipeline != n.Pipeline {
			continue
		}
		step := uint64(batch)
		if n.Bare {
			step *= 4 // one program in four fits
		}
		for first := from; first < to; first += step {
			r, err := newRunner()
			if err != nil {
				return err
			}
			last := min(to, first+step)
			b := n.Batch(r, first, last)
			for _, err := range b.Invalid {
				fmt.Println(err)
			}
			found, err := n.Compare(b.Subjects)
			if err != nil {
				return err
			}
			tried[n.Pipeline] += len(b.Subjects)
			for i := range b.Subjects {
				d := found[i]
				if d == nil {
					continue
				}
				if kinds[n.Pipeline] == nil {
					kinds[n.Pipeline] = map[string]int{}
				}
				kinds[n.Pipeline][d.Kind]++
				seeds[n.Pipeline] = append(seeds[n.Pipeline], b.Options[i].Seed)
				if d.Kind != "result" || len(seeds[n.Pipeline]) <= examples {
					fmt.Printf("seed %d, %s\n", b.Options[i].Seed, d)
				}
			}
			fmt.Printf("%5d of %d  %s to seed %d  %v  %v\n", len(seeds[n.Pipeline]), tried[n.Pipeline], n.Pipeline, last, kinds[n.Pipeline], seeds[n.Pipeline])
		}
	}
	for _, n := range natives {
		for _, seed := range seeds[n.Pipeline][:min(examples, len(seeds[n.Pipeline]))] {
			r, err := newRunner()
			if err != nil {
				return err
			}
			p, d := r.ReduceNative(n.OptionsFor(seed), n, 200)
			fmt.Printf("\n## %s, seed %d\n%v\n```mlir\n%s```\n", n.Pipeline, seed, d, p.Text)
		}
	}
	return nil
}
