package binary_test

import (
	"fmt"
	"regexp"
	"slices"
	"sort"
	"strings"
)

// normal brings a disassembled module into a form that does not depend on ids and on the
// order of declarations. What nothing refers to is left out, and so are instructions that have
// no meaning.
type normal struct {
	lines       map[string]line     // by result, outside functions
	local       map[string]string   // name of a result in the function at hand
	decorations map[string][]string // by id, of the module
	names       map[string][]string
	imports     map[string]string
	strings     map[string]string
	sources     map[string]string // of debug information
	open        map[string]bool
	memo        map[string]string
	out         []string
}

type line struct {
	result string
	words  []string
}

var (
	token = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|\S+`)
	isID  = regexp.MustCompile(`^%\d+$`)
	// byNumber are the instructions that take scopes by the ids of constants, of either
	// signedness, where the dialect has numbers.
	byNumber = regexp.MustCompile(`^Op(Atomic|ControlBarrier|MemoryBarrier|Group)`)
)

func parseLine(text string) line {
	words := token.FindAllString(text, -1)
	for i, w := range words { // of one type, if types that are alike are one
		if w == "OpCopyLogical" {
			words[i] = "OpCopyObject"
		}
	}
	if len(words) > 2 && words[1] == "=" {
		return line{words[0], words[2:]}
	}
	return line{"", words}
}

// normalForm is a text that two modules share if they are the same.
func normalForm(text string) string {
	n := &normal{
		lines: map[string]line{}, decorations: map[string][]string{}, names: map[string][]string{}, imports: map[string]string{},
		strings: map[string]string{}, sources: map[string]string{}, open: map[string]bool{}, memo: map[string]string{},
	}
	var functions [][]line
	var module []line
	inside := false
	semantic := map[string]bool{}
	for l := range strings.Lines(text) {
		l = strings.TrimSpace(l)
		if l == "" || l[0] == ';' {
			continue
		}
		p := parseLine(l)
		op := p.words[0]
		if op == "OpExtInst" && semantic[p.words[2]] {
			switch {
			case p.words[3] == "DebugSource":
				n.sources[p.result] = n.strings[p.words[4]]
			case inside && p.words[3] == "DebugLine":
				value := func(id string) string { return n.lines[id].words[2] }
				at := line{"", []string{"OpLine", n.sources[p.words[4]], value(p.words[5]), value(p.words[7])}}
				functions[len(functions)-1] = append(functions[len(functions)-1], at)
			case inside && p.words[3] == "DebugNoLine":
				functions[len(functions)-1] = append(functions[len(functions)-1], line{"", []string{"OpNoLine"}})
			}
			continue
		}
		switch {
		case op == "OpExtInstImport" && (strings.HasPrefix(p.words[1], `"NonSemantic.`) || strings.Contains(p.words[1], "DebugInfo")):
			semantic[p.result] = true
		case op == "OpExtInstImport":
			n.imports[p.result] = p.words[1]
		case op == "OpString":
			n.strings[p.result] = p.words[1]
		case op == "OpFunction":
			inside = true
			functions = append(functions, []line{p})
			n.lines[p.result] = line{p.result, []string{"OpFunction"}}
		case inside:
			functions[len(functions)-1] = append(functions[len(functions)-1], p)
			inside = op != "OpFunctionEnd"
		case p.result != "":
			n.lines[p.result] = p
		case op == "OpLine" || op == "OpNoLine" || op == "OpTypeForwardPointer":
		default:
			module = append(module, p)
		}
	}
	n.annotate(module)
	for i, f := range functions { // the functions' order stays
		n.lines[f[0].result] = line{f[0].result, []string{"OpFunction", fmt.Sprint(i)}}
	}
	for _, f := range functions {
		n.function(f)
	}
	for _, p := range module {
		switch p.words[0] {
		case "OpEntryPoint", "OpExecutionMode", "OpExecutionModeId", "OpCapability", "OpExtension", "OpMemoryModel", "OpSource",
			"OpSourceExtension", "OpModuleProcessed", "OpSourceContinued":
			if strings.Contains(p.words[len(p.words)-1], "SPV_KHR_non_semantic_info") {
				continue
			}
			n.out = append(n.out, n.words(p.words))
		}
	}
	sort.Strings(n.out)
	return strings.Join(n.out, "\n")
}

// annotate notes names and decorations, those of groups with what they are for.
func (n *normal) annotate(module []line) {
	groups := map[string][]string{}
	for _, p := range module {
		w := p.words
		switch w[0] {
		case "OpDecorate", "OpDecorateId", "OpDecorateString", "OpMemberDecorate", "OpMemberDecorateString":
			text := strings.Join(w[2:], " ")
			if strings.HasPrefix(w[0], "OpMember") {
				text = "member " + text
			}
			n.decorations[w[1]] = append(n.decorations[w[1]], text)
			groups[w[1]] = append(groups[w[1]], text)
		case "OpName":
			n.names[w[1]] = append(n.names[w[1]], w[2])
		case "OpMemberName":
			n.names[w[1]] = append(n.names[w[1]], strings.Join(w[2:], " "))
		}
	}
	for _, p := range module { // what has no name has that of its entry point
		if w := p.words; w[0] == "OpEntryPoint" && len(n.names[w[2]]) == 0 {
			n.names[w[2]] = []string{w[3]}
		}
	}
	for _, p := range module {
		switch w := p.words; w[0] {
		case "OpGroupDecorate":
			for _, id := range w[2:] {
				n.decorations[id] = append(n.decorations[id], groups[w[1]]...)
			}
		case "OpGroupMemberDecorate":
			for i := 2; i+1 < len(w); i += 2 {
				for _, d := range groups[w[1]] {
					n.decorations[w[i]] = append(n.decorations[w[i]], "member "+w[i+1]+" "+d)
				}
			}
		}
	}
	for id, list := range n.decorations {
		sort.Strings(list)
		n.decorations[id] = slices.Compact(list)
	}
}

// words are those of an instruction, with ids spelled out.
func (n *normal) words(words []string) string {
	parts := make([]string, len(words))
	for i, w := range words {
		parts[i] = n.id(w)
	}
	return strings.Join(parts, " ")
}

// id spells out what an id stands for.
func (n *normal) id(w string) string {
	if !isID.MatchString(w) {
		return w
	}
	if name, ok := n.local[w]; ok {
		return name
	}
	if s, ok := n.imports[w]; ok {
		return s
	}
	if s, ok := n.strings[w]; ok {
		return s
	}
	if s, ok := n.memo[w]; ok {
		return s
	}
	p, ok := n.lines[w]
	if !ok {
		return "?" + w
	}
	if n.open[w] {
		return "^recursive"
	}
	if p.words[0] == "OpTypeStruct" { // what is recursive is so by way of a struct; there may be several of the other types
		n.open[w] = true
	}
	text := "(" + n.words(p.words) + n.notes(w) + ")"
	if p.words[0] == "OpTypeArray" { // the dialect keeps the length, and not the type of its constant
		text = strings.ReplaceAll(text, "(OpConstant (OpTypeInt 32 1) ", "(OpConstant (OpTypeInt 32 0) ")
	}
	delete(n.open, w)
	if len(n.open) == 0 { // what is recursive looks different from inside
		n.memo[w] = text
	}
	return text
}

// notes are the names and decorations of an id. Types and constants without any decoration
// may have several names: equal ones are one.
func (n *normal) notes(id string) string {
	text := ""
	for _, d := range n.decorations[id] {
		text += " {" + n.words(strings.Fields(d)) + "}"
	}
	op := n.lines[id].words[0]
	if strings.HasPrefix(op, "OpType") || strings.HasPrefix(op, "OpConstant") {
		return text
	}
	for _, name := range n.names[id] {
		text += " named " + name
	}
	return text
}

// function spells a function out. Blocks come in the order in which they are found from the
// first, results have numbers in the order of their instructions.
func (n *normal) function(list []line) {
	n.local = map[string]string{}
	blocks := map[string][]line{}
	var head []line
	first, current := "", ""
	place := ""
	for i := range list {
		p := list[i]
		switch p.words[0] {
		case "OpLine":
			place = n.words(p.words[1:])
			continue
		case "OpNoLine":
			place = ""
			continue
		case "OpLabel":
			current, place = p.result, ""
			if first == "" {
				first = current
			}
			blocks[current] = nil
			continue
		}
		p.words = slices.Clone(p.words)
		if current == "" {
			head = append(head, p)
			continue
		}
		if p.words[0] != "OpFunctionEnd" && p.words[0] != "OpUndef" {
			if place != "" && p.words[0] != "OpVariable" {
				p.words = append(p.words, "@"+place)
			}
			blocks[current] = append(blocks[current], p)
		}
		if p.words[0] == "OpUndef" {
			n.lines[p.result] = p
		}
	}
	order := reach(first, blocks)
	for i, b := range order {
		n.local[b] = fmt.Sprintf("B%d", i)
	}
	count := 0
	number := func(l line) {
		if l.result != "" {
			n.local[l.result] = fmt.Sprintf("V%d", count)
			count++
		}
	}
	for _, l := range head[1:] {
		number(l)
	}
	for _, b := range order {
		for _, l := range blocks[b] {
			number(l)
		}
	}
	var out []string
	for i, l := range head {
		if i == 0 {
			out = append(out, n.words(l.words)+n.notes(l.result))
			continue
		}
		out = append(out, n.words(l.words)+n.localNotes(l.result))
	}
	for _, b := range order {
		out = append(out, n.local[b]+":"+n.localNotes(b))
		for _, l := range blocks[b] {
			words := l.words
			if words[0] == "OpPhi" {
				words = n.phi(words)
			}
			text := "  " + n.words(words)
			if l.result != "" {
				text = "  " + n.local[l.result] + " = " + n.words(words) + n.localNotes(l.result)
			}
			if byNumber.MatchString(words[0]) {
				text = strings.ReplaceAll(text, "(OpTypeInt 32 1)", "(OpTypeInt 32 0)")
			}
			out = append(out, text)
		}
	}
	n.out = append(n.out, "function "+n.lines[list[0].result].words[1]+"\n"+strings.Join(out, "\n"))
	n.local = nil
}

func (n *normal) localNotes(id string) string {
	text := ""
	for _, d := range n.decorations[id] {
		text += " {" + n.words(strings.Fields(d)) + "}"
	}
	for _, name := range n.names[id] {
		if name != `""` {
			text += " named " + name
		}
	}
	return text
}

// phi sorts the values of a phi by their blocks.
func (n *normal) phi(words []string) []string {
	end := len(words)
	if strings.HasPrefix(words[end-1], "@") {
		end--
	}
	var pairs []string
	for i := 2; i+1 < end; i += 2 {
		pairs = append(pairs, n.id(words[i+1])+" "+n.id(words[i]))
	}
	sort.Strings(pairs)
	return append(append(slices.Clone(words[:2]), pairs...), words[end:]...)
}

// reach lists blocks from the first on, and those that merge instructions name.
func reach(first string, blocks map[string][]line) []string {
	var order []string
	seen := map[string]bool{}
	var visit func(b string)
	visit = func(b string) {
		if _, ok := blocks[b]; !ok || seen[b] {
			return
		}
		seen[b] = true
		order = append(order, b)
		for _, l := range blocks[b] {
			switch l.words[0] {
			case "OpBranch", "OpBranchConditional", "OpSwitch", "OpSelectionMerge", "OpLoopMerge":
				for _, w := range l.words[1:] {
					visit(w)
				}
			}
		}
	}
	visit(first)
	return order
}
