package irdl_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/mlirc/mlirc/core/irdl"
	"github.com/mlirc/mlirc/internal/repository"
)

const withFlow = `dialect y {
  version 0.1.0
  branch  y.br
  facets  inlinable, affine
}

/// Goes to one of two places.
op y.br {
  operands condition: i1, values*: V*
  facets   terminator, selects $condition
  regions  a(x*: V*), b
  format   attr-dict // as the older facets has it
}

op y.if {
  operands condition: i1, init*: R*
  results  results*: R*
  regions  then, else
  facets   flow op -> then $init when $condition, pure,
           flow op -> op unless $condition,
           inline-target
  format   attr-dict
}

op y.pass { operands affine: i1; facets passes $affine }
`

const firstForm = `dialect y {
  version 0.1.0
  
  facets inlinable
}

/// Goes to one of two places.
op y.br {
  operands condition: i1, values*: V*
  facets terminator
  regions  a(x*: V*), b
  format   attr-dict // as the older facets has it
}

op y.if {
  operands condition: i1, init*: R*
  results  results*: R*
  regions  then, else
  facets flow op -> then $init, pure, flow op -> op
  format   attr-dict
}

op y.pass { operands affine: i1; facets passes $affine }
`

func TestFirstForm(t *testing.T) {
	assert.Equal(t, firstForm, string(irdl.FirstForm([]byte(withFlow))))
	assert.Equal(t, firstForm, string(irdl.FirstForm([]byte(firstForm))), "it is in the first form")
	assert.Equal(t, "op `", string(irdl.FirstForm([]byte("op `"))), "it is none")
}

// TestFirstFormsLoad compiles what older hosts get of each dialect.
func TestFirstFormsLoad(t *testing.T) {
	var all []*irdl.Dialect
	for _, file := range repository.DialectFiles(t) {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		d, problems := irdl.Load(file, irdl.FirstForm(text))
		require.Empty(t, problems)
		all = append(all, d)
	}
	_, err := irdl.NewContext(all...)
	require.NoError(t, err)
	for _, d := range all {
		assert.Empty(t, d.Check(), d.Name)
	}
}
