// Suggests cities while someone types in the public search: a combobox with a list. Until it runs, and wherever it fails,
// the form's button searches.
const form = document.querySelector("[data-cities]");
const { q: input, place } = form.elements;
const button = form.querySelector("[type=submit]");
const list = form.querySelector("[role=listbox]");
const status = form.querySelector("[role=status]");
const { cities: address, go, one, some, none, us } = form.dataset;
const search = button.textContent;
const PAUSE_MS = 150;

let pause;
let request;

input.setAttribute("role", "combobox");
input.setAttribute("aria-autocomplete", "list");
input.setAttribute("aria-controls", list.id);

const marked = () => list.querySelector("[aria-selected=true]");

function mark(option) {
  marked()?.setAttribute("aria-selected", "false");
  option?.setAttribute("aria-selected", "true");
  option?.scrollIntoView({ block: "nearest" });
  if (option) input.setAttribute("aria-activedescendant", option.id);
  else input.removeAttribute("aria-activedescendant");
}

function open(isOpen) {
  list.hidden = !isOpen;
  input.setAttribute("aria-expanded", String(isOpen));
  mark(isOpen ? list.firstElementChild : null);
}

function draw({ place: spelling, name, within }, at) {
  const option = document.createElement("div");
  const [bold, small] = [document.createElement("b"), document.createElement("small")];
  bold.textContent = name;
  small.textContent = within;
  option.append(bold, " ", small);
  option.id = `city-${at}`;
  option.role = "option";
  Object.assign(option.dataset, { place: spelling, name: within ? `${name}, ${within}` : name });
  return option;
}

function say(cities) {
  const count = cities.length;
  // Places in the US are ZIP codes.
  const isInUs = cities.some((city) => /^\d/.test(city.place));
  status.classList.toggle("sr-only", count > 0 && !isInUs);
  const found = count === 0 ? none : count === 1 ? one : some.replace("#", count);
  status.textContent = isInUs ? `${found}. ${us}` : found;
}

function choose(option) {
  input.value = option.dataset.name;
  place.value = option.dataset.place;
  button.textContent = go;
  open(false);
  status.textContent = "";
}

async function suggest() {
  request = new AbortController();
  try {
    const answer = await fetch(`${address}?${new URLSearchParams({ q: input.value })}`, request);
    if (!answer.ok) return;
    const { cities } = await answer.json();
    list.replaceChildren(...cities.map(draw));
    open(cities.length > 0);
    say(cities);
  } catch {
    // No answer, or a newer question: the button still searches.
  }
}

input.addEventListener("input", () => {
  place.value = "";
  button.textContent = search;
  clearTimeout(pause);
  request?.abort();
  if (input.value.trim().length > 1) {
    pause = setTimeout(suggest, PAUSE_MS);
    return;
  }
  list.replaceChildren();
  open(false);
  status.textContent = "";
});

const MOVES = {
  Escape: () => open(false),
  Enter: () => choose(marked()),
  ArrowDown: () => mark(marked().nextElementSibling ?? list.firstElementChild),
  ArrowUp: () => mark(marked().previousElementSibling ?? list.lastElementChild),
};
const REOPEN = { ArrowDown: () => open(true) };

input.addEventListener("keydown", (event) => {
  const move = (list.hidden ? REOPEN : MOVES)[event.key];
  if (!move || !list.firstElementChild) return;
  event.preventDefault();
  move();
});

// The field keeps the focus while an option is pressed.
list.addEventListener("mousedown", (event) => event.preventDefault());
list.addEventListener("click", ({ target }) => {
  const option = target.closest("[role=option]");
  if (option) choose(option);
});
input.addEventListener("blur", () => open(false));

open(false);
