// E24: a parent chooses a morning notice at the end of Today, changes it, gets it as a mail, and ends it by the mail's own link; all of it
// without scripts, too.
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { minuteInZone } from "../../../app/domain/calendar.ts";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const born = new Date(Date.now() - 140 * 86_400_000).toISOString().slice(0, 10);

let parent: Account;
let plan: string;

beforeEach(async () => {
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
  return page;
}

const noticePath = () => `/dashboards/${plan}/today/notice`;
const sevenDaily = /^An email at 7:00\sAM, every day, only when it changes\. Next: (today|tomorrow)\.$/;

/** Makes the notice one of this minute by the clock of the plan's place, and lets the cron run. */
async function letItCome(): Promise<void> {
  const minute = minuteInZone(new Date(), "America/Chicago");
  const stored = await site.server.ask(
    `update morning_notices set minute = ?, weekdays = 127, next_at = 0, last_day = null where onboarding_id = ? returning minute`,
    `${minute}`,
    plan,
  );
  expect(stored).toHaveLength(1);
  await site.server.sweep();
}

const Mails = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), unsubscribeUrl: z.string().optional() }),
);

/** The notices in the mailbox, newest first. */
async function notices() {
  const { text } = await send(`${site.url}/dev/mailbox.json`);
  const body: unknown = JSON.parse(text);
  const mails = Mails.parse(Array.isArray(body) ? body : z.object({ mails: z.unknown() }).parse(body).mails);
  return mails.filter(
    ({ to, unsubscribeUrl = "" }) => to === parent.email && /\/notice\?/.test(unsubscribeUrl),
  );
}

async function newNotice(count = 1) {
  await expect.poll(async () => (await notices()).length).toBe(count);
  const [mail] = await notices();
  if (!mail?.unsubscribeUrl) throw new Error("There is no notice");
  return { ...mail, end: new URL(mail.unsubscribeUrl) };
}

test.each([true, false])(
  "E24 a notice is chosen, changed, comes as a mail, and ends by its link (scripts: %s)",
  { timeout: 120_000 },
  async (hasScripts) => {
    const page = await openAs(`/dashboards/${plan}/today`, { javaScriptEnabled: hasScripts });
    await page.getByRole("link", { name: "Get a morning notice" }).click();
    await page.getByRole("heading", { level: 1, name: "Morning notice" }).waitFor();
    await page.getByText("No notice yet.").waitFor();
    expect(await page.getByLabel("Time").inputValue()).toBe("07:00");
    await page.getByRole("button", { name: "Email me" }).click();
    await page.getByText("Morning notice saved").waitFor();
    await page.getByText(sevenDaily).waitFor();
    if (hasScripts) await expectStillAccessible(page, "a morning notice");

    for (const day of ["Saturday", "Sunday"]) await page.getByRole("checkbox", { name: day }).uncheck();
    await page.getByLabel("Time").fill("06:30");
    await page.getByRole("checkbox", { name: "Only when it changes" }).uncheck();
    await page.getByRole("button", { name: "Save changes" }).click();
    await page.getByText(/^An email at 6:30\sAM, on weekdays\. Next: /).waitFor();
    expect(await page.getByRole("checkbox", { name: "Sunday" }).isChecked()).toBe(false);

    await letItCome();
    const { subject, text, end } = await newNotice();
    expect(subject).toMatch(/^[\d–m]+ · .*In the stroller: [A-Z].+[.…]$/);
    expect(text).toMatch(/About −?\d+°F\sat\s\d+\s[AP]M\./);
    expect(text).toContain(`${site.url}/dashboards/${plan}/today\n`);
    for (const secret of ["Zwanhild", "55401", "Minneapolis", born]) expect(text).not.toContain(secret);

    const reader = await site.open({ viewport: PHONE, javaScriptEnabled: hasScripts });
    await reader.goto(end.href);
    await reader.getByRole("heading", { level: 1, name: "End the morning notice" }).waitFor();
    if (hasScripts) await expectAccessible(reader, "the end of a morning notice");
    await page.reload();
    await page.getByText(/^An email at /).waitFor();
    await reader.getByRole("button", { name: "End the notice" }).click();
    await reader.getByRole("heading", { level: 1, name: "The morning notice has ended" }).waitFor();
    if (hasScripts) await expectStillAccessible(reader, "a morning notice that has ended");
    await page.reload();
    await page.getByText("No notice yet.").waitFor();
  },
);

test("E24 a notice speaks its reader's language, and ends by one click of a mail program", async () => {
  const { cookie } = parent;
  await send(`${site.url}/profile/language`, { cookie, form: { language: "de" } });
  await send(`${site.url}${noticePath()}`, {
    cookie,
    form: { intent: "save", time: "07:00", "day-1": "on" },
  });
  await letItCome();
  const { subject, text, end } = await newNotice();
  expect(subject).toContain("Im Kinderwagen: ");
  expect(text).toMatch(/Etwa −?\d+\s°F um \d+\sUhr\./);
  expect(text).toContain("Diese Nachricht beenden:\n");
  expect(end.pathname).toBe("/de/unsubscribe/notice");
  const page = await send(end.href);
  expect(page.headers).toMatchObject({
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
  });
  expect(page.text).toContain("Morgennachricht beenden");
  const click = await send(end.href, {
    body: "List-Unsubscribe=One-Click",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
  });
  expect(click.status).toBe(200);
  expect(await site.server.ask("select 1 from morning_notices where onboarding_id = ?", plan)).toEqual([]);
});

test("E24 what is wrong stands beside it, and a notice ends by its button", async () => {
  const page = await openAs(noticePath(), { expected: [/status of 400/] });
  await page.waitForLoadState("networkidle");
  for (const day of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"])
    await page.getByRole("checkbox", { name: day }).uncheck();
  await page.getByLabel("Time").fill("");
  await page.getByRole("button", { name: "Email me" }).click();
  await page.getByText("Please enter a time of day.").waitFor();
  await page.getByLabel("Time").fill("05:45");
  await page.getByRole("button", { name: "Email me" }).click();
  await page.getByText("Please choose at least one day.").waitFor();
  expect(await page.getByLabel("Time").inputValue()).toBe("05:45");
  await expectStillAccessible(page, "a morning notice without days");
  await page.getByRole("checkbox", { name: "Friday" }).check();
  await page.getByRole("button", { name: "Email me" }).click();
  await page.getByText(/^An email at 5:45\sAM, on Friday, only when it changes\./).waitFor();
  await page.getByRole("button", { name: "End the notice" }).click();
  await page.getByText("No notice yet.").waitFor();
  await page.getByText("Morning notice ended").waitFor();
});
