package affine_test

import "github.com/mlirc/mlirc/core/affine"

func constantMap(n int64) affine.Map { return affine.ConstantMap(n) }
func symbolMap() affine.Map          { return affine.SymbolMap() }
