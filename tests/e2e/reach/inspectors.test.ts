// Each inspector notices its own kind of fault, and no other inspector notices that one: a page is given each fault in turn.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FIRST_LOOK, OTHER_LOOKS } from "../support/reach.ts";
import { startSite } from "../support/site.ts";
import { ofTier, TIER } from "../support/tiers.ts";
import { inspect, UNDISTURBED } from "./check-states.ts";

const site = startSite();

interface Fault {
  what: string;
  plant: (page: Page) => Promise<unknown>;
  /** Who notices it. */
  by: string;
}

/** A fault in the page's styles, of which the policy knows nothing. */
const styled = (css: string) => (page: Page) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** A fault in the document. */
const inMain = (html: string) => (page: Page) =>
  page.evaluate((text) => document.querySelector("main")?.insertAdjacentHTML("beforeend", text), html);

const PALE = "main p { color: #777; background: #888; forced-color-adjust: none }";

const FAULTS: readonly Fault[] = [
  { what: "a style in the document", plant: inMain('<p style="color: red">Red</p>'), by: UNDISTURBED },
  {
    what: "an error of a script",
    plant: (page) => page.evaluate(() => console.error("lost")),
    by: UNDISTURBED,
  },
  {
    what: "a title in another place",
    plant: styled("main h1 { position: relative; top: 3px }"),
    by: "has its title and its way back at one place",
  },
  { what: "a field without a label", plant: inMain("<input>"), by: "is for everyone, by axe" },
  { what: "a small contrast", plant: styled(PALE), by: "is for everyone, by axe" },
  {
    what: "something that is wider than the narrowest phone",
    plant: styled("main { min-width: 330px }"),
    by: "has room on the narrowest phone",
  },
  {
    what: "a larger title on a desk",
    plant: styled("@media (min-width: 1000px) { main h1 { font-size: 30px } }"),
    by: "has its title and its way back at one place on a desk",
  },
  {
    what: "a small contrast where colors are forced",
    plant: styled(`@media (forced-colors: active) { ${PALE} }`),
    by: "is read in forced colors",
  },
  {
    what: "a small contrast by night, on a phone",
    plant: styled(`@media (prefers-color-scheme: dark) and (max-width: 500px) { ${PALE} }`),
    by: "is read by night",
  },
  {
    what: "a small contrast by night, on a desk",
    plant: styled(`@media (prefers-color-scheme: dark) and (min-width: 1000px) { ${PALE} }`),
    by: "is for everyone on a desk by night, by axe",
  },
  {
    what: "a field without a label that only a desk shows",
    plant: (page) =>
      inMain('<input class="on-desks">')(page).then(() =>
        styled("@media (max-width: 1000px) { .on-desks { display: none } }")(page),
      ),
    by: "is for everyone on a desk by night, by axe",
  },
  {
    what: "something that is wider than a large phone",
    plant: styled("@media (width: 412px) { main { min-width: 430px } }"),
    by: "has room on other phones and on low screens",
  },
  {
    what: "a header of two lines on a low screen",
    plant: styled("@media (width: 640px) { body > header { height: 120px } }"),
    by: "has room on other phones and on low screens",
  },
  {
    what: "a box that grows with its letters",
    plant: styled("@media (width: 390px) { main h1 { min-width: 14rem } }"),
    by: "has room for letters of twice the size",
  },
  {
    what: "a button on paper",
    plant: (page) =>
      inMain('<div role="button" tabindex="0" class="pressed">Print</div>')(page).then(() =>
        styled(".pressed { padding: 1rem }")(page),
      ),
    by: "has no button on paper",
  },
];

const inspectors = TIER === "first" ? FIRST_LOOK : OTHER_LOOKS;
const isOfFirst = ({ by }: Fault) => by === UNDISTURBED || FIRST_LOOK.some(({ name }) => name === by);

test.each(ofTier(FAULTS, isOfFirst))("$what", async ({ plant, by }) => {
  const state = { name: "terms", who: () => null, path: () => "/terms", act: plant };
  const found = await inspect(site, state, null, inspectors);
  expect([...found].filter(([, findings]) => findings.length > 0).map(([name]) => name)).toEqual([by]);
});

test("every inspector has a fault to notice", () => {
  const names = [UNDISTURBED, ...FIRST_LOOK, ...OTHER_LOOKS].map((one) =>
    typeof one === "string" ? one : one.name,
  );
  expect(new Set(FAULTS.map(({ by }) => by))).toEqual(new Set(names));
});
