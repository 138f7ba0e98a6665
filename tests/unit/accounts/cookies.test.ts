// All of the site's cookies in one list: in production each belongs to this host alone, is Secure, and can't
// be read by scripts.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { clearedPreferences } from "../../../app/contracts/wardrobe/preferences-cookie.ts";
import { clearedLastPlan } from "../../../app/domain/plans/last-plan.ts";
import {
  clearedMailedLinkCookie,
  invitationCookie,
  mailedLinkCookie,
  replicationCookie,
} from "../../../app/http/cookies/link-cookies.server.ts";
import {
  clearedFlashCookie,
  clearedInboxCookie,
  flashCookie,
  inboxCookie,
  languageCookie,
  markCookie,
  quizDraftCookie,
  sizeAskedCookie,
  unsentCookie,
} from "../../../app/http/cookies/page-cookies.server.ts";
import {
  endsSession,
  knownDevicesCookie,
  signOutHeaders,
} from "../../../app/http/cookies/sign-out.server.ts";
import { clearedCookie, flowCookie, pendingCookie } from "../../../app/services/auth/oauth-cookies.server.ts";
import {
  COOKIE_NAMES,
  clearedHostCookie,
  hostCookie,
  sessionCookie,
} from "../../../app/services/auth/session-cookie.server.ts";

const SETTINGS = { isHttps: true, tokenSecret: "x".repeat(40) };
const MOST_SECONDS = 400 * 24 * 60 * 60;

/** Every cookie that a route can set. */
const WRITTEN: readonly (readonly [string, () => string | Promise<string>])[] = [
  ["session", () => sessionCookie(SETTINGS, "user", "t".repeat(43))],
  ["known-devices", () => knownDevicesCookie(SETTINGS, [])],
  ["language", () => languageCookie(SETTINGS, "es")],
  ["language", () => languageCookie(SETTINGS, "en")],
  ["flash", () => flashCookie(SETTINGS, "logout-failed")],
  ["flash", () => clearedFlashCookie(SETTINGS)],
  ["sign-up-inbox", () => inboxCookie(SETTINGS, { email: "a@layette.test", secret: "s" }, 0)],
  ["sign-up-inbox", () => clearedInboxCookie(SETTINGS)],
  ["quiz", () => quizDraftCookie(SETTINGS, { ownerId: "user", answers: {} } as never)],
  ["replication", () => replicationCookie.store(SETTINGS, "t".repeat(22))],
  ["replication", () => replicationCookie.clear(SETTINGS)],
  ["invitation", () => invitationCookie.store(SETTINGS, "t".repeat(22))],
  ["invitation", () => invitationCookie.clear(SETTINGS)],
  ["mailed-link", () => mailedLinkCookie(SETTINGS, "/profile/email/confirm", "t".repeat(43))],
  ["mailed-link", () => clearedMailedLinkCookie(SETTINGS)],
  ["oauth-flow", () => flowCookie(SETTINGS, {} as never)],
  ["oauth-pending", () => pendingCookie(SETTINGS, {} as never)],
  ["unsent", () => unsentCookie(SETTINGS, "t".repeat(43))],
  ["size-asked", () => sizeAskedCookie(SETTINGS, new Request("https://layette.test/"), "plan")],
  ["wrote", () => markCookie(SETTINGS, { bookmark: "0a", wroteAt: 0 }, 0)],
  ["oauth-flow", () => clearedCookie(SETTINGS, "flow")],
  ["oauth-pending", () => clearedCookie(SETTINGS, "pending")],
];

function expectOfThisHostOnly(name: string, header: string): void {
  expect(header.startsWith(`__Host-${name}=`), header).toBe(true);
  const attributes = header.split("; ").slice(1);
  expect(attributes, header).toEqual(expect.arrayContaining(["Path=/", "Secure", "SameSite=Lax"]));
  expect(header).not.toMatch(/domain=/i);
  const [, seconds] = /Max-Age=(\d+)/.exec(header) ?? [];
  if (seconds !== undefined) expect(Number(seconds), header).toBeLessThanOrEqual(MOST_SECONDS);
}

describe("in production", () => {
  it.each(COOKIE_NAMES)(
    "S20 the cookie %s is Secure, unseen by scripts and of this host alone",
    async (name) => {
      for (const header of [
        await hostCookie(SETTINGS, name).serialize("x"),
        await clearedHostCookie(SETTINGS, name),
      ]) {
        expectOfThisHostOnly(name, header);
        expect(header).toContain("; HttpOnly");
      }
    },
  );

  it("S20 whatever a route writes is so, and lives no longer than 400 days", async () => {
    for (const [name, write] of WRITTEN) expectOfThisHostOnly(name, await write());
    expect(new Set(WRITTEN.map(([name]) => name))).toEqual(new Set(COOKIE_NAMES));
  });

  it("S20 those that pages write themselves are so too", () => {
    expectOfThisHostOnly("clothing-plan-storage", clearedPreferences(true));
    expectOfThisHostOnly("last-plan", clearedLastPlan(true));
  });

  it("S21 a sign-out takes away the cookies that are somebody's", async () => {
    const headers = await signOutHeaders(SETTINGS);
    expect(endsSession(headers)).toBe(true);
    expect(endsSession(new Headers({ "Set-Cookie": await sessionCookie(SETTINGS, "u", "t") }))).toBe(false);
    const cleared = headers.getSetCookie();
    expect(cleared.every((header) => header.includes("Max-Age=0"))).toBe(true);
    const names = cleared.map((header) => header.split("=")[0]);
    expect(names).toEqual(
      [
        "session",
        "quiz",
        "replication",
        "mailed-link",
        "oauth-flow",
        "oauth-pending",
        "unsent",
        "size-asked",
        "language",
        "clothing-plan-storage",
        "last-plan",
      ].map((name) => `__Host-${name}`),
    );
  });
});

it("S20 on this machine they go without the prefix, which http does not allow", async () => {
  const header = await hostCookie({ isHttps: false }, "session").serialize("x");
  expect(header).toMatch(/^session=/);
  expect(header).not.toContain("Secure");
});

it("S20 no cookie is made beside the list", () => {
  const makers = globSync("{app,workers}/**/*.{ts,tsx}").filter((path) =>
    /createCookie\(|createCookieSessionStorage|cookieStore|document\.cookie/.test(readFileSync(path, "utf8")),
  );
  expect(makers.sort()).toEqual([
    "app/components/today/use-position.ts",
    "app/components/wardrobe/use-dashboard-choice.ts",
    "app/routes/signed-in.tsx",
    "app/services/auth/session-cookie.server.ts",
  ]);
});
