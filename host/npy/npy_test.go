package npy_test

import (
	"encoding/binary"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/host/npy"
)

// file is a file of version 1.0.
func file(header, data string) []byte {
	out := []byte("\x93NUMPY\x01\x00")
	out = binary.LittleEndian.AppendUint16(out, uint16(len(header)))
	return []byte(string(out) + header + data)
}

func TestDecode(t *testing.T) {
	t.Parallel()
	cases := map[string]struct {
		file []byte
		want npy.Array
	}{
		"row-major": {
			file("{'descr': '|u1', 'fortran_order': False, 'shape': (2, 3), }", "abcdef"),
			npy.Array{Type: "u1", Shape: []int64{2, 3}, Data: []byte("abcdef")},
		},
		"fortran order": {
			file("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3), }", "adbecf"),
			npy.Array{Type: "u1", Shape: []int64{2, 3}, Data: []byte("abcdef")},
		},
		"fortran order of rank 3": {
			file("{'descr': '|u1', 'fortran_order': True, 'shape': (2, 1, 2), }", "acbd"),
			npy.Array{Type: "u1", Shape: []int64{2, 1, 2}, Data: []byte("abcd")},
		},
		"big-endian": {
			file("{'descr': '>i2', 'fortran_order': False, 'shape': (2,)}", "\x01\x02\x03\x04"),
			npy.Array{Type: "i2", Shape: []int64{2}, Data: []byte("\x02\x01\x04\x03")},
		},
		"big-endian, a complex number": {
			file("{'descr': '>c8', 'fortran_order': False, 'shape': ()}", "\x01\x02\x03\x04\x05\x06\x07\x08"),
			npy.Array{Type: "c8", Shape: []int64{}, Data: []byte("\x04\x03\x02\x01\x08\x07\x06\x05")},
		},
		"big-endian and fortran order": {
			file("{\"shape\": (2L, 2L), 'fortran_order': True, 'descr': '>u2'}", "\x00a\x00c\x00b\x00d"),
			npy.Array{Type: "u2", Shape: []int64{2, 2}, Data: []byte("a\x00b\x00c\x00d\x00")},
		},
		"empty": {
			file("{'descr': '<f8', 'fortran_order': False, 'shape': (0, 4)}", ""),
			npy.Array{Type: "f8", Shape: []int64{0, 4}, Data: []byte{}},
		},
	}
	for name, c := range cases {
		got, err := npy.Decode(c.file)
		require.NoError(t, err, name)
		assert.Equal(t, c.want, *got, name)
	}
	second := []byte("\x93NUMPY\x02\x00\x35\x00\x00\x00{'descr': '|i1', 'fortran_order': False, 'shape': ()}x")
	got, err := npy.Decode(second)
	require.NoError(t, err)
	assert.Equal(t, npy.Array{Type: "i1", Shape: []int64{}, Data: []byte("x")}, *got)
}

func TestDecodeRefuses(t *testing.T) {
	t.Parallel()
	const f4 = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}"
	for want, data := range map[string][]byte{
		"it does not begin as an .npy file":                                            []byte("hello"),
		"it has version 9 of the format, and 1 to 3 are known":                         []byte("\x93NUMPY\x09\x00\x00\x00"),
		"it ends within its header":                                                    []byte("\x93NUMPY\x01\x00\xff\x00{"),
		"it ends early: its header promises 2 elements of 4 bytes, and 7 bytes follow": file(f4, "1234567"),
		"1 bytes follow the last element":                                              file(f4, "123456789"),
		"its elements are of type '<M8[ns]', which is none of V2, b1, c16, c8, f2, f4, f8, i1, i2, i4, i8, u1, u2, u4, u8":                file("{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (2,)}", ""),
		`its header "{'descr': [('a', '<f4')], 'fortran_order': False}": its elements have fields; save one field as an array of its own`: file("{'descr': [('a', '<f4')], 'fortran_order': False}", ""),
		`its header "nothing": a dictionary was expected`:                                                                                 file("nothing", ""),
		`its header "{'shape': (2,)}": it has no 'descr'`:                                                                                 file("{'shape': (2,)}", ""),
		`its header "{'shape': (2": 'shape' is no tuple of sizes`:                                                                         file("{'shape': (2", ""),
		`its header "{'shape': 2}": 'shape' is no tuple`:                                                                                  file("{'shape': 2}", ""),
		`its header "{'shape': (-2,)}": 'shape' is no tuple of sizes`:                                                                     file("{'shape': (-2,)}", ""),
		`its header "{'size' 2}": no value follows 'size'`:                                                                                file("{'size' 2}", ""),
		`its header "{'size': 2}": there is no key 'size'`:                                                                                file("{'size': 2}", ""),
		`its header "{size: 2}": a text in quotes was expected`:                                                                           file("{size: 2}", ""),
		`its header "{'size": a text does not end`:                                                                                        file("{'size", ""),
		`its header "{'fortran_order': 1}": 'fortran_order' is neither True nor False`:                                                    file("{'fortran_order': 1}", ""),
		`its header "{'descr': '<f4' 'shape'": the dictionary does not end`:                                                               file("{'descr': '<f4' 'shape'", ""),
		`its header "{} x": something follows the dictionary`:                                                                             file("{} x", ""),
		"it ends early: its header promises 4611686018427387904x4 elements of 4 bytes, and 0 bytes follow":                                file("{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904, 4)}", ""),
	} {
		_, err := npy.Decode(data)
		assert.EqualError(t, err, want)
	}
}

func TestEncode(t *testing.T) {
	t.Parallel()
	for _, a := range []npy.Array{
		{Type: "f4", Shape: []int64{2, 1}, Data: []byte("12345678")},
		{Type: "b1", Shape: []int64{}, Data: []byte{1}},
		{Type: "i8", Shape: []int64{1}, Data: []byte("12345678")},
		{Type: "V2", Shape: []int64{0}, Data: []byte{}},
	} {
		data, err := npy.Encode(&a)
		require.NoError(t, err)
		assert.Zero(t, (len(data)-len(a.Data))%64, "NumPy aligns what follows the header")
		got, err := npy.Decode(data)
		require.NoError(t, err)
		assert.Equal(t, a, *got)
	}
	data, err := npy.Encode(&npy.Array{Type: "i8", Shape: []int64{1}, Data: []byte("12345678")})
	require.NoError(t, err)
	assert.Contains(t, string(data), "{'descr': '<i8', 'fortran_order': False, 'shape': (1,), }")
	_, err = npy.Encode(&npy.Array{Type: "x9"})
	assert.EqualError(t, err, "there is no type 'x9'")
}

// TestNumPy exchanges files with NumPy, where that is installed.
func TestNumPy(t *testing.T) {
	t.Parallel()
	const python = "/usr/bin/python3"
	if exec.Command(python, "-c", "import numpy").Run() != nil {
		require.NotEqual(t, "true", os.Getenv("CI"), "NumPy is missing")
		t.Skip("there is no NumPy")
	}
	dir := t.TempDir()
	data, err := npy.Encode(&npy.Array{Type: "i2", Shape: []int64{2, 3}, Data: []byte("\x01\x00\x02\x00\x03\x00\x04\x00\x05\x00\x06\x00")})
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "in.npy"), data, 0o600))
	cmd := exec.Command(python, "-c", `
import numpy as n
a = n.load("in.npy")
assert a.tolist() == [[1, 2, 3], [4, 5, 6]]
n.save("out.npy", n.asfortranarray(a.astype(">i4")))`)
	cmd.Dir = dir
	out, err := cmd.CombinedOutput()
	require.NoError(t, err, "%s", out)
	data, err = os.ReadFile(filepath.Join(dir, "out.npy"))
	require.NoError(t, err)
	got, err := npy.Decode(data)
	require.NoError(t, err)
	assert.Equal(t, npy.Array{Type: "i4", Shape: []int64{2, 3}, Data: []byte("\x01\x00\x00\x00\x02\x00\x00\x00\x03\x00\x00\x00\x04\x00\x00\x00\x05\x00\x00\x00\x06\x00\x00\x00")}, *got)
}

func FuzzDecode(f *testing.F) {
	f.Add(file("{'descr': '<f4', 'fortran_order': True, 'shape': (2, 1)}", "12345678"))
	f.Add(file("{'descr': '>c16', 'fortran_order': False, 'shape': ()}", "0123456789abcdef"))
	f.Fuzz(func(t *testing.T, data []byte) {
		a, err := npy.Decode(data)
		if err != nil {
			return
		}
		again, err := npy.Encode(a)
		require.NoError(t, err)
		b, err := npy.Decode(again)
		require.NoError(t, err)
		assert.Equal(t, a, b)
	})
}
