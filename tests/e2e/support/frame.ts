// A page's frame: its title and its way back stand at one place and in one size, and nothing else stands over its header.
import type { Page } from "playwright-core";

/** Whether the page leads back beside its title; null for one whose title stands elsewhere, by design. */
export type Frame = { wayBack: boolean } | null;

/** The place of the title's letters and of the way back, in px from the page's corner, by the screen's width. */
const PLACES: Readonly<Record<number, { title: string; wayBack: string }>> = {
  390: { title: "16, 108: 28px, 1 of them", wayBack: "16, 64" },
  1280: { title: "72, 108: 28px, 1 of them", wayBack: "72, 64" },
};

/** What stands elsewhere on the open page, whose screen is 390 or 1280 px wide. */
export async function frameFindings(page: Page, frame: Frame): Promise<string[]> {
  if (!frame) return [];
  const width = page.viewportSize()?.width ?? 0;
  const expected = PLACES[width];
  if (!expected) throw new Error(`Nobody has said where a title stands at ${width} px`);
  await page.evaluate(() => document.fonts.ready);
  const { title, wayBack, over } = await page.evaluate(placesOf);
  const wanted = frame.wayBack ? expected.wayBack : null;
  return [
    ...(title === expected.title ? [] : [`title ${title}`]),
    ...(wayBack === wanted ? [] : [`way back ${wayBack}`]),
    ...over.map((press) => `over the header: ${press}`),
  ];
}

/** Runs in the page: where its title's letters and its way back begin, the title's size, and what stands over the header. */
function placesOf(): { title: string; wayBack: string | null; over: string[] } {
  const at = (element: Element) => {
    const { x, y } = element.getBoundingClientRect();
    return `${Math.round(x + scrollX)}, ${Math.round(y + scrollY)}`;
  };
  const titles = [...document.querySelectorAll("main h1")];
  const [title] = titles;
  const wayBack = document.querySelector("main .way-back");
  return {
    title: title ? `${at(title)}: ${getComputedStyle(title).fontSize}, ${titles.length} of them` : "none",
    wayBack: wayBack && at(wayBack),
    over: [...document.querySelectorAll<HTMLElement>("main :is(a, button, summary, input, select)")]
      .filter((press) => press.checkVisibility() && press.getBoundingClientRect().bottom + scrollY > 1)
      .filter((press) => !press.matches(".sr-only") && press.getBoundingClientRect().top + scrollY < 64)
      .map((press) => press.outerHTML.slice(0, 120)),
  };
}
