package linalg

import (
	"bytes"
	"slices"
	"sync"
)

// named lists the operations with a clause `computes`, in the order of the file.
var named = sync.OnceValue(func() []string {
	var list []string
	for rest := source; ; {
		start := bytes.Index(rest, []byte("\nop "))
		if start < 0 {
			return slices.Clip(list)
		}
		rest = rest[start+len("\nop "):]
		item := rest[:end(rest)]
		if name, body, _ := bytes.Cut(item, []byte(" ")); bytes.Contains(body, []byte("\n  computes ")) {
			list = append(list, string(name))
		}
	}
})

// end is where the item ends that a text begins with.
func end(item []byte) int {
	if i := bytes.Index(item, []byte("\n}")); i >= 0 {
		return i
	}
	return len(item)
}
