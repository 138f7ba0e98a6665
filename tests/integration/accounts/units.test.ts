// The choice of units: whose it is, what its form accepts, and that it is read in the page's one round trip.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { usersProfile } from "~/data/schema.ts";
import { SESSION_SECONDS } from "~/services/auth/session-cookie.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { aSession, aUser } from "../../support/factories.ts";
import { interceptDatabase } from "../../support/faulty-bindings.ts";
import { expectLogs } from "../../support/logs.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned } from "../../support/plans.ts";

const db = openDatabase(env.DB);
const SCRIPT = { Accept: "application/json" };

async function unitsOf(userId: string) {
  const [row] = await db.select().from(usersProfile).where(eq(usersProfile.userId, userId));
  return row?.units;
}

async function browserOf(userId: string, bindings = {}): Promise<Browser> {
  // A new session; one halfway through its life would be extended, in another round trip.
  const { cookie } = await aSession(db, userId, { expiresAt: Date.now() + SESSION_SECONDS * 1000 });
  const [, name = "", value = ""] = /^([^=]+)=(.*)$/.exec(cookie) ?? [];
  return aBrowser({ cookies: [[name, value]], bindings });
}

describe("the form of units", () => {
  it("stores one's own choice and nobody else's, and takes it back", async () => {
    const [user, other] = [await aUser(db), await aUser(db)];
    const browser = await browserOf(user.id);
    for (const [sent, stored] of [
      ["c", "c"],
      ["f", "f"],
      ["place", null],
    ] as const) {
      const fields = { units: sent, user_id: other.id, userId: other.id };
      const answer = await browser.post("/profile/units", fields, SCRIPT);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { success: true }]);
      expect([await unitsOf(user.id), await unitsOf(other.id)]).toEqual([stored, null]);
    }
  });

  it("goes back to its page without a script, and says so there", async () => {
    const browser = await browserOf((await aUser(db)).id);
    const answer = await browser.post("/profile/units", {
      units: "c",
      from: "/dashboards/p/0-3m?scenario=daily",
    });
    expect([answer.status, answer.location]).toEqual([303, "/dashboards/p/0-3m?scenario=daily"]);
    expect(answer.setCookies.join()).toContain("flash=");
    const home = await browser.post("/profile/units", { units: "f" });
    expect(home.location).toBe("/profile");
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])(
    "does not lead to %s",
    async (from) => {
      const browser = await browserOf((await aUser(db)).id);
      const { status, location } = await browser.post("/profile/units", { units: "c", from });
      expect([status, location]).toEqual([303, "/profile"]);
    },
  );

  it.each([{}, { units: "" }, { units: "k" }, { units: "F" }, { "units[]": "c" }])(
    "S67 refuses %j and changes nothing",
    async (fields) => {
      const user = await aUser(db, { profile: { units: "c" } });
      const browser = await browserOf(user.id);
      const answer = await browser.post("/profile/units", fields, SCRIPT);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([
        400,
        { message: "Couldn't save the units. Please try again." },
      ]);
      expect((await browser.post("/profile/units", fields)).status).toBe(400);
      expect(await unitsOf(user.id)).toBe("c");
    },
  );

  it("asks a stranger to sign in", async () => {
    const answer = await aBrowser().post("/profile/units", { units: "c" });
    expect(answer.location).toMatch(/^\/auth\?from=/);
  });

  it("says that it could not be stored, to a script and on the page", async () => {
    expectLogs("units_not_saved");
    const user = await aUser(db);
    const DB = interceptDatabase(env.DB, (statements, run) => {
      if (statements.some((sql) => sql.startsWith('update "users_profile"'))) throw new Error("D1 is away");
      return run();
    });
    const browser = await browserOf(user.id, { DB });
    const answer = await browser.post("/profile/units", { units: "c" }, SCRIPT);
    expect([answer.status, JSON.parse(answer.text).message]).toEqual([
      503,
      "Couldn't save the units. Please try again.",
    ]);
    expect((await browser.post("/profile/units", { units: "c" })).status).toBe(303);
    expect(await unitsOf(user.id)).toBeNull();
  });
});

describe("the pages of a plan", () => {
  let userId: string;
  let plan: string;
  beforeAll(async () => {
    const world = await aWorld();
    userId = world.userId;
    plan = (await planned(world)).onboardingId;
  });

  async function read(path: string, units: "f" | "c" | null) {
    await db.update(usersProfile).set({ units }).where(eq(usersProfile.userId, userId));
    let trips = 0;
    const DB = interceptDatabase(env.DB, (_, run) => {
      trips += 1;
      return run();
    });
    const browser = await browserOf(userId, { DB });
    trips = 0;
    const { status, text } = await browser.get(path);
    expect([status, trips]).toEqual([200, 1]);
    return text;
  }

  it("are read in one round trip, with the choice that is stored", async () => {
    for (const path of [`/dashboards/${plan}/0-3m`, `/dashboards/${plan}/year`]) {
      expect(await read(path, null), path).toContain('"units":"f"');
      expect(await read(path, "c"), path).toContain('"units":"c"');
      expect(await read(path, "f"), path).toContain('"units":"f"');
    }
  });

  it("draw the year in them, scale, words and table", async () => {
    const metric = await read(`/dashboards/${plan}/year`, "c");
    expect(metric).toMatch(/\d°C/);
    expect(metric).toMatch(/\d mm"/);
    expect(metric).not.toMatch(/°F|\d in"/);
    const american = await read(`/dashboards/${plan}/year`, "f");
    expect(american).toMatch(/\d°F/);
    expect(american).not.toMatch(/°C|\d mm"/);
  });

  it("take a figure's units from its address, since what was just chosen may not be stored yet", async () => {
    expect(await read(`/dashboards/${plan}/year/figure?units=c`, "f")).toMatch(/\d°C/);
    expect(await read(`/dashboards/${plan}/year/figure?units=%3Cscript%3E`, "f")).not.toMatch(/°C|script/);
  });

  it("are stored in °F all the same, and handed out so, with the units named", async () => {
    const inOwn = async (units: "f" | "c") => {
      await db.update(usersProfile).set({ units }).where(eq(usersProfile.userId, userId));
      return exportOwnData({ db, now: 0 }, userId);
    };
    const [american, metric] = [await inOwn("f"), await inOwn("c")];
    expect(metric.units).toEqual({ temperature: "°F", humidity: "%", precipitation: "inches" });
    expect([american.profile?.units, metric.profile?.units]).toEqual(["f", "c"]);
    expect(metric.attempts[0]?.monthCards).toEqual(american.attempts[0]?.monthCards);
  });
});
