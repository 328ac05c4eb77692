package npy

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Array is what a file holds.
type Array struct {
	// Type is NumPy's name of the type of an element without its byte order: a kind
	// (b, i, u, f, c, V) and a size in bytes, such as f4.
	Type  string
	Shape []int64
	// Data has the elements in row-major order, little-endian.
	Data []byte
}

const magic = "\x93NUMPY"

// alignment is what the size of the magic number, version and header is a multiple of.
const alignment = 64

// kinds are the types of elements, with the size of what a byte order applies to.
var kinds = map[string]int{
	"b1": 1, "i1": 1, "i2": 2, "i4": 4, "i8": 8, "u1": 1, "u2": 2, "u4": 4, "u8": 8,
	"f2": 2, "f4": 4, "f8": 8, "c8": 4, "c16": 8, "V2": 2,
}

// Size is the number of bytes of an element of a type, 0 if it is not known.
func Size(t string) int {
	if kinds[t] == 0 {
		return 0
	}
	n, err := strconv.Atoi(t[1:])
	if err != nil {
		panic("BUG: " + err.Error())
	}
	return n
}

// Decode reads a file.
func Decode(file []byte) (*Array, error) {
	text, data, err := split(file)
	if err != nil {
		return nil, err
	}
	h, err := parseHeader(text)
	if err != nil {
		return nil, fmt.Errorf("its header %s: %w", strconv.Quote(strings.TrimSpace(text)), err)
	}
	a := &Array{Type: strings.TrimLeft(h.descr, "<>=|"), Shape: h.shape}
	size := Size(a.Type)
	if size == 0 {
		return nil, fmt.Errorf("its elements are of type '%s', which is none of %s", h.descr, strings.Join(known(), ", "))
	}
	count, ok := Count(a.Shape)
	if !ok || count > int64(len(data))/int64(size) {
		return nil, fmt.Errorf("it ends early: its header promises %s elements of %d bytes, and %d bytes follow", sizes(a.Shape), size, len(data))
	}
	if extra := int64(len(data)) - count*int64(size); extra > 0 {
		return nil, fmt.Errorf("%d bytes follow the last element", extra)
	}
	if h.fortran && len(a.Shape) > 1 {
		data = rowMajor(data, a.Shape, size)
	}
	if strings.HasPrefix(h.descr, ">") && kinds[a.Type] > 1 {
		data = swapped(data, kinds[a.Type])
	}
	a.Data = data
	return a, nil
}

// Encode writes a file of version 1.0.
func Encode(a *Array) ([]byte, error) {
	size := Size(a.Type)
	if size == 0 {
		return nil, fmt.Errorf("there is no type '%s'", a.Type)
	}
	count, ok := Count(a.Shape)
	if !ok || count*int64(size) != int64(len(a.Data)) {
		panic("BUG: an array of " + sizes(a.Shape) + " elements has " + strconv.Itoa(len(a.Data)) + " bytes")
	}
	order := "<"
	if size == 1 || a.Type[0] == 'V' {
		order = "|"
	}
	header := fmt.Sprintf("{'descr': '%s%s', 'fortran_order': False, 'shape': %s, }", order, a.Type, tuple(a.Shape))
	const before = len(magic) + 2 + 2
	pad := alignment - (before+len(header)+1)%alignment
	if pad == alignment {
		pad = 0
	}
	header += strings.Repeat(" ", pad) + "\n"
	if len(header) > 1<<16-1 {
		return nil, errors.New("it has too many dimensions")
	}
	out := append([]byte(magic), 1, 0)
	out = binary.LittleEndian.AppendUint16(out, uint16(len(header)))
	return append(append(out, header...), a.Data...), nil
}

// Count is the number of elements of a shape; false if it is too large.
func Count(shape []int64) (int64, bool) {
	n, empty := int64(1), false
	for _, size := range shape {
		if size == 0 {
			empty = true
			continue
		}
		if size < 0 || n > (1<<40)/size {
			return 0, false
		}
		n *= size
	}
	if empty {
		return 0, true
	}
	return n, true
}

func known() []string {
	var list []string
	for t := range kinds {
		list = append(list, t)
	}
	slices.Sort(list)
	return list
}

func sizes(shape []int64) string {
	parts := make([]string, len(shape))
	for i, n := range shape {
		parts[i] = strconv.FormatInt(n, 10)
	}
	if len(parts) == 0 {
		return "1"
	}
	return strings.Join(parts, "x")
}

// tuple is a shape as Python writes it.
func tuple(shape []int64) string {
	parts := make([]string, len(shape))
	for i, n := range shape {
		parts[i] = strconv.FormatInt(n, 10)
	}
	if len(parts) == 1 {
		return "(" + parts[0] + ",)"
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// split takes a file apart into header and data.
func split(file []byte) (header string, data []byte, err error) {
	rest, ok := bytes.CutPrefix(file, []byte(magic))
	if !ok || len(rest) < 2 {
		return "", nil, errors.New("it does not begin as an .npy file")
	}
	major, rest := rest[0], rest[2:]
	width := 4
	switch major {
	case 1:
		width = 2
	case 2, 3:
	default:
		return "", nil, fmt.Errorf("it has version %d of the format, and 1 to 3 are known", major)
	}
	if len(rest) < width {
		return "", nil, errors.New("it ends within its header")
	}
	length := uint64(binary.LittleEndian.Uint16(rest))
	if width == 4 {
		length = uint64(binary.LittleEndian.Uint32(rest))
	}
	rest = rest[width:]
	if length > uint64(len(rest)) {
		return "", nil, errors.New("it ends within its header")
	}
	return string(rest[:length]), rest[length:], nil
}

// rowMajor reorders elements of which the first index varies fastest.
func rowMajor(data []byte, shape []int64, size int) []byte {
	out := make([]byte, 0, len(data))
	strides := make([]int64, len(shape))
	stride := int64(size)
	for i, n := range shape {
		strides[i] = stride
		stride *= n
	}
	index, at := make([]int64, len(shape)), int64(0)
	for len(out) < len(data) {
		out = append(out, data[at:at+int64(size)]...)
		for i := len(shape) - 1; i >= 0; i-- {
			index[i]++
			at += strides[i]
			if index[i] < shape[i] {
				break
			}
			at -= strides[i] * shape[i]
			index[i] = 0
		}
	}
	return out
}

// swapped reverses the bytes of each number.
func swapped(data []byte, width int) []byte {
	out := slices.Clone(data)
	for i := 0; i+width <= len(out); i += width {
		slices.Reverse(out[i : i+width])
	}
	return out
}
