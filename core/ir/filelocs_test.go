package ir

import (
	"fmt"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestFileLocsAreUniqued(t *testing.T) {
	ctx := NewContext()
	seen := map[*FileLineColLoc]bool{}
	for _, file := range []string{"", "a", "a.mlir", "b.mlir", "directory/a.mlir", "directory/b.mlir"} {
		for n := range uint32(2000) {
			l := ctx.FileLineColLoc(file, n, n%7)
			require.Same(t, l, ctx.FileLineColLoc(file, n, n%7))
			require.False(t, seen[l], "%s:%d", file, n)
			require.Equal(t, file, l.File())
			require.Equal(t, [2]uint32{n, n % 7}, [2]uint32{l.Line(), l.Col()})
			seen[l] = true
		}
	}
}

func TestFileLocsInBulk(t *testing.T) {
	ctx := NewContext()
	places := []Place{{1, 1}, {1, 1}, {5000, 3}, {2, 1}}
	for n := range uint32(3000) {
		places = append(places, Place{n, 5})
	}
	locs := ctx.AppendFileLineColLocs(nil, "a.mlir", places)
	require.Len(t, locs, len(places))
	for i, at := range places {
		require.Same(t, ctx.FileLineColLoc("a.mlir", at.Line, at.Col), locs[i])
	}
}

func TestFileLocsAreUniquedByAll(t *testing.T) {
	ctx := NewContext()
	const workers, places = 4, 3000
	got := [workers][places]*FileLineColLoc{}
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			for n := range places {
				got[w][n] = ctx.FileLineColLoc(fmt.Sprintf("f%d", n%3), uint32(n), 1)
			}
		})
	}
	wg.Wait()
	for w := range workers {
		require.True(t, got[0] == got[w], "worker %d", w)
	}
}
