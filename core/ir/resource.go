package ir

import (
	"encoding/binary"
	"strconv"
)

// Resource is a part of a file that has elements: `dense_resource<key> : T` stands in their place.
type Resource struct {
	Key string
	// Align is the alignment of the elements in a file, a power of two up to
	// [MaxResourceAlign], in bytes.
	Align uint32
}

// MaxResourceAlign is the largest alignment of a resource.
const MaxResourceAlign = 4096

// Resources are those that a file is written with.
type Resources struct {
	List  []Blob
	byKey map[string]int
}

// Blob is a resource with its elements, each little endian in [ElementBytes] bytes.
type Blob struct {
	Resource
	Data string
}

// WithAlign is the data with the alignment before it, as text has it.
func (b *Blob) WithAlign() string {
	return string(binary.LittleEndian.AppendUint32(nil, b.Align)) + b.Data
}

// Add returns the place of elements that are a resource in the list, where they are put if they
// are not there. One whose key other data has gets another key.
func (rs *Resources) Add(a *DenseElementsAttr) int {
	if rs.byKey == nil {
		rs.byKey = map[string]int{}
	}
	b := Blob{Resource: *a.resource, Data: a.Blob()}
	for i := 1; ; i++ {
		at, ok := rs.byKey[b.Key]
		if !ok {
			rs.byKey[b.Key] = len(rs.List)
			rs.List = append(rs.List, b)
			return len(rs.List) - 1
		}
		if rs.List[at] == b {
			return at
		}
		b.Key = a.resource.Key + "_" + strconv.Itoa(i)
	}
}
