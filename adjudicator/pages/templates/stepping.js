"use strict";
for (const stage of document.querySelectorAll("[data-stage]")) {
  const key = stage.dataset.stage;
  const { changes, lines } = JSON.parse(stage.querySelector("[data-steps]").textContent);
  const controls = stage.querySelector(".steps");
  const slider = controls.querySelector("input");
  const moment = stage.querySelector("[data-moment]");
  const slots = new Map([...stage.querySelectorAll("[data-slot]")].map((element) => [element.dataset.slot, element]));
  let shown = changes.length - 1;
  let here = null;
  controls.hidden = false;

  function at(board) {
    const found = {};
    for (let place = 0; place <= board; place += 1) Object.assign(found, changes[place]);
    return found;
  }

  function drawBox(group, found) {
    for (const old of group.querySelectorAll(".line")) old.remove();
    found.forEach(([sort, words, cut], place) => {
      const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
      text.setAttribute("class", `line ${sort}`);
      text.setAttribute("x", group.dataset.x);
      text.setAttribute("y", Number(group.dataset.y) + 17 * (place + 1));
      text.textContent = cut ?? words;
      group.append(text);
    });
  }

  function drawList(list, found, before) {
    list.replaceChildren(...found.map(([sort, words]) => {
      const item = document.createElement("li");
      item.className = before.includes(words) ? sort : `${sort} new`;
      item.textContent = words;
      return item;
    }));
  }

  function draw(board) {
    const now = at(board);
    const earlier = at(Math.max(0, shown < board ? shown : board - 1));
    for (const [slot, element] of slots) {
      const found = now[slot] ?? null;
      const before = earlier[slot] ?? null;
      const box = element.closest(".place, .list");
      box.classList.toggle("away", found === null);
      box.classList.toggle("changed", JSON.stringify(found) !== JSON.stringify(before));
      if (element.matches(".place")) drawBox(element, found ?? []);
      else drawList(element, found ?? [], (before ?? []).map(([, words]) => words));
    }
    shown = board;
  }

  function show(step) {
    slider.value = step;
    here?.classList.remove("here");
    here = step < lines.length ? document.getElementById(`${key}-l${step}`) : null;
    draw(here ? lines[step][0] : changes.length - 1);
    if (!here) {
      moment.textContent = {{ _("At the end.")|tojson }};
      return;
    }
    here.classList.add("here");
    for (let fold = here.parentElement.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    moment.textContent = `{{ _("Step {number} of {steps}: {said}", number="${step + 1}", steps="${lines.length}", said="${here.querySelector(\".said\").textContent}"|safe) }}`;
    slider.setAttribute("aria-valuetext", moment.textContent);
  }

  const present = () => Number(slider.value);
  const next = (kind) => {
    for (let step = present() + 1; step < lines.length; step += 1) if (lines[step][1] === kind) return step;
    return lines.length;
  };
  const go = {
    first: () => 0,
    last: () => lines.length,
    on: () => Math.min(lines.length, present() + 1),
    back: () => Math.max(0, present() - 1),
    step: () => next("step"),
    decision: () => next("decision"),
    window: () => next("window"),
    write: () => next("write"),
  };
  const keys = { n: "on", p: "back", s: "step", d: "decision", w: "window", c: "write" };
  for (const button of controls.querySelectorAll("[data-go]")) button.addEventListener("click", () => show(go[button.dataset.go]()));
  slider.addEventListener("input", () => show(present()));
  const only = document.querySelectorAll("[data-stage]").length === 1;
  (only ? document : stage.closest("article")).addEventListener("keydown", (pressed) => {
    if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || !(pressed.key in keys)) return;
    show(go[keys[pressed.key]]());
    pressed.preventDefault();
  });
}
addEventListener("beforeprint", () => {
  for (const fold of document.querySelectorAll("details:not([open])")) {
    fold.open = true;
    fold.dataset.printed = "";
  }
});
addEventListener("afterprint", () => {
  for (const fold of document.querySelectorAll("[data-printed]")) {
    fold.open = false;
    delete fold.dataset.printed;
  }
});
