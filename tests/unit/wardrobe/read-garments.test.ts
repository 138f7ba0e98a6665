// What people write about a bag of clothes, as counts by item and size, and what is left of it.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { CATALOGUE, validAgeRanges } from "~/domain/wardrobe/catalogue.ts";
import { leftOf, type NamedGarment, readGarments } from "~/domain/wardrobe/read-garments.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";
import { ITEM_NAMES } from "~/words/en/wardrobe/item-copy.ts";

const nameOf = (nameId: string) => ITEM_NAMES[nameId as keyof typeof ITEM_NAMES];

const ITEMS: NamedGarment[] = CATALOGUE.map((item, at) => ({
  id: at + 1,
  nameId: item.key,
  name: nameOf(item.key),
  isOwn: false,
  ages: validAgeRanges(item),
  needed: {},
}));
const OWN: NamedGarment = {
  id: 900,
  nameId: "custom_1",
  name: "Grandma's cotton hat",
  isOwn: true,
  ages: ["0-3m"],
  needed: {},
};

interface Asked {
  country?: string;
  items?: readonly NamedGarment[];
}

function read(text: string, { country = "US", items = [...ITEMS, OWN] }: Asked = {}) {
  const found = readGarments(text, { items, ageRange: "0-3m", country }, GARMENT_WORDS);
  const words = found.cells.map(({ itemId, ageRange, pieces }) => {
    const item = items.find(({ id }) => id === itemId);
    return `${pieces} ${item?.nameId} ${ageRange}`;
  });
  return { read: words, left: leftOf(found), spans: found.spans };
}

describe("a part of a text", () => {
  it.each([
    ["12 bodysuits 3-6m", "12 bodysuit_short_sleeve 3-6m"],
    ["2 pram suits 6 months", "2 bunting_fleece 3-6m"],
    ["5 hats", "5 hat_warm 0-3m"],
    ["two onesies 6–9 months", "2 bodysuit_short_sleeve 6-9m"],
    ["vests x4 9-12m", "4 vest_layer 9-12m"],
    ["4x long-sleeved vests", "4 bodysuit_long_sleeve 0-3m"],
    ["Bodysuits, long sleeve", null],
    ["3 bodysuits (long sleeve), 3m", null],
    ["a dozen babygros 3 to 6 months", "12 sleeper_footed 3-6m"],
    ["1 snowsuit 12m", "1 snowsuit 9-12m"],
    ["snowsuit 9-12", "1 snowsuit 9-12m"],
    ["3 white cotton bodysuits NB", "3 bodysuit_short_sleeve_nb 0-3m"],
    ["2 newborn sleepers", "2 sleeper_footed_nb 0-3m"],
    ["a pair of pants 6m", "1 pants_soft 3-6m"],
    ["3 pairs of socks 18 months", "3 socks 12-18m"],
    ["2 sleep sacks 2.5 tog 6-9m", "2 sleep_sack_tog_25 6-9m"],
    ["1 TOG sleeping bag", "1 sleep_sack_tog_10 0-3m"],
    ["sleep sack 0.5 TOG 3-6m", "1 sleep_sack_tog_05 3-6m"],
    ["2 sleep sacks 1.0 0-3", "2 sleep_sack_tog_10 0-3m"],
    ["winter sleep sack 3-6", "1 sleep_sack_tog_25 3-6m"],
    ["3 grobags 2.5 6-9m from grandma", "3 sleep_sack_tog_25 6-9m"],
    ["7 bibs", "7 bib_drool 0-3m"],
    ["3 dresses 6-9m", "3 outfit_special 6-9m"],
    ["2 trousers size 68", "2 pants_soft 3-6m"],
    ["2 cardigans 56/62", "2 cardigan 0-3m"],
    ["2 cardigans 74 cm", "2 cardigan 6-9m"],
    ["3 shirts 80cm", "3 top_long_sleeve 9-12m"],
    ["2 stretchies 0-3m", "2 sleeper_footed 0-3m"],
    ["a grow suit", "1 sleeper_footed 0-3m"],
    ["growbag 3-6m", "1 sleep_sack_tog_10 3-6m"],
    ["2 SwaddleMe", "2 swaddle_wrap_nb 0-3m"],
    ["Halo swaddle", "1 swaddle_wrap_nb 0-3m"],
    ["2 Grandma's cotton hats", "2 custom_1 0-3m"],
    ["swim nappy 9-12m", "1 swim_diaper 9-12m"],
  ])("%s", (text, expected) => {
    if (expected !== null) expect(read(text)).toMatchObject({ read: [expected], left: "" });
  });

  it.each([
    "bodysuits",
    "0 hats",
    "1000 hats",
    "3 wombats",
    "2 packs of 5 bodysuits",
    "3 bodysuits 3-6m 6-9m",
    "no hats",
    "3 hats 36 months",
    "3 Mützen",
    "3.5 hats",
    "shoes 3.5",
    "2 sleep sacks 1.5 2.5",
    "toString",
    "2 constructor",
    "-1 hats 99999999999",
  ])("is left if it isn't clear: %s", (text) => {
    expect(read(text)).toMatchObject({ read: [], left: text });
  });

  it("takes a bare height where labels are heights, and only there", () => {
    expect(read("2 onesies 62", { country: "DE" }).read).toEqual(["2 bodysuit_short_sleeve 0-3m"]);
    expect(read("2 onesies 68", { country: "DE" }).read).toEqual(["2 bodysuit_short_sleeve 3-6m"]);
    expect(read("2 cardigans 00", { country: "AU" }).read).toEqual(["2 cardigan 3-6m"]);
    expect(read("2 cardigans 000", { country: "AU" }).read).toEqual(["2 cardigan 0-3m"]);
    expect(read("2 cardigans size 0", { country: "ES" }).read).toEqual(["2 cardigan 0-3m"]);
    expect(read("2 cardigans size 00", { country: "ES" }).read).toEqual(["2 cardigan 0-3m"]);
    // Elsewhere nobody knows whose zeros they are.
    expect(read("2 cardigans 00").read).toEqual([]);
    expect(read("2 hats 80 cm", { country: "JP" }).read).toEqual(["2 hat_warm 12-18m"]);
    expect(read("2 vests 62").left).toBe("2 vests 62");
  });

  it.each([
    ["2 vests 6-9m", "vest_layer", "bodysuit_short_sleeve"],
    ["2 jumpers 6-9m", null, "sweatshirt"],
    ["2 muslins 0-3m", "swaddle_muslin", "burp_cloth"],
  ])("takes %s by what its country calls so, and asks where nobody knows", (text, american, british) => {
    const [pieces, , size] = text.split(" ");
    const found = (item: string | null) => (item ? [`${pieces} ${item} ${size}`] : []);
    expect(read(text, { country: "US" }).read).toEqual(found(american));
    expect(read(text, { country: "GB" }).read).toEqual(found(british));
    expect(read(text, { country: "DE" })).toMatchObject({ read: [], left: text });
  });

  it("asks what a vest is where the plan has none, and never counts it as a bodysuit there", () => {
    const items = ITEMS.filter(({ nameId }) => nameId !== "vest_layer");
    for (const asked of [
      { text: "2 vests 0-3m", items: ITEMS },
      { text: "2 vests", items },
    ]) {
      const plan = { items: asked.items, ageRange: "6-9m", country: "US" } as const;
      expect(readGarments(asked.text, plan, GARMENT_WORDS).rows).toMatchObject([{ kind: "asked" }]);
    }
  });

  it("takes what is needed at the size, of several that a word may mean", () => {
    const items = ITEMS.map((item) =>
      item.nameId === "hat_sun" ? { ...item, needed: { "0-3m": 2 } } : item,
    );
    expect(read("5 hats", { items }).read).toEqual(["5 hat_sun 0-3m"]);
  });
});

describe("a text", () => {
  it.each([
    ["12 bodysuits 3-6m, 2 pram suits 6 months, 5 hats", 3, ""],
    ["3 hats and 2 bibs + 4 sleepers; 1 coat 9-12m & a cardigan", 5, ""],
    ["3 hats\r\n2 car seats\n\n4 bibs", 2, "2 car seats"],
    ["3-6m: 3 sleepers, 2 hats\nSize 6-9 months\n4 bodysuits", 3, ""],
    ["- 3 hats\n- 2 bibs", 2, ""],
    ["a toy, 3 hats, something else", 1, "a toy\nsomething else"],
    ["", 0, ""],
  ])("%s", (text, count, left) => {
    const found = read(text);
    expect([found.read.length, found.left]).toEqual([count, left]);
  });

  it("has the size of the heading that it stands under", () => {
    expect(read("3-6m: 3 sleepers, 2 hats\n6-9 months\n4 bodysuits, 1 hat 9-12m").read).toEqual([
      "3 sleeper_footed 3-6m",
      "2 hat_warm 3-6m",
      "4 bodysuit_short_sleeve 6-9m",
      "1 hat_warm 9-12m",
    ]);
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ...[
      "12",
      "2x",
      "x3",
      "bodysuits",
      "hat",
      "pram suit",
      "3-6m",
      "6 months",
      "NB",
      "and",
      ",",
      "\n",
      ":",
      "0",
      "tog",
      "2.5",
    ],
    ...["62", "size", "000", "ﬁ", "é", "two", "dozen", " ", "+", "=1+1", "\u202e"],
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(" ")),
  );

  it("is understood or left, nothing lost, and never more than is possible", () => {
    fc.assert(
      fc.property(texts, fc.constantFrom("US", "DE", "JP", "AU", "GB", ""), (text, country) => {
        const { cells, spans } = readGarments(
          text,
          { items: [...ITEMS, OWN], ageRange: "3-6m", country },
          GARMENT_WORDS,
        );
        expect(spans.map((span) => span.text).join("")).toBe(text);
        expect(spans.filter(({ kind }) => kind === "read").length).toBeGreaterThanOrEqual(cells.length);
        for (const { itemId, ageRange, pieces } of cells) {
          expect(pieces).toBeGreaterThanOrEqual(1);
          expect(pieces).toBeLessThanOrEqual(99);
          expect(Number.isInteger(pieces)).toBe(true);
          expect(AGE_RANGES).toContain(ageRange);
          expect([...ITEMS, OWN].some(({ id }) => id === itemId)).toBe(true);
        }
      }),
    );
  });

  it("leaves what it left before", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const left = read(text).left;
        expect(read(left).left.length).toBeLessThanOrEqual(left.length);
      }),
    );
  });
});
