package ir

// The name of a value, such as `sum` of `%sum`, lives in its location: a [NameLoc] around
// the place. So it costs nothing where there is none, travels in bytecode, and goes with an
// operation wherever that goes. Several results that are called differently have a
// [FusedLoc] without metadata, of one location for each.

// Name is how the location of a value calls it, "" where it does not.
func (v *Value) Name() string {
	if v.op != nil {
		return nameIn(v.op.loc, int(v.index), v.op.NumResults())
	}
	if i := int(v.index); i < len(v.block.argLocs) {
		return nameIn(v.block.argLocs[i], 0, 1)
	}
	return ""
}

// NameIn is how a location calls the one value that it is of, "" where it does not.
func NameIn(l Location) string { return nameIn(l, 0, 1) }

// nameIn is the name that a location has for the value of that index, of so many.
func nameIn(l Location, index, values int) string {
	switch l := l.(type) {
	case *NameLoc:
		return l.name
	case *CallSiteLoc:
		return nameIn(l.callee, index, values)
	case *FusedLoc:
		if l.isForEach(values) {
			return nameIn(l.locs[index], 0, 1)
		}
		if _, _, ok := l.InFunction(); ok {
			return nameIn(l.locs[0], index, values)
		}
	}
	return ""
}

// InFunctionLoc is a location in the body of a function: fused with the function's name as
// metadata and the place of the function. It keeps both where the function may vanish, as one
// that was inlined does.
func (c *Context) InFunctionLoc(loc Location, name string, function Location) *FusedLoc {
	return c.RawFusedLoc([]Location{loc, function}, c.SymbolRefAttr(name))
}

// InFunction is the function that [Context.InFunctionLoc] has said; false for other locations.
func (l *FusedLoc) InFunction() (name string, function Location, ok bool) {
	ref, ok := l.metadata.(*SymbolRefAttr)
	if !ok || len(l.locs) != 2 {
		return "", nil, false
	}
	return ref.Leaf(), l.locs[1], true
}

// FunctionName is how the location of a function calls it, and the place without the name. A
// function has one where names of values are kept.
func (op *Operation) FunctionName() (name string, place Location, ok bool) {
	l, ok := op.loc.(*NameLoc)
	if !ok || !op.Traits().FunctionLike || l.name != SymbolName(op) {
		return "", nil, false
	}
	return l.name, l.child, true
}

// isForEach reports whether a location has a part for each of several values.
func (l *FusedLoc) isForEach(values int) bool {
	return values > 1 && l.metadata == nil && len(l.locs) == values
}

// NamedLoc is a location that calls values by names, one for each; "" is none.
func (c *Context) NamedLoc(loc Location, names ...string) Location {
	same := true
	for _, n := range names {
		same = same && n == names[0]
	}
	if len(names) == 0 || same && names[0] == "" {
		return loc
	}
	if same {
		return c.NameLoc(names[0], loc)
	}
	parts := make([]Location, len(names))
	for i, n := range names {
		parts[i] = c.NamedLoc(loc, n)
	}
	return c.RawFusedLoc(parts, nil)
}

// NamesAround is a location with the names that the operation's own has for its results.
func (op *Operation) NamesAround(loc Location) Location {
	if name, _, ok := op.FunctionName(); ok {
		return loc.Context().NameLoc(name, loc)
	}
	names := make([]string, op.NumResults())
	for i := range names {
		names[i] = nameIn(op.loc, i, len(names))
	}
	return loc.Context().NamedLoc(loc, names...)
}

// ResultLoc is the location of one result: that of the operation, or the result's part of it
// where results are called differently.
func (op *Operation) ResultLoc(i int) Location {
	if l, ok := op.loc.(*FusedLoc); ok && l.isForEach(op.NumResults()) {
		return l.locs[i]
	}
	return op.loc
}

// HelperLoc is the location of what is made on behalf of op: where op stands, without the
// names of its results. What takes the place of a result gets its name by [TakeName].
func (op *Operation) HelperLoc() Location {
	if _, ok := op.loc.(*FileLineColLoc); ok || op.NumResults() == 0 {
		return op.loc
	}
	return unnamed(op.loc, op.NumResults())
}

// WithoutName is the location of a value without the value's name. A name that is all there
// is to a location stays.
func WithoutName(l Location) Location { return unnamed(l, 1) }

// unnamed is a location without the names that it has for so many values.
func unnamed(l Location, values int) Location {
	switch l := l.(type) {
	case *NameLoc:
		if _, ok := l.child.(*UnknownLoc); !ok {
			return unnamed(l.child, values)
		}
	case *CallSiteLoc:
		if callee := unnamed(l.callee, values); callee != l.callee {
			return l.Context().CallSiteLoc(callee, l.caller)
		}
	case *FusedLoc:
		if l.isForEach(values) {
			return unnamed(l.locs[0], 1)
		}
		if name, function, ok := l.InFunction(); ok {
			return l.Context().InFunctionLoc(unnamed(l.locs[0], values), name, function)
		}
	}
	return l
}

// TakeName gives values that take the place of another one its location, if that is theirs but
// for its name: then they were made for this purpose. A value that has been there before, and
// may have a name of its own, is left as it is.
func TakeName(values []*Value, from Location) {
	if _, ok := from.(*FileLineColLoc); ok {
		return
	}
	bare := WithoutName(from)
	if bare == from {
		return
	}
	for _, v := range values {
		switch {
		case v.Loc() != bare:
		case v.op == nil:
			v.block.SetArgLoc(int(v.index), from)
		case v.op.NumResults() == 1:
			v.op.loc = from
		}
	}
}
