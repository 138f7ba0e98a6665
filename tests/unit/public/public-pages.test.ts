// What is cached of a public page, and who gets the cached copy.
import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isStranger } from "../../../app/services/kept-page.server.ts";
import { publicAddress, publicPages } from "../../../app/services/public-pages.server.ts";
import type { ReadFile } from "../../../app/services/whole-page.server.ts";

const ORIGIN = "https://layette.example";
const SAME = new Map([
  ["/", []],
  ["/swaddles-sleep-sacks", ["room", "unit"]],
  ["/privacy", []],
  ["/terms", []],
]);
const PAGE = "<!DOCTYPE html><h1>Layette</h1>";
const EDGE_HEADER = "Cloudflare-CDN-Cache-Control";
const FOR_A_DAY = "public, max-age=300, stale-while-revalidate=86400";

function page(body = PAGE, init: ResponseInit = {}): Response {
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-store" };
  return new Response(body, { ...init, headers: { ...headers, ...init.headers } });
}

const noFiles = () => Promise.reject(new Error("There are no files"));

/** A cache that records its renderings and their requests. */
function cacheOf(answer: () => Response = page, readFile: ReadFile = noFiles) {
  const rendered: Request[] = [];
  const pages = publicPages({ origin: ORIGIN }, "build-1", { same: SAME, readFile });
  const ask = (path: string, init: RequestInit = {}, { origin = ORIGIN, now = 0 } = {}) =>
    pages.answer(new Request(`${origin}${path}`, init), now, async (request) => {
      rendered.push(request);
      return answer();
    });
  return { ask, rendered };
}

describe("a public page", () => {
  it("is rendered once for all strangers, whatever host, query or headers they send", async () => {
    const { ask, rendered } = cacheOf();
    const headers = { "User-Agent": "evil", "X-Forwarded-Host": "evil.example" };
    const answers = [
      await ask("/?utm=1", { headers }, { origin: "https://evil.example" }),
      await ask("/"),
      await ask("/?a=b&a=c#x"),
    ];
    for (const answer of answers) expect(await answer?.text()).toBe(PAGE);
    expect(rendered.map(({ url }) => url)).toEqual([`${ORIGIN}/`]);
    expect([...(rendered[0]?.headers ?? [])]).toEqual([]);
  });

  it.each([
    ["a session", { headers: { Cookie: "__Host-session=u.t" } }],
    ["any other cookie", { headers: { Cookie: "flash=x" } }],
    ["credentials", { headers: { Authorization: "Basic eA==" } }],
    ["a form", { method: "POST", body: "a=b" }],
  ])("is neither given to nor made from a request with %s", async (_, init) => {
    const { ask, rendered } = cacheOf();
    await ask("/");
    expect(await ask("/", init)).toBeNull();
    expect(rendered).toHaveLength(1);
  });

  it.each(["/auth", "/_root.data", "//", "/index", "/__proto__", "/constructor"])("is not at %s", (path) => {
    expect(publicAddress(new Request(`${ORIGIN}${path}`), ORIGIN, SAME)).toBeNull();
  });

  it.each([
    ["a cookie", () => page(PAGE, { headers: { "Set-Cookie": "a=b" } })],
    ["an error", () => page(PAGE, { status: 500 })],
    ["a redirect", () => new Response(null, { status: 301, headers: { Location: "/auth" } })],
    ["a script", () => page(`${PAGE}<script nonce="x">1</script>`)],
    ["something that is no page", () => Response.json({})],
  ])(
    "whose answer has %s is worked out once for each who asks, handed out as it is, and not kept",
    async (_, answer) => {
      const { ask, rendered } = cacheOf(answer);
      const [first, head] = [await ask("/"), await ask("/", { method: "HEAD" })];
      expect(rendered).toHaveLength(2);
      expect([first?.status, await first?.text()]).toEqual([answer().status, await answer().text()]);
      expect([...(first?.headers ?? [])]).toEqual([...answer().headers]);
      expect(first?.headers.has(EDGE_HEADER)).toBe(false);
      expect([head?.status, await head?.text()]).toEqual([answer().status, ""]);
    },
  );

  it("carries no nonce", async () => {
    const answer = await cacheOf(() => page('<link nonce="aB+/0w==" rel="icon"><p>nonce="x"</p>')).ask("/");
    expect(await answer?.text()).toBe('<link rel="icon"><p>nonce="x"</p>');
  });

  it("may run no script and is asked for again by every browser", async () => {
    const answer = await cacheOf().ask("/");
    expect(answer?.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(answer?.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(answer?.headers.get("Vary")).toBe("Cookie");
    expect(answer?.headers.has("Set-Cookie")).toBe(false);
  });

  it("is not sent to a browser that has it", async () => {
    const { ask } = cacheOf();
    const etag = (await ask("/"))?.headers.get("ETag") ?? "";
    const again = await ask("/", { headers: { "If-None-Match": `"other", W/${etag}` } });
    expect([again?.status, await again?.text()]).toEqual([304, ""]);
    expect((await ask("/", { headers: { "If-None-Match": '"other"' } }))?.status).toBe(200);
  });

  it("answers HEAD with its headers alone", async () => {
    const { ask, rendered } = cacheOf();
    const head = await ask("/", { method: "HEAD" });
    expect([head?.status, await head?.text()]).toEqual([200, ""]);
    expect(head?.headers.get("Content-Length")).toBe(String(PAGE.length));
    expect(await (await ask("/"))?.text()).toBe(PAGE);
    expect(rendered.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("is rendered anew after five minutes", async () => {
    const { ask, rendered } = cacheOf();
    for (const now of [0, 299_999, 300_000]) await ask("/", {}, { now });
    expect(rendered).toHaveLength(2);
  });
});

describe("S96 an outfit among the public pages", () => {
  it("is rendered once, from its one address, whatever else was asked with it", async () => {
    const { ask, rendered } = cacheOf();
    for (const path of ["/wear/50", "/wear/50?utm=1", "/wear/50?degrees=70&units=c", "/de/wear/10c/car?x=y"])
      expect(await (await ask(path))?.text()).toBe(PAGE);
    expect(rendered.map(({ url }) => url)).toEqual([`${ORIGIN}/wear/50`, `${ORIGIN}/de/wear/10c/car`]);
  });

  it.each([
    "/wear/50F",
    "/wear/050",
    "/wear/50/stroller",
    "/wear/-41",
    "/wear/1e2",
    "/wear/%D9%A5%D9%A0",
    "/wear/50/",
    "/wear/50/night",
    "/wear/find",
  ])("isn't kept at %s", async (path) => {
    const { ask, rendered } = cacheOf();
    expect(await ask(path)).toBeNull();
    expect(rendered).toEqual([]);
  });

  it("pushes out no other page, however many are asked for", async () => {
    const { ask, rendered } = cacheOf();
    await ask("/");
    await ask("/plan/55401/2027-02");
    for (let degrees = -40; degrees <= 115; degrees += 1) await ask(`/wear/${degrees}`);
    expect(rendered).toHaveLength(158);
    await ask("/");
    await ask("/plan/55401/2027-02");
    await ask("/wear/115");
    expect(rendered).toHaveLength(158);
    await ask("/wear/-40");
    expect(rendered).toHaveLength(159);
  });

  /** An address without a page, of another spelling, or with a page's spelling and parameters. */
  function noise(index: number): string {
    const degrees = index % 100;
    const made = [
      `/wear/${degrees}?utm_source=${index}&degrees=${index}`,
      `/wear/${degrees}?${"x".repeat(index % 500)}`,
      `/wear/${degrees}F?n=${index}`,
      `/wear/0${degrees}`.slice(0, 9),
      `/wear/${degrees}/stroller?n=${index}`,
      `/wear/${degrees}/night`,
      `/wear/${degrees}/Carrier`,
      `/wear/${degrees}/carrier/${index}`,
      `/wear/${degrees}//?n=${index}`,
      `/wear/${degrees};n=${index}`,
      `/wear/${degrees}%00`,
      `/wear/${degrees}.${index}`,
      `/wear/${index + 116}`,
      `/wear/-${index + 41}`,
      `/wear/${degrees}e${index}`,
      `/wear/${encodeURIComponent("٥٠")}${index}`,
      `/wear/n${index}`,
      `/WEAR/${degrees}?n=${index}`,
      `/xx/wear/${degrees}?n=${index}`,
      `/wear/find?degrees=${index}`,
    ];
    return made[index % made.length] ?? "";
  }

  it("grows by none of ten thousand addresses of noise, and none pushes a page out", async () => {
    const { ask, rendered } = cacheOf();
    const full = Array.from({ length: 100 }, (_, degrees) => `/wear/${degrees}`);
    for (const path of full) await ask(path);
    let answered = 0;
    for (let index = 0; index < 10_000; index += 1) if (await ask(noise(index))) answered += 1;
    for (const path of full) await ask(path);
    expect(rendered).toHaveLength(full.length);
    // Parameters alone change nothing, so that such an address gets the kept page.
    expect(answered).toBe(1000);
  });
});

describe("an instant plan among the public pages", () => {
  const PLAN = "/plan/55401/2027-02";

  it("is rendered once, from its one address, whatever else was asked with it", async () => {
    const { ask, rendered } = cacheOf();
    await ask(`${PLAN}?utm=1&size=huge`, { headers: { "X-Forwarded-Host": "evil.example" } });
    await ask(`${PLAN}?laundry=every_2_3_days`);
    await ask(`${PLAN}?laundry=daily&size=3-6m`, {}, { origin: "https://evil.example" });
    await ask(`${PLAN}?size=3-6m&x=y&laundry=daily`);
    expect(rendered.map(({ url }) => url)).toEqual([
      `${ORIGIN}${PLAN}`,
      `${ORIGIN}${PLAN}?size=3-6m&laundry=daily`,
    ]);
    expect(rendered.flatMap(({ headers }) => [...headers])).toEqual([]);
  });

  it("is neither given to nor made from a request with a cookie", async () => {
    const { ask, rendered } = cacheOf();
    expect(await ask(PLAN, { headers: { Cookie: "__Host-session=u.t" } })).toBeNull();
    expect(rendered).toEqual([]);
  });

  it.each([301, 400, 404, 429, 500, 503])(
    "S65 hands out a %i as it is, once rendered and never kept",
    async (status) => {
      const { ask, rendered } = cacheOf(() => page("no", { status }));
      const answers = [await ask(PLAN), await ask(PLAN)];
      expect(answers.map((answer) => answer?.status)).toEqual([status, status]);
      expect(answers[0]?.headers.get("Cache-Control")).toBe("private, no-store");
      expect(rendered).toHaveLength(2);
    },
  );

  it("S65 never pushes out the other pages, and its own make room for each other", async () => {
    const { ask, rendered } = cacheOf();
    await ask("/");
    await ask(PLAN);
    for (let zip = 10_000; zip < 10_149; zip++) await ask(`/plan/${zip}/2027-02`);
    await ask("/");
    await ask(PLAN);
    expect(rendered).toHaveLength(151);
    // The first plan was just requested again; the next one wasn't.
    await ask("/plan/10149/2027-02");
    await ask(PLAN);
    expect(rendered).toHaveLength(152);
    await ask("/plan/10000/2027-02");
    expect(rendered).toHaveLength(153);
  });
});

describe("S33 the scripts of a kept page", () => {
  const FILE = '<script type="module" src="/assets/plan-page-Ab_1.js"></script>';

  it("and its styles are named by their hash where they stand in the document", async () => {
    const files: Readonly<Record<string, string>> = {
      "/assets/plan-page-Ab_1.js": "print();",
      "/assets/styles-A1.parts.json": '[[[],[],"h1{color:red}"]]',
    };
    const html = `<link rel="stylesheet" href="/assets/styles-A1.css" data-precedence="page"/>${PAGE}${FILE}`;
    const kept = await cacheOf(
      () => page(html),
      async (path) => files[path] ?? "",
    ).ask("/");
    expect(await kept?.text()).toBe(
      `<style>h1{color:red}</style>${PAGE}<script type="module">print();</script>`,
    );
    const policy = kept?.headers.get("Content-Security-Policy") ?? "";
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`script-src ${hash("print();")};`);
    expect(policy).toContain(`style-src 'self' ${hash("h1{color:red}")};`);
  });

  it("are files of ours, which its policy names and nothing else", async () => {
    const kept = await cacheOf(() => page(`${PAGE}${FILE.replace("></", ' nonce="aB+/0w=="></')}`)).ask("/");
    expect(await kept?.text()).toBe(`${PAGE}${FILE}`);
    const policy = kept?.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain(`script-src ${ORIGIN}/assets/plan-page-Ab_1.js;`);
    expect(policy).not.toMatch(/script-src[^;]*('self'|nonce|unsafe|strict-dynamic)/);
  });

  it.each([
    '<script type="module" src="https://evil.example/assets/a.js"></script>',
    '<script type="module" src="//evil.example/assets/a.js"></script>',
    '<script type="module" src="/images/a.js"></script>',
    '<script type="module" src="/assets/../a.js"></script>',
    '<script type="module" src="/assets/a.js">alert(1)</script>',
    "<SCRIPT>alert(1)</SCRIPT>",
  ])("keep the page from being kept where they are %s", async (script) => {
    const { ask, rendered } = cacheOf(() => page(`${PAGE}${FILE}${script}`));
    expect(await (await ask("/"))?.text()).toBe(`${PAGE}${FILE}${script}`);
    await ask("/");
    expect(rendered).toHaveLength(2);
  });
});

describe("S107 one page, whatever is sent with its address", () => {
  const GUIDE = "/swaddles-sleep-sacks?room=70&unit=f";
  const PLAN = "/plan/55401/2027-02?size=3-6m&laundry=daily";

  const HEADERS: readonly Record<string, string>[] = [
    ...["X-Forwarded-Host", "X-Host", "X-Forwarded-Server", "X-Original-Host"].map((name) => ({
      [name]: "evil.example",
    })),
    { Forwarded: "host=evil.example;proto=http" },
    { "X-Forwarded-Proto": "http", "X-Forwarded-Scheme": "nothttps", "X-Forwarded-Port": "81" },
    { "X-Forwarded-For": "203.0.113.7", "CF-Connecting-IP": "203.0.113.7", "CF-IPCountry": "DE" },
    { "X-Original-URL": "/admin/links", "X-Rewrite-URL": "/admin/links" },
    ...["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"].map((name) => ({ [name]: "POST" })),
    { "Accept-Language": "fr", "Layette-Language": "fr" },
    { Accept: "application/json", "Accept-Encoding": "identity", "User-Agent": "<script>" },
    {
      Range: "bytes=0-3",
      "Save-Data": "on",
      Origin: "https://evil.example",
      Referer: "https://evil.example",
    },
    { Cookie: "wrote=x" },
  ];

  const ADDRESSES: readonly (readonly [string, readonly string[]])[] = [
    ["/", ["/?", "/?room=70", "/?_method=DELETE", "/?utm_source=a&fbclid=b", "/?__proto__=x", "/?%0d%0aX:y"]],
    [
      GUIDE,
      [
        "/swaddles-sleep-sacks?unit=f&room=70",
        "/swaddles-sleep-sacks?x=1&unit=f&x=2&room=70",
        "/swaddles-sleep-sacks?room=70&unit=f&room=20&unit=c",
        "/swaddles-sleep-sacks?%72oom=70&unit=%66",
      ],
    ],
    [
      PLAN,
      [
        "/plan/55401/2027-02?laundry=daily&size=3-6m",
        "/plan/55401/2027-02?size=3-6m&laundry=daily&size=6-9m",
        "/plan/55401/2027-02?fit=junk&size=3-6m&units=furlongs&laundry=daily&token=x",
      ],
    ],
  ];

  it.each(ADDRESSES)("%s", async (path, spellings) => {
    const { ask, rendered } = cacheOf(() => page(`${PAGE}${path}`));
    const told = async (answer: Response | null) => [await answer?.text(), answer?.headers.get("ETag")];
    const clean = await told(await ask(path));
    for (const headers of HEADERS) {
      const poisoned = cacheOf(() => page(`${PAGE}${path}`));
      // It comes first and fills the cache, and then it meets a page that is there.
      for (const each of [poisoned, { ask, rendered }]) {
        expect(await told(await each.ask(path, { headers }, { origin: "https://evil.example" }))).toEqual(
          clean,
        );
        expect(await told(await each.ask(path))).toEqual(clean);
        expect(each.rendered.map(({ url, method }) => [method, url])).toEqual([["GET", `${ORIGIN}${path}`]]);
        expect([...(each.rendered[0]?.headers ?? [])]).toEqual([]);
      }
    }
    for (const spelling of spellings) expect(await told(await ask(spelling)), spelling).toEqual(clean);
    expect(rendered).toHaveLength(1);
  });

  it("another method is none of its readers, whatever it says to be", async () => {
    const { ask, rendered } = cacheOf();
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      expect(await ask("/", { method, headers: { "X-HTTP-Method-Override": "GET" } }), method).toBeNull();
    }
    expect(rendered).toEqual([]);
  });
});

describe("S108 the cookie of a reader's own writes", () => {
  it.each([
    ["", true],
    ["wrote=", true],
    ["wrote=a.b.c", true],
    ["__Host-wrote=a.b.c", true],
    [" __Host-wrote=a ;; wrote=b; ", true],
    ["wrote=a; session=u.t", false],
    ["__Host-session=u.t; __Host-wrote=a", false],
    ["wrote-session=u.t", false],
    ["__Host-wrotes=u.t", false],
    ["x=wrote=", false],
    ["session=wrote", false],
    ["Wrote=a", false],
  ])("%j: a stranger still? %j", (cookie, still) => {
    expect(isStranger(new Request(ORIGIN, { headers: { Cookie: cookie } }))).toBe(still);
  });

  it("doesn't speak for credentials", () => {
    const headers = { Cookie: "__Host-wrote=a", Authorization: "Basic eA==" };
    expect(isStranger(new Request(ORIGIN, { headers }))).toBe(false);
  });

  it("gets the page of strangers and makes one for them, and no cache keeps a copy for its value", async () => {
    const { ask, rendered } = cacheOf();
    const own = await ask("/", { headers: { Cookie: "__Host-wrote=a.b.c" } });
    const other = await ask("/");
    const told = (answer: Response | null) =>
      ["ETag", "Cache-Control", "Vary", "Content-Security-Policy"].map((name) => answer?.headers.get(name));
    expect(told(own)).toEqual(told(other));
    expect(await own?.text()).toBe(await other?.text());
    expect(own?.headers.get(EDGE_HEADER)).toBe("no-store");
    expect(other?.headers.get(EDGE_HEADER)).toBe(FOR_A_DAY);
    expect(rendered).toHaveLength(1);
  });
});

describe("the platform's cache", () => {
  it("keeps a page for five minutes and may show it for a day, with its tag and without its text", async () => {
    const { ask } = cacheOf();
    const first = await ask("/");
    const etag = first?.headers.get("ETag") ?? "";
    const all = [
      first,
      await ask("/?utm_source=a"),
      await ask("/", { method: "HEAD" }),
      await ask("/", { headers: { "If-None-Match": etag } }),
      await ask("/plan/55401/1970-02"),
    ];
    expect(all.map((answer) => answer?.status)).toEqual([200, 200, 200, 304, 200]);
    for (const answer of all) expect(answer?.headers.get(EDGE_HEADER)).toBe(FOR_A_DAY);
  });

  it("keeps a plan that names days no longer than its day, and so does the memory", async () => {
    const { ask, rendered } = cacheOf();
    const at = (time: string) => ({ now: Date.parse(`2027-02-10T${time}Z`) });
    const edgeAt = async (time: string, path = "/plan/55401/2027-02") =>
      (await ask(path, {}, at(time)))?.headers.get(EDGE_HEADER);
    expect(await edgeAt("12:00:00")).toBe("public, max-age=300, stale-while-revalidate=42900");
    expect(await edgeAt("23:58:20")).toBe("public, max-age=100, stale-while-revalidate=0");
    expect(await edgeAt("23:59:59.999")).toBe("public, max-age=0, stale-while-revalidate=0");
    expect(await edgeAt("23:58:20", "/plan/55401/2027-03")).toBe(FOR_A_DAY);
    expect(await edgeAt("23:58:20", "/")).toBe(FOR_A_DAY);
    rendered.length = 0;
    await ask("/plan/55401/2027-02", {}, { now: Date.parse("2027-02-11T00:00:00Z") });
    await ask("/plan/55401/2027-03", {}, { now: Date.parse("2027-02-11T00:00:00Z") });
    expect(rendered.map(({ url }) => url)).toEqual([`${ORIGIN}/plan/55401/2027-02`]);
  });

  it("shows no plan of a month that has begun after its day, whenever it was asked", async () => {
    const day = 86_400_000;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: Date.parse("2026-01-01"), max: Date.parse("2029-01-01") }),
        fc.integer({ min: -400, max: 400 }),
        async (now, days) => {
          const month = new Date(now + days * day).toISOString().slice(0, 7);
          const answer = await cacheOf().ask(`/plan/55401/${month}`, {}, { now });
          const said = answer?.headers.get(EDGE_HEADER) ?? "";
          const [fresh = Number.NaN, stale = Number.NaN] = (said.match(/\d+/g) ?? []).map(Number);
          expect(said).toBe(`public, max-age=${fresh}, stale-while-revalidate=${stale}`);
          const today = new Date(now).toISOString().slice(0, 10);
          const endOfDay = Date.parse(`${today}T00:00:00Z`) + day;
          if (month > today.slice(0, 7)) expect([fresh, stale]).toEqual([300, 86_400]);
          else expect(now + (fresh + stale) * 1000).toBeLessThanOrEqual(endOfDay);
        },
      ),
    );
  });
});
