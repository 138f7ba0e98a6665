import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shoppingListText } from "../../../app/components/shopping/shopping-list-text.ts";
import {
  type AgeNeed,
  agesOfScope,
  LEADING,
  LEVELS,
  LISTED,
  parseShoppingScope,
  progressOf,
  SHOPPING_SCOPES,
  type ShoppingItem,
  type ShoppingList,
  type ShoppingScope,
  shoppingList,
  summarise,
} from "../../../app/domain/shopping/shopping-list.ts";
import { csvFile, sheetFormat } from "../../../app/domain/shopping/spreadsheet.ts";
import { AGE_RANGES, ESSENTIALITIES, ITEM_CATEGORIES } from "../../../app/domain/vocabulary.ts";
import { shoppingListCsv } from "../../../app/views/shopping/shopping-list-view.ts";
import * as de from "../../../app/words/de/shopping/shopping-list-copy.ts";
import { SCOPE_LABELS, SHORT_SCOPE_LABELS } from "../../../app/words/en/shopping/shopping-list-copy.ts";
import * as es from "../../../app/words/es/shopping/shopping-list-copy.ts";
import * as fr from "../../../app/words/fr/shopping/shopping-list-copy.ts";
import { parseCsv } from "../../support/csv.ts";

const BODYSUITS: ShoppingItem = {
  id: 1,
  nameId: "bodysuit_short_sleeve",
  name: "Short-Sleeve Bodysuits",
  category: "Sleepwear & Bodysuits",
  ages: {
    "0-3m": { needed: 7, owned: 3, essentiality: "Essential" },
    "3-6m": { needed: 6, owned: 9, essentiality: "Essential" },
    "6-9m": { needed: 5, owned: 0, essentiality: "Recommended" },
  },
};
const HAT: ShoppingItem = {
  id: 2,
  nameId: "hat_sun",
  name: "Sun Hat",
  category: "Accessories",
  ages: { "0-3m": { needed: 2, owned: 0, essentiality: "Essential" } },
};
const LEGGINGS: ShoppingItem = {
  id: 3,
  nameId: "leggings",
  name: "Leggings",
  category: "Bottoms",
  ages: { "0-3m": { needed: 4, owned: 1, essentiality: "Recommended" } },
};
const CUSTOM: ShoppingItem = {
  id: 4,
  nameId: "custom_1",
  name: "Grandma's quilt",
  category: "Blankets & Swaddles",
  ages: { "0-3m": { needed: 1, owned: 0, essentiality: null } },
};
const BIBS: ShoppingItem = {
  id: 5,
  nameId: "bib_drool",
  name: "Drool Bib",
  category: "Accessories",
  ages: {
    "0-3m": { needed: 5, owned: 2, essentiality: "Recommended" },
    "3-6m": { needed: 6, owned: 2, essentiality: "Recommended" },
    "6-9m": { needed: 5, owned: 2, essentiality: "Recommended" },
    "9-12m": { needed: 4, owned: 2, essentiality: "Recommended" },
  },
};
const ITEMS = [HAT, CUSTOM, LEGGINGS, BODYSUITS];

const need: fc.Arbitrary<AgeNeed> = fc.record({
  needed: fc.nat(40),
  owned: fc.nat(60),
  essentiality: fc.constantFrom(...ESSENTIALITIES, null),
});
const items: fc.Arbitrary<ShoppingItem[]> = fc
  .array(
    fc.record({
      nameId: fc.constantFrom("any", "bib_drool"),
      name: fc.string({ unit: fc.constantFrom(..."ab ,\"'\r\n\t;=+-@é×👶") }),
      category: fc.constantFrom(...ITEM_CATEGORIES),
      ages: fc.record({ "0-3m": need, "3-6m": need, "6-9m": need, "9-12m": need }, { requiredKeys: [] }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) => drawn.map((item, index) => ({ ...item, id: index + 1 })));
const scope = fc.constantFrom(...SHOPPING_SCOPES);

function linesOf({ sections }: ShoppingList) {
  return sections.flatMap(({ essentiality, categories }) =>
    categories.flatMap(({ category, lines }) => lines.map((line) => ({ essentiality, category, line }))),
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe("the summary of some items", () => {
  it.each([
    { pieces: [], expected: { needed: 0, ready: 0, remaining: 0 } },
    { pieces: [{ needed: 6, owned: 2 }], expected: { needed: 6, ready: 2, remaining: 4 } },
    { pieces: [{ needed: 6, owned: 6 }], expected: { needed: 6, ready: 6, remaining: 0 } },
    { pieces: [{ needed: 0, owned: 5 }], expected: { needed: 0, ready: 0, remaining: 0 } },
    {
      pieces: [
        { needed: 3, owned: 50 },
        { needed: 4, owned: 1 },
      ],
      expected: { needed: 7, ready: 4, remaining: 3 },
    },
  ])("of $pieces is $expected", ({ pieces, expected }) => {
    expect(summarise(pieces)).toEqual(expected);
  });

  it("never has more ready than needed, and nothing is lost between the two", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ needed: fc.nat(999), owned: fc.nat(999) })), (pieces) => {
        const { needed, ready, remaining } = summarise(pieces);
        expect(needed).toBe(sum(pieces.map((item) => item.needed)));
        expect(remaining).toBe(sum(pieces.map((item) => Math.max(0, item.needed - item.owned))));
        expect(ready + remaining).toBe(needed);
      }),
    );
  });
});

describe("the list of an age range", () => {
  it("is ordered by essentiality, in it by category, and leaves out what is there", () => {
    expect(
      linesOf(shoppingList(ITEMS, "0-3m")).map(({ essentiality, category, line }) => [
        essentiality,
        category,
        line.name,
        line.remaining,
      ]),
    ).toEqual([
      ["Essential", "Sleepwear & Bodysuits", "Short-Sleeve Bodysuits", 4],
      ["Essential", "Accessories", "Sun Hat", 2],
      ["Recommended", "Bottoms", "Leggings", 3],
      [null, "Blankets & Swaddles", "Grandma's quilt", 1],
    ]);
    expect(linesOf(shoppingList(ITEMS, "3-6m"))).toEqual([]);
  });

  it("counts what is ready of a category with what is listed of it", () => {
    const [essential] = shoppingList(ITEMS, "0-3m").sections;
    expect(essential?.progress).toEqual({ needed: 9, ready: 3, remaining: 6 });
    expect(essential?.categories[0]?.progress).toEqual({ needed: 7, ready: 3, remaining: 4 });
    const both = {
      ...BODYSUITS,
      id: 9,
      ages: { "0-3m": { needed: 7, owned: 7, essentiality: "Essential" as const } },
    };
    const [category] = shoppingList([BODYSUITS, both], "0-3m").sections[0]?.categories ?? [];
    expect(category?.progress).toEqual({ needed: 14, ready: 10, remaining: 4 });
    expect(category?.lines.map(({ id }) => id)).toEqual([1]);
  });
});

describe("the list of the year", () => {
  it("lists an item once an essentiality, with its sizes; too many of one size do not make up for another", () => {
    const lines = linesOf(shoppingList([BODYSUITS], "year"));
    expect(lines.map(({ essentiality, line }) => [essentiality, line.remaining, line.parts])).toEqual([
      ["Essential", 4, [{ ageRange: "0-3m", needed: 7, owned: 3, remaining: 4 }]],
      ["Recommended", 5, [{ ageRange: "6-9m", needed: 5, owned: 0, remaining: 5 }]],
    ]);
    expect(progressOf([BODYSUITS], "year")).toEqual({ needed: 18, ready: 9, remaining: 9 });
  });

  it("is the sum of its four age ranges, of what has sizes", () => {
    fc.assert(
      fc.property(items, (all) => {
        const drawn = all.filter(({ nameId }) => nameId === "any");
        const year = progressOf(drawn, "year");
        const ages = AGE_RANGES.map((age) => progressOf(drawn, age));
        expect(year).toEqual({
          needed: sum(ages.map(({ needed }) => needed)),
          ready: sum(ages.map(({ ready }) => ready)),
          remaining: sum(ages.map(({ remaining }) => remaining)),
        });
        const listed = (list: ShoppingList) => sum(linesOf(list).map(({ line }) => line.remaining));
        expect(listed(shoppingList(drawn, "year"))).toBe(
          sum(AGE_RANGES.map((age) => listed(shoppingList(drawn, age)))),
        );
      }),
    );
  });
});

describe("the levels of a list", () => {
  it("are all but nice-to-have, and what is not rated stays", () => {
    const levelsOf = (list: ShoppingList) => list.sections.map(({ essentiality }) => essentiality);
    const nice = {
      ...HAT,
      id: 8,
      ages: { "0-3m": { needed: 3, owned: 0, essentiality: "Nice-to-have" as const } },
    };
    const all = [...ITEMS, nice];
    expect(levelsOf(shoppingList(all, "0-3m", LISTED))).toEqual(["Essential", "Recommended", null]);
    expect(levelsOf(shoppingList(all, "0-3m"))).toEqual([...ESSENTIALITIES, null]);
    expect(shoppingList(all, "0-3m", LISTED).progress.needed).toBe(
      shoppingList(all, "0-3m").progress.needed - 3,
    );
  });

  it("change nothing of the essentials, which lead", () => {
    fc.assert(
      fc.property(items, scope, fc.subarray([...LEVELS]), (drawn, of, levels) => {
        const list = shoppingList(drawn, of, levels);
        expect(list.essentials).toEqual(progressOf(drawn, of, LEADING));
        expect(list.sections).toEqual(
          shoppingList(drawn, of).sections.filter(({ essentiality }) => levels.includes(essentiality)),
        );
      }),
    );
  });
});

describe("what has no size", () => {
  const line = (of: ShoppingScope, item = BIBS) => linesOf(shoppingList([item], of));

  it("is listed once in the year, for the age that needs most", () => {
    expect(line("year").map(({ line }) => line)).toEqual([
      {
        id: 5,
        nameId: "bib_drool",
        name: "Drool Bib",
        isOneSize: true,
        remaining: 4,
        parts: [{ ageRange: "3-6m", needed: 6, owned: 2, remaining: 4 }],
      },
    ]);
    expect(progressOf([BIBS], "year")).toEqual({ needed: 6, ready: 2, remaining: 4 });
  });

  it("is listed for an age by what that age needs", () => {
    expect(line("9-12m").map(({ line }) => [line.isOneSize, line.remaining])).toEqual([[true, 2]]);
    expect(line("0-3m").map(({ line }) => [line.isOneSize, line.remaining])).toEqual([[true, 3]]);
  });

  it("takes the first of the ages that need most", () => {
    const alike = { ...BIBS, ages: { ...BIBS.ages, "9-12m": { needed: 6, owned: 2, essentiality: null } } };
    expect(line("year", alike)[0]?.line.parts.map(({ ageRange }) => ageRange)).toEqual(["3-6m"]);
  });

  it("takes the strongest essentiality of any age that needs some", () => {
    const level = (ages: ShoppingItem["ages"]) =>
      line("year", { ...BIBS, ages }).map(({ essentiality }) => essentiality);
    expect(
      level({
        "0-3m": { needed: 1, owned: 0, essentiality: "Essential" },
        "3-6m": { needed: 9, owned: 0, essentiality: "Nice-to-have" },
      }),
    ).toEqual(["Essential"]);
    expect(
      level({
        "0-3m": { needed: 0, owned: 0, essentiality: "Essential" },
        "3-6m": { needed: 9, owned: 0, essentiality: null },
      }),
    ).toEqual([null]);
  });

  it("is listed nowhere where no age needs any, and nowhere twice", () => {
    fc.assert(
      fc.property(items, (drawn) => {
        const lines = linesOf(shoppingList(drawn, "year")).filter(({ line }) => line.isOneSize);
        const ids = lines.map(({ line }) => line.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { line } of lines) {
          const needs = Object.values(drawn.find(({ id }) => id === line.id)?.ages ?? {});
          const most = Math.max(...needs.map(({ needed }) => needed));
          expect(line.parts).toHaveLength(1);
          expect(line.parts[0]?.needed).toBe(most);
        }
        for (const { nameId, id, ages } of drawn) {
          if (nameId !== "bib_drool") continue;
          const progress = progressOf(
            drawn.filter((item) => item.id === id),
            "year",
          );
          expect(progress.needed).toBe(Math.max(0, ...Object.values(ages).map(({ needed }) => needed)));
        }
      }),
    );
  });

  it("is not what has sizes or was added by hand", () => {
    const lines = linesOf(shoppingList([BODYSUITS, CUSTOM, HAT], "0-3m"));
    expect(lines.map(({ line }) => line.isOneSize)).toEqual([false, false, false]);
  });
});

describe("the level that leads", () => {
  it("Q15 is what is essential", () => {
    expect(LEADING).toEqual(["Essential"]);
    expect(LEVELS).toEqual([...ESSENTIALITIES, null]);
    expect(progressOf(ITEMS, "0-3m", LEADING)).toEqual({ needed: 9, ready: 3, remaining: 6 });
    expect(progressOf(ITEMS, "year", ["Recommended", null])).toEqual({ needed: 10, ready: 1, remaining: 9 });
    expect(progressOf(ITEMS, "0-3m", [])).toEqual({ needed: 0, ready: 0, remaining: 0 });
  });

  it("and the others add up to everything, section by section", () => {
    fc.assert(
      fc.property(items, scope, (drawn, of) => {
        const levels = LEVELS.map((level) => progressOf(drawn, of, [level]));
        const all = progressOf(drawn, of);
        expect(progressOf(drawn, of, LEVELS)).toEqual(all);
        expect(sum(levels.map(({ needed }) => needed))).toBe(all.needed);
        expect(sum(levels.map(({ ready }) => ready))).toBe(all.ready);
        const { sections } = shoppingList(drawn, of);
        for (const { essentiality, progress } of sections) {
          expect(progress).toEqual(levels[LEVELS.indexOf(essentiality)]);
        }
        const open = levels.filter(({ remaining }) => remaining > 0);
        expect(sections).toHaveLength(open.length);
      }),
    );
  });
});

describe("every list", () => {
  it("asks for exactly what is needed and not ready, line by line, section by section and as a whole", () => {
    fc.assert(
      fc.property(items, scope, (drawn, of) => {
        const { progress, sections } = shoppingList(drawn, of);
        expect(sum(sections.map((section) => section.progress.remaining))).toBe(
          progress.needed - progress.ready,
        );
        for (const section of sections) {
          expect(sum(section.categories.map((category) => category.progress.remaining))).toBe(
            section.progress.remaining,
          );
          for (const { progress, lines } of section.categories) {
            expect(sum(lines.map(({ remaining }) => remaining))).toBe(progress.remaining);
            for (const { remaining, parts } of lines) {
              expect(remaining).toBeGreaterThan(0);
              expect(sum(parts.map((part) => part.remaining))).toBe(remaining);
            }
          }
        }
      }),
    );
  });

  it("keeps the order of essentialities, categories, items and sizes", () => {
    fc.assert(
      fc.property(items, scope, (drawn, of) => {
        const levels = [...ESSENTIALITIES, null];
        const places = linesOf(shoppingList(drawn, of)).map(({ essentiality, category, line }) => [
          levels.indexOf(essentiality),
          ITEM_CATEGORIES.indexOf(category),
          line.id,
        ]);
        const asText = (place: number[]) => place.map((rank) => String(rank).padStart(3, "0")).join();
        const ranks = places.map(asText);
        expect(ranks).toEqual(ranks.toSorted());
        expect(new Set(ranks).size).toBe(ranks.length);
        for (const { line } of linesOf(shoppingList(drawn, of))) {
          const sizes = line.parts.map(({ ageRange }) => AGE_RANGES.indexOf(ageRange));
          expect(sizes).toEqual(sizes.toSorted());
        }
      }),
    );
  });
});

describe("the scope of a list", () => {
  it("is what an address names exactly", () => {
    expect(SHOPPING_SCOPES.map(parseShoppingScope)).toEqual(SHOPPING_SCOPES);
    for (const text of ["", "Year", "0-3", "12-15m", "__proto__", null, undefined]) {
      expect(parseShoppingScope(text)).toBeNull();
    }
  });

  it("covers one age range or all, and has a name in full and in short", () => {
    expect(agesOfScope("6-9m")).toEqual(["6-9m"]);
    expect(agesOfScope("year")).toEqual(AGE_RANGES);
    expect(Object.keys(SCOPE_LABELS)).toEqual(SHOPPING_SCOPES);
    expect(Object.keys(SHORT_SCOPE_LABELS)).toEqual(SHOPPING_SCOPES);
  });
});

describe("the text for a chat", () => {
  it("reads well without any formatting", () => {
    expect(
      shoppingListText(shoppingList(ITEMS, "0-3m"), "Quiz #1 · Chicago, IL 60601 · due Jan 5, 2027"),
    ).toBe(
      `Shopping list: Newborn to 3 Months
Quiz #1 · Chicago, IL 60601 · due Jan 5, 2027
6 essentials to go · You have 3 of 9

ESSENTIAL (6 pieces to go)

Sleepwear & Bodysuits
- 4 × Short-Sleeve Bodysuits

Accessories
- 2 × Sun Hat

RECOMMENDED (3 pieces to go)

Bottoms
- 3 × Leggings

NOT RATED (1 piece to go)

Blankets & Swaddles
- 1 × Grandma's quilt
`,
    );
  });

  it("names the sizes of the year", () => {
    const text = shoppingListText(
      shoppingList(
        [
          {
            ...BODYSUITS,
            ages: { ...BODYSUITS.ages, "9-12m": { needed: 2, owned: 0, essentiality: "Essential" } },
          },
        ],
        "year",
      ),
      "",
    );
    expect(text).toContain("- 6 × Short-Sleeve Bodysuits (0–3m 4 · 9–12m 2)\n");
    expect(text).toContain("- 5 × Short-Sleeve Bodysuits (6–9m 5)\n");
  });

  it("says once what has no size, and that the essentials are there", () => {
    const text = shoppingListText(shoppingList([BIBS], "year"), "");
    expect(text).toContain("- 4 × Drool Bib (one size)\n");
    expect(shoppingListText(shoppingList([LEGGINGS], "0-3m"), "")).toContain(
      "\nYou have all the essentials · You have 0 of 0\n",
    );
  });

  it("keeps one item on one line, whatever its name holds", () => {
    fc.assert(
      fc.property(items, scope, (drawn, of) => {
        const list = shoppingList(drawn, of);
        const bullets = shoppingListText(list, "plan").match(/^- \d+ × .*$/gm) ?? [];
        expect(bullets).toHaveLength(linesOf(list).length);
        expect(sum(bullets.map((bullet) => Number.parseInt(bullet.slice(2), 10)))).toBe(
          list.progress.remaining,
        );
      }),
    );
  });
});

describe("the text that is copied", () => {
  it("begins no line with a formula when it is pasted into a spreadsheet, whatever a plan or an item is called", () => {
    const text = shoppingListText(shoppingList([{ ...BIBS, name: "=1+1" }], "year"), "=HYPERLINK(1)");
    expect(text).toContain("\n'=HYPERLINK(1)\n");
    expect(text).toContain(" × '=1+1");
    expect(text).not.toMatch(/^\s*[=+@]/m);
  });
});

describe("the CSV file", () => {
  it("has one record for each size, starts with a byte order mark and ends its lines with CRLF", () => {
    expect(shoppingListCsv(shoppingList([BODYSUITS, CUSTOM], "year"))).toBe(
      "\ufeffSize,Essentiality,Category,Item,Needed,Have,Coming,In the attic,To go,Decide around\r\n" +
        "0-3m,Essential,Sleepwear & Bodysuits,Short-Sleeve Bodysuits,7,3,0,0,4,\r\n" +
        "6-9m,Recommended,Sleepwear & Bodysuits,Short-Sleeve Bodysuits,5,0,0,0,5,\r\n" +
        "0-3m,Not rated,Blankets & Swaddles,Grandma's quilt,1,0,0,0,1,\r\n",
    );
  });

  it("has each needed piece once: there, coming, in the attic, or to go", () => {
    const ages = { "0-3m": { needed: 7, owned: 3, coming: 2, boxed: 1, essentiality: "Essential" } } as const;
    const [, record = []] = parseCsv(shoppingListCsv(shoppingList([{ ...BODYSUITS, ages }], "0-3m")));
    expect(record.slice(-6)).toEqual(["7", "3", "2", "1", "1", ""]);
  });

  it.each([
    ["en", "US", ",", "."],
    ["en", "DE", ",", "."],
    ["de", "DE", ";", ","],
    ["de", "US", ";", ","],
    ["fr", "FR", ";", ","],
    ["fr", "CA", ";", ","],
    ["es", "ES", ";", ","],
    ["es", "AR", ";", ","],
    ["es", "MX", ",", "."],
    ["es", "US", ",", "."],
  ] as const)(
    "in %s, for a plan in %s, has %j between cells and %j in numbers",
    (language, country, separator, decimal) => {
      const format = sheetFormat(language, country);
      expect(format).toEqual({ separator, decimal });
      const file = csvFile([["Größe; 3,5", 1.5, "=1+1", "a;=1"]], format);
      expect(file.startsWith("\ufeff")).toBe(true);
      expect(parseCsv(file, separator)).toEqual([["Größe; 3,5", `1${decimal}5`, "'=1+1", "a;'=1"]]);
    },
  );

  it("names sizes in words where spreadsheets make a date of a range", () => {
    const sizes = [de, es, fr].map(({ csvSize }) => csvSize("3-6m"));
    expect(sizes).toEqual(["3 bis 6 Monate", "3 a 6 meses", "3 à 6 mois"]);
  });

  it("calls what has no size so in the year, and by its age in the list of one age", () => {
    const sizes = (of: (typeof SHOPPING_SCOPES)[number]) =>
      parseCsv(shoppingListCsv(shoppingList([BIBS], of))).map(([size]) => size);
    expect(sizes("year")).toEqual(["Size", "one size"]);
    expect(sizes("0-3m")).toEqual(["Size", "0-3m"]);
  });

  const withName = (name: string) => shoppingListCsv(shoppingList([{ ...HAT, name }], "0-3m"));

  it.each([
    ["comma, inside", '"comma, inside"'],
    ['"quoted"', '"""quoted"""'],
    ["two\nlines", '"two\nlines"'],
    ["plain", "plain"],
  ])("writes %j as %s", (name, written) => {
    expect(withName(name)).toContain(`,${written},2,0,0,0,2,\r\n`);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", "＋1", "－1", "＠A1"])(
    "gives a spreadsheet no formula to run: %j",
    (name) => {
      const cell = parseCsv(withName(name))[1]?.[3];
      expect(cell?.startsWith("'")).toBe(true);
      expect(cell?.replaceAll("'", "")).toBe(name);
    },
  );

  /** A line's cells as seen by a spreadsheet that splits at this character, quoted or not. */
  const cellsPartedBy = (separator: string, text: string) => text.split(separator).map((cell) => cell.trim());

  it.each([
    ["hat;=1+1", "hat;'=1+1"],
    ['hat;"=1+1"', 'hat;\'"=1+1"'],
    ["hat; @SUM(A1)", "hat;' @SUM(A1)"],
    ["hat\t=1+1", "hat\t'=1+1"],
    ["hat\n-1", "hat\n'-1"],
    ["hat\r\n+1", "hat\r\n'+1"],
    ["hat|=1", "hat|'=1"],
    ["\u200b=1", "'\u200b=1"],
    ["\ufeff=1", "'\ufeff=1"],
    ["\u0000=1", "'\u0000=1"],
    ['"=1"', '\'"=1"'],
    ["hat - the second; no - really", "hat - the second; no - really"],
  ])("gives none to one that parts cells elsewhere: %j", (name, cell) => {
    expect(parseCsv(withName(name))[1]?.[3]).toBe(cell);
    for (const separator of [";", "\t", "\n", "\r", "|"]) {
      for (const part of cellsPartedBy(separator, withName(name))) {
        expect(part.replaceAll('"', "")).not.toMatch(/^[=+\-@]/);
      }
    }
  });

  it("can be read back: each cell as it was, nothing that runs, the sum of what is to get", () => {
    fc.assert(
      fc.property(items, scope, (drawn, of) => {
        const list = shoppingList(drawn, of);
        const [header, ...records] = parseCsv(shoppingListCsv(list));
        expect(header).toEqual([
          "Size",
          "Essentiality",
          "Category",
          "Item",
          "Needed",
          "Have",
          "Coming",
          "In the attic",
          "To go",
          "Decide around",
        ]);
        const parts = linesOf(list).flatMap(({ essentiality, category, line }) =>
          line.parts.map((part) => ({
            essentiality,
            category,
            name: line.name,
            isOneSize: line.isOneSize,
            ...part,
          })),
        );
        expect(records).toHaveLength(parts.length);
        for (const [index, part] of parts.entries()) {
          const [age, essentiality, category, name, ...counts] = records[index] ?? [];
          expect([age, essentiality, category]).toEqual([
            part.isOneSize && of === "year" ? "one size" : part.ageRange,
            part.essentiality ?? "Not rated",
            part.category,
          ]);
          expect(name?.replaceAll("'", "")).toBe(part.name.replaceAll("'", ""));
          expect(name).not.toMatch(/(^|[;\t\r\n|])\s*[=+\-@]|^[\t\r\n]/);
          const { needed, owned, coming = 0, boxed = 0, remaining } = part;
          expect(counts.map(Number)).toEqual([needed + coming + boxed, owned, coming, boxed, remaining, 0]);
        }
        expect(sum(records.map((record) => Number(record.at(-2))))).toBe(list.progress.remaining);
      }),
    );
  });
});
