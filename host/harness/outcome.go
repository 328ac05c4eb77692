package harness

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"github.com/mlirc/mlirc/host/npy"
)

// Outcome is what a call has left.
type Outcome struct {
	Results []*Value
	// Arguments are what memrefs hold, nil for other arguments.
	Arguments []*Value
}

// errCut says that the program did not say all.
var errCut = errors.New("the program ended before it had written all of its results")

// Outcome reads what `mlirc_run` has written. It is nil where the program ended before the
// call returned.
func (e *Entry) Outcome(values []*Value, output []byte) (*Outcome, error) {
	if len(output) == 0 && len(e.Results) > 0 {
		return nil, nil
	}
	r := &outputReader{rest: output}
	o := &Outcome{Arguments: make([]*Value, len(values))}
	for i, p := range e.Results {
		v, err := r.value(p)
		if err != nil {
			return nil, fmt.Errorf("result %d of function '%s': %w", i+1, e.Name, err)
		}
		o.Results = append(o.Results, v)
	}
	for i, v := range values {
		if !v.Param.isWritten() {
			continue
		}
		after, err := r.value(v.Param)
		if err != nil {
			return nil, fmt.Errorf("argument %d of function '%s': %w", i+1, e.Name, err)
		}
		o.Arguments[i] = after
	}
	if len(r.rest) > 0 {
		return nil, fmt.Errorf("the program has written %d bytes more than its results", len(r.rest))
	}
	return o, nil
}

// Changed reports whether a call has changed an argument.
func (o *Outcome) Changed(i int, before *Value) bool {
	return o.Arguments[i] != nil && !slices.Equal(o.Arguments[i].Data, before.Data)
}

// outputReader takes values from what a program has written, which it may have made up.
type outputReader struct{ rest []byte }

func (r *outputReader) take(n int64) ([]byte, error) {
	if n > int64(len(r.rest)) {
		return nil, errCut
	}
	data := r.rest[:n:n]
	r.rest = r.rest[n:]
	return data, nil
}

func (r *outputReader) size() (int64, error) {
	data, err := r.take(8)
	if err != nil {
		return 0, err
	}
	return int64(binary.LittleEndian.Uint64(data)), nil
}

func (r *outputReader) value(p *Param) (*Value, error) {
	rank := int64(len(p.outer))
	if p.isUnranked {
		var err error
		if rank, err = r.size(); err != nil {
			return nil, err
		}
		if rank < 0 || rank > maxRank {
			return nil, fmt.Errorf("its rank is %d, and memrefs of up to %d dimensions are shown", rank, maxRank)
		}
	}
	shape := make([]int64, rank, int(rank)+len(p.inner))
	if p.isMemRef {
		for i := range shape {
			n, err := r.size()
			if err != nil {
				return nil, err
			}
			shape[i] = n
		}
	}
	shape = append(shape, p.inner...)
	count, ok := npy.Count(shape)
	if !ok {
		return nil, fmt.Errorf("it has %s elements, which cannot be", shapeText(shape, p.Elem.name))
	}
	data, err := r.take(count * int64(p.Elem.size()))
	return &Value{Param: p, Shape: shape, Data: data}, err
}
