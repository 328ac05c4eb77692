package randkernel

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// The shape of all kernels.
const (
	// Size is how many invocations a workgroup has.
	Size = 32
	// Groups is how many workgroups a kernel is made for.
	Groups = 3
	// Inputs is how many words there are to read, a power of two.
	Inputs = 128
	// Words is how many words a kernel writes.
	Words = Size * Groups * 2

	variables = 5
	elements  = 8 // of the local array
)

// Kernel is a shader.
type Kernel struct {
	Source string
	Input  []uint32
}

// New makes the kernel of a seed.
func New(seed uint64) *Kernel {
	g := &generator{random: rand.New(rand.NewPCG(seed, 1))}
	k := &Kernel{Input: make([]uint32, Inputs)}
	for i := range k.Input {
		if k.Input[i] = g.random.Uint32(); i%3 == 0 {
			k.Input[i] %= 16
		}
	}
	k.Source = g.kernel()
	return k
}

type generator struct {
	random   *rand.Rand
	text     strings.Builder
	indent   int
	loops    int  // names of induction variables so far
	inside   int  // loops around a statement
	barriers bool // the innermost loop may have barriers
	budget   int  // of statements
	names    []string
	helpers  int
}

func (g *generator) line(format string, args ...any) {
	g.text.WriteString(strings.Repeat("  ", g.indent))
	fmt.Fprintf(&g.text, format, args...)
	g.text.WriteByte('\n')
}

func (g *generator) kernel() string {
	// glslangValidator takes twice as long for any shader of version 450.
	g.text.WriteString(`#version 440
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require
`)
	g.line("layout(local_size_x = %d) in;", Size)
	g.line("layout(std430, binding = 0) readonly buffer A { uint a[%d]; };", Inputs)
	g.line("layout(std430, binding = 1) buffer R { uint r[]; };")
	g.line("shared uint s[%d];", Size)
	g.line("shared uint counter;")
	g.line("uint state = 17u;")
	for range g.random.IntN(3) {
		g.helper()
	}
	g.names = []string{"i", "l", "state"}
	for v := range variables {
		g.names = append(g.names, fmt.Sprintf("x%d", v))
	}
	g.line("void main() {")
	g.indent++
	g.line("uint i = gl_GlobalInvocationID.x, l = gl_LocalInvocationIndex;")
	for v := range variables {
		g.line("uint x%d = a[(i * %du + %du) & %du];", v, g.random.IntN(9)+1, g.random.IntN(50), Inputs-1)
	}
	g.line("uint local[%d];", elements)
	g.line("for (uint k = 0u; k < %du; k++) local[k] = k * x%d;", elements, g.random.IntN(variables))
	g.budget = 10 + g.random.IntN(25)
	g.block(true, 0)
	g.line("uint sum = state;")
	g.line("for (uint k = 0u; k < %du; k++) sum = sum * 31u + local[k];", elements)
	g.line("r[2u * i] = x0 ^ x1 * 3u ^ x2 * 5u;")
	g.line("r[2u * i + 1u] = x3 + x4 * 7u + sum;")
	g.indent--
	g.line("}")
	return g.text.String()
}

// helper adds a function, with a loop that may be left early.
func (g *generator) helper() {
	n := g.helpers
	outer := g.names
	g.names = []string{"p", "q"}
	g.line("uint f%d(uint p, inout uint q) {", n)
	g.indent++
	g.line("for (uint k = 0u; k < (p & 7u); k++) {")
	g.indent++
	g.names = append(g.names, "k")
	g.line("q = %s;", g.expression(2))
	g.line("if (%s) return %s;", g.condition(1), g.expression(1))
	g.line("if (%s) continue;", g.condition(1))
	g.line("p += q | 1u;")
	g.indent--
	g.line("}")
	g.names = []string{"p", "q"}
	g.line("state += p & 3u;")
	g.line("return %s;", g.expression(2))
	g.indent--
	g.line("}")
	g.names = outer
	g.helpers++
}

// block makes some statements.
func (g *generator) block(uniform bool, depth int) {
	for n := 1 + g.random.IntN(4); n > 0 || depth == 0 && g.budget > 0; n-- {
		if g.budget--; g.budget < 0 && depth > 0 {
			return
		}
		g.statement(uniform, depth)
	}
}

func (g *generator) variable() string { return fmt.Sprintf("x%d", g.random.IntN(variables)) }

func (g *generator) statement(uniform bool, depth int) {
	if depth > 3 {
		g.line("%s = %s;", g.variable(), g.expression(2))
		return
	}
	switch n := g.random.IntN(20); {
	case n < 6:
		g.line("%s = %s;", g.variable(), g.expression(3))
	case n < 8:
		g.line("local[%s & %du] ^= %s;", g.expression(1), elements-1, g.expression(2))
	case n < 11:
		g.branch(uniform, depth)
	case n < 13:
		g.loop(uniform, depth)
	case n < 14:
		g.choice(depth)
	case n < 15 && g.helpers > 0:
		g.line("%s += f%d(%s, %s);", g.variable(), g.random.IntN(g.helpers), g.expression(1), g.variable())
	case n < 17 && uniform:
		g.exchange()
	case n < 18 && uniform:
		g.count()
	case uniform:
		g.subgroup()
	default:
		g.line("%s += %s;", g.variable(), g.expression(2))
	}
}

// uniformCondition is the same in all invocations of a workgroup.
func (g *generator) uniformCondition() string {
	return []string{
		"(gl_WorkGroupID.x & 1u) == 0u", "gl_WorkGroupID.x == 2u", "a[gl_WorkGroupID.x * 5u] > 8u", "a[3] < 9u",
		"a[gl_WorkGroupID.x + 6u] % 3u == 1u",
	}[g.random.IntN(5)]
}

// braces makes a block in braces after a line.
func (g *generator) braces(uniform bool, depth int, format string, args ...any) {
	g.line(format+" {", args...)
	g.indent++
	g.block(uniform, depth+1)
	g.indent--
}

func (g *generator) branch(uniform bool, depth int) {
	condition := g.condition(2)
	if uniform && g.random.IntN(2) == 0 {
		condition = g.uniformCondition()
	} else {
		uniform = false
	}
	g.braces(uniform, depth, "if (%s)", condition)
	if g.random.IntN(2) == 0 {
		g.braces(uniform, depth, "} else")
	}
	g.line("}")
}

func (g *generator) loop(uniform bool, depth int) {
	k := fmt.Sprintf("k%d", g.loops)
	g.loops++
	bound := fmt.Sprintf("(%s & 7u)", g.expression(1))
	if uniform && g.random.IntN(2) == 0 {
		bound = []string{"3u", "(a[gl_WorkGroupID.x] & 3u)", "gl_WorkGroupID.x + 1u"}[g.random.IntN(3)]
	} else {
		uniform = false
	}
	g.names = append(g.names, k)
	g.inside++
	around := g.barriers
	g.barriers = uniform
	defer func() { g.barriers = around }()
	condition := func() string {
		if uniform {
			return g.uniformCondition()
		}
		return g.condition(1)
	}
	if g.random.IntN(3) == 0 { // left in the middle only, behind what may go on before
		g.line("for (uint %s = 0u; ; %s++) {", k, k)
		g.indent++
		if g.random.IntN(2) == 0 {
			g.line("if (%s < 5u && (%s)) continue;", k, condition())
			g.block(uniform, depth+1)
		}
		g.line("if (%s >= %s) break;", k, bound)
	} else {
		g.line("for (uint %s = 0u; %s < %s; %s++) {", k, k, bound, k)
		g.indent++
	}
	g.block(uniform, depth+1)
	if uniform {
		if g.random.IntN(3) == 0 {
			g.line("if (%s) %s;", condition(), []string{"break", "continue"}[g.random.IntN(2)])
			g.block(uniform, depth+1)
		}
	} else {
		g.line("if (%s) %s;", g.condition(1), []string{"break", "continue"}[g.random.IntN(2)])
		g.block(false, depth+1)
	}
	g.indent--
	g.line("}")
	g.inside--
	g.names = g.names[:len(g.names)-1]
}

// choice is a switch, in which cases may fall through.
func (g *generator) choice(depth int) {
	g.line("switch (%s & 3u) {", g.expression(2))
	for n := range 3 {
		g.line("case %du:", n)
		g.indent++
		g.block(false, depth+1)
		if g.random.IntN(3) > 0 {
			g.line("break;")
		} else if g.inside > 0 && g.random.IntN(3) == 0 && !g.barriers {
			// Some invocations would skip a barrier of the loop. A loop that is left in the middle only ends, as this does not skip its way out for ever.
			g.line("if (%s < 5u && (%s)) continue;", g.names[len(g.names)-1], g.condition(1))
		}
		g.indent--
	}
	g.line("default:")
	g.indent++
	g.block(false, depth+1)
	g.indent--
	g.line("}")
}

// exchange hands values to other invocations of the workgroup.
func (g *generator) exchange() {
	g.line("s[l] = %s;", g.expression(2))
	g.line("barrier();")
	g.line("%s ^= s[(l + %du) & %du];", g.variable(), g.random.IntN(Size), Size-1)
	g.line("barrier();")
}

// count adds up something of all invocations of the workgroup.
func (g *generator) count() {
	g.line("if (l == 0u) counter = %du;", g.random.IntN(100))
	g.line("barrier();")
	g.line("%s(counter, %s);", []string{"atomicAdd", "atomicXor", "atomicMax", "atomicOr"}[g.random.IntN(4)], g.expression(2))
	g.line("barrier();")
	g.line("%s += counter;", g.variable())
	g.line("barrier();")
}

func (g *generator) subgroup() {
	x := g.expression(2)
	to := g.variable()
	switch g.random.IntN(7) {
	case 0:
		g.line("%s = subgroup%s(%s);", to, []string{"Add", "Min", "Max", "Xor", "And", "Or", "Mul"}[g.random.IntN(7)], x)
	case 1:
		g.line("%s = subgroup%s(%s);", to, []string{"InclusiveAdd", "ExclusiveAdd", "InclusiveXor", "ExclusiveMax", "InclusiveMin"}[g.random.IntN(5)], x)
	case 2:
		g.line("%s = subgroupShuffle(%s, (gl_SubgroupInvocationID + %du) & (gl_SubgroupSize - 1u));", to, x, g.random.IntN(8))
	case 3:
		g.line("%s = subgroupShuffleXor(%s, %du);", to, x, 1+g.random.IntN(3))
	case 4:
		g.line("%s += subgroupBallotBitCount(subgroupBallot(%s));", to, g.condition(1))
	case 5:
		g.line("%s += subgroup%s(%s) ? 3u : 5u;", to, []string{"Any", "All"}[g.random.IntN(2)], g.condition(1))
	case 6:
		g.line("if (%s) %s = subgroup%s(%s);", g.condition(1), to, []string{"Add", "Max", "InclusiveAdd"}[g.random.IntN(3)], x)
	}
}

func (g *generator) condition(depth int) string {
	x, y := g.expression(depth), g.expression(depth-1)
	switch g.random.IntN(6) {
	case 0:
		return fmt.Sprintf("(%s & 1u) == 0u", x)
	case 1:
		return fmt.Sprintf("int(%s) < int(%s)", x, y)
	case 2:
		return fmt.Sprintf("%s <= %s && %s != 3u", x, y, y)
	case 3:
		return fmt.Sprintf("%s > %s || (%s & 4u) != 0u", x, y, x)
	}
	return fmt.Sprintf("%s %s %s", x, []string{"<", ">=", "==", "!="}[g.random.IntN(4)], y)
}

func (g *generator) leaf() string {
	switch g.random.IntN(5) {
	case 0:
		return fmt.Sprintf("%du", g.random.IntN(1<<g.random.IntN(20)))
	case 1:
		return fmt.Sprintf("a[(%s) & %du]", g.names[g.random.IntN(len(g.names))], Inputs-1)
	}
	return g.names[g.random.IntN(len(g.names))]
}

func (g *generator) expression(depth int) string {
	if depth <= 0 || g.random.IntN(6) == 0 {
		return g.leaf()
	}
	x, y := g.expression(depth-1), g.expression(depth-1)
	switch g.random.IntN(14) {
	case 0:
		return fmt.Sprintf("(%s %s (%s & 31u))", x, []string{"<<", ">>"}[g.random.IntN(2)], y)
	case 1:
		return fmt.Sprintf("(%s %s (%s | 1u))", x, []string{"/", "%"}[g.random.IntN(2)], y)
	case 2:
		return fmt.Sprintf("%s(%s, %s)", []string{"min", "max"}[g.random.IntN(2)], x, y)
	case 3:
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(depth-1), x, y)
	case 4:
		return fmt.Sprintf("uint(%s(%s))", []string{"bitCount", "findMSB", "findLSB"}[g.random.IntN(3)], x)
	case 5:
		return fmt.Sprintf("bitfieldExtract(%s, %d, %d)", x, g.random.IntN(16), 1+g.random.IntN(16))
	case 6:
		return fmt.Sprintf("uint(int(%s) >> %d)", x, g.random.IntN(32))
	case 7:
		return fmt.Sprintf("uint(float(%s & 0xffffu) * 0.5)", x)
	case 8:
		return fmt.Sprintf("%s(%s)", []string{"~", "-", "bitfieldReverse"}[g.random.IntN(3)], x)
	case 9:
		return fmt.Sprintf("uint(abs(int(%s) / 3))", x)
	}
	return fmt.Sprintf("(%s %s %s)", x, []string{"+", "-", "*", "&", "|", "^"}[g.random.IntN(6)], y)
}
