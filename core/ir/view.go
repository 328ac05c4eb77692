package ir

// View is a Go view of the operations of one name, as generated code has them: a struct
// with nothing but the operation, so that a view costs as much as a pointer.
type View interface {
	~struct{ Op *Operation }
	// OpName is the full name of the operations that it views.
	OpName() string
}

// As views an operation as a V; false when it is another one.
func As[V View](op *Operation) (V, bool) {
	v := V(struct{ Op *Operation }{op})
	return v, op.Is(v.OpName())
}

// IsA reports whether an operation, not nil, is a V.
func IsA[V View](op *Operation) bool {
	var v V
	return op.Is(v.OpName())
}

// DefinedBy views the operation that defines a value as a V; false when another one does, or
// the value is a block argument.
func DefinedBy[V View](v *Value) (V, bool) {
	view := V(struct{ Op *Operation }{v.op})
	return view, v.op != nil && v.op.Is(view.OpName())
}

// OperationOf is the operation that a view is of.
func OperationOf[V View](v V) *Operation { return struct{ Op *Operation }(v).Op }

// TypeView is a Go view of the types of one definition, as generated code has them.
type TypeView interface {
	~struct{ Type *DialectType }
	// TypeName is the full name of the types that it views.
	TypeName() string
}

// AsType views a type as a V; false when it is another one.
func AsType[V TypeView](t Type) (V, bool) {
	d, ok := t.(*DialectType)
	v := V(struct{ Type *DialectType }{d})
	return v, ok && d.Def().Name() == v.TypeName()
}
