// What a gift list wishes for, and how much of it is left.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { USUAL_GIFT_CHOICES } from "../../../app/domain/gifts/gift-choices.ts";
import {
  type GiftItem,
  giftLines,
  type HeldPieces,
  openPieces,
  piecesLeft,
  piecesWished,
} from "../../../app/domain/gifts/gift-lines.ts";
import type { AgeNeed } from "../../../app/domain/shopping/shopping-list.ts";

const item = (clothingId: number, ages: GiftItem["ages"], nameId = "sleeper_footed"): GiftItem => ({
  id: clothingId,
  clothingId,
  nameId,
  name: `Item ${clothingId}`,
  category: "Sleepwear & Bodysuits",
  ages,
});

const need = (needed: number, owned = 0, essentiality: AgeNeed["essentiality"] = "Essential"): AgeNeed => ({
  needed,
  owned,
  essentiality,
});

const held = (fields: Partial<HeldPieces>): HeldPieces => ({
  clothingId: 1,
  size: "0-3m",
  wishId: null,
  pieces: 1,
  arrivedPieces: 0,
  ...fields,
});

const ask = (fields: Partial<Parameters<typeof giftLines>[0]>) =>
  giftLines({ items: [], wishes: [], reservations: [], choices: USUAL_GIFT_CHOICES, ...fields });

describe("the lines of a gift list", () => {
  it("are what the plan needs, essentials first, then wishes, then by level and size", () => {
    const lines = ask({
      items: [
        item(1, { "3-6m": need(2), "0-3m": need(1, 0, "Recommended") }),
        item(2, { "0-3m": need(3), "6-9m": need(1, 0, "Nice-to-have") }),
        item(3, { "0-3m": need(4), "3-6m": need(4) }, "bib_drool"),
      ],
      wishes: [{ id: "seat", name: "Car seat", link: null, pieces: 1, priceHint: null }],
    });
    expect(lines.map(({ key, left }) => [key, left])).toEqual([
      ["3.one", 4],
      ["2.0-3m", 3],
      ["1.3-6m", 2],
      ["wish.seat", 1],
      ["1.0-3m", 1],
    ]);
    expect(piecesWished(lines)).toBe(11);
  });

  it("leave out sizes, levels, and single lines that the parents don't ask for; a garment without a size stays", () => {
    const items = [item(1, { "0-3m": need(2), "3-6m": need(2) }), item(3, { "0-3m": need(4) }, "bib_drool")];
    const keysOf = (choices: Partial<typeof USUAL_GIFT_CHOICES>) =>
      ask({ items, choices: { ...USUAL_GIFT_CHOICES, ...choices } }).map(({ key }) => key);
    expect(keysOf({ sizes: ["3-6m"] })).toEqual(["3.one", "1.3-6m"]);
    expect(keysOf({ leftOff: ["1.0-3m", "3.one"] })).toEqual(["1.3-6m"]);
    expect(keysOf({ essentialities: ["Recommended"] })).toEqual([]);
  });

  it.each([
    ["nothing is there", 5, 0, [], { reserved: 0, left: 5 }],
    ["some are owned and some reserved", 5, 1, [held({ pieces: 2 })], { reserved: 2, left: 2 }],
    ["one of two has arrived", 5, 1, [held({ pieces: 2, arrivedPieces: 1 })], { reserved: 1, left: 3 }],
    ["more are reserved than needed", 2, 1, [held({ pieces: 4 })], { reserved: 4, left: 0 }],
    ["more are owned than needed", 2, 9, [], { reserved: 0, left: 0 }],
    ["another size is reserved", 2, 0, [held({ size: "3-6m", pieces: 2 })], { reserved: 0, left: 2 }],
  ])("count what is left if %s", (_, needed, owned, reservations, expected) => {
    expect(ask({ items: [item(1, { "0-3m": need(needed, owned) })], reservations })).toEqual([
      expect.objectContaining(expected),
    ]);
  });

  it("never offer more than is needed, nor a negative number", () => {
    const count = fc.nat(60);
    const reservation = fc.record({ pieces: fc.integer({ min: 1, max: 20 }), arrived: fc.nat(20) });
    fc.assert(
      fc.property(count, count, fc.array(reservation), (needed, owned, made) => {
        const reservations = made.map(({ pieces, arrived }) =>
          held({ pieces, arrivedPieces: Math.min(arrived, pieces) }),
        );
        const open = reservations.reduce((sum, one) => sum + openPieces(one), 0);
        const [line] = ask({ items: [item(1, { "0-3m": need(needed + 1, owned) })], reservations });
        const left = line?.left ?? -1;
        expect(left).toBe(piecesLeft({ needed: needed + 1, owned, reserved: open }));
        expect(left).toBeGreaterThanOrEqual(0);
        if (left > 0) expect(left + open + owned).toBe(needed + 1);
      }),
    );
  });
});
