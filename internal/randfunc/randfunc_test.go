package randfunc

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/internal/repository"
)

// valid fails the test when a module is not.
func valid(t *testing.T, m *Module) {
	t.Helper()
	sink := &diag.Sink{}
	for _, text := range []string{m.Text(), m.OldText()} {
		op := syntax.Parse(repository.Context(t), diag.NewSource("module.mlir", []byte(text)), sink, syntax.ParseOptions{})
		if op == nil || !verify.Verify(op, sink, verify.Options{}) {
			require.Fail(t, sink.Diagnostics()[0].Error(), text)
		}
	}
}

func TestModulesAreValid(t *testing.T) {
	for seed := range uint64(8) {
		o := Options{Seed: seed, Functions: 20, BarePointers: seed%2 == 1, Vectors: seed >= 4}
		m := New(o)
		valid(t, m)
		require.Equal(t, m.Text(), New(o).Text())
	}
}

// TestCut cuts pieces out of tapes; what is left is a valid module.
func TestCut(t *testing.T) {
	o := Options{Seed: 5, Functions: 6}
	tapes := make([]*Tape, o.Functions)
	for i := range tapes {
		tapes[i] = Fresh(o.Seed, uint64(i))
	}
	whole := FromTapes(o, tapes)
	require.NotEmpty(t, tapes[5].Spans())
	for _, s := range tapes[5].Spans()[:4] {
		cut := make([]*Tape, o.Functions)
		for i := range cut {
			cut[i] = Replay(slices.Clone(tapes[i].Numbers()))
		}
		require.Equal(t, whole.Text(), FromTapes(o, cut).Text())
		cut[5] = Replay(slices.Delete(slices.Clone(tapes[5].Numbers()), s.Start, s.End))
		cut[0] = Replay(slices.Clone(tapes[0].Numbers()))
		cut[1], cut[2], cut[3], cut[4] = nil, nil, nil, nil
		valid(t, FromTapes(o, cut))
	}
}

// TestOpsAreWritten checks that each operation of each family is written now and
// then.
func TestOpsAreWritten(t *testing.T) {
	written := map[string]bool{}
	families := slices.Concat(Standard(), []Family{Vectors(), VectorAccess()})
	for i := range families {
		for j := range families[i].Ops {
			op := &families[i].Ops[j]
			name, write := families[i].Name+": "+op.Name, op.Write
			if _, known := written[name]; !known {
				written[name] = false
			}
			op.Write = func(f *Func) {
				before := f.out.Len()
				write(f)
				written[name] = written[name] || f.out.Len() > before
			}
		}
	}
	New(Options{Seed: 1, Functions: 200, Families: families})
	for name, ok := range written {
		require.True(t, ok, name)
	}
}
