// The pages that the build renders (record 133): the door's answers are the application's, for each deployment and on each day, and
// a fresh Worker gives them without the application.
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, test, vi } from "vitest";
import { plusDays } from "../../../app/domain/calendar.ts";
import { BUILT_PATHS, builtFile, builtPages } from "../../../app/services/built-pages.server.ts";
import { LANGUAGES, pathIn } from "../../../app/words/languages.ts";
import { freePort } from "../../../scripts/free-port.ts";
import { serveBuild } from "../../../scripts/local-worker.ts";
import { builtApplication, builtFiles } from "../../../scripts/render-pages.ts";
import { ofTier, pickBy, TIER } from "../support/tiers.ts";

const PAGES = LANGUAGES.flatMap((language) => BUILT_PATHS.map((path) => pathIn(language, path)));
const TODAY = new Date().toISOString().slice(0, 10);
/** Of one answer, and not of its page. */
const OWN = ["server-timing", "x-request-id"];

const REQUIRED = {
  APP_ORIGIN: "https://layette.example",
  MAIL_FROM: "Layette <hello@layette.example>",
  RESEND_API_KEY: "key",
  TOKEN_SECRET: "a secret for nothing but this test file",
};
const DEPLOYMENTS: readonly (readonly [string, Record<string, string>])[] = [
  ["that has what it needs", {}],
  [
    "with every link, which HTML has to escape",
    { ABOUT_URL: "https://about.example/?a='1'&b=\"2\"", COMMUNITY_URL: " https://talk.example/<us> " },
  ],
  [
    "with one link, and a name that HTML has to escape",
    { COMMUNITY_URL: "/talk", MAIL_FROM: "o'neil&co@a.b" },
  ],
  [
    "without https, below a path",
    { APP_ORIGIN: "http://localhost:1234/x?y", ABOUT_URL: "https://a.example/$&" },
  ],
];
/** Around what changes: the middle and the end of months, and the year. The build may be a day old, so the last ones are left out. */
const LATER = [0, 1, 5, 16, 20, 31, 47, 75, 200, 350];

const answerOf = async (answer: Response) => ({
  status: answer.status,
  headers: Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name))),
  text: await answer.text(),
});

/** The days on which this tier asks for a page. The sample is two of them, by turns: most of a page is the same on all. */
const daysOf = (path: string) => ofTier(LATER, (_, at) => at % 5 === pickBy(path, 5));

describe.each(DEPLOYMENTS)("a deployment %s", (_, given) => {
  const variables = { ...REQUIRED, ...given };
  const origin = new URL(variables.APP_ORIGIN).origin;
  const application = builtApplication(variables);

  it.each(PAGES)("answers %s as its application would, on each day", async (path) => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const render = await application;
    for (const days of daysOf(path)) {
      const now = Date.parse(plusDays(TODAY, days)) + 1000;
      // Its own door for each day: a page isn't only right because it's the first.
      const answer = await builtPages(variables, builtFiles).answer(new Request(origin + path), now);
      expect(answer?.status).toBe(200);
      if (answer) expect(await answerOf(answer)).toEqual(await answerOf(await render(path, now)));
    }
  });
});

/** The first tier has all that isn't asked of each day. */
const once = test.runIf(TIER === "first");

describe.runIf(TIER === "first")("a door that stays open", () => {
  const ask = (init: RequestInit = {}, days = 0, path = "/es", door = builtPages(REQUIRED, builtFiles)) =>
    door.answer(new Request(`https://layette.example${path}`, init), Date.parse(plusDays(TODAY, days)));

  it("gives each day its page, and leaves what lies behind the last one to the application", async () => {
    const texts = new Set<string | undefined>();
    const door = builtPages(REQUIRED, builtFiles);
    for (const days of [0, 0, 45, 200, 350]) texts.add(await (await ask({}, days, "/es", door))?.text());
    expect(texts.size).toBe(4);
    expect(texts).not.toContain(undefined);
    expect(await ask({}, 400, "/es", door)).toBeNull();
  });

  it("gives a browser that has the page nothing, and a question for headers no page", async () => {
    const tag = (await ask())?.headers.get("ETag") ?? "";
    const known = await ask({ headers: { "If-None-Match": `"x", W/${tag}` } });
    expect([known?.status, await known?.text()]).toEqual([304, ""]);
    const head = await ask({ method: "HEAD" });
    expect([head?.status, await head?.text()]).toEqual([200, ""]);
    expect(Number(head?.headers.get("Content-Length"))).toBeGreaterThan(10_000);
  });

  it("lets no cache keep an answer by the value of a reader's cookie", async () => {
    const caching = async (init: RequestInit) =>
      (await ask(init))?.headers.get("Cloudflare-CDN-Cache-Control");
    expect(await caching({})).toBe("public, max-age=300, stale-while-revalidate=86400");
    expect(await caching({ headers: { Cookie: "__Host-wrote=x" } })).toBe("no-store");
  });

  it.each<[string, RequestInit, string]>([
    ["a form", { method: "POST", body: "a=b" }, "/es"],
    ["a reader with a cookie", { headers: { Cookie: "__Host-session=x" } }, "/es"],
    ["a reader with credentials", { headers: { Authorization: "Basic eA==" } }, "/es"],
    ["another spelling", {}, "/es/"],
    ["what a script reads", {}, "/es.data"],
    ["any other page", {}, "/es/wear/50"],
  ])("leaves %s to the application", async (_, init, path) => {
    expect(await ask(init, 0, path)).toBeNull();
  });

  it.each([
    ["whose visits are counted", { ANALYTICS_SCRIPT_URL: "https://count.example/a.js" }],
    ["without an origin", { APP_ORIGIN: "layette" }],
    ["without a sender", { MAIL_FROM: "Layette" }],
  ])("leaves a deployment %s to the application", async (_, given) => {
    const other = builtPages({ ...REQUIRED, ...given }, builtFiles);
    expect(await other.answer(new Request("https://layette.example/"), Date.now())).toBeNull();
  });
});

const root = mkdtempSync(join(tmpdir(), "layette-built-"));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** Asks a copy of the build, after a change to it, for pages; each answer's status and text. */
async function askChanged(
  name: string,
  change: (build: string) => void,
  paths: readonly string[],
): Promise<[number, string][]> {
  const buildDir = join(root, name);
  cpSync("build", buildDir, { recursive: true });
  change(buildDir);
  const port = await freePort();
  const worker = serveBuild({ port, stateDir: join(root, `${name}-state`), buildDir, onLog: () => {} });
  await worker.ready;
  try {
    const answers: [number, string][] = [];
    for (const path of paths) {
      const answer = await fetch(`http://localhost:${port}${path}`);
      answers.push([answer.status, await answer.text()]);
    }
    return answers;
  } finally {
    await worker.dispose();
  }
}

once("a fresh Worker answers with them although its application can't be loaded", async () => {
  const breakApplication = (build: string) => {
    for (const file of globSync(`${build}/server/assets/application-*.js`))
      writeFileSync(file, 'throw new Error("No application"); export const application = {};');
  };
  const answers = await askChanged("without-application", breakApplication, [...PAGES, "/wear/50"]);
  expect(answers.map(([status]) => status)).toEqual([...PAGES.map(() => 200), 500]);
  for (const [, text] of answers.slice(0, -1)) expect(text).not.toContain(".invalid");
});

once("without their files, or with damaged ones, the application answers the same", async () => {
  const paths = ["/", "/privacy", "/terms", "/wear"];
  const fileOf = (build: string, path: string) => `${build}/client${builtFile("en", path)}`;
  const damage = (build: string) => {
    rmSync(fileOf(build, "/privacy"));
    writeFileSync(fileOf(build, "/terms"), "{");
    writeFileSync(fileOf(build, "/wear"), "[]");
  };
  const damaged = await askChanged("damaged", damage, paths);
  const whole = await askChanged(
    "whole",
    (build) => expect(existsSync(fileOf(build, "/"))).toBe(true),
    paths,
  );
  const withoutPort = (answers: [number, string][]) =>
    answers.map(([status, text]) => [status, text.replaceAll(/localhost:\d+/g, "")]);
  expect(withoutPort(damaged)).toEqual(withoutPort(whole));
  expect(whole.every(([status]) => status === 200)).toBe(true);
});

once("their files are for the Worker: a browser that works offline keeps none", () => {
  const workers = globSync("build/client/sw*.js");
  expect(workers).toHaveLength(LANGUAGES.length);
  for (const worker of workers) expect(readFileSync(worker, "utf8")).not.toMatch(/assets\/page-[a-z]{2}\b/);
});
