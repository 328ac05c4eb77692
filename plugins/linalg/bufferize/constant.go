package bufferize

import (
	"fmt"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/plugins/linalg/bufferize/inplace"
	"github.com/mlirc/mlirc/plugins/std/dialects/memref"
	"github.com/mlirc/mlirc/plugins/std/dialects/std"
)

// constants puts tensors that are constants into globals, one for each value; those with encodings as well where
// that is wanted.
func constants(module *ir.Operation, encoded bool) bool {
	globals := map[ir.Attribute]string{}
	taken := map[string]bool{}
	var todo []std.Constant
	ir.Walk(module, func(op *ir.Operation) ir.WalkResult {
		if name := op.StringAttrValue("sym_name"); name != "" {
			taken[name] = true
		}
		if c, ok := std.AsConstant(op); ok && inplace.IsTensor(op.ResultType(0)) && (encoded || !hasEncoding(op)) {
			todo = append(todo, c)
		}
		return ir.Advance
	})
	ctx := module.Context()
	top := ir.NewBuilder(ctx)
	first := module.Region(0).Entry()
	top.SetInsertionPointToStart(first)
	for _, c := range todo {
		value, t := c.Op.Attr("value"), bufferType(c.Op.ResultType(0))
		if globals[value] == "" {
			initial, of := withoutEncoding(value, c.Op.ResultType(0))
			globals[value] = globalName(of, taken)
			memref.NewGlobal(top, globals[value], t,
				ir.NamedAttr{Name: "sym_visibility", Value: ctx.StringAttr("private")},
				ir.NamedAttr{Name: "initial_value", Value: initial}, ir.NamedAttr{Name: "constant", Value: ctx.UnitAttr()})
		}
		b := ir.BuilderBefore(c.Op)
		m := memref.NewGetGlobal(b, t, globals[value]).Op.Result(0)
		v := memref.NewTensorLoad(b, m).Op.Result(0)
		c.Op.Result(0).ReplaceAllUsesWith(v)
		c.Op.Erase()
	}
	fold(module)
	return len(todo) > 0
}

// withoutEncoding is the value of a constant tensor, and its type, as a memref has them.
func withoutEncoding(value ir.Attribute, t ir.Type) (ir.Attribute, ir.Type) {
	ranked, ok := t.(*ir.RankedTensorType)
	dense, isDense := value.(*ir.DenseElementsAttr)
	if !ok || !isDense || ranked.Encoding() == nil {
		return value, t
	}
	ctx := t.Context()
	plain := ctx.RankedTensorType(ranked.Shape(), ranked.Elem(), nil)
	return ctx.DenseElementsAttr(plain, []byte(dense.Data()), dense.IsSplat()), plain
}

// globalName is a name with the shape in it that is not taken.
func globalName(t ir.Type, taken map[string]bool) string {
	shape := strings.TrimSuffix(strings.TrimPrefix(syntax.TypeString(t), "tensor<"), ">")
	shape = strings.Map(func(r rune) rune {
		if r == '<' || r == '>' || r == ',' || r == ' ' {
			return '_'
		}
		return r
	}, shape)
	base := "__constant_" + shape
	name := base
	for i := 0; taken[name]; i++ {
		name = fmt.Sprintf("%s_%d", base, i)
	}
	taken[name] = true
	return name
}
