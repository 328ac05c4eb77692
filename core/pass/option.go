package pass

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/diag"
)

// OptionType says which values an option takes.
type OptionType string

// The types of options.
const (
	Bool   OptionType = "bool"
	Int    OptionType = "int"
	Uint   OptionType = "uint"
	Float  OptionType = "float"
	String OptionType = "string"
	List   OptionType = "list" // strings; SplitList reads them from text
)

// Option declares what a user may set.
type Option struct {
	Name string
	// Aliases are names that the option has besides, as in another version of MLIR: what they set
	// is set by its name.
	Aliases []string
	Type    OptionType
	Default string   // as text; empty is the zero of the type
	Values  []string // the only values that a string may have; nil: any
	Doc     string
	// Names says what a value, or each of a list, is the name of; empty: nothing
	// that a sandbox knows. A host makes such names absolute and grants the plugin
	// what they name.
	Names Named
	// Target is the field of the target setting that the option stands for, such as
	// `triple`. A host fills in what that says, and refuses an option that contradicts it.
	Target string
}

// IsCalled reports whether a name is the name or an alias of the option.
func (o *Option) IsCalled(name string) bool {
	return o.Name == name || slices.Contains(o.Aliases, name)
}

// AllNames are the name of the option, and its aliases.
func (o *Option) AllNames() []string { return append([]string{o.Name}, o.Aliases...) }

// Words are the values that the option may have, without the empty one.
func (o *Option) Words() []string {
	return slices.DeleteFunc(slices.Clone(o.Values), func(v string) bool { return v == "" })
}

// Named is a kind of thing that an option names.
type Named string

// What options name.
const (
	Files    Named = "files"    // files, or folders of files, that the pass reads
	Programs Named = "programs" // programs that the pass runs
)

// Options are the values of a pass's options, checked and complete.
type Options struct {
	values map[string]string
}

// ParseOptions checks settings against declarations and fills in defaults.
// Every problem is reported: an unknown name with the nearest one, a value of
// another type, an option that is set by two of its names.
func ParseOptions(pass string, declared []Option, settings map[string]string) (Options, []error) {
	var errs []error
	values := make(map[string]string, len(declared))
	for _, o := range declared {
		values[o.Name] = o.Default
	}
	names := make([]string, 0, len(settings))
	for name := range settings {
		names = append(names, name)
	}
	sort.Strings(names)
	setBy := map[string]string{} // the name by which an option is set
	for _, name := range names {
		o, ok := findOption(declared, name)
		if !ok {
			errs = append(errs, unknownOption(pass, declared, name))
			continue
		}
		if other, twice := setBy[o.Name]; twice {
			errs = append(errs, SetTwice(pass, other, name))
			continue
		}
		setBy[o.Name] = name
		if err := o.check(settings[name]); err != nil {
			errs = append(errs, fmt.Errorf("option '%s' of pass '%s': %w", name, pass, err))
			continue
		}
		values[o.Name] = settings[name]
	}
	return Options{values}, errs
}

func findOption(declared []Option, name string) (Option, bool) {
	for _, o := range declared {
		if o.IsCalled(name) {
			return o, true
		}
	}
	return Option{}, false
}

// SetTwice is the error of an option that is set by two of its names.
func SetTwice(pass, one, other string) error {
	return fmt.Errorf("option '%s' of pass '%s' is set as '%s' as well; leave one of them out", one, pass, other)
}

// byName has settings under the names of options instead of their aliases. A setting of no option
// is left out.
func byName(declared []Option, settings map[string]string) map[string]string {
	var named map[string]string
	for name, value := range settings {
		if o, ok := findOption(declared, name); ok {
			if named == nil {
				named = make(map[string]string, len(settings))
			}
			named[o.Name] = value
		}
	}
	return named
}

func unknownOption(pass string, declared []Option, name string) error {
	if len(declared) == 0 {
		return fmt.Errorf("pass '%s' has no options, but '%s' is set", pass, name)
	}
	var names []string
	for _, o := range declared {
		names = append(names, o.AllNames()...)
	}
	if near, ok := diag.Suggest(name, names); ok {
		return fmt.Errorf("pass '%s' has no option '%s'; did you mean '%s'?", pass, name, near)
	}
	return fmt.Errorf("pass '%s' has no option '%s'; it has %s", pass, name, strings.Join(names, ", "))
}

func (o Option) check(value string) error {
	var err error
	switch o.Type {
	case Bool:
		_, err = strconv.ParseBool(value)
	case Int:
		_, err = strconv.ParseInt(value, 0, 64)
	case Uint:
		_, err = strconv.ParseUint(value, 0, 64)
	case Float:
		_, err = strconv.ParseFloat(value, 64)
	case String:
		return o.checkString(value)
	case List:
		_, err := SplitList(value)
		return err
	}
	if err != nil {
		return fmt.Errorf("'%s' is not of type %s", value, o.Type)
	}
	return nil
}

func (o Option) checkString(value string) error {
	if o.Values == nil {
		return nil
	}
	for _, v := range o.Values {
		if v == value {
			return nil
		}
	}
	if near, ok := diag.Suggest(value, o.Values); ok {
		return fmt.Errorf("'%s' is not one of %s; did you mean '%s'?", value, strings.Join(o.Values, ", "), near)
	}
	return fmt.Errorf("'%s' is not one of %s", value, strings.Join(o.Values, ", "))
}

// Bool is the value of a bool option.
func (o Options) Bool(name string) bool {
	b, _ := strconv.ParseBool(o.values[name])
	return b
}

// Int is the value of an int option.
func (o Options) Int(name string) int64 {
	n, _ := strconv.ParseInt(o.values[name], 0, 64)
	return n
}

// Uint is the value of a uint option.
func (o Options) Uint(name string) uint64 {
	n, _ := strconv.ParseUint(o.values[name], 0, 64)
	return n
}

// Float is the value of a float option.
func (o Options) Float(name string) float64 {
	f, _ := strconv.ParseFloat(o.values[name], 64)
	return f
}

// String is the value of a string option, or the text of any other.
func (o Options) String(name string) string { return o.values[name] }

// List is the value of a list option.
func (o Options) List(name string) []string {
	list, _ := SplitList(o.values[name]) // which was checked
	return list
}
