// The same quiz from cities in both hemispheres, from Minneapolis, and from places unlike the rest of their
// ZIP areas, each leading to a dashboard for its own climate. cities.test.ts and main-journey.test.ts go
// through the quiz in a browser.
import { expect, test } from "vitest";
import type { FoundPlaces } from "../../../app/contracts/places/found-places.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { plainPage, textsOf } from "../support/plain-page.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const YEAR = new Date().getUTCFullYear();
const DECEMBER = `${YEAR}-12-15`;
const JANUARY = `${YEAR + 1}-01-15`;
const JUNE = `${YEAR + 1}-06-15`;
const JULY = `${YEAR + 1}-07-15`;

interface Answer {
  /** What is typed, and the city chosen; null for a ZIP code. */
  typed: string;
  choice: RegExp | null;
  shown: string;
  dueDate: string;
  /** The weather of the first three months, and of those half a year later. */
  first: RegExp;
  later: RegExp;
  /** What the first three months need most, and what they have no use for. */
  essential: string;
  useless: string;
  /** Part of the reason for the number of warm hats in a size, in bitterly cold places. */
  why?: string;
  whyIn?: string;
}

const zip = (typed: string, shown: string, answer: Omit<Answer, "typed" | "choice" | "shown">): Answer => ({
  typed,
  choice: null,
  shown,
  ...answer,
});

const city = (name: string, country: string, answer: Omit<Answer, "typed" | "choice" | "shown">): Answer => ({
  typed: name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
  choice: new RegExp(`^${name}`),
  shown: `${name}, ${country}`,
  ...answer,
});

const WINTER = { essential: "Warm Mittens (pairs)", useless: "Sun Hat" };
const SUMMER = { essential: "Sun Hat", useless: "Warm Mittens (pairs)" };

const ANSWERS: readonly Answer[] = [
  city("Zürich", "Switzerland", {
    dueDate: DECEMBER,
    first: /^Cold.*°C$/,
    later: /^(Mild|Cool).*°C$/,
    ...WINTER,
  }),
  // South of the equator, a baby born in December wears its summer clothes first.
  city("Sydney", "Australia", {
    dueDate: DECEMBER,
    first: /^Mild.* to 28°C$/,
    later: /^Cool.*°C$/,
    ...SUMMER,
  }),
  city("Singapore", "Singapore", {
    dueDate: JUNE,
    first: /^Hot & Humid, .*°C$/,
    later: /^Hot & Humid, /,
    ...SUMMER,
  }),
  city("Nairobi", "Kenya", { dueDate: JUNE, first: /^Mild, .*°C$/, later: /^Mild, .*°C$/, ...SUMMER }),
  city("Reykjavík", "Iceland", {
    dueDate: JUNE,
    first: /^Cool, .*°C$/,
    later: /^Cold.*°C$/,
    essential: "Fleece Bunting or Pram Suit",
    useless: "Sun Hat",
  }),
  city("São Paulo", "Brazil", { dueDate: JUNE, first: /^Mild, .*°C$/, later: /^(Mild|Hot).*°C$/, ...SUMMER }),
  city("Delhi", "India", {
    dueDate: JUNE,
    first: /^Hot & Humid, .*°C$/,
    later: /^(Mild|Cool).*°C$/,
    ...SUMMER,
  }),
  {
    typed: "55401",
    choice: null,
    shown: "Minneapolis, MN",
    dueDate: DECEMBER,
    first: /^Cold.*°F$/,
    later: /^(Mild|Hot).*°F$/,
    ...WINTER,
  },
  // Deserts, mountains, and the Arctic, which differ from the rest of their ZIP areas.
  zip("84770", "Saint George, UT", {
    dueDate: JULY,
    first: /^Hot & Dry, then Mild, 57° to 101°F$/,
    later: /^Cool|Cold/,
    ...SUMMER,
  }),
  zip("93546", "Mammoth Lakes, CA", {
    dueDate: JANUARY,
    first: /^Cold & Dry, 22° to 45°F$/,
    later: /^Mild, then Cool|^Mild/,
    ...WINTER,
  }),
  zip("99723", "Barrow, AK", {
    dueDate: JULY,
    first: /^Cold & Dry, then .*, 24° to 47°F$/,
    later: /^Cold & Dry, −\d+° to /,
    ...WINTER,
    why: "plus 1 because it's below 20°F",
    whyIn: "6-9m",
  }),
  city("Yakutsk", "Russia", {
    dueDate: JANUARY,
    first: /^Cold & Dry, −\d+° to .*°C$/,
    later: /^(Mild|Cool).*°C$/,
    ...WINTER,
    why: "plus 1 because it's below −7°C",
    whyIn: "0-3m",
  }),
  city("Reykjavík", "Iceland", {
    dueDate: JULY,
    first: /^Cool, .*°C$/,
    later: /^Cold & Wet.*°C$/,
    essential: "Fleece Bunting or Pram Suit",
    useless: "Sun Hat",
  }),
];

/** The place of an answer as the quiz sends it; a city is the first match in the search field. */
async function placeOf(account: Account, { typed, choice }: Answer) {
  if (!choice) return { zipcode: typed };
  const address = `${site.url}/onboarding/cities.json?${new URLSearchParams({ q: typed })}`;
  const { places }: FoundPlaces = JSON.parse((await send(address, { cookie: account.cookie })).text);
  const place = places.find(({ name }) => choice.test(name));
  return { zipcode: "", placeId: place?.value ?? "" };
}

/** The weather line, without the note that it is typical weather. */
function weatherOf(page: Awaited<ReturnType<typeof plainPage>>): string[] {
  return textsOf(page, ".weather > summary").map((text) => text.replace(/Limited Weather Data$/, ""));
}

test.each(ANSWERS)("a baby due $dueDate in $shown", async (answer) => {
  const account = await newAccount(site);
  const { dueDate } = answer;
  const id = await finishedPlan(site, account, { ...(await placeOf(account, answer)), dueDate });
  const open = (range: string) => plainPage(site, account, `/dashboards/${id}/${range}`);

  const page = await open("0-3m");
  expect(textsOf(page, "header").join()).toContain(answer.shown);
  expect(weatherOf(page)).toEqual([expect.stringMatching(answer.first)]);
  const shown = textsOf(page, "li.row:not(:has([data-level])) h3");
  expect(shown).toContain(answer.essential);
  expect(textsOf(page, "li.row h3")).not.toContain(answer.useless);

  expect(weatherOf(await open("6-9m"))).toEqual([expect.stringMatching(answer.later)]);

  if (!answer.why || !answer.whyIn) return;
  const rows = [...(await open(answer.whyIn)).querySelectorAll("li.row")];
  const hat = rows.find((row) => row.querySelector("h3")?.textContent === "Warm Knit or Fleece Hat");
  const opened = await open(`${answer.whyIn}?item=${hat?.id.replace("item-", "")}`);
  expect(textsOf(opened, `#${hat?.id}`).join()).toContain(answer.why);
});
