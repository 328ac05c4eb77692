package binary

import (
	"fmt"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/ods"
)

// ReadOptions say how a module is read.
type ReadOptions struct{}

// Read makes a module of the SPIR-V dialect of a binary one, in either byte order. The error
// is an [*Error] where the data are at fault.
func Read(ctx *ir.Context, data []byte, _ ReadOptions) (*ir.Operation, error) {
	g, err := grammarOf(ctx)
	if err != nil {
		return nil, err
	}
	list, err := words(data)
	if err != nil {
		return nil, err
	}
	r, err := newReader(ctx, g, list)
	if err != nil {
		return nil, err
	}
	if err := r.scan(); err != nil {
		return nil, err
	}
	if err := r.instructions(); err != nil {
		return nil, err
	}
	return r.finish()
}

// kind is what an id stands for.
type kind uint8

const (
	unknown     kind = iota
	aType            // typ
	aConstant        // attr of type typ
	aNull            // the null constant of type typ
	anUndef          // a value of type typ of which nothing is known
	aGlobal          // the variable of the module symbol
	aSpec            // the specialization constant symbol
	aComputed        // the constant that the instruction at computes
	aValue           // value, of the function at hand
	aFunction        // symbol
	aLabel           // block
	aString          // name
	aSet             // name is that of a set of instructions
	aGroup           // of decorations
	nonSemantic      // what no meaning depends on
)

// entity is what is known of an id.
type entity struct {
	id     uint32
	kind   kind
	typ    ir.Type
	value  *ir.Value
	attr   ir.Attribute
	symbol string
	// reserved is the symbol by which a decoration names what is defined later.
	reserved string
	// text is a string, the name of a set, or the name of anything else.
	text    string
	named   bool
	block   *ir.Block
	in      *instruction // of aComputed and of functions
	weight  int          // of a type: how many types it is made of
	count   int          // of a struct: its members
	depth   int
	owner   *function // of aValue and aLabel
	pointee *entity   // of a pointer type that is known before its type

	decorations []decoration
	members     []memberDecoration
	memberNames []memberName
	texts       []ir.Attribute // of a struct: records of the decorations that are texts
	// structure is the identified type of a struct to which a pointer leads that was
	// announced.
	structure *ir.DialectType
}

// reader reads a module.
type reader struct {
	ctx   *ir.Context
	g     *grammar
	words []uint32
	ids   []*entity
	slab  []entity

	b       *ir.Builder
	module  *ir.Operation // builtin.module
	body    *ir.Block     // of spv.module
	own     *ir.Operation // spv.module
	loc     ir.Location   // of the instruction at hand
	fn      *function     // at hand, or nil
	symbols map[string]bool

	capabilities, extensions []ir.Attribute
	hasMemoryModel           bool
	sources, processed       []ir.Attribute
	sourceExtensions, sets   []ir.Attribute
	entries, modes           []*instruction
	entryNames               map[uint32]string
	typeNames                []*entity
	announced                []*entity // that decorations name before they are defined
	functions                []*function
	depth                    int               // of constants in constants
	strides                  map[uint32]uint32 // of pointer types that are decorated with one
	strided                  map[uint32]uint32 // what is of such a type, with the stride; nil until it is asked for
	passes                   int               // values that branches pass
	grouped                  int               // decorations that groups gave
	at                       int               // the word of the instruction at hand
	opcode                   string
}

func newReader(ctx *ir.Context, g *grammar, list []uint32) (*reader, error) {
	r := &reader{ctx: ctx, g: g, words: list, symbols: map[string]bool{}, entryNames: map[uint32]string{}}
	bound := list[3]
	if bound == 0 || bound > maxBound {
		return nil, &Error{Word: 3, Message: fmt.Sprintf("the bound of ids is %d; it may be 1 to %d", bound, maxBound)}
	}
	r.ids = make([]*entity, bound)
	r.b = ir.NewBuilder(ctx)
	r.loc = ctx.UnknownLoc()
	r.b.SetLoc(r.loc)
	r.module = r.b.Create(&ir.OperationState{Name: ctx.OpName("module"), Regions: 1})
	top := r.module.Region(0).AddBlock()
	r.b.SetInsertionPointToEnd(top)
	r.own = r.b.Create(&ir.OperationState{Name: ctx.OpName("spv.module"), Regions: 1})
	r.body = r.own.Region(0).AddBlock()
	r.b.SetInsertionPointToEnd(r.body)
	return r, nil
}

// errorf is an error at the instruction at hand.
func (r *reader) errorf(format string, args ...any) error {
	return &Error{Word: r.at, Opcode: r.opcode, Message: fmt.Sprintf(format, args...)}
}

// id returns what is known of an id.
func (r *reader) id(n uint32) (*entity, error) {
	if n == 0 || n >= uint32(len(r.ids)) {
		return nil, r.errorf("there is no id %%%d: the bound is %d", n, len(r.ids))
	}
	if r.ids[n] == nil {
		if len(r.slab) == 0 {
			r.slab = make([]entity, 128)
		}
		r.ids[n] = &r.slab[0]
		r.slab = r.slab[1:]
		r.ids[n].id = n
	}
	return r.ids[n], nil
}

// define returns the entity of an id that has none yet.
func (r *reader) define(n uint32, k kind) (*entity, error) {
	e, err := r.id(n)
	if err != nil {
		return nil, err
	}
	if e.kind != unknown {
		return nil, r.errorf("id %%%d is defined twice", n)
	}
	e.kind = k
	return e, nil
}

// typeOf returns the entity of a type.
func (r *reader) typeOf(n uint32) (*entity, error) {
	e, err := r.id(n)
	if err != nil {
		return nil, err
	}
	if e.typ == nil || e.kind != aType && e.pointee == nil {
		return nil, r.errorf("%%%d is no type that is defined before", n)
	}
	return e, nil
}

// next cuts an instruction off.
func (r *reader) next(at int) (instruction, error) {
	first := r.words[at]
	count, opcode := int(first>>16), first&0xffff
	r.at, r.opcode = at, r.g.opcodeName(opcode)
	if count == 0 {
		return instruction{}, r.errorf("the instruction has 0 words; it has at least one")
	}
	if at+count > len(r.words) {
		return instruction{}, r.errorf("the instruction has %d words, but the module ends %d words on", count, len(r.words)-at)
	}
	return instruction{opcode: opcode, at: at, args: r.words[at+1 : at+count : at+count]}, nil
}

// each visits the instructions.
func (r *reader) each(visit func(in *instruction) error) error {
	for at := headerWords; at < len(r.words); {
		in, err := r.next(at)
		if err != nil {
			return err
		}
		at += 1 + len(in.args)
		if err := visit(&in); err != nil {
			return err
		}
	}
	return nil
}

// scan notes what instructions refer to before it is defined: names and decorations of ids,
// entry points, functions, and what pointers that are announced point to.
func (r *reader) scan() error {
	forward := map[uint32]bool{}
	return r.each(func(in *instruction) error {
		switch r.opcode {
		case "OpTypeForwardPointer":
			if len(in.args) > 0 {
				forward[in.args[0]] = true
			}
		case "OpTypePointer":
			if len(in.args) == 3 && forward[in.args[0]] {
				return r.announce(in)
			}
		case "OpEntryPoint":
			return r.scanEntryPoint(in)
		case "OpFunction":
			return r.scanFunction(in)
		case "OpString":
			return r.str(in)
		case "OpName":
			return r.nameOf(in)
		case "OpMemberName":
			return r.memberNameOf(in)
		}
		return nil
	})
}

// instructions reads them.
func (r *reader) instructions() error {
	err := r.each(func(in *instruction) error {
		if read := r.g.read[in.opcode]; read != nil {
			return read(r, in)
		}
		if t := r.g.types[in.opcode]; t != nil {
			return r.dialectType(t, in)
		}
		if o := r.g.op(in.opcode); o != nil {
			return r.operation(o, in, in.args)
		}
		return r.errorf("instruction %d%s is not one that dialect 'spv' has; remove what needs it, or add it to spv.dialect",
			in.opcode, r.g.needs(in.opcode))
	})
	if err != nil {
		return err
	}
	if r.fn != nil {
		return r.errorf("the module ends within a function")
	}
	return nil
}

// want checks the number of words behind the opcode.
func (r *reader) want(in *instruction, least int) error {
	if len(in.args) < least {
		return r.errorf("the instruction has %d words, too few", 1+len(in.args))
	}
	return nil
}

// symbol is a name that no other symbol has, made of one that is wanted.
func (r *reader) newSymbol(wanted string, id uint32) string {
	name := wanted
	if wanted == "" { // by digits only, by which the writer knows it
		name = fmt.Sprintf("_%d", id)
		for r.symbols[name] {
			name = "_0" + name[1:]
		}
	}
	for i := 0; r.symbols[name]; i++ {
		name = fmt.Sprintf("%s_%d", wanted, i)
		if i > 0 {
			name = fmt.Sprintf("%s_%d_%d", wanted, id, i)
		}
	}
	r.symbols[name] = true
	return name
}

// locOf is the location of what an entity stands for: its name, and where it is.
func (r *reader) locOf(e *entity) ir.Location {
	if e == nil || !e.named {
		return r.loc
	}
	return r.ctx.NameLoc(e.text, r.loc)
}

// symbolLoc is locOf for a symbol: its name says the same, unless another has it, or it looks
// like one that was made up.
func (r *reader) symbolLoc(e *entity) ir.Location {
	if e.named && e.text == e.symbol && !isNameless(e.symbol) {
		return r.loc
	}
	return r.locOf(e)
}

// create makes an operation where the builder stands.
func (r *reader) create(name string, loc ir.Location, operands []*ir.Value, results []ir.Type, attrs []ir.NamedAttr) *ir.Operation {
	return r.b.Create(&ir.OperationState{Name: r.ctx.OpName(name), Loc: loc, Operands: operands, Results: results, Attrs: attrs})
}

// enumAttr is the keyword of an enumeration that a word is.
func (r *reader) enumAttr(e *ods.Enum, word uint32) (ir.Attribute, error) {
	known := false
	if e.Kind == ods.FlagsEnum {
		_, known = e.Flags(uint64(word))
	} else {
		_, known = e.Word(uint64(word))
	}
	if !known {
		return nil, r.errorf("%d is no %s that dialect 'spv' has", word, e.Name)
	}
	return r.ctx.IntAttr(r.ctx.IntegerType(e.Width, ir.Signless), int64(word)), nil
}
