// Guessing locks nobody out: a browser that signed in before has its own tries, as long as the password stays
// the same.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { MOST_KNOWN_ACCOUNTS } from "~/contracts/accounts/account-forms.ts";
import { users } from "~/data/schema.ts";
import { knownDevicesCookie, readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { newId } from "~/lib/new-id.ts";
import { credentialMark, hashPassword } from "~/services/auth/password-hash.server.ts";
import { limitTries } from "~/usecases/accounts/limit-tries.ts";
import { rememberDevice } from "~/usecases/accounts/sign-in.ts";
import { db, mailedToken, PASSWORD } from "../../support/accounts.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { aUserWithPassword } from "../../support/known-users.ts";
import { openLive } from "../../support/live-sockets.ts";
import { aBrowser, type Browser, signInWith } from "../../support/pages.ts";

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 10, 20, 12);
const NAME = "known-devices";

/** A browser where someone signed in at the start and signed out again. */
async function aKnownBrowser(email: string, address = newId()): Promise<Browser> {
  const browser = aBrowser({ now: START, address });
  expect((await signInWith(browser, email, PASSWORD)).status).toBe(302);
  await browser.post("/logout", {});
  expect([...browser.cookies.keys()]).toEqual([NAME]);
  return browser;
}

/** Four clients guess an account's password, each every ten seconds, for this long; refused in the end. */
async function guessFor(email: string, hours: number): Promise<number> {
  const end = START + hours * HOUR;
  const attackers = Array.from({ length: 4 }, newId);
  let isRefused = false;
  // Earlier guesses make no difference: an allowance would be full again.
  for (let now = end - HOUR / 2; now < end; now += 10 * SECOND) {
    for (const address of attackers) {
      const deps = { db, now, isDevelopment: false, tokenSecret: env.TOKEN_SECRET };
      isRefused = !(await limitTries(deps, "sign-in", { account: email, address })).ok;
    }
  }
  expect(isRefused).toBe(true);
  return end - 10 * SECOND;
}

describe("S68 four addresses that guess at an account for hours", () => {
  it("S68 keep a stranger's browser out, and not the owner's", async () => {
    const user = await aUserWithPassword();
    const known = await aKnownBrowser(user.email);
    const now = await guessFor(user.email, 6);
    const stranger = await signInWith(aBrowser({ now, address: "192.0.2.1" }), user.email, PASSWORD);
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get("Retry-After"))).toBeGreaterThan(0);

    known.now = now;
    expect((await signInWith(known, user.email, "mistyped once")).status).toBe(401);
    expect((await signInWith(known, user.email, PASSWORD)).status).toBe(302);
    expect((await known.get("/profile")).text).toContain(user.email);
  });

  it("S68 keep nobody from a reset, from any device", async () => {
    const user = await aUserWithPassword();
    const now = await guessFor(user.email, 6);
    const anywhere = aBrowser({ now, address: "192.0.2.2" });
    expect((await anywhere.post("/auth/forgot", { email: user.email })).status).toBeLessThan(400);
    const token = await mailedToken(user.email);
    const password = "another rattle 8";
    const reset = await anywhere.post("/reset-password", { token, password, confirmPassword: password });
    expect(reset.location).toBe("/");
    expect((await anywhere.get("/profile")).text).toContain(user.email);
  });

  it("S68 have no use for the owner's network: what they try from there is not the owner's", async () => {
    const user = await aUserWithPassword();
    const known = await aKnownBrowser(user.email, "203.0.113.99");
    const deps = { db, now: START, isDevelopment: false, tokenSecret: env.TOKEN_SECRET };
    for (let count = 0; count < 60; count++) {
      await limitTries(deps, "sign-in", { account: newId(), address: "203.0.113.99" });
    }
    expect((await signInWith(known, user.email, PASSWORD)).status).toBe(302);
  });
});

describe("S58 a known device", () => {
  it("S58 guesses ten times and then waits, whatever its network address", async () => {
    const user = await aUserWithPassword();
    const { cookies } = await aKnownBrowser(user.email);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count++) {
      const copy = aBrowser({ now: START, address: `192.0.2.${count}`, cookies });
      statuses.push((await signInWith(copy, user.email, "a guess")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const later = aBrowser({ now: START + 90 * SECOND, address: "192.0.2.77", cookies });
    expect((await signInWith(later, user.email, PASSWORD)).status).toBe(302);
  });

  it("S58 is known no more when the password has changed: a stolen cookie is worth no guesses", async () => {
    const user = await aUserWithPassword();
    const { cookies } = await aKnownBrowser(user.email);
    await db
      .update(users)
      .set({ passwordHash: await hashPassword("another rattle 8") })
      .where(eq(users.id, user.id));
    const now = await guessFor(user.email, 1);
    expect((await signInWith(aBrowser({ now, cookies }), user.email, "a guess")).status).toBe(429);
  });

  it("S58 is known to the account that signed in there, and to no other", async () => {
    const [user, other] = [await aUserWithPassword(), await aUserWithPassword()];
    const { cookies } = await aKnownBrowser(other.email);
    const now = await guessFor(user.email, 1);
    expect((await signInWith(aBrowser({ now, cookies }), user.email, PASSWORD)).status).toBe(429);
  });

  it("signs nobody in", async () => {
    const user = await aUserWithPassword();
    const known = await aKnownBrowser(user.email);
    expect((await known.get("/profile")).location).toBe("/auth?from=%2Fprofile");
  });
});

describe("the cookie", () => {
  const settings = { isHttps: false, tokenSecret: env.TOKEN_SECRET };
  const device = (fields = {}) => ({
    userId: newId(),
    device: newId(),
    credential: credentialMark("u", "h"),
    signedInAt: START,
    ...fields,
  });
  const carrying = (set: string) =>
    new Request("http://localhost:8787/", { headers: { Cookie: set.split(";")[0] ?? "" } });

  it("S20 is sealed, HttpOnly and Lax, ends within 400 days, and is __Host- on https", async () => {
    const devices = [device()];
    const local = await knownDevicesCookie(settings, devices);
    expect(local).toMatch(/^known-devices=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const secure = await knownDevicesCookie({ ...settings, isHttps: true }, devices);
    expect(secure).toMatch(
      /^__Host-known-devices=[^;]+; Max-Age=34560000; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(atob(decodeURIComponent(local.split(/[=;]/)[1] ?? ""))).not.toContain(devices[0]?.userId);
    expect(await readKnownDevices(settings, carrying(local), START)).toEqual(devices);
  });

  it.each(["", "junk", "%00", "x".repeat(10_000), "known-devices"])(
    "S15 knows nothing when it holds %#",
    async (value) => {
      expect(await readKnownDevices(settings, carrying(`known-devices=${value}`), START)).toEqual([]);
      const browser = aBrowser({ now: START, cookies: [[NAME, encodeURIComponent(value)]] });
      expect((await signInWith(browser, `${newId()}@layette.test`, "a guess")).status).toBe(401);
    },
  );

  it("S70 of another secret or another purpose knows nothing, and a copy ends with its days", async () => {
    const set = await knownDevicesCookie(settings, [device()]);
    const other = { ...settings, tokenSecret: "x".repeat(32) };
    expect(await readKnownDevices(other, carrying(set), START)).toEqual([]);
    expect(await readKnownDevices(settings, carrying(set), START + 400 * DAY)).toEqual([]);
  });

  it("remembers a few accounts, the last one first, and keeps a device's name for as long as the password", () => {
    const session = (userId: string, credential = credentialMark(userId, "h")) => ({ userId, credential });
    const people = ["a", "b", "c", "d", "e", "f"];
    const all = people.reduce(
      (known, id) => rememberDevice(known, session(id), START),
      [] as ReturnType<typeof rememberDevice>,
    );
    expect(all.map(({ userId }) => userId)).toEqual(["f", "e", "d", "c"]);
    expect(all).toHaveLength(MOST_KNOWN_ACCOUNTS);
    const again = rememberDevice(all, session("d"), START + 1);
    expect(again.map(({ userId }) => userId)).toEqual(["d", "f", "e", "c"]);
    expect(again[0]).toMatchObject({ device: all[2]?.device, signedInAt: START + 1 });
    const changed = rememberDevice(all, session("d", credentialMark("d", "other")), START);
    expect(changed[0]?.device).not.toBe(all[2]?.device);
    expect(changed.filter(({ userId }) => userId === "d")).toHaveLength(1);
  });

  it("survives the sign-out, and is renewed by a change of the password", async () => {
    const user = await aUserWithPassword();
    const browser = await aKnownBrowser(user.email);
    const before = browser.cookies.get(NAME);
    await signInWith(browser, user.email, PASSWORD);
    const password = "another rattle 8";
    const form = { currentPassword: PASSWORD, password, confirmPassword: password };
    expect((await browser.post("/profile/password", form)).location).toBe("/profile");
    await browser.post("/logout", {});
    browser.now = await guessFor(user.email, 1);
    expect((await signInWith(browser, user.email, password)).status).toBe(302);
    expect(browser.cookies.get(NAME)).not.toBe(before);
  });
});

describe("S19 a sign-in in a browser with an earlier session", () => {
  it("S19 ends that session, its row and its sockets", async () => {
    const [before, user] = [await aUser(db), await aUserWithPassword()];
    const { cookie } = await aSession(db, before.id);
    const { socket } = await openLive(cookie);
    const closed = vi.fn();
    socket.addEventListener("close", ({ code }) => closed(code));
    const [name = "", value = ""] = cookie.split("=");
    const browser = aBrowser({ cookies: [[name, value]] });
    await signInWith(browser, user.email, PASSWORD);
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(4001));
    const old = aBrowser({ cookies: [[name, value]] });
    expect((await old.get("/profile")).location).toBe("/auth?from=%2Fprofile");
    expect((await browser.get("/profile")).text).toContain(user.email);
  });
});
