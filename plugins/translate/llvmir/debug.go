package llvmir

import (
	"path/filepath"
	"strconv"

	"github.com/mlirc/mlirc/core/diag"
	"github.com/mlirc/mlirc/core/ir"
)

// debug numbers the metadata that ties code to lines of source: a compile unit,
// the version of the format, and a subprogram for each function that has a
// place. Places of operations are written where they are.
type debug struct {
	first       int // the number of the compile unit
	functions   []*ir.Operation
	subprograms map[*ir.Operation]int
}

// The nodes before the subprograms, counted from the first.
const (
	compileUnitNode = iota
	formatNode
	firstSubprogram
)

// numberFunctions gives numbers, from first on, to functions with a place.
func (u *unit) numberFunctions(first int) debug {
	d := debug{first: first, subprograms: map[*ir.Operation]int{}}
	for _, op := range u.entities {
		if op.Is(funcName) && !ir.IsDeclaration(op) && ir.Position(op.Loc()).Line > 0 {
			d.subprograms[op] = first + firstSubprogram + len(d.functions)
			d.functions = append(d.functions, op)
		}
	}
	return d
}

// subprogram appends the node of a function that has one, and makes it the
// scope of what follows.
func (f *function) subprogram(op *ir.Operation) {
	id, ok := f.u.debug.subprograms[op]
	f.scope = -1
	if !ok {
		return
	}
	f.scope, f.file = id, ir.Position(op.Loc()).File
	f.text(" !dbg ")
	f.out = appendNode(f.out, id)
}

// place appends where an operation comes from. One without a place gets line 0
// of its function, as LLVM wants a place for every call.
func (f *function) place(op *ir.Operation) {
	if f.scope < 0 {
		return
	}
	pos := ir.Position(op.Loc())
	f.text(", !dbg !DILocation(line: ")
	f.int(int64(pos.Line))
	if pos.Col > 0 {
		f.text(", column: ")
		f.int(int64(min(pos.Col, maxColumn)))
	}
	f.text(", scope: ")
	if pos.Line == 0 || pos.File == f.file {
		f.out = appendNode(f.out, f.scope)
		f.byte(')')
		return
	}
	f.text("!DILexicalBlockFile(scope: ")
	f.out = appendNode(f.out, f.scope)
	f.text(", file: ")
	f.out = appendFile(f.out, pos.File)
	f.text(", discriminator: 0))")
}

// maxColumn is the last column that LLVM's debug information can have.
const maxColumn = 1<<16 - 1

// appendFile appends a file, whose directory is a field of its own.
func appendFile(out []byte, file string) []byte {
	out = append(out, "!DIFile(filename: \""...)
	out = appendEscaped(out, filepath.Base(file))
	out = append(out, "\", directory: \""...)
	out = appendEscaped(out, filepath.Dir(file))
	return append(out, "\")"...)
}

// appendDebug appends the numbered nodes, if there are any.
func (u *unit) appendDebug(out []byte) []byte {
	d := &u.debug
	if len(d.functions) == 0 {
		return out
	}
	unit, format := d.first+compileUnitNode, d.first+formatNode
	out = append(out, "\n!llvm.dbg.cu = !{"...)
	out = append(appendNode(out, unit), "}\n!llvm.module.flags = !{"...)
	out = append(appendNode(out, format), "}\n"...)
	out = append(appendNode(out, unit), " = distinct !DICompileUnit(language: DW_LANG_C, file: "...)
	out = appendFile(out, ir.Position(d.functions[0].Loc()).File)
	out = append(out, ", producer: \"mlirc\", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)\n"...)
	out = append(appendNode(out, format), " = !{i32 2, !\"Debug Info Version\", i32 3}\n"...)
	for _, op := range d.functions {
		out = append(appendNode(out, d.subprograms[op]), " = distinct !DISubprogram(name: \""...)
		out = append(appendEscaped(out, ir.SymbolName(op)), "\", file: "...)
		out = appendSubprogram(out, ir.Position(op.Loc()), unit)
	}
	return out
}

// appendSubprogram appends the fields behind the name.
func appendSubprogram(out []byte, pos diag.Position, unit int) []byte {
	out = appendFile(out, pos.File)
	out = strconv.AppendInt(append(out, ", line: "...), int64(pos.Line), 10)
	out = append(out, ", type: !DISubroutineType(types: !{}), scopeLine: "...)
	out = strconv.AppendInt(out, int64(pos.Line), 10)
	out = append(out, ", spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: "...)
	return append(appendNode(out, unit), ")\n"...)
}
