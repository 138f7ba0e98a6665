// E23: a parent sends today's clothes as a text or as a link, and whoever helps opens it on a phone, in another language, without scripts.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { newHelperLink } from "../support/helpers.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const born = new Date(Date.now() - 140 * 86_400_000).toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: born });
  await site.server.ask(
    "update user_onboarding_data set baby_names = 'Zwanhild' where onboarding_id = ?",
    plan,
  );
});

async function openAs(path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, parent);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const sentence = (page: Page) => page.getByRole("heading", { level: 1 });

test("E23 two taps from Today copy its text for a chat", async () => {
  const page = await openAs(`/dashboards/${plan}/today?for=stroller`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Send to day care or grandparents" }).click();
  await page.getByRole("button", { name: "Copy as text" }).click();
  await page.getByText("Copied!").waitFor();
  const lines = (await copied(page)).split("\n");
  expect(lines[0]).toBe("Clothes for the baby");
  expect(lines).toContainEqual(expect.stringMatching(/^Tomorrow, /));
  expect(lines).toContainEqual(expect.stringMatching(/^Morning, 7–10: .+\. About −?\d+°F at 7\u00a0AM\./));
  await expectAccessible(page, "links for helpers, none yet");
});

test("E23 a link is made with one tap, opened by a helper, renewed, and closed", async () => {
  const page = await openAs(`/dashboards/${plan}/today/helpers`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  expect(await page.getByLabel("Who is it for?").inputValue()).toBe("Day care");
  await page.getByLabel("First name on the page (optional)").fill("Mia");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByRole("listitem").filter({ hasText: "Day care" });
  await link.getByText(/^Works until .+ · Shows “Mia”$/).waitFor();
  await page.getByText("The link works").waitFor();
  await link.getByRole("button", { name: "Copy link" }).click();
  await link.getByText("Copied!").waitFor();
  const address = await copied(page);
  expect(address).toMatch(new RegExp(`^${site.url}/today/[\\w-]{22}$`));
  await expectStillAccessible(page, "a link for a helper");

  const helper = await site.open({ viewport: PHONE, javaScriptEnabled: false, expected: [/status of 404/] });
  await helper.goto(address);
  await sentence(helper).waitFor();
  expect(await helper.getByText("Clothes for Mia").first().isVisible()).toBe(true);
  const box = await sentence(helper).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  await helper.getByRole("link", { name: "Carrier", exact: true }).click();
  expect(await helper.getByRole("link", { name: "Carrier", exact: true }).getAttribute("aria-current")).toBe(
    "true",
  );
  expect(new URL(helper.url()).search).toBe("?for=carrier");
  expect(await helper.getByRole("button", { name: "Copy as text" }).isVisible()).toBe(false);

  await link.getByRole("button", { name: "Renew for 90 days" }).click();
  await page.getByText("Link renewed").waitFor();
  await link.getByRole("button", { name: "Close the link" }).click();
  await page.getByText("Link closed").waitFor();
  expect(await link.count()).toBe(0);
  await helper.reload();
  expect(await sentence(helper).innerText()).toBe("This link has ended");
});

test("E23 a helper reads the page in their own language at 320 px, and copies its text", async () => {
  const address = await newHelperLink(site.server, plan);
  const page = await site.open({ viewport: { width: 320, height: 640 }, locale: "de-DE" });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/de${address}`);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await sentence(page).innerText()).toMatch(/\. Etwa [−\d]+\s°C um \d+\sUhr\.$/u);
  await page.getByRole("button", { name: "Als Text kopieren" }).click();
  await page.getByText("Kopiert!").waitFor();
  expect(await copied(page)).toMatch(/^Kleidung fürs Baby\n/);
  await expectAccessible(page, "a helper's page in German");
  const wide = await site.open({ viewport: { width: 1280, height: 900 } });
  await wide.goto(address);
  const chip = await wide.getByRole("link", { name: "Carrier", exact: true }).boundingBox();
  expect(chip?.height).toBeLessThan(60);
  const dark = await site.open({ viewport: PHONE, colorScheme: "dark" });
  await dark.goto(`${address}?for=asleep`);
  await expectAccessible(dark, "a helper's page, dark");
});

test("S91 S92 the page keeps to itself, and shows nothing of the family", async () => {
  const address = await newHelperLink(site.server, plan, { helper: "Kita Sonnenschein" });
  for (const path of [address, `/es${address}?for=carrier`, `/today/${"x".repeat(22)}`]) {
    for (const method of ["GET", "HEAD"]) {
      const { headers, text } = await send(`${site.url}${path}`, { method });
      expect(headers["cache-control"], path).toContain("no-store");
      expect(headers["referrer-policy"], path).toBe("no-referrer");
      expect(headers["x-robots-tag"], path).toBe("noindex");
      expect(headers["set-cookie"], path).toBeUndefined();
      for (const secret of ["Zwanhild", "55401", "Minneapolis", born, plan, "Sonnenschein", parent.email])
        expect(text, `${method} ${path}`).not.toContain(secret);
    }
  }
});
