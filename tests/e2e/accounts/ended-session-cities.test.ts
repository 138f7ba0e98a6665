// A city that was typed before the session ended is still there after the sign-in: chosen, or searched for again.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount, PASSWORD } from "../support/accounts.ts";
import { finishedPlan, nextButton } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite();
const WORDS = "You were logged out before this was saved";
const CITY_QUESTION = { level: 1, name: "What's your city?" } as const;

async function open(account: Account, path: string, javaScriptEnabled: boolean): Promise<Page> {
  const page = await site.open({ expected: [/status of 401/, /WebSocket/, /ERR_/], javaScriptEnabled });
  await actAs(page, site, account);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page;
}

async function endSession({ email }: Account): Promise<void> {
  await site.server.ask("delete from sessions where user_id = (select id from users where email = ?)", email);
}

async function signInAgain(page: Page, { email }: Account): Promise<void> {
  await page.waitForURL(/\/auth\?from=/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByText(WORDS).waitFor();
}

test("a city that was chosen in the quiz comes back chosen", async () => {
  const account = await newAccount(site);
  const page = await open(account, "/onboarding?step=1&where=city", true);
  await page.getByRole("combobox", { name: "City" }).fill("Zürich");
  await page.getByRole("option").first().click();
  await page.getByText("Zürich, Zurich, Switzerland").first().waitFor();
  await endSession(account);
  await nextButton(page).click();
  await signInAgain(page, account);
  await page.goto("/onboarding?step=1");
  await page.getByRole("heading", CITY_QUESTION).waitFor();
  await page.getByText("Zürich, Switzerland").first().waitFor();
  expect(await nextButton(page).isEnabled()).toBe(true);
});

test.each(["Search", "Next"])(
  "a city that was typed in the quiz without scripts is searched for again, sent by %s",
  async (button) => {
    const account = await newAccount(site);
    const page = await open(account, "/onboarding?step=1&where=city", false);
    await page.getByRole("textbox", { name: "City" }).fill("Zürich");
    await endSession(account);
    await page.getByRole("button", { name: button, exact: true }).click();
    await signInAgain(page, account);
    await page.getByRole("heading", CITY_QUESTION).waitFor();
    expect(await page.getByRole("textbox", { name: "City" }).inputValue()).toBe("Zürich");
    await page
      .getByRole("radio", { name: /^Zürich/ })
      .first()
      .check();
    await nextButton(page).click();
    await page.getByRole("heading", { level: 1, name: "When is your baby due?" }).waitFor();
  },
);

test.each([true, false])(
  "a city that was typed in changed answers is searched for again (scripts: %s)",
  async (javaScriptEnabled) => {
    const account = await newAccount(site);
    const plan = await finishedPlan(site, account);
    const page = await open(account, `/dashboards/${plan}/answers?where=city`, javaScriptEnabled);
    await page.getByLabel("City", { exact: true }).fill("Zürich");
    await endSession(account);
    await page.getByRole("button", { name: "Recalculate my plan" }).click();
    await signInAgain(page, account);
    await page.waitForURL(`**/dashboards/${plan}/answers*`);
    expect(await page.getByLabel("City", { exact: true }).inputValue()).toBe("Zürich");
    await page
      .getByRole("radio", { name: /^Zürich/ })
      .first()
      .check();
    await page.getByRole("button", { name: "Recalculate my plan" }).click();
    await page.waitForURL(/\/(onboarding\/processing|dashboards)\/\w+/);
    const stored = "select place from user_onboarding_data where onboarding_id = ?";
    await expect.poll(async () => JSON.stringify(await site.server.ask(stored, plan))).toContain("rich");
  },
);
