// Migration 0004 on a database left by the previous release: counts by weather group become one count per age
// range, every other column of every row stays unchanged, and no count is lost.
import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { readOwnedQuantities } from "~/contracts/plans/stored-plan.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { type OwnedQuantities, ownedForAgeRange } from "~/domain/wardrobe/owned.ts";
import { beforeMigration } from "../../support/migrations.ts";

const KEYS = ["socks", "rain_suit", "burp_cloth", "custom_1"] as const;
type Key = (typeof KEYS)[number];

/** Counts as earlier releases wrote them: objects, and plain numbers in the first release. */
const CASES: readonly [name: string, key: Key, before: string, after: string][] = [
  ["nothing counted", "socks", "{}", "{}"],
  [
    "counts by weather: the highest",
    "socks",
    '{"0-3m":{"1":{"quantity":4},"2":{"quantity":6},"3":{"quantity":0}}}',
    '{"0-3m":{"Default":{"quantity":6}}}',
  ],
  [
    "several ages, each by itself",
    "socks",
    '{"3-6m":{"1":{"quantity":2}},"0-3m":{"2":{"quantity":5},"1":{"quantity":1}}}',
    '{"0-3m":{"Default":{"quantity":5}},"3-6m":{"Default":{"quantity":2}}}',
  ],
  ["plain numbers", "socks", '{"0-3m":{"1":4,"2":7}}', '{"0-3m":{"Default":{"quantity":7}}}'],
  [
    "plain numbers beside objects",
    "socks",
    '{"9-12m":{"1":12,"2":{"quantity":7}}}',
    '{"9-12m":{"Default":{"quantity":12}}}',
  ],
  [
    "numbers are compared as numbers",
    "socks",
    '{"0-3m":{"1":9,"2":{"quantity":10}}}',
    '{"0-3m":{"Default":{"quantity":10}}}',
  ],
  [
    "a count for no weather in particular, beside others",
    "socks",
    '{"0-3m":{"Default":{"quantity":3},"1":{"quantity":2}}}',
    '{"0-3m":{"Default":{"quantity":3}}}',
  ],
  [
    "one count already",
    "socks",
    '{"6-9m":{"Default":{"quantity":8}}}',
    '{"6-9m":{"Default":{"quantity":8}}}',
  ],
  ["a count of none", "socks", '{"0-3m":{"1":{"quantity":0}}}', '{"0-3m":{"Default":{"quantity":0}}}'],
  ["an age without counts", "socks", '{"0-3m":{},"3-6m":{"1":2}}', '{"3-6m":{"Default":{"quantity":2}}}'],
  [
    "rain suits: the sum",
    "rain_suit",
    '{"3-6m":{"1":{"quantity":1},"2":1,"Default":{"quantity":1}},"6-9m":{"1":{"quantity":1}}}',
    '{"3-6m":{"Default":{"quantity":3}},"6-9m":{"Default":{"quantity":1}}}',
  ],
  [
    "what has no size: age by age, as the reader takes the highest",
    "burp_cloth",
    '{"0-3m":{"1":{"quantity":6}},"3-6m":{"1":{"quantity":4},"2":{"quantity":2}}}',
    '{"0-3m":{"Default":{"quantity":6}},"3-6m":{"Default":{"quantity":4}}}',
  ],
  ["an item added by hand", "custom_1", '{"0-3m":{"1":2,"3":3}}', '{"0-3m":{"Default":{"quantity":3}}}'],
  ["broken JSON stays for somebody to look at", "socks", '{"0-3m":{"1":4', '{"0-3m":{"1":4'],
  ["an empty text", "socks", "", ""],
  ["a list", "socks", '[{"1":4}]', '[{"1":4}]'],
  ["a number", "socks", "7", "7"],
  ["null", "socks", "null", "null"],
];

/**
 * Anything that a parent may have left in the column; reading it before and after shows whether anything was
 * lost.
 */
const aCount = fc.nat(199); // Five of them add up to a count that can still be read.
const cell = fc.oneof(aCount, fc.record({ quantity: aCount }));
const ofAge = fc.dictionary(fc.constantFrom("1", "2", "3", "4", "Default"), cell, { noNullPrototype: true });
const anyOwned = fc.record(
  { "0-3m": ofAge, "3-6m": ofAge, "6-9m": ofAge, "9-12m": ofAge },
  { requiredKeys: [], noNullPrototype: true },
);
const DRAWN = fc
  .sample(fc.tuple(fc.constantFrom(...KEYS), anyOwned), { numRuns: 200, seed: 4 })
  .map(([key, owned]) => ({ key, owned: JSON.stringify(owned) }));

type Row = Record<string, unknown>;
let before: { plans: Row[]; items: Row[]; clothes: Row[] };
let after: typeof before;

beforeAll(async () => {
  const { migrate } = await beforeMigration("0004_one_count_an_item.sql");
  await writeRows();
  before = await readRows();
  await migrate();
  after = await readRows();
});

async function writeRows(): Promise<void> {
  const rows = [...CASES.map(([, key, owned]) => ({ key, owned })), ...DRAWN];
  const clothingId = (key: Key) => KEYS.indexOf(key) + 1;
  await env.DB.batch([
    env.DB.prepare("insert into users (id, email, created_at) values ('u', 'u@layette.test', 1)"),
    ...KEYS.map((key) =>
      env.DB.prepare(
        `insert into clothing_list (clothing_id, clothing_name_id, name, category, essentiality, weather_adjustments,
          base_quantities, valid_age_ranges, owner_id) values (?, ?, ?, 'Other', '{}', '{}', '{}', '[]', ?)`,
      ).bind(clothingId(key), key, `The ${key}`, key === "custom_1" ? "u" : null),
    ),
    // A plan has an item only once, so each row gets its own plan.
    ...rows.flatMap(({ key, owned }, at) => [
      env.DB.prepare(
        `insert into user_onboarding_data (onboarding_id, user_id, attempt_number, zipcode, expected_due_date,
          gender_preference, laundry_scenario, status, card_title, weather_groups, submission_key, run_id, version,
          created_at, updated_at)
        values (?1, 'u', ?2, '55401', '2027-01-01', 'boy', 'daily', ?3, 'Title', '{"0-3m":[]}', ?1, 'r', 7, 8, 9)`,
      ).bind(`plan${at}`, at + 1, at % 3 === 0 ? "failed" : "completed"),
      env.DB.prepare(
        `insert into user_clothing_items (user_id, clothing_id, item_name, onboarding_id, attempt_number,
          calculated_quantities, user_added_quantities, personal_notes, version, created_at, updated_at)
        values ('u', ?, 'Name', ?, ?, 'E346...', ?, '{"0-3m":"from Ann"}', 5, 6, 7)`,
      ).bind(clothingId(key), `plan${at}`, at + 1, owned),
    ]),
  ]);
}

async function readRows(): Promise<typeof before> {
  const all = async (table: string, order: string) =>
    (await env.DB.prepare(`select * from ${table} order by ${order}`).all<Row>()).results;
  return {
    plans: await all("user_onboarding_data", "attempt_number"),
    items: await all("user_clothing_items", "attempt_number"),
    clothes: await all("clothing_list", "clothing_id"),
  };
}

function ownedAfter(at: number): string {
  const text = after.items[at]?.user_added_quantities;
  if (typeof text !== "string") throw new Error(`No counts in row ${at}`);
  return text;
}

describe("one count an item", () => {
  it.each(CASES.map(([name, key, , expected], at) => ({ name, key, expected, at })))(
    "$name ($key)",
    ({ expected, at }) => {
      expect(ownedAfter(at)).toBe(expected);
    },
  );

  it("is what the reader made of the counts before, for every item and age", () => {
    const stored = [...CASES.map(([, key, owned]) => ({ key, owned })), ...DRAWN];
    let readable = 0;
    for (const [at, { key, owned }] of stored.entries()) {
      const old = readOwnedQuantities(owned);
      const now = readOwnedQuantities(ownedAfter(at));
      expect(now === null, owned).toBe(old === null);
      if (!old || !now) continue;
      readable += 1;
      const had = (of: OwnedQuantities) => AGE_RANGES.map((age) => ownedForAgeRange(key, of, age));
      expect(had(now), owned).toEqual(had(old));
      for (const groups of Object.values(now)) expect(Object.keys(groups)).toEqual(["Default"]);
    }
    expect(readable).toBeGreaterThan(200);
  });

  it("leaves every other column of items, plans and clothes as it was, and begins the new ones", () => {
    expect(after.items).toEqual(
      before.items.map((row, at) => ({
        ...row,
        user_added_quantities: ownedAfter(at),
        set_aside: "[]",
        removed_at: null,
      })),
    );
    expect(after.plans).toEqual(
      before.plans.map((row) => ({ ...row, rules_version: 1, number_changes: null, deleted_at: null })),
    );
    expect(after.clothes).toEqual(before.clothes);
    expect(after.items).toHaveLength(CASES.length + DRAWN.length);
  });
});
