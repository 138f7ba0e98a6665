// Before the dashboard's scripts have come, + and − show the new count at once, and lib/early-input.ts carries the taps out
// later. If someone leaves before that, what they tapped is saved from here.
const taps = [];
// Of each count, the taps that were not sent yet, as one step.
const unsent = new Map();

function takeTap(event) {
  const button = event.target.closest?.("[form=counts]");
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const count = button.parentElement.querySelector(".count");
  const by = Number(button.value);
  const after = Number(count.dataset.early ?? count.querySelector("b").textContent) + by;
  if (button.ariaDisabled || after < 0) return;
  count.dataset.early = after;
  const tap = unsent.get(count) ?? { button, by: 0 };
  if (!unsent.has(count)) taps.push(tap);
  unsent.set(count, tap);
  tap.by += by;
}

function saveShown() {
  if (!document.hidden) return;
  for (const tap of unsent.values()) {
    if (tap.by === 0) continue;
    // If this fails and the page stays, its own scripts send it, by the same id.
    tap.id = `${crypto.randomUUID().slice(0, 8)}-1`;
    const body = new URLSearchParams(new FormData(tap.button.form));
    body.set("step", tap.by > 0 ? `+${tap.by}` : tap.by);
    body.set("stepId", tap.id);
    fetch(tap.button.formAction, {
      method: "POST",
      body,
      keepalive: true,
      headers: { Accept: "application/json" },
    }).catch(() => {});
  }
  unsent.clear();
}

document.addEventListener("click", takeTap, true);
document.addEventListener("visibilitychange", saveShown);

window.takeEarlyTaps = () => {
  document.removeEventListener("click", takeTap, true);
  document.removeEventListener("visibilitychange", saveShown);
  return taps;
};
