// A parent in each language: from the landing page to an instant plan, an account, the quiz, the plan, a count, the list, a trip,
// and another language. Found by what the page says, in its language.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { OtherLanguage } from "../../../app/words/languages.ts";
import { mailedLink, mailsTo, newAccount, newAddress, PASSWORD } from "../support/accounts.ts";
import { languageOfPage, OTHER_LANGUAGES, saidInEnglish, TEXTS } from "../support/languages.ts";
import { NEW_YEAR } from "../support/quiz.ts";
import { sidewaysFindings } from "../support/room.ts";
import { startSite } from "../support/site.ts";
import { setTextSize } from "../support/text-size.ts";
import { YEAR } from "../support/trips.ts";
import { brokenWords } from "../support/whole-words.ts";

const site = startSite();
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };

/** Words that part at a syllable in browsers that know the language's; the tests' own doesn't. */
const PARTS = { de: 10, fr: 14, es: 14 } as const satisfies Record<OtherLanguage, number>;
const isTooShortToPart = (word: string, language: OtherLanguage) =>
  !/[@\u00ad]/.test(word) && word.length < PARTS[language];

/** How the page says it isn't in this language, or doesn't fit where letters are large and the screen is narrow. */
async function problemsOf(page: Page, language: OtherLanguage): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const html = await page.content();
  const found = saidInEnglish(html, language);
  if (languageOfPage(html) !== language) found.push(`says it is in ${languageOfPage(html)}`);
  for (const [size, percent] of [
    [NARROW, 100],
    [PHONE, 200],
  ] as const) {
    await page.setViewportSize(size);
    await setTextSize(page, percent);
    const sideways = await sidewaysFindings(page);
    found.push(...sideways.map((what) => `${what}, at ${percent} %`));
    const broken = (await brokenWords(page)).filter((word) => isTooShortToPart(word, language));
    found.push(...broken.map((word) => `breaks ${word} at ${size.width} px and ${percent} %`));
  }
  await page.setViewportSize(PHONE);
  await setTextSize(page, 100);
  return found.map((what) => `${new URL(page.url()).pathname}: ${what}`);
}

describe.each(OTHER_LANGUAGES)("in %s", (language) => {
  const texts = TEXTS[language];
  const { QUIZ_COPY } = texts["plans/quiz-copy.ts"];
  const { PLAN_COPY } = texts["public/instant-plan-copy.ts"];
  const { PLACE_LABELS } = texts["layout.ts"];

  test("from a stranger to a plan, a list, and a trip", { timeout: 180_000 }, async () => {
    const page = await site.open({ viewport: PHONE, locale: language });
    const problems: string[] = [];
    const look = async () => void problems.push(...(await problemsOf(page, language)));

    await page.goto(`/${language}`);
    await look();
    await page.goto(`/${language}/plan/55401/${YEAR}-02`);
    await look();
    await page.getByRole("link", { name: PLAN_COPY.save }).click();
    const email = newAddress(language);
    await page.locator("input[type=email]").fill(email);
    for (const field of await page.locator("input[type=password]").all()) await field.fill(PASSWORD);
    await look();
    await page.locator("input[type=password]").last().press("Enter");
    await page.waitForURL(`**/${language}/auth/check-inbox*`);
    await look();
    await page.goto(await mailedLink(site, email));
    await look();
    await page.locator("main form [type=submit]").first().click();
    await page.waitForURL((url) => url.pathname === "/onboarding");

    // The answers of the instant plan came along; the day is asked for exactly.
    await page.waitForLoadState("networkidle");
    await look();
    await page.goto(`/onboarding?step=4&zipcode=55401&dueDate=${NEW_YEAR}&genderPreference=girl`);
    await page.getByRole("radio").nth(1).check();
    await look();
    await page.getByRole("button", { name: QUIZ_COPY.submit }).click();
    await page.waitForURL(/\/dashboards\/\w+\/0-3m$/, { timeout: 60_000 });
    await look();
    const plan = page.url();
    const headline = await page.getByRole("heading", { level: 1 }).innerText();
    expect(headline).toMatch(/^\d+ /);

    const places = page.getByRole("navigation", { name: texts["layout.ts"].PLACES_LABEL });
    await places.getByRole("link", { name: PLACE_LABELS.shopping }).click();
    await page.waitForURL("**/shopping-list*");
    await look();
    await places.getByRole("link", { name: PLACE_LABELS.trips }).click();
    await page.waitForURL("**/travel-plans");
    await look();
    await page.goto(`/travel-quiz?place=zip:33139`);
    await look();
    await page.goto("/profile");
    await look();
    expect(problems).toEqual([]);

    const [welcome] = await mailsTo(site, email);
    expect(saidInEnglish(welcome?.html ?? "", language)).toEqual([]);

    // Another language is a choice of the profile, and a new document.
    await page.getByRole("radio", { name: "English" }).check();
    await page.getByRole("button", { name: texts["accounts/account.ts"].LANGUAGE_COPY.save }).click();
    await page.getByRole("heading", { level: 1, name: "Your Profile" }).waitFor();
    await page.goto(plan);
    await page.getByRole("heading", { level: 1, name: /essentials to go$/ }).waitFor();
  });
});

test("whoever signs in at a page in another language is in, and stays in it", async () => {
  const { email } = await newAccount(site);
  const { HEADER_COPY } = TEXTS.es["layout.ts"];
  const page = await site.open({ viewport: PHONE, locale: "es" });
  await page.goto("/es");
  await page.getByRole("link", { name: HEADER_COPY.logIn }).click();
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await page.locator("input[type=password]").press("Enter");
  await page.waitForURL((url) => url.pathname === "/onboarding");
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  // A saved page of the product leads back to it.
  await page.goto("/es/profile");
  expect(new URL(page.url()).pathname).toBe("/profile");
  await page.waitForLoadState("networkidle");
  await page.locator("main").getByRole("button", { name: HEADER_COPY.logOut, exact: true }).click();
  await page.waitForURL("**/es/auth?*");
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  expect(saidInEnglish(await page.content(), "es")).toEqual([]);
});

test("a reader of another language is offered theirs, once, and sent nowhere", async () => {
  const page = await site.open({ viewport: PHONE, locale: "de-AT" });
  await page.goto("/privacy");
  expect(new URL(page.url()).pathname).toBe("/privacy");
  const offer = page.getByRole("complementary");
  await offer.getByRole("link", { name: "Lieber auf Deutsch?" }).click();
  await page.waitForURL("**/de/privacy");
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(await offer.count(), "there is nothing more to offer").toBe(0);
  await page.goto("/terms");
  await offer.getByRole("button", { name: "Nein, danke" }).click();
  await page.goto("/terms");
  await page.waitForLoadState("networkidle");
  expect(await offer.count()).toBe(0);
});
