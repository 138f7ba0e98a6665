// The guide's rules: which warmth suits which room, what the picker accepts, and which links are shown.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readRoom } from "../../../app/contracts/public/room.ts";
import { readWearPath } from "../../../app/domain/public/wear-address.ts";
import { SACK_WAYS, sackCost } from "../../../app/domain/shopping/cost.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { babyAged } from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { CATALOGUE } from "../../../app/domain/wardrobe/catalogue.ts";
import { GUIDE_KEYS, plannedSack, TOG_BANDS, togFor } from "../../../app/domain/wardrobe/tog.ts";
import { type GuideLinkRow, guideLinks } from "../../../app/views/public/guide-links.ts";
import { viewNightAt, viewNights } from "../../../app/views/public/wear-night-view.ts";
import { viewWear } from "../../../app/views/public/wear-view.ts";
import { pieceWord } from "../../../app/views/today/outfit-words.ts";
import { bandWords, roomWords, togHeadline } from "../../../app/words/en/public/guide-copy.ts";

const togsFor = (room: number) => togFor(room).bands.map(({ tog }) => tog);

describe("the warmth for a room", () => {
  it.each([
    [95, ["0.2–0.3"], "warm"],
    [80, ["0.2–0.3"], "warm"],
    [79, ["0.2–0.3"], null],
    [78, ["0.2–0.3", "0.5"], null],
    [75, ["0.2–0.3", "0.5"], null],
    [74, ["0.5"], null],
    [73.4, ["1.0"], null],
    [73.5, ["0.5"], null],
    [73, ["1.0"], null],
    [69, ["1.0"], null],
    [68, ["2.5"], null],
    [61, ["2.5"], null],
    [60, ["2.5"], "cold"],
    [58, ["2.5"], "cold"],
    [57, ["3.5"], "cold"],
    [40, ["3.5"], "cold"],
  ])("at %s °F is %j", (room, togs, change) => {
    expect(togsFor(room)).toEqual(togs);
    expect(togFor(room)).toMatchObject({ room: change });
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

  it.each([
    ["US", null, "1.0"],
    ["PR", null, "1.0"],
    ["DE", null, "2.5"],
    ["AU", null, "2.5"],
    ["US", 55, "2.5"],
    ["US", 60, "2.5"],
    ["US", 68, "2.5"],
    ["US", 68.4, "2.5"],
    ["DE", 68.5, "1.0"],
    ["DE", 69, "1.0"],
    ["DE", 73, "1.0"],
    ["DE", 74, "1.0"],
    ["DE", 80, "1.0"],
  ])("decides in %s at %j °F that a plan asks for %s TOG", (country, nightRoomF, tog) => {
    const key = plannedSack({ country, nightRoomF });
    expect(TOG_BANDS.find(({ itemKey }) => itemKey === key)?.tog).toBe(tog);
  });

  it("once it is said, decides alike everywhere, and never for a warmer sack in a warmer room", () => {
    const aRoom = fc.double({ min: 55, max: 90, noNaN: true });
    fc.assert(
      fc.property(aRoom, fc.double({ min: 0, max: 30, noNaN: true }), (nightRoomF, more) => {
        const sack = plannedSack({ country: "US", nightRoomF });
        expect(plannedSack({ country: "CH", nightRoomF })).toBe(sack);
        const warmer = plannedSack({ country: "US", nightRoomF: nightRoomF + more });
        if (sack === "sleep_sack_tog_10") expect(warmer).toBe(sack);
        const [band] = togFor(nightRoomF).bands;
        if (band?.tog === "1.0" || band?.tog === "2.5") expect(sack).toBe(band.itemKey);
      }),
    );
  });

  it("is that of sacks that the catalogue has", () => {
    const keys = new Set(CATALOGUE.map(({ key }) => key));
    for (const key of GUIDE_KEYS) expect(keys).toContain(key);
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

// The second-lowest and the second-highest of seven published charts, TOG, by the whole °F from which they hold to the next.
const CHARTS: readonly (readonly [from: number, low: number, high: number])[] = [
  [58, 4.3, 4.35],
  [61, 3.05, 3.35],
  [65, 2.75, 3.27],
  [66, 2.75, 3.13],
  [67, 2.75, 3.05],
  [68, 1.55, 3.05],
  [69, 1.54, 2.43],
  [70, 1.25, 1.7],
  [71, 1.25, 1.55],
  [72, 1.25, 1.29],
  [73, 1.25, 1.26],
  [74, 1.18, 1.25],
  [75, 1.07, 1.25],
  [76, 0.75, 0.75],
  [78, 0.5, 0.75],
  [81, 0.25, 0.5],
];

/** Below the charts, because the guide's bands have a lighter sack here, and none in a hot room. */
const LIGHTER = [58, 59, 60, 74, 75, 80];

describe("what goes under the sack", () => {
  const rooms = Array.from({ length: 24 }, (_, at) => 58 + at);
  const rows = viewNights("f");

  it.each(rooms)("in a room of %i °F is what the page of that night says", (room) => {
    const address = readWearPath(`/wear/night/${room}`);
    if (!address) throw new Error("there is a page");
    const { key, under } = viewNightAt(room);
    const said = [...(key ? [pieceWord(key)] : []), under].map((text) => text.toLowerCase());
    for (const text of said.flatMap((words) => words.split(" and ")))
      expect(viewWear(address).sentence.toLowerCase()).toContain(text);
    expect(rows.filter((row) => row.key === key && row.under === under)).not.toEqual([]);
  });

  it.each(rooms)(
    "in a room of %i °F is no warmer than charts have it, and no lighter where the bands allow it",
    (room) => {
      const [, low = 0, high = 0] = CHARTS.findLast(([from]) => from <= room) ?? [];
      const { got } = night(room, drawerOf(usualDrawer(4)), babyAged(4));
      expect(got).toBeLessThanOrEqual(high + 1e-9);
      expect(got >= low - 1e-9).toBe(!LIGHTER.includes(room));
    },
  );

  it("is in the guide's table for each of its bands", () => {
    for (const { itemKey } of TOG_BANDS) expect(rows.some(({ key }) => key === itemKey)).toBe(true);
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
