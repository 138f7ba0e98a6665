// What givers have reserved leaves "to get" and never counts as ready (G7).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ComingGiver,
  comingFor,
  giversFor,
  readComing,
} from "../../../app/contracts/wardrobe/coming.ts";
import type { IsoDay } from "../../../app/domain/calendar.ts";
import { ESSENTIALITY } from "../../../app/domain/ids.ts";
import { beforeGot } from "../../../app/domain/shopping/list-ticks.ts";
import {
  comingLines,
  LEADING,
  progressOf,
  type ShoppingItem,
  shoppingList,
  summarise,
} from "../../../app/domain/shopping/shopping-list.ts";
import { answerOf } from "../../../app/domain/wardrobe/answer.ts";
import { maySeeGivers } from "../../../app/views/gifts/parents-gifts-view.ts";
import { sizeReminderMail } from "../../../app/words/en/mail/plan-mails.ts";
import { comingFrom, youHave } from "../../../app/words/en/shopping/shopping-list-copy.ts";
import { essentialsToGet, readyWords } from "../../../app/words/en/wardrobe/dashboard-copy.ts";

const essential = { essentiality: ESSENTIALITY.essential } as const;

const SLEEPERS: ShoppingItem = {
  id: 1,
  nameId: "footed_sleeper",
  name: "Footed Sleepers",
  category: "Sleepwear & Bodysuits",
  ages: {
    "0-3m": { ...essential, needed: 6, owned: 2, coming: 2 },
    "3-6m": { ...essential, needed: 5, owned: 0 },
  },
};

const count = fc.nat({ max: 40 });
const pieces = fc.record({ needed: count, owned: count, coming: count });

describe("what is coming", () => {
  it("adds up, whatever is reserved", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (all) => {
        const { needed, ready, remaining, coming = 0 } = summarise(all);
        expect(ready + coming + remaining).toBe(needed);
        expect(Math.min(ready, coming, remaining)).toBeGreaterThanOrEqual(0);
        expect(ready).toBe(summarise(all.map(({ coming: _, ...rest }) => rest)).ready);
      }),
    );
  });

  it("is the same in the headline as in the list", () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (all) => {
        const answer = answerOf(
          all.map((one) => ({ ...one, ...essential })),
          [],
        );
        const { needed, ready, remaining, coming } = answer;
        expect({ needed, ready, remaining, ...(coming && { coming }) }).toEqual(summarise(all));
      }),
    );
  });

  it("leaves what nobody has reserved as it was, without a field for it", () => {
    expect(summarise([{ needed: 6, owned: 2, coming: 0 }])).toEqual({ needed: 6, ready: 2, remaining: 4 });
    const [line] = shoppingList([SLEEPERS], "3-6m").sections[0]?.categories[0]?.lines ?? [];
    expect(line?.parts).toEqual([{ ageRange: "3-6m", needed: 5, owned: 0, remaining: 5 }]);
  });

  it("counts only what is still needed, if more is reserved than that", () => {
    expect(summarise([{ needed: 4, owned: 0, coming: 6 }])).toEqual({
      needed: 4,
      ready: 0,
      remaining: 0,
      coming: 4,
    });
  });

  it("leaves the list's lines, so that one tick takes only what is to get", () => {
    expect(progressOf([SLEEPERS], "0-3m", LEADING)).toEqual({ needed: 6, ready: 2, remaining: 2, coming: 2 });
    const [line] = shoppingList([SLEEPERS], "0-3m").sections[0]?.categories[0]?.lines ?? [];
    expect(line?.remaining).toBe(2);
    expect(line?.parts).toEqual([{ ageRange: "0-3m", needed: 4, owned: 2, remaining: 2, coming: 2 }]);
    const got = { ...SLEEPERS, ages: { "0-3m": { ...essential, needed: 6, owned: 4, coming: 2 } } };
    const mark = { tick: "got", itemId: 1, ageRange: "0-3m", before: 2 } as const;
    expect(beforeGot(got, mark)?.ages["0-3m"]?.owned).toBe(2);
    expect(beforeGot(SLEEPERS, mark)).toBeNull();
  });

  it("is said in the headline only if there is any", () => {
    expect(readyWords({ needed: 48, ready: 20, remaining: 22, coming: 6 })).toBe(
      "You have 20 of 48, and 6 are coming",
    );
    expect(readyWords({ needed: 40, ready: 4, remaining: 35, coming: 1 })).toBe(
      "You have 4 of 40, and 1 is coming",
    );
    expect(readyWords({ needed: 48, ready: 20, remaining: 28 })).toBe("You have 20 of 48");
    expect(essentialsToGet(0, { coming: 3 })).toBe("The rest is coming");
  });

  it("isn't asked for by the reminder", () => {
    const about = { size: "3-6m", isFirst: false, day: "Apr 25", isLikely: false, askedAt: null } as const;
    const mail = sizeReminderMail({
      ...about,
      daysLeft: 21,
      needed: 30,
      remaining: 20,
      coming: 6,
      lists: [],
    });
    expect(mail.subject).toContain("20 essentials to go");
    expect(mail.paragraphs.join(" ")).toContain(
      "You have 4 of its 30 essentials. 6 more are coming from your gift list. You still need:",
    );
  });

  it("is said on the row with the names that may be seen, the first three of them (H10)", () => {
    expect(comingFrom(1, ["Ruth"])).toBe("1 coming from Ruth");
    expect(comingFrom(2, ["Ruth", "Ben"])).toBe("2 coming from Ruth and Ben");
    expect(comingFrom(5, ["Ruth", "Ben", "Cy", "Di", "Ed"])).toBe("5 coming from Ruth, Ben, Cy, and 2 more");
    expect(comingFrom(1, [])).toBe("1 coming");
    expect(youHave({ owned: 0, needed: 0, coming: 1, givers: ["Ruth"] })).toBe(
      "You have 0 of 1 · 1 coming from Ruth",
    );
  });

  it("stays on the list under its own heading once it needs nothing more, and isn't bought twice (H10)", () => {
    const wholly = {
      ...SLEEPERS,
      ages: { "0-3m": { ...essential, needed: 2, owned: 0, coming: 2, givers: ["Ruth"] } },
    };
    expect(shoppingList([wholly], "0-3m").sections).toEqual([]);
    expect(comingLines([wholly, SLEEPERS], "0-3m").coming).toMatchObject([
      { id: 1, parts: [{ ageRange: "0-3m", owned: 0, remaining: 0, coming: 2, givers: ["Ruth"] }] },
    ]);
    expect(comingLines([wholly], "3-6m")).toEqual({ coming: [], boxed: [] });
  });

  it("stands once: to get, or coming altogether", () => {
    const sized = fc.record({ ...{ needed: count, owned: count, coming: count } });
    fc.assert(
      fc.property(fc.array(sized, { maxLength: 6 }), (all) => {
        const items = all.map((one, id) => ({ ...SLEEPERS, id, ages: { "0-3m": { ...one, ...essential } } }));
        const listed = shoppingList(items, "0-3m").sections.flatMap(({ categories }) =>
          categories.flatMap(({ lines }) => lines.map(({ id }) => id)),
        );
        const coming = comingLines(items, "0-3m").coming.map(({ id }) => id);
        const { remaining, coming: held = 0 } = progressOf(items, "0-3m");
        expect(listed.filter((id) => coming.includes(id))).toEqual([]);
        expect(listed.length > 0).toBe(remaining > 0);
        expect(coming.length > 0 && held === 0).toBe(false);
      }),
    );
  });

  it("says no name to those who may not see it: readers, and everyone during a surprise (G6)", () => {
    const giver = { name: "Ruth", mode: "open", revealOn: null, hiddenUntil: null } as const;
    const now = Date.UTC(2026, 10, 26, 12);
    const sees = (
      role: "owner" | "editor" | "reader",
      of: Partial<ComingGiver> = {},
      babyBornOn: IsoDay | null = null,
    ) => maySeeGivers({ role, babyBornOn }, now)({ ...giver, ...of });
    expect([sees("owner"), sees("editor"), sees("reader")]).toEqual([true, true, false]);
    expect(sees("owner", { mode: "surprise" })).toBe(false);
    expect(sees("owner", { mode: "surprise" }, "2026-11-20")).toBe(true);
    expect(sees("owner", { mode: "surprise", revealOn: "2026-12-24" })).toBe(false);
    expect(sees("owner", { hiddenUntil: "birth" })).toBe(false);
    const text = JSON.stringify([
      ["0-3m", 1, giver],
      ["0-3m", 2, { ...giver, name: "RUTH" }],
      ["3-6m", 1],
    ]);
    const coming = readComing(text) ?? [];
    expect(giversFor(coming, "0-3m", () => true)).toEqual(["RUTH"]);
    expect(giversFor(coming, "0-3m", () => false)).toEqual([]);
    expect(giversFor(coming, "3-6m", () => true)).toEqual([]);
  });

  it("is read by size from what the query returns", () => {
    const coming = readComing('[["0-3m",2],["0-3m",1],[null,4],["0-1w",9]]');
    expect(coming && [comingFor(coming, "0-3m"), comingFor(coming, null), comingFor(coming, "3-6m")]).toEqual(
      [3, 4, 0],
    );
    expect([readComing(null), readComing("{"), readComing('[["0-3m",-1]]')]).toEqual([null, null, null]);
  });
});
