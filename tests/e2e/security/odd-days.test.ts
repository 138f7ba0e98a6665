// Days as nobody sends them from a date field: every door refuses them or shows its page, and none breaks.
import { beforeAll, expect, test } from "vitest";
import { type Account, newAccount } from "../support/accounts.ts";
import { send } from "../support/http.ts";
import { answers, finishedPlan } from "../support/quiz.ts";
import { startSite } from "../support/site.ts";
import { YEAR } from "../support/trips.ts";

// It asks more than one address may: others keep their own allowance.
const site = startSite({ alone: true });
const KEY = "a".repeat(24);

const ODD = [
  ...[
    "",
    " ",
    "3/5/2027",
    "05.03.2027",
    "2027-02-30",
    "2027-13-01",
    "0000-01-01",
    "0001-01-01",
    "9999-12-31",
  ],
  ...["２０２７-０３-０５", "\u00a02027-03-05\u00a0", "+012027-03-05", "a".repeat(10_000), "\u0000", "%"],
];

let owner: Account;
let plan = "";

beforeAll(async () => {
  owner = await newAccount(site);
  plan = await finishedPlan(site, owner);
  const form = { intent: "make", title: "Gifts" };
  await send(`${site.url}/dashboards/${plan}/gifts`, { form, cookie: owner.cookie });
});

const FORMS: readonly [field: string, path: string, right: () => Record<string, string>][] = [
  ["dueDate", "/onboarding", () => ({ ...answers(), formKey: KEY })],
  ["dueDate", "/dashboards/:plan/answers", () => ({ ...answers() })],
  ["bornOn", "/dashboards/:plan/birth", () => ({ intent: "save" })],
  ["on", "/dashboards/:plan/size", () => ({ intent: "tell", size: "0-3m", formKey: KEY })],
  ["day", "/dashboards/:plan/size", () => ({ intent: "tell", size: "0-3m", formKey: KEY })],
  ["revealOn", "/dashboards/:plan/gifts", () => ({ intent: "choose", title: "Gifts", mode: "surprise" })],
  [
    "startDate",
    "/travel-quiz",
    () => ({ place: "zip:80202", onboardingId: plan, endDate: `${YEAR}-01-16`, formKey: KEY }),
  ],
  [
    "endDate",
    "/travel-quiz",
    () => ({ place: "zip:80202", onboardingId: plan, startDate: `${YEAR}-01-16`, formKey: KEY }),
  ],
];

test.each(FORMS)("%s, sent to %s, is answered whatever it says", async (field, path, right) => {
  const address = `${site.url}${path.replace(":plan", plan)}`;
  for (const [at, text] of ODD.entries()) {
    const form = { ...right(), [field]: text };
    const headers = { "CF-Connecting-IP": `198.18.7.${at}` };
    const { status } = await send(address, { form, headers, cookie: owner.cookie });
    expect(status, text.slice(0, 40)).toBeLessThan(500);
  }
});

const ADDRESSES = [
  ...["/onboarding?dueDate=*", "/onboarding?step=2&dueDate=*", "/plan?zip=55401&month=*", "/plan/55401/*"],
  ...["/plan/cities?q=Bern&month=*", `/plan/55401/${YEAR}-01?fit=*`, "/dashboards/:plan/size?on=*"],
  ...["/dashboards/:plan/0-3m?fit=*", "/dashboards/:plan/year?fit=*", "/travel-quiz?start=*"],
];

test.each(ADDRESSES)("an address is answered whatever its day or month is: %s", async (address) => {
  for (const text of ODD.flatMap((day) => [day, day.slice(0, 7)])) {
    const asked = address.replace(":plan", plan).replace("*", encodeURIComponent(text.slice(0, 2000)));
    const { status } = await send(`${site.url}${asked}`, { cookie: owner.cookie });
    expect(status, asked.slice(0, 80)).toBeLessThan(500);
  }
});

test("the plan's pages open after all of that", async () => {
  for (const page of ["", "/0-3m", "/size", "/gifts", "/shopping-list", "/birth", "/answers", "/year"]) {
    const { status } = await send(`${site.url}/dashboards/${plan}${page}`, { cookie: owner.cookie });
    expect(status, page).toBeLessThan(400);
  }
});
