package kind

import (
	"testing"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// TestSamples: samples are values of their kind.
func TestSamples(t *testing.T) {
	ctx := ir.NewContext()
	types := []ir.Type{ctx.IntegerType(8, ir.Signless), ctx.F32()}
	for i, k := range table {
		a := &ods.Attr{Kind: ods.AttrKind(i)}
		for _, typ := range types {
			if _, number := k.(typedIntegerKind); number && typ != types[0] {
				continue
			}
			for _, v := range k.Samples(ctx, typ) {
				if !Holds(a, v) {
					t.Errorf("kind %q: a sample of %T is none of its values", k.Word(), v)
				}
			}
		}
	}
}

// TestWords: a word stands for one kind, which is found by it.
func TestWords(t *testing.T) {
	for i, k := range table {
		if k.Word() == "" {
			continue
		}
		if found, ok := Named(k.Word()); !ok || found != ods.AttrKind(i) {
			t.Errorf("%q stands for kind %d, not %d", k.Word(), found, i)
		}
	}
}

// TestCovers: a kind has its own values, but one that is counted is never taken from another
// definition; an integer may come from a typed one, and not the other way.
func TestCovers(t *testing.T) {
	for i := range table {
		a := &ods.Attr{Kind: ods.AttrKind(i), Enum: &ods.Enum{}}
		counted := a.Kind == ods.AttrOffsets || a.Kind == ods.AttrSegmentSizes
		if Covers(a, a) == counted {
			t.Errorf("kind %d (%q) covers itself: %t", i, table[i].Word(), !counted)
		}
	}
	whole, typed := &ods.Attr{Kind: ods.AttrInteger}, &ods.Attr{Kind: ods.AttrTypedInteger}
	if !Covers(whole, typed) || Covers(typed, whole) {
		t.Error("an integer covers a typed one, and not the other way")
	}
}

// TestConstants: a kind refuses texts that are none of its values.
func TestConstants(t *testing.T) {
	for _, c := range []struct {
		kind Kind
		text string
		want bool
	}{
		{integerKind{}, "3", true}, {integerKind{}, "three", false}, {typedIntegerKind{}, "0x10", true}, {typedIntegerKind{}, `"3"`, false},
		{boolKind{}, "true", true}, {boolKind{}, "1", false}, {stringKind{}, `"a"`, true}, {stringKind{}, "a", false},
		{unitKind{}, "unit", true}, {unitKind{}, "true", false}, {affineMapKind{}, "unit", false},
	} {
		if got := c.kind.Constant(c.text); got != c.want {
			t.Errorf("%T.Constant(%s) = %t", c.kind, c.text, got)
		}
	}
}

// TestNumbers: expressions take integers, and enumerations with numbers, for numbers.
func TestNumbers(t *testing.T) {
	words, numbers := &ods.Attr{Kind: ods.AttrEnum, Enum: &ods.Enum{Kind: ods.KeywordEnum}}, &ods.Attr{Kind: ods.AttrEnum, Enum: &ods.Enum{Kind: ods.IntEnum}}
	for _, c := range []struct {
		a    *ods.Attr
		sort ods.Sort
		want bool
	}{
		{&ods.Attr{Kind: ods.AttrInteger}, ods.SortInteger, true}, {&ods.Attr{Kind: ods.AttrBool}, ods.SortTruth, true},
		{&ods.Attr{Kind: ods.AttrString}, ods.SortInteger, false}, {&ods.Attr{Kind: ods.AttrArray}, ods.SortIntegers, true},
		{&ods.Attr{Kind: ods.AttrArray}, ods.SortInteger, false}, {words, ods.SortInteger, false}, {numbers, ods.SortInteger, true},
	} {
		if got := Of(c.a).Gives(c.a, c.sort); got != c.want {
			t.Errorf("kind %d gives %s: %t", c.a.Kind, c.sort, got)
		}
	}
}
