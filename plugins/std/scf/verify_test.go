package scf

import (
	"testing"

	"github.com/mlirc/mlirc/internal/verifytest"
)

// TestRules breaks every rule of the definitions, and every hook.
func TestRules(t *testing.T) { verifytest.Rules(t, Dialect) }
