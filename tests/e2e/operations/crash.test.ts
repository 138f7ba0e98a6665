// F4: the whole server is killed while it works on a plan, and started again with the same state.
import { expect, test } from "vitest";
import { actAs, mailsTo, newAccount, newAddress, sendSignUp } from "../support/accounts.ts";
import { openWeather } from "../support/dashboard.ts";
import { askStoppedDatabase } from "../support/database.ts";
import { answers, attemptState, completed, submitQuiz } from "../support/quiz.ts";
import { startSiteInProcess } from "../support/site.ts";

const CATALOGUE_ITEMS = 73;

const site = startSiteInProcess({ weather: "scripted" });

test("F4 a plan and a mail that were under way when the server was killed are finished once after it is back", async () => {
  const account = await newAccount(site);
  const newcomer = newAddress("newcomer");
  site.weather.setMode({ kind: "silent" });
  const id = await submitQuiz(site, account, answers());
  await expect.poll(async () => (await attemptState(site, account, id))?.status).toBe("processing_weather");
  await sendSignUp(site, newcomer);
  await site.server.kill9();

  site.weather.setMode({ kind: "normal" });
  const startedAt = Date.now();
  await site.server.start();
  await completed(site, account, id, 60_000 - (Date.now() - startedAt));
  await expect.poll(async () => (await mailsTo(site, newcomer)).length, { timeout: 30_000 }).toBe(1);

  const page = await site.open();
  await actAs(page, site, account);
  await page.goto("/dashboards");
  expect(await page.getByRole("article").count()).toBe(1);
  await page.getByText("1/3 new quiz attempts used").waitFor();
  await page.goto(`/dashboards/${id}/0-3m`);
  expect(await (await openWeather(page)).innerText()).toContain("Weather data by Open-Meteo.com");
  // An open dashboard would call for the server that is about to stop.
  await page.close();

  await site.server.stop();
  const [items] = await askStoppedDatabase(
    site.server,
    "select count(*) as rows, count(distinct clothing_id) as kinds from user_clothing_items where onboarding_id = ?",
    id,
  );
  expect(items).toEqual({ rows: CATALOGUE_ITEMS, kinds: CATALOGUE_ITEMS });
  const attempts = await askStoppedDatabase(
    site.server,
    "select status, lease_until from user_onboarding_data where user_id = (select id from users where email = ?)",
    account.email,
  );
  expect(attempts).toEqual([{ status: "completed", lease_until: null }]);
});
