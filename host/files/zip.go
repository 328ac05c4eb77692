package files

import (
	"archive/zip"
	"fmt"
	"io"
	"os"
)

// OpenZip reads what an archive says of its files, which is so many bytes at most: the list that is made of it has
// several times as many, and is made before anybody can count.
func OpenZip(in *os.File, most int64) (*zip.Reader, error) {
	info, err := in.Stat()
	if err != nil {
		return nil, err
	}
	bounded := &boundedReader{ReaderAt: in, left: most, isBounded: true}
	z, err := zip.NewReader(bounded, info.Size())
	if bounded.left < 0 { // whatever the reader makes of that
		return nil, fmt.Errorf("what it says of its files has more than %d MiB", most>>20)
	}
	bounded.isBounded = false
	return z, err
}

// boundedReader reads so many bytes while it is bounded.
type boundedReader struct {
	io.ReaderAt
	left      int64
	isBounded bool
}

// ReadAt ends the file early.
func (r *boundedReader) ReadAt(p []byte, at int64) (int, error) {
	if r.isBounded {
		if r.left -= int64(len(p)); r.left < 0 {
			return 0, io.ErrUnexpectedEOF
		}
	}
	return r.ReaderAt.ReadAt(p, at)
}
