// Reading near on the built site, from copies that have nothing of what just happened: whatever was made works at once, for whoever
// made it and for anyone else, because a copy's "no" is asked again.
import { beforeAll, expect, test } from "vitest";
import {
  type Account,
  mailedLink,
  newAccount,
  newAddress,
  PASSWORD,
  sendSignIn,
  tokenOf,
} from "../support/accounts.ts";
import {
  aBrowser,
  bringLevel,
  byCopy,
  type CopiedBrowser,
  isOpen,
  startCopiedSite,
} from "../support/copies.ts";
import { finishedPlan } from "../support/quiz.ts";
import { newShareLink } from "../support/sharing.ts";

const site = startCopiedSite();
const OTHER_PASSWORD = "quiet lantern 42";

let owner: Account;
let plan: string;

beforeAll(async () => {
  owner = await newAccount(site, "owner");
  plan = await finishedPlan(site, owner);
});

/** Expects that a browser's next page works, and the same page elsewhere, where a copy that knows nothing of it is asked first. */
async function opensAtOnce(browser: CopiedBrowser, path: string, words: RegExp | string): Promise<void> {
  const here = await browser.get(path);
  expect(here).toSatisfy(isOpen);
  expect(here.text).toMatch(words);
  const elsewhere = await byCopy(site, () => browser.elsewhere().get(path));
  expect(elsewhere).toSatisfy(isOpen);
  expect(elsewhere.text).toMatch(words);
}

const signIn = (email: string, password: string) => sendSignIn(site, email, password, "/dashboards");
const YOUR_PLANS = "No Quiz Attempts Yet";

test("S102 a sign-up, its link, and a sign-in in another browser right after it lead in", async () => {
  const email = newAddress("parent");
  const here = aBrowser(site);
  const form = { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
  await here.post("/auth", form);
  const confirmed = await here.post("/auth/confirm", { token: tokenOf(await mailedLink(site, email)) });
  expect(confirmed.status).toBe(302);
  await opensAtOnce(here, "/dashboards", YOUR_PLANS);
  const there = aBrowser(site);
  const signedIn = await there.post("/auth", {
    mode: "signin",
    from: "/dashboards",
    email,
    password: PASSWORD,
  });
  expect(signedIn.headers.location).toBe("/dashboards");
  await opensAtOnce(there, "/dashboards", YOUR_PLANS);
});

test("S102 a sign-up's link that is opened in another browser makes the account there", async () => {
  const email = newAddress("parent");
  const form = { mode: "signup", from: "/", email, password: PASSWORD, confirmPassword: PASSWORD };
  await aBrowser(site).post("/auth", form);
  const link = new URL(await mailedLink(site, email));
  const there = aBrowser(site);
  const shown = await there.get(`${link.pathname}${link.search}`);
  expect(shown.text).toContain("Choose your password");
  const chosen = { token: tokenOf(link.href), password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  expect((await there.post("/auth/confirm", chosen)).status).toBe(302);
  await opensAtOnce(there, "/dashboards", YOUR_PLANS);
  expect((await signIn(email, OTHER_PASSWORD)).headers.location).toBe("/dashboards");
});

test("S102 a reset link works in another browser; then the new password leads in, and the old one doesn't", async () => {
  const { email } = await newAccount(site);
  await aBrowser(site).post("/auth/forgot", { email });
  const link = new URL(await mailedLink(site, email));
  const there = aBrowser(site);
  expect(await there.get(`${link.pathname}${link.search}`)).toSatisfy(isOpen);
  const chosen = { token: tokenOf(link.href), password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  expect((await there.post("/reset-password", chosen)).status).toBe(302);
  await opensAtOnce(there, "/dashboards", YOUR_PLANS);
  expect((await signIn(email, PASSWORD)).status).toBeGreaterThanOrEqual(400);
  expect((await signIn(email, OTHER_PASSWORD)).headers.location).toBe("/dashboards");
  expect((await there.get(`${link.pathname}${link.search}`)).status).toBe(400);
});

test("S102 a changed password leads in at once, and the old one doesn't", async () => {
  const { email, cookie } = await newAccount(site);
  await bringLevel(site);
  const here = aBrowser(site, cookie);
  const form = { currentPassword: PASSWORD, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
  expect((await here.post("/profile/password", form)).status).toBeLessThan(400);
  await opensAtOnce(here, "/dashboards", YOUR_PLANS);
  expect((await signIn(email, PASSWORD)).status).toBeGreaterThanOrEqual(400);
  const there = aBrowser(site);
  await there.post("/auth", { mode: "signin", from: "/dashboards", email, password: OTHER_PASSWORD });
  await opensAtOnce(there, "/dashboards", YOUR_PLANS);
});

test("S102 an invitation opens at once in another browser, and so does the plan that was joined", async () => {
  const guest = await newAccount(site, "guest");
  await bringLevel(site);
  const invited = await aBrowser(site, owner.cookie).post(`/dashboards/${plan}/members`, {
    intent: "invite",
    email: guest.email,
    role: "editor",
  });
  expect(invited.status).toBe(303);
  const link = new URL(await mailedLink(site, guest.email), site.url);
  const there = aBrowser(site, guest.cookie);
  const led = await there.get(`${link.pathname}${link.search}`);
  const shown = led.headers.location ? await there.get(led.headers.location) : led;
  expect(shown.text).toContain("invited you to a plan");
  expect((await there.post("/invitation", { token: tokenOf(link.href) })).status).toBe(303);
  await opensAtOnce(there, `/dashboards/${plan}/0-3m`, 'id="item-');
});

test("S102 a new plan opens at once, and so does a copy of a plan whose link was just made", async () => {
  const account = await newAccount(site, "second");
  await bringLevel(site);
  const made = await finishedPlan(site, account);
  await opensAtOnce(aBrowser(site, account.cookie), `/dashboards/${made}/0-3m`, 'id="item-');
  const link = await newShareLink(site, account, made);
  const friend = await newAccount(site, "friend");
  const there = aBrowser(site, friend.cookie);
  expect(await there.get(link)).toSatisfy(isOpen);
  const token = new URL(link, site.url).searchParams.get("token") ?? "";
  expect((await there.post("/replicate", { token })).status).toBeLessThan(400);
  const ids = () =>
    site.server.ask(
      `select onboarding_id as id from user_onboarding_data where status = 'completed'
      and user_id = (select id from users where email = ?)`,
      friend.email,
    );
  await expect.poll(async () => (await ids()).length).toBe(1);
  const [copy] = await ids();
  await opensAtOnce(there, `/dashboards/${copy?.id}/0-3m`, 'id="item-');
});

const LIST = /\/gifts\/[\w-]{22}\b/;

test("S102 a new gift list and the new address of a moved one open at once, for whoever has been there or not", async () => {
  const parents = aBrowser(site, owner.cookie);
  const page = `/dashboards/${plan}/gifts`;
  const act = async (form: Readonly<Record<string, string>>) => {
    expect((await parents.post(page, form)).status).toBe(303);
    return LIST.exec((await parents.get(page)).text)?.[0] ?? "";
  };
  const first = await act({ intent: "make", title: "Gifts for Baby Rivera" });
  const second = await act({ intent: "move" });
  expect(second).not.toBe(first);
  for (const cookie of ["", "language=en"]) {
    const answer = await aBrowser(site, cookie).get(second);
    expect(answer).toSatisfy(isOpen);
    expect(answer.text).toContain("Gifts for Baby Rivera");
  }
  // A page that this Worker doesn't know to have changed.
  const giver = await byCopy(site, () => aBrowser(site, "language=en").get(`${second}?fresh`));
  expect(giver).toSatisfy(isOpen);
});
