package llvm

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/sdk/target"
)

// SetDataLayout returns the pass `set-llvm-module-datalayout`.
func SetDataLayout() *pass.Pass {
	const option = "data-layout"
	return &pass.Pass{
		Name:    "set-llvm-module-datalayout",
		Summary: "give a module a data layout",
		Doc:     "The module gets the attribute " + target.DataLayoutAttr + ", by which conversions know the width of pointers.",
		Options: []pass.Option{{Name: option, Type: pass.String, Target: target.DataLayout, Doc: "the data layout, in the notation of LLVM"}},
		Run: func(r *pass.Run) error {
			layout := r.Options.String(option)
			if err := CheckDataLayout(layout); err != nil {
				return fmt.Errorf("option '%s': %w", option, err)
			}
			r.Op.SetAttr(target.DataLayoutAttr, r.IR().StringAttr(layout))
			return nil
		},
	}
}

// CheckDataLayout says what is wrong with a data layout by the rules of LLVM, or nothing:
// specifications with '-' between them, whose parts have ':' between them.
func CheckDataLayout(text string) error {
	for spec := range parts(text, "-") {
		if err := checkSpecification(spec); err != nil {
			return fmt.Errorf("'%s': %w", spec, err)
		}
	}
	return nil
}

// parts yields the parts of a text, none of one that is empty.
func parts(text, separator string) func(yield func(string) bool) {
	if text == "" {
		return func(func(string) bool) {}
	}
	return strings.SplitSeq(text, separator)
}

func checkSpecification(spec string) error {
	fields := strings.Split(spec, ":")
	for _, f := range fields {
		if f == "" {
			return errors.New("nothing stands before or behind a separator")
		}
	}
	if fields[0] == "ni" {
		return checkNonIntegral(fields[1:])
	}
	kind, size, rest := fields[0][0], fields[0][1:], fields[1:]
	switch kind {
	case 's', 'e', 'E': // the first is of old, the others are what they are
		return nil
	case 'p':
		return checkPointer(size, rest)
	case 'i', 'v', 'f', 'a':
		return checkAlignments(kind, size, rest)
	case 'n':
		return checkNative(size, rest)
	case 'S':
		return checkStack(size)
	case 'F':
		return checkFunctionPointer(size)
	case 'P', 'A', 'G':
		_, err := addressSpace(size)
		return err
	case 'm':
		return checkMangling(size, rest)
	}
	return fmt.Errorf("there is no specification '%c'; there are e, E, p, i, v, f, a, n, ni, S, F, P, A, G, m", kind)
}

// number is a number without sign that fits 32 bits.
func number(text string) (uint64, error) {
	n, err := strconv.ParseUint(text, 10, 32)
	if err != nil {
		return 0, fmt.Errorf("'%s' is no number of 32 bits", text)
	}
	return n, nil
}

// inBytes is a number of bits that make whole bytes.
func inBytes(text string) (uint64, error) {
	n, err := number(text)
	if err != nil {
		return 0, err
	}
	if n%8 != 0 {
		return 0, fmt.Errorf("%s bits are no whole bytes", text)
	}
	return n / 8, nil
}

func isPowerOfTwo(n uint64) bool { return n > 0 && n&(n-1) == 0 }

// bits24 is the largest number of an address space, and of bits of an integer.
const bits24 = 1<<24 - 1

func addressSpace(text string) (uint64, error) {
	n, err := number(text)
	if err != nil {
		return 0, err
	}
	if n > bits24 {
		return 0, fmt.Errorf("address space %d is larger than %d", n, bits24)
	}
	return n, nil
}

// checkNonIntegral checks address spaces whose pointers are no numbers.
func checkNonIntegral(spaces []string) error {
	if len(spaces) == 0 {
		return errors.New("an address space is missing, as in 'ni:1'")
	}
	for _, s := range spaces {
		n, err := number(s)
		if err != nil {
			return err
		}
		if n == 0 {
			return errors.New("pointers of address space 0 are numbers always")
		}
	}
	return nil
}

// checkPointer checks p[SPACE]:SIZE:ABI[:PREFERRED[:INDEX]].
func checkPointer(space string, rest []string) error {
	if space != "" {
		if _, err := addressSpace(space); err != nil {
			return err
		}
	}
	if len(rest) < 2 {
		return errors.New("size or alignment of pointers is missing, as in 'p:64:64'")
	}
	var n [4]uint64
	for i, text := range rest[:min(len(rest), len(n))] {
		bytes, err := inBytes(text)
		if err != nil {
			return err
		}
		n[i] = bytes
	}
	size, abi, preferred, index := n[0], n[1], n[1], n[0]
	if len(rest) > 2 {
		preferred = n[2]
	}
	if len(rest) > 3 {
		index = n[3]
	}
	switch {
	case size == 0:
		return errors.New("a pointer has a size")
	case !isPowerOfTwo(abi) || !isPowerOfTwo(preferred):
		return errors.New("the alignment of pointers is a power of two")
	case preferred < abi:
		return errors.New("the preferred alignment is less than the one of the ABI")
	case index == 0:
		return errors.New("an index has a size")
	case index > size: // LLVM 13 takes it, LLVM 14 does not
		return errors.New("an index is larger than a pointer")
	}
	return nil
}

// checkAlignments checks KIND[SIZE]:ABI[:PREFERRED].
func checkAlignments(kind byte, size string, rest []string) error {
	width := uint64(0)
	if size != "" {
		n, err := number(size)
		if err != nil {
			return err
		}
		width = n
	}
	switch {
	case kind == 'a' && width != 0:
		return errors.New("aggregates have no size here, as in 'a:0:64'")
	case width > bits24:
		return fmt.Errorf("%d bits are more than a type has", width)
	case len(rest) == 0:
		return errors.New("the alignment is missing, as in 'i64:64'")
	}
	var n [2]uint64
	for i, text := range rest[:min(len(rest), len(n))] {
		bytes, err := inBytes(text)
		if err != nil {
			return err
		}
		if bytes >= 1<<16 || bytes != 0 && !isPowerOfTwo(bytes) {
			return fmt.Errorf("an alignment is a power of two below 2^16 bytes, which %s bits are not", text)
		}
		n[i] = bytes
	}
	switch {
	case kind != 'a' && n[0] == 0:
		return errors.New("the alignment is above zero for all but aggregates")
	case len(rest) > 1 && max(n[1], 1) < max(n[0], 1): // zero stands for one byte
		return errors.New("the preferred alignment is less than the one of the ABI")
	}
	return nil
}

// checkNative checks nSIZE[:SIZE]..., the integers that registers hold.
func checkNative(size string, rest []string) error {
	for _, text := range append([]string{size}, rest...) {
		n, err := number(text)
		if err != nil {
			return err
		}
		if n == 0 {
			return errors.New("a native integer has bits")
		}
	}
	return nil
}

func checkStack(text string) error {
	n, err := inBytes(text)
	if err != nil {
		return err
	}
	if n != 0 && !isPowerOfTwo(n) {
		return errors.New("the alignment of the stack is zero or a power of two")
	}
	return nil
}

// checkFunctionPointer checks Fi or Fn and an alignment: independent of that of functions, or a
// multiple of it.
func checkFunctionPointer(text string) error {
	if text == "" || text[0] != 'i' && text[0] != 'n' {
		return errors.New("the alignment of function pointers begins with 'i' or 'n', as in 'Fi8'")
	}
	return checkStack(text[1:])
}

func checkMangling(trailing string, rest []string) error {
	switch {
	case trailing != "" || len(rest) == 0:
		return errors.New("the mangling is missing, as in 'm:e'")
	case len(rest) > 1 || !strings.Contains(manglings, rest[0]) || len(rest[0]) != 1:
		return fmt.Errorf("there is no mangling '%s'; there are e, l, o, m, w, x, a", strings.Join(rest, ":"))
	}
	return nil
}

// manglings are those of ELF, GOFF, Mach-O, MIPS, Windows on x86-64 and on x86, and XCOFF.
const manglings = "elomwxa"
