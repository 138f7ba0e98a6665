// F45: what the site answers while optional variables are wrong or half there.
import { expect, it } from "vitest";
import { currentTime } from "~/lib/current-time.ts";
import { db } from "../../support/accounts.ts";
import { aSession, aStoredPlan, aUser } from "../../support/factories.ts";
import { expectLogs } from "../../support/logs.ts";
import { askedWith as asked } from "../../support/whole-site.ts";

const WRONG = {
  VAPID_SUBJECT: "",
  SECURITY_CONTACT: "security@layette.example",
  ANALYTICS_SCRIPT_URL: "stats.example/a.js",
  TURNSTILE_SITE_KEY: "key",
  GOOGLE_CLIENT_ID: "id",
  FACEBOOK_CLIENT_SECRET: "a secret",
  VISUAL_CROSSING_API_KEY: "key",
  VISUAL_CROSSING_URL: "ftp://weather.example",
  WEATHER_API_URL: "file:///weather",
  BREACHED_PASSWORDS_URL: "https://breached.example/range",
  ABOUT_URL: "javascript:alert(1)",
  COMMUNITY_URL: "layette.example",
  PUSH_SERVICE_URL: "nowhere",
  CLOCK_SHIFT_HOURS: "soon",
  MIGRATED_BOOKMARK: "nonsense",
  ABUOT_URL: "https://layette.example/",
};
/** What stands there and is right, or isn't needed. */
const FINE = ["TURNSTILE_SITE_KEY", "GOOGLE_CLIENT_ID", "VISUAL_CROSSING_API_KEY"];
const MISSING = ["TURNSTILE_SECRET_KEY", "GOOGLE_CLIENT_SECRET", "FACEBOOK_CLIENT_ID"];

async function aSignedInReader() {
  const user = await aUser(db);
  const { onboardingId } = await aStoredPlan(db, user.id, { status: "completed" });
  const { cookie } = await aSession(db, user.id, { expiresAt: Date.now() + 3_600_000 });
  return { cookie, plan: `/dashboards/${onboardingId}` };
}

it("F45 all pages answer while every optional variable is wrong, and /healthz names them", async () => {
  expectLogs("variables_wrong");
  const { cookie } = await aSignedInReader();
  for (const path of ["/", "/auth", "/privacy", "/plan"])
    expect(await asked(path, WRONG)).toMatchObject({ status: 200 });
  for (const path of ["/dashboards", "/profile"]) {
    expect(await asked(path, WRONG, cookie), path).toMatchObject({ status: 200 });
  }
  const { status, text } = await asked("/healthz", WRONG);
  expect(status).toBe(200);
  const named = [...Object.keys(WRONG).filter((name) => !FINE.includes(name)), ...MISSING].sort();
  expect(JSON.parse(text)).toMatchObject({ ok: true, database: "ok", variables: named });
});

it.each(Object.entries(WRONG))(
  "F45 /auth, /dashboards, and /healthz answer with %s=%s",
  async (name, value) => {
    expectLogs("variables_wrong");
    const { cookie } = await aSignedInReader();
    for (const path of ["/auth", "/dashboards", "/healthz"])
      expect((await asked(path, { [name]: value }, cookie)).status, path).toBeLessThan(400);
    expect((await asked("/healthz", { [name]: value })).text).not.toContain(value || "no value");
  },
);

it("F45 /healthz names nothing while all is well", async () => {
  expect((await asked("/healthz", {})).text).toBe('{"ok":true,"database":"ok"}');
});

it("/healthz names a clock that stands elsewhere, as development may have it", async () => {
  const development = { APP_ENV: "development", CLOCK_SHIFT_HOURS: "1000" };
  const now = currentTime(development);
  const { text } = await asked("/healthz", development, "", {}, now);
  expect(JSON.parse(text)).toMatchObject({ ok: true, clock: new Date(now).toISOString() });
  expect(Math.abs(now - Date.now() - 1000 * 3_600_000)).toBeLessThan(60_000);
});
