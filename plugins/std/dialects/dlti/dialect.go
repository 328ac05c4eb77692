package dlti

import (
	_ "embed" // the definitions

	"github.com/mlirc/mlirc/core/verify"
	"github.com/mlirc/mlirc/sdk"
	"github.com/mlirc/mlirc/sdk/target"
)

//go:embed dlti.dialect
var source []byte

// Dialect is the definition file.
var Dialect = &sdk.Dialect{
	File: "dlti.dialect", Source: source,
	Attributes: map[string]verify.AttributeHook{target.SpecAttr: verifySpec, systemAttr: verifySystem, "dlti.": verifyOther},
}
