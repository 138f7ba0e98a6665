// /transition: the real progress of the newest quiz, with sockets and without scripts, only for a user with a
// quiz; and its message when no weather was available.
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { expectAccessible, expectStillAccessible } from "../support/axe.ts";
import { send } from "../support/http.ts";
import { type PlayedChannel, playChannel } from "../support/live.ts";
import { answers, completed, finishedPlan, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });
const THANKS = "Thanks for completing the quiz!";
const READY = "Ready to view your recommendations!";
const LIMITED = "Limited Weather Data";
/** A page left right away may be left before its connection is open. */
const LEFT_EARLY = { expected: [/WebSocket is closed before/] };
const DEFAULT_WEATHER = "default weather patterns are used";

async function openAs(account: Account, options = {}): Promise<Page> {
  const page = await site.open(options);
  await actAs(page, site, account);
  return page;
}

const row = (page: Page, label: string) =>
  page.locator("main").getByRole("listitem").filter({ hasText: label });
const weather = (page: Page) => row(page, "Analyzing seasonal weather");
const clothes = (page: Page) => row(page, "Preparing clothing suggestions");
/** Repeats the event until the page shows it, because its connection may not be open yet. */
async function tellUntil(channel: PlayedChannel, id: string, status: string, sign: Locator): Promise<void> {
  await expect
    .poll(async () => {
      channel.tell(id, status);
      return sign.count();
    })
    .toBe(1);
}

const announced = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("while the archive is silent the screen says what is being done, then why and what without, then leads on", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  await submitQuiz(site, account, answers({ zipcode: "98101" }));
  // Hold the list back until the screen's last state has been checked.
  let letGo = () => {};
  const isRead = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/dashboards\.data/, async (route) => {
    await isRead;
    await route.continue();
  });
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: THANKS }).waitFor();
  await page.locator("main").getByText("Seattle, WA 98101 · due Jan 1").waitFor();
  await weather(page).getByText("In progress").waitFor();
  await clothes(page).getByText("Still to come").waitFor();
  await announced(page, "Analyzing seasonal weather").waitFor();
  expect(await page.getByText(LIMITED).count()).toBe(0);
  expect(await page.getByText(READY).count()).toBe(0);

  await announced(page, READY).waitFor();
  await weather(page).getByText("Done").waitFor();
  await clothes(page).getByText("Done").waitFor();
  await page.locator("main").getByText(DEFAULT_WEATHER).waitFor();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: LIMITED });
  await toast.getByText(DEFAULT_WEATHER).waitFor();
  expect(await toast.count()).toBe(1);
  letGo();
  await page.waitForURL("**/dashboards");
  await page.getByRole("article").waitFor();
  await page.goBack();
  expect(new URL(page.url()).pathname, "the screen is not in the way back").not.toBe("/transition");
});

test("with the archive's weather there is no word of default patterns", async () => {
  site.weather.setMode({ kind: "normal" });
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "60601" });
  const plain = await openAs(account, { javaScriptEnabled: false });
  await plain.goto("/transition");
  await plain.getByText(READY).waitFor();
  expect(await plain.getByText(/default weather|Limited/).count()).toBe(0);

  const page = await openAs(account, LEFT_EARLY);
  await page.goto("/transition");
  await page.waitForURL("**/dashboards");
  await page.getByRole("article").waitFor();
  expect(await page.getByText(LIMITED).count()).toBe(0);
});

test("a plan that was made without the archive says so in a toast that stays over the way to the list", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "96813" });
  const page = await openAs(account, LEFT_EARLY);
  await page.goto("/transition");
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: LIMITED });
  await toast.getByText(DEFAULT_WEATHER).waitFor();
  await page.locator("main").getByText(DEFAULT_WEATHER).waitFor();
  await page.waitForURL("**/dashboards");
  await page.getByRole("article").waitFor();
  await toast.getByText(DEFAULT_WEATHER).waitFor();
  expect(await toast.count()).toBe(1);
});

test("the screen is not left before it has read what it has to say of the weather", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  const channel = await playChannel(page);
  const id = await submitQuiz(site, account, answers({ zipcode: "19104" }));
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: THANKS }).waitFor();
  await completed(site, account, id);
  // The rest of the data takes longer than the second after which the list opens.
  await page.route(/\/transition\.data/, async (route) => {
    await page.waitForFunction((told) => Date.now() - told > 1500, Date.now());
    await route.continue();
  });
  await tellUntil(channel, id, "completed", announced(page, READY));
  await page.locator("[data-sonner-toast]").filter({ hasText: LIMITED }).waitFor();
  await page.waitForURL("**/dashboards");
});

test("each step is told once it is true, in rows and in words that are read out", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  const channel = await playChannel(page);
  const id = await submitQuiz(site, account, answers({ zipcode: "70112" }));
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: THANKS }).waitFor();
  await tellUntil(channel, id, "processing_weather", announced(page, "Analyzing seasonal weather"));
  await expectAccessible(page, "transition with the weather at work");
  await tellUntil(channel, id, "processing_calcs", announced(page, "Preparing clothing suggestions"));
  await weather(page).getByText("Done").waitFor();
  await clothes(page).getByText("In progress").waitFor();
  await expectStillAccessible(page, "transition with the clothes at work");
  expect(new URL(page.url()).pathname).toBe("/transition");
  // The list never loads, so that the last state can be checked.
  await page.route(/\/dashboards\.data/, () => {});
  channel.tell(id, "completed");
  await announced(page, READY).waitFor();
});

test("a plan that fails says so and can be tried again", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  const channel = await playChannel(page);
  const id = await submitQuiz(site, account, answers({ zipcode: "04101" }));
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: THANKS }).waitFor();
  await tellUntil(channel, id, "failed", page.getByRole("alert").filter({ hasText: "Processing failed" }));
  await page.getByText("Please try submitting the quiz again").waitFor();
  await expectAccessible(page, "transition failed");
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.waitForURL(new RegExp(`/(onboarding/processing|dashboards)/${id}`));
});

test("without a socket the screen asks for the status and goes on", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  await page.routeWebSocket(/\/live(\?|$)/, (socket) => socket.close());
  await submitQuiz(site, account, answers({ zipcode: "80202" }));
  const polled = page.waitForRequest(/\/onboarding\/status\/\w+/);
  await page.goto("/transition");
  await polled;
  await page.waitForURL("**/dashboards");
  await page.locator("[data-sonner-toast]").getByText(LIMITED).waitFor();
});

test("without JavaScript the page renews itself and then shows the way on", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account, { javaScriptEnabled: false });
  await submitQuiz(site, account, answers({ zipcode: "94110" }));
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: THANKS }).waitFor();
  await page.getByRole("link", { name: "View your recommendations" }).waitFor();
  await page.getByText(DEFAULT_WEATHER).waitFor();
  await weather(page).getByText("Done").waitFor();
  await page.waitForURL("**/dashboards");
  await page.getByRole("article").waitFor();
  await page.goto("/transition");
  await page.getByRole("link", { name: "View your recommendations" }).click();
  await page.waitForURL("**/dashboards");
});

test("one can leave for the list by keyboard while it works", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account, LEFT_EARLY);
  await submitQuiz(site, account, answers({ zipcode: "30301" }));
  await page.goto("/transition");
  await weather(page).getByText("In progress").waitFor();
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("See all quiz attempts");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboards");
});

test("without a quiz of one's own it leads to the quiz, signed out to the sign-in", async () => {
  site.weather.setMode({ kind: "normal" });
  const [family, newcomer] = [await newAccount(site), await newAccount(site)];
  await finishedPlan(site, family, { zipcode: "60601" });
  const answer = await send(`${site.url}/transition`, { cookie: newcomer.cookie });
  expect([answer.status, answer.headers.location]).toEqual([302, "/onboarding"]);
  const signedOut = await send(`${site.url}/transition`);
  expect([signedOut.status, signedOut.headers.location]).toEqual([302, "/auth?from=%2Ftransition"]);
});

test("it follows the newest quiz, thanks a parent by name, and shows a name as text", async () => {
  site.weather.setMode({ kind: "normal" });
  const account = await newAccount(site);
  await finishedPlan(site, account, { zipcode: "60601" });
  await finishedPlan(site, account, { zipcode: "33139" });
  const name = "<img src=x onerror=alert(1)> Averylongfamilynamethatneverends";
  await site.server.ask("update users set full_name = ? where email = ?", name, account.email);
  const page = await openAs(account);
  await page.route(/\/dashboards\.data/, () => {});
  await page.goto("/transition");
  await page.getByRole("heading", { level: 1, name: `Thanks, ${name}!` }).waitFor();
  await page.locator("main").getByText("Miami Beach, FL 33139").waitFor();
  await expectStillAccessible(page, "transition with a long name");
});
