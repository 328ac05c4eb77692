package spirv_test

import (
	"encoding/binary"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/internal/repository"
	"github.com/mlirc/mlirc/plugins/spirv"
)

// TestInvalidBinary: a binary that can be read and is not valid is to blame for it, not the pass.
func TestInvalidBinary(t *testing.T) {
	const header, shader, logical, private = 0x0723_0203, 1, 0, 6
	words := []uint32{
		header, 0x0001_0500, 0, 8, 0,
		2<<16 | 17, shader, // OpCapability
		3<<16 | 14, logical, 1, // OpMemoryModel
		2<<16 | 19, 1, // OpTypeVoid
		4<<16 | 32, 2, private, 1, // OpTypePointer to it
		4<<16 | 59, 2, 3, private, // OpVariable
	}
	var data []byte
	for _, w := range words {
		data = binary.LittleEndian.AppendUint32(data, w)
	}
	sink := &diag.Sink{}
	in := &pass.Translation{
		IR: repository.Context(t), Input: pass.Artifact{Kind: spirv.KindBinary, Data: data}, Diags: sink, Stats: &pass.Statistics{},
	}
	require.NoError(t, spirv.Deserialize().Translate(in))
	assert.ErrorContains(t, sink.Err(), "the SPIR-V module is not valid: 'spv.GlobalVariable' op type")
	assert.Nil(t, in.Output.Module)
}
