// Pages around the account that say what they are, and lead where the specification's route table says.
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import * as logout from "~/routes/accounts/logout.tsx";
import { failedPageMeta } from "~/routes/page-meta.ts";
import { ACCESS_COPY } from "~/words/en/layout.ts";
import { PASSWORD } from "../../support/accounts.ts";
import { failingDatabase } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";
import { aSignedIn, START } from "../../support/signed-in.ts";

const titleOf = (meta: unknown) => JSON.stringify(meta);

describe("the address for a new password", () => {
  it("leads somebody signed in, without a link, to the page where one is set", async () => {
    const { browser } = await aSignedIn();
    const answer = await browser.get("/reset-password");
    expect([answer.status, answer.location]).toEqual([302, "/profile/password"]);
    for (const token of ["", "used"])
      expect((await browser.get(`/reset-password?token=${token}`)).status, token).toBe(400);
  });

  it("leads everybody else to the sign-in page, and a used link says so", async () => {
    const nobody = aBrowser({ now: START });
    expect((await nobody.get("/reset-password")).location).toBe("/auth?notice=invalid-reset-link");
    const { browser } = await aSignedIn();
    const passwords = { password: "a quiet orchard 7", confirmPassword: "a quiet orchard 7" };
    expect((await browser.post("/reset-password", { token: "used", ...passwords })).location).toBe(
      "/reset-password?token=",
    );
  });
});

describe("the header", () => {
  it("doesn't take somebody for signed out whose session can't be read", async () => {
    expectLogs("viewer_not_read", "shown_plan_not_read");
    const { browser } = await aSignedIn();
    const DB = failingDatabase(env.DB, /users_profile/);
    const away = aBrowser({ now: START, cookies: browser.cookies, bindings: { DB } });
    const { text } = await away.get("/unsubscribe");
    expect(text).toContain('"isViewerUnread":true');
    expect((await aBrowser().get("/unsubscribe")).text).toContain('"isViewerUnread":false');
  });
});

describe("a trip's form that was sent after its session had ended", () => {
  const FORM = { startDate: "2027-03-10", endDate: "2027-03-14", notes: "Tent", formKey: "k".repeat(20) };

  it.each([
    ["that was typed", { destination: "Miami Bea" }, '"search":{"text":"Miami Bea"'],
    [
      "that was typed over another",
      { destination: "Miami Bea", destinationFound: "Denver, CO", place: "zip:80202" },
      '"search":{"text":"Miami Bea"',
    ],
    [
      "that was chosen",
      { destination: "Denver, CO", destinationFound: "Denver, CO", place: "zip:80202" },
      '"placeName":"Denver, CO"',
    ],
  ])("comes back with the destination %s", async (_, destination, shown) => {
    const { user, browser } = await aSignedIn();
    browser.cookies.delete("session");
    expect((await browser.post("/travel-quiz", { ...FORM, ...destination })).location).toContain(
      "/auth?from=%2Ftravel-quiz",
    );
    await signInWith(browser, user.email, PASSWORD);
    const { text } = await browser.get("/travel-quiz");
    for (const part of [shown, '"notes":"Tent"']) expect(text).toContain(part);
  });
});

describe("a page of its own", () => {
  it("asks before it logs out, and opening it logs nobody out", async () => {
    const { browser } = await aSignedIn();
    expect((await browser.get("/logout")).text).toContain('"isSignedIn":true');
    expect((await browser.get("/profile")).status).toBe(200);
    expect((await aBrowser().get("/logout")).text).toContain('"isSignedIn":false');
    expect(titleOf(logout.meta({} as never))).toContain("Log out?");
  });

  it("names what was denied in its title", () => {
    const error = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });
    expect(titleOf(failedPageMeta(error(403, { message: "no" })))).toContain(ACCESS_COPY.denied);
    expect(titleOf(failedPageMeta(error(403, { title: "You can view this plan", typed: [] })))).toContain(
      "You can view this plan",
    );
    expect(titleOf(failedPageMeta(error(404, null)))).toContain("Page not found");
    expect(titleOf(failedPageMeta(new Error("x")))).toContain("Something went wrong");
  });
});
