// Everything that tests know about the addresses of the manifest is whole, and the documents say the same.
import { existsSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import routes from "../../app/routes.ts";
import type { PlanWorld } from "../e2e/reach/plan-world.ts";
import {
  ACCOUNT_STATES,
  type AccountWorld,
  PLAN_STATES,
  PUBLIC_STATES,
  type PublicWorld,
  type State,
} from "../e2e/reach/states.ts";
import type { Who } from "../support/addresses/about.ts";
import { everyPath, everyRoute } from "../support/addresses/paths.ts";
import {
  ADDRESSES,
  DECISIONS,
  FORM_TRIPS,
  HELD_ELSEWHERE,
  tableOfTrips,
  WHY_MORE,
} from "../support/addresses.ts";

it("S43 every address of the manifest is there, and nothing else", () => {
  expect(everyPath().length).toBeGreaterThan(80);
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(everyPath().toSorted());
});

it("S43 what names a plan or a trip is for the people on it alone", () => {
  const open = Object.entries(DECISIONS).filter(
    ([path, { read, post }]) =>
      /:(?:onboardingId|planId)/.test(path) &&
      [read, post].some((who) => !["reader", "editor", "owner", "nobody"].includes(who)),
  );
  expect(open.map(([path]) => path)).toEqual([]);
});

it("S43 tests hold elsewhere what one of two objects opens", () => {
  expect(HELD_ELSEWHERE.length).toBeGreaterThan(3);
  expect(HELD_ELSEWHERE.filter((file) => !existsSync(file))).toEqual([]);
});

/** Whatever stands for its ids and mailed links. */
const ANY_WORLD = new Proxy({}, { get: () => "some1" }) as PublicWorld & AccountWorld & PlanWorld;
const STATES: readonly State<typeof ANY_WORLD>[] = [...PUBLIC_STATES, ...ACCOUNT_STATES, ...PLAN_STATES];

it("every page that somebody may read has a state that is inspected, or a reason why not", () => {
  const pages = everyRoute().filter(
    ({ path, file }) => file.endsWith(".tsx") && ADDRESSES[path]?.read !== "nobody",
  );
  expect(pages.length).toBeGreaterThan(70);
  const inspected = new Set(
    STATES.flatMap(
      ({ path }) => matchRoutes(everyRoute(), path(ANY_WORLD).split("?")[0] ?? "")?.[0]?.route.path ?? [],
    ),
  );
  expect(pages.filter(({ path }) => !inspected.has(path))).toEqual(
    pages.filter(({ path }) => ADDRESSES[path]?.unseen),
  );
});

const WHO = {
  everyone: "everyone",
  user: "anyone signed in",
  reader: "the plan's people",
  editor: "its editors and owner",
  owner: "its owner",
  admin: "administrators",
  nobody: "–",
} as const satisfies Record<Who, string>;

it("a form is counted once: by its own limit, or by that of the layout that it stands in", () => {
  const isLimited = (file: string) =>
    /\b(?:writesLimited as middleware|limitRate\("write"\))/.test(readFileSync(`app/${file}`, "utf8"));
  const twice: string[] = [];
  const visit = (found: readonly RouteConfigEntry[], isWithin: boolean): void => {
    for (const { file, children = [] } of found) {
      if (isWithin && isLimited(file)) twice.push(file);
      visit(children, isWithin || isLimited(file));
    }
  };
  visit(routes, false);
  expect(twice).toEqual([]);
});

it("S77 the printed table says who may", async () => {
  const rows = everyPath().map((path) => {
    const { read, post } = DECISIONS[path] ?? { read: "nobody", post: "nobody" };
    return `| \`${path}\` | ${WHO[read]} | ${WHO[post]} |`;
  });
  const text = `# Who may read and send what

Every address of the route manifest, as \`tests/support/addresses/\` decides. The end-to-end test
\`e2e/security/authorization\` asks each of them as eight kinds of person: nobody, somebody else, an administrator, somebody
invited, a former member, a reader, an editor, and the owner of a plan. To others a plan
doesn't exist; its own people read why they may not.

| Address | Read | Send |
|---|---|---|
${rows.join("\n")}
`;
  await expect(text).toMatchFileSnapshot("../../docs/who-may.md");
});

it("no form is without its round trips, and no two of them have one name", () => {
  const waiting = new Set(FORM_TRIPS.map(({ path }) => path));
  expect(everyPath().filter((path) => ADDRESSES[path]?.form && !waiting.has(path))).toEqual([]);
  expect(new Set(FORM_TRIPS.map(({ act }) => act)).size).toBe(FORM_TRIPS.length);
});

it("a form that waits for more than two round trips has a reason, and no other has", () => {
  const slow = FORM_TRIPS.filter(({ trips }) => trips > 2).map(({ act }) => act);
  expect(Object.keys(WHY_MORE).toSorted()).toEqual(slow.toSorted());
});

it("docs/speed.md has the same numbers and reasons", async () => {
  const document = readFileSync("docs/speed.md", "utf8");
  const told = document.replace(/\| Round trips \| Forms \|\n(?:\|.*\n)+/, `${tableOfTrips()}\n`);
  await expect(told).toMatchFileSnapshot("../../docs/speed.md");
  for (const why of new Set(Object.values(WHY_MORE))) expect(document).toContain(why);
});
