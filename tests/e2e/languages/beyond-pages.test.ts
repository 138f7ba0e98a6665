// What leaves the pages: files, reminders, and what a browser keeps to be read without a network.
import { beforeAll, describe, expect, test } from "vitest";
import { dayInZone, minuteInZone, plusDays } from "../../../app/domain/calendar.ts";
import { parseCsv } from "../../support/csv.ts";
import { createFrontedServer } from "../../support/front-server.ts";
import { until } from "../../support/local-server.ts";
import { type Account, actAs, mailsTo, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { OTHER_LANGUAGES, saidInEnglish, speaking, TEXTS } from "../support/languages.ts";
import { AWAY, keptAddresses, setNetwork, untilKept, workerReady } from "../support/offline.ts";
import { finishedPlan } from "../support/quiz.ts";
import { siteOn } from "../support/site.ts";

const site = siteOn(createFrontedServer);
const get = (path: string, { cookie }: Account) => send(`${site.url}${path}`, { cookie });

const ZURICH = "2657896";
/** Where it's half past nine now, in a time zone of whole hours. */
const MORNING = 9 * 60 + 30;
const zoneInTheMorning = () => {
  const zones = Array.from(
    { length: 24 },
    (_, at) => `Etc/GMT${at < 12 ? "+" : "-"}${at < 12 ? at : at - 11}`,
  );
  const now = new Date();
  const late = (zone: string) => Math.abs(minuteInZone(now, zone) - MORNING);
  return zones.reduce((best, zone) => (late(zone) < late(best) ? zone : best));
};

let parent: Account;
let plan: string;

beforeAll(async () => {
  parent = await newAccount(site);
  plan = await finishedPlan(site, parent);
});

describe.each(OTHER_LANGUAGES)("in %s", (language) => {
  test("files have its names and words", async () => {
    const account = await speaking(site, parent, language);
    const { FILE_NAMES } = TEXTS[language]["shopping/shopping-list-copy.ts"];
    const { CSV_COLUMNS } = TEXTS[language]["shopping/shopping-list-copy.ts"];
    const list = await get(`/dashboards/${plan}/shopping-list.csv?for=0-3m`, account);
    expect(list.headers["content-disposition"]).toContain(`"${FILE_NAMES.shoppingList("0-3m")}"`);
    // The plan is in the US, where Spanish spreadsheets take commas.
    const [header, first] = parseCsv(list.text, language === "es" ? "," : ";");
    expect(header).toEqual([...CSV_COLUMNS]);
    expect(first?.[0]).toBe(TEXTS[language]["wardrobe/wardrobe-copy.ts"].AGE_RANGE_LABELS["0-3m"]);
    expect(saidInEnglish(`<p>${list.text}</p>`, language)).toEqual([]);

    const calendar = await get(`/dashboards/${plan}/sizes.ics`, account);
    expect(calendar.headers["content-disposition"]).toContain(`"${FILE_NAMES.sizes}"`);
    const said = [...calendar.text.matchAll(/^(?:SUMMARY|DESCRIPTION|X-WR-CALNAME):(.*)$/gm)].map(
      ([, words]) => words,
    );
    expect(said.length).toBeGreaterThan(4);
    expect(saidInEnglish(`<p>${said.join(" ")}</p>`, language)).toEqual([]);
  });

  test("a reminder is in it, whatever language the cron's last reader had", async () => {
    const account = await speaking(site, await newAccount(site), language);
    const zone = zoneInTheMorning();
    const dueDate = plusDays(dayInZone(new Date(), zone), 21);
    const own = await finishedPlan(site, account, { zipcode: "", placeId: ZURICH, dueDate });
    await site.server.ask(
      "update user_onboarding_data set place = json_set(place, '$.timeZone', ?) where onboarding_id = ?",
      zone,
      own,
    );
    await site.server.ask(
      "insert into mail_preferences (email, reminders, look_at, updated_at) values (?, 1, 0, 0)",
      account.email,
    );
    await site.server.sweep();
    await until(async () => (await mailsTo(site, account.email)).length > 0, "there is a reminder");
    const [mail] = await mailsTo(site, account.email);
    // Mail programs may part any words, so subjects have plain spaces.
    const size = TEXTS[language]["wardrobe/wardrobe-copy.ts"].SIZE_LABELS["0-3m"].replace("\u00a0", " ");
    expect(mail?.subject).toContain(size);
    const withoutLinks = mail?.text.replace(/https?:\S+/g, "");
    for (const said of [mail?.html, `<p>${mail?.subject}</p>`, `<p>${withoutLinks}</p>`])
      expect(saidInEnglish(said ?? "", language)).toEqual([]);
  });
});

test("pages kept for a time without a network are forgotten with their language, and kept anew in the next", async () => {
  const reader = await newAccount(site);
  const dashboard = `/dashboards/${await finishedPlan(site, reader)}/0-3m`;
  const page = await site.open({ expected: AWAY, serviceWorkers: "allow" });
  await actAs(page, site, reader);
  await page.goto(dashboard);
  await workerReady(page);
  await untilKept(page, dashboard, "essentials to go");

  await page.goto("/profile");
  await page.getByRole("radio", { name: "Deutsch" }).check();
  await page.getByRole("button", { name: "Save language" }).click();
  await page.getByRole("heading", { level: 1, name: "Dein Profil" }).waitFor();
  await expect
    .poll(async () => (await keptAddresses(page)).map(({ address }) => address))
    .toEqual(["/de/offline"]);

  await page.goto(dashboard);
  await untilKept(page, dashboard, 'lang="de"');
  await setNetwork(page, site.server, false);
  await page.goto("/profile");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(saidInEnglish(await page.content(), "de")).toEqual([]);
  await setNetwork(page, site.server, true);
});
