// Keeps an open gift list current. When another giver reserves, a message says how many pieces of that line are left; after any
// other change the page is read again. Whatever a giver has opened or typed stays. Without this script the page is right when it loads.
const RETRY_MS = 10_000;
/** Many pages that listen don't all read at once; two do so at once. */
const SPREAD_MS_PER_PAGE = 5;
/** How far the clocks of two servers may be apart. */
const CLOCKS_MS = 1000;
/** A list that changes often isn't read more often than this. */
const REST_MS = 1500;
/** A copy of the database may not know of the change yet (domain/reads-from.ts). */
const TOLD = { "Layette-Told": "1" };
const LIVE = ["gift-title", "gift-count", "gift-greeting", "gift-own", "gift-lines"];
const REACHED = "summary, a";
/** A message (contracts/gifts/giver-page.ts): its time and how many pages get it; for one line, also the change's number and the pieces left. */
const MESSAGE = /^(\d+) (\d+)(?: (\d+) ([\w.-]+) (\d+) (\d+))?$/;

let isReading = false;
let isBehind = false;
let readAt = Number.NEGATIVE_INFINITY;
/** When what is shown was read, and the number of the last change in it. */
let shownAt = 0;
let shownVersion = 0;
/** When the last change that a message has shown was told. */
let heardAt = 0;

function take(page) {
  const { at, version, way } = page.getElementById("gift-count")?.dataset ?? {};
  [shownAt, shownVersion] = [Number(at ?? 0), Number(version ?? 0)];
  const line = document.getElementById("gift-count");
  if (line) line.dataset.way = way ?? 0;
}

/** Whether a number was chosen there that hasn't been sent. */
const isBeingChanged = (part) =>
  part.id === "gift-own" &&
  (part.contains(document.activeElement) ||
    [...part.querySelectorAll("option:checked")].some((option) => !option.defaultSelected));

const rowsIn = (part) => [...part.querySelectorAll("[data-left]")];
/** Those that aren't folded away. */
const seenIn = (part) => rowsIn(part).filter((row) => row.checkVisibility());
const keyOf = (element) => element?.closest("[data-key]")?.dataset.key;

function show(fresh) {
  for (const id of LIVE) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (!old || !now || old.innerHTML === now.innerHTML) continue;
    if (isBeingChanged(old)) {
      for (const select of old.querySelectorAll("select")) offer(select, mostIn(now, select));
      continue;
    }
    const open = new Set([...old.querySelectorAll("details[open]")].map(keyOf));
    const focusAgain = focusIn(old);
    for (const fold of now.querySelectorAll("details")) fold.open = open.has(keyOf(fold));
    old.replaceChildren(...now.childNodes);
    focusAgain();
  }
  document.title = fresh.title;
  take(fresh);
}

/** The largest number that the same reservation's form offers in a page read anew; 1 where it offers none. */
function mostIn(part, { form }) {
  const reservation = ({ elements }) => elements.namedItem("id").value;
  const same = [...part.querySelectorAll("select")].find(
    (other) => reservation(other.form) === reservation(form),
  );
  return Number(same?.lastElementChild.value ?? 1);
}

/** Gives the focus back after a part was drawn anew; a line that has gone leaves it to the one in its place. */
function focusIn(part) {
  const row = part.contains(document.activeElement) && document.activeElement.closest("[data-key]");
  if (!row) return () => {};
  const at = seenIn(part).indexOf(row);
  const place = [...row.querySelectorAll(REACHED)].indexOf(document.activeElement);
  return () => {
    const same = part.querySelector(`[data-key="${CSS.escape(keyOf(row))}"]`);
    const near =
      same ??
      seenIn(part)
        .slice(0, at + 1)
        .at(-1);
    near?.querySelectorAll(REACHED)[place]?.focus();
  };
}

/** The list was closed, has moved, or has gone with its plan: nothing of it stays. */
function leave(fresh) {
  const [old, now] = [document.querySelector("main"), fresh.querySelector("main")];
  if (!old || !now || !document.getElementById("gift-count")) return;
  const isInside = old.contains(document.activeElement);
  old.replaceChildren(...now.childNodes);
  document.title = fresh.title;
  const heading = old.querySelector("h1");
  heading.tabIndex = -1;
  if (isInside) heading.focus();
  take(document);
}

const parsed = async (answer) => new DOMParser().parseFromString(await answer.text(), "text/html");

async function read(pages) {
  isBehind = true;
  if (isReading) return;
  isReading = true;
  while (isBehind) {
    isBehind = false;
    const rest = Math.max(0, readAt + REST_MS - performance.now());
    await new Promise((done) => setTimeout(done, rest + Math.random() * pages * SPREAD_MS_PER_PAGE));
    readAt = performance.now();
    try {
      // A question of its own, because the plain address may be answered from before the change.
      const answer = await fetch(`${location.pathname}?fresh`, { cache: "no-store", headers: TOLD });
      if (answer.status === 404) leave(await parsed(answer));
      else if (answer.ok && document.getElementById("gift-count")) show(await parsed(answer));
      // It is open again.
      else if (answer.ok) location.reload();
    } catch {
      // Without a network there is no news; the next socket begins with the last change.
    }
  }
  isReading = false;
}

/** Shows what is left of one line; false if the page doesn't show the line, or if others take its place. */
function change(key, left, wished) {
  const lines = document.getElementById("gift-lines");
  const row = lines?.querySelector(`[data-left][data-key="${key}"]`);
  const kind = row?.closest("[data-kind]");
  for (const select of document.querySelectorAll(`select[data-line="${key}"]`))
    offer(select, Number(select.dataset.pieces) + left);
  if (!row || row.closest("[data-together]") || (left === 0 && !kind)) return false;
  const reserved = Number(row.dataset.left) - left;
  row.dataset.left = left;
  const { several, single, ofKind } = lines.dataset;
  const facts = row.querySelector(".gift-facts b");
  if (facts)
    facts.textContent = wished === 1 ? single : several.replace("{left}", left).replace("{wished}", wished);
  if (kind) kind.querySelector(".figures").textContent = ofKind.replace("{left}", sum(kind));
  if (left === 0) moveToTaken(row, kind, lines.querySelector("[data-key=taken]"));
  count(sum(lines), reserved);
  return true;
}

const sum = (part) => rowsIn(part).reduce((all, { dataset }) => all + Number(dataset.left), 0);

function moveToTaken(row, kind, taken) {
  const list = taken.querySelector("ul");
  const line = document.createElement("li");
  line.className = "break-words";
  line.textContent = row.querySelector(":scope > a > .sr-only").textContent.trim();
  list.append(line);
  taken.querySelector(".figures").textContent = list.children.length;
  taken.hidden = false;
  const rows = seenIn(document);
  const near = rows[rows.indexOf(row) + 1] ?? rows[rows.indexOf(row) - 1];
  if (row.contains(document.activeElement)) near?.querySelector(REACHED).focus();
  row.remove();
  if (rowsIn(kind).length > 0) return;
  const section = kind.parentElement;
  kind.remove();
  if (rowsIn(section).length === 0) section.remove();
}

/** '31 gifts still needed, 3 are on their way.' */
function count(wished, reserved) {
  const line = document.getElementById("gift-count");
  const { one, many, wayOne, wayMany, all } = line.dataset;
  const way = Math.max(0, Number(line.dataset.way) + reserved);
  line.dataset.way = way;
  const coming = way === 0 ? "" : way === 1 ? wayOne : wayMany.replace("{way}", way);
  const number = document.createElement("b");
  number.textContent = wished;
  line.replaceChildren(...(wished > 0 ? [number, ` ${wished === 1 ? one : many}${coming}.`] : [all]));
}

/** The numbers that a reservation of one's own can be changed to; what is chosen stays. */
function offer(select, most) {
  for (const option of [...select.options])
    if (Number(option.value) > most && !option.selected) option.remove();
}

function hear(message) {
  const [heard, ...figures] = MESSAGE.exec(message) ?? [];
  if (heard === undefined) return;
  const [at, pages, version, , left, wished] = figures.map(Number);
  const isLine = figures[2] !== undefined;
  const isShown = version <= shownVersion && !isReading;
  const isNext = version === shownVersion + 1 && !isReading;
  if (isLine && (isShown || (isNext && change(figures[3], left, wished)))) {
    shownVersion = Math.max(shownVersion, version);
    heardAt = at;
  } else if (isLine || (at !== heardAt && at > shownAt - CLOCKS_MS)) read(pages);
}

function listen() {
  const address = new URL(`${location.pathname}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }) => hear(data));
  socket.addEventListener("close", () => setTimeout(listen, RETRY_MS));
}

take(document);
listen();
