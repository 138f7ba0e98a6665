// A plan of a newer release, met by this build while releases change or go back: it says so, and leaves the plan as it is.
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { selectStanding } from "~/data/members/memberships.server.ts";
import { selectPlanSummaryForViewer, selectPlansForViewer } from "~/data/plans/plans.server.ts";
import { selectOutdatedPlans, takeRenewal } from "~/data/plans/renewals.server.ts";
import { userOnboardingData } from "~/data/schema.ts";
import { RULES_VERSION } from "~/domain/plans/rules-version.ts";
import { giveLink } from "~/usecases/sharing/give-link.ts";
import { aSession } from "../../support/factories.ts";
import { aBrowser, type Browser } from "../../support/pages.ts";
import { aWorld, planned, readPlan, type World } from "../../support/plans.ts";

const NOW = Date.now();
/** What a newer release may have written into a plan. */
const NEWER: [string, Partial<typeof userOnboardingData.$inferInsert>][] = [
  ["of newer rules", { rulesVersion: RULES_VERSION + 1 }],
  [
    "of newer rules, with a size that this build doesn't know",
    { rulesVersion: RULES_VERSION + 1, weatherGroups: '{"24-36m":[]}' },
  ],
  ["of 36 months", { plannedMonths: 36 }],
];

describe.each(NEWER)("a plan %s", (_, columns) => {
  let world: World;
  let plan: string;
  let browser: Browser;

  beforeAll(async () => {
    world = await aWorld();
    plan = (await planned(world, { zipcode: "55401" })).onboardingId;
    await world.db.update(userOnboardingData).set(columns).where(eq(userOnboardingData.onboardingId, plan));
    const { cookie } = await aSession(world.db, world.userId, { expiresAt: NOW + 86_400_000 });
    const [name = "", value = ""] = cookie.split("=");
    browser = aBrowser({ now: NOW, cookies: [[name, value]] });
  });

  it("is a state of its own on the list and on its pages, which neither fail nor say that the weather is missing", async () => {
    expect(await selectPlanSummaryForViewer(world.db, world.userId, plan)).toMatchObject([
      { status: "newer" },
    ]);
    const listed = await selectPlansForViewer(world.db, world.userId);
    expect(listed.find(({ onboardingId }) => onboardingId === plan)?.status).toBe("newer");
    const silent: string[] = [];
    for (const at of ["0-3m", "today", "shopping-list", "boxes", "cost", "today/helpers"]) {
      const { status, text } = await browser.get(`/dashboards/${plan}/${at}`);
      expect([at, status]).toEqual([at, 200]);
      if (!text.includes('"status":"newer"')) silent.push(at);
    }
    expect(silent).toEqual([]);
    expect((await browser.get("/dashboards")).status).toBe(200);
    expect(await browser.get(`/dashboards/${plan}/year`)).toMatchObject({
      status: 403,
      text: expect.stringContaining("newer version of Layette"),
    });
  });

  it("can't be changed, and whoever tries is told why", async () => {
    const before = await readPlan(world.db, plan);
    const wish = { kind: "helper", label: "Day care", shownName: "" } as const;
    const deps = { db: world.db, tokenSecret: env.TOKEN_SECRET, now: NOW };
    expect(await giveLink(deps, world.userId, plan, wish)).toBe(false);
    const answer = await browser.post(`/dashboards/${plan}/today/helpers`, {
      intent: "make",
      helper: "Day care",
    });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("newer version of Layette");
    expect(await readPlan(world.db, plan)).toEqual(before);
    expect(await selectStanding(world.db, world.userId, { planId: plan })).toMatchObject([
      { status: "newer" },
    ]);
  });

  it("is left alone by renewals", async () => {
    const { runId } = await readPlan(world.db, plan);
    const due = await selectOutdatedPlans(world.db, RULES_VERSION, NOW, 100);
    expect(due.map(({ onboardingId }) => onboardingId)).not.toContain(plan);
    const lease = { onboardingId: plan, runId, now: NOW, leaseUntil: NOW + 1, rulesVersion: RULES_VERSION };
    expect(await takeRenewal(world.db, lease)).toBeNull();
  });
});
