// What every answer says to caches. The platform has one in front of the Worker, which would keep for hours what says nothing: so each
// address of the manifest is asked by every method, as a page, as data, and as a form, by a stranger and by somebody signed in, and
// whatever is refused or fails says so too. Only kept pages, pictures, and files may be public (S107, S108).
import { globSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_HEADER, LANGUAGES, pathIn } from "../../../app/language/languages.ts";
import { EDGE_HEADER } from "../../../app/services/public-pages.server.ts";
import { DECISIONS, everyPath, type FilledIn, filledIn } from "../../support/route-decisions.ts";
import { type Account, newAccount } from "../support/accounts.ts";
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
const LINE = { Upgrade: "websocket", Connection: "Upgrade", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "eA==" };

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

describe("every address of the manifest says what caches may keep", () => {
  test.each(everyPath())("%s", async (path) => {
    const address = path === "/scenario-comparison" ? `${path}?attempt=${ids.plan}` : filledIn(path, ids);
    const [pathname = "", query = ""] = address.split(/(?=\?)/);
    const ofScript = `${pathname === "/" ? "/_" : pathname}.data${query}`;
    for (const who of ["a stranger", "somebody signed in"] as const) {
      const isStranger = who === "a stranger";
      const cookie = isStranger ? undefined : await cookieFor(path);
      const kept = KEPT_PAGES.includes(path) && isStranger ? "page" : FILES.includes(path) ? "file" : "nothing";
      for (const method of ["GET", "HEAD"]) {
        const answer = await ask(address, { method, cookie });
        expect(keptAs(answer, `${method} by ${who}`), `${method} by ${who}`).toBe(kept);
      }
      for (const [what, options] of [
        ["data", {}],
        ["an empty form", { form: {} }],
        ["a script's form", { form: {}, headers: { Accept: "application/json" } }],
        ["a body of another kind", { body: "{}", headers: TYPES }],
        ["another site's form", { form: {}, headers: EVIL }],
      ] as const satisfies readonly (readonly [string, SendOptions])[]) {
        const answer = await ask(what === "data" ? ofScript : address, { ...options, cookie: cookie ?? "" });
        expectUnkept(answer, `${what} by ${who}`);
      }
    }
    for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND"])
      expectUnkept(await ask(address, { method }), method);
  });

  /** A form may end the session. */
  const cookieFor = async (path: string) => (path === "/logout" ? (await newAccount(site)).cookie : account.cookie);

  test("in each language too, and beside its addresses", async () => {
    for (const language of LANGUAGES) {
      for (const path of KEPT_PAGES) {
        const address = filledIn(path, ids);
        expect(keptAs(await ask(pathIn(language, address)), language), `${language} ${path}`).toBe("page");
      }
      const manifest = await ask(pathIn(language, "/manifest.webmanifest"));
      expect(keptAs(manifest, language)).toBe("file");
    }
    const beside = ["/es/", "/es/dashboards", "//", "/%ff", "/a%0ab", "/index.html", "/ES", "/_root.data", "/__manifest"];
    for (const path of beside) expectUnkept(await ask(path), path);
    // What is asked wrongly, moved, or too long to keep.
    const wrong = ["/swaddles-sleep-sacks?room=hot", `/swaddles-sleep-sacks?room=${"7".repeat(65)}`, "/plan/00000/2027-02"];
    wrong.push("/plan/55401/1999-01", "/de/plan/de/muenchen-2867714/2027-02", "/plan?zip=1&month=x", "/plan/cities?q=a");
    for (const path of wrong) expectUnkept(await ask(path), path);
  });
});
