package report

import (
	"strings"

	"github.com/aymanbagabas/go-udiff/lcs"
)

// mostPairs bounds the lines that are compared each with each, and the length of
// one.
const (
	mostPairs  = 10_000
	mostTokens = 200
)

// alike pairs lines that have more than half of their words in common, in order,
// with as much in common as can be.
func alike(a, b []string) [][2]int {
	if len(a)*len(b) > mostPairs || len(a) == 0 || len(b) == 0 {
		return nil
	}
	left, right := words(a), words(b)
	best := make([][]float64, len(a)+1)
	for i := range best {
		best[i] = make([]float64, len(b)+1)
	}
	likeness := make([]float64, len(a)*len(b))
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			like := common(left[i], right[j])
			likeness[i*len(b)+j] = like
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if like > 0 {
				best[i][j] = max(best[i][j], best[i+1][j+1]+like)
			}
		}
	}
	var pairs [][2]int
	for i, j := 0, 0; i < len(a) && j < len(b); {
		like := likeness[i*len(b)+j]
		switch {
		case like > 0 && best[i][j] == best[i+1][j+1]+like:
			pairs = append(pairs, [2]int{i, j})
			i, j = i+1, j+1
		case best[i][j] == best[i+1][j]:
			i++
		default:
			j++
		}
	}
	return pairs
}

// bag is the words of a line and how often each is there.
type bag struct {
	count map[string]int
	size  int
}

func words(lines []string) []bag {
	list := make([]bag, len(lines))
	for i, line := range lines {
		list[i].count = map[string]int{}
		for _, t := range tokens(line) {
			if word := strings.TrimSpace(t); word != "" {
				list[i].count[word]++
				list[i].size++
			}
		}
	}
	return list
}

// common is the share of the words that two lines have in common, 0 for one that
// is no more than half.
func common(a, b bag) float64 {
	shared := 0
	for word, n := range a.count {
		shared += min(n, b.count[word])
	}
	if 2*shared <= max(a.size, b.size) {
		return 0
	}
	return float64(shared) / float64(max(a.size, b.size))
}

// mark tells the words of two lines that differ.
func mark(a, b []string) (left, right []span) {
	i, j := 0, 0
	for _, d := range lcs.DiffLines(a, b) {
		left, right = add(left, a[i:d.Start], false), add(right, b[j:d.ReplStart], false)
		left, right = add(left, a[d.Start:d.End], true), add(right, b[d.ReplStart:d.ReplEnd], true)
		i, j = d.End, d.ReplEnd
	}
	return add(left, a[i:], false), add(right, b[j:], false)
}

func add(list []span, words []string, changed bool) []span {
	if len(words) == 0 {
		return list
	}
	text := strings.Join(words, "")
	if !changed {
		return append(list, span{Text: text})
	}
	word := strings.TrimRight(text, " ")
	list = append(list, span{word, true})
	if word != text {
		list = append(list, span{Text: text[len(word):]})
	}
	return list
}

// tokens cuts a line into words and single characters, each with the blanks
// behind it. What is behind the last that is looked at is one token.
func tokens(line string) []string {
	var list []string
	for len(line) > 0 {
		if len(list) == mostTokens {
			return append(list, line)
		}
		n := tokenLength(line)
		n += len(line[n:]) - len(strings.TrimLeft(line[n:], " "))
		list = append(list, line[:n])
		line = line[n:]
	}
	return list
}

func tokenLength(line string) int {
	class := func(c rune) int {
		switch {
		case c == ' ' || c == '\t':
			return 1
		case c == '_' || c == '.' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80:
			return 2
		case c == '%' || c == '@' || c == '#' || c == '^' || c == '!':
			return 3 // it begins a word
		}
		return 0
	}
	first, length := 0, 0
	for i, c := range line {
		k := class(c)
		switch {
		case i == 0:
			first = k
		case first == 3 && k == 2 && i == length:
			first = 2
		case k != first || first == 0 || first == 3:
			return i
		}
		length = i + 1
	}
	return len(line)
}
