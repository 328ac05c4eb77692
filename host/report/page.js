"use strict";
// Equal lines are folded here and not in the page, which shows all without this.
for (const button of document.querySelectorAll(".bar button")) {
  const rows = button.closest("tbody").nextElementSibling;
  const fold = (closed) => {
    rows.hidden = closed;
    button.setAttribute("aria-expanded", String(!closed));
  };
  rows.unfold = () => fold(false);
  button.addEventListener("click", () => fold(!rows.hidden));
  fold(true);
}

const search = document.getElementById("search");
const query = document.getElementById("query");
const found = document.getElementById("found");
let hits = [], at = -1, timer = 0, last = "";

function look() {
  clearTimeout(timer);
  for (const row of hits) row.classList.remove("hit", "here");
  hits = []; at = -1;
  last = query.value;
  const wanted = last.toLowerCase();
  if (wanted === "") { found.value = ""; return; }
  for (const row of document.querySelectorAll(".ir tbody:not(.bar) tr")) {
    if (row.textContent.toLowerCase().includes(wanted)) { row.classList.add("hit"); hits.push(row); }
  }
  found.value = hits.length === 0 ? "nothing" : hits.length + (hits.length === 1 ? " line" : " lines");
}

function next() {
  if (hits.length === 0) return;
  if (at >= 0) hits[at].classList.remove("here");
  at = (at + 1) % hits.length;
  const row = hits[at], group = row.closest("tbody"), details = row.closest("details");
  if (group.unfold) group.unfold();
  if (details) details.open = true;
  row.classList.add("here");
  row.scrollIntoView({block: "center"});
  found.value = (at + 1) + " of " + hits.length;
}

query.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, 200); });
search.addEventListener("submit", (event) => {
  event.preventDefault();
  if (query.value !== last) look();
  next();
});
search.hidden = false;
