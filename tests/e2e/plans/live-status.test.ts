// A quiz sent several times makes one attempt, and its status reaches every open page, with and without
// sockets.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Account, actAs, newAccount } from "../support/accounts.ts";
import { openWeather } from "../support/dashboard.ts";
import { CONNECTION_LOST } from "../support/problems.ts";
import {
  answerQuestions,
  answers,
  completed,
  planState,
  question,
  submitQuiz,
  takeQuiz,
} from "../support/quiz.ts";
import { startSite } from "../support/site.ts";

const site = startSite({ weather: "scripted" });

async function openAs(account: Account, expected: readonly RegExp[] = []): Promise<Page> {
  const page = await site.open({ expected });
  await actAs(page, site, account);
  return page;
}

test("F18 the same quiz sent from two tabs at once is one attempt", async () => {
  site.weather.setMode({ kind: "normal" });
  const page = await openAs(await newAccount(site));
  await answerQuestions(page, answers());
  const beside = await site.openBeside(page);
  await beside.goto(page.url());
  await question(beside, "laundry").waitFor();
  await Promise.all(
    [page, beside].map(async (tab) => {
      await tab.getByRole("button", { name: "Make my plan" }).click();
      await tab.waitForURL(/\/dashboards\/\w+\/0-3m$/);
    }),
  );
  expect(new URL(beside.url()).pathname).toBe(new URL(page.url()).pathname);
  await page.goto("/dashboards");
  await page.getByText("1/3 new quiz attempts used").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
});

test("F18 going back and submitting the same quiz again leads to the same attempt", async () => {
  site.weather.setMode({ kind: "normal" });
  const page = await openAs(await newAccount(site));
  await takeQuiz(page, answers());
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  const plan = new URL(page.url()).pathname;
  await page.goBack();
  await question(page, "laundry").waitFor();
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(plan);
  await page.goto("/dashboards");
  await page.getByText("1/3 new quiz attempts used").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
});

test("F24 without WebSockets the screen asks for the status and completes", async () => {
  site.weather.setMode({ kind: "silent" });
  const page = await openAs(await newAccount(site));
  await page.routeWebSocket(/\/live(\?|$)/, (socket) => socket.close());
  const polled = page.waitForRequest(/\/onboarding\/status\/\w+/);
  await takeQuiz(page, answers({ zipcode: "99701" }));
  await polled;
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  expect(await (await openWeather(page)).innerText()).toContain("Limited Weather Data");
});

test("without JavaScript the screen looks again by itself until the plan is there, and leads to it with one press", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await site.open({ javaScriptEnabled: false });
  await actAs(page, site, account);
  await page.goto(
    `/onboarding?${new URLSearchParams({ step: "4", zipcode: "97201", dueDate: answers().dueDate })}`,
  );
  await page.getByRole("button", { name: "Make my plan" }).click();
  await page.waitForURL(/\/onboarding\/processing\//);
  await page.getByText("50% · Weather Analysis").waitFor();
  await page.getByRole("link", { name: "Open your plan" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  expect(await (await openWeather(page)).innerText()).toContain("Limited Weather Data");
});

test("with JavaScript the screen is never loaded anew", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  const id = await submitQuiz(site, account, answers({ zipcode: "37201" }));
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.goto(`/onboarding/processing/${id}`);
  await page.getByRole("heading", { name: "Creating Your Wardrobe Plan" }).waitFor();
  expect(await page.locator("meta[http-equiv=refresh]").count()).toBe(0);
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  expect(documents).toBe(1);
});

test("a new plan appears in the list that is open in another tab, and completes there", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account);
  const connected = page.waitForEvent("websocket");
  await page.goto("/dashboards");
  await page.getByText("No Quiz Attempts Yet").waitFor();
  await connected;
  await page.evaluate(() => document.documentElement.setAttribute("data-not-reloaded", ""));
  await submitQuiz(site, account, answers({ zipcode: "04101" }));
  await page.getByRole("article").getByText("Processing", { exact: true }).waitFor();
  await page.getByText("1/3 new quiz attempts used").waitFor();
  await page.getByRole("article").getByText("Completed", { exact: true }).waitFor();
  expect(await page.locator("html[data-not-reloaded]").count()).toBe(1);
});

test("F16 a plan that cannot be finished says so, gives its attempt back, and can be tried again", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account, CONNECTION_LOST);
  const id = await submitQuiz(site, account, answers({ zipcode: "73301" }));
  expect((await planState(site, account, id))?.status).not.toBe("completed");
  await site.server.ask(
    // The sweeper gives up a plan whose version is this high.
    "update user_onboarding_data set version = 500, updated_at = 0, lease_until = null where onboarding_id = ?",
    id,
  );
  await site.server.sweep();
  await expect.poll(async () => (await planState(site, account, id))?.status).toBe("failed");

  await page.goto("/dashboards");
  await page.getByText("0/3 new quiz attempts used").waitFor();
  await page.getByRole("article").getByText("Failed", { exact: true }).waitFor();
  await page.getByText("Error: We couldn't finish this plan.").waitFor();
  await page.goto(`/onboarding/processing/${id}`);
  await page.getByRole("heading", { name: "Processing failed" }).waitFor();
  await page.getByText("Please try submitting the quiz again").waitFor();

  site.weather.setMode({ kind: "normal" });
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/);
  await completed(site, account, id);
  await page.goto("/dashboards");
  await page.getByText("1/3 new quiz attempts used").waitFor();
  expect(await page.getByRole("article").count()).toBe(1);
});

test("F22 a screen that loses the server for a while goes on when it is back", async () => {
  site.weather.setMode({ kind: "silent" });
  const account = await newAccount(site);
  const page = await openAs(account, CONNECTION_LOST);
  const id = await submitQuiz(site, account, answers({ zipcode: "59715" }));
  await page.goto(`/onboarding/processing/${id}`);
  await page.getByRole("status").filter({ hasText: "50% · Weather Analysis" }).waitFor();
  const refused = page.waitForEvent("requestfailed");
  await site.server.stop();
  try {
    await refused;
    await page.getByRole("heading", { name: "Creating Your Wardrobe Plan" }).waitFor();
  } finally {
    site.weather.setMode({ kind: "normal" });
    await site.server.start();
  }
  await page.waitForURL(/\/dashboards\/\w+\/0-3m$/, { timeout: 60_000 });
});
