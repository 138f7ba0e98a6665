// The guide's rules: which warmth suits which room, what the picker accepts, and which links are shown.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRoom } from "../../../app/contracts/public/room.ts";
import { bandWords, roomWords, togHeadline, UNDER_SACK } from "../../../app/copy/public/guide-copy.ts";
import { SACK_WAYS, sackCost } from "../../../app/domain/shopping/sack-costs.ts";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";
import { GUIDE_KEYS, TOG_BANDS, togFor } from "../../../app/domain/wardrobe/tog.ts";
import { type GuideLinkRow, guideLinks } from "../../../app/views/public/guide-links.ts";

const togsFor = (room: number) => togFor(room).bands.map(({ tog }) => tog);

describe("the warmth for a room", () => {
  it.each([
    [95, ["0.2–0.3"], false, "warm"],
    [80, ["0.2–0.3"], false, "warm"],
    [79, ["0.2–0.3"], false, null],
    [78, ["0.2–0.3", "0.5"], false, null],
    [75, ["0.2–0.3", "0.5"], false, null],
    [74, ["0.5"], false, null],
    [73.4, ["1.0"], false, null],
    [73.5, ["0.5"], false, null],
    [73, ["1.0"], false, null],
    [69, ["1.0"], false, null],
    [68, ["2.5"], false, null],
    [61, ["2.5"], false, null],
    [60, ["2.5"], true, "cold"],
    [58, ["2.5"], true, "cold"],
    [57, ["3.5"], false, "cold"],
    [40, ["3.5"], false, "cold"],
  ])("at %s °F is %j", (room, togs, needsLayer, change) => {
    expect(togsFor(room)).toEqual(togs);
    expect(togFor(room)).toMatchObject({ needsLayer, room: change });
  });

  it("never grows with the warmth of the room, and there is one for every room", () => {
    const warmth = (room: number) => TOG_BANDS.findIndex(({ tog }) => tog === togsFor(room)[0]);
    fc.assert(
      fc.property(
        fc.double({ min: 30, max: 110, noNaN: true }),
        fc.double({ min: 0, max: 40, noNaN: true }),
        (room, more) => {
          expect(warmth(room)).toBeGreaterThanOrEqual(0);
          expect(warmth(room + more)).toBeLessThanOrEqual(warmth(room));
        },
      ),
    );
  });

  it("is that of sacks that the catalogue has, with something to wear under each", () => {
    const keys = new Set(CATALOGUE.map(({ key }) => key));
    for (const key of GUIDE_KEYS) expect(keys).toContain(key);
    expect(Object.keys(UNDER_SACK)).toEqual(TOG_BANDS.map(({ itemKey }) => itemKey));
  });

  it("is said in both units, the one that was asked in first", () => {
    expect(togHeadline(["0.2–0.3", "0.5"], roomWords(76, 24, "f"))).toBe(
      "0.2–0.3 or 0.5 TOG for a room at 76°F (24°C)",
    );
    expect(roomWords(20.5, 69, "c")).toBe("20.5°C (69°F)");
    expect([bandWords([75, 24], null), bandWords([69, 21], [73, 23]), bandWords(null, [57, 14])]).toEqual([
      "75°F (24°C) and up",
      "69–73°F (21–23°C)",
      "57°F (14°C) or colder",
    ]);
  });
});

describe("the picker", () => {
  const ask = (query: string) => readRoom(new URLSearchParams(query), "f");

  it.each([
    ["", 70, "f"],
    ["unit=c", 69.8, "c"],
    ["room=70&unit=f", 70, "f"],
    ["room=20&unit=c", 68, "c"],
    ["room=20,5&unit=c", 68.9, "c"],
    [" room=72.5", 70, "f"],
    ["room=+72+&unit=k", 72, "f"],
    ["room=40", 40, "f"],
    ["room=100", 100, "f"],
  ])("reads %j", (query, fahrenheit, unit) => {
    const { room } = ask(query);
    expect(room?.fahrenheit).toBeCloseTo(fahrenheit, 5);
    expect(room?.unit).toBe(unit);
  });

  it.each([
    ["", 69.8, "c"],
    ["room=20", 68, "c"],
    ["room=70&unit=f", 70, "f"],
    ["unit=f", 70, "f"],
  ])("speaks °C to readers who use it, and reads %j", (query, fahrenheit, unit) => {
    const { room } = readRoom(new URLSearchParams(query), "c");
    expect(room?.fahrenheit).toBeCloseTo(fahrenheit, 5);
    expect(room?.unit).toBe(unit);
  });

  it.each([
    "room=",
    "room=abc",
    "room=39",
    "room=101",
    "room=-5",
    "room=1e2",
    "room=0x46",
    "room=70.55",
    "room=3&unit=c",
    "room=38&unit=c",
    "room=７０",
    "room=%00",
  ])("refuses %s", (query) => {
    expect(ask(query)).toMatchObject({ room: null, error: true });
  });

  it("gives back five characters of junk at most", () => {
    expect(ask(`room=${"9".repeat(10_000)}`)).toEqual({ room: null, typed: "99999", unit: "f", error: true });
  });
});

describe("the links of the guide", () => {
  const row = (given: Partial<GuideLinkRow>): GuideLinkRow => ({
    nameId: "swaddle_muslin",
    name: "Muslin Swaddle",
    id: 1,
    category: "budget",
    displayOrder: 0,
    productTitle: "Muslin Swaddle",
    descriptor: null,
    affiliateUrl: "https://shop.example/",
    ...given,
  });

  it("are the first of each kind by their order", () => {
    const links = guideLinks([
      row({ id: 3, displayOrder: 1 }),
      row({ id: 2 }),
      row({ id: 9, category: "premium" }),
      row({ id: 4, nameId: "coat_warm" }),
    ]);
    expect(Object.keys(links)).toEqual(["swaddle_muslin"]);
    expect([links.swaddle_muslin?.budget?.id, links.swaddle_muslin?.premium?.id]).toEqual([2, 9]);
    expect(links.swaddle_muslin?.budget?.title).toBe("Muslin Swaddle Blanket");
  });

  it("are called what an operator calls the product", () => {
    const links = guideLinks([row({ productTitle: "Soft Swaddle, 3-pack" })]);
    expect(links.swaddle_muslin?.budget?.title).toBe("Soft Swaddle, 3-pack");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//evil.example", ""])(
    "S36: never lead to %j",
    (affiliateUrl) => {
      expect(guideLinks([row({ affiliateUrl })])).toEqual({});
    },
  );
});

it("a year of sacks is added up", () => {
  expect(SACK_WAYS.map((way) => [way.id, sackCost(way)])).toEqual([
    ["one-rating", 140],
    ["by-season", 350],
    ["one-sack", 240],
  ]);
});
