package loopdiff

import (
	"bytes"
	"context"
	_ "embed" // the driver
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/mlirc/mlirc/internal/randloops"
)

//go:embed driver/driver.c
var driverSource string

// Native compiles programs by a shipped pipeline, and runs them.
type Native struct {
	Mlirc string // the compiler, with its plugins beside it
	Dir   string // for sources, objects and the driver
	// Pipeline is the name of a built-in pipeline.
	Pipeline string
	// Bare says that it passes memrefs as bare pointers.
	Bare bool
	// Stages are the text of stages that the pipeline has besides.
	Stages string
	// Libraries are linked to the object.
	Libraries []string
	// Optimizes says that opt takes most of the time: seven of eight programs are short.
	Optimizes bool
	// Flags are further flags of the compiler.
	Flags []string
}

// OptionsFor are those of the program with that seed for the pipeline.
func (n *Native) OptionsFor(seed uint64) randloops.Options {
	o := OptionsFor(seed)
	o.Short = n.Optimizes && seed%8 != 0
	return o
}

// parallelize makes parallel loops of those that programs have, before those are lowered.
const parallelize = `[[stage]]
pass = "affine-parallelize"
before = "lower-affine"
`

// Natives are the shipped pipelines. Those with parallel loops make them of affine loops, and run
// them with libomp, LLVM's OpenMP runtime.
func Natives(mlirc, dir, libomp string) []*Native {
	var list []*Native
	optimizes := func(pipeline string) bool { return strings.Contains(pipeline, "-O3") }
	for _, p := range []string{"cpu", "cpu-O3", "cpu-O3-native"} {
		list = append(list, &Native{Mlirc: mlirc, Dir: dir, Pipeline: p, Optimizes: optimizes(p)})
	}
	list = append(list, &Native{Mlirc: mlirc, Dir: dir, Pipeline: "cpu-bare-ptr", Bare: true})
	for _, p := range []string{"cpu-parallel", "cpu-parallel-O3"} {
		list = append(list, &Native{Mlirc: mlirc, Dir: dir, Pipeline: p, Stages: parallelize, Libraries: []string{libomp}, Optimizes: optimizes(p)})
	}
	return list
}

// Fits reports whether the pipeline can compile a program with those options.
func (n *Native) Fits(p *randloops.Program, o randloops.Options) bool {
	return !p.Layouts && (!n.Bare || o.Bare)
}

// Batch is programs that become one module.
type Batch struct {
	Subjects []*Subject
	Options  []randloops.Options // of each subject
	Invalid  []error             // of programs that do what they must not do
}

// Batch makes the programs of seeds that the pipeline can compile.
func (n *Native) Batch(r *Runner, from, to uint64) *Batch {
	b := &Batch{}
	for seed := from; seed < to; seed++ {
		o := n.OptionsFor(seed)
		o.Prefix = fmt.Sprintf("p%d", seed)
		p := randloops.New(o)
		if !n.Fits(p, o) {
			continue
		}
		s, err := r.Subject(p)
		if err != nil {
			b.Invalid = append(b.Invalid, fmt.Errorf("seed %d: %w", seed, err))
			continue
		}
		b.Subjects, b.Options = append(b.Subjects, s), append(b.Options, o)
	}
	return b
}

// ToolCrash is the kind of a difference that is a crash of opt or llc: versions of them
// crash on IR that is valid.
const ToolCrash = "tool"

var toolCrash = regexp.MustCompile(`(opt|llc) \([^)]*\) failed: signal: `)

// deadline is when a tool is given up.
const deadline = 2 * time.Minute

// tool runs a tool in the folder.
func (n *Native) tool(name string, args ...string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), deadline)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = n.Dir
	var out, problems bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &problems
	if err := cmd.Run(); err != nil {
		const most = 2000
		text := problems.String()
		return nil, fmt.Errorf("%s: %w\n%s", filepath.Base(name), err, text[:min(len(text), most)])
	}
	return out.Bytes(), nil
}

// BuildDriver compiles the driver, unless it is there.
func (n *Native) BuildDriver() error {
	if _, err := os.Stat(filepath.Join(n.Dir, "driver")); err == nil {
		return nil
	}
	if err := os.WriteFile(filepath.Join(n.Dir, "driver.c"), []byte(driverSource), 0o666); err != nil {
		return err
	}
	_, err := n.tool("cc", "-O1", "driver.c", "-o", "driver", "-ldl")
	return err
}

// Compare compiles programs, whose symbols are different, as one module, and returns the
// differences by the number of the program. A module that is refused is taken apart.
func (n *Native) Compare(subjects []*Subject) (map[int]*Difference, error) {
	found := map[int]*Difference{}
	if err := n.BuildDriver(); err != nil {
		return nil, err
	}
	return found, n.compare(subjects, 0, found)
}

func (n *Native) compare(subjects []*Subject, first int, found map[int]*Difference) error {
	if len(subjects) == 0 {
		return nil
	}
	err := n.compile(subjects)
	switch {
	case err != nil && len(subjects) == 1:
		kind := "compiler"
		if toolCrash.MatchString(err.Error()) {
			kind = ToolCrash
		}
		found[first] = &Difference{n.Pipeline, kind, err.Error(), ""}
		return nil
	case err != nil:
		half := len(subjects) / 2
		return errors.Join(n.compare(subjects[:half], first, found), n.compare(subjects[half:], first+half, found))
	}
	out, err := n.tool(filepath.Join(n.Dir, "driver"), filepath.Join(n.Dir, "module.so"), filepath.Join(n.Dir, "script"))
	if err != nil {
		return err
	}
	for i, s := range subjects {
		var d string
		kind := "result"
		if len(out) < 8 {
			return fmt.Errorf("the driver has written too little")
		}
		status, outside := binary.LittleEndian.Uint32(out), binary.LittleEndian.Uint32(out[4:])
		out = out[8:]
		got := &Outcome{}
		for call := range s.Calls {
			var zones [][]byte
			for z, bytes := range s.start[call] {
				if len(out) < len(bytes) {
					return fmt.Errorf("the driver has written too little")
				}
				zones = append(zones, out[:len(bytes)])
				out = out[len(bytes):]
				normalize(s.Zones[z].Elem, zones[z])
			}
			got.Calls = append(got.Calls, zones)
		}
		switch {
		case status != 0:
			kind, d = "crash", fmt.Sprintf("the program ended with status %d", status)
		case outside != 0:
			kind, d = "crash", "memory outside of arguments was written"
		default:
			d = Differs(s.Program, s.want, got)
		}
		if d != "" {
			found[first+i] = &Difference{n.Pipeline, kind, d, ""}
		}
	}
	return nil
}

// compile makes module.so and the script for the driver.
func (n *Native) compile(subjects []*Subject) error {
	var text strings.Builder
	for _, s := range subjects {
		text.WriteString(s.Text)
	}
	if err := os.WriteFile(filepath.Join(n.Dir, "module.mlir"), []byte(text.String()), 0o666); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(n.Dir, "script"), n.script(subjects), 0o666); err != nil {
		return err
	}
	pipeline := n.Pipeline
	if n.Stages != "" {
		pipeline += ".toml"
		text := fmt.Sprintf("extends = %q\n\n%s", n.Pipeline, n.Stages)
		if err := os.WriteFile(filepath.Join(n.Dir, pipeline), []byte(text), 0o666); err != nil {
			return err
		}
	}
	if _, err := n.tool(n.Mlirc, append([]string{"--pipeline", pipeline, "module.mlir", "-o", "module.o"}, n.Flags...)...); err != nil {
		return err
	}
	_, err := n.tool("cc", append([]string{"-shared", "module.o", "-o", "module.so", "-lm"}, n.Libraries...)...)
	return err
}

// script is what driver.c reads.
func (n *Native) script(subjects []*Subject) []byte {
	var out []byte
	word := func(x int) { out = binary.LittleEndian.AppendUint32(out, uint32(x)) }
	word(len(subjects))
	for _, s := range subjects {
		word(len(s.Calls))
		for i, c := range s.Calls {
			word(len(c.Function))
			out = append(out, c.Function...)
			zones := s.start[i]
			word(len(zones))
			for _, z := range zones {
				word(len(z))
				out = append(out, z...)
			}
			out = n.arguments(out, s, i)
		}
	}
	return out
}

func (n *Native) arguments(out []byte, s *Subject, call int) []byte {
	var number int64
	var words []byte
	count := 0
	add := func(pointer, zone byte, value int64) {
		words = append(words, pointer, zone)
		words = binary.LittleEndian.AppendUint64(words, uint64(value))
		count++
	}
	for _, a := range s.Calls[call].Args {
		switch {
		case a.IsMemref:
			add(1, byte(a.Zone), int64(a.Offset))
			if n.Bare {
				continue
			}
			add(1, byte(a.Zone), int64(a.Offset))
			add(0, 0, 0)
			for _, x := range append(append([]int64(nil), a.Sizes...), a.Strides...) {
				add(0, 0, x)
			}
		case a.Elem.IsFloat():
			number = a.Number
		case a.Elem == "i1":
			add(0, 0, a.Number&1) // C passes it extended by zeros
		default:
			add(0, 0, a.Number)
		}
	}
	out = binary.LittleEndian.AppendUint64(out, uint64(number))
	out = binary.LittleEndian.AppendUint32(out, uint32(count))
	return append(out, words...)
}
