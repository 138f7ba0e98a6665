// Reads a gift list again when somebody else reserves: what is left, and nothing that a giver has opened or typed. Without this
// script the page is right whenever it is loaded.
const RETRY_MS = 10_000;
/** Many pages that listen don't all read at once; two do so at once. */
const SPREAD_MS_PER_PAGE = 5;
/** How far the clocks of two servers may be apart. */
const CLOCKS_MS = 1000;
const LIVE = ["gift-count", "gift-lines"];
const REACHED = "summary, a";

let isReading = false;
let isBehind = false;
/** When what is shown was read. */
let shownAt = readAt(document);

function readAt(page) {
  return Number(page.getElementById("gift-count")?.dataset.at);
}

const keyOf = (element) => element?.closest("[data-key]")?.dataset.key;

function show(fresh) {
  for (const id of LIVE) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (!old || !now || old.innerHTML === now.innerHTML) continue;
    const open = new Set([...old.querySelectorAll("details[open]")].map(keyOf));
    const row = old.contains(document.activeElement) && document.activeElement.closest("[data-key]");
    const place = row && [...row.querySelectorAll(REACHED)].indexOf(document.activeElement);
    for (const fold of now.querySelectorAll("details")) fold.open = open.has(keyOf(fold));
    old.replaceChildren(...now.childNodes);
    if (row)
      old
        .querySelector(`[data-key="${CSS.escape(keyOf(row))}"]`)
        ?.querySelectorAll(REACHED)
        [place]?.focus();
  }
  shownAt = readAt(fresh);
}

async function read(pages) {
  isBehind = true;
  if (isReading) return;
  isReading = true;
  while (isBehind) {
    isBehind = false;
    await new Promise((done) => setTimeout(done, Math.random() * pages * SPREAD_MS_PER_PAGE));
    try {
      // A question of its own, because the plain address may be answered from before the change.
      const answer = await fetch(`${location.pathname}?fresh`, { cache: "no-store" });
      if (answer.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      // Without a network there is no news; the next socket begins with the last change.
    }
  }
  isReading = false;
}

function listen() {
  const address = new URL(`${location.pathname}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }) => {
    const [toldAt, pages] = data.split(" ").map(Number);
    if (toldAt > shownAt - CLOCKS_MS) read(pages);
  });
  socket.addEventListener("close", () => setTimeout(listen, RETRY_MS));
}

listen();
