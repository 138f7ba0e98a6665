// Which folder may import from which, so that rules stay pure, and SQL, bindings, and cryptography each stay
// in one place; and the files that use the rule set of outfits.
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, it } from "vitest";
import { NOTE_TEXTS, STAY_TEXTS, WHY_TEXTS } from "../../app/words/en/today/outfit-copy.ts";

interface Rule {
  /** The folders of app/ it may import, besides its own. */
  folders: readonly string[];
  /** The packages it may import; any if missing. */
  packages?: readonly string[];
}

const COMPONENTS: Rule = { folders: ["domain", "contracts", "words/en", "words", "lib"] };
const RULES: Readonly<Record<string, Rule>> = {
  "words/en": { folders: [], packages: [] },
  // Which languages there are, which one is spoken, addresses in it, and the texts of the others.
  words: { folders: ["words/en", "words/others"], packages: ["node:async_hooks"] },
  "words/others": { folders: ["words/en", "domain"], packages: [] },
  lib: { folders: [] },
  domain: { folders: [], packages: ["date-fns", "@date-fns/utc"] },
  contracts: { folders: ["domain", "words"], packages: ["zod", "react-router"] },
  data: { folders: ["domain", "contracts", "words", "lib"], packages: ["drizzle-orm"] },
  services: { folders: ["domain", "contracts", "words/en", "words", "lib"] },
  usecases: { folders: ["domain", "contracts", "data", "services", "views", "words", "lib"] },
  views: { folders: ["domain", "contracts", "words/en", "words", "lib"], packages: [] },
  http: { folders: ["contracts", "words/en", "data", "domain", "services", "usecases", "words", "lib"] },
  "service-worker": { folders: ["domain", "words/en", "words", "lib"], packages: ["serwist"] },
  components: COMPONENTS,
  routes: {
    folders: [
      "usecases",
      "views",
      "data",
      "http",
      "contracts",
      "components",
      "words/en",
      "domain",
      "words",
      "lib",
    ],
  },
  workers: { folders: ["usecases", "data", "services", "http", "contracts", "domain", "words", "lib"] },
};

/** Packages that only one place may import, in addition to the rules. */
const ONLY_IN: Readonly<Record<string, string>> = {
  "cloudflare:workers": "workers/",
  "drizzle-orm": "app/data/",
  "@oslojs/crypto": "app/services/auth/",
  "@oslojs/encoding": "app/services/auth/",
  arctic: "app/services/auth/",
  jose: "app/services/auth/",
  "@simplewebauthn/server": "app/services/auth/",
};

/** The one service that routes call directly: it writes the session cookie into their answer. */
const EXCEPTIONS = new Set(["routes → app/services/auth/session-cookie.server.ts"]);

/**
 * A file's imports that break the rules, as sentences; empty if there are none. `path` is relative to the
 * project.
 */
function violations(path: string, source: string): string[] {
  const from = folderOf(path);
  const rule = RULES[from];
  return importsOf(source).flatMap((specifier) => {
    const target = resolveImport(path, specifier);
    const isAllowed =
      target === null ? mayUse(path, rule, packageOf(specifier)) : mayImport(path, rule, target);
    return isAllowed || EXCEPTIONS.has(`${from} → ${target}`) ? [] : [`${path} imports ${specifier}`];
  });
}

function mayUse(path: string, rule: Rule | undefined, name: string): boolean {
  const home = ONLY_IN[name];
  return (home === undefined || path.startsWith(home)) && (rule?.packages?.includes(name) ?? true);
}

function mayImport(path: string, rule: Rule | undefined, target: string): boolean {
  if (isAsset(target)) return true;
  if (path.startsWith("app/") && !target.startsWith("app/")) return false;
  if (rule === COMPONENTS && /\.server\.tsx?$/.test(target)) return false;
  if (isServerOfRoute(path) && folderOf(target) === "components") return false;
  const to = folderOf(target);
  return to === folderOf(path) || rule === undefined || rule.folders.includes(to);
}

/** Whether a route's file never reaches a browser. */
function isServerOfRoute(path: string): boolean {
  return path.startsWith("app/routes/") && path.endsWith(".server.ts");
}

function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  const found = code.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'\n]+)["']/g);
  return [...found].flatMap(([, specifier]) => (specifier ? [specifier] : []));
}

/**
 * The imported file relative to the project; null for a package. Generated route types count as part of their
 * folder.
 */
function resolveImport(path: string, specifier: string): string | null {
  if (specifier.startsWith("~/")) return posix.join("app", specifier.slice(2));
  if (specifier.startsWith(".")) return posix.join(posix.dirname(path), specifier);
  return null;
}

function packageOf(specifier: string): string {
  if (specifier.startsWith("cloudflare:") || specifier.startsWith("virtual:")) return specifier;
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

function folderOf(path: string): string {
  const [top = "", second = ""] = path.split("/");
  if (path.startsWith("app/words/en/")) return "words/en";
  if (/^app\/words\/\w\w\//.test(path)) return "words/others";
  return top === "app" ? second : top;
}

/** Import cycles, each listed once; type imports count too, because they also tie files together. */
function circles(importsByFile: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = [];
  const left = new Set<string>();
  function walk(path: string, way: readonly string[]): void {
    const start = way.indexOf(path);
    if (start >= 0) found.push(way.slice(start));
    if (start >= 0 || left.has(path)) return;
    for (const next of importsByFile.get(path) ?? []) walk(next, [...way, path]);
    left.add(path);
  }
  for (const path of importsByFile.keys()) walk(path, []);
  return found;
}

/** What reads a form, or makes an action of one; everybody else exports what `formAction` and its sisters make. */
const OF_FORMS = /\b(?:readFields|readFormBody|takesForm)\b|\brequest\.formData\(\)/;

/** Whether a file reads forms itself. `path` is relative to the project. */
function readsForms(path: string, source: string): boolean {
  return !path.startsWith("app/http/") && OF_FORMS.test(source);
}

function isAsset(path: string): boolean {
  return /\.(css|svg|woff2|png|json)(\?\w+)?$|\.js\?(url|raw)$/.test(path);
}

/** The nouns that parents plan with, and those that stand on them. */
const PLANNING = ["plans", "wardrobe", "growth", "weather", "places", "members"];
const STANDING_ON_IT = ["gifts", "travel", "sharing", "public", "accounts"];

/** What planning still takes from what stands on it, and why. */
const TIED: Readonly<Record<string, string>> = {
  "components/plans/plan-actions.tsx": "a plan's menu offers its link",
  "components/plans/plan-menu.tsx": "a plan's menu offers its trips",
  "components/plans/plan-card.tsx": "a card leads to the plan's gift list",
  "components/plans/plan-list.tsx": "the first page inside offers a passkey",
  "components/places/ask-places.ts": "the same search of places answers a trip's form",
  "routes/members/members-page.tsx": "the people of a plan are one of the ways to share it",
  "routes/plans/list.tsx": "the first page inside offers a passkey",
  "routes/plans/quiz/read-quiz-page.server.ts": "the quiz makes a missing profile",
  "routes/members/members-data.server.ts": "an invitation is a form for an address",
  "routes/members/invitation-page.tsx": "an invitation leads through the sign-in",
  "contracts/members/member-forms.ts": "an invitation is a form for an address",
  "usecases/members/name-people.ts": "a person's name is stored with the account",
  "usecases/members/leave-plan.ts": "a plan is handed over with its trips",
  "routes/wardrobe/read-dashboard.server.ts": "a row says who brings a gift",
  "data/members/hand-over.server.ts": "a plan is handed over with its trips",
  "data/members/memberships.server.ts": "links end with the membership of whoever made them",
  "usecases/plans/calculate-plan.ts": "a plan and its trips change in one transaction",
  "usecases/plans/manage-plan.ts": "trips of a plan with another sack begin again",
  "usecases/plans/renew-plan.ts": "trips of a plan whose sizes moved begin again with it",
  "usecases/plans/under-lease.ts": "a plan and its trips begin anew together",
};

function nounOf(path: string): string {
  return path.replace(/^app\/words\/\w\w\//, "app/words/").split("/")[2] ?? "";
}

/** A planning file's imports from what stands on planning. */
function upward(path: string, source: string): string[] {
  if (!PLANNING.includes(nounOf(path))) return [];
  return importsOf(source).filter((specifier) => {
    const target = resolveImport(path, specifier);
    return target !== null && STANDING_ON_IT.includes(nounOf(target));
  });
}

/** The rule set of outfits: the model and its words. */
const RULE_SET = [
  "domain/today/outfit.ts",
  "domain/today/day-outfit.ts",
  "domain/today/night-outfit.ts",
  "domain/today/other-days.ts",
  "domain/today/outfit-ladder.ts",
  "domain/today/outfit-sets.ts",
  "domain/today/outfit-extras.ts",
  "domain/today/weather-asks.ts",
  "domain/today/usual-drawer.ts",
  "domain/today/model-version.ts",
  "words/en/today/outfit-copy.ts",
];

/** Every file outside of it that uses the rule set, with its purpose (E37). */
const USES_RULES: Readonly<Record<string, string>> = {
  "routes/today/family-page.tsx": "Today of a family: what outfits are not",
  "components/today/helper-days.tsx": "A helper's page: what outfits are not",
  "components/today/other-outfits.tsx":
    "Today: the sentence of an outfit beside the usual one, whose words the page has",
  "components/today/today-board.tsx": "Today: their warmth in bars",
  "components/today/today-closing.tsx": "Today: what outfits are not",
  "domain/public/usual-outfits.ts": "/wear: three ages, from the usual drawer",
  "routes/public/wear/how-we-count-route.tsx": "How we count: the version and its agreement",
  "routes/public/wear/wear-night-route.tsx": "/wear/night: the notes below the table",
  "routes/public/wear/wear-page.tsx": "/wear: what outfits are not",
  "views/public/wear-night-view.ts": "/wear/night: the table",
  "views/public/wear-view.ts": "/wear in words",
  "views/today/outfit-words.ts": "the words of pieces, for Today and /wear",
  "views/today/said-outfit.ts": "Today in words",
  "views/today/said-weather.ts": "Today: the felt temperature",
  "views/today/babies-outfits.ts":
    "Today, a helper's page, the morning notice, and the line of the dashboard",
  "views/today/notice-view.ts": "the morning notice: what outfits are not",
  "views/today/day-care-view.ts": "the day care list: what isn't worn under the straps of a car seat",
};

/** The files that make outfits for pages, each with the files that show those. */
const SHOWS_OUTFITS: Readonly<Record<string, readonly string[]>> = {
  "views/today/today-view.ts": [
    "routes/today/read-today.server.ts",
    // Without a network.
    "routes/today/today-here.ts",
    "views/today/family-view.ts",
    "views/today/notice-view.ts",
    "views/today/today-facts.ts",
  ],
  "views/today/today-facts.ts": [
    "routes/today/read-helper.server.ts",
    "routes/today/read-today-line.server.ts",
    "routes/today/read-today.server.ts",
    "usecases/today/send-notices.ts",
  ],
  "views/public/wear-view.ts": [
    "routes/public/wear/wear-home-route.tsx",
    "routes/public/wear/wear-page.tsx",
    "routes/public/wear/wear-route.tsx",
  ],
  "views/public/wear-night-view.ts": [
    "routes/public/guide/guide-page.tsx",
    "routes/public/guide/guide-route.tsx",
    "routes/public/guide/room-picker.tsx",
    "routes/public/wear/wear-night-route.tsx",
  ],
  "domain/public/usual-outfits.ts": ["views/public/wear-view.ts"],
  "views/today/babies-outfits.ts": [
    "views/today/family-view.ts",
    "views/today/helper-view.ts",
    "views/today/notice-view.ts",
    "views/today/today-view.ts",
  ],
  "views/today/helper-view.ts": ["routes/today/read-helper.server.ts", "views/today/notice-view.ts"],
  "views/today/notice-view.ts": ["usecases/today/send-notices.ts"],
  "views/today/said-outfit.ts": ["views/today/babies-outfits.ts"],
  "views/today/outfit-words.ts": [
    "views/public/wear-night-view.ts",
    "views/public/wear-view.ts",
    "views/today/said-outfit.ts",
  ],
};

/** The model's own folder; other languages have the texts under the same names. */
const OF_RULES = /^app\/(?:domain\/today\/|words\/(?:\w\w\/(?<!en\/)|locale\.ts))/;

/** True for a file outside of the rule set's own folder that imports one of these files of app/. */
function uses(path: string, source: string, modules: readonly string[]): boolean {
  if (OF_RULES.test(path)) return false;
  return importsOf(source).some((specifier) => {
    const target = resolveImport(path, specifier);
    return target !== null && modules.includes(target.slice("app/".length));
  });
}

describe("E37 one rule set for outfits", () => {
  const sources = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { exclude: ["**/*.d.ts"] })
    .sort()
    .map((path): [string, string] => [path, readFileSync(path, "utf8")]);
  const usersOf = (modules: readonly string[]) =>
    sources
      .filter(([path, source]) => uses(path, source, modules))
      .map(([path]) => path.slice("app/".length));

  it("is used by the files that are named, and by no other", () => {
    expect(sources.map(([path]) => path)).toEqual(
      expect.arrayContaining(RULE_SET.map((path) => `app/${path}`)),
    );
    expect(usersOf(RULE_SET)).toEqual(Object.keys(USES_RULES).toSorted());
  });

  it.each(Object.entries(SHOWS_OUTFITS))(
    "reaches pages from %s by the files that are named",
    (from, pages) => {
      expect(usersOf([from])).toEqual(pages.toSorted());
    },
  );

  it("counts a further file", () => {
    const isUser = (path: string, source: string) => uses(path, source, RULE_SET);
    const [lazily, others] = [
      'const { day } = await import("~/domain/today/day-outfit.ts");',
      'import { day } from "../../domain/today/day-windows.ts";',
    ];
    expect(
      isUser("app/views/sharing/x.ts", 'import { night } from "../../domain/today/night-outfit.ts";'),
    ).toBe(true);
    expect(isUser("workers/cron/x.ts", 'export { NOTE_TEXTS } from "~/words/en/today/outfit-copy.ts";')).toBe(
      true,
    );
    expect(isUser("app/service-worker/x.ts", lazily)).toBe(true);
    expect(isUser("app/views/sharing/x.ts", others)).toBe(false);
  });

  it("has all words of outfits: a sentence is made by one function, and no page has a note of its own", () => {
    const sentence = /\b(?:PIECE_WORDS|outfitSentence)\b/;
    const wording = sources.filter(([path, source]) => !OF_RULES.test(path) && sentence.test(source));
    expect(wording.map(([path]) => path)).toEqual([
      "app/components/today/other-outfits.tsx",
      "app/views/today/outfit-words.ts",
      "app/words/en/today/outfit-copy.ts",
    ]);
    const texts = [NOTE_TEXTS, STAY_TEXTS, WHY_TEXTS].flatMap((some): string[] => Object.values(some));
    const twice = texts.filter((text) =>
      sources.some(([path, source]) => !path.endsWith("/outfit-copy.ts") && source.includes(`"${text}"`)),
    );
    expect(twice).toEqual([]);
    const again = texts.filter((text, at) => texts.indexOf(text) !== at);
    expect(again).toEqual([]);
  });
});

describe("the direction of imports", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { exclude: ["**/*.d.ts"] }).sort();

  it("leads from gifts, trips, links, public pages, and accounts to the plan, but for what is listed", () => {
    const tied = files.filter((path) => upward(path, readFileSync(path, "utf8")).length > 0);
    expect(tied.map((path) => path.slice("app/".length))).toEqual(Object.keys(TIED).toSorted());
  });

  it("is kept by every file of app and workers", () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files.flatMap((path) => violations(path, readFileSync(path, "utf8")))).toEqual([]);
  });

  it("makes no circle, not even of types", () => {
    const importsByFile = new Map(
      files.map((path) => [
        path,
        importsOf(readFileSync(path, "utf8")).flatMap((specifier) => resolveImport(path, specifier) ?? []),
      ]),
    );
    expect(circles(importsByFile)).toEqual([]);
    expect(
      circles(
        new Map([
          ["a", ["b"]],
          ["b", ["c"]],
          ["c", ["b"]],
        ]),
      ),
    ).toEqual([["b", "c"]]);
  });

  it("leaves the reading of forms to app/http", () => {
    expect(files.filter((path) => readsForms(path, readFileSync(path, "utf8")))).toEqual([]);
    expect(readsForms("app/routes/plans/title.ts", "const fields = await readFields(args, titleForm);")).toBe(
      true,
    );
    expect(readsForms("app/routes/plans/title.ts", "const form = await request.formData();")).toBe(true);
    expect(readsForms("app/http/form-action.server.ts", "await readFields(args, contract)")).toBe(false);
  });

  it.each([
    ["app/domain/climate.ts", 'import { users } from "~/data/schema.ts";'],
    ["app/domain/climate.ts", 'import { users } from "../data/schema.ts";'],
    ["app/domain/climate.ts", 'import { z } from "zod";'],
    ["app/domain/climate.ts", 'import { X } from "../words/en/brand.ts";'],
    ["app/words/en/errors.ts", 'import { X } from "../domain/vocabulary.ts";'],
    ["app/words/en/errors.ts", 'import { format } from "date-fns";'],
    ["app/contracts/plan-job.ts", 'import type { X } from "~/data/schema.ts";'],
    ["app/contracts/plan-job.ts", 'import { X } from "~/words/en/brand.ts";'],
    ["app/data/plans.server.ts", 'import type { X } from "~/words/en/brand.ts";'],
    ["app/data/plans.server.ts", 'import { log } from "../services/queue.server.ts";'],
    ["app/services/queue.server.ts", 'import { eq } from "drizzle-orm";'],
    ["app/services/queue.server.ts", 'export { users } from "~/data/schema.ts";'],
    ["app/services/mail/outbox.server.ts", 'import { sha256 } from "@oslojs/crypto/sha2";'],
    ["app/usecases/sign-in.ts", 'const x = await import("~/http/session.server.ts");'],
    ["app/usecases/sign-in.ts", 'import { X } from "~/words/en/brand.ts";'],
    ["app/usecases/sign-in.ts", 'import { env } from "cloudflare:workers";'],
    ["app/components/ui/button.tsx", 'import { log } from "~/lib/logger.server.ts";'],
    ["app/components/use-x.ts", 'import "../usecases/sign-in.ts";'],
    ["app/routes/auth/route.tsx", 'import { consume } from "../../../workers/pipeline/consumer.ts";'],
    ["app/routes/auth/route.tsx", 'import { jobQueue } from "~/services/queue.server.ts";'],
    ["app/routes/travel/save.server.ts", 'import type { X } from "~/components/travel/trip-questions.tsx";'],
    ["app/routes/travel/save.server.ts", 'import { useX } from "~/components/travel/use-x.ts";'],
    ["app/root.tsx", 'import { X } from "../workers/app.ts";'],
    ["app/lib/new-id.ts", 'import {\n  several,\n  names,\n} from "~/domain/climate.ts";'],
    ["workers/app.ts", 'import { Button } from "~/components/ui/button.tsx";'],
  ])("%s may not say %s", (path, source) => {
    expect(violations(path, source)).toHaveLength(1);
  });

  it.each([
    ["app/domain/climate.ts", 'import { format } from "date-fns";\nimport { X } from "./vocabulary.ts";'],
    ["app/domain/climate.ts", '// import { z } from "zod";\n/* from "~/data/schema.ts" */'],
    ["app/contracts/live-event.ts", 'import { z } from "zod/mini";'],
    ["app/data/plans.server.ts", 'import type { PlanJob } from "~/contracts/plan-job.ts";'],
    ["app/services/auth/tokens.server.ts", 'import { sha256 } from "@oslojs/crypto/sha2";'],
    [
      "app/components/ui/button.tsx",
      'import { useState } from "react";\nimport icon from "~/assets/x.svg?url";',
    ],
    ["app/routes/auth/route.tsx", 'import type { Route } from "./+types/route";'],
    ["workers/realtime/live-channel.ts", 'import { DurableObject } from "cloudflare:workers";'],
  ])("%s may say %s", (path, source) => {
    expect(violations(path, source)).toEqual([]);
  });
});
