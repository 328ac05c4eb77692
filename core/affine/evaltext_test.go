package affine

import (
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/num"
)

// evalText computes an expression straight from its text, so that neither the
// constructors nor MLIR's are trusted. Divisors must be positive.
func evalText(text string, dims, symbols []int64) int64 {
	text = strings.NewReplacer("(", " ( ", ")", " ) ", "-", " - ").Replace(text)
	e := textEvaluator{tokens: strings.Fields(text), dims: dims, symbols: symbols}
	return e.sum()
}

type textEvaluator struct {
	tokens        []string
	dims, symbols []int64
}

func (e *textEvaluator) next() string {
	if len(e.tokens) == 0 {
		return ""
	}
	token := e.tokens[0]
	e.tokens = e.tokens[1:]
	return token
}

func (e *textEvaluator) accept(token string) bool {
	if len(e.tokens) == 0 || e.tokens[0] != token {
		return false
	}
	e.tokens = e.tokens[1:]
	return true
}

func (e *textEvaluator) sum() int64 {
	v := e.product()
	for {
		switch {
		case e.accept("+"):
			v += e.product()
		case e.accept("-"):
			v -= e.product()
		default:
			return v
		}
	}
}

func (e *textEvaluator) product() int64 {
	v := e.operand()
	for {
		switch {
		case e.accept("*"):
			v *= e.operand()
		case e.accept("mod"):
			v = Modulo(v, e.operand())
		case e.accept("floordiv"):
			v = num.FloorDiv(v, e.operand())
		case e.accept("ceildiv"):
			v = num.CeilDiv(v, e.operand())
		default:
			return v
		}
	}
}

func (e *textEvaluator) operand() int64 {
	token := e.next()
	switch token[0] {
	case '(':
		v := e.sum()
		e.next()
		return v
	case '-':
		return -e.operand()
	case 'd', 's':
		n, _ := strconv.Atoi(token[1:])
		if token[0] == 'd' {
			return e.dims[n]
		}
		return e.symbols[n]
	}
	v, _ := strconv.ParseInt(token, 10, 64)
	return v
}
