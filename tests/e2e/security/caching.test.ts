// What every answer says to caches. The platform has one in front of the Worker, which would keep for hours what says nothing: so each
// address of the manifest is asked by every method, as a page, as data, and as a form, by a stranger and by somebody signed in, and
// whatever is refused or fails says so too. Only kept pages, pictures, and files may be public (S107, S108).
import { globSync, statSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { COPY_HEADER, VIEWER_HEADER } from "../../../app/domain/offline/kept-pages.ts";
import { LANGUAGE_HEADER, LANGUAGES, pathIn } from "../../../app/language/languages.ts";
import { sessionCookie } from "../../../app/services/auth/session-cookie.server.ts";
import { newToken } from "../../../app/services/auth/tokens.server.ts";
import { unsubscribeToken } from "../../../app/services/auth/unsubscribe-token.server.ts";
import { EDGE_HEADER } from "../../../app/services/public-pages.server.ts";
import { localVars } from "../../../scripts/local-vars.ts";
import { everyPath, type FilledIn, filledIn } from "../../support/route-decisions.ts";
import { type Account, newAccount, newAddress } from "../support/accounts.ts";
import { newGiftList } from "../support/gifts.ts";
import { type Answer, type SendOptions, send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { finishedTrip, YEAR } from "../support/trips.ts";

const site = startSite({ alone: true });

const EDGE = EDGE_HEADER.toLowerCase();
/** Asked for each time by browsers, and kept by the platform. */
const KEPT_PAGES = [
  "/",
  "/swaddles-sleep-sacks",
  "/privacy",
  "/terms",
  "/plan/:place/:month",
  "/plan/:country/:place/:month",
];
/** The same for everyone, whoever asks. */
const FILES = [
  "/sitemap.xml",
  "/sitemap/:part",
  "/robots.txt",
  "/manifest.webmanifest",
  "/plan/:place/:month/picture.png",
  "/plan/:country/:place/:month/picture.png",
];
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
  ids = { plan, trip, gifts: await newGiftList(site.server, plan), own: "1", bought: "1" };
});

/** Everyone sits elsewhere, so that nobody is told to wait. */
let asked = 0;
function ask(path: string, options: SendOptions = {}): Promise<Answer> {
  const client = { "CF-Connecting-IP": `10.1.${Math.floor(asked / 250) % 250}.${asked++ % 250}` };
  return send(`${site.url}${path}`, { ...options, headers: { ...client, ...options.headers } });
}

/** Which statuses have been looked at. */
const seen = new Set<number>();

/** How an answer may be kept: by nobody; as a file; or as a page, by the platform alone. Fails if it doesn't say. */
function keptAs({ status, headers }: Answer, what: string): "nothing" | "file" | "page" {
  seen.add(status);
  const said = String(headers["cache-control"] ?? "nothing said");
  const edge = headers[EDGE];
  if (edge === undefined && /(?:^|, )no-store$/.test(said)) return "nothing";
  expect([200, 304], what).toContain(status);
  expect(headers["set-cookie"], what).toBeUndefined();
  if (edge === undefined) {
    expect(said, what).toMatch(/^public, max-age=(?:86400|604800|31536000, immutable)$/);
    return "file";
  }
  expect(edge, what).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
  expect([said, headers.vary], what).toEqual(["public, max-age=0, must-revalidate", "Cookie"]);
  return "page";
}

function expectUnkept(answer: Answer, what: string): void {
  expect(keptAs(answer, `${what} ${answer.status} ${answer.headers["cache-control"]}`), what).toBe("nothing");
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
  return isStranger && KEPT_PAGES.includes(path) ? "page" : "nothing";
}

/** A form may end the session. */
const cookieFor = async (path: string) =>
  path === "/logout" ? (await newAccount(site)).cookie : account.cookie;

describe("every address of the manifest says what caches may keep", () => {
  test.each(everyPath())("%s", async (path) => {
    for (const who of ["a stranger", "somebody signed in"]) {
      const isStranger = who === "a stranger";
      const from = isStranger ? {} : { cookie: await cookieFor(path) };
      for (const method of ["GET", "HEAD"]) {
        const answer = await ask(addressOf(path), { method, ...from });
        expect(keptAs(answer, `${method} by ${who}`), `${method} by ${who}`).toBe(expected(path, isStranger));
      }
      expectUnkept(await ask(addressOf(path, ".data"), from), `data for ${who}`);
      for (const [what, options] of SENDINGS)
        expectUnkept(await ask(addressOf(path), { ...options, ...from }), `${what} by ${who}`);
    }
  });

  test("in each language too, and beside its addresses", async () => {
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

test("beside the manifest too: live lines, one-click addresses, reports, and what was sent before", async () => {
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
});

test("every file of the build too", async () => {
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

test("what has to wait too", async () => {
  const client = { "CF-Connecting-IP": "203.0.113.9" };
  const ended = await endedSession();
  for (const [what, most, path, options] of [
    ["plans", 120, "/plan/55401/1999-01", { headers: client }],
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

describe("S107 a kept page is one page, untouched", () => {
  const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
    ["/", ["/?_method=DELETE", "/?room=70", "/?%0d%0aX:y"]],
    ["/es", ["/es?language=fr", "/es?utm_source=a&fbclid=b"]],
    ["/de/privacy", ["/de/privacy?x=1"]],
    [
      "/swaddles-sleep-sacks?room=70&unit=f",
      [
        "/swaddles-sleep-sacks?unit=f&room=70",
        "/swaddles-sleep-sacks?room=70&x=y&unit=f&room=20&unit=c",
        "/swaddles-sleep-sacks?%72oom=70&unit=%66",
      ],
    ],
    [
      "/plan/55401/MONTH?size=3-6m&laundry=daily",
      [
        "/plan/55401/MONTH?laundry=daily&size=3-6m",
        "/plan/55401/MONTH?size=3-6m&laundry=daily&size=6-9m&token=x",
        "/plan/55401/MONTH?fit=junk&units=furlongs&size=3-6m&laundry=daily",
      ],
    ],
  ];
  /** A month ahead. */
  const MONTH = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
  const POISONS: readonly Record<string, string>[] = [
    { Host: "evil.example" },
    {
      "X-Forwarded-Host": "evil.example",
      "X-Host": "evil.example",
      Forwarded: "host=evil.example;proto=http",
    },
    { "X-Forwarded-Proto": "http", "X-Forwarded-Scheme": "nothttps", "X-Forwarded-Port": "81" },
    { "X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.7", "CF-IPCountry": "DE" },
    { "X-Original-URL": "/admin/links", "X-Rewrite-URL": "/admin/links" },
    { "X-HTTP-Method-Override": "DELETE", "X-HTTP-Method": "POST", "X-Method-Override": "PUT" },
    { "Accept-Language": "fr", [LANGUAGE_HEADER]: "fr" },
    { Accept: "application/json", "User-Agent": "<script>", "Save-Data": "on", "Sec-GPC": "1" },
    { Origin: "https://evil.example", Referer: "https://evil.example/", "Sec-Fetch-Site": "cross-site" },
    { [VIEWER_HEADER]: "x", [COPY_HEADER]: "1", Range: "bytes=0-3", "Cache-Control": "no-cache" },
    { Cookie: "wrote=x.y.z" },
  ];

  const facts = ({ status, headers, text }: Answer) => ({
    status,
    text,
    ...Object.fromEntries(
      [
        "etag",
        "cache-control",
        "vary",
        "content-type",
        "content-security-policy",
        "set-cookie",
        "location",
      ].map((name) => [name, headers[name]]),
    ),
  });
  const asToday = (address: string) => address.replace("MONTH", MONTH);
  const clean = new Map<string, ReturnType<typeof facts>>();

  beforeAll(async () => {
    for (const [address] of ADDRESSES) clean.set(address, facts(await ask(asToday(address))));
    // Whoever comes first makes the page that is kept: here everyone comes with everything that could spoil it.
    await site.server.restart();
    const all = Object.assign({}, ...POISONS);
    for (const [address] of ADDRESSES) await ask(asToday(address), { headers: all });
  });

  test.each(ADDRESSES)("S107 %s", async (address, spellings) => {
    const page = clean.get(address);
    expect(page?.status).toBe(200);
    const expectUntouched = async (what: unknown, path: string, headers: Record<string, string> = {}) =>
      expect(facts(await ask(asToday(path), { headers })), JSON.stringify(what)).toEqual(page);
    await expectUntouched("what the first one has left", address);
    for (const poison of POISONS) {
      await expectUntouched(poison, address, poison);
      await expectUntouched("afterwards", address);
    }
    for (const spelling of spellings) await expectUntouched(spelling, spelling);
    // Those get an answer of their own, which is nobody else's.
    for (const headers of [
      { Cookie: `${account.cookie}; wrote=x` },
      { Cookie: "language=fr" },
      { Cookie: "session=nobody.x; flash=x" },
      { Authorization: "Basic eA==" },
    ]) {
      expectUnkept(await ask(asToday(address), { headers }), JSON.stringify(headers));
      await expectUntouched("afterwards", address);
    }
    for (const method of ["POST", "PUT", "DELETE"]) {
      const override = { "X-HTTP-Method-Override": "GET", "X-HTTP-Method": "GET" };
      expectUnkept(await ask(asToday(address), { method, headers: override }), method);
      await expectUntouched("afterwards", address);
    }
  });

  test("S107 files are the same too", async () => {
    for (const path of FILES) {
      const address = filledIn(path, ids);
      const { status, text, headers } = await ask(address);
      for (const poison of [...POISONS, { Cookie: `${account.cookie}; language=de` }]) {
        const answer = await ask(address, { headers: poison });
        const what = `${path} ${JSON.stringify(poison)}`;
        expect([answer.status, answer.text, answer.headers["cache-control"]], what).toEqual([
          status,
          text,
          headers["cache-control"],
        ]);
        expect([answer.headers["set-cookie"], answer.headers[VIEWER_HEADER.toLowerCase()]], what).toEqual([
          undefined,
          undefined,
        ]);
      }
    }
  });
});

describe("S108 the cookie of a reader's own writes alone", () => {
  test("leaves a stranger a stranger, and the platform keeps no copy for its value", async () => {
    const [plain, own] = [await ask("/"), await ask("/", { cookie: "wrote=x.y.z" })];
    expect([own.status, own.text, own.headers.etag]).toEqual([plain.status, plain.text, plain.headers.etag]);
    expect([plain.headers[EDGE], own.headers[EDGE]]).toEqual([
      "public, max-age=300, stale-while-revalidate=86400",
      "no-store",
    ]);
    for (const path of ["/dashboards", "/profile", "/live"]) {
      const [one, other] = [await ask(path), await ask(path, { cookie: "wrote=x.y.z" })];
      expect([other.status, other.headers.location]).toEqual([one.status, one.headers.location]);
    }
  });
});

// Last, because tables are away meanwhile.
test("faults say so too, and afterwards everything is as before", async () => {
  const { cookie } = account;
  const own = { ...LINE, Origin: site.url };
  const oneClick = `/unsubscribe?token=${await unsubscribeToken(String(localVars(0).TOKEN_SECRET), newAddress())}`;
  const tables = [
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

test("all of that has looked at every kind of answer", () => {
  for (const status of [
    200, 204, 301, 302, 303, 304, 400, 401, 403, 404, 405, 409, 413, 415, 426, 429, 500, 503,
  ])
    expect(seen, String(status)).toContain(status);
});
