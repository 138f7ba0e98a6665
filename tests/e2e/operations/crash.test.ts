// F4 and F33: the whole server is killed while it works on a plan, and restarted with the same state.
import { expect, test } from "vitest";
import { pictureFile } from "../../support/picture-files.ts";
import { actAs, mailsTo, newAddress, sendSignUp, signedUpAccount } from "../support/accounts.ts";
import { openWeather } from "../support/dashboard.ts";
import { askStoppedDatabase } from "../support/database.ts";
import { send } from "../support/http.ts";
import { answers, completed, finishedPlan, planState, submitQuiz } from "../support/quiz.ts";
import { newShareLink, sendClaim } from "../support/sharing.ts";
import { startSiteInProcess } from "../support/site.ts";
import { sendTrip } from "../support/trips.ts";

const CATALOGUE_ITEMS = 73;

const site = startSiteInProcess({ weather: "scripted" });

test("F4 a plan and a mail that were under way when the server was killed are finished once after it is back", async () => {
  const account = await signedUpAccount(site);
  const newcomer = newAddress("newcomer");
  site.weather.setMode({ kind: "silent" });
  const id = await submitQuiz(site, account, answers());
  await expect.poll(async () => (await planState(site, account, id))?.status).toBe("processing_weather");
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
  // An open dashboard would keep calling the stopping server.
  await page.close();

  await site.server.stop();
  const [items] = await askStoppedDatabase(
    site.server,
    "select count(*) as rows, count(distinct clothing_id) as kinds from user_clothing_items where onboarding_id = ?",
    id,
  );
  expect(items).toEqual({ rows: CATALOGUE_ITEMS, kinds: CATALOGUE_ITEMS });
  const plans = await askStoppedDatabase(
    site.server,
    "select status, lease_until from user_onboarding_data where user_id = (select id from users where email = ?)",
    account.email,
  );
  expect(plans).toEqual([{ status: "completed", lease_until: null }]);
});

/** Sends a picture of the first garment like the page's form. */
async function sendPicture(cookie: string): Promise<number> {
  const form = new FormData();
  form.set("clothingId", "1");
  form.set("replaceExisting", "true");
  form.set("file", new Blob([new Uint8Array(await pictureFile("png"))]), "a.png");
  const sent = new Response(form);
  const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "", Accept: "application/json" };
  const body = new Uint8Array(await sent.arrayBuffer());
  return (await send(`${site.url}/admin/clothing/upload`, { headers, body, cookie })).status;
}

test("F33 a quiz, a calculation, a copy, a trip, an upload, a mail and a reminder that were killed are whole within 20 s", async () => {
  if (!(await isUp())) await site.server.start();
  site.weather.setMode({ kind: "normal", climate: "tropical" });
  const [account, friend, calculated] = [
    await signedUpAccount(site),
    await signedUpAccount(site),
    await signedUpAccount(site),
  ];
  const plan = await finishedPlan(site, account);
  const again = await finishedPlan(site, calculated);
  const link = await newShareLink(site, account, plan);
  const newcomer = newAddress("newcomer");
  await site.server.stop();
  await askStoppedDatabase(
    site.server,
    "update users_profile set role = 'admin' where user_id = (select id from users where email = ?)",
    account.email,
  );
  await site.server.start();
  site.weather.setMode({ kind: "silent" });
  const quiz = await submitQuiz(site, account, answers({ zipcode: "33139" }));
  await sendTrip(site, account, { onboardingId: plan });
  await expect.poll(async () => (await planState(site, account, quiz))?.status).toBe("processing_weather");
  expect(await sendPicture(account.cookie)).toBe(200);
  expect((await sendClaim(site, link, friend.cookie)).status).toBeLessThan(400);
  await sendSignUp(site, newcomer);
  await site.server.kill9();

  // The state that a killed process would have left.
  const held = String(Date.now() + 25_000);
  const sql =
    "update user_onboarding_data set status = 'processing_calcs', lease_until = ? where onboarding_id = ?";
  await askStoppedDatabase(site.server, sql, held, again);
  const taken = String(Date.now() + 10 * 60_000);
  await askStoppedDatabase(
    site.server,
    `insert into mail_preferences (email, reminders, look_at, updated_at) values (?2, 1, ?1, 0)
    on conflict (email) do update set look_at = ?1`,
    taken,
    account.email,
  );
  site.weather.setMode({ kind: "normal", climate: "tropical" });
  await site.server.start();
  const deadline = Date.now() + 20_000;
  await completed(site, account, quiz, deadline - Date.now());
  await completed(site, calculated, again, deadline - Date.now());
  await expect
    .poll(async () => (await mailsTo(site, newcomer)).length, { timeout: deadline - Date.now() })
    .toBe(1);
  await new Promise((done) => setTimeout(done, Math.max(0, deadline - Date.now())));
  await site.server.stop();
  const left = await askStoppedDatabase(
    site.server,
    `select (select count(*) from user_onboarding_data where status <> 'completed' or lease_until is not null) as plans,
      (select count(*) from user_travel_plans where status <> 'ready' or lease_until is not null) as trips,
      (select count(*) from clothing_images where status <> 'ready') as pictures,
      (select count(*) from mail_outbox where status <> 'sent') as mails,
      (select count(*) from mail_preferences where look_at = ?) as readers`,
    taken,
  );
  expect(left).toEqual([{ plans: 0, trips: 0, pictures: 0, mails: 0, readers: 0 }]);
});

async function isUp(): Promise<boolean> {
  return send(`${site.url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
