// The buttons of public pages that need a script: share the address, copy a text, print. Until the script runs, they are not there; the
// page has everything else.
const copy = document.querySelector("[data-copy]");
const print = document.querySelector("[data-print]");
const share = document.querySelector("[data-share]");
const told = document.querySelector("[data-shared]");

for (const button of [copy, print, share]) button?.classList.remove("invisible");

print?.addEventListener("click", () => window.print());

share?.addEventListener("click", async () => {
  const url = share.dataset.share;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      told.textContent = told.dataset.shared;
    }
  } catch {
    // A visitor who closes the sheet has changed their mind. Without a clipboard, the address stands above the page.
  }
});

copy?.addEventListener("click", async () => {
  const { copy: id, copied, not } = copy.dataset;
  const status = document.querySelector("[data-copy-told]");
  try {
    await navigator.clipboard.writeText(document.getElementById(id).value);
    status.textContent = copied;
  } catch {
    status.textContent = not;
  }
});
