// The final dashboard by mouse, by keyboard, in two tabs, and without scripts. Also requests that none of our
// pages would send, for it and for the birth (whose page is in birth.test.ts).
import type { Locator, Page } from "playwright-core";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectStillAccessible } from "../support/axe.ts";
import { openRestOfMenu } from "../support/dashboard.ts";
import { send } from "../support/http.ts";
import { answers, completed, finishedPlan, planState, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });
const CONFLICT = [/status of 409/];
const JSON_ONLY = { Accept: "application/json" };
const CHOICES: readonly Record<string, string>[] = [{ final: "on" }, { final: "on", confirmed: "yes" }];
const FORGED: readonly Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
  { Origin: "https://evil.example", "Content-Type": "text/plain" },
];
const QUESTION = "Another dashboard is already selected as final.";

let parent: Account;
let plan: string;
let other: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
  other = await finishedPlan(site, parent, { zipcode: "33139" });
});

beforeEach(async () => {
  site.weather.setMode({ kind: "normal" });
  await sendChoice(plan, { final: "off" });
  await sendChoice(other, { final: "off" });
  await sendBirth(plan, { intent: "remove" });
  await completed(site, parent, plan);
});

interface OwnData {
  profile: { selectedOnboardingId: string | null };
  attempts: { onboardingId: string; babyBornOn: string | null; status: string }[];
}

async function ownData({ cookie } = parent): Promise<OwnData> {
  return JSON.parse((await send(`${site.url}/profile/data`, { cookie, form: {} })).text);
}

const selection = async (account = parent) => (await ownData(account)).profile.selectedOnboardingId;
const birthOf = async (id: string) =>
  (await ownData()).attempts.find(({ onboardingId: planId }) => planId === id)?.babyBornOn;

/** As a page's script sends it. */
function sendChoice(id: string, form: Record<string, string>, { cookie } = parent) {
  return send(`${site.url}/dashboards/${id}/final`, { form, cookie, headers: JSON_ONLY });
}

function sendBirth(id: string, form: Record<string, string>, { cookie } = parent) {
  return send(`${site.url}/dashboards/${id}/birth`, { form, cookie, headers: JSON_ONLY });
}

/** "yyyy-MM-dd", this many days from today. */
function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

async function openAs(account: Account, path: string, options: Parameters<typeof site.open>[0] = {}) {
  const page = await site.open(options);
  await actAs(page, site, account);
  await page.goto(path);
  return page;
}

/** The dashboard with its live connection open, so that no pushed event can be missed. */
async function openDashboard(id = plan, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await openAs(parent, `/dashboards/${id}/0-3m`, { expected });
  await page.waitForLoadState("networkidle");
  return page;
}

// In the plan's menu, which is usually closed.
const finalSwitch = (page: Page) =>
  page.getByRole("switch", { name: "Select as Final", includeHidden: true });
const isOn = (page: Page) => finalSwitch(page).getAttribute("aria-checked");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Confirm Selection Change" });

async function flip(page: Page): Promise<void> {
  await openRestOfMenu(page);
  await finalSwitch(page).click();
}

/** Opens the menu and reaches the switch without a pointer. */
async function focusSwitch(page: Page): Promise<void> {
  await focusByKeyboard(page, page.getByRole("button", { name: "More", exact: true }));
  await page.keyboard.press("Enter");
  await focusByKeyboard(page, page.locator(".plan-menu summary"));
  await page.keyboard.press("Enter");
  await focusByKeyboard(page, finalSwitch(page));
}

async function focusByKeyboard(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("Tab never came there");
}

test("a dashboard becomes the final one by keyboard, is replaced only when confirmed, and is cleared", async () => {
  const page = await openDashboard();
  expect(await isOn(page)).toBe("false");
  await focusSwitch(page);
  await page.keyboard.press("Space");
  await page.getByText("Saved as final").waitFor();
  await page.getByText("You can change this in Attempts").waitFor();
  expect(await isOn(page)).toBe("true");
  expect(await selection()).toBe(plan);

  await page.goto(`/dashboards/${other}/0-3m`);
  await page.waitForLoadState("networkidle");
  await focusSwitch(page);
  await page.keyboard.press("Enter");
  await question(page).getByText(QUESTION).waitFor();
  expect(await isOn(page)).toBe("true");
  await expectStillAccessible(page, "the question is open");
  await page.keyboard.press("Escape");
  // A dialog is hidden a moment before it says that it has closed.
  await expect.poll(() => isOn(page)).toBe("false");
  expect(await question(page).isHidden()).toBe(true);
  expect(await finalSwitch(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await selection()).toBe(plan);

  await page.keyboard.press("Space");
  await question(page).getByRole("button", { name: "Cancel" }).click();
  expect(await isOn(page)).toBe("false");
  await flip(page);
  await focusByKeyboard(page, question(page).getByRole("button", { name: "Confirm" }));
  await page.keyboard.press("Enter");
  await page.getByText("Dashboard selection updated.").waitFor();
  expect(await isOn(page)).toBe("true");
  expect(await selection()).toBe(other);

  await flip(page);
  await page.getByText("Selection cleared").waitFor();
  expect(await isOn(page)).toBe("false");
  expect(await selection()).toBeNull();
});

test("another tab follows the switch", async () => {
  const page = await openDashboard();
  const beside = await site.openBeside(page);
  await beside.goto(page.url());
  await beside.waitForLoadState("networkidle");
  await flip(page);
  await expect.poll(() => isOn(beside)).toBe("true");
  await flip(beside);
  await expect.poll(() => isOn(page)).toBe("false");
});

test("a tab that has heard nothing is asked by the server, and two at once cannot both be first", async () => {
  const page = await site.open({ expected: CONFLICT });
  await actAs(page, site, parent);
  await page.context().routeWebSocket(/\/live(\?|$)/, () => {});
  await page.goto(`/dashboards/${other}/0-3m`);
  await page.getByRole("button", { name: "More", exact: true }).waitFor();
  await page.waitForLoadState("networkidle");
  expect((await sendChoice(plan, { final: "on" })).status).toBe(200);
  await flip(page);
  await question(page).getByText(QUESTION).waitFor();
  expect(await selection()).toBe(plan);
  await question(page).getByRole("button", { name: "Confirm" }).click();
  await page.getByText("Dashboard selection updated.").waitFor();
  expect(await selection()).toBe(other);

  await sendChoice(other, { final: "off" });
  const both = await Promise.all([plan, other].map((id) => sendChoice(id, { final: "on" })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("without a network the switch goes back and says so", async () => {
  const page = await openDashboard(plan, [/ERR_INTERNET_DISCONNECTED|WebSocket/]);
  await page.context().setOffline(true);
  await flip(page);
  await page.getByText("Could not update your selection.").waitFor();
  expect(await isOn(page)).toBe("false");
  await page.context().setOffline(false);
});

test("without JavaScript the switch works, and its question is a part of the page", async () => {
  const page = await openAs(parent, `/dashboards/${plan}/3-6m?scenario=daily`, { javaScriptEnabled: false });
  await flip(page);
  await page.waitForURL(`/dashboards/${plan}/3-6m?scenario=daily`);
  await page.getByText("Saved as final: You can change this in Attempts").waitFor();
  expect(await isOn(page)).toBe("true");

  await page.goto(`/dashboards/${other}/6-9m?scenario=weekly_plus`);
  await flip(page);
  await page.waitForURL(/6-9m\?scenario=weekly_plus&confirm-final=1#final-question$/);
  const asked = page.getByRole("region", { name: "Confirm Selection Change" });
  await asked.getByText(QUESTION).waitFor();
  await asked.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL(`/dashboards/${other}/6-9m?scenario=weekly_plus`);
  expect(await asked.count()).toBe(0);
  expect(await selection()).toBe(plan);
  await flip(page);
  await asked.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(`/dashboards/${other}/6-9m?scenario=weekly_plus`);
  await page.getByText("Dashboard selection updated.").waitFor();
  expect(await isOn(page)).toBe("true");
  await flip(page);
  await page.getByText("Selection cleared").waitFor();
  expect(await selection()).toBeNull();
});

test("S48 a dashboard that is not complete can neither be chosen nor have a birth", async () => {
  site.weather.setMode({ kind: "silent" });
  const id = await submitQuiz(site, parent, answers({ zipcode: "99701" }));
  expect((await planState(site, parent, id))?.status).not.toBe("completed");
  const NOT_READY = "This quiz attempt is still processing or has failed.";
  for (const form of CHOICES) {
    const { status, text } = await sendChoice(id, form);
    expect([status, JSON.parse(text)]).toMatchObject([409, { success: false, message: NOT_READY }]);
    const plain = await send(`${site.url}/dashboards/${id}/final`, { form, cookie: parent.cookie });
    expect(plain.status).toBe(409);
  }
  const birth = await sendBirth(id, { intent: "save", bornOn: dayFromNow(-3) });
  expect([birth.status, JSON.parse(birth.text)]).toEqual([409, { message: NOT_READY }]);
  expect(await selection()).toBeNull();
  expect(await birthOf(id)).toBeNull();
  site.weather.setMode({ kind: "normal" });
  await completed(site, parent, id);
});

test("S43 of somebody else's dashboard nothing is told and nothing changes", async () => {
  const stranger = await newAccount(site);
  await sendChoice(plan, { final: "on" });
  const before = await ownData();
  for (const id of [plan, other, "aaaaaaaaaaaaaaaaaaaa", "'%20or%201=1%20--"]) {
    for (const form of [...CHOICES, { final: "off" }]) {
      expect((await sendChoice(id, form, stranger)).status, JSON.stringify(form)).toBe(404);
    }
    const births: Record<string, string>[] = [
      { intent: "save", bornOn: dayFromNow(-3) },
      { intent: "remove" },
    ];
    for (const form of births) {
      expect((await sendBirth(id, form, stranger)).status, JSON.stringify(form)).toBe(404);
    }
  }
  expect(await ownData()).toEqual({ ...before, exportedAt: expect.any(String) });
  expect(await selection(stranger)).toBeNull();
});

test("S21 and S38 neither is done by looking, by nobody, or for another site", async () => {
  const forms = { final: { final: "on" }, birth: { intent: "save", bornOn: dayFromNow(-3) } };
  for (const [name, form] of Object.entries(forms)) {
    const address = `${site.url}/dashboards/${plan}/${name}`;
    const { cookie } = parent;
    const looked = name === "birth" ? 200 : 404;
    expect((await send(address, { cookie })).status).toBe(looked);
    expect((await send(`${address}?${new URLSearchParams(form)}`, { cookie })).status).toBe(looked);
    for (const headers of FORGED) {
      for (const suffix of ["", ".data"]) {
        const { status } = await send(`${address}${suffix}`, { form, cookie, headers });
        expect(status, JSON.stringify(headers)).toBeGreaterThanOrEqual(400);
        expect(status, JSON.stringify(headers)).toBeLessThan(500);
      }
    }
    const nobody = await send(address, { form });
    const from = `/dashboards/${plan}${name === "birth" ? "/birth" : ""}`;
    expect([nobody.status, nobody.headers.location]).toEqual([302, `/auth?${new URLSearchParams({ from })}`]);
  }
  expect(await selection()).toBeNull();
  expect(await birthOf(plan)).toBeNull();
});

test("S30 the way back is a page of ours, whatever the form says", async () => {
  const { cookie } = parent;
  const plans = `/dashboards/${plan}`;
  for (const from of [
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https:evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    `/${"x".repeat(8_000)}`,
    "/a\r\nSet-Cookie: session=evil",
  ]) {
    for (const [path, form] of [
      ["final", { final: "on" }],
      ["birth", { intent: "remove" }],
      ["birth", { intent: "save", bornOn: "2025-02-30" }],
    ] as const) {
      const { status, headers } = await send(`${site.url}${plans}/${path}`, {
        form: { ...form, from },
        cookie,
      });
      expect(status).toBe(303);
      const to = new URL(headers.location ?? "", site.url);
      expect(to.origin, from).toBe(new URL(site.url).origin);
      expect(String(headers["set-cookie"] ?? "")).not.toContain("evil");
    }
  }
});

test("S47 and S49 no junk is a choice or a birth date", async () => {
  const JUNK = [
    "",
    "2025-02-30",
    "tomorrow",
    "-1",
    "1e9",
    "NaN",
    "\0",
    "' or 1=1 --",
    "２０２６-01-01",
    "👶".repeat(700),
  ];
  for (const junk of JUNK) {
    expect((await sendChoice(plan, { final: junk })).status).toBe(400);
    const { status, text } = await sendBirth(plan, { intent: "save", bornOn: junk });
    expect([status, JSON.parse(text)], junk).toEqual([400, { message: "Please enter a valid date." }]);
    expect((await sendBirth(plan, { intent: junk, bornOn: dayFromNow(-3) })).status).toBe(400);
  }
  const ahead = await sendBirth(plan, { intent: "save", bornOn: dayFromNow(3) });
  expect([ahead.status, JSON.parse(ahead.text).message]).toEqual([
    400,
    "The birth date can't be in the future.",
  ]);
  const old = await sendBirth(plan, { intent: "save", bornOn: dayFromNow(-3 * 365) });
  expect([old.status, JSON.parse(old.text).message]).toEqual([400, expect.stringContaining("two years")]);
  const { cookie } = parent;
  const body = "x".repeat(200_000);
  for (const path of ["final", "birth"]) {
    for (const [type, expected] of [
      ["application/json", 415],
      ["multipart/form-data", 413],
    ] as const) {
      const answer = await send(`${site.url}/dashboards/${plan}/${path}`, {
        body,
        cookie,
        headers: { "Content-Type": type, ...JSON_ONLY },
      });
      expect(answer.status).toBe(expected);
    }
  }
  expect(await selection()).toBeNull();
  expect(await birthOf(plan)).toBeNull();
});
