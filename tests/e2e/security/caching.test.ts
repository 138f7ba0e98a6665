// What every answer says to caches. The platform has one in front of the Worker, which would keep for hours what says nothing: so each
// address of the manifest is asked by every method, as a page, as data, and as a form, by a stranger and by somebody signed in, and
// whatever is refused or fails says so too. Only kept pages, pictures, and files may be public.
import { globSync, statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { VIEWER_HEADER } from "../../../app/domain/offline/kept-pages.ts";
import { sessionCookie } from "../../../app/services/auth/session-cookie.server.ts";
import { newToken } from "../../../app/services/auth/tokens.server.ts";
import { unsubscribeToken } from "../../../app/services/auth/unsubscribe-token.server.ts";
import { LANGUAGES, pathIn } from "../../../app/words/languages.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import { everyPath, type FilledIn, filledIn } from "../../support/addresses/paths.ts";
import { type Account, newAccount, newAddress } from "../support/accounts.ts";
import { askFromElsewhere, expectUnkept, FEED, FILES, KEPT_PAGES, keptAs } from "../support/caching.ts";
import { newCalendarLink } from "../support/calendar-links.ts";
import { newGiftList } from "../support/gifts.ts";
import { newHelperLink } from "../support/helpers.ts";
import type { Answer, SendOptions } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { ofTier, pickBy, TIER } from "../support/tiers.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite({ alone: true });

const LINE = {
  Upgrade: "websocket",
  Connection: "Upgrade",
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
};

let account: Account;
let ids: FilledIn;

beforeAll(async () => {
  account = await newAccount(site);
  const plan = await finishedPlan(site, account);
  const trip = await finishedTrip(site, account, { startDate: `${YEAR}-02-10`, endDate: `${YEAR}-02-16` });
  const gifts = await newGiftList(site.server, plan);
  const helper = await newHelperLink(site.server, plan);
  const calendar = await newCalendarLink(site.server, plan);
  ids = { plan, trip, gifts, helper, calendar, own: "1", bought: "1" };
});

/** Which statuses have been looked at. */
const seen = new Set<number>();

const askQuietly = askFromElsewhere(site);
async function ask(path: string, options: SendOptions = {}): Promise<Answer> {
  const answer = await askQuietly(path, options);
  seen.add(answer.status);
  return answer;
}

const EVIL = { Origin: "https://evil.example" };
const TYPES = { "Content-Type": "application/json" };
const URL_ENCODED = "application/x-www-form-urlencoded";
const REPORT = JSON.stringify({
  "csp-report": { "document-uri": "http://localhost/", "violated-directive": "img-src" },
});

/** What is sent to each address beside asking for its page. */
const SENDINGS: readonly (readonly [string, SendOptions])[] = [
  ["an empty form", { form: {} }],
  ["a script's form", { form: {}, headers: { Accept: "application/json" } }],
  ["a body of another kind", { body: "{}", headers: TYPES }],
  ["another site's form", { form: {}, headers: EVIL }],
  ...["OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"].map((method): readonly [string, SendOptions] => [
    method,
    { method },
  ]),
];

function addressOf(path: string, ending = ""): string {
  if (path === "/" && ending) return `/_${ending}`;
  return path === "/scenario-comparison"
    ? `${path}${ending}?attempt=${ids.plan}`
    : `${filledIn(path, ids)}${ending}`;
}

/** How the answer to whoever reads a path's page may be kept. */
function expected(path: string, isStranger: boolean): ReturnType<typeof keptAs> {
  if (FILES.includes(path)) return "file";
  if (path === FEED) return "own copy";
  return isStranger && KEPT_PAGES.includes(path) ? "page" : "nothing";
}

/** A form may end the session. */
const cookieFor = async (path: string) =>
  path === "/logout" ? (await newAccount(site)).cookie : account.cookie;

const PEOPLE = ["a stranger", "somebody signed in"] as const;

/**
 * The questions of this tier to an address. The sample is the page and its data as both people, and of all else that is sent there a third by
 * turns: most of it is answered at one place for all addresses.
 */
function questionsOf(path: string) {
  const all = PEOPLE.flatMap((who) => [
    ...["GET", "HEAD"].map((method) => ({
      who,
      what: method,
      options: { method },
      isRead: true,
      ending: "",
    })),
    { who, what: "data", options: {}, isRead: false, ending: ".data" },
    ...SENDINGS.map(([what, options]) => ({ who, what, options, isRead: false, ending: "" })),
  ]);
  return ofTier(
    all,
    ({ who, what }) => what === "GET" || what === "data" || pickBy(`${path} ${who} ${what}`, 3) === 0,
  );
}

/** The first tier has all that isn't asked of each address. */
const once = test.runIf(TIER === "first");

describe("every address of the manifest says what caches may keep", () => {
  test.each(everyPath())("%s", async (path) => {
    for (const { who, what, options, isRead, ending } of questionsOf(path)) {
      const isStranger = who === "a stranger";
      const from = isStranger ? {} : { cookie: await cookieFor(path) };
      const answer = await ask(addressOf(path, ending), { ...options, ...from });
      const kept = isRead ? expected(path, isStranger) : "nothing";
      expect(keptAs(answer, `${what} by ${who}`), `${what} by ${who}`).toBe(kept);
    }
  });

  once("in each language too, and beside its addresses", async () => {
    for (const language of LANGUAGES) {
      for (const path of KEPT_PAGES) {
        const address = filledIn(path, ids);
        expect(keptAs(await ask(pathIn(language, address)), language), `${language} ${path}`).toBe("page");
      }
      const manifest = await ask(pathIn(language, "/manifest.webmanifest"));
      expect(keptAs(manifest, language)).toBe("file");
    }
    const beside = [
      "/es/",
      "/es/dashboards",
      "//",
      "/%ff",
      "/a%0ab",
      "/index.html",
      "/ES",
      "/_root.data",
      "/__manifest",
    ];
    for (const path of beside) expectUnkept(await ask(path), path);
    // What is asked wrongly, moved, or too long to keep.
    const wrong = [
      "/swaddles-sleep-sacks?room=hot",
      `/swaddles-sleep-sacks?room=${"7".repeat(65)}`,
      "/plan/00000/2027-02",
    ];
    wrong.push(
      "/plan/55401/1999-01",
      "/de/plan/de/muenchen-2867714/2027-02",
      "/plan?zip=1&month=x",
      "/plan/cities?q=a",
    );
    for (const path of wrong) expectUnkept(await ask(path), path);
  });
});

/** The cookie of a session that isn't there. */
async function endedSession(): Promise<string> {
  const [cookie = ""] = (await sessionCookie({ isHttps: false }, "nobody", newToken())).split(";");
  return cookie;
}

once(
  "beside the manifest too: live lines, one-click addresses, reports, and what was sent before",
  async () => {
    const { cookie } = account;
    const own = { ...LINE, Origin: site.url };
    const ended = await endedSession();
    const live = `${ids.gifts}/live`;
    const oneClick = `/unsubscribe?token=${await unsubscribeToken(String(localVars(0).TOKEN_SECRET), newAddress())}`;
    const click = { body: "List-Unsubscribe=One-Click", headers: { ...EVIL, "Content-Type": URL_ENCODED } };
    const report = { "Content-Type": "application/csp-report" };
    const landing = await ask("/");
    const tag = { "If-None-Match": String(landing.headers.etag) };
    for (const [what, status, path, options] of [
      ["no socket", 426, "/live", { cookie }],
      ["no socket, as a form", 426, "/live", { method: "POST", cookie }],
      ["another site's socket", 403, "/live", { headers: { ...LINE, ...EVIL }, cookie }],
      ["a stranger's socket", 401, "/live", { headers: own }],
      ["a stranger's question", 401, "/live", { method: "HEAD" }],
      ["an ended session's question", 401, "/live", { method: "HEAD", cookie: ended }],
      ["an ended session's socket", 401, "/live", { headers: own, cookie: ended }],
      ["the own question", 204, "/live", { method: "HEAD", cookie }],
      ["no giver's socket", 426, live, {}],
      ["another site's giver", 403, live, { headers: { ...LINE, ...EVIL } }],
      ["a list that isn't there", 404, `/gifts/${"x".repeat(22)}/live`, { headers: own }],
      ["a click", 200, oneClick, click],
      ["a click on junk", 400, "/unsubscribe?token=junk", click],
      ["a click of another kind", 415, oneClick, { ...click, headers: { ...EVIL, ...TYPES } }],
      ["a click that is too long", 413, oneClick, { ...click, body: "x".repeat(200_000) }],
      ["a report", 204, "/csp-reports", { body: REPORT, headers: report }],
      ["a report from elsewhere", 403, "/csp-reports", { body: REPORT, headers: { ...report, ...EVIL } }],
      [
        "a report of another kind",
        415,
        "/csp-reports",
        { body: "x", headers: { "Content-Type": "text/plain" } },
      ],
      ["a report that is too long", 413, "/csp-reports", { body: "x".repeat(20_000), headers: report }],
      ["a look at reports", 405, "/csp-reports", {}],
      ["a form that is too long", 413, "/auth", { form: { email: "x".repeat(200_000) } }],
      [
        "a wrong password",
        401,
        "/auth",
        { form: { mode: "signin", from: "/", email: account.email, password: "x" } },
      ],
      ["a manager's page", 403, "/admin/links", { cookie }],
      [
        "a page for whoever made it",
        409,
        "/profile/units",
        { form: {}, cookie, headers: { [VIEWER_HEADER]: "x" } },
      ],
    ] as const satisfies readonly (readonly [string, number, string, SendOptions])[]) {
      const answer = await ask(path, options);
      expect(answer.status, what).toBe(status);
      expectUnkept(answer, what);
    }
    for (const method of ["GET", "HEAD"]) {
      const again = await ask("/", { method, headers: tag });
      expect([again.status, keptAs(again, "the landing page again")]).toEqual([304, "page"]);
    }
  },
);

once("every file of the build too", async () => {
  const inBuild = globSync("**/*", { cwd: "build/client" });
  const files = inBuild.filter((path) => statSync(`build/client/${path}`).isFile()).map((path) => `/${path}`);
  expect(files.length).toBeGreaterThan(100);
  for (const path of files) {
    const { status, headers } = await ask(path);
    // What the platform reads itself isn't served.
    if (path === "/_headers") expect(status, path).toBe(404);
    else {
      const said = path.startsWith("/assets/")
        ? /immutable$/
        : path.startsWith("/sw")
          ? /^no-cache$/
          : /^public, max-age=86400$/;
      expect([status, headers["cache-control"]], path).toEqual([200, expect.stringMatching(said)]);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
    }
  }
  expectUnkept(await ask("/assets/none.js"), "a file that isn't there");
});

once("what has to wait too", async () => {
  const client = { "CF-Connecting-IP": "203.0.113.9" };
  const ended = await endedSession();
  for (const [what, most, path, options] of [
    ["plans", 120, "/plan/55401/1999-01", { headers: client }],
    ["feeds", 120, "/calendar/x.ics", { headers: { "CF-Connecting-IP": "203.0.113.10" } }],
    ["questions at the live line", 120, "/live", { method: "HEAD", cookie: ended }],
    ["reports", 600, "/csp-reports", { body: REPORT, headers: { ...client, "Content-Type": "text/plain" } }],
  ] as const satisfies readonly (readonly [string, number, string, SendOptions])[]) {
    let answer = await ask(path, options);
    for (let sent = 1; sent <= 2 * most && answer.status !== 429; sent++) answer = await ask(path, options);
    expect(answer.status, what).toBe(429);
    expectUnkept(answer, what);
    expectUnkept(await ask(`${path}.data`, options), what);
  }
});

// Last, because tables are away meanwhile.
once("faults say so too, and afterwards everything is as before", async () => {
  const { cookie } = account;
  const own = { ...LINE, Origin: site.url };
  const oneClick = `/unsubscribe?token=${await unsubscribeToken(String(localVars(0).TOKEN_SECRET), newAddress())}`;
  const tables = [
    "helper_links",
    "calendar_links",
    "sessions",
    "climate_normals",
    "affiliate_links",
    "gift_lists",
    "users",
    "users_profile",
    "mail_preferences",
  ];
  await site.server.restart();
  for (const table of tables) await site.server.ask(`alter table ${table} rename to ${table}_gone`);
  const answers: [string, Answer][] = [];
  for (const [what, path, options] of [
    ["a plan of one's own", `/dashboards/${ids.plan}/0-3m`, { cookie }],
    ["its data", `/dashboards/${ids.plan}/0-3m.data`, { cookie }],
    ["a form", "/profile/units", { cookie, form: { units: "c" } }],
    [
      "a script's form",
      "/profile/units",
      { cookie, form: { units: "c" }, headers: { Accept: "application/json" } },
    ],
    ["the sign-in", "/auth", { form: { mode: "signin", from: "/", email: account.email, password: "x" } }],
    ["an instant plan", filledIn("/plan/:place/:month", ids), {}],
    ["its picture", filledIn("/plan/:place/:month/picture.png", ids), {}],
    ["the guide", "/swaddles-sleep-sacks", {}],
    ["a gift list", ids.gifts, {}],
    ["a helper's page", ids.helper, {}],
    ["a calendar's feed", ids.calendar, {}],
    ["a gift list's line", `${ids.gifts}/live`, { headers: own }],
    ["the live line's answer", "/live", { method: "HEAD", cookie }],
    ["the live line", "/live", { headers: own, cookie }],
    [
      "a click",
      oneClick,
      { body: "List-Unsubscribe=One-Click", headers: { ...EVIL, "Content-Type": URL_ENCODED } },
    ],
    ["health", "/healthz", {}],
  ] as const satisfies readonly (readonly [string, string, SendOptions])[])
    answers.push([what, await ask(path, options)]);
  for (const table of tables) await site.server.ask(`alter table ${table}_gone rename to ${table}`);
  for (const [what, answer] of answers) {
    if (what !== "health") expect([500, 503], `${what}: ${answer.status}`).toContain(answer.status);
    expectUnkept(answer, what);
  }
  expect(keptAs(await ask("/swaddles-sleep-sacks"), "the guide")).toBe("page");
  expect(keptAs(await ask(filledIn("/plan/:place/:month", ids)), "a plan")).toBe("page");
});

once("all of that has looked at every kind of answer", () => {
  for (const status of [
    200, 204, 301, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 426, 429, 500, 503,
  ])
    expect(seen, String(status)).toContain(status);
});
