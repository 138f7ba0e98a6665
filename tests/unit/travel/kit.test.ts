// Things to pack that aren't garments: how many diapers, and what only some ages need.
import { describe, expect, it } from "vitest";
import { readStoredKit } from "../../../app/contracts/travel/stored-packing.ts";
import { readTick } from "../../../app/contracts/travel/trip-form.ts";
import { plusDays, plusMonths } from "../../../app/domain/calendar.ts";
import { KIT_KEYS, tripKit } from "../../../app/domain/travel/bag-table.ts";
import { viewKit } from "../../../app/views/travel/trip-view.ts";

const BIRTH = "2026-09-03";
const kitOf = (startDate: string, days: number) =>
  tripKit(BIRTH, { startDate, endDate: plusDays(startDate, days - 1) });
const wordsOf = (startDate: string, days: number) =>
  new Map(viewKit(kitOf(startDate, days), new Set()).map(({ key, facts }) => [key, facts]));

describe("R11b besides clothes", () => {
  it.each([
    [0, 4, "40 for 4 days, about 10 a day", "1 pack"],
    [1, 1, "8 for 1 day, about 8 a day", "1 pack"],
    [5, 7, "49 for 7 days, about 7 a day", "2 packs"],
    [9, 21, "42 for the first week, about 6 a day; buy more there", "2 packs"],
  ])("at %i months for %i days", (months, days, diapers, wipes) => {
    const words = wordsOf(plusMonths(BIRTH, months), days);
    expect([words.get("diapers"), words.get("wipes")]).toEqual([diapers, wipes]);
  });

  it("has sunscreen once the baby is six months old on a day of the trip", () => {
    const turnsSix = plusMonths(BIRTH, 6);
    expect(wordsOf(plusDays(turnsSix, -2), 2).has("sunscreen")).toBe(false);
    expect(wordsOf(plusDays(turnsSix, -2), 3).has("sunscreen")).toBe(true);
  });

  it("counts from the birth, and is nothing before it", () => {
    expect(kitOf(plusDays(BIRTH, -9), 9)).toEqual([]);
    expect(kitOf(plusDays(BIRTH, -9), 12)).toContainEqual({
      key: "diapers",
      pieces: 30,
      perDay: 10,
      days: 3,
      isWholeTrip: true,
    });
  });

  it("is stored as the keys that are packed; what makes no sense is nothing", () => {
    expect([...readStoredKit('{"wipes":1,"carrier":1}')]).toEqual(["wipes", "carrier"]);
    for (const text of [null, "", "{", "[]", "null", '{"wipes":"no"}', '{"passport":1}'])
      expect(readStoredKit(text).size, `${text}`).toBe(0);
  });

  it("is ticked by its key alone", () => {
    for (const kit of KIT_KEYS) expect(readTick({ kit, isPacked: "true" })).toMatchObject({ of: { kit } });
    expect(readTick({ kit: "__proto__", isPacked: "true" })).toBeNull();
    expect(readTick({ kit: "wipes" })).toBeNull();
  });
});
