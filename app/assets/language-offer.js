// Offers a reader their own language on a page in another one, until they decline. The page stays as it is: its address says
// which language it is in, and no one is sent elsewhere.
const DECLINED = "language-offer-declined";
const links = new Map([...document.querySelectorAll("[data-offer]")].map((link) => [link.hreflang, link]));
const wanted = navigator.languages
  .map((tag) => tag.slice(0, 2).toLowerCase())
  .find((language) => language === document.documentElement.lang || links.has(language));
const link = links.get(wanted);

if (link && !isDeclined()) offer(link);

function offer({ href, hreflang, dataset }) {
  const bar = document.createElement("aside");
  bar.className = "language-offer";
  bar.lang = hreflang;
  const way = document.createElement("a");
  Object.assign(way, { href, hreflang, textContent: dataset.offer });
  const no = document.createElement("button");
  Object.assign(no, { type: "button", textContent: dataset.decline });
  no.addEventListener("click", () => {
    bar.remove();
    try {
      localStorage.setItem(DECLINED, "1");
    } catch {
      // A browser that keeps nothing asks again.
    }
  });
  bar.append(way, no);
  document.body.append(bar);
}

function isDeclined() {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}
