package driver

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/mlirc/mlirc/core/ir"
	"github.com/mlirc/mlirc/core/num"
	"github.com/mlirc/mlirc/core/syntax"
)

// The C functions that print one result each.
const (
	printInt    = "mlirc_print_int"
	printUint   = "mlirc_print_uint"
	printBool   = "mlirc_print_bool"
	printFloat  = "mlirc_print_float"
	printDouble = "mlirc_print_double"
)

// Call returns LLVM IR that defines `mlirc_run`, which calls the entry with
// numbers, given as text, and prints the results. indexWidth is that of index.
func (e *Entry) Call(args []string, indexWidth int) ([]byte, error) {
	if len(args) != len(e.Type.Inputs()) {
		return nil, fmt.Errorf("function '%s' takes %d arguments, but %d are given", e.Name, len(e.Type.Inputs()), len(args))
	}
	w := &writer{indexWidth: indexWidth}
	operands := make([]string, len(args))
	for i, t := range e.Type.Inputs() {
		s, err := w.scalar(t)
		if err != nil {
			return nil, fmt.Errorf("argument %d of function '%s': %w", i+1, e.Name, err)
		}
		literal, err := s.literal(args[i])
		if err != nil {
			return nil, fmt.Errorf("argument %d of function '%s': %w", i+1, e.Name, err)
		}
		operands[i] = s.text + " " + literal
	}
	results := make([]scalar, len(e.Type.Results()))
	for i, t := range e.Type.Results() {
		s, err := w.scalar(t)
		if err != nil {
			return nil, fmt.Errorf("result %d of function '%s': %w", i+1, e.Name, err)
		}
		results[i] = s
	}
	return w.run(e.Name, operands, results), nil
}

// scalar is a number type as LLVM writes it.
type scalar struct {
	text  string
	width int // of an integer; 0: a float
	kind  num.Kind
	sign  ir.Signedness
}

type writer struct {
	out        strings.Builder
	indexWidth int
	next       int
}

func (w *writer) scalar(t ir.Type) (scalar, error) {
	switch t := t.(type) {
	case *ir.IndexType:
		return scalar{text: "i" + strconv.Itoa(w.indexWidth), width: w.indexWidth}, nil
	case *ir.IntegerType:
		if width := int(t.Width()); width >= 1 && width <= 64 {
			return scalar{text: "i" + strconv.Itoa(width), width: width, sign: t.Signedness()}, nil
		}
	case *ir.FloatType:
		switch t.Kind() {
		case num.F16:
			return scalar{text: "half", kind: t.Kind()}, nil
		case num.F32:
			return scalar{text: "float", kind: t.Kind()}, nil
		case num.F64:
			return scalar{text: "double", kind: t.Kind()}, nil
		}
	}
	return scalar{}, fmt.Errorf("'%s' is no number that a command line can carry; call the function from a C program instead", syntax.TypeString(t))
}

// literal turns what the user typed into a constant.
func (s scalar) literal(text string) (string, error) {
	if s.width == 0 {
		v, err := strconv.ParseFloat(text, s.precision())
		if err != nil {
			return "", fmt.Errorf("'%s' is no number of type %s", text, s.text)
		}
		f := num.FromFloat64(s.kind, v)
		if s.kind == num.F16 {
			_, bits := f.Bits()
			return fmt.Sprintf("0xH%04X", bits), nil
		}
		_, bits := f.Convert(num.F64).Bits()
		return fmt.Sprintf("0x%016X", bits), nil
	}
	if s.width == 1 && (text == "true" || text == "false") {
		return text, nil
	}
	if n, err := strconv.ParseInt(text, 0, s.width); err == nil {
		return strconv.FormatInt(n, 10), nil
	}
	n, err := strconv.ParseUint(text, 0, s.width)
	if err != nil {
		return "", fmt.Errorf("'%s' is no number of type %s", text, s.text)
	}
	return strconv.FormatUint(n, 10), nil
}

func (s scalar) precision() int {
	if s.kind == num.F32 {
		return 32
	}
	return 64
}

func (w *writer) run(name string, operands []string, results []scalar) []byte {
	w.out.WriteString("\n; what `mlirc run` adds\n")
	fmt.Fprintf(&w.out, "declare void @%s(i64)\ndeclare void @%s(i64)\ndeclare void @%s(i32)\n", printInt, printUint, printBool)
	fmt.Fprintf(&w.out, "declare void @%s(float)\ndeclare void @%s(double)\n", printFloat, printDouble)
	w.out.WriteString("define void @mlirc_run() {\n")
	call := fmt.Sprintf("call %s @\"%s\"(%s)\n", resultType(results), escape(name), strings.Join(operands, ", "))
	if len(results) == 0 {
		w.out.WriteString("  " + call)
	} else {
		w.out.WriteString("  %r = " + call)
	}
	for i, s := range results {
		value := "%r"
		if len(results) > 1 {
			value = w.fresh()
			fmt.Fprintf(&w.out, "  %s = extractvalue %s %%r, %d\n", value, resultType(results), i)
		}
		w.print(s, value)
	}
	w.out.WriteString("  ret void\n}\n")
	return []byte(w.out.String())
}

func (w *writer) fresh() string {
	w.next++
	return "%v" + strconv.Itoa(w.next)
}

func resultType(results []scalar) string {
	switch len(results) {
	case 0:
		return "void"
	case 1:
		return results[0].text
	}
	parts := make([]string, len(results))
	for i, s := range results {
		parts[i] = s.text
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

func (w *writer) print(s scalar, value string) {
	switch {
	case s.width == 1:
		w.printAs(printBool, "i32", w.cast("zext", "i1", value, "i32"))
	case s.width == 0 && s.kind == num.F64:
		w.printAs(printDouble, "double", value)
	case s.width == 0 && s.kind == num.F32:
		w.printAs(printFloat, "float", value)
	case s.width == 0:
		w.printAs(printFloat, "float", w.cast("fpext", s.text, value, "float"))
	case s.sign == ir.Unsigned:
		w.printAs(printUint, "i64", w.cast("zext", s.text, value, "i64"))
	default:
		w.printAs(printInt, "i64", w.cast("sext", s.text, value, "i64"))
	}
}

func (w *writer) cast(op, from, value, to string) string {
	if from == to {
		return value
	}
	wide := w.fresh()
	fmt.Fprintf(&w.out, "  %s = %s %s %s to %s\n", wide, op, from, value, to)
	return wide
}

func (w *writer) printAs(function, t, value string) {
	fmt.Fprintf(&w.out, "  call void @%s(%s %s)\n", function, t, value)
}

// escape writes a name as LLVM quotes it.
func escape(name string) string {
	var b strings.Builder
	for i := range len(name) {
		c := name[i]
		if c < ' ' || c > '~' || c == '"' || c == '\\' {
			fmt.Fprintf(&b, "\\%02X", c)
			continue
		}
		b.WriteByte(c)
	}
	return b.String()
}
