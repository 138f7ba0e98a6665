// When an operator is needed, and when a mail says so.
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  canRunOn,
  findingsOf,
  type MOST_WAITING_MS,
  mailDue,
  schemaFinding,
  type Told,
  toldAfter,
  type Watched,
} from "~/domain/operations/bounds.ts";
import { COMPATIBILITY, schemaOfBuild } from "../../../scripts/schema.ts";

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const none = { count: 0, since: null };
const WELL: Watched = {
  beatAt: NOW - MINUTE,
  waiting: { plans: none, trips: none, mails: none, images: none },
  deadAt: {},
};
const waiting = (work: keyof typeof MOST_WAITING_MS, ms: number): Watched => ({
  ...WELL,
  waiting: { ...WELL.waiting, [work]: { count: 3, since: NOW - ms } },
});

describe("what is beyond its bound", () => {
  it.each<[string, Watched, string[]]>([
    ["nothing", WELL, []],
    ["a cron of five minutes ago", { ...WELL, beatAt: NOW - 5 * MINUTE }, []],
    ["a later one", { ...WELL, beatAt: NOW - 6 * MINUTE }, ["The cron has not run for 6 min."]],
    ["none", { ...WELL, beatAt: null }, ["The cron has not run yet."]],
    [
      "a dead letter",
      { ...WELL, deadAt: { "layette-mail-dead": NOW - 2 * MINUTE } },
      ["The queue layette-mail-dead gave up a message 2 min ago."],
    ],
    ["one of an hour ago", { ...WELL, deadAt: { "layette-mail-dead": NOW - 60 * MINUTE } }, []],
  ])("%s", (_, watched, findings) => {
    expect(findingsOf(watched, NOW)).toEqual(findings);
  });

  it.each([
    ["plans", 5],
    ["trips", 10],
    ["mails", 15],
    ["images", 15],
  ] as const)("%s that wait for more than %i minutes", (work, most) => {
    expect(findingsOf(waiting(work, most * MINUTE), NOW)).toEqual([]);
    expect(findingsOf(waiting(work, (most + 1) * MINUTE), NOW)).toEqual([
      `3 ${work} wait, the oldest for ${most + 1} min (at most ${most} min).`,
    ]);
  });
});

/** The mails of a run of minutes, each of them unwell or not. */
function mailsOf(minutes: readonly boolean[]) {
  let told: Told = { mailedAt: null, isUnwell: false };
  return minutes.flatMap((isUnwell, minute) => {
    const now = NOW + minute * MINUTE;
    const due = mailDue(isUnwell ? ["late"] : [], told, now);
    if (!due) return [];
    told = toldAfter(due, told, now);
    return [{ due, minute }];
  });
}

describe("a mail to the operator", () => {
  it("leaves at once, then once an hour at most, and once when all is well again", () => {
    const first = { mailedAt: null, isUnwell: false };
    expect(mailDue([], first, NOW)).toBeNull();
    expect(mailDue(["late"], first, NOW)).toBe("unwell");
    const told = { mailedAt: NOW, isUnwell: true };
    expect(mailDue(["late"], told, NOW + 59 * MINUTE)).toBeNull();
    expect(mailDue(["late"], told, NOW + 60 * MINUTE)).toBe("unwell");
    expect(mailDue([], told, NOW + MINUTE)).toBe("well");
    expect(mailDue([], { ...told, isUnwell: false }, NOW + 2 * MINUTE)).toBeNull();
  });

  it("leaves twice an hour at most, however often it changes", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 180 }), (minutes) => {
        const mails = mailsOf(minutes);
        const unwell = mails.filter(({ due }) => due === "unwell").map(({ minute }) => minute);
        expect(unwell.slice(1).every((minute, at) => minute - (unwell[at] ?? 0) >= 60)).toBe(true);
        // Never twice in a row that all is well.
        expect(mails.every(({ due }, at) => due === "unwell" || mails[at - 1]?.due === "unwell")).toBe(true);
      }),
    );
  });
});

describe("a build and a database", () => {
  const DATABASE = { newest: "0048_c.sql", oldest: "0024_b.sql" };

  it.each([
    ["0048_c.sql", "runs"],
    ["0030_x.sql", "runs"],
    ["0024_b.sql", "runs"],
    ["0049_d.sql", "migrate-first"],
    ["0023_a.sql", "too-old"],
  ])("of %s: %s", (build, verdict) => {
    expect(canRunOn(build, DATABASE)).toBe(verdict);
    expect(schemaFinding(build, DATABASE) === null).toBe(verdict === "runs");
  });

  it("say nothing while one of them isn't known", () => {
    expect(schemaFinding(undefined, DATABASE)).toBeNull();
    expect(schemaFinding("0001_a.sql", null)).toBeNull();
  });

  it("know of each migration that takes something away whether older builds can do without it", () => {
    const names = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
    const taking = names.filter((name) =>
      /drop (?:column|table)|rename/i.test(readFileSync(`migrations/${name}`, "utf8")),
    );
    expect(Object.keys(COMPATIBILITY).sort()).toEqual(taking.sort());
    const { newest, oldest } = schemaOfBuild();
    expect(newest).toBe(names.sort().at(-1));
    expect(canRunOn(newest, { newest, oldest })).toBe("runs");
    expect(COMPATIBILITY[oldest]?.breaks).toBe(true);
  });
});
