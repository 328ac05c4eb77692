package debuginfo

import (
	"path/filepath"
	"strconv"
	"strings"
	"sync"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/plugins/llvm"
)

// Options choose what is described.
type Options struct {
	// Full describes also values that have a name, and types.
	Full bool
	// First is the number of the first node.
	First int
	// DataLayout is the module's.
	DataLayout string
}

// Function is a function with a body.
type Function struct {
	Op   *ir.Operation
	Type ir.Type
}

// Unit numbers the metadata that ties code to lines of source: a compile unit, the version of
// the format, a subprogram for each function that has a place, their files, and the types of
// values. It is not changed after it was made, and may be used by several goroutines.
type Unit struct {
	full      bool
	first     int // the number of the compile unit
	functions []subprogram
	of        map[*ir.Operation]int // the index of a function's subprogram
	named     map[string]int        // the same by name, with functions that were inlined and are gone
	files     []string
	fileOf    map[string]int // the index of a file
	types     *Types
	extents   func() map[string][]extent
}

// subprogram is a function with a place. Op is nil for one that is gone.
type subprogram struct {
	Function
	name string
	file string
	line int
}

// The nodes before the subprograms, counted from the first.
const (
	compileUnitNode = iota
	formatNode
	firstSubprogram
)

// New makes the unit of those functions that have a place.
func New(functions []Function, opts Options) *Unit {
	u := &Unit{
		full: opts.Full, first: opts.First, of: map[*ir.Operation]int{}, named: map[string]int{}, fileOf: map[string]int{},
		types: newTypes(pointerBits(opts.DataLayout)),
	}
	for _, f := range functions {
		pos := ir.Position(f.Op.Loc())
		if pos.Line > 0 {
			u.of[f.Op] = len(u.functions)
			u.addSubprogram(ir.SymbolName(f.Op), pos, &f)
		}
	}
	for i := range len(u.functions) {
		if u.full {
			u.addBody(u.functions[i].Function)
		}
	}
	u.types.first = u.firstFile() + len(u.files)
	u.extents = sync.OnceValue(u.findExtents)
	return u
}

// addSubprogram adds a function, unless it is gone and known already.
func (u *Unit) addSubprogram(name string, pos diag.Position, f *Function) {
	if _, known := u.named[name]; known && f == nil || pos.Line == 0 {
		return
	}
	s := subprogram{name: name, file: pos.File, line: pos.Line}
	if f != nil {
		s.Function = *f
	}
	u.named[name] = len(u.functions)
	u.functions = append(u.functions, s)
	if _, ok := u.fileOf[pos.File]; !ok {
		u.fileOf[pos.File] = len(u.files)
		u.files = append(u.files, pos.File)
	}
}

// pointerBits is how long pointers are, as a data layout has it.
func pointerBits(layout string) int64 {
	for _, part := range strings.Split(layout, "-") {
		rest, ok := strings.CutPrefix(part, "p:")
		if !ok {
			continue
		}
		size, _, _ := strings.Cut(rest, ":")
		if n, err := strconv.ParseInt(size, 10, 32); err == nil && n > 0 {
			return n
		}
	}
	return 64
}

// addBody adds the types of a function and of what has a name in it, and the functions that
// were inlined there.
func (u *Unit) addBody(f Function) {
	if llvm.IsFunc(f.Type) {
		u.types.add(llvm.Result(f.Type))
		for i := range llvm.NumArgs(f.Type) {
			u.types.add(llvm.Arg(f.Type, i))
		}
	}
	for b := range f.Op.Region(0).Blocks() {
		for _, a := range b.Args() {
			if a.Name() != "" {
				u.types.add(a.Type())
			}
		}
		for op := range b.Ops() {
			if _, plain := op.Loc().(*ir.FileLineColLoc); plain {
				continue
			}
			if op.NumResults() == 1 && op.Result(0).Name() != "" {
				u.types.add(op.Result(0).Type())
			}
			u.addCallees(op.Loc())
		}
	}
}

// Types are those of functions and of values that have a name.
func (u *Unit) Types() *Types { return u.types }

// Subprogram is the node of a function, and its file; false where it has no place.
func (u *Unit) Subprogram(op *ir.Operation) (node int, file string, ok bool) {
	i, ok := u.of[op]
	if !ok {
		return 0, "", false
	}
	return u.subprogram(i), u.functions[i].file, true
}

func (u *Unit) subprogram(i int) int { return u.first + firstSubprogram + i }

func (u *Unit) firstFile() int { return u.subprogram(len(u.functions)) }

// AppendFile appends a reference to a file, or the file itself where no function is in it.
func (u *Unit) AppendFile(out []byte, file string) []byte {
	if i, ok := u.fileOf[file]; ok {
		return appendNode(out, u.firstFile()+i)
	}
	return appendFile(out, file)
}

func appendNode(out []byte, n int) []byte { return strconv.AppendInt(append(out, '!'), int64(n), 10) }

// appendFile appends a file, whose directory is a field of its own.
func appendFile(out []byte, file string) []byte {
	out = append(out, "!DIFile(filename: \""...)
	out = AppendEscaped(out, filepath.Base(file))
	out = append(out, "\", directory: \""...)
	out = AppendEscaped(out, filepath.Dir(file))
	return append(out, "\")"...)
}

// NodesSize is the likely size of what AppendNodes appends, in bytes.
func (u *Unit) NodesSize() int { return 320*len(u.functions) + 128*len(u.files) + 1024 }

// AppendNodes appends the numbered nodes, if there are any.
func (u *Unit) AppendNodes(out []byte) []byte {
	if len(u.functions) == 0 {
		return out
	}
	unit, format := u.first+compileUnitNode, u.first+formatNode
	out = append(out, "\n!llvm.dbg.cu = !{"...)
	out = append(appendNode(out, unit), "}\n!llvm.module.flags = !{"...)
	out = append(appendNode(out, format), "}\n"...)
	out = append(appendNode(out, unit), " = distinct !DICompileUnit(language: DW_LANG_C, file: "...)
	out = u.AppendFile(out, u.functions[0].file)
	out = append(out, ", producer: \"mlirc\", isOptimized: true, runtimeVersion: 0, emissionKind: "...)
	if u.full {
		out = append(out, "FullDebug)\n"...)
	} else {
		out = append(out, "LineTablesOnly)\n"...)
	}
	out = append(appendNode(out, format), " = !{i32 2, !\"Debug Info Version\", i32 3}\n"...)
	for i := range u.functions {
		out = u.appendSubprogram(out, i)
	}
	for i, file := range u.files {
		out = append(appendNode(out, u.firstFile()+i), " = "...)
		out = append(appendFile(out, file), '\n')
	}
	return u.types.appendNodes(out)
}

func (u *Unit) appendSubprogram(out []byte, i int) []byte {
	f := &u.functions[i]
	out = append(appendNode(out, u.subprogram(i)), " = distinct !DISubprogram(name: \""...)
	out = append(AppendEscaped(out, f.name), "\", file: "...)
	out = u.AppendFile(out, f.file)
	out = strconv.AppendInt(append(out, ", line: "...), int64(f.line), 10)
	out = append(out, ", type: !DISubroutineType(types: !{"...)
	if u.full && f.Op != nil {
		out = u.types.appendSignature(out, f.Type)
	}
	out = append(out, "}), scopeLine: "...)
	out = strconv.AppendInt(out, int64(f.line), 10)
	out = append(out, ", spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: "...)
	return append(appendNode(out, u.first+compileUnitNode), ")\n"...)
}
