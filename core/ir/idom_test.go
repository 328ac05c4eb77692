package ir

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
)

// dominatorsByRemoval finds immediate dominators as they are defined: a dominates b if b
// is not reached when a is taken away.
func dominatorsByRemoval(graph [][]int32) []int32 {
	n := len(graph)
	reached := func(without int) []bool {
		seen := make([]bool, n)
		stack := []int32{0}
		for len(stack) > 0 {
			v := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if seen[v] || int(v) == without {
				continue
			}
			seen[v] = true
			stack = append(stack, graph[v]...)
		}
		return seen
	}
	count, over := make([]int, n), make([][]int, n) // how many nodes dominate one, and which
	for a := range n {
		seen := reached(a)
		for b := range n {
			if b != a && !seen[b] {
				count[b]++
				over[b] = append(over[b], a)
			}
		}
	}
	idom := make([]int32, n)
	for b := 1; b < n; b++ {
		for _, a := range over[b] {
			if count[a] == count[b]-1 {
				idom[b] = int32(a)
			}
		}
	}
	return idom
}

func successorsIn(graph [][]int32) func(int32, func(int32)) {
	return func(node int32, visit func(int32)) {
		for _, to := range graph[node] {
			visit(to)
		}
	}
}

func TestIdoms(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		n := 1 + random.IntN(14)
		graph := make([][]int32, n)
		for i := 1; i < n; i++ { // all are reached
			from := random.IntN(i)
			graph[from] = append(graph[from], int32(i))
		}
		for range random.IntN(3 * n) {
			from := random.IntN(n)
			graph[from] = append(graph[from], int32(random.IntN(n)))
		}
		assert.Equal(t, dominatorsByRemoval(graph), idoms(n, successorsIn(graph)), "%v", graph)
	}
}

// TestIdomsOfManyLoops has a chain of blocks, and behind it one that jumps to each of
// them, the last one first: an iteration over all blocks would have to be repeated for
// each of the edges.
func TestIdomsOfManyLoops(t *testing.T) {
	const chain = 200_000
	graph := make([][]int32, 2*chain)
	for i := range graph {
		if i+1 < len(graph) {
			graph[i] = append(graph[i], int32(i)+1)
		}
		if i >= chain {
			graph[i] = append(graph[i], int32(2*chain-1-i))
		}
	}
	idom := idoms(len(graph), successorsIn(graph))
	for i := 1; i < len(idom); i++ {
		assert.Equal(t, int32(i)-1, idom[i])
	}
}
