// The pages for reading: the guide to swaddles and sleep sacks, privacy, terms. None needs a script; the guide
// has one for prices.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectStillAccessible } from "../support/axe.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { viewport: { width: 390, height: 844 } };

const roomField = (page: Page) => page.getByRole("textbox", { name: "How warm is the room at night?" });
const answer = (page: Page) => page.locator("#room-answer");

async function isOnFirstScreen(page: Page, text: string): Promise<boolean> {
  const box = await page.getByText(text).first().boundingBox();
  return box !== null && box.y + box.height <= 844;
}

test("the guide answers for a usual room, then for the one that is tapped or typed, in either unit", async () => {
  const page = await site.open(PHONE);
  await page.goto("/swaddles-sleep-sacks");
  expect(await answer(page).textContent()).toBe("1.0 TOG for a room at 70°F (21°C)");
  expect(await isOnFirstScreen(page, "Wear underneath: Sleeper.")).toBe(true);
  await page.getByRole("link", { name: "65°F" }).click();
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).toMatch(/\/swaddles-sleep-sacks$/);
  await page.getByRole("heading", { name: "2.5 TOG for a room at 65°F (18°C)" }).waitFor();
  await roomField(page).fill("24,5");
  await page.getByRole("radio", { name: "°C" }).check();
  await roomField(page).press("Enter");
  await page.getByRole("heading", { name: "0.2–0.3 or 0.5 TOG for a room at 24.5°C (76°F)" }).waitFor();
  expect(await page.getByRole("link", { name: "22°C" }).count()).toBe(1);
});

test("the guide asks again for what can be no room, beside the field, and keeps everything else", async () => {
  const page = await site.open({ ...PHONE, expected: [/status of 400/] });
  await page.goto("/swaddles-sleep-sacks?room=451&unit=f");
  const field = roomField(page);
  await expect.poll(() => field.inputValue()).toBe("451");
  expect(await field.getAttribute("aria-invalid")).toBe("true");
  await page
    .getByRole("alert")
    .getByText("Enter a room temperature from 40 to 100°F, or 5 to 37°C.")
    .waitFor();
  await page.getByRole("heading", { name: "When to stop swaddling" }).waitFor();
});

test("the guide's links are marked as what they are, beside the disclaimer, and one leads to the quiz", async () => {
  const page = await site.open();
  await page.goto("/swaddles-sleep-sacks");
  await page.getByText(/^Affiliate disclaimer:/).waitFor();
  const outward = page.locator("section[aria-labelledby=guide-shop] a");
  expect(await outward.count()).toBe(16);
  for (const link of await outward.all()) {
    expect(await link.getAttribute("rel")).toBe("sponsored nofollow noopener");
    expect(await link.getAttribute("href")).toMatch(/^https:/);
  }
  await page.getByRole("link", { name: "Take the quiz" }).click();
  await page.waitForURL(/\/auth\?/);
});

test("the guide compares the prices of one's own store, in place and for this visit only", async () => {
  const page = await site.open(PHONE);
  await page.goto("/swaddles-sleep-sacks");
  await page.getByText("Type in your store's prices to compare them.").waitFor();
  const row = page.getByRole("row", { name: /Two four-season merino sacks/ });
  const price = row.getByRole("textbox", { name: /Your price for each: Two four-season merino sacks/ });
  await price.fill("89,50");
  expect(await row.getByRole("status").innerText()).toBe("$179");
  await price.fill("$ 99.95");
  expect(await row.getByRole("status").innerText()).toBe("$199.90");
  await price.fill("a lot");
  expect(await row.getByRole("status").innerText()).toBe("–");
  expect(await price.getAttribute("aria-invalid")).toBe("true");
  await expectStillAccessible(page, "guide with prices");
  expect(page.url()).toMatch(/\/swaddles-sleep-sacks$/);

  const plain = await site.open({ ...PHONE, javaScriptEnabled: false });
  await plain.goto("/swaddles-sleep-sacks");
  await plain.getByText("Prices at your store may differ.").waitFor();
  expect(await plain.getByRole("row", { name: /\$120/ }).count()).toBe(1);
  expect(await plain.getByRole("textbox", { name: /Your price/ }).count()).toBe(0);
});

test("E28 another temperature is asked for without scripts, in either unit, and asked for again beside the field", async () => {
  const page = await site.open({ ...PHONE, javaScriptEnabled: false, expected: [/status of 400/] });
  await page.goto("/wear/50/carrier");
  await page.getByRole("heading", { name: "What does a baby wear in a carrier at 50°F?" }).waitFor();
  const ask = async (degrees: string) => {
    await page.getByLabel("Degrees").fill(degrees);
    await page.getByRole("button", { name: "Show" }).click();
  };
  await ask("8 c");
  await page.waitForURL("**/wear/8c/carrier");
  await page.getByRole("link", { name: /Colder/ }).click();
  await page.waitForURL("**/wear/6c/carrier");
  await page.getByRole("link", { name: "Night", exact: true }).click();
  await page.waitForURL("**/wear/night/21c");
  await ask("451");
  await page.getByRole("alert").getByText("Enter whole degrees from 13°C to 32°C.").waitFor();
  expect(await page.getByLabel("Degrees").inputValue()).toBe("451");
  await ask("18");
  await page.waitForURL("**/wear/night/18c");
  await page.getByRole("link", { name: "How we count" }).click();
  await page.getByRole("heading", { level: 1, name: "How we count" }).waitFor();
});

test.each([
  ["the guide", "/swaddles-sleep-sacks", 2],
  ["the privacy policy", "/privacy", 1],
  ["the terms", "/terms", 1],
  ["what a baby wears at 50 °F", "/wear/50", 1],
  ["the table of nights", "/wear/night", 1],
])(
  "%s runs no script of the framework, only its own and the one that offers another language",
  async (_, path, scripts) => {
    const page = await site.open();
    await page.goto(path);
    expect(await page.locator("script").count()).toBe(scripts);
    expect(await page.locator("script[src*=entry]").count()).toBe(0);
  },
);

test("every entry of a legal text's contents leads to its section, and both texts are one tap from every page", async () => {
  const page = await site.open(PHONE);
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy policy" }).waitFor();
  expect(await page.getByText("First published: July 1, 2025").count()).toBe(1);
  expect(await page.getByText(/Last changed: \w+ \d+, \d{4}$/).count()).toBe(1);
  for (const link of await page.getByRole("navigation", { name: "Contents" }).getByRole("link").all()) {
    const target = await link.getAttribute("href");
    expect(await page.locator(`h2${target}`).count()).toBe(1);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await page.getByRole("heading", { level: 1, name: "Terms of use" }).waitFor();
  expect(await page.getByText("First published: February 2025").count()).toBe(1);
});

test("who signs up can read what is agreed to", async () => {
  const page = await site.open();
  await page.goto("/auth?mode=signup");
  const sentence = page.getByText("By signing up, you confirm that you're at least 18");
  await sentence.getByRole("link", { name: "privacy policy" }).click();
  await page.getByRole("heading", { level: 1, name: "Privacy policy" }).waitFor();
});
