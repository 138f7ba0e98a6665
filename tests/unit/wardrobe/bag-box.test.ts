// The rows of the box before anything is saved: their numbers, what is sent, and what it covers.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readBagForm } from "~/contracts/wardrobe/bag-form.ts";
import { AGE_RANGES } from "~/domain/vocabulary.ts";
import { type BagItem, cellsText } from "~/domain/wardrobe/bag-answer.ts";
import { boxRows, contentOf, coveredBy, ownAsTyped, ownText } from "~/domain/wardrobe/bag-box.ts";
import { type GarmentRow, readGarments } from "~/domain/wardrobe/read-garments.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";

const item = (fields: Partial<BagItem>): BagItem => ({
  ...{ id: 1, nameId: "socks", name: "Socks", category: "Footwear", isOwn: false, isOneSize: false },
  setAside: [],
  at: {},
  ...fields,
});
const need = (owned: number, needed: number) =>
  ({ owned, needed, asked: needed, essentiality: "Essential" }) as const;

const ITEMS = [
  item({ at: { "3-6m": need(1, 4), "6-9m": need(0, 5) } }),
  item({
    id: 2,
    nameId: "bib_drool",
    name: "Bibs",
    isOneSize: true,
    at: { "3-6m": need(0, 2), "6-9m": need(0, 2) },
  }),
];

const at = { text: "", ageRange: "3-6m" } as const;
const read = (itemId: number, pieces: number, fields: Partial<GarmentRow> = {}): GarmentRow =>
  ({ ...at, kind: "read", itemId, pieces, isCertain: true, ...fields }) as GarmentRow;
const own = (name: string, pieces = 1): GarmentRow => ({ ...at, text: name, kind: "own", name, pieces });
const asked = (text: string): GarmentRow => ({ ...at, text, kind: "asked" });

describe("the rows of the box", () => {
  it("are one for each thing and size, with all that the text says of it", () => {
    const rows = boxRows(
      [
        read(1, 2),
        own("Owl"),
        read(1, 3),
        read(1, 1, { ageRange: "6-9m" }),
        own("OWL", 2),
        read(2, 1),
        read(2, 1, { ageRange: "6-9m" }),
      ],
      ITEMS,
    );
    expect(rows.map(({ name, ageRange, pieces }) => `${pieces} ${name} ${ageRange}`)).toEqual([
      ...["5 Socks 3-6m", "3 Owl 3-6m", "1 Socks 6-9m", "2 Bibs 3-6m"],
    ]);
  });

  it("keep a number that was changed until the text says another", () => {
    const changed = { "1:3-6m": { typed: 2, pieces: 7 } };
    expect(boxRows([read(1, 2)], ITEMS, changed)[0]?.pieces).toBe(7);
    expect(boxRows([read(1, 3)], ITEMS, changed)[0]?.pieces).toBe(3);
  });

  it("count a question as nothing until somebody answers it", () => {
    const [row] = boxRows([asked("3.5 hats")], ITEMS);
    expect(row).toMatchObject({ pieces: 0, isCountable: true });
    expect(contentOf(row ? [row] : [])).toEqual({ cells: [], own: [], left: "3.5 hats" });
    const answered = boxRows([asked("3.5 hats")], ITEMS, { "3-6m:3.5 hats": { typed: 0, pieces: 1 } });
    expect(contentOf(answered)).toEqual({
      cells: [],
      own: [{ name: "3.5 hats", ageRange: "3-6m", pieces: 1 }],
      left: "",
    });
    expect(boxRows([asked("x".repeat(81))], ITEMS)[0]?.isCountable).toBe(false);
  });

  it("say before saving what they cover, at all of their sizes", () => {
    const { cells } = contentOf(boxRows([read(1, 9), read(1, 2, { ageRange: "6-9m" }), own("Owl")], ITEMS));
    expect(coveredBy(ITEMS, cells)).toEqual({ covered: 3 + 2, essentials: 3 + 2 + 5 + 2 });
    expect(coveredBy(ITEMS, [])).toEqual({ covered: 0, essentials: 0 });
  });
});

it("own items that weren't saved are typed again so that they read the same", () => {
  const own = [
    { name: "Owl lovey", ageRange: "6-9m", pieces: 2 },
    { name: "Moses basket", ageRange: "0-3m", pieces: 1 },
  ] as const;
  const typed = ownAsTyped(ownText(own));
  expect(typed).toBe("2 Owl lovey 6-9m\n1 Moses basket 0-3m");
  const { rows } = readGarments(typed, { items: [], ageRange: "3-6m", country: "US" }, GARMENT_WORDS);
  expect(contentOf(boxRows(rows, [])).own).toEqual(own);
});

it("any rows are sent as they are shown", () => {
  const row = fc.oneof(
    fc
      .record({
        itemId: fc.constantFrom(1, 2),
        pieces: fc.integer({ min: 1, max: 99 }),
        ageRange: fc.constantFrom(...AGE_RANGES),
      })
      .map((one) => read(one.itemId, one.pieces, { ageRange: one.ageRange })),
    fc
      .tuple(fc.constantFrom("Owl", "Rattle: red", "帽子"), fc.integer({ min: 1, max: 99 }))
      .map(([name, pieces]) => own(name, pieces)),
    fc.constantFrom("3.5 hats", "2 packs of 5").map(asked),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const content = contentOf(boxRows(rows, ITEMS));
      const sent = readBagForm({
        ...{ intent: "save", size: "3-6m", formKey: "a".repeat(20), text: content.left },
        ...{ cells: cellsText(content.cells), own: ownText(content.own) },
      });
      expect(sent).toMatchObject({
        kind: "save",
        bag: { cells: content.cells, own: content.own, text: content.left },
      });
    }),
  );
});
