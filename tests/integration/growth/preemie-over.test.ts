// A plan of a baby of 1.8 kg, opened on the last day on which its pieces in preemie are asked for, and on the day after: each page
// with numbers leaves out the same pieces, and what is stored stays.
import { createStaticHandler } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { readSizes } from "~/contracts/growth/stored-sizes.ts";
import { readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { plusDays } from "~/domain/calendar.ts";
import { totalInPreemie } from "~/domain/growth/plan-quantities.ts";
import { askedDays } from "~/domain/wardrobe/leading-size.ts";
import { newId } from "~/lib/new-id.ts";
import * as parentsGifts from "~/routes/gifts/gifts-page.tsx";
import * as list from "~/routes/plans/list.tsx";
import * as replicate from "~/routes/sharing/replicate.tsx";
import * as shopping from "~/routes/shopping/shopping-list-page.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import * as bag from "~/routes/wardrobe/bag-page.tsx";
import * as comparison from "~/routes/wardrobe/comparison-page.tsx";
import * as dashboard from "~/routes/wardrobe/detail.tsx";
import { livePublisher } from "~/services/live.server.ts";
import { jobQueue } from "~/services/queue.server.ts";
import { exportOwnData } from "~/usecases/accounts/export-own-data.ts";
import { findGiftList, openGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { recordFact } from "~/usecases/growth/record-fact.ts";
import { recordBirth } from "~/usecases/plans/change-answers.ts";
import { haveEnough, takeBagBack } from "~/usecases/wardrobe/save-bag.ts";
import * as root from "../../../app/root.tsx";
import { aSession } from "../../support/factories.ts";
import { giftDependencies } from "../../support/gifts.ts";
import { drain } from "../../support/held-queues.ts";
import { loaderText } from "../../support/loader-text.ts";
import * as plans from "../../support/plans.ts";
import { shared } from "../../support/sharing.ts";
import { serverParts } from "../../support/site-routes.ts";

const DUE = "2027-02-10";
/** Nearly six weeks early: a weight of 1.8 kg is no typing error. */
const BORN = "2027-01-01";
const SIZE = "0-3m";

const HANDLER = createStaticHandler([
  {
    ...serverParts(root),
    children: [
      { path: "replicate", ...serverParts(replicate) },
      {
        ...serverParts(signedIn),
        children: [
          { path: "dashboards", ...serverParts(list) },
          { path: "scenario-comparison", ...serverParts(comparison) },
          { path: "dashboards/:onboardingId/shopping-list", ...serverParts(shopping) },
          { path: "dashboards/:onboardingId/gifts", ...serverParts(parentsGifts) },
          { path: "dashboards/:onboardingId/bag", ...serverParts(bag) },
          { path: "dashboards/:onboardingId/:ageRangeId", ...serverParts(dashboard) },
        ],
      },
    ],
  },
]);

let world: plans.World;
let planId: string;
let token: string;
/** Pieces in preemie that the note tells to get. */
let told: number;
let lastDay: string;
let dayAfter: string;

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const needs = (now: number) => ({
  db: world.db,
  planQueue: jobQueue(world.env.PLAN_QUEUE, "plan"),
  live: livePublisher(world.env.LIVE_CHANNEL),
  now,
  waitUntil: (work: Promise<unknown>) => void work,
});

beforeAll(async () => {
  world = await plans.aWorld();
  planId = (await plans.planned(world, { dueDate: DUE })).onboardingId;
  await recordBirth(needs(noonOf(BORN)), world.userId, planId, BORN);
  await drain(world.queues, world.env);
  const wish = readFactForm({ on: BORN, formKey: newId(), weight: "1.8", weightUnit: "kg" }, BORN);
  if ("error" in wish) throw new Error(wish.error);
  const fact = await recordFact(needs(noonOf(BORN)), { viewerId: world.userId, planId }, wish);
  expect(fact).toMatchObject({ kind: "saved" });
  await drain(world.queues, world.env);
  const opened = await openGiftList(giftDependencies(), world.userId, planId, "Gifts");
  if (opened.kind !== "open") throw new Error("No list was opened");
  token = opened.token;
  const plan = await plans.readPlan(world.db, planId);
  const sizes = readSizes(plan);
  const groups = readWeatherGroups(plan.weatherGroups) ?? {};
  told = totalInPreemie(sizes, groups, plan.laundryScenario);
  dayAfter = plusDays(BORN, askedDays(sizes.newborns[0]?.preemieDays ?? 0));
  lastDay = plusDays(dayAfter, -1);
  expect(told).toBeGreaterThan(5);
});

/** The innermost loader's data of a page on a day. */
async function open<Data>(path: string, day: string, shape: z.ZodType<Data>): Promise<Data> {
  const now = noonOf(day);
  const { cookie } = await aSession(world.db, world.userId, { expiresAt: now + 86_400_000 });
  const text = await loaderText(HANDLER, path, { cookie, cf: {}, now });
  const [loaded] = z.tuple([z.record(z.string(), z.unknown()), z.null()]).parse(JSON.parse(text));
  return shape.parse(Object.values(loaded).at(-1));
}

const progress = z.object({ needed: z.number(), remaining: z.number() });
const item = z.object({
  id: z.number(),
  nameId: z.string(),
  needed: z.number(),
  isBrief: z.boolean().optional(),
  essentiality: z.string().nullable(),
});
const onDashboard = z.object({
  dashboard: z.object({ categories: z.array(z.object({ items: z.array(item) })) }),
  sizeLine: z.object({ notes: z.array(z.string()) }),
  reasons: z.record(z.string(), z.object({ reasons: z.array(z.object({ why: z.string() })) })).nullable(),
});
const onList = z.object({
  buyBy: z.string().nullable(),
  shown: z.object({ everything: z.number(), progress: z.record(z.string(), progress) }),
});
const onComparison = z.object({
  scenario: z.string(),
  shown: z.object({
    totals: z.record(z.string(), z.record(z.string(), z.object({ essentials: z.number(), all: z.number() }))),
  }),
});
const onCards = z.object({ attempts: z.array(z.object({ answer: progress.nullable() })) });
const onBag = z.object({
  box: z.object({ items: z.array(z.object({ at: z.record(z.string(), z.object({ needed: z.number() })) })) }),
});
const onShare = z.object({
  answer: z.object({
    sizes: z.array(z.object({ ageRange: z.string(), everything: z.number(), essentials: z.number() })),
  }),
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isLeading = ({ essentiality }: { essentiality: string | null }) => essentiality === "Essential";

async function rowsOn(day: string) {
  const { dashboard: view } = await open(`/dashboards/${planId}/${SIZE}`, day, onDashboard);
  return view.categories.flatMap(({ items }) => items).filter(({ isBrief }) => !isBrief);
}

/** The size's pieces, by screen. */
async function piecesOn(day: string): Promise<Record<string, number>> {
  const found = await findGiftList(giftDependencies(undefined, noonOf(day)), token);
  const gifts = (found?.lines ?? []).filter((line) => line.kind === "garment" && line.size === SIZE);
  const { scenario, shown } = await open(
    `/scenario-comparison?attempt=${planId}&for=${SIZE}`,
    day,
    onComparison,
  );
  const { box } = await open(`/dashboards/${planId}/bag?size=${SIZE}`, day, onBag);
  const { shown: view } = await open(`/dashboards/${planId}/shopping-list?for=${SIZE}`, day, onList);
  const { replicationToken } = await shared(world.userId, planId, { toGet: true, now: noonOf(day) });
  const { answer } = await open(`/replicate?token=${replicationToken}`, day, onShare);
  return {
    dashboard: sum((await rowsOn(day)).map(({ needed }) => needed)),
    list: view.everything,
    comparison: shown.totals[SIZE]?.[scenario]?.all ?? 0,
    bag: sum(box.items.map(({ at }) => at[SIZE]?.needed ?? 0)),
    share: answer.sizes.find(({ ageRange }) => ageRange === SIZE)?.everything ?? 0,
    gifts: sum(gifts.map(({ needed }) => needed)),
  };
}

async function essentialsOn(day: string): Promise<Record<string, number>> {
  const { scenario, shown } = await open(
    `/scenario-comparison?attempt=${planId}&for=${SIZE}`,
    day,
    onComparison,
  );
  const { shown: view } = await open(`/dashboards/${planId}/shopping-list?for=${SIZE}`, day, onList);
  const { attempts: cards } = await open("/dashboards", day, onCards);
  const enough = await haveEnough(
    needs(noonOf(day)),
    { viewerId: world.userId, planId },
    { ageRange: SIZE, scenario: "every_2_3_days", today: day },
  );
  if (enough.kind !== "saved") throw new Error(enough.kind);
  const mine = { viewerId: world.userId, planId, bagId: enough.bagId };
  const act = { act: "enough-undone", size: SIZE } as const;
  expect(await takeBagBack(needs(noonOf(day)), mine, act)).toEqual({
    back: enough.pieces,
    of: enough.pieces,
  });
  return {
    dashboard: sum((await rowsOn(day)).filter(isLeading).map(({ needed }) => needed)),
    list: view.progress[SIZE]?.remaining ?? 0,
    comparison: shown.totals[SIZE]?.[scenario]?.essentials ?? 0,
    card: cards[0]?.answer?.remaining ?? 0,
    enough: enough.pieces,
  };
}

/** True if all screens say one number. */
const agree = (numbers: Record<string, number>) => new Set(Object.values(numbers)).size === 1;

describe("from the last day on which pieces in preemie are asked for to the next", () => {
  it("every page leaves out as many pieces as the note has told, and says the same number", async () => {
    const [before, after] = [await piecesOn(lastDay), await piecesOn(dayAfter)];
    // Gift lists ask for fewer levels than the others.
    const { gifts: giftsBefore = 0, ...others } = before;
    const { gifts: giftsAfter = 0, ...othersAfter } = after;
    expect(others, JSON.stringify(others)).toSatisfy(agree);
    expect(othersAfter, JSON.stringify(othersAfter)).toSatisfy(agree);
    expect((others.list ?? 0) - (othersAfter.list ?? 0)).toBe(told);
    expect(giftsBefore - giftsAfter).toBeGreaterThan(0);
    expect(giftsBefore - giftsAfter).toBeLessThanOrEqual(told);
  });

  it("the essentials of every page fall together", async () => {
    const [before, after] = [await essentialsOn(lastDay), await essentialsOn(dayAfter)];
    expect(before, JSON.stringify(before)).toSatisfy(agree);
    expect(after, JSON.stringify(after)).toSatisfy(agree);
    expect(after.list ?? 0).toBeLessThan(before.list ?? 0);
  });

  it("the note loses its number on dashboard and list, and each reason is of the number that is left", async () => {
    for (const [day, hasNumber] of [
      [lastDay, true],
      [dayAfter, false],
    ] as const) {
      const rows = await rowsOn(day);
      const asked = rows.find(({ nameId }) => nameId === "sleeper_footed_nb");
      const page = `/dashboards/${planId}/${SIZE}?item=${asked?.id}`;
      const { sizeLine, reasons } = await open(page, day, onDashboard);
      const { buyBy } = await open(`/dashboards/${planId}/shopping-list?for=${SIZE}`, day, onList);
      for (const note of [sizeLine.notes.join(" "), buyBy ?? ""]) {
        expect(note).toContain("Preemie sizes fit until about");
        expect(note.includes(`get ${told} of the newborn pieces in preemie`)).toBe(hasNumber);
      }
      const [why] = reasons?.[String(asked?.id)]?.reasons ?? [];
      expect(why?.why).toMatch(new RegExp(`: ${asked?.needed}$`));
      expect(why?.why.includes("in preemie")).toBe(hasNumber);
    }
  });

  it("the owner's download keeps the plan as it is stored", async () => {
    const itemsOn = async (day: string) => {
      const own = await exportOwnData(needs(noonOf(day)), world.userId);
      return JSON.stringify(own).match(/"calculatedQuantities":.*?"userAddedQuantities"/g);
    };
    const before = await itemsOn(lastDay);
    expect(before?.length).toBeGreaterThan(50);
    expect(await itemsOn(dayAfter)).toEqual(before);
  });
});

describe("in a size's last two weeks", () => {
  it("the share page asks for no more than the shopping list, and shows all that a plan needs if its owner shows that", async () => {
    const { onboardingId: id } = await plans.planned(world, { dueDate: DUE });
    const { end = DUE } = readSizes(await plans.readPlan(world.db, id)).days[SIZE] ?? {};
    const essentialsOf = async (day: string, toGet: boolean) => {
      const { replicationToken } = await shared(world.userId, id, { toGet, now: noonOf(day) });
      const { answer } = await open(`/replicate?token=${replicationToken}`, day, onShare);
      return answer.sizes.find(({ ageRange }) => ageRange === SIZE)?.essentials;
    };
    const listOn = async (day: string) => {
      const { shown } = await open(`/dashboards/${id}/shopping-list?for=${SIZE}`, day, onList);
      return shown.progress[SIZE]?.remaining;
    };
    const left: (number | undefined)[] = [];
    for (const daysLeft of [14, 12, 0]) {
      const day = plusDays(end, -daysLeft);
      left.push(await essentialsOf(day, true));
      expect([daysLeft, left.at(-1)]).toEqual([daysLeft, await listOn(day)]);
      expect(await essentialsOf(day, false)).toBeGreaterThan(30);
    }
    const [before = 0, after = 0] = left;
    // What has no size is worn on.
    expect([left, after < before / 2]).toEqual([[before, after, after], true]);
  });
});
