// What an address says about its language, and what it never lets anyone else decide (S90). Nothing here opens a browser.
import { beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_HEADER, LANGUAGES, type Language, pathIn } from "../../../app/words/languages.ts";
import { until } from "../../support/local-server.ts";
import { type Account, mailsTo, newAccount, newAddress } from "../support/accounts.ts";
import { newGiftList } from "../support/gifts.ts";
import { send } from "../support/http.ts";
import { languageOfPage, OTHER_LANGUAGES, saidInEnglish, speaking, TEXTS } from "../support/languages.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const get = (path: string, options: Parameters<typeof send>[1] = {}) => send(`${site.url}${path}`, options);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

describe("S90 an address has one spelling", () => {
  test.each([
    ["/es", 200, "es"],
    ["/de/privacy", 200, "de"],
    ["/fr/plan/55401/2027-02", 200, "fr"],
    ["/ES", 404, "en"],
    ["/Es/privacy", 404, "en"],
    ["/en/privacy", 404, "en"],
    ["/xx/privacy", 404, "en"],
    ["/es/es/privacy", 404, "es"],
    ["/es/no/such/page", 404, "es"],
    ["/es//evil.example", 404, "es"],
    ["/es/%2f%2fevil.example", 404, "es"],
    ["/%65s/privacy", 404, "en"],
  ])("%s answers %d in %s", async (path, status, language) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(languageOfPage(answer.text)).toBe(language);
  });

  test.each([
    ["/es/", "/es"],
    ["/es/?ref=mail", "/es?ref=mail"],
    ["/de/dashboards", "/dashboards"],
    ["/de/dashboards/x/0-3m?size=1", "/dashboards/x/0-3m?size=1"],
    ["/fr/profile", "/profile"],
  ])("%s leads to %s", async (path, to) => {
    const { status, headers } = await get(path);
    expect([301, 302, 308]).toContain(status);
    expect(headers.location).toBe(`${site.url}${to}`);
  });

  test("the name of a city in one, too, in the same language", async () => {
    const { status, headers } = await get("/de/plan/de/muenchen-2867714/2027-02");
    expect(status).toBe(301);
    expect(headers.location).toMatch(/^\/de\/plan\/de\/munich-2867714\/2027-02/);
  });
});

test("signing in is offered in the other languages, with where it leads to", async () => {
  const { text } = await get("/de/auth?mode=signup&from=%2Ftravel-plans&notice=signed-out");
  const links = [...text.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*>/gi)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
  );
  expect(links.map((link) => link?.replaceAll("&amp;", "&"))).toEqual(
    ["", "/es", "/fr"].map((prefix) => `${prefix}/auth?mode=signup&from=%2Ftravel-plans`),
  );
});

describe("S90 no one else decides about a public page's language", () => {
  test("not a cookie, not what the browser prefers, and not a header of ours", async () => {
    const { cookie } = await speaking(site, parent, "de");
    const headers = { "Accept-Language": "fr", [LANGUAGE_HEADER]: "fr" };
    for (const language of LANGUAGES) {
      const { text } = await get(pathIn(language, "/privacy"), { cookie, headers });
      expect(languageOfPage(text)).toBe(language);
    }
  });

  test("a kept page is never that of another language, and neither is its tag", async () => {
    const tags = new Map<Language, string>();
    const paths = ["/terms", "/", "/plan/33139/2027-03", "/terms"];
    for (const [path, language] of paths.flatMap((path) => LANGUAGES.map((one) => [path, one] as const))) {
      const { status, text, headers } = await get(pathIn(language, path));
      expect([status, languageOfPage(text)], path).toEqual([200, language]);
      if (path === "/terms") tags.set(language, String(headers.etag));
    }
    expect(new Set(tags.values()).size).toBe(LANGUAGES.length);
    for (const [of, tag] of tags) {
      const asked = LANGUAGES.map((language) =>
        get(pathIn(language, "/terms"), { headers: { "If-None-Match": tag } }),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses).toEqual(LANGUAGES.map((language) => (language === of ? 304 : 200)));
    }
  });
});

describe("inside the product", () => {
  test("the user's language counts, which the browser knows from the sign-in", async () => {
    for (const language of OTHER_LANGUAGES) {
      const { cookie } = await speaking(site, parent, language);
      const { text } = await get(`/dashboards/${plan}/0-3m`, { cookie });
      expect(languageOfPage(text)).toBe(language);
      expect(saidInEnglish(text, language)).toEqual([]);
    }
    expect(languageOfPage((await get("/dashboards", { cookie: parent.cookie })).text)).toBe("en");
    const junk = `${parent.cookie}; language=eh`;
    expect(languageOfPage((await get("/dashboards", { cookie: junk })).text)).toBe("en");
  });

  test("an open page is answered in its own language, also after another one was chosen elsewhere", async () => {
    const { cookie } = await speaking(site, parent, "fr");
    const headers = { [LANGUAGE_HEADER]: "de", Accept: "application/json" };
    const { status, text } = await get("/profile/units", { form: { units: "furlongs" }, cookie, headers });
    expect(status).toBe(400);
    expect(JSON.parse(text).message).toBe(TEXTS.de["error-texts.ts"].UNITS_NOT_SAVED);
  });

  test("a choice is kept for mails and other devices, and in this browser", async () => {
    const { cookie } = await speaking(site, parent, "es");
    const chosen = await get("/profile/language", { form: { language: "de" }, cookie });
    expect([chosen.status, chosen.headers.location]).toEqual([303, "/profile"]);
    expect(chosen.headers["set-cookie"]?.join()).toContain("language=");
    const [row] = await site.server.ask("select language from users where email = ?", parent.email);
    expect(row?.language).toBe("de");
    const refused = await get("/profile/language", { form: { language: "xx" }, cookie });
    expect(refused.status).toBe(400);
  });

  test("another device speaks it from the page after the next one on", async () => {
    const { cookie } = await speaking(site, await newAccount(site), "fr");
    const [session = ""] = cookie.split("; ");
    const first = await get("/dashboards", { cookie: session });
    expect(languageOfPage(first.text)).toBe("en");
    expect(first.cookie).toMatch(/^language=/);
    const next = await get("/dashboards", { cookie: `${session}; ${first.cookie}` });
    expect([languageOfPage(next.text), next.cookie]).toEqual(["fr", null]);
  });

  test("whoever has to sign in does so in the language of the last time, and comes back", async () => {
    const { cookie } = await speaking(site, await newAccount(site), "es");
    const language = cookie.split("; ")[1] ?? "";
    const asked = await get(`/dashboards/${plan}/0-3m`, { cookie: language });
    expect(asked.headers.location).toBe(
      `${site.url}/es/auth?from=${encodeURIComponent(`/dashboards/${plan}/0-3m`)}`,
    );
  });
});

describe("search engines and other machines", () => {
  test("a public page names itself in every language, and itself as the one in its own", async () => {
    const { text } = await get("/de/plan/55401/2027-02");
    const links = [...text.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)];
    expect(links.map(([, language, href]) => [language, href])).toEqual([
      ...LANGUAGES.map((language) => [language, `${site.url}${pathIn(language, "/plan/55401/2027-02")}`]),
      ["x-default", `${site.url}/plan/55401/2027-02`],
    ]);
    expect(text).toContain(`<link rel="canonical" href="${site.url}/de/plan/55401/2027-02"`);
    expect(text).toContain(`content="${site.url}/de/plan/55401/2027-02/picture.png"`);
  });

  test("a plan for strangers has the units that its language's readers know", async () => {
    const units = LANGUAGES.map(async (language) => {
      const { text } = await get(pathIn(language, "/plan/55401/2027-02"));
      return [language, /\?units=([cf])"/.exec(text)?.[1]];
    });
    // The link leads to the other ones.
    expect(Object.fromEntries(await Promise.all(units))).toEqual({ en: "c", es: "c", de: "f", fr: "f" });
  });

  test("a page that isn't listed names no others", async () => {
    const { text } = await get("/de/auth/forgot");
    expect(text).not.toContain('rel="alternate"');
  });

  test("the manifest and the picture of a plan are in the address's language", async () => {
    const manifest = JSON.parse((await get("/fr/manifest.webmanifest")).text);
    expect([manifest.lang, manifest.start_url]).toEqual(["fr-FR", "/fr"]);
    const pictures = await Promise.all(
      LANGUAGES.map((language) => get(pathIn(language, "/plan/55401/2027-02/picture.png"))),
    );
    expect(new Set(pictures.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(pictures.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  });

  test.each([
    ["en", "Today, Tonight, Shopping"],
    ["es", "Hoy, Esta noche, Compras"],
    ["de", "Heute, Heute Nacht, Einkaufen"],
    ["fr", "Aujourd’hui, Cette nuit, Achats"],
  ] as const)(
    "E22 the shortcuts of the installed app have names in %s, and one address",
    async (language, names) => {
      const { shortcuts } = JSON.parse((await get(pathIn(language, "/manifest.webmanifest"))).text);
      expect(shortcuts.map(({ name }: { name: string }) => name).join(", ")).toBe(names);
      expect(shortcuts.map(({ url }: { url: string }) => url)).toEqual([
        "/today",
        "/today?for=night",
        "/shopping",
      ]);
    },
  );
});

test("200 requests, mails, and crons in four languages don't mix a word", { timeout: 120_000 }, async () => {
  const people = await Promise.all(
    LANGUAGES.map(async (language) => {
      const account = await speaking(site, await newAccount(site, language), language);
      const own = await finishedPlan(site, account);
      await newGiftList(site.server, own);
      return { language, account, own, stranger: newAddress(language) };
    }),
  );
  const wrong: string[] = [];
  const check = (what: string, language: Language, text: string) => {
    if (languageOfPage(text) !== language) wrong.push(`${what}: ${languageOfPage(text)}`);
    if (language !== "en")
      wrong.push(...saidInEnglish(text, language, /Gifts for Baby/).map((said) => `${what}: ${said}`));
  };
  const turns = Array.from({ length: 200 }, (_, at) => people[(at * 7) % people.length] ?? people[0]);
  await Promise.all([
    ...turns.map(async (person, at) => {
      if (!person) return;
      const { language, account, own } = person;
      const isInside = at % 2 === 0;
      const path = isInside
        ? `/dashboards/${own}/0-3m`
        : pathIn(language, `/plan/5540${at % 10}/2027-0${1 + (at % 9)}`);
      check(path, language, (await get(path, { cookie: account.cookie })).text);
    }),
    ...people.map(({ language, stranger }) =>
      get(pathIn(language, "/auth"), {
        form: {
          ...{ mode: "signup", from: "/", email: stranger },
          ...{ password: "wooden rattle 7", confirmPassword: "wooden rattle 7" },
        },
      }),
    ),
    site.server.sweep(),
  ]);
  // Parents are told of gifts by a cron, each in their own language.
  for (const { own } of people) {
    await site.server.ask(
      `insert into gift_reservations (id, onboarding_id, wish_id, item_name, giver_name, pieces, how, secret_hash, form_key, state,
        created_at, updated_at)
      select ?, onboarding_id, 'w' || onboarding_id, 'Rattle', 'Ida', 1, 'buy', 's' || onboarding_id, 'k' || onboarding_id, 'waiting', ?, ?
      from gift_lists where onboarding_id = ?`,
      crypto.randomUUID().slice(0, 20),
      ...[String(Date.now()), String(Date.now()), own],
    );
    await site.server.ask("update gift_lists set mail_at = 1 where onboarding_id = ?", own);
  }
  await site.server.sweep();
  for (const { language, account, stranger } of people) {
    await until(async () => (await mailsTo(site, stranger)).length > 0, `${stranger} has a mail`);
    await until(async () => (await mailsTo(site, account.email)).length > 0, `${account.email} has a mail`);
    const [confirm] = await mailsTo(site, stranger);
    const [gifts] = await mailsTo(site, account.email);
    expect(confirm?.text).toContain(`${site.url}${pathIn(language, "/auth/confirm")}?token=`);
    for (const mail of [confirm, gifts]) check(`mail: ${mail?.subject}`, language, mail?.html ?? "");
  }
  expect(wrong).toEqual([]);
});
