package roundtrip

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/load"
	"github.com/mlirc/mlirc/core/ods"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/funcgen"
	"github.com/mlirc/mlirc/internal/oracle"
	"github.com/mlirc/mlirc/internal/randfunc"
	"github.com/mlirc/mlirc/internal/repository"
)

const (
	// slice is the share of inputs in a short test: one of so many.
	slice = 100
	// randomModules is the number of random modules among the inputs.
	randomModules = 100
)

// inputs are the modules that passes get: those of all tests, seeds and examples,
// those that generators make, and those of this package. Only those count that
// mlir-opt-13 takes, and each once.
func (p *passes) inputs() []string {
	all := append(p.files(), funcgen.Module(8), funcgen.Module(32))
	for seed := range uint64(randomModules) {
		all = append(all, randfunc.New(randfunc.Options{Seed: seed, Functions: 5}).Text())
	}
	for _, d := range append([]*ods.Dialect{load.Builtin()}, p.all...) {
		for _, r := range recipes(p.t, d) {
			all = append(all, r.text)
		}
		all = append(all, p.generate(d)...)
	}
	if isLong() {
		return p.taken(all)
	}
	var some []string
	for i := 0; i < len(all); i += slice {
		some = append(some, all[i])
	}
	return p.taken(some)
}

// taken are the modules that mlir-opt-13 and we take, as they were written; of
// several that it prints alike the first.
func (p *passes) taken(all []string) []string {
	var list []string
	for i, a := range oracle.Opt(p.t, all) {
		if a.OK && !p.met[a.Text] && !p.unchecked(all[i]) && p.valid(all[i]) {
			p.met[a.Text] = true
			list = append(list, all[i])
		}
	}
	return list
}

// valid reports whether a module is valid here. docs/differences.md lists what MLIR 13 accepts
// beyond that.
func (p *passes) valid(text string) bool {
	m, _ := p.read(text)
	return m != nil && verify.Verify(m, &diag.Sink{}, verify.Options{})
}

// part begins a section of an archive, or the next module of a file.
var part = regexp.MustCompile(`(?m)^(-- .* --|// -----.*)\n`)

// files are the modules in the files of the repository.
func (p *passes) files() []string {
	var list []string
	err := filepath.WalkDir(repository.Root(p.t), func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && strings.HasPrefix(e.Name(), ".") {
			return filepath.SkipDir
		}
		if ext := filepath.Ext(path); ext != ".mlir" && ext != ".txtar" {
			return nil
		}
		text, err := os.ReadFile(path)
		list = append(list, part.Split(string(text), -1)...)
		return err
	})
	require.NoError(p.t, err)
	return list
}
