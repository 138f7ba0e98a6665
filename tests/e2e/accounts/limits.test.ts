// A free account's limits, announced before they apply: three attempts, a warning at the last one, and then
// no more.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { actAs, newAccount, signedUpAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answerQuestions, answers, submitQuiz } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ alone: true });
const REASON = "You have reached the maximum attempts for your plan. Please upgrade for more.";

/** What still works without attempts, and that nothing gives one back. */
async function expectNoDeadEnd(page: Page): Promise<void> {
  const section = page.getByRole("region", { name: "What you can still do" });
  for (const text of [
    "Open your plans.",
    "Change a plan's answers",
    "Copy a plan",
    "give you the attempt back",
  ]) {
    await section.getByText(text).waitFor();
  }
}

test("at the last attempt the quiz warns, after it the quiz is closed with the reason", async () => {
  const account = await newAccount(site);
  const page = await site.open();
  await actAs(page, site, account);
  await submitQuiz(site, account, answers({ zipcode: "33139" }));
  await page.goto("/onboarding");
  await page.getByText("2 of 3 attempts remaining").waitFor();
  expect(await page.getByText("approaching your subscription").count()).toBe(0);

  await submitQuiz(site, account, answers({ zipcode: "85001" }));
  await page.goto("/onboarding");
  await page.getByText("1 of 3 attempts remaining").waitFor();
  await page.getByRole("complementary").getByText("quiz attempt limit (2/3)").waitFor();
  const meter = page.getByRole("meter", { name: "Quiz attempts used" });
  expect(await meter.getAttribute("aria-valuetext")).toBe("2 of 3 used");
  await page.getByRole("link", { name: "Start Quiz" }).waitFor();

  await submitQuiz(site, account, answers({ zipcode: "98101" }));
  await page.goto("/onboarding");
  const closed = page.getByRole("button", { name: "Upgrade to Continue" });
  await closed.waitFor();
  expect(await closed.isDisabled()).toBe(true);
  await page.getByRole("complementary").getByText(REASON).waitFor();
  await page.getByRole("complementary").getByRole("link", { name: "Upgrade Subscription" }).waitFor();
  expect(await page.getByRole("link", { name: "Start Quiz" }).count()).toBe(0);

  await page.goto("/onboarding?step=1");
  await page.getByRole("heading", { level: 1, name: "Subscription Limit Reached" }).waitFor();
  await page.locator("main").getByText(REASON).waitFor();
  expect(await page.getByLabel("ZIP code").count()).toBe(0);
  await expectNoDeadEnd(page);
  await page.getByRole("link", { name: "Open your plans" }).click();
  await page.getByRole("article").first().waitFor();
  await page.goto("/onboarding");
  await expectNoDeadEnd(page);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByText("3/3 new quiz attempts used").waitFor();
  const newQuiz = page.getByRole("button", { name: "New Quiz" });
  expect(await newQuiz.isDisabled()).toBe(true);
  await page.locator("main").getByText(REASON).waitFor();
  expect(await page.getByRole("article").count()).toBe(3);
});

test("the fourth quiz is refused by the server, whatever the page says", async () => {
  const account = await newAccount(site);
  for (const zipcode of ["33139", "85001", "98101"]) await submitQuiz(site, account, answers({ zipcode }));
  const { status, text } = await send(`${site.url}/onboarding`, {
    form: { ...answers(), formKey: "afourthformkey00" },
    cookie: account.cookie,
  });
  expect(status).toBe(403);
  expect(text).toContain("Cannot submit new quiz. Please upgrade your plan for more attempts.");
  const list = await send(`${site.url}/dashboards`, { cookie: account.cookie });
  expect(list.text.match(/<article/g)).toHaveLength(3);
});

test.each([
  { used: 2, title: "Approaching Quiz Limit" },
  { used: 3, title: "Quiz Limit Reached" },
])(
  "with $used attempts used a toast says '$title', however the quiz was reached",
  async ({ used, title }) => {
    const account = await newAccount(site);
    for (const zipcode of ["33139", "85001", "98101"].slice(0, used)) {
      await submitQuiz(site, account, answers({ zipcode }));
    }
    const page = await site.open();
    await actAs(page, site, account);
    const toast = page.locator("[data-sonner-toast]").getByText(title);
    await page.goto("/dashboards");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("link", { name: "Retake Quiz" }).click();
    await toast.waitFor();
    await page.goto("/onboarding");
    await toast.waitFor();
  },
);

test("a quiz that is refused while the page is open says so in a toast and on the page", async () => {
  const account = await newAccount(site);
  for (const zipcode of ["33139", "85001"]) await submitQuiz(site, account, answers({ zipcode }));
  const page = await site.open({ expected: [/status of 403/] });
  await actAs(page, site, account);
  await answerQuestions(page, answers({ zipcode: "55401" }));
  await submitQuiz(site, account, answers({ zipcode: "98101" }));
  await page.getByRole("button", { name: "Make my plan" }).click();
  const refusal = "Cannot submit new quiz. Please upgrade your plan for more attempts.";
  await page.locator("main").getByRole("alert").getByText(refusal).waitFor();
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Quiz Limit Reached" });
  await toast.getByText(refusal).waitFor();
  expect(await toast.count()).toBe(1);
});

test.each([
  { used: 2, words: ["Approaching Quiz Limit", "limit (2/3). Consider upgrading for more attempts."] },
  { used: 3, words: ["Subscription Limit Reached", REASON] },
])("without JavaScript the page itself says it with $used attempts used", async ({ used, words }) => {
  const account = await newAccount(site);
  for (const zipcode of ["33139", "85001", "98101"].slice(0, used)) {
    await submitQuiz(site, account, answers({ zipcode }));
  }
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, account);
  await page.goto("/onboarding");
  for (const text of words) await page.getByRole("complementary").getByText(text).waitFor();
});

test("S58 somebody who guesses is told to wait in words and in Retry-After, whatever address is claimed", async () => {
  const { email } = await newAccount(site, "guessed");
  const form = { mode: "signin", from: "/", email, password: "not the password" };
  const statuses: number[] = [];
  for (let tries = 0; tries < 40 && statuses.at(-1) !== 429; tries++) {
    const headers = { "X-Forwarded-For": `203.0.113.${tries}` };
    statuses.push((await send(`${site.url}/auth`, { form, headers })).status);
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
  expect(statuses.at(-1)).toBe(429);
  const refused = await send(`${site.url}/auth`, { form });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.text).toContain("Too many attempts.");
  expect(refused.text).toContain(email);
});

test("a confirmed parent is welcomed once", async () => {
  const { email } = await signedUpAccount(site, "welcome");
  const welcomes = async (): Promise<string[]> => {
    const mails: { to: string; subject: string }[] = JSON.parse(
      (await send(`${site.url}/dev/mailbox.json`)).text,
    );
    return mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  await expect.poll(welcomes).toEqual(["Welcome to Layette", "Confirm your email for Layette"]);
});
