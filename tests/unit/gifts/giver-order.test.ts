// In which order givers see what is still needed, and what is offered together.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packParts, readParts, readReserveForm } from "../../../app/contracts/gifts/giver-forms.ts";
import { type GarmentLine, type GiftLine, piecesWished } from "../../../app/domain/gifts/gift-lines.ts";
import { BUNDLES, IDEAS_AT_FIRST, orderForGivers } from "../../../app/domain/gifts/giver-order.ts";
import { AGE_RANGES, type AgeRange, type ItemCategory } from "../../../app/domain/vocabulary.ts";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";

const ids = new Map(CATALOGUE.map(({ key }, at) => [key, at + 1]));

function garment(nameId: string, size: AgeRange | null = "6-9m", left = 1): GarmentLine {
  const item = CATALOGUE.find(({ key }) => key === nameId);
  const clothingId = ids.get(nameId) ?? 0;
  const category: ItemCategory = item?.category ?? "Other";
  const pieces = { needed: left, owned: 0, reserved: 0, left };
  const key = `${clothingId}.${size ?? "one"}`;
  return {
    kind: "garment",
    key,
    clothingId,
    size,
    nameId,
    name: nameId,
    category,
    essentiality: "Essential",
    ...pieces,
  };
}

function wish(wishId: string, left = 1): GiftLine {
  const pieces = { needed: 1, owned: 0, reserved: 1 - left, left };
  return {
    kind: "wish",
    key: `wish.${wishId}`,
    wishId,
    name: wishId,
    link: null,
    priceHint: null,
    ...pieces,
  };
}

const names = (lines: readonly GiftLine[]) => lines.map(({ name }) => name);

describe("the parents' ideas", () => {
  const lines = [
    garment("socks"),
    garment("sleeper_footed"),
    wish("seat"),
    garment("sleep_sack_tog_05"),
    garment("jacket_light"),
    garment("bib_drool"),
  ];

  it("are their wishes, then outerwear, sleep sacks, and sleepers, until they star something", () => {
    expect(names(orderForGivers(lines, []).ideas)).toEqual([
      "seat",
      "jacket_light",
      "sleep_sack_tog_05",
      "sleeper_footed",
    ]);
  });

  it("are what they have starred, their wishes first", () => {
    const starred = [garment("socks").key, "wish.seat"];
    expect(names(orderForGivers(lines, starred).ideas)).toEqual(["seat", "socks"]);
  });

  it("don't wait for what is starred and taken, or starred and gone", () => {
    const taken = lines.map((line) => (line.kind === "wish" ? { ...line, left: 0 } : line));
    expect(names(orderForGivers(taken, ["wish.seat", "999.one"]).ideas)).toContain("jacket_light");
  });

  it("fill the first screen with whatever is left", () => {
    const socks = ["socks", "tee_short_sleeve", "leggings", "cardigan", "shorts"].map((name) =>
      garment(name),
    );
    expect(orderForGivers(socks, []).ideas).toHaveLength(IDEAS_AT_FIRST);
  });

  it("name a garment once, in the list's first size", () => {
    const { ideas } = orderForGivers(
      [garment("sleeper_footed", "3-6m"), garment("sleeper_footed", "6-9m")],
      [],
    );
    expect(ideas.map(({ key }) => key)).toEqual([garment("sleeper_footed", "3-6m").key]);
  });
});

describe("what is offered together", () => {
  const starred = [garment("socks").key];
  const outside = [garment("bunting_fleece"), garment("hat_warm"), garment("mittens_warm")];

  it("is a bundle where each of its pieces is still needed in one size", () => {
    const { bundles } = orderForGivers([garment("socks"), ...outside], starred);
    expect(bundles).toMatchObject([{ id: "outside", size: "6-9m" }]);
    expect(bundles[0]?.parts.map(({ line, pieces }) => [line.name, pieces])).toEqual([
      ["bunting_fleece", 1],
      ["hat_warm", 1],
      ["mittens_warm", 1],
    ]);
  });

  it("takes the coat or the lined pants where the bunting is taken", () => {
    const taken = [{ ...garment("bunting_fleece"), left: 0 }, garment("joggers_lined"), ...outside.slice(1)];
    const { bundles } = orderForGivers([garment("socks"), ...taken], starred);
    expect(bundles[0]?.parts[0]?.line.name).toBe("joggers_lined");
  });

  it.each([
    ["one piece is taken", [...outside.slice(0, 2), { ...garment("mittens_warm"), left: 0 }]],
    ["one is of another size", [...outside.slice(0, 2), garment("mittens_warm", "9-12m")]],
    ["one is an idea of its own", outside],
  ])("is none where %s", (_, lines) => {
    const { bundles } = orderForGivers(lines, [garment("hat_warm").key]);
    expect(bundles).toEqual([]);
  });

  it("is two sleep sacks only where two are left", () => {
    const sacks = (left: number) => [garment("socks"), garment("sleep_sack_tog_25", "6-9m", left)];
    expect(orderForGivers(sacks(1), starred).bundles).toEqual([]);
    expect(orderForGivers(sacks(2), starred).bundles).toMatchObject([
      { id: "nights", parts: [{ pieces: 2 }] },
    ]);
  });

  it("names garments of the catalogue alone, and two pieces at least", () => {
    for (const [id, pieces] of Object.entries(BUNDLES)) {
      for (const { anyOf } of pieces) for (const nameId of anyOf) expect(ids.has(nameId), nameId).toBe(true);
      expect(
        pieces.reduce((sum, one) => sum + one.pieces, 0),
        id,
      ).toBeGreaterThan(1);
    }
  });

  it("loses nothing, shows nothing twice, and never asks for more than is left, whatever is reserved", () => {
    const line = fc
      .record({
        nameId: fc.constantFrom(...CATALOGUE.map(({ key }) => key)),
        size: fc.option(fc.constantFrom(...AGE_RANGES)),
        left: fc.nat({ max: 5 }),
      })
      .map(({ nameId, size, left }) => garment(nameId, size, left));
    const wishes = fc.array(fc.nat({ max: 1 }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { selector: ({ key }) => key, maxLength: 60 }),
        wishes,
        fc.array(fc.nat({ max: 63 }), { maxLength: 12 }),
        (garments, left, stars) => {
          const lines = [...garments, ...left.map((one, at) => wish(`w${at}`, one))];
          const starred = stars.flatMap((at) => lines[at]?.key ?? []);
          const { ideas, bundles, kinds } = orderForGivers(lines, starred);
          const parts = bundles.flatMap((bundle) => bundle.parts);
          const shown = [...ideas, ...parts.map((part) => part.line), ...kinds.flatMap((kind) => kind.lines)];
          const open = lines.filter((one) => one.left > 0);
          expect(shown.map(({ key }) => key).toSorted()).toEqual(open.map(({ key }) => key).toSorted());
          expect(piecesWished(shown)).toBe(piecesWished(lines));
          for (const part of parts) expect(part.pieces).toBeLessThanOrEqual(part.line.left);
        },
      ),
    );
  });
});

describe("a bundle in a form", () => {
  const parts = [
    { target: { kind: "garment", clothingId: 12, size: "3-6m" }, pieces: 1 },
    { target: { kind: "garment", clothingId: 40, size: null }, pieces: 2 },
  ] as const;

  it("is packed as it is read", () => {
    expect(packParts(parts)).toBe("12.3-6m,40.one*2");
    expect(readParts("12.3-6m,40.one*2")).toEqual(parts);
    expect(readParts("wish.seat")).toEqual([{ target: { kind: "wish", wishId: "seat" }, pieces: 1 }]);
  });

  it.each([
    "",
    ",",
    "12.3-6m,",
    "12.3-6m,12.3-6m",
    "12.3-6m*0",
    "12.3-6m*2*2",
    "12.3-6m*x",
    "1.one,2.one,3.one,4.one,5.one",
    "x".repeat(10_000),
  ])("is nothing else: %s", (text) => {
    expect(readParts(text)).toBeNull();
  });

  it("brings the other lines along, with the pieces that it says", () => {
    const form = { formKey: "a".repeat(20), name: "Ana", pieces: "9", how: "buy", message: "", email: "" };
    expect(readReserveForm({ ...form, item: "12.3-6m*3,40.one" })).toMatchObject({
      target: parts[0].target,
      pieces: 3,
      others: [{ target: parts[1].target, pieces: 1 }],
    });
    expect(readReserveForm({ ...form, item: "12.3-6m" })).not.toHaveProperty("others");
  });
});
