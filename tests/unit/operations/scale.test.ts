// The simulation of a sharded layout: where users live, and what adding a database changes.
import { describe, expect, it } from "vitest";
import { hashOf, rendezvous } from "../../../scripts/scale/placement.ts";
import { type Mix, population, randomFrom } from "../../../scripts/scale/population.ts";
import { type Settings, simulate, unevenness } from "../../../scripts/scale/simulate.ts";

const MIX: Mix = { plans: [0.7, 0.2, 0.1], views: 2, edits: 3, quizzes: 0.02, spread: 1 };
const SETTINGS: Settings = {
  users: 20_000,
  shards: 8,
  added: 1,
  mix: MIX,
  costs: {
    sharedBytes: 1000,
    userBytes: 10,
    planBytes: 100,
    trips: { view: 1, edit: 1, quiz: 9 },
    tripMs: 2,
    peak: 4,
  },
  seed: 7,
};

describe("the place of a user", () => {
  const ids = Array.from({ length: 5000 }, (_, index) => `user-${index}`);

  it("is always the same, and one of those that there are", () => {
    const place = rendezvous(["a", "b", "c"]);
    expect(ids.map(place)).toEqual(ids.map(rendezvous(["a", "b", "c"])));
    expect(new Set(ids.map(place))).toEqual(new Set([0, 1, 2]));
    expect(new Set(ids.map(rendezvous(["a"])))).toEqual(new Set([0]));
  });

  it("does not hang on the order of the databases", () => {
    const [names, turned] = [
      ["a", "b", "c"],
      ["c", "a", "b"],
    ];
    for (const id of ids) expect(names[rendezvous(names)(id)]).toBe(turned[rendezvous(turned)(id)]);
  });

  it("changes with a new database only for those who go there, and with one less only for those who lived there", () => {
    const [four, five] = [
      ["a", "b", "c", "d"],
      ["a", "b", "c", "d", "e"],
    ];
    const [earlier, later] = [rendezvous(four), rendezvous(five)];
    const moved = ids.filter((id) => earlier(id) !== later(id));
    expect(moved.every((id) => later(id) === 4)).toBe(true);
    expect(moved.length / ids.length).toBeGreaterThan(0.17);
    expect(moved.length / ids.length).toBeLessThan(0.23);
  });

  it("is spread by ids that differ in one letter", () => {
    expect(new Set(["aa", "ab", "ba", "b", ""].map((text) => hashOf(text))).size).toBe(5);
  });
});

describe("a population", () => {
  it("is the same for the same seed, and another one for another", () => {
    const of = (seed: number) => [...population(50, MIX, seed)];
    expect(of(1)).toEqual(of(1));
    expect(of(1)).not.toEqual(of(2));
    expect(new Set(of(1).map(({ id }) => id)).size).toBe(50);
    const random = randomFrom(1);
    expect(Array.from({ length: 1000 }, random).every((value) => value >= 0 && value < 1)).toBe(true);
  });

  it("has the plans and, together, the requests that were asked for", () => {
    const users = [...population(20_000, MIX, 3)];
    const share = (plans: number) => users.filter((user) => user.plans === plans).length / users.length;
    expect([share(1), share(2), share(3)].map((value) => Math.round(value * 20) / 20)).toEqual([
      0.7, 0.2, 0.1,
    ]);
    const mean = users.reduce((sum, { views }) => sum + views, 0) / users.length;
    expect(Math.abs(mean - MIX.views)).toBeLessThan(0.2);
    expect([...population(9, { ...MIX, spread: 0 }, 3)].every(({ edits }) => edits === MIX.edits)).toBe(true);
  });
});

describe("a simulation", () => {
  const outcome = simulate(SETTINGS);

  it("loses no user and no byte", () => {
    for (const [list, count] of [
      [outcome.before, 8],
      [outcome.after, 9],
    ] as const) {
      expect(list).toHaveLength(count);
      expect(list.reduce((sum, { users }) => sum + users, 0)).toBe(SETTINGS.users);
    }
    const own = (list: typeof outcome.before) => list.reduce((sum, { bytes }) => sum + bytes - 1000, 0);
    expect(own(outcome.after)).toBe(own(outcome.before));
  });

  it("is even, moves a ninth to the ninth database and nobody else", () => {
    expect(unevenness(outcome.before.map(({ users }) => users))).toBeLessThan(1.06);
    expect(outcome.movedInVain).toBe(0);
    expect(outcome.moved).toBe(outcome.after[8]?.users);
    expect(outcome.moved / SETTINGS.users).toBeCloseTo(1 / 9, 1);
  });

  it("says how long a database works: by hand, for one", () => {
    const { before } = simulate({
      ...SETTINGS,
      shards: 1,
      added: 0,
      users: 86_400,
      mix: { ...MIX, spread: 0 },
    });
    // 2 views, 3 edits, and 0.02 × 9 round trips a day, for 86,400 users: one a second each, times four at
    // peak.
    expect(before[0]?.trips).toBeCloseTo(5.18 * 4, 6);
    expect(before[0]?.busy).toBeCloseTo((5.18 * 4 * 2) / 1000, 6);
  });
});

it("the largest against the mean is 1 where all are alike", () => {
  expect(unevenness([3, 3, 3])).toBe(1);
  expect(unevenness([0, 0])).toBe(1);
  expect(unevenness([1, 3])).toBe(1.5);
});
