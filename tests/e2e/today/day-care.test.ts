// E30 and E31: the list for day care is changed, printed, and copied, and name labels are printed without their name leaving the page.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { shownCount } from "../support/items.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
/** 3–6m, far from both of its ends. */
const born = new Date(Date.now() - 135 * 86_400_000).toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: born });
});

async function open(path: string, options: Parameters<typeof site.open>[0] = {}): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, parent);
  await page.goto(`/dashboards/${plan}${path}`);
  await page.waitForLoadState("networkidle");
  return page;
}

const take = (page: Page, name: string) => page.getByRole("spinbutton", { name: `Pack: ${name}` });
const there = (page: Page, name: string) => page.getByRole("spinbutton", { name: `There now: ${name}` });
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test("E30 one tap from Today leads to the list, which is changed, saved, copied, and given back", async () => {
  const page = await open("/today?for=stroller");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "Day care list" }).click();
  await headline(page)
    .filter({ hasText: /^\d+ pieces for day care$/ })
    .waitFor();
  const before = Number.parseInt(await headline(page).innerText(), 10);
  await take(page, "Socks (pairs)").fill("5");
  await page.getByLabel("Your own lines").fill("Diapers\nCream");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("The list is saved").waitFor();
  await headline(page)
    .filter({ hasText: `${before + 2} pieces for day care` })
    .waitFor();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied!").waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Day care list\n3 to 6 Months\n\nTo wear\n- /);
  expect(text).toContain("- 5 × Socks (pairs)");
  expect(text).toContain("\n\nDiapers\nCream\n\nNext size: 6–9m from ");
  await page.getByRole("button", { name: "Back to the usual list" }).click();
  await headline(page)
    .filter({ hasText: `${before} pieces for day care` })
    .waitFor();
});

test("E30 pieces at the day care aren't offered by Today, and stay in the plan's counts", async () => {
  await site.server.ask(
    `update user_clothing_items set user_added_quantities = '{"3-6m":{"Default":{"quantity":3}}}'
      where onboarding_id = ? and clothing_id in (select clothing_id from clothing_list where clothing_name_id in
        ('bodysuit_long_sleeve', 'pants_soft', 'joggers_lined', 'cardigan', 'sleeper_footed'))`,
    plan,
  );
  const page = await open("/today/day-care");
  await there(page, "Long-Sleeve Bodysuit").fill("2");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("The list is saved").waitFor();
  expect(await there(page, "Long-Sleeve Bodysuit").inputValue()).toBe("2");
  await page.goto(`/dashboards/${plan}/today?for=stroller`);
  await page
    .getByRole("listitem")
    .filter({ hasText: "Long-Sleeve Bodysuit" })
    .getByText("you have 1")
    .waitFor();
  await page.goto(`/dashboards/${plan}/3-6m`);
  expect(await shownCount(page, "Long-Sleeve Bodysuit")).toBe(3);
});

test("O13 the plan asks for the pieces of a kept list, and says so on the row", async () => {
  const page = await open("/today/day-care");
  await take(page, "Socks (pairs)").fill("20");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("The list is saved").waitFor();
  await page.goto(`/dashboards/${plan}/3-6m`);
  await page
    .getByText(/^\d+ more for day care$/)
    .first()
    .waitFor();
  await page.goto(`/dashboards/${plan}/shopping-list?for=3-6m`);
  await page.getByRole("listitem").filter({ hasText: "Socks (pairs)" }).getByText("20").first().waitFor();
});

test("E30 on paper it is the list alone", async () => {
  const page = await open("/today/day-care");
  await page.emulateMedia({ media: "print" });
  const shown = await page.locator("main").innerText();
  expect(shown).toMatch(/Spare changes\s+3 ×\s+Long-Sleeve Bodysuit/);
  expect(shown).toMatch(/Next size: 6–9m from /);
  expect(shown).not.toMatch(/Save list|There now|Your own lines|Print/);
  expect(await page.getByRole("spinbutton").first().isVisible()).toBe(false);
});

test("E30 without scripts it is saved, and a wrong number is named, with what was typed", async () => {
  const page = await open("/today/day-care", { javaScriptEnabled: false, expected: [/status of 400/] });
  await take(page, "Socks (pairs)").fill("4");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("The list is saved").waitFor();
  expect(await take(page, "Socks (pairs)").inputValue()).toBe("4");
  await take(page, "Socks (pairs)").fill("40");
  await page.getByLabel("Your own lines").fill("Cream");
  await page.getByRole("button", { name: "Save list" }).click();
  await page.getByText("Please enter whole numbers from 0 to 20.").waitFor();
  expect(await take(page, "Socks (pairs)").inputValue()).toBe("40");
  expect(await page.getByLabel("Your own lines").inputValue()).toBe("Cream");
});

test("E31 a name is typed and printed three sizes large on one sheet, and no request holds it", async () => {
  const page = await open("/today/day-care");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await page.getByRole("link", { name: "Print name labels" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Zwanhild <b>\u202e");
  const sheet = page.getByRole("list", { name: "Name labels" });
  for (const [size, labels] of [
    ["Small, for clothes", 80],
    ["Medium, for bottles", 20],
    ["Large, for bags", 5],
  ] as const) {
    await page.getByText(size).click();
    expect(await sheet.locator("li").count()).toBe(labels);
    expect(await sheet.locator("li").last().textContent()).toBe("Zwanhild <b>");
    const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g), size).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 612 792\]/);
  }
  await page.getByText("A4", { exact: true }).click();
  const pdf = Buffer.from(await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59\d(\.\d+)? 84\d(\.\d+)?\]/);
  expect(sent.join("\n")).not.toContain("Zwanhild");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Zwanhild");
});

test.each(["/today/labels", "/pieces/3-6m"])("%s stands still when its scripts come", async (path) => {
  await site.server.ask(
    `update user_clothing_items set user_added_quantities = '{"3-6m":{"Default":{"quantity":3}}}'
      where onboarding_id = ?`,
    plan,
  );
  const page = await site.open({ viewport: PHONE });
  await actAs(page, site, parent);
  await page.addInitScript(() => {
    const shifts: PerformanceEntry[] = [];
    Object.assign(window, { shifts, from: Number.POSITIVE_INFINITY });
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
  });
  // Scripts come after the page is seen with its faces, as on a slow line.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await page.waitForFunction(() => {
      const isSeen = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (!isSeen || document.fonts.status !== "loaded") return false;
      Reflect.set(window, "from", Math.min(Reflect.get(window, "from"), performance.now()));
      return true;
    });
    await route.continue();
  });
  await page.goto(`/dashboards/${plan}${path}`);
  await page.getByRole("button", { name: "Print" }).first().waitFor();
  await page.waitForLoadState("networkidle");
  const shifted = await page.evaluate(() => {
    const shifts: (PerformanceEntry & { value: number })[] = Reflect.get(window, "shifts");
    const since = shifts.filter(({ startTime }) => startTime >= Reflect.get(window, "from"));
    return since.reduce((sum, { value }) => sum + value, 0);
  });
  expect(shifted).toBeLessThan(0.02);
});

test("E30 the list on paper has room for a name, which the screen doesn't ask for", async () => {
  const page = await open("/today/day-care");
  const name = page.locator("p", { hasText: /^Name$/ });
  expect(await name.isVisible()).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await name.isVisible()).toBe(true);
  const { width = 0, height = 0 } = (await name.boundingBox()) ?? {};
  expect([width > 150, height > 20]).toEqual([true, true]);
});

test("E31 without scripts the labels are blank", async () => {
  const page = await open("/today/labels", { javaScriptEnabled: false });
  await page.getByText("Without scripts the labels are blank.").waitFor();
  expect(await page.getByRole("list", { name: "Name labels" }).locator("li").count()).toBe(80);
});
