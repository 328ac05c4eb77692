package spirv

import (
	"errors"
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
)

// verifyGroupBroadcast wants the number of the invocation to be a constant.
func verifyGroupBroadcast(op *ir.Operation) error {
	if !isConstant((GroupNonUniformBroadcast{op}).Id()) {
		return errors.New("wants 'id' to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes")
	}
	return nil
}

// verifyGroupReduce checks the size of clusters: a constant power of two.
func verifyGroupReduce(op *ir.Operation) error {
	size := (GroupNonUniformIAdd{op}).ClusterSize() // all reductions are alike
	if size == nil {
		return nil
	}
	if !isConstant(size) {
		return errors.New("wants the size of clusters to be a constant, which 'spv.Constant' or 'spv.mlir.referenceof' makes")
	}
	if n, known := constantNumber(size); known && (n <= 0 || n&(n-1) != 0) {
		return fmt.Errorf("has clusters of %d, but the size of clusters must be a power of two", n)
	}
	return nil
}
