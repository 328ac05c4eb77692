package cheader

// views is what each file of bindings has beside its functions.
const views = `
// View is elements in memory: the one of subscripts i, j is Data[Offset+i*Strides[0]+j*Strides[1]].
type View[T any] struct {
	Data    []T
	Offset  int
	Sizes   []int
	Strides []int

	allocated unsafe.Pointer // what a function returned, for Free
}

// Of is a view of all elements, row by row.
func Of[T any](data []T, sizes ...int) View[T] {
	return View[T]{Data: data, Sizes: sizes, Strides: rowMajor(sizes)}
}

// At is the element of some subscripts, which must be below the sizes.
func (v View[T]) At(subscripts ...int) *T {
	at := v.Offset
	for i, n := range subscripts {
		at += n * v.Strides[i]
	}
	return &v.Data[at]
}

// Free gives back the memory of a result that its function has allocated, once. It is not for a result that
// is memory of an argument, or of a global.
func (v *View[T]) Free() {
	C.free(v.allocated)
	*v = View[T]{}
}

// dynamic stands for a number that a type does not tell.
const dynamic = math.MinInt

func rowMajor(sizes []int) []int {
	strides, stride := make([]int, len(sizes)), 1
	for i := len(sizes) - 1; i >= 0; i-- {
		strides[i] = stride
		stride *= max(sizes[i], 1)
	}
	return strides
}

// check reports what of a view is not as its type says. No strides are those of rows that follow each other.
func (v View[T]) check(what string, sizes, strides []int, offset int) error {
	if len(v.Sizes) != len(sizes) || len(v.Strides) != len(sizes) {
		return fmt.Errorf("%s: the view has %d sizes and %d strides", what, len(v.Sizes), len(v.Strides))
	}
	elements := 1
	for i, n := range v.Sizes {
		if n < 0 || sizes[i] != dynamic && sizes[i] != n {
			return fmt.Errorf("%s: size %d of the view is %d", what, i, n)
		}
		if n > 0 && elements > math.MaxInt/n {
			return fmt.Errorf("%s: the view has too many elements", what)
		}
		elements *= n
	}
	if elements == 0 {
		return nil
	}
	if strides == nil {
		strides = rowMajor(v.Sizes)
	}
	for i, n := range v.Strides {
		if strides[i] != dynamic && strides[i] != n && v.Sizes[i] > 1 {
			return fmt.Errorf("%s: stride %d of the view is %d, not %d", what, i, n, strides[i])
		}
	}
	low, high, ok := v.reach()
	if !ok || low < 0 || high >= len(v.Data) {
		return fmt.Errorf("%s: the view reaches from element %d to %d of %d", what, low, high, len(v.Data))
	}
	if offset != dynamic && v.Offset < offset {
		return fmt.Errorf("%s: the view has the offset %d, below %d", what, v.Offset, offset)
	}
	return nil
}

// reach is the first and the last element of a view that has some; ok is false where they are too far apart.
func (v View[T]) reach() (low, high int, ok bool) {
	low, high = v.Offset, v.Offset
	for i, n := range v.Sizes {
		stride := v.Strides[i]
		if n > 1 && (stride > math.MaxInt/n || stride < math.MinInt/n) {
			return low, high, false
		}
		last := (n - 1) * stride
		switch {
		case last > 0 && high > math.MaxInt-last || last < 0 && low < math.MinInt-last:
			return low, high, false
		case last > 0:
			high += last
		default:
			low += last
		}
	}
	return low, high, true
}

// base is an address, and how many elements behind it the first one is: as many as the type says.
func (v View[T]) base(offset int) (unsafe.Pointer, int) {
	for _, n := range v.Sizes {
		if n == 0 {
			return nil, max(offset, 0)
		}
	}
	if offset == dynamic {
		return unsafe.Pointer(&v.Data[0]), v.Offset
	}
	return unsafe.Pointer(&v.Data[v.Offset-offset]), offset
}

func numbers[N ~int32 | ~int64](list []N) []int {
	own := make([]int, len(list))
	for i, n := range list {
		own[i] = int(n)
	}
	return own
}

// made is a view of memory that a function returned.
func made[T any](allocated, aligned unsafe.Pointer, offset int, sizes, strides []int) View[T] {
	v := View[T]{Sizes: sizes, Strides: strides, allocated: allocated}
	if strides == nil {
		v.Strides = rowMajor(sizes)
	}
	for _, n := range sizes {
		if n <= 0 {
			return v
		}
	}
	v.Offset = offset
	low, high, _ := v.reach()
	v.Offset -= low
	var element T
	v.Data = unsafe.Slice((*T)(unsafe.Add(aligned, low*int(unsafe.Sizeof(element)))), high-low+1)
	return v
}

var _ runtime.Pinner
`
