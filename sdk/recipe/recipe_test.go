package recipe_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/mlirc/mlirc/sdk/recipe"
)

func TestEnvironment(t *testing.T) {
	assert.Equal(t, []string{"A=1", "CGO_ENABLED=0"}, recipe.Environment([]string{"A=1"}))
	assert.Equal(t, []string{"CGO_ENABLED=", "CGO_ENABLED=0"}, recipe.Environment([]string{"CGO_ENABLED="}))
	assert.Equal(t, []string{"CGO_ENABLED=1"}, recipe.Environment([]string{"CGO_ENABLED=1"}))
}
