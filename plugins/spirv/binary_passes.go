package spirv

import (
	"bytes"
	"encoding/json"
	"errors"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/pass"
	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/plugins/spirv/binary"
	"github.com/mlirc/mlirc/plugins/spirv/describe"
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
	if err == nil && !isValid(module, t) {
		return nil
	}
	t.Output.Module = module
	t.Stats.Add("spirv-bytes", int64(len(t.Input.Data)))
	return err
}

// isValid verifies what was read: what is wrong with it is the binary's fault, not that of the pass.
func isValid(module *ir.Operation, t *pass.Translation) bool {
	found := &diag.Sink{}
	if verify.Verify(module, found, verify.Options{
		Hooks: Dialect.Hooks, Uses: Dialect.Uses, Attributes: Dialect.Attributes, Workers: t.Workers,
	}) {
		return true
	}
	for _, d := range found.Diagnostics() {
		d.Message = "the SPIR-V module is not valid: " + d.Message
		t.Diags.Report(d)
	}
	return false
}

// Serialize is the pass `serialize-spirv`.
func Serialize() *pass.Pass {
	return &pass.Pass{
		Name:    "serialize-spirv",
		Summary: "write a module of the SPIR-V dialect as binary",
		Doc: "There is one `spv.module` in the module. Declarations come in the order in which they are needed, and equal " +
			"ones are one; names come from symbols and locations. `spv.mlir.selection` and `spv.mlir.loop` become blocks with " +
			"merge instructions.",
		Options: []pass.Option{{
			Name: "emit-debug-info", Type: pass.Bool, Default: "false",
			Doc: "write where instructions come from, as their locations say, by OpLine",
		}},
		Produces:  KindBinary,
		Translate: serialize,
	}
}

func serialize(t *pass.Translation) error {
	data, err := binary.Write(t.Input.Module, binary.WriteOptions{Lines: t.Options.Bool("emit-debug-info")})
	var wrong *binary.WriteError
	if errors.As(err, &wrong) {
		t.Diags.Report(diag.Diagnostic{Severity: diag.Error, Pos: ir.Position(wrong.Op.Loc()), Message: wrong.Error()})
		return nil
	}
	t.Output.Data = data
	t.Stats.Add("spirv-bytes", int64(len(data)))
	return err
}

// KindDescription is the kind of artifacts that say what a module wants of its environment.
const KindDescription = "description"

// Describe is the pass `describe-spirv`.
func Describe() *pass.Pass {
	return &pass.Pass{
		Name:    "describe-spirv",
		Summary: "tell what a SPIR-V module wants of its environment",
		Doc: "Entry points with their execution modes, bindings and push constants with their layouts, built-ins, inputs and " +
			"outputs, specialization constants, capabilities. `mlirc describe` runs it.",
		Options: []pass.Option{{
			Name: "format", Type: pass.String, Default: "text", Values: []string{"text", "json"}, Doc: "for people, or for programs",
		}},
		Produces:  KindDescription,
		Translate: describeModule,
	}
}

func describeModule(t *pass.Translation) error {
	d, err := describe.Of(t.Input.Module)
	if err != nil {
		t.Diags.Report(diag.Diagnostic{Severity: diag.Error, Message: err.Error()})
		return nil
	}
	if t.Options.String("format") == "text" {
		t.Output.Data = []byte(d.Text())
		return nil
	}
	var out bytes.Buffer
	e := json.NewEncoder(&out)
	e.SetIndent("", "  ")
	e.SetEscapeHTML(false)
	err = e.Encode(d)
	t.Output.Data = out.Bytes()
	return err
}
