package spirv

import (
	"errors"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
)

// KindBinary is the kind of artifacts that are modules in binary form.
const KindBinary = "spirv"

// Deserialize is the pass `deserialize-spirv`.
func Deserialize() *pass.Pass {
	return &pass.Pass{
		Name:    "deserialize-spirv",
		Summary: "read a binary SPIR-V module",
		Doc: "Instructions become operations, ids values, phis arguments of blocks. Blocks stay as they are: " +
			"`spv.SelectionMerge` and `spv.LoopMerge` say where control merges, at blocks that begin with " +
			"`spv.mlir.label`. Lines and names become locations; instructions of sets without semantics are left out. " +
			"The binary may be in either byte order. What the dialect does not have is an error that says at which word.",
		Consumes:  KindBinary,
		Builds:    []string{"spv"},
		Translate: deserialize,
	}
}

func deserialize(t *pass.Translation) error {
	module, err := binary.Read(t.IR, t.Input.Data, binary.ReadOptions{})
	var wrong *binary.Error
	if errors.As(err, &wrong) {
		t.Diags.Report(diag.Diagnostic{Severity: diag.Error, Message: "the SPIR-V module cannot be read: " + wrong.Error()})
		return nil
	}
	t.Output.Module = module
	t.Stats.Add("spirv-bytes", int64(len(t.Input.Data)))
	return err
}
