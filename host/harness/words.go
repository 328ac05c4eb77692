package harness

import (
	_ "embed" // the words
	"strings"
	"sync"
)

//go:embed wrapper.txt
var wordsText string

// words are what a wrapper is made of. They are data, since the host knows no operation:
// what a dialect calls it is said where a change of the dialect has it changed.
var words = sync.OnceValue(func() map[string]string {
	list := map[string]string{}
	for line := range strings.Lines(wordsText) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		rest, inLLVM := strings.CutPrefix(line, "in llvm ")
		word, text, ok := strings.Cut(rest, " ")
		if !ok {
			panic("BUG: a word without a text: " + line)
		}
		list[wordKey(word, inLLVM)] = strings.TrimSpace(text)
	}
	return list
})

func wordKey(word string, inLLVM bool) string {
	if inLLVM {
		return "llvm " + word
	}
	return word
}

// said is how a word is written.
func said(word string, inLLVM bool) string {
	if text, ok := words()[wordKey(word, inLLVM)]; ok {
		return text
	}
	text, ok := words()[word]
	if !ok {
		panic("BUG: no word " + word)
	}
	return text
}

// Dialects names those that a wrapper has operations of.
func Dialects() string { return said("dialects", false) }
