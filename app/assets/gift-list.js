// Reads a gift list again when somebody else reserves: what is left, and nothing that a giver has opened or typed. Without this
// script the page is right whenever it is loaded.
const RETRY_MS = 10_000;
/** Spread over the readers of a list, so that they don't all come at once. */
const SPREAD_MS = 700;
const LIVE = ["gift-count", "gift-lines"];

let isReading = false;
let isBehind = false;

/** The place of what has the focus, to give it back. */
const keyOf = (element) => element?.closest("[data-key]")?.dataset.key;

function show(fresh) {
  for (const id of LIVE) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (!old || !now || old.innerHTML === now.innerHTML) continue;
    const open = new Set([...old.querySelectorAll("details[open]")].map(keyOf));
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const at = { key: keyOf(focused), tag: focused?.tagName };
    for (const fold of now.querySelectorAll("details")) fold.open = open.has(keyOf(fold));
    old.replaceChildren(...now.childNodes);
    if (at.key) old.querySelector(`[data-key="${CSS.escape(at.key)}"] ${at.tag}`)?.focus();
  }
}

async function read() {
  isBehind = true;
  if (isReading) return;
  isReading = true;
  while (isBehind) {
    isBehind = false;
    await new Promise((done) => setTimeout(done, Math.random() * SPREAD_MS));
    try {
      const answer = await fetch(location.pathname, { cache: "no-store" });
      if (answer.ok) show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    } catch {
      // Without a network there is no news; the next socket begins with a look.
    }
  }
  isReading = false;
}

function listen(isAgain) {
  const address = new URL(`${location.pathname}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("open", () => isAgain && read());
  socket.addEventListener("message", read);
  socket.addEventListener("close", () => setTimeout(listen, RETRY_MS, true));
}

listen(false);
