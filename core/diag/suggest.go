package diag

// Suggest returns the candidate nearest to name, for "did you mean"; ok is
// false when none is near. Near is an edit distance of at most a third of the
// longer of the two, and less than all of it. The first of equals wins, so the
// order of the candidates must be fixed.
func Suggest(name string, candidates []string) (nearest string, ok bool) {
	best := 0
	var row []int
	for _, c := range candidates {
		limit := max(1, max(len(name), len(c))/3)
		if ok {
			limit = min(limit, best-1)
		}
		if c == name || abs(len(c)-len(name)) > limit {
			continue
		}
		var d int
		if d, row = distance(name, c, limit, row); d <= limit && d < max(len(name), len(c)) {
			nearest, best, ok = c, d, true
		}
	}
	return nearest, ok
}

// distance counts insertions, deletions, replacements and swaps of neighbours
// that turn a into b; beyond limit it returns some number above limit. The row
// buffer is handed back for the next call.
func distance(a, b string, limit int, row []int) (int, []int) {
	width := len(b) + 1
	if cap(row) < 3*width {
		row = make([]int, 3*width)
	}
	row = row[:3*width]
	before, previous, current := row[:width], row[width:2*width], row[2*width:]
	for j := range previous {
		previous[j] = j
	}
	for i := 1; i <= len(a); i++ {
		current[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			d := min(previous[j]+1, current[j-1]+1, previous[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				d = min(d, before[j-2]+1)
			}
			current[j] = d
			least = min(least, d)
		}
		if least > limit+1 {
			return limit + 1, row
		}
		before, previous, current = previous, current, before
	}
	return previous[len(b)], row
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}
