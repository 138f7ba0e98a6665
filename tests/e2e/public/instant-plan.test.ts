// From the landing page to numbers without an account, and on to an account with them.
import { gzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CITY_COPY as german } from "../../../app/words/de/plans/quiz-copy.ts";
import { EXAMPLE_PLACE_NAMES as germanNames } from "../../../app/words/de/public/landing-copy.ts";
import { CITY_COPY as french } from "../../../app/words/fr/plans/quiz-copy.ts";
import { EXAMPLE_PLACE_NAMES as frenchNames } from "../../../app/words/fr/public/landing-copy.ts";
import { allowedScripts } from "../../support/allowed-scripts.ts";
import { actAs, mailedLink, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { chosenDay, question } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WITHOUT = { javaScriptEnabled: false };

/** A month this far ahead, as addresses and forms write it. */
function monthAhead(months: number): { month: string; words: string; name: string } {
  const now = new Date();
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...options }).format(day);
  return {
    month: day.toISOString().slice(0, 7),
    words: say({ month: "long", year: "numeric" }),
    name: say({ month: "long" }),
  };
}

const AHEAD = monthAhead(4);
const PLAN = `/plan/55401/${AHEAD.month}`;
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

/** The number at the top of a page. */
async function leadingNumber(page: Page): Promise<number> {
  return Number(/^\d+/.exec((await headline(page).innerText()).trim())?.[0]);
}

describe("from the landing page", () => {
  test.each([
    ["a phone", 390, 844],
    ["a desk", 1280, 800],
  ])(
    "the form, its one primary button, and two places' numbers stand on the first screen of %s",
    async (_, width, height) => {
      const page = await site.open({ ...WITHOUT, viewport: { width, height } });
      await page.goto("/");
      const pair = page.getByRole("region", { name: "The same October baby needs:" });
      for (const part of [page.getByRole("button", { name: "See my numbers" }), pair]) {
        const box = await part.boundingBox();
        expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      }
      const [cold, hot] = await pair.getByText(/^\d+ essentials$/).allInnerTexts();
      expect(Number.parseInt(cold ?? "", 10)).toBeGreaterThan(Number.parseInt(hot ?? "", 10));
      expect(await page.locator(".bg-rose").count()).toBe(1);
    },
  );

  test("a stranger without JavaScript has numbers after three taps at most", async () => {
    const page = await site.open({ ...WITHOUT, viewport: { width: 390, height: 844 } });
    await page.goto("/");
    const button = await page.getByRole("button", { name: "See my numbers" }).boundingBox();
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.getByLabel("ZIP code").fill("55401");
    await expect.poll(() => page.getByLabel("Due month").inputValue()).toBe(AHEAD.month);
    // First action: the field. Second: the button.
    await page.getByRole("button", { name: "See my numbers" }).click();
    await page.waitForURL(`**${PLAN}`);
    expect(await headline(page).innerText()).toMatch(
      new RegExp(`^\\d+\\s+essentials for an? ${AHEAD.name} baby in Minneapolis, MN$`),
    );
    const { y = 0, height = 0 } = (await page.locator(".row").nth(2).boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await page.getByRole("button", { name: /^(Share|Print)$/ }).count()).toBe(0);

    await page.getByRole("link", { name: /^3–6m/ }).click();
    await page.waitForURL("**?size=3-6m");
    const rare = page.getByRole("link", { name: "Weekly+" });
    const before = await leadingNumber(page);
    await rare.click();
    await page.waitForURL("**?size=3-6m&laundry=weekly_plus");
    expect(await leadingNumber(page)).toBeGreaterThan(before);
    await page.locator(".guest-row summary").first().click();
    await page
      .locator(".guest-row[open]")
      .getByText(/ a day × /)
      .first()
      .waitFor();
  });

  test("what was typed wrong comes back with what is wrong with it", async () => {
    const page = await site.open({ ...WITHOUT, expected: [/status of 40[04]/] });
    await page.goto(`/plan?zip=5540&month=${AHEAD.month}`);
    await page.getByText("Please enter a 5-digit ZIP code.").waitFor();
    await expect.poll(() => page.getByLabel("ZIP code").inputValue()).toBe("5540");
    await expect.poll(() => page.getByLabel("Due month").inputValue()).toBe(AHEAD.month);
    await page.getByLabel("ZIP code").fill("00000");
    await page.getByRole("button", { name: "See my numbers" }).click();
    await page.getByText("We can't find ZIP code 00000.").waitFor();
    await page.getByLabel("ZIP code").fill("60601");
    await page.getByRole("button", { name: "See my numbers" }).click();
    await page.getByRole("heading", { level: 1, name: "Chicago, IL" }).waitFor();
  });

  test("the whole way works with the keyboard", async () => {
    const page = await site.open();
    await page.goto("/");
    await page.getByLabel("ZIP code").focus();
    await page.keyboard.type("33139");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /in Miami Beach, FL$/ }).waitFor();
    const row = page.locator(".guest-row summary").first();
    await row.focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".guest-row[open]").count()).toBe(1);
  });
});

describe("from the landing page of readers who aren't at home in the US", () => {
  const SPEAKING = [
    ["de", "München", "munich", "Deutschland", german, germanNames],
    ["fr", "Strasbourg", "strasbourg", "France", french, frenchNames],
  ] as const;

  test.each(SPEAKING)(
    "without scripts, %s asks for a city, and for a ZIP code when told so",
    async (language, city, address, country, words, names) => {
      const page = await site.open({ ...WITHOUT, viewport: { width: 390, height: 844 } });
      await page.goto(`/${language}`);
      await page.getByText(names.munich, { exact: true }).first().waitFor();
      expect(await page.getByText(/°\s?C$/).count()).toBeGreaterThan(0);
      expect(await page.getByText(/°\s?F$/).count()).toBe(0);
      const search = page.getByRole("button", { name: words.search });
      const box = await search.boundingBox();
      expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await page.getByLabel(words.label, { exact: true }).fill(city);
      await search.click();
      await page
        .getByRole("link", { name: new RegExp(`^${city} .*${country}`) })
        .first()
        .click();
      await page.waitForURL(new RegExp(`/${language}/plan/${language}/${address}-\\d+/${AHEAD.month}$`));
      expect(await headline(page).innerText()).toMatch(new RegExp(`${city}, ${country}$`));

      await page.getByLabel(words.label, { exact: true }).waitFor();
      await page.getByRole("button", { name: words.toZip }).click();
      await page.waitForURL(`**/${language}/plan?**`);
      await page.locator("[name=zip]").fill("55401");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**/${language}${PLAN}`);
    },
  );

  test.each(SPEAKING)(
    "with scripts, a suggestion in %s leads to the plan",
    async (language, city, _, country, words) => {
      const page = await site.open();
      await page.goto(`/${language}`);
      const field = page.getByRole("combobox", { name: words.label });
      await field.fill(city.slice(0, 6));
      await page
        .getByRole("option", { name: new RegExp(`^${city} `) })
        .first()
        .waitFor();
      await field.press("Enter");
      await field.press("Enter");
      await page.waitForURL(`**/${language}/plan/${language}/**`);
      expect(await headline(page).innerText()).toMatch(new RegExp(`${city}, ${country}$`));
    },
  );
});

describe("keeping a plan", () => {
  test("a stranger saves it, signs up, confirms by mail, and finds place, month and laundry in the quiz", async () => {
    const page = await site.open(WITHOUT);
    const email = newAddress("saver");
    await page.goto(`${PLAN}?laundry=weekly_plus`);
    await page.getByRole("link", { name: "Save this plan" }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByLabel("Confirm Password").fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up" }).click();
    await page.getByText("Check your inbox:").waitFor();
    await page.goto(await mailedLink(site, email));
    await page.getByRole("button", { name: "Confirm my email" }).click();

    await question(page, "dueDate").waitFor();
    await expect.poll(() => chosenDay(page)).toBe(`${AHEAD.month}-15`);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await question(page, "gender").waitFor();
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await question(page, "laundry").waitFor();
    await page.getByText("55401 · Minneapolis, MN").waitFor();
    expect(await page.getByRole("radio", { name: "Weekly+" }).isChecked()).toBe(true);
  });

  test("somebody signed in makes it their own at once, and their page is nobody else's", async () => {
    const account = await newAccount(site);
    const page = await site.open();
    await actAs(page, site, account);
    await page.goto(PLAN);
    await page.getByRole("link", { name: "Make this my plan" }).click();
    await question(page, "dueDate").waitFor();
    const { text } = await send(`${site.url}${PLAN}`);
    expect(text).toContain("Save this plan");
    expect(text).not.toContain(account.email);
  });
});

describe("the page by itself", () => {
  test("with its script it shares and prints", async () => {
    const page = await site.open();
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "");
      Object.defineProperty(navigator, "share", {
        value: async ({ url }: ShareData) => document.documentElement.setAttribute("data-url", url ?? ""),
      });
    });
    await page.goto(`${PLAN}?size=3-6m`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.locator(`html[data-url="${site.url}${PLAN}?size=3-6m"]`).waitFor();
    await page.getByRole("button", { name: "Print" }).click();
    await page.locator("html[data-printed]").waitFor();
  });

  test("on paper it is black on white, with every essential and without its buttons", async () => {
    const page = await site.open();
    await page.goto(PLAN);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("link", { name: "Save this plan" }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    await expect.poll(() => headline(page).isVisible()).toBe(true);
    expect(await page.locator(".row").first().isVisible()).toBe(true);
    const { color, background } = await page.evaluate(() => ({
      color: getComputedStyle(document.body).color,
      background: getComputedStyle(document.body).backgroundColor,
    }));
    expect([color, background]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });

  test("S31 S33 strangers share it, whatever host, header and query they send", async () => {
    const first = await send(`${site.url}${PLAN}`);
    const other = await send(`${site.url}${PLAN}?junk=%3Cscript%3E&size=huge`, {
      headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" },
    });
    expect(other.text).toBe(first.text);
    for (const { status, headers, cookie, text } of [first, other]) {
      expect([status, cookie]).toEqual([200, null]);
      expect(headers.vary).toMatch(/Cookie/);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
      expect(text).not.toMatch(/evil|nonce=|<script>/);
      // Its own, and that of the offer of another language.
      expect(text.match(/<script/g)).toHaveLength(2);
      expect(headers["content-security-policy"]).toContain(`${allowedScripts(text, site.url)};`);
    }
    // With a cookie it is rendered for that visitor, with a nonce.
    const own = await send(`${site.url}${PLAN}`, { cookie: "a=b" });
    expect(own.headers["content-security-policy"]).toMatch(/script-src 'nonce-/);
    expect(own.headers["cache-control"]).toContain("no-store");
  });

  test("it weighs next to no script", async () => {
    const { text } = await send(`${site.url}${PLAN}`);
    expect(text).not.toMatch(/\/assets\/[\w.~-]+\.js/);
    const scripts = [...text.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, own]) => own);
    expect(scripts).toHaveLength(2);
    expect(gzipSync(scripts.join("")).length).toBeLessThan(1500);
    // Its styles and drawings are in it.
    expect(gzipSync(text).length).toBeLessThan(36_000);
  });

  test("the search for a city weighs little more", async () => {
    const { text } = await send(`${site.url}/plan/cities`);
    const scripts = text.match(/\/assets\/[\w.~-]+\.js/g) ?? [];
    expect(scripts).toHaveLength(2);
    const sources = await Promise.all(scripts.map((path) => send(`${site.url}${path}`)));
    expect(gzipSync(sources.map(({ text: source }) => source).join("\n")).length).toBeLessThan(2500);
  });

  test("it says of itself what it is, and has a picture of its own", async () => {
    const { text } = await send(`${site.url}${PLAN}?size=3-6m`);
    const content = (property: string) =>
      new RegExp(`<meta (?:name|property)="${property}" content="([^"]*)"`).exec(text)?.[1];
    expect(text).toContain(`<link rel="canonical" href="${site.url}${PLAN}"`);
    expect(content("og:url")).toBe(`${site.url}${PLAN}`);
    expect(content("og:title")).toMatch(/^\d+ essentials for an? \w+ baby in Minneapolis, MN$/);
    expect(content("description")?.length).toBeLessThanOrEqual(160);
    expect(content("robots")).toBeUndefined();
    const picture = content("og:image") ?? "";
    expect(picture).toBe(`${site.url}${PLAN}/picture.png`);
    const { status, headers } = await send(picture);
    expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
    // Analytics isn't told about smaller places.
    const small = await send(`${site.url}/plan/55403/${AHEAD.month}`);
    expect(small.text).toContain('<meta name="robots" content="noindex"');
  });

  test("S49 what is no plan is a 404 that repeats nothing of it", async () => {
    for (const junk of [
      "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
      "55401'--",
      "%00",
      "..%2f..%2fadmin",
      "x".repeat(5000),
    ]) {
      const { status, text } = await send(`${site.url}/plan/${junk}/${AHEAD.month}`);
      expect(status, junk.slice(0, 20)).toBe(404);
      expect(text).not.toMatch(/alert\(1\)|55401'|admin|xxxx/);
    }
  });
});

describe("what the web finds", () => {
  test("the sitemap and the robots' page speak of the configured origin, and every address in it is there", async () => {
    const robots = await send(`${site.url}/robots.txt`, { headers: { Host: "evil.example" } });
    expect(robots.text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    expect(robots.text).toContain("Disallow: /dashboard");
    const { text, headers } = await send(`${site.url}/sitemap.xml`, { headers: { Host: "evil.example" } });
    expect(String(headers["content-type"])).toContain("application/xml");
    expect(headers["cache-control"]).toBe("public, max-age=86400");
    const parts = locations(text);
    expect(parts.length).toBeGreaterThan(40);
    for (const part of [parts[0], parts[1], parts.at(-1)]) {
      const addresses = locations((await send(String(part))).text);
      for (const address of [part, addresses[0], addresses.at(-1)]) {
        expect(address?.startsWith(site.url)).toBe(true);
        expect((await send(String(address))).status, address).toBe(200);
      }
    }
    expect((await send(`${site.url}/sitemap/es-2020-01.xml`)).status).toBe(404);
  });

  test("the manifest's icons are there, as large as it says", async () => {
    const page = await send(`${site.url}/`);
    expect(page.text).toContain('rel="manifest" href="/manifest.webmanifest"');
    const { text, headers } = await send(`${site.url}/manifest.webmanifest`);
    expect(headers["content-type"]).toBe("application/manifest+json");
    const manifest = JSON.parse(text);
    expect(manifest).toMatchObject({ short_name: "Layette", start_url: "/", display: "standalone" });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    const icons = manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [src, sizes]);
    for (const [src, sizes] of [
      ...icons,
      ["/icons/apple-touch-icon.png", "180x180"],
      // Asked for by browsers themselves.
      ["/apple-touch-icon.png", "180x180"],
      ["/apple-touch-icon-precomposed.png", "180x180"],
      ["/share.png", "1200x630"],
    ]) {
      const picture = new DataView(await (await fetch(`${site.url}${src}`)).arrayBuffer());
      expect(`${picture.getUint32(16)}x${picture.getUint32(20)}`, src).toBe(sizes);
    }
    const favicon = await fetch(`${site.url}/favicon.ico`);
    expect([favicon.status, favicon.headers.get("Content-Type")]).toEqual([200, "image/vnd.microsoft.icon"]);
    const password = await send(`${site.url}/.well-known/change-password`);
    expect([password.status, password.headers.location]).toEqual([302, "/profile/password"]);
  });
});

/** The addresses that a sitemap, or the list of its parts, names. */
function locations(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  return [...document.getElementsByTagName("loc")].map(({ textContent }) => String(textContent));
}
