package affine

// Strided is a layout that is linear in the indices: element (i, j, ...) is at
// Offset + i*Strides[0] + j*Strides[1] + ... Each may be Dynamic.
type Strided struct {
	Offset  int64
	Strides []int64
}
