// Which end-to-end tests `npm run test:changed` chooses: by addresses in their code, by the pages that load a file, and what it
// says of a file that any page may load.
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import routes from "../../../app/routes.ts";
import { everyPath } from "../../support/addresses/paths.ts";
import {
  chooseJourneys,
  IN_LANGUAGES,
  type Journey,
  OF_EVERYTHING,
  type Site,
} from "../../support/changed/choose-journeys.ts";
import { finderOfPages } from "../../support/changed/named-pages.ts";
import { addressesIn, readerOfJourneys } from "../../support/changed/opened-addresses.ts";

const SOURCES: Readonly<Record<string, string>> = {
  "tests/e2e/gifts/give.test.ts": `
    import { newList, type Unused } from "../support/lists.ts";
    import * as vitest from "vitest";
    const site = "/gifts/undo";
    test("one", async () => { await page.goto(await newList()); page.skip(); });
    test("two", () => expect(page.url()).toMatch(/\\/dashboards\\/[^/]+\\/gifts$/));`,
  "tests/e2e/support/lists.ts": `
    import { plan } from "./plans.ts";
    const path = () => \`\${plan()}/gifts?all=1#top\`;
    export async function newList() { return path(); }
    export const skip = () => "/never";
    export const other = () => plan() + "/not-asked";`,
  "tests/e2e/support/plans.ts": `
    export function plan(): string { return \`/dashboards/\${id}\`; }
    export const trips = "/travel-plans";`,
};
const source = (path: string) => SOURCES[path] ?? null;

describe("addresses in the code of a journey", () => {
  it.each<[string, string[]]>([
    ["/wear/50", ["/wear/50"]],
    ["/dashboards/*/today?hour=8#top", ["/dashboards/*/today"]],
    ["*/onboarding", ["*/onboarding"]],
    ["https://layette.test/auth", ["/auth"]],
    ['main a[href$="/year"]', ["*/year"]],
    ["Back to / from the year", []],
    ["", []],
  ])("%j: %j", (text, addresses) => {
    expect(addressesIn(text)).toEqual(addresses);
  });

  it("are those of its file and of the helpers that it calls, not of those beside them", () => {
    expect(readerOfJourneys(source)("tests/e2e/gifts/give.test.ts")).toEqual({
      own: ["/gifts/undo", "/dashboards/*/gifts"],
      addresses: ["/gifts/undo", "/dashboards/*/gifts", "*/gifts", "/dashboards/*"],
      files: Object.keys(SOURCES),
    });
  });
});

it.each<[string, string[]]>([
  ["/", ["/"]],
  ["/es", ["/"]],
  ["/de/wear/50", ["/wear/:degrees/:situation?"]],
  ["/wear/50/car/", ["/wear/:degrees/:situation?"]],
  ["/wear/night", ["/wear/night"]],
  ["/dashboards/*/0-3m", ["/dashboards/:onboardingId/:ageRangeId"]],
  ["/dashboards/*/today", ["/dashboards/:onboardingId/today"]],
  ["*/today", ["/today", "/dashboards/:onboardingId/today"]],
  ["/travel-plans/*", ["/travel-plans/:planId"]],
  ["/*/*", []],
  ["/live", []],
])("the address %s names %j", (address, paths) => {
  expect(finderOfPages(everyPath(routes), ["es", "de", "fr"])(address)).toEqual(paths);
});

const journey = (name: string, own: string[], helped: string[] = []): Journey => ({
  file: `tests/e2e/${name}.test.ts`,
  own,
  opens: [...own, ...helped],
  files: [`tests/e2e/${name}.test.ts`, ...(helped.length > 0 ? ["tests/e2e/support/quiz.ts"] : [])],
});

const SITE: Site = {
  pages: new Map([
    [
      "/gifts/:token",
      new Set(["app/routes/gifts/list.tsx", "app/words/en/gifts/list.ts", "app/domain/year.ts"]),
    ],
    ["/dashboards/:id/gifts", new Set(["app/routes/gifts/own.tsx", "app/words/en/gifts/list.ts"])],
    ["/dashboards/:id/gifts/end", new Set(["app/routes/gifts/end.ts"])],
    ["/quiz", new Set(["app/routes/plans/quiz.tsx", "app/data/schema.ts"])],
    ["/trips/one", new Set(["app/domain/travel/two.ts"])],
    ["/trips", new Set(["app/domain/travel/two.ts"])],
    ["/terms", new Set(["app/routes/public/terms.tsx"])],
    ...Array.from({ length: 41 }, (_, at) => [`/far/${at}`, new Set(["app/domain/travel/far.ts"])] as const),
  ]),
  everywhere: new Set(["app/root.tsx", "app/data/schema.ts", "scripts/build.ts"]),
  journeys: [
    journey("gifts/giver", ["/gifts/:token"]),
    journey("gifts/owner", ["/dashboards/:id/gifts"], ["/quiz", "/gifts/:token"]),
    journey("plans/other", ["/gifts/:token", "/quiz"]),
    ...Array.from({ length: 8 }, (_, at) => journey(`shopping/list-${at}`, [], ["/quiz"])),
    journey("security/all", ["/gifts/:token", "/dashboards/:id/gifts", "/quiz", "/terms"]),
    journey("travel/trip", ["/far/1"]),
    journey("travel/both", ["/far/1", "/trips", "/trips/one"]),
    journey("travel/few", ["/trips"]),
  ],
};

const named = (...names: string[]) => names.map((name) => `tests/e2e/${name}.test.ts`);

describe("a change of", () => {
  it.each<[string, string[], string[], number]>([
    ["a page", ["app/routes/gifts/list.tsx"], named("gifts/giver", "gifts/owner", "plans/other"), 0],
    [
      "a text of two pages",
      ["app/words/en/gifts/list.ts"],
      named("gifts/giver", "gifts/owner", "plans/other"),
      0,
    ],
    ["an address that none names", ["app/routes/gifts/end.ts"], named("gifts/owner"), 0],
    ["a page that only walks open", ["app/routes/public/terms.tsx"], [], 0],
    [
      "a rule of two pages, of which one opens both",
      ["app/domain/travel/two.ts"],
      named("travel/both", "travel/few"),
      0,
    ],
    [
      "a page that many open",
      ["app/routes/plans/quiz.tsx"],
      named("plans/other", ...[0, 1, 2, 3].map((at) => `shopping/list-${at}`)),
      5,
    ],
    ["a journey", named("security/all"), named("security/all"), 0],
    [
      "a helper",
      ["tests/e2e/support/quiz.ts"],
      named(...[0, 1, 2, 3, 4].map((at) => `shopping/list-${at}`)),
      4,
    ],
    ["a translation", ["app/words/es/gifts/list.ts"], [IN_LANGUAGES], 0],
    [
      "a rule of forty-one pages",
      ["app/domain/travel/far.ts"],
      [...named("travel/trip", "travel/both"), ...OF_EVERYTHING.slice(0, 3)],
      0,
    ],
    ["documents and other tests", ["docs/live.md", "README.md", "tests/unit/urls.test.ts"], [], 0],
    ["a script that no build loads", ["scripts/texts.ts"], [], 0],
    ["nothing", [], [], 0],
  ])("%s", (_, changed, journeys, others) => {
    const choice = chooseJourneys(changed, SITE);
    expect({ journeys: choice.journeys, others: choice.others }).toEqual({ journeys, others });
    expect(choice.anywhere).toEqual([]);
  });

  it.each([
    "app/root.tsx",
    "app/data/schema.ts",
    "app/styles/today.css",
    "workers/app.ts",
    "scripts/build.ts",
    "migrations/0001_first.sql",
    "wrangler.toml",
    "tests/support/local-server.ts",
  ])("%s may show anywhere: a little of everything, and a whole run is asked for", (file) => {
    const { journeys, anywhere } = chooseJourneys([file], SITE);
    expect({ journeys, anywhere }).toEqual({ journeys: [...OF_EVERYTHING], anywhere: [file] });
  });
});

it("what is chosen by name is there, and its own addresses lead to pages", () => {
  const read = readerOfJourneys((path) => (existsSync(path) ? readFileSync(path, "utf8") : null));
  const pagesAt = finderOfPages(everyPath(routes), ["es", "de", "fr"]);
  for (const file of [...OF_EVERYTHING, IN_LANGUAGES])
    expect(read(file).addresses.flatMap(pagesAt), file).not.toEqual([]);
});
