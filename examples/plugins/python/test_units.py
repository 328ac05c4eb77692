"""Tests of what needs no host: reading, writing, the check and the pass."""

import unittest

from units.finding import ERROR, WARNING
from units.passes import lower_units, verify
from units.text import MOST_NESTED, Reader, TextError, write

METRE = "!units.quantity<f64, #units.unit<m 1 s 0 kg 0>>"

FUNCTION = """"module"() ( {
  "func"() ( {
  ^bb0(%%arg0: %(metre)s loc("in.mlir":1:9), %%arg1: index):  // no predecessors
%(body)s
  }) {sym_name = "f", type = (%(metre)s, index) -> ()} : () -> () loc(#loc1)
}) : () -> ()
#loc1 = loc("in.mlir":7:3)
"""


def function(body):
    return FUNCTION % {"metre": METRE, "body": body}


def lowered(text, dropped="warn"):
    module = Reader(text).module()
    findings = list(lower_units(module, {"dropped": dropped}))
    return module, findings


class TextTest(unittest.TestCase):
    def same(self, text):
        """What is written reads as what it was written from."""
        module = Reader(text).module()
        again = Reader(write(module, True)).module()
        self.assertEqual(write(module, True), write(again, True))
        return write(module, False)

    def test_keeps_what_it_does_not_know(self):
        text = self.same('''#map = affine_map<(d0)[s0] -> (d0 floordiv 2, s0 - 1)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>
"a.b"() ( {
  %0:2 = "a.c"() {s = "}\\"{", "odd name" = [1, {x}], m = #map, u} : () -> (i1, tuple<i2, (i3) -> (i4)>)
  "a.br"(%0#1)[^bb1, ^bb2] : (tuple<i2, (i3) -> (i4)>) -> ()
^bb1:  // pred: ^bb0
  "a.d"() : () -> ()
^bb2:
  "a.e"(%0#0) ({}, {}) : (i1) -> ()
}) : () -> memref<?xf32, affine_map<(d0) -> (d0)>>
''')
        for part in ("affine_set<(d0) : (d0 - 1 >= 0, d0 == 0)>", '"odd name" = [1, {x}], m = #map, u}',
                     "(i1, tuple<i2, (i3) -> (i4)>)", "[^bb1, ^bb2]", "memref<?xf32, affine_map<(d0) -> (d0)>>"):
            self.assertIn(part, text)

    def test_says_where_it_is_wrong(self):
        for text, line, column in (
            ('"a"() : () -> ()\n  oops', 2, 3),
            ('"a"() {x = [1} : () -> ()', 1, 14),
            ('"a"() {x = "', 1, 13),
            ('"a"(', 1, 5),
            ('"a"() ({ "b"', 1, 13),
        ):
            with self.assertRaises(TextError, msg=text) as raised:
                Reader(text).module()
            self.assertEqual((raised.exception.line, raised.exception.column), (line, column), text)

    def test_does_not_nest_for_ever(self):
        deep = '"a"() ({' * (MOST_NESTED + 1)
        with self.assertRaisesRegex(TextError, "regions in each other"):
            Reader(deep).module()
        nested = "tuple<" * 10_000 + ">" * 10_000
        self.same(f'"a"() : () -> {nested}')

    def test_finds_the_place_of_an_operation(self):
        module = Reader('"a"() : () -> () loc(#l)\n"b"() : () -> ()\n#l = loc(callsite("f"("x y":3:4) at "g":5:6))').module()
        self.assertEqual(module.position(module.ops[0], "in"), ("x y", 3, 4))
        self.assertEqual(module.position(module.ops[1], "in"), ("in", 2, 1))


class VerifyTest(unittest.TestCase):
    def test_units_of_products_add_up(self):
        text = function(f'    %0 = "units.mul"(%arg0, %arg0) : ({METRE}, {METRE}) -> {METRE} loc("in.mlir":4:2)')
        module = Reader(text).module()
        (finding,) = verify(module)
        self.assertEqual((finding.severity, finding.message), (ERROR, "the product has m^2, not m^1"))
        self.assertEqual(module.position(finding.op, "?"), ("in.mlir", 4, 2))
        self.assertEqual(list(verify(Reader(text.replace(f"-> {METRE} loc", f'-> {METRE.replace("m 1", "m 2")} loc')).module())), [])


class LowerTest(unittest.TestCase):
    SUM = f'''    %0 = "units.sum"(%arg1, %arg1) ( {{
    ^bb0(%arg2: index):
      "units.yield"(%arg0) : ({METRE}) -> ()
    }}) : (index, index) -> {METRE}
    %1 = "units.number"(%0) : ({METRE}) -> f64 loc(#loc1)'''

    def test_forgets_units_but_not_in_strings(self):
        module, findings = lowered(function(f'    "std.x"() {{s = "{METRE}"}} : () -> {METRE}'))
        text = write(module, False)
        self.assertEqual(findings, [])
        self.assertIn(f's = "{METRE}"', text)
        self.assertEqual(text.count("!units"), 1)
        self.assertIn("type = (f64, index) -> ()", text)

    def test_a_sum_becomes_a_loop(self):
        module, findings = lowered(function(self.SUM))
        text = write(module, False)
        self.assertNotIn('"units.', text)
        self.assertEqual([op.name for op in module.ops[0].regions[0][0].ops[0].regions[0][1].ops],
                         ["std.cmpi", "std.cond_br"])
        self.assertEqual([(f.severity, f.message) for f in findings], [(WARNING, "a unit is dropped: m^1")])
        self.assertEqual(module.position(findings[0].op, "?"), ("in.mlir", 7, 3))

    def test_dropping_a_unit_may_be_an_error(self):
        module, findings = lowered(function(self.SUM), "error")
        self.assertEqual([f.severity for f in findings], [ERROR])
        self.assertEqual(lowered(function(self.SUM), "ignore")[1], [])

    def test_a_sum_needs_room_for_blocks(self):
        text = function('    "scf.if"() ( {\n' + self.SUM + "\n    }) : () -> ()")
        self.assertIn("may not have; convert 'scf.if' first", lowered(text)[1][0].message)


if __name__ == "__main__":
    unittest.main()
