// Before the dashboard's scripts have come, + and − show the new count at once, and lib/early-input.ts carries the taps out
// later. If someone leaves before that, what they see is saved from here.
const taps = [];
const shown = new Map();

function takeTap(event) {
  const step = event.target.closest?.("[form=counts]");
  if (!step) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const count = step.parentElement.querySelector(".count");
  // Anything may stand beside them: − comes before the count.
  const isLess = step.compareDocumentPosition(count) & Node.DOCUMENT_POSITION_FOLLOWING;
  const before = Number(count.dataset.early ?? count.querySelector("b").textContent);
  const after = isLess ? before - 1 : before + 1;
  if (step.ariaDisabled || after < 0) return;
  count.dataset.early = after;
  taps.push(step);
  shown.set(count, step);
}

function saveShown() {
  if (!document.hidden) return;
  for (const [count, step] of shown) {
    const body = new URLSearchParams(new FormData(step.form));
    body.set("quantity", count.dataset.early);
    // If this fails and the page stays, its own scripts send it.
    fetch(step.formAction, {
      method: "POST",
      body,
      keepalive: true,
      headers: { Accept: "application/json" },
    }).catch(() => {});
  }
}

document.addEventListener("click", takeTap, true);
document.addEventListener("visibilitychange", saveShown);

window.takeEarlyTaps = () => {
  document.removeEventListener("click", takeTap, true);
  document.removeEventListener("visibilitychange", saveShown);
  return taps;
};
