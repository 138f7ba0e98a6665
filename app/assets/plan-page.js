// What an instant plan can do only with a script: the address handed to another application, and paper. Until it runs, its
// buttons are not there; the page has everything else.
const print = document.querySelector("[data-print]");
const share = document.querySelector("[data-share]");
const told = document.querySelector("[data-shared]");

for (const button of [print, share]) button?.classList.remove("invisible");

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
    // Whoever closes the sheet has changed their mind; where there is no clipboard, the address stands above the page.
  }
});
