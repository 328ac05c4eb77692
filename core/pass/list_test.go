package pass_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/pass"
)

func TestLists(t *testing.T) {
	for text, want := range map[string][]string{
		"": nil, "[]": nil, "a": {"a"}, "a, b": {"a", "b"}, "[a, b]": {"a", "b"}, `["a,b", "c"]`: {"a,b", "c"}, "[ `a,b`,c,]": {"a,b", "c"},
		`[" a"]`: {" a"}, `[""]`: {""}, "a,,b": {"a", "", "b"}, `["\"]", "["]`: {`"]`, "["},
	} {
		got, err := pass.SplitList(text)
		require.NoError(t, err, text)
		assert.Equal(t, want, got, text)
		again, err := pass.SplitList(pass.JoinList(got))
		require.NoError(t, err)
		assert.Equal(t, got, again, text)
	}
	for _, text := range []string{`["x"`, `["x" "y"]`, `[x"]`, `["x]`, "[[a]]"} {
		_, err := pass.SplitList(text)
		require.ErrorContains(t, err, "this is no list; write a,b or", text)
	}
	o, errs := pass.ParseOptions("p", []pass.Option{{Name: "l", Type: pass.List}}, map[string]string{"l": `["a,b", "c"]`})
	require.Empty(t, errs)
	assert.Equal(t, []string{"a,b", "c"}, o.List("l"))
	_, errs = pass.ParseOptions("p", []pass.Option{{Name: "l", Type: pass.List}}, map[string]string{"l": `["a`})
	require.Len(t, errs, 1)
	assert.ErrorContains(t, errs[0], "option 'l' of pass 'p': this is no list")
}

// FuzzLists: what is joined is read as it was.
func FuzzLists(f *testing.F) {
	f.Add("a,b\x00c")
	f.Add("\x00")
	f.Fuzz(func(t *testing.T, text string) {
		list := strings.Split(text, "\x00")
		again, err := pass.SplitList(pass.JoinList(list))
		require.NoError(t, err)
		if strings.ToValidUTF8(text, "") == text {
			assert.Equal(t, list, again)
		}
		_, _ = pass.SplitList(text)
	})
}
