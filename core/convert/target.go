package convert

import "github.com/mlirc/mlirc/core/ir"

// Target says which operations may be there after a conversion. Rules for one
// operation precede those for its dialect, and these precede the rule for what
// is not mentioned. It is set up by one goroutine; then many may use it.
type Target struct {
	ops       map[string]rule
	dialects  map[string]rule
	unknown   rule
	recursive map[string]bool
	hints     []func(op *ir.Operation) string
}

// rule says whether an operation is legal.
type rule struct {
	kind  ruleKind
	check func(op *ir.Operation) bool
}

type ruleKind uint8

const (
	noRule ruleKind = iota
	legal
	illegal
	dynamic
)

// NewTarget returns a target that knows no operation.
func NewTarget() *Target {
	return &Target{ops: map[string]rule{}, dialects: map[string]rule{}, recursive: map[string]bool{}}
}

// Legal allows operations.
func (t *Target) Legal(ops ...string) { t.setOps(rule{kind: legal}, ops) }

// Illegal forbids operations.
func (t *Target) Illegal(ops ...string) { t.setOps(rule{kind: illegal}, ops) }

// LegalIf allows operations under a condition.
func (t *Target) LegalIf(check func(op *ir.Operation) bool, ops ...string) {
	t.setOps(rule{kind: dynamic, check: check}, ops)
}

// LegalDialect allows all operations of dialects.
func (t *Target) LegalDialect(names ...string) { t.setDialects(rule{kind: legal}, names) }

// IllegalDialect forbids all operations of dialects.
func (t *Target) IllegalDialect(names ...string) { t.setDialects(rule{kind: illegal}, names) }

// LegalDialectIf allows the operations of dialects under a condition.
func (t *Target) LegalDialectIf(check func(op *ir.Operation) bool, names ...string) {
	t.setDialects(rule{kind: dynamic, check: check}, names)
}

// UnknownIf allows operations that no other rule is for under a condition.
func (t *Target) UnknownIf(check func(op *ir.Operation) bool) {
	t.unknown = rule{kind: dynamic, check: check}
}

// IllegalUnknown forbids operations that no other rule is for.
func (t *Target) IllegalUnknown() { t.unknown = rule{kind: illegal} }

// LegalWithin makes the driver leave alone what is inside of operations of
// those names where they are legal, but not inside of the one that [Apply] is
// about.
func (t *Target) LegalWithin(ops ...string) {
	for _, name := range ops {
		t.recursive[name] = true
	}
}

// Hint adds advice for operations that could not be legalized, such as which
// pass would help; "" when there is none.
func (t *Target) Hint(f func(op *ir.Operation) string) { t.hints = append(t.hints, f) }

func (t *Target) setOps(r rule, names []string) {
	for _, name := range names {
		t.ops[name] = r
	}
}

func (t *Target) setDialects(r rule, names []string) {
	for _, name := range names {
		t.dialects[name] = r
	}
}

func (t *Target) ruleFor(name *ir.OpName) rule {
	if r, ok := t.ops[name.String()]; ok {
		return r
	}
	if r, ok := t.dialects[name.Dialect()]; ok {
		return r
	}
	return t.unknown
}

func (t *Target) hint(op *ir.Operation) string {
	for _, f := range t.hints {
		if text := f(op); text != "" {
			return text
		}
	}
	return ""
}

// legality is what a rule says of one operation.
func (r rule) legality(op *ir.Operation) ruleKind {
	if r.kind != dynamic {
		return r.kind
	}
	if r.check(op) {
		return legal
	}
	return illegal
}

// Has reports whether an operation of a name that is wanted is inside of another, or
// is it. It costs next to nothing beside a conversion: a pass that is in pipelines for
// every program asks it first.
func Has(root *ir.Operation, wanted func(*ir.OpName) bool) bool {
	known := map[*ir.OpName]bool{}
	return !ir.Walk(root, func(op *ir.Operation) ir.WalkResult {
		is, ok := known[op.Name()]
		if !ok {
			is = wanted(op.Name())
			known[op.Name()] = is
		}
		if is {
			return ir.Interrupt
		}
		return ir.Advance
	})
}
