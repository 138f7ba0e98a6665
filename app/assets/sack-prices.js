// The sleep guide's comparison with the prices of one's own store: nothing is sent or kept. Without this script, the table
// shows the example prices.
const table = document.querySelector("[data-prices]");

for (const part of document.querySelectorAll("[data-without-script]")) part.hidden = true;
for (const part of document.querySelectorAll("[data-with-script]")) part.hidden = false;

/** Dollars as people type them: 35, 34.99, $34,99, 34., 34.99 $. */
function dollarsIn(text) {
  const [, number] = /^(?:\$ ?)?(\d{1,4}(?:[.,]\d{0,2})?)(?: ?\$)?$/.exec(text.trim()) ?? [];
  return number === undefined ? null : Number(number.replace(",", "."));
}

table.addEventListener("input", ({ target }) => {
  const dollars = dollarsIn(target.value);
  const total = dollars === null ? null : dollars * Number(target.dataset.sacks);
  target.setAttribute("aria-invalid", String(total === null));
  const written = total === null ? "–" : `$${total.toFixed(Number.isInteger(total) ? 0 : 2)}`;
  target.closest("tr").querySelector("output").textContent = written;
});
