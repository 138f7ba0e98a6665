// How long a session lives, in the database and in the browser: thirty days unused, and never longer than
// ninety.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "~/data/schema.ts";
import { extendSession } from "~/data/sessions.server.ts";
import { COPY_HEADER } from "~/domain/offline/kept-pages.ts";
import { db, PASSWORD } from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { aBrowser, signInWith } from "../../support/pages.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 20, 12);

const endOf = async (userId: string) =>
  (await db.select().from(sessions).where(eq(sessions.userId, userId)))[0]?.expiresAt;

/** How many days a browser keeps the session from this answer; null if the answer doesn't set it. */
function daysKept(setCookies: readonly string[]): number | null {
  const set = setCookies.find((one) => one.startsWith("session="));
  const [, seconds] = /Max-Age=(\d+)/.exec(set ?? "") ?? [];
  return seconds === undefined ? null : Number(seconds) / 86_400;
}

describe("a session", () => {
  it("S20 that is used every day is extended, and ends after ninety days, cookie and row", async () => {
    const user = await aUserWithPassword();
    const browser = aBrowser({ now: START });
    expect(daysKept((await signInWith(browser, user.email, PASSWORD)).setCookies)).toBe(30);
    const kept = new Map<number, number>();
    for (let day = 1; day < 90; day++) {
      browser.now = START + day * DAY;
      const answer = await browser.get("/profile");
      expect([answer.status, day]).toEqual([200, day]);
      const days = daysKept(answer.setCookies);
      if (days !== null) kept.set(day, days);
    }
    expect([...kept]).toEqual([
      [16, 30],
      [32, 30],
      [48, 30],
      [64, 26],
    ]);
    expect(await endOf(user.id)).toBe(START + 90 * DAY);
    browser.now = START + 90 * DAY;
    expect((await browser.get("/profile")).location).toBe("/auth?from=%2Fprofile");
  });

  it("S20 that nobody uses ends after thirty days, also after it was extended", async () => {
    const user = await aUserWithPassword();
    const browser = aBrowser({ now: START });
    await signInWith(browser, user.email, PASSWORD);
    browser.now = START + 20 * DAY;
    expect((await browser.get("/profile")).status).toBe(200);
    browser.now = START + 50 * DAY;
    expect((await browser.get("/profile")).location).toBe("/auth?from=%2Fprofile");
  });

  it("is not written at every request of its last days", async () => {
    const user = await aUser(db);
    const [createdAt, expiresAt] = [START, START + 90 * DAY];
    const { cookie } = await aSession(db, user.id, { createdAt, expiresAt, lastSeenAt: START + 88 * DAY });
    const writes: string[] = [];
    const DB = interceptDatabase(env.DB, (statements, run) => {
      writes.push(...statements.filter((sql) => sql.startsWith("update")));
      return run();
    });
    const [name = "", value = ""] = cookie.split("=");
    const browser = aBrowser({ now: START + 88 * DAY, cookies: [[name, value]], bindings: { DB } });
    expect(daysKept((await browser.get("/profile")).setCookies)).toBeNull();
    expect(writes).toEqual([]);
  });

  it("is not prolonged by pages that are read ahead or copied: nobody has looked at them yet", async () => {
    const user = await aUserWithPassword();
    const browser = aBrowser({ now: START });
    await signInWith(browser, user.email, PASSWORD);
    browser.now = START + 20 * DAY;
    const ahead = await browser.get("/profile", { [COPY_HEADER]: "1" });
    expect([ahead.status, daysKept(ahead.setCookies)]).toEqual([200, null]);
    expect(await endOf(user.id)).toBe(START + 30 * DAY);
    expect(daysKept((await browser.get("/profile")).setCookies)).toBe(30);
  });

  it("ends after ninety days whatever is asked of the database", async () => {
    const user = await aUser(db);
    const { tokenHash } = await aSession(db, user.id, { createdAt: START, expiresAt: START + 30 * DAY });
    await extendSession(db, tokenHash, START + 29 * DAY, START + 500 * DAY);
    expect(await endOf(user.id)).toBe(START + 90 * DAY);
  });

  it("of an earlier release is cut to ninety days, and counts as proved at its sign-in", async () => {
    const user = await aUser(db);
    await aSession(db, user.id, { createdAt: START, expiresAt: START + 200 * DAY });
    const migration = env.TEST_MIGRATIONS.find(({ name }) => name.startsWith("0007_"));
    const update = migration?.queries.find((query) => query.includes("UPDATE"));
    await env.DB.prepare(update ?? "").run();
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row).toMatchObject({ provedAt: START, expiresAt: START + 90 * DAY });
  });
});
