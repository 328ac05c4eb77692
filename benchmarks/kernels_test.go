package benchmarks

import (
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// kernelFolder is where the numerical kernels are.
const kernelFolder = "../examples/kernels/"

// chains are ways from affine to LLVM IR with the tools of MLIR 13. The best of them
// counts for each kernel.
var chains = map[string]string{
	"plain":     "",
	"scalrep":   "-inline -canonicalize -affine-loop-invariant-code-motion -affine-scalrep -canonicalize -cse",
	"tile":      "-affine-loop-tile=tile-size=32 -affine-loop-invariant-code-motion -affine-scalrep -canonicalize -cse",
	"jam":       "-affine-loop-invariant-code-motion -affine-loop-unroll-jam=unroll-jam-factor=4 -affine-scalrep -canonicalize -cse",
	"vectorize": "-affine-loop-invariant-code-motion -affine-super-vectorize=virtual-vector-size=8 -canonicalize -cse -convert-vector-to-scf",
}

const (
	toLLVM = "-lower-affine -convert-scf-to-std -convert-vector-to-llvm -convert-memref-to-llvm -convert-math-to-llvm " +
		"-convert-std-to-llvm=emit-c-wrappers | mlir-translate-13 --mlir-to-llvmir"
	toObject = "opt -S -mtriple=$(llc --version | sed -n 's/ *Default target: //p') -mcpu=native " +
		"'-passes=default<O3>' | llc -O3 -mcpu=native -relocation-model=pic -filetype=obj"
)

// BenchmarkKernels runs each kernel as cpu-O3-native compiles it, and as the chains of MLIR 13
// do with the same opt and llc, and reports the ratios of the least times.
func BenchmarkKernels(b *testing.B) {
	if _, err := exec.LookPath("mlir-opt-13"); err != nil {
		b.Fatal("run 'make oracles' first: ", err)
	}
	k := newKernelBench(b)
	ours := k.link("ours", "ours.o")
	drivers := map[string]string{}
	for name, passes := range chains {
		drivers[name] = k.theirs(name, passes)
	}
	wrong := map[string]map[string]bool{}
	for name, d := range drivers {
		wrong[name] = k.wrong(d)
	}
	var have times
	theirs := map[string]times{}
	for b.Loop() { // compiles once, other than b.N
		for name, d := range drivers {
			have.take(k.run(ours)) // as often as theirs: the least of more runs is less
			t := theirs[name]
			t.take(k.run(d))
			maps.DeleteFunc(t, func(kernel string, _ [2]float64) bool { return wrong[name][kernel] })
			theirs[name] = t
		}
	}
	k.report(have, theirs)
}

// cVersions are the C compilers, and what the pointers of the C versions promise.
var cVersions = []struct{ name, compiler, promise string }{
	{"clang 14", "clang-14", ""},
	{"clang 14 restrict", "clang-14", "restrict"},
	{"clang 19", "clang-19", ""},
	{"clang 19 restrict", "clang-19", "restrict"},
}

// BenchmarkKernelsInC runs each kernel as cpu-O3-native compiles it, and in C as clang -O3 does,
// with and without `restrict`, and reports the ratios of the least times.
func BenchmarkKernelsInC(b *testing.B) {
	k := newKernelBench(b)
	drivers := make([]string, len(cVersions))
	for i, v := range cVersions {
		if _, err := exec.LookPath(v.compiler); err != nil {
			b.Fatal("run 'make oracles' first: ", err)
		}
		k.cc = v.compiler + " -DRESTRICT=" + v.promise
		drivers[i] = k.link("c"+strconv.Itoa(i), "ours.o")
	}
	all := make([]times, len(drivers))
	for b.Loop() {
		for i, d := range drivers {
			all[i].take(k.run(d))
		}
	}
	k.reportC(all)
}

// times are the least times of each kernel: affine and C.
type times map[string][2]float64

func (t *times) take(other times) {
	if *t == nil {
		*t = times{}
	}
	for name, o := range other {
		if have, ok := (*t)[name]; ok {
			o[0], o[1] = min(o[0], have[0]), min(o[1], have[1])
		}
		(*t)[name] = o
	}
}

type kernelBench struct {
	b       *testing.B
	dir, cc string
	in      string   // all kernels
	names   []string // as in list.h
}

// newKernelBench compiles all kernels to ours.o.
func newKernelBench(b *testing.B) *kernelBench {
	if _, err := os.Stat(mlirc); err != nil {
		b.Fatal("run 'make build' first: ", err)
	}
	k := &kernelBench{b: b, dir: b.TempDir(), cc: "cc"}
	if _, err := exec.LookPath("clang"); err == nil {
		k.cc = "clang"
	}
	k.names = strings.Fields(k.mustShell("sed -n 's/KERNEL(\\(.*\\))/\\1/p' " + kernelFolder + "list.h"))
	require.NotEmpty(b, k.names)
	var all []byte
	for _, name := range k.names {
		text, err := os.ReadFile(kernelFolder + name + ".mlir")
		require.NoError(b, err)
		all = append(all, text...)
		// What MLIR 13 compiles is called by functions in C that have its name.
		k.write(name+".mlir", strings.ReplaceAll(string(text), "func @", "func @theirs_"))
	}
	k.in = k.write("in.mlir", string(all))
	k.write("adapter.c", adapters(all))
	require.NoError(b, k.compile(mlirc+" --pipeline cpu-O3-native --set memref.convention=bare-ptr -o OUT IN", k.in, "ours.o"))
	return k
}

func (k *kernelBench) write(name, text string) (path string) {
	path = filepath.Join(k.dir, name)
	require.NoError(k.b, os.WriteFile(path, []byte(text), 0o644))
	return path
}

// theirs compiles each kernel by a chain of MLIR 13, and by the plain one where
// that fails.
func (k *kernelBench) theirs(chain, passes string) (driver string) {
	objects := []string{"adapter.c"}
	for _, name := range k.names {
		in, object := filepath.Join(k.dir, name+".mlir"), chain+"-"+name+".o"
		err := k.compile("mlir-opt-13 IN "+passes+" "+toLLVM+" | "+toObject+" -o OUT", in, object)
		if err != nil {
			k.b.Logf("%s: the chain '%s' of MLIR 13 fails: %v", name, chain, err)
			require.NoError(k.b, k.compile("mlir-opt-13 IN "+toLLVM+" | "+toObject+" -o OUT", in, object))
		}
		objects = append(objects, object)
	}
	return k.link(chain, objects...)
}

func (k *kernelBench) compile(command, in, object string) error {
	_, err := k.shell(strings.NewReplacer("IN", in, "OUT", filepath.Join(k.dir, object)).Replace(command))
	return err
}

// link makes a driver of objects and the kernels in C.
func (k *kernelBench) link(name string, objects ...string) (driver string) {
	for i, o := range objects {
		objects[i] = filepath.Join(k.dir, o)
	}
	driver = filepath.Join(k.dir, name)
	k.mustShell(fmt.Sprintf("%s -O3 -march=native -ffp-contract=off -o %s %s*.c %s -lm", k.cc, driver, kernelFolder, strings.Join(objects, " ")))
	return driver
}

func (k *kernelBench) shell(command string) (string, error) {
	out, err := exec.Command("bash", "-o", "pipefail", "-c", command).Output()
	var failed *exec.ExitError
	if errors.As(err, &failed) {
		return "", fmt.Errorf("%s\n%w\n%s", command, err, failed.Stderr[:min(len(failed.Stderr), 300)])
	}
	return string(out), err
}

func (k *kernelBench) mustShell(command string) string {
	out, err := k.shell(command)
	require.NoError(k.b, err)
	return out
}

// wrong are the kernels of which a driver finds that they do not compute what C
// does: their times do not count.
func (k *kernelBench) wrong(driver string) map[string]bool {
	list := map[string]bool{}
	out, err := exec.Command(driver).Output()
	for line := range strings.Lines(string(out)) {
		if name, ok := strings.CutSuffix(strings.SplitN(line, ": ", 2)[0], " (affine)"); ok {
			list[name] = true
		}
	}
	if err != nil {
		fmt.Printf("wrong after the chain '%s' of MLIR 13: %s\n", filepath.Base(driver), strings.ReplaceAll(string(out), "\n", "; "))
	}
	return list
}

func (k *kernelBench) run(driver string) times {
	t := times{}
	for line := range strings.Lines(k.mustShell(driver + " time 10")) {
		f := strings.Fields(line)
		affine, err := strconv.ParseFloat(f[1], 64)
		require.NoError(k.b, err)
		c, err := strconv.ParseFloat(f[3], 64)
		require.NoError(k.b, err)
		t[f[0]] = [2]float64{affine, c}
	}
	return t
}

// report prints a table and reports the geometric mean.
func (k *kernelBench) report(ours times, theirs map[string]times) {
	fmt.Printf("| kernel | microseconds | to MLIR 13 | its chain |\n|---|---|---|---|\n")
	sum := 0.0
	for _, name := range k.names {
		have, best := ours[name][0], math.Inf(1)
		chain := ""
		for n, t := range theirs {
			if one, ok := t[name]; ok && one[0] < best {
				best, chain = one[0], n
			}
		}
		fmt.Printf("| %s | %.0f | %.2f | %s |\n", name, have*1e6, have/best, chain)
		sum += math.Log(have / best)
	}
	k.b.ReportMetric(math.Exp(sum/float64(len(k.names))), "ours/theirs")
}

// reportC prints a table and reports the geometric means. Our time is the least that any of the
// drivers has measured.
func (k *kernelBench) reportC(all []times) {
	fmt.Print("| kernel | microseconds |")
	for _, v := range cVersions {
		fmt.Print(" to ", v.name, " |")
	}
	fmt.Print("\n|---|---|---|---|---|---|\n")
	sums := make([]float64, len(all))
	for _, name := range k.names {
		have := math.Inf(1)
		for _, t := range all {
			have = min(have, t[name][0])
		}
		fmt.Printf("| %s | %.0f |", name, have*1e6)
		for i, t := range all {
			ratio := have / t[name][1]
			sums[i] += math.Log(ratio)
			fmt.Printf(" %.2f |", ratio)
		}
		fmt.Println()
	}
	for i, v := range cVersions {
		k.b.ReportMetric(math.Exp(sums[i]/float64(len(k.names))), "ours/"+strings.ReplaceAll(v.name, " ", "-"))
	}
}

var (
	function = regexp.MustCompile(`(?s)func @(\w+)\((.*?)\) \{`)
	argument = regexp.MustCompile(`memref<([\dx]+)x[fi]64>`)
)

// adapters are functions in C that take bare pointers and call the wrappers that
// MLIR 13 makes, with descriptors.
func adapters(text []byte) string {
	var b strings.Builder
	b.WriteString("#include <stdint.h>\n")
	for _, f := range function.FindAllStringSubmatch(string(text), -1) {
		var wants, takes, passes []string
		body := ""
		for i, a := range argument.FindAllStringSubmatch(f[2], -1) {
			sizes := strings.Split(a[1], "x")
			body += fmt.Sprintf("  struct { void *p, *q; int64_t o, s[%d], t[%[1]d]; } d%d = {p%[2]d, p%[2]d, 0, {%s}, {%s}};\n",
				len(sizes), i, strings.Join(sizes, ", "), strides(sizes))
			wants = append(wants, "void *")
			takes = append(takes, fmt.Sprintf("void *p%d", i))
			passes = append(passes, fmt.Sprintf("&d%d", i))
		}
		fmt.Fprintf(&b, "void _mlir_ciface_theirs_%s(%s);\nvoid %[1]s(%[3]s) {\n%[4]s  _mlir_ciface_theirs_%[1]s(%[5]s);\n}\n",
			f[1], strings.Join(wants, ", "), strings.Join(takes, ", "), body, strings.Join(passes, ", "))
	}
	return b.String()
}

// strides are those of a memref with its elements in a row.
func strides(sizes []string) string {
	list := make([]string, len(sizes))
	for i := range sizes {
		list[i] = strings.Join(append([]string{"1"}, sizes[i+1:]...), " * ")
	}
	return strings.Join(list, ", ")
}
