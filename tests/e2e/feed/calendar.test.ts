// E26: a parent makes a link, a calendar follows it, and what has moved in the plan moves there.
import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { plusDays, toDay } from "../../../app/domain/calendar.ts";
import { readCalendar } from "../../support/calendars.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { newCalendarLink } from "../support/calendar-links.ts";
import { send } from "../support/http.ts";
import { completed, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const TODAY = toDay(new Date());
const DUE = plusDays(TODAY, -60);

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent, { zipcode: "55401", dueDate: DUE });
  await site.server.ask(
    "update user_onboarding_data set baby_names = 'Zwanhild' where onboarding_id = ?",
    plan,
  );
});

async function openAs(
  path: string,
  options: Parameters<typeof site.open>[0] = {},
  account = parent,
): Promise<Page> {
  const page = await site.open({ viewport: PHONE, ...options });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

async function subscribed(address: string) {
  const { status, headers, text } = await send(address);
  return { status, headers, events: status === 200 ? readCalendar(text).events : [] };
}

const sizeOf = ({ events }: Awaited<ReturnType<typeof subscribed>>) =>
  events.find(({ summary }) => summary === "Baby clothes: size 3–6m starts about now");

test("E26 a calendar follows a link from the ways to share, and ends when it is closed", async () => {
  const page = await openAs(`/dashboards/${plan}/sharing`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const card = page.getByRole("region", { name: "Calendar" });
  await card.getByRole("link", { name: "Make or copy a link" }).click();
  const make = page.getByRole("button", { name: "Make a link" });
  // The page before has a button of the same name.
  await page.getByRole("heading", { level: 1, name: "Calendar" }).waitFor();
  const box = await make.boundingBox();
  expect((box?.y ?? PHONE.height) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  expect(await page.getByLabel("Which calendar is it for?").inputValue()).toBe("Our calendar");
  await make.click();
  await page.getByText("The link works").waitFor();
  const link = page.getByRole("listitem").filter({ hasText: "Our calendar" });
  await link.getByRole("button", { name: "Copy link" }).click();
  await link.getByText("Copied!").waitFor();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(new RegExp(`^${site.url}/calendar/[\\w-]{22}\\.ics$`));
  const subscribe = link.getByRole("link", { name: "Subscribe" });
  expect(await subscribe.getAttribute("href")).toBe(address.replace(/^http:/, "webcal:"));
  await expectStillAccessible(page, "a link for a calendar");

  const before = sizeOf(await subscribed(address));
  expect(before).toMatchObject({ sequence: 0, status: null });

  // So late that the first date wasn't the due date.
  const cameOn = { intent: "save", bornOn: plusDays(DUE, 40) };
  const sent = { form: cameOn, cookie: parent.cookie, headers: { Accept: "application/json" } };
  expect((await send(`${site.url}/dashboards/${plan}/birth`, sent)).status).toBe(200);
  await completed(site, parent, plan);
  const after = sizeOf(await subscribed(address));
  expect(after).toMatchObject({ uid: before?.uid, sequence: 1, status: null });
  expect((after?.start ?? "") > (before?.start ?? "")).toBe(true);

  await page.goto(`/dashboards/${plan}/calendar`);
  await page.getByRole("button", { name: "Close link" }).click();
  await page.getByText("Link closed").waitFor();
  expect((await subscribed(address)).status).toBe(404);
});

test("E26 links are made and closed without scripts, and the file page leads to them", async () => {
  const page = await openAs(`/dashboards/${plan}/files`, { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Keep it up to date in your calendar" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByRole("listitem").filter({ hasText: "Our calendar" });
  const address = (await link.getByRole("link", { name: "Open the file" }).getAttribute("href")) ?? "";
  expect((await subscribed(address)).status).toBe(200);
  await link.getByRole("button", { name: "Close link" }).click();
  expect(await link.count()).toBe(0);
  await page.getByRole("link", { name: "Say the name in notices and calendars" }).click();
  await page.getByRole("checkbox", { name: "Say the name in notices and calendars" }).waitFor();
});

test.each([true, false])(
  "E26 a parent of two makes one calendar of both, scripts %s",
  async (javaScriptEnabled) => {
    const [both, child] = [await newAccount(site), { zipcode: "55401", dueDate: DUE }];
    const mias = await finishedPlan(site, both, child);
    const page = await openAs(`/dashboards/${mias}/calendar`, { javaScriptEnabled }, both);
    const tick = page.getByRole("checkbox", { name: "All our children" });
    const make = page.getByRole("button", { name: "Make a link" });
    await make.waitFor();
    expect(await tick.count()).toBe(0);
    const leos = await finishedPlan(site, both, { ...child, dueDate: plusDays(TODAY, 60) });
    const sql = "update user_onboarding_data set baby_names = ?, names_outside = 1 where onboarding_id = ?";
    for (const [name, id] of Object.entries({ Mia: mias, Leo: leos })) await site.server.ask(sql, name, id);
    await page.reload();
    expect(await tick.isChecked()).toBe(true);
    if (javaScriptEnabled) await expectAccessible(page, "a link for a calendar of all children");
    await make.click();
    const ofBoth = page.getByRole("listitem").filter({ hasText: "Our calendar" });
    await ofBoth.getByText("All our children · English").waitFor();
    await page.getByLabel("Which calendar is it for?").fill("Mia's day care");
    await tick.uncheck();
    await make.click();
    const ofMia = page.getByRole("listitem").filter({ hasText: "Mia's day care" });
    await ofMia.waitFor();
    expect(await ofMia.getByText("All our children").count()).toBe(0);
    // Preset again, for the next one.
    expect(await tick.isChecked()).toBe(true);
    const namesIn = async (link: typeof ofMia) => {
      const address = await link.getByRole("link", { name: "Open the file" }).getAttribute("href");
      const { events } = await subscribed(address ?? "");
      return new Set(events.map(({ summary }) => summary.split(" · ")[0]));
    };
    expect(await namesIn(ofBoth)).toEqual(new Set(["Mia", "Leo"]));
    expect(await namesIn(ofMia)).toEqual(new Set(["Mia"]));
  },
);

test("E26 a link's form keeps an unticked box while its name is refused", async () => {
  const both = await newAccount(site);
  const mias = await finishedPlan(site, both, { zipcode: "55401", dueDate: DUE });
  await finishedPlan(site, both, { zipcode: "55401", dueDate: plusDays(TODAY, 60) });
  const options = { javaScriptEnabled: false, expected: [/status of 400/] };
  const page = await openAs(`/dashboards/${mias}/calendar`, options, both);
  const tick = page.getByRole("checkbox", { name: "All our children" });
  await page.getByLabel("Which calendar is it for?").fill("a".repeat(41));
  await tick.uncheck();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.locator("[aria-invalid=true]").waitFor();
  expect(await tick.isChecked()).toBe(false);
  await tick.check();
  await page.getByRole("button", { name: "Make a link" }).click();
  await page.locator("[aria-invalid=true]").waitFor();
  expect(await tick.isChecked()).toBe(true);
});

test("E26 a feed speaks the language of its link, whatever asks for it", async () => {
  const path = await newCalendarLink(site.server, plan, { label: "Oma", language: "de" });
  const { text } = await send(`${site.url}${path}`, { headers: { "Accept-Language": "fr" } });
  const { name, events } = readCalendar(text);
  expect(name).toBe("Layette: Oma");
  expect(events.map(({ summary }) => summary).join("\n")).toMatch(
    /^Babykleidung: Größe 3–6.+ beginnt etwa jetzt$/m,
  );
  expect(text).not.toMatch(/Baby clothes|See what/);
});

test("S91 S92 a feed keeps to itself, is asked for by its head, and shows nothing of the family", async () => {
  const path = await newCalendarLink(site.server, plan, { label: "Kita Sonnenschein" });
  const [whole, head] = [
    await send(`${site.url}${path}`),
    await send(`${site.url}${path}`, { method: "HEAD" }),
  ];
  expect([head.status, head.text]).toEqual([200, ""]);
  for (const name of ["etag", "content-type", "cache-control"])
    expect(head.headers[name], name).toBe(whole.headers[name]);
  expect(whole.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const known = { "If-None-Match": String(whole.headers.etag) };
  for (const method of ["GET", "HEAD"]) {
    const again = await send(`${site.url}${path}`, { method, headers: known });
    expect([method, again.status, again.text]).toEqual([method, 304, ""]);
  }
  for (const address of [path, `/calendar/${"x".repeat(22)}.ics`, "/calendar/x"]) {
    for (const method of ["GET", "HEAD"]) {
      const { headers, text } = await send(`${site.url}${address}`, { method });
      expect(headers["cache-control"], address).toBe(address === path ? "private, max-age=300" : "no-store");
      expect(headers["referrer-policy"], address).toBe("no-referrer");
      expect(headers["x-robots-tag"], address).toBe("noindex");
      expect(headers["set-cookie"], address).toBeUndefined();
      const days = [DUE, DUE.replaceAll("-", "")];
      for (const secret of ["Zwanhild", "55401", "Minneapolis", ...days, plan, parent.email])
        expect(text, `${method} ${address}`).not.toContain(secret);
    }
  }
});

test("E26 the page of links fits a small phone with large letters, and a dark desk", async () => {
  await newCalendarLink(site.server, plan, { label: "a".repeat(40) });
  const phone = await openAs(`/dashboards/${plan}/calendar`, { viewport: { width: 320, height: 640 } });
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await phone.setViewportSize(PHONE);
  await setTextSize(phone, 200);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const desk = await openAs(`/dashboards/${plan}/calendar`, {
    viewport: { width: 1280, height: 900 },
    colorScheme: "dark",
  });
  await expectAccessible(desk, "links for calendars, dark");
});
