// Command faulty is a plugin for tests: it waits, crashes and breaks on demand.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk"
)

func main() {
	sdk.Serve(&sdk.Plugin{
		Name:    "faulty",
		Version: "0.3.1",
		Doc:     "Waits, crashes and breaks.",
		Passes: []*pass.Pass{
			faulty("faulty-wait", wait),
			faulty("faulty-panic", func(*pass.Run) error { panic("BUG: broken on purpose") }),
			faulty("faulty-exit", func(*pass.Run) error {
				fmt.Fprintln(os.Stderr, "these are the last words")
				os.Exit(3)
				return nil
			}),
			faulty("faulty-die", die),
			faulty("faulty-overflow", overflow),
			faulty("faulty-hoard", hoard),
			faulty("faulty-flood", flood),
			faulty("faulty-spin", spin),
			faulty("faulty-refuse", func(*pass.Run) error { return errors.New("there is no such thing") }),
			faulty("faulty-complain", complain),
			faulty("faulty-break", breakModule),
			faulty("faulty-overreach", greedily(overreach)),
			faulty("faulty-halve", greedily(halve)),
			faulty("faulty-convert", converting),
			faulty("faulty-misconvert", misconverting),
			{
				Name: "faulty-lower", Summary: "for tests", Converts: []string{"affine"}, Builds: []string{"std"},
				Run: func(*pass.Run) error { return nil },
			},
			{
				Name: "faulty-llvm-ir", Summary: "for tests", Produces: pass.KindLLVMIR,
				Translate: func(t *pass.Translation) error {
					t.Output.Data = []byte("this is not LLVM IR\n")
					return nil
				},
			},
		},
	})
}

func faulty(name string, run func(*pass.Run) error) *pass.Pass {
	return &pass.Pass{
		Name: name, Summary: "for tests", Run: run,
		Options: []pass.Option{
			{Name: "started", Type: pass.String, Doc: "a file to make"},
			{Name: "until", Type: pass.String, Doc: "a file to wait for"},
		},
	}
}

// desk is a file where the test is that runs the plugin, and not where the plugin
// is.
func desk(name string) string { return filepath.Join(os.Getenv("E2E_DESK"), name) }

// wait says by one file that it is there, and waits for another.
func wait(r *pass.Run) error {
	if err := os.WriteFile(desk(r.Options.String("started")), nil, 0o600); err != nil {
		return err
	}
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for {
		select {
		case <-r.Context.Done():
			return r.Context.Err()
		case <-tick.C:
		}
		if _, err := os.Stat(desk(r.Options.String("until"))); err == nil {
			return nil
		}
	}
}

// complain reports the first operation of the module.
func complain(r *pass.Run) error {
	op := r.Op.Region(0).Entry().First()
	r.Diags.Report(diag.NewError(ir.Position(op.Loc()), "this plugin does not like it").
		WithNote(ir.Position(op.Loc()), "nothing helps"))
	return nil
}

// breakModule erases the last operation of every block of the functions.
func breakModule(r *pass.Run) error {
	for op := range r.Op.Region(0).Entry().Ops() {
		for b := range blocks(op) {
			if last := b.Last(); last != nil {
				last.Erase()
			}
		}
	}
	return nil
}

func blocks(op *ir.Operation) func(func(*ir.Block) bool) {
	return func(yield func(*ir.Block) bool) {
		for r := range op.Regions() {
			for b := range r.Blocks() {
				if !yield(b) {
					return
				}
			}
		}
	}
}
