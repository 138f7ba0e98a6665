// Nights by the guide's bands, and days whose layers come off and go on.
import { describe, expect, test } from "vitest";
import { day } from "../../../app/domain/today/day-outfit.ts";
import { night, otherNights, warmestSack } from "../../../app/domain/today/night-outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { coveredBy, roleOf } from "../../../app/domain/today/outfit-sets.ts";
import { babyAged } from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { TOG_BANDS } from "../../../app/domain/wardrobe/tog.ts";
import { weatherOf } from "./reference.ts";

describe("a night", () => {
  test.each([
    [85, 0.25],
    [79, 0.25],
    [78, 0.5],
    [74, 0.5],
    [73, 1],
    [69, 1],
    [68, 2.5],
    [68.5, 2.5],
    [61, 2.5],
    [60, 2.5],
    [58, 2.5],
    [57, 3.5],
    [45, 3.5],
  ])("at %s °F has a sack of %s TOG at most, as the guide says", (roomF, tog) => {
    expect(warmestSack(roomF)).toBe(tog);
  });

  test("takes a sack's TOG for what its band prints", () => {
    for (const { tog, itemKey } of TOG_BANDS) {
      const [least = 0, most = least] = tog.split("–").map(Number);
      expect(INSULATION[itemKey].tog).toBeGreaterThanOrEqual(least);
      expect(INSULATION[itemKey].tog).toBeLessThanOrEqual(most);
    }
  });

  // At 58 to 60 and 74 °F the charts want a warmer sack than the guide allows, at 80 °F a sack.
  test.each([
    [64, 3.05],
    [67, 2.75],
    [68, 1.55],
    [69, 1.54],
    [73, 1.25],
    [75, 1.07],
    [77, 0.75],
    [79, 0.5],
  ])("at %s °F is as warm as the second-lowest of seven published charts, %s TOG", (roomF, tog) => {
    const { got } = night(roomF, drawerOf(usualDrawer(8)), babyAged(8));
    expect(got).toBeGreaterThanOrEqual(tog - 0.05);
  });

  test("has no swaddle once the baby rolls, and none with a sack", () => {
    const swaddles = drawerOf(["swaddle_muslin", "swaddle_wrap_nb", "sleeper_footed"]);
    const worn = (months: number, isRolling: boolean) =>
      night(70, swaddles, babyAged(months, { isRolling })).wear;
    expect(worn(1, false)).toContain("swaddle_wrap_nb");
    expect(worn(1, true)).toEqual(["sleeper_footed"]);
    expect(worn(5, false)).toEqual(["sleeper_footed"]);
    const both = drawerOf(["swaddle_muslin", "sleep_sack_tog_05", "sleeper_footed"]);
    expect(night(70, both, babyAged(1)).wear).toEqual(["sleep_sack_tog_05", "sleeper_footed"]);
  });

  // 66 °F is the usual room abroad, 70 °F in the US, 75 °F a warm night.
  test.each([
    [
      66,
      ["sleep_sack_tog_25", "bodysuit_short_sleeve"],
      ["swaddle_wrap_nb", "bodysuit_short_sleeve", "sleeper_footed"],
    ],
    [70, ["sleep_sack_tog_10", "sleeper_footed"], ["swaddle_wrap_nb", "sleeper_footed"]],
    [75, ["sleep_sack_tog_05", "sleeper_footed"], ["swaddle_muslin", "bodysuit_short_sleeve"]],
  ])("of a newborn at %i °F offers a swaddle beside the sack", (roomF, sack, swaddled) => {
    const drawer = drawerOf([
      ...["sleep_sack_tog_05", "sleep_sack_tog_10", "sleep_sack_tog_25"],
      ...["swaddle_muslin", "swaddle_wrap_nb", "bodysuit_short_sleeve", "sleeper_footed"],
    ]);
    const baby = babyAged(1, { weeks: 6 });
    expect(night(roomF, drawer, baby).wear).toEqual(sack);
    expect(otherNights(roomF, drawer, baby).swaps.map(({ wear }) => wear)).toEqual([swaddled]);
    expect(otherNights(roomF, drawer, { ...baby, weeks: 8 }).swaps).toEqual([]);
    expect(otherNights(roomF, drawer, { ...baby, isRolling: true }).swaps).toEqual([]);
  });

  test("counts a label's own TOG, and leaves such a sack out if it is above the guide's", () => {
    const keys = ["sleep_sack_tog_10", "sleep_sack_tog_05", "bodysuit_short_sleeve"];
    expect(night(72, drawerOf(keys), babyAged(8)).wear[0]).toBe("sleep_sack_tog_10");
    const warm = drawerOf(keys, { sleep_sack_tog_10: { tog: 1.5 } });
    expect(night(72, warm, babyAged(8)).wear[0]).toBe("sleep_sack_tog_05");
  });

  test("has a thin sack over bare skin in no room below 80 °F, and no fleece sleeper from 69 °F", () => {
    const wear = (roomF: number, ...keys: string[]) => night(roomF, drawerOf(keys), babyAged(8)).wear;
    expect(wear(76, "sleep_sack_tog_05")).toEqual([]);
    expect(wear(70, "sleep_sack_tog_10")).toEqual(["sleep_sack_tog_10"]);
    expect(wear(70, "sleeper_fleece", "bodysuit_short_sleeve")).toEqual(["bodysuit_short_sleeve"]);
    expect(wear(69, "sleeper_fleece", "bodysuit_short_sleeve")).toEqual(["bodysuit_short_sleeve"]);
    expect(wear(68, "sleeper_fleece", "bodysuit_short_sleeve")).toEqual(["sleeper_fleece"]);
  });

  test("is the lightest piece alone if every set is too warm", () => {
    const drawer = drawerOf(["sleep_sack_tog_02", "sleeper_footed", "pajama_two_piece"]);
    expect(night(79, drawer, babyAged(8)).wear).toEqual(["pajama_two_piece"]);
  });

  test("says to change a room that is too hot or too cold", () => {
    const notes = (roomF: number) => night(roomF, drawerOf(usualDrawer(8)), babyAged(8)).notes;
    expect(notes(80)).toContain("cool_the_room");
    expect(notes(60)).toContain("warm_the_room");
    expect(notes(70)).toEqual(["room_temperature_counts", "nothing_loose", "head_bare"]);
  });
});

describe("a day", () => {
  /** A day from its low in the morning to its high at 14, wet from then on, for a drawer of every n-th piece missing. */
  function dayOf(lowF: number, rise: number, months: number, without: number) {
    const keys = usualDrawer(months).filter((_, at) => without === 0 || at % without !== 0);
    const hours = Array.from({ length: 24 }, (_, hour) => ({
      hour,
      ...weatherOf(lowF + rise * Math.max(0, 1 - Math.abs(hour - 14) / 8), {
        wind: 6,
        uv: hour > 10 && hour < 16 ? 4 : 0,
        ...(hour >= 14 && { pop: 60, rain_in: 0.03 }),
      }),
    }));
    return day("stroller", hours, [8, 18], drawerOf(keys), babyAged(months));
  }

  const days = [2, 4, 8, 11].flatMap((months) =>
    [-10, 15, 38, 55, 72, 80].flatMap((lowF) =>
      [3, 12, 35].flatMap((rise) => [0, 2, 3, 5].map((without) => dayOf(lowF, rise, months, without))),
    ),
  );

  test("puts on only what was taken along or came off", () => {
    for (const answer of days) {
      const bag = new Set([...(answer?.door ?? []), ...(answer?.take ?? [])]);
      for (const { on } of answer?.changes ?? []) expect(on.filter((key) => !bag.has(key))).toEqual([]);
    }
  });

  test("keeps one set next to the skin", () => {
    for (const answer of days) {
      const moved = answer?.changes.flatMap(({ off, on }) => [...off, ...on]) ?? [];
      expect(moved.filter((key) => ["top", "onepiece", "thermal"].includes(roleOf(key)))).toEqual([]);
    }
  });

  test("changes layers six times at most, and knows when it rains", () => {
    const layers = ["mid", "jacket", "coat", "suit", "cover"];
    for (const answer of days) {
      const moves = answer?.changes.filter(({ off, on }) =>
        [...off, ...on].some((key) => layers.includes(roleOf(key))),
      );
      expect(moves?.length).toBeLessThanOrEqual(6);
      expect(answer?.rainFrom).toBe(14);
    }
  });

  test("keeps a layer until it is a third of a clo too warm", () => {
    const drawer = drawerOf(["bodysuit_short_sleeve", "sleeper_footed", "fleece_jacket_thin"]);
    const offAt = (noonF: number) => {
      const hours = [9, 12].map((hour) => ({ hour, ...weatherOf(hour === 9 ? 60 : noonF) }));
      return day("stroller", hours, [9, 13], drawer, babyAged(8))?.changes.map(({ off }) => off);
    };
    // With the fleece it has 0.98 clo; 68.5 °F asks for 0.65 clo, and 69 °F for 0.62.
    expect([offAt(68.5), offAt(69)]).toEqual([[], [["fleece_jacket_thin"]]]);
  });

  test("keeps pants on in the sun, and takes them off in the same heat without", () => {
    const drawer = drawerOf(["bodysuit_short_sleeve", "joggers_lined", "cardigan"]);
    const layersAt = (uv: number) => {
      const hours = [
        { hour: 8, ...weatherOf(60, { wind: 5 }) },
        { hour: 12, ...weatherOf(80, { wind: 5, uv }) },
        { hour: 14, ...weatherOf(84, { wind: 5 }) },
      ];
      return day("stroller", hours, [8, 16], drawer, babyAged(8))?.changes.map(({ hour, off }) => [
        hour,
        off,
      ]);
    };
    expect(layersAt(0)).toEqual([[12, ["joggers_lined", "cardigan"]]]);
    expect(layersAt(5)).toEqual([[12, ["cardigan"]]]);
  });

  test("P17 under six months has long sleeves through a window with sun, and no word of them in its heat", () => {
    const at = (hour: number, tempF: number, uv: number) => ({ hour, ...weatherOf(tempF, { uv }) });
    const hours = [at(9, 76, 4), at(11, 84, 6), at(13, 92, 9)];
    const worn = (months: number, span = hours) =>
      day("stroller", span, [9, 14], drawerOf(usualDrawer(months)), babyAged(months));
    const covered = worn(4);
    expect(covered?.door).toEqual(expect.arrayContaining(["bodysuit_long_sleeve", "hat_sun"]));
    expect(covered?.notes).toEqual(expect.arrayContaining(["shade_first", "canopy_up"]));
    expect(covered?.notes).not.toContain("thin_sleeves");
    expect(worn(4, hours.slice(0, 1))?.notes).toContain("thin_sleeves");
    const inHeat = worn(4, hours.slice(1));
    expect([inHeat?.door[0], inHeat?.notes.includes("thin_sleeves")]).toEqual([
      "bodysuit_short_sleeve",
      false,
    ]);
    expect(worn(8)?.door).toContain("bodysuit_short_sleeve");
  });

  test("P17 speaks of no sleeves in a window if an hour of its sun has something over them", () => {
    const at = (hour: number, tempF: number) => ({ hour, ...weatherOf(tempF, { uv: 5 }) });
    const notes = day(
      "stroller",
      [at(9, 50), at(12, 74)],
      [9, 13],
      drawerOf(usualDrawer(4)),
      babyAged(4),
    )?.notes;
    expect(notes).toContain("shade_first");
    expect(notes).not.toContain("thin_sleeves");
  });

  test("P19 covers legs at an hour below 75 °F, and they stay covered at it", () => {
    const hours = [74, 80, 86].map((tempF, at) => ({ hour: 9 + at, ...weatherOf(tempF) }));
    const worn = day("stroller", hours, [9, 12], drawerOf(usualDrawer(8)), babyAged(8));
    expect(coveredBy(worn?.door ?? [])).toBe("legs");
    expect(worn?.changes.filter(({ hour, off }) => hour === 9 && off.length > 0)).toEqual([]);
  });

  test("has no answer without an hour of weather, and an empty one without a drawer", () => {
    const hours = [{ hour: 9, ...weatherOf(50) }];
    expect(day("stroller", hours, [10, 12], drawerOf([]), babyAged(8))).toBeNull();
    expect(day("stroller", hours, [9, 12], drawerOf([]), babyAged(8))).toMatchObject({
      door: [],
      coldest: { hour: 9, feelsF: 50 },
    });
  });
});
