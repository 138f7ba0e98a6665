// One file, data/plans/open-to.server.ts, decides who may see a plan, and one helper, announce in
// services/live.server.ts, decides who is told of a change: the only places to change when plans get members. One file empties
// a plan that is gone.
import { globSync, readFileSync } from "node:fs";
import { getTableColumns, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as schema from "../../../app/data/schema.ts";

const DOOR = "app/data/plans/open-to.server.ts";
const TABLES = ["userOnboardingData", "userClothingItems", "userTravelPlans"];

/** Comparisons that don't decide who may see a plan. */
const JUSTIFIED: readonly string[] = [
  // The address that is told what was reserved on a plan's gift list.
  "app/data/gifts/lists-to-mail.server.ts: eq(users.id, plans.userId",
  // The name of whoever invites, which an invitation says.
  "app/data/members/invitations.server.ts: eq(users.id, plans.userId",
  // The owner's name among the people on a plan.
  "app/data/members/people.server.ts: eq(users.id, plans.userId",
  // The address of the user who shared a plan, which its preview shows masked.
  "app/data/sharing/shares.server.ts: eq(users.id, plans.userId",
  // The first name that the owner's own form suggests as the title of a shared plan.
  "app/data/sharing/shares.server.ts: eq(users.id, plans.userId",
  // A copy of one's own plan gets a different title than a copy of a friend's, and the room at night with it.
  "app/data/sharing/copies.server.ts: source.user_id =",
  "app/data/sharing/copies.server.ts: source.user_id =",
  // A garment added by hand belongs to the plan's owner and is found by name among theirs.
  `app/data/wardrobe/custom-items.server.ts: = \${plans.userId}`,
];

/** What a file calls the tables, in its imports and in raw SQL. */
function namesIn(source: string): { columns: string; raw: string } {
  const columns = TABLES.flatMap((table) => {
    const [, alias] = new RegExp(`\\b${table} as (\\w+)`).exec(source) ?? [];
    return alias === undefined ? table : [table, alias];
  });
  const raw = [...source.matchAll(new RegExp(`\\{(?:${columns.join("|")})\\} as (\\w+)`, "g"))].flatMap(
    ([, alias]) => alias ?? [],
  );
  return {
    columns: columns.join("|"),
    raw: [...raw, "user_onboarding_data", "user_clothing_items", "user_travel_plans"].join("|"),
  };
}

/** The comparisons with an owner of an attempt, item, or trip, cut just long enough to tell them apart. */
function comparisonsIn(source: string): string[] {
  const { columns, raw } = namesIn(source);
  const user = `(?:\\$\\{(?:${columns})\\.userId\\}|\\b(?:${raw})\\.user_id\\b)`;
  const operator = "(?:=|<>|!=|\\b(?:is|in|not)\\b)";
  const patterns = [
    `\\b(?:eq|ne|inArray|notInArray|isNull)\\([^()]*\\b(?:${columns})\\.userId\\b`,
    `${user}\\s*${operator}`,
    `${operator}\\s*${user}`,
  ];
  return patterns.flatMap((pattern) => source.match(new RegExp(pattern, "g")) ?? []);
}

const sourcesOf = (pattern: string) =>
  globSync(pattern).map((path) => [path, readFileSync(path, "utf8")] as const);

describe("one door", () => {
  it("S43 nothing else in data compares whose an attempt, item, or trip is", () => {
    const found = sourcesOf("app/data/**/*.ts")
      .filter(([path]) => path !== DOOR)
      .flatMap(([path, source]) => comparisonsIn(source).map((comparison) => `${path}: ${comparison}`));
    expect(found.toSorted()).toEqual(JUSTIFIED.toSorted());
  });

  it("what is told of a plan goes through announce, and only who has chosen hears of a final plan", () => {
    const publishing = sourcesOf("{app,workers}/**/*.{ts,tsx}")
      .filter(([path]) => path !== "app/services/live.server.ts")
      .flatMap(([path, source]) =>
        (source.match(/\blive\.publish\(.*/g) ?? []).map((call) => `${path}: ${call}`),
      );
    expect(publishing.toSorted()).toEqual([
      'app/usecases/plans/manage-plan.ts: live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });',
      'app/usecases/plans/manage-plan.ts: live.publish(userId, { type: "selection", selectedOnboardingId: selectedPlanId });',
    ]);
  });

  it.each([
    'import { userClothingItems as items } from "x"; and(eq(items.onboardingId, id), eq(items.userId, ownerId))',
    "inArray(\n  userTravelPlans.userId,\n  ids)",
    "eq(users.id, userOnboardingData.userId)",
    `\${userOnboardingData.userId} = \${id}`,
    `where \${id} is \${userTravelPlans.userId}`,
    `from \${userOnboardingData} as mine where mine.user_id in (select 1)`,
    `update user_clothing_items set x = 1 where user_clothing_items.user_id = 1`,
  ])("a comparison outside is noticed: %s", (source) => {
    expect(comparisonsIn(source)).toHaveLength(1);
  });

  it("saying who made a row is none", () => {
    const source = `insert into x (user_id, y) select \${userOnboardingData.userId}, \${id} from \${passkeys} as other`;
    expect(comparisonsIn(`${source} where other.user_id = 1`)).toEqual([]);
    expect(comparisonsIn("db.select({ id: userOnboardingData.userId }).from(userOnboardingData)")).toEqual(
      [],
    );
    expect(comparisonsIn(readFileSync(DOOR, "utf8")).length).toBeGreaterThan(1);
  });
});

/** What an emptied plan doesn't take with it by name, and why. */
const STAYING: Readonly<Record<string, string>> = {
  giftWishes: "goes with its list",
  giftReservations: "goes with its list",
  sizeReminders: "says what was mailed",
  userTravelPlans: "stays, detached from its plan",
};

it("a table of a plan is emptied with the plan, or has a reason why not", () => {
  const source = readFileSync("app/data/plans/deletions.server.ts", "utf8");
  const left = Object.entries(schema).flatMap(([name, table]: [string, unknown]) =>
    is(table, SQLiteTable) &&
    "onboardingId" in getTableColumns(table) &&
    !new RegExp(`\\b${name}\\b`).test(source)
      ? [name]
      : [],
  );
  expect(left.toSorted()).toEqual(Object.keys(STAYING).toSorted());
});
