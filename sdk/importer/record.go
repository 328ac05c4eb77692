package importer

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"
	"sync"
)

// records are the definitions of a file, as `llvm-tblgen --dump-json` prints them.
type records struct {
	byName    map[string]*record
	instances map[string][]string
}

// record is one definition.
type record struct {
	name   string
	of     *records
	fields map[string]json.RawMessage
	supers []string
}

// reference is a value of a field: another record, or something else as text.
type reference struct {
	Def       string
	Kind      string
	Printable string
}

// argument is a part of a dag: a record or a text, and its name.
type argument struct {
	def  *record
	text string
	name string
}

var errNotRecords = errors.New("this is not what 'llvm-tblgen --dump-json' prints")

func readRecords(data []byte) (*records, error) {
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, fmt.Errorf("%w: %w", errNotRecords, err)
	}
	rs := &records{byName: make(map[string]*record, len(raw))}
	if err := json.Unmarshal(raw["!instanceof"], &rs.instances); err != nil {
		return nil, fmt.Errorf("%w: it has no list '!instanceof'", errNotRecords)
	}
	for name, text := range raw {
		if strings.HasPrefix(name, "!") {
			continue
		}
		r := &record{name: name, of: rs}
		if err := json.Unmarshal(text, &r.fields); err != nil {
			return nil, fmt.Errorf("%w: record '%s': %w", errNotRecords, name, err)
		}
		if err := json.Unmarshal(r.fields["!superclasses"], &r.supers); err != nil {
			return nil, fmt.Errorf("%w: record '%s' has no '!superclasses'", errNotRecords, name)
		}
		rs.byName[name] = r
	}
	return rs, nil
}

// all are the records of a class, in the order of the file where that is known.
func (rs *records) all(class string) []*record {
	var list []*record
	for _, name := range rs.instances[class] {
		if r := rs.byName[name]; r != nil {
			list = append(list, r)
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].before(list[j]) })
	return list
}

// before compares the places of two records: those of one file by line.
func (r *record) before(other *record) bool {
	file, line := r.place()
	otherFile, otherLine := other.place()
	if file != otherFile {
		return file < otherFile
	}
	return line < otherLine
}

// place is where a record is defined, outermost last in what TableGen says.
func (r *record) place() (file string, line int) {
	var locs []string
	if json.Unmarshal(r.fields["!locs"], &locs) != nil || len(locs) == 0 {
		return "", 0
	}
	at := locs[0]
	i := strings.LastIndexByte(at, ':')
	if i < 0 {
		return at, 0
	}
	if _, err := fmt.Sscanf(at[i+1:], "%d", &line); err != nil {
		return at, 0
	}
	return at[:i], line
}

func (r *record) is(class string) bool { return slices.Contains(r.supers, class) }

func (r *record) anonymous() bool { return strings.HasPrefix(r.name, "anonymous_") }

// text is a string field, "" if there is none.
func (r *record) text(field string) string {
	var s string
	if json.Unmarshal(r.fields[field], &s) != nil {
		return ""
	}
	return s
}

// has reports whether a field is there and not null.
func (r *record) has(field string) bool {
	v := r.fields[field]
	return v != nil && string(v) != "null"
}

// number is an integer field, 0 if there is none.
func (r *record) number(field string) int64 {
	var n int64
	if json.Unmarshal(r.fields[field], &n) != nil {
		return 0
	}
	return n
}

func (r *record) flag(field string) bool { return r.number(field) != 0 }

// strings is a field that is a list of strings.
func (r *record) strings(field string) []string {
	var list []string
	if json.Unmarshal(r.fields[field], &list) != nil {
		return nil
	}
	return list
}

// ref is the record that a field names, nil if it names none.
func (r *record) ref(field string) *record {
	var v reference
	if json.Unmarshal(r.fields[field], &v) != nil {
		return nil
	}
	return r.of.byName[v.Def]
}

// refs are the records of a field that is a list.
func (r *record) refs(field string) []*record {
	var list []reference
	if json.Unmarshal(r.fields[field], &list) != nil {
		return nil
	}
	var out []*record
	for _, v := range list {
		if d := r.of.byName[v.Def]; d != nil {
			out = append(out, d)
		}
	}
	return out
}

// dag are the arguments of a field such as `(ins I32:$a)`.
func (r *record) dag(field string) []argument {
	var d struct{ Args [][2]json.RawMessage }
	if json.Unmarshal(r.fields[field], &d) != nil {
		return nil
	}
	out := make([]argument, len(d.Args))
	for i, a := range d.Args {
		_ = json.Unmarshal(a[1], &out[i].name) // null: it has no name
		var v reference
		if json.Unmarshal(a[0], &v) == nil && v.Def != "" {
			out[i].def = r.of.byName[v.Def]
			continue
		}
		_ = json.Unmarshal(a[0], &out[i].text)
	}
	return out
}

// dialectName is the namespace of the dialect that a field names.
func (r *record) dialectName(field string) string {
	if d := r.ref(field); d != nil {
		return d.text("name")
	}
	return ""
}

// pattern compiles an expression when it is first asked for: every process has this package,
// and hardly any imports a definition.
func pattern(text string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(text) })
}
