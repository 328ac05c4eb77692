package linalg

import "strings"

// named lists the operations with a clause `computes`, in the order of the file.
func named() []string {
	var list []string
	for _, item := range strings.Split("\n"+string(source), "\nop ")[1:] {
		name, body, _ := strings.Cut(item, " ")
		if clause := strings.Index(body, "\n  computes "); clause >= 0 && clause < end(body) {
			list = append(list, name)
		}
	}
	return list
}

// end is where the item ends that a text begins with.
func end(item string) int {
	if i := strings.Index(item, "\n}"); i >= 0 {
		return i
	}
	return len(item)
}
