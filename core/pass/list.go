package pass

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// SplitList reads a list from text: members with commas between them, or, where a member
// holds a comma, in brackets and quotes, as in ["a,b", "c"].
func SplitList(text string) ([]string, error) {
	text = strings.TrimSpace(text)
	if !strings.HasPrefix(text, "[") {
		if text == "" {
			return nil, nil
		}
		list := strings.Split(text, ",")
		for i := range list {
			list[i] = strings.TrimSpace(list[i])
		}
		return list, nil
	}
	wrong := errors.New("this is no list; write a,b or, where a member holds a comma, [\"a\", \"b\"]")
	if !strings.HasSuffix(text, "]") {
		return nil, wrong
	}
	var list []string
	for rest := strings.TrimSpace(text[1 : len(text)-1]); rest != ""; {
		member, after, ok := firstMember(rest)
		if !ok {
			return nil, wrong
		}
		list, rest = append(list, member), after
	}
	return list, nil
}

// firstMember takes a member and the comma behind it off.
func firstMember(text string) (member, rest string, ok bool) {
	quoted, err := strconv.QuotedPrefix(text)
	if err != nil {
		member, rest, _ = strings.Cut(text, ",")
		return strings.TrimSpace(member), strings.TrimSpace(rest), !strings.ContainsAny(member, "\"'`[]")
	}
	if member, err = strconv.Unquote(quoted); err != nil {
		return "", "", false
	}
	rest = strings.TrimSpace(text[len(quoted):])
	after, comma := strings.CutPrefix(rest, ",")
	return member, strings.TrimSpace(after), comma || rest == ""
}

// JoinList is a list as text, which SplitList reads.
func JoinList(list []string) string {
	plain := strings.Join(list, ",")
	if again, err := SplitList(plain); err == nil && slices.Equal(again, list) {
		return plain
	}
	quoted := make([]string, len(list))
	for i, member := range list {
		quoted[i] = strconv.Quote(member)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}
