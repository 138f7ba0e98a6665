// Nothing that is sent with an address changes the page that strangers share, for whoever sends it or for the next (S107, S108).
import { beforeAll, describe, expect, test } from "vitest";
import { COPY_HEADER, VIEWER_HEADER } from "../../../app/domain/offline/kept-pages.ts";
import { LANGUAGE_HEADER } from "../../../app/words/languages.ts";
import { filledIn } from "../../support/addresses/paths.ts";
import { type Account, newAccount } from "../support/accounts.ts";
import { askFromElsewhere, EDGE, expectUnkept, FILES } from "../support/caching.ts";
import type { Answer } from "../support/http.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const ask = askFromElsewhere(site);
let account: Account;

beforeAll(async () => {
  account = await newAccount(site);
});

describe("S107 a kept page is one page, untouched", () => {
  const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
    ["/", ["/?_method=DELETE", "/?room=70", "/?%0d%0aX:y"]],
    ["/es", ["/es?language=fr", "/es?utm_source=a&fbclid=b"]],
    ["/de/privacy", ["/de/privacy?x=1"]],
    ["/wear/50", ["/wear/50?degrees=70", "/wear/50?utm_source=a&units=c&for=car"]],
    ["/fr/wear/10c/carrier", ["/fr/wear/10c/carrier?x=1"]],
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
  /** None of these files is about a plan. */
  const NOBODYS = { plan: "", trip: "", gifts: "", helper: "", calendar: "", own: "", bought: "" };
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
      const address = filledIn(path, NOBODYS);
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
