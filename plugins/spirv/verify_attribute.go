package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/syntax"
	"github.com/mlirc/mlirc/core/verify"
)

// verifyEntryPointABI checks how many invocations a workgroup of an entry point has, in three
// directions.
func verifyEntryPointABI(a verify.Annotation, _ verify.Lookup) error {
	dict, ok := a.Value.(*ir.DictionaryAttr)
	if a.Of != verify.OfOperation || !ok || len(dict.Entries()) != 1 || !isLocalSize(dict.Get("local_size")) {
		return fmt.Errorf("'spv.entry_point_abi' must be {local_size = dense<[X, Y, Z]> : vector<3xi32>} on an operation, but got %s", syntax.AttrString(a.Value))
	}
	return nil
}

func isLocalSize(a ir.Attribute) bool {
	size, ok := a.(*ir.DenseElementsAttr)
	if !ok || !IsVector(size.Shaped()) {
		return false
	}
	n, _ := Len(size.Shaped())
	return n == 3 && isInteger(size.Shaped().Elem(), 32)
}

func isInteger(t ir.Type, widths ...uint32) bool {
	i, ok := t.(*ir.IntegerType)
	if !ok {
		return false
	}
	for _, w := range widths {
		if i.Width() == w {
			return true
		}
	}
	return false
}

// verifyInterfaceABI checks where an argument is bound. A storage class is for numbers; a
// pointer has its own.
func verifyInterfaceABI(a verify.Annotation, _ verify.Lookup) error {
	abi, ok := a.Value.(*ir.DialectAttr)
	if !ok || abi.Def().Name() != "spv.interface_var_abi" {
		return fmt.Errorf("'spv.interface_var_abi' must be #spv.interface_var_abi<(SET, BINDING)>, but got %s", syntax.AttrString(a.Value))
	}
	if a.Of != verify.OfArgument {
		return errors.New("'spv.interface_var_abi' binds an argument of a function, and stands on nothing else")
	}
	if abi.Params()[abiStorage] == nil {
		return nil
	}
	if t := argumentType(a.Op, a.Index); t != nil && !isNumber(t) {
		return fmt.Errorf("'spv.interface_var_abi' has a storage class, which is for numbers, but argument #%d is of type %s; leave it out", a.Index, syntax.QuotedType(t))
	}
	return nil
}

// abiStorage is the place of the storage class in the parameters of `spv.interface_var_abi`.
const abiStorage = 2

func isNumber(t ir.Type) bool {
	switch t.(type) {
	case *ir.IntegerType, *ir.FloatType, *ir.IndexType:
		return true
	}
	return false
}

// argumentType is the type of an argument of a function, nil when it is not known.
func argumentType(fn *ir.Operation, i int) ir.Type {
	t, ok := typeOf(fn.Attr("type")).(*ir.FunctionType)
	if !ok || i >= len(t.Inputs()) {
		return nil
	}
	return t.Inputs()[i]
}

// verifyTargetEnv checks what a target says that it can do.
func verifyTargetEnv(a verify.Annotation, _ verify.Lookup) error {
	env, ok := a.Value.(*ir.DialectAttr)
	if !ok || env.Def().Name() != "spv.target_env" || a.Of != verify.OfOperation {
		return fmt.Errorf("'spv.target_env' must be #spv.target_env<#spv.vce<VERSION, [CAPABILITIES], [EXTENSIONS]>, {LIMITS}> on an operation, but got %s",
			syntax.AttrString(a.Value))
	}
	if triple, ok := env.Params()[targetTriple].(*ir.DialectAttr); !ok || triple.Def().Name() != vceName {
		return fmt.Errorf("'spv.target_env' must begin with #spv.vce<VERSION, [CAPABILITIES], [EXTENSIONS]>, but got %s", syntax.AttrString(env.Params()[targetTriple]))
	}
	limits, ok := env.Params()[targetLimits].(*ir.DictionaryAttr)
	if !ok {
		return fmt.Errorf("'spv.target_env' must end with a dictionary of limits, but got %s", syntax.AttrString(env.Params()[targetLimits]))
	}
	for _, e := range limits.Entries() {
		if err := verifyLimit(e); err != nil {
			return err
		}
	}
	return nil
}

// The places of the parameters of `spv.target_env`.
const (
	targetTriple, targetLimits = 0, 4
	vceName                    = "spv.vce"
)

func verifyLimit(e ir.NamedAttr) error {
	switch e.Name {
	case "max_compute_workgroup_size":
		if !isLocalSize(e.Value) {
			return fmt.Errorf("'spv.target_env' limit 'max_compute_workgroup_size' must be three numbers, dense<[X, Y, Z]> : vector<3xi32>, but got %s", syntax.AttrString(e.Value))
		}
	case "max_compute_shared_memory_size", "max_compute_workgroup_invocations", "subgroup_size":
		if i, ok := e.Value.(*ir.IntegerAttr); !ok || !isInteger(i.Type(), 32) {
			return fmt.Errorf("'spv.target_env' limit '%s' must be an integer of type i32, but got %s", e.Name, syntax.AttrString(e.Value))
		}
	case "cooperative_matrix_properties_nv":
		if _, ok := e.Value.(*ir.ArrayAttr); !ok {
			return fmt.Errorf("'spv.target_env' limit '%s' must be a list, but got %s", e.Name, syntax.AttrString(e.Value))
		}
	}
	return nil
}
