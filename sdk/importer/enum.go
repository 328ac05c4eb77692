package importer

import (
	"fmt"
	"strconv"
	"strings"
)

// enum is an enumeration that the file has to have: its name.
func (im *tableGen) enum(r *record) string {
	name := r.text("className")
	for n := 2; ; n++ {
		known := im.enums[name]
		if known == r {
			return name
		}
		if known == nil {
			break
		}
		name = r.text("className") + strconv.Itoa(n)
	}
	im.enums[name] = r
	im.enumOrder = append(im.enumOrder, r)
	return name
}

// enumItems are the enumerations that anything names, in the order in which they are met.
func (im *tableGen) enumItems() []*item {
	names := map[*record]string{}
	for name, r := range im.enums {
		names[r] = name
	}
	var items []*item
	for _, r := range im.enumOrder {
		items = append(items, im.enumItem(r, names[r]))
	}
	return items
}

func (im *tableGen) enumItem(r *record, name string) *item {
	it := &item{kind: "enum", name: name, doc: enumDoc(r)}
	if r.is("BitEnumAttr") {
		it.kind = "flags"
	}
	it.head = fmt.Sprintf(" : %s", im.enumType(r))
	cases := r.refs("enumerants")
	for i, c := range cases {
		keyword := c.text("str")
		if !isIdentifier(keyword) {
			keyword = strconv.Quote(keyword)
		}
		text := fmt.Sprintf("%s = %d", keyword, c.number("value"))
		if i < len(cases)-1 {
			text += ","
		}
		it.body = append(it.body, &clause{word: text})
	}
	return it
}

// enumDoc documents an enumeration, unless TableGen made the summary from its numbers.
func enumDoc(r *record) string {
	summary := r.text("summary")
	if strings.HasPrefix(summary, "allowed ") {
		summary = "cases of " + r.text("className")
	}
	return documentation(summary, "")
}

// enumType is the integer that an enumeration is kept in.
func (im *tableGen) enumType(r *record) string {
	base := r.ref("baseAttrClass")
	if base == nil {
		base = r
	}
	if t := base.ref("valueType"); t != nil && t.number("bitwidth") > 0 {
		return fmt.Sprintf("i%d", t.number("bitwidth"))
	}
	for _, width := range []string{"64", "32", "16", "8"} {
		if strings.Contains(r.text("underlyingType"), width) {
			return "i" + width
		}
	}
	return "i32"
}

// enumKeyword is the keyword of `::space::Enum::Case`, "" if there is none.
func enumKeyword(r *record, cpp string) string {
	symbol := cpp[strings.LastIndexByte(cpp, ':')+1:]
	for _, c := range r.refs("enumerants") {
		if c.text("symbol") == symbol || c.text("str") == symbol {
			return c.text("str")
		}
	}
	return ""
}

// isIdentifier reports whether a word needs no quotes in a dialect file.
func isIdentifier(word string) bool {
	for i, c := range word {
		letter := c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return word != ""
}
