// Runs the script of the page (first argument) with as much of a document as it uses:
// three lines, the second in a group that is folded.
"use strict";
const assert = require("assert"), fs = require("fs"), vm = require("vm");

function element(more) {
  const listeners = {}, names = new Set();
  return Object.assign({
    hidden: true, value: "", attributes: {},
    classList: {add: (n) => names.add(n), remove: (...all) => all.forEach((n) => names.delete(n)), contains: (n) => names.has(n)},
    setAttribute(name, value) { this.attributes[name] = value; },
    addEventListener(event, listener) { listeners[event] = listener; },
    fire(event) { listeners[event]({preventDefault() {}}); },
  }, more);
}

let shown = null;
const details = element({open: false});
const folded = element({hidden: false}), plain = element({hidden: false});
const rows = [["%0 = addf", plain], ["%1 = MULF", folded], ["return", plain]].map(([textContent, group]) => element({
  textContent,
  closest: (what) => what === "details" ? details : group,
  scrollIntoView() { shown = this; },
}));
const button = element({closest: () => ({nextElementSibling: folded})});
const parts = {search: element({}), query: element({}), found: element({})};
const timers = [];
vm.runInNewContext(fs.readFileSync(process.argv[2], "utf8"), {
  String,
  setTimeout: (f) => timers.push(f), clearTimeout: () => { timers.length = 0; },
  document: {
    getElementById: (id) => parts[id],
    querySelectorAll: (what) => what === ".bar button" ? [button] : rows,
  },
});
const hits = () => rows.map((r) => r.classList.contains("hit"));

// Without the script nothing is folded and nothing can be searched.
assert.equal(folded.hidden, true);
assert.equal(parts.search.hidden, false);
button.fire("click");
assert.equal(folded.hidden, false);
assert.equal(button.attributes["aria-expanded"], "true");
button.fire("click");
assert.equal(folded.hidden, true);

// What is typed is looked for after a while.
parts.query.value = "%";
parts.query.fire("input");
assert.equal(timers.length, 1);
timers[0]();
assert.deepEqual(hits(), [true, true, false]);
assert.equal(parts.found.value, "2 lines");

// Each return goes to the next line, and unfolds what it is in.
parts.search.fire("submit");
assert.equal(shown, rows[0]);
assert.equal(parts.found.value, "1 of 2");
assert.equal(folded.hidden, true);
parts.search.fire("submit");
assert.equal(shown, rows[1]);
assert.equal(folded.hidden, false);
assert.equal(details.open, true);
assert.ok(rows[1].classList.contains("here") && !rows[0].classList.contains("here"));
parts.search.fire("submit");
assert.equal(shown, rows[0]);

// A return finds at once; capitals do not matter; nothing found is said.
parts.query.value = "mulf";
parts.search.fire("submit");
assert.deepEqual(hits(), [false, true, false]);
assert.equal(parts.found.value, "1 of 1");
parts.query.value = "subf";
parts.search.fire("submit");
assert.deepEqual(hits(), [false, false, false]);
assert.equal(parts.found.value, "nothing");
parts.query.value = "";
parts.query.fire("input");
timers[0]();
assert.equal(parts.found.value, "");
