package parse

// table says what each of some words means. Unlike a map it is laid out by the
// compiler: a process that compiles few definitions pays nothing for it, and its
// words are few enough to be looked through.
type table[K ~string, V any] []meaning[K, V]

type meaning[K ~string, V any] struct {
	word K
	is   V
}

func (t table[K, V]) find(word K) (V, bool) {
	for i := range t {
		if t[i].word == word {
			return t[i].is, true
		}
	}
	var none V
	return none, false
}
