// Wear and wash: a family owns as many pieces as its plan says, and a baby is dressed from those that are clean.
import type { IsoDay } from "../../app/domain/calendar.ts";
import { type HourOfDay, NEXT_TO_THE_SKIN } from "../../app/domain/today/day-outfit.ts";
import { night } from "../../app/domain/today/night-outfit.ts";
import type { Drawer } from "../../app/domain/today/outfit-ladder.ts";
import { roleOf } from "../../app/domain/today/outfit-sets.ts";
import type { Baby, Pieces } from "../../app/domain/today/today-terms.ts";
import { leavesWhenOutgrown } from "../../app/domain/today/usual-drawer.ts";
import type { AgeRange, LaundryScenario } from "../../app/domain/vocabulary.ts";
import { catalogueItem, wearsUntilWash } from "../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../app/domain/wardrobe/catalogue-table.ts";
import { isOneSize } from "../../app/domain/wardrobe/size-table.ts";
import { randomOf } from "../babies/random-numbers.ts";
import { type DailyWeather, hoursOf } from "./dress-days.ts";
import {
  babyOn,
  type DrawerName,
  type DressPlan,
  drawerShelf,
  groupOn,
  hasNewborn,
  piecesIn,
  roomOn,
  sizesOn,
} from "./dress-plan.ts";
import { type Answer, answerOfRoom, dressIn, WINDOWS } from "./dress-year.ts";
import { add, type Tally } from "./tally.ts";

/** What is owned, and how often it is washed. */
export interface Household {
  drawer: Exclude<DrawerName, "every">;
  routine: LaundryScenario;
}

/** The households that are lived in. */
export const HOUSEHOLDS: readonly Household[] = [
  { drawer: "essentials", routine: "daily" },
  { drawer: "essentials", routine: "every_2_3_days" },
  { drawer: "essentials", routine: "weekly_plus" },
  { drawer: "recommended", routine: "every_2_3_days" },
];

/**
 * The chance of an accident that asks for other clothes next to the skin, by day and by night. Assumed: no count of them is known. A day
 * without any takes two sets, one by day and one by night.
 */
const ACCIDENTS: Readonly<Partial<Record<AgeRange, readonly [byDay: number, byNight: number]>>> = {
  "0-3m": [0.6, 0.25],
  "3-6m": [0.45, 0.15],
  "6-9m": [0.4, 0.1],
  "9-12m": [0.35, 0.1],
};

/** In heat the catalogue counts with so many times the tops; sweat asks for as many more changes. */
function moreInHeat(plan: DressPlan, date: IsoDay): number {
  const category = groupOn(plan, date)?.group.category;
  return Math.max(1, (category && catalogueItem("bodysuit_short_sleeve")?.factors[category]) ?? 1);
}

/** Days from one wash to the next, in turn. With half a day to dry they are the product's days that clean clothes must last. */
const WASHES: Readonly<Record<LaundryScenario, readonly number[]>> = {
  daily: [1],
  every_2_3_days: [2, 3],
  weekly_plus: [7],
};

/** Parts of a day: the morning, the middle, and the night. What is washed in the evening is dry by the middle of the next day. */
const PARTS = 3;

/** Less warmth than the whole drawer would give counts from so much on, clo or TOG. */
const COLDER = 0.1;

/** One piece: the part of a day from which it is clean; Infinity while it waits for a wash. */
interface Piece {
  cleanFrom: number;
}

/** A year in a household, day by day: those on which a dressing found too little that was clean. */
export function liveYear(plan: DressPlan, household: Household, seed: number, tally: Tally): void {
  const { drawer, routine } = household;
  const closet = closetOf(plan, household, seed);
  const home: Home = { plan, closet, shelf: drawerShelf(), washDays: washDaysOf(routine, plan.days.length) };
  const name = ["stock", drawer, routine, plan.place.name];
  for (const [at, weather] of plan.days.entries()) {
    const found = liveDay(home, at, weather);
    add(tally, [...name, "n"]);
    if (found.includes("nothing")) add(tally, [...name, "nothing"]);
    if (found.some((one) => one !== "enough")) add(tally, [...name, "less"]);
  }
}

interface Home {
  plan: DressPlan;
  closet: ReturnType<typeof closetOf>;
  shelf: ReturnType<typeof drawerShelf>;
  /** Days of the year on whose evening clothes are washed, counted from 0. */
  washDays: ReadonlySet<number>;
}

function washDaysOf(routine: LaundryScenario, days: number): Set<number> {
  const gaps = WASHES[routine];
  const found = new Set<number>();
  for (let [on, washes] = [0, 0]; on < days; washes += 1) {
    found.add(on);
    on += gaps[washes % gaps.length] ?? 1;
  }
  return found;
}

/** The dressings of a day and the night after it. */
function liveDay({ plan, closet, shelf, washDays }: Home, at: number, weather: DailyWeather): Found[] {
  const { date } = weather;
  const sizes = sizesOn(plan, date);
  const baby = babyOn(plan, date);
  const hours = hoursOf(plan.place, weather);
  const roomF = roomOn(plan, weather);
  const more = moreInHeat(plan, date);
  const [byDay, byNight] = (sizes[0] && ACCIDENTS[sizes[0]]) ?? [0, 0];
  const isNewborn = hasNewborn(plan, date);
  const turned = (part: number): Baby => ({
    ...baby,
    turn: { day: at, wearsOf: (key) => wearsUntilWash(key, closet.clean(key, sizes, part)) },
  });
  const dress = (drawer: Drawer, part: number) => dressForDay(hours, drawer, turned(part));
  const inDay: Dressing = { closet, shelf, sizes, isNewborn, dress };
  const inNight: Dressing = { ...inDay, dress: (drawer) => answerOfRoom(night(roomF, drawer, baby)) };
  const found = [dressFrom(inDay, at * PARTS)];
  if (closet.chance() < byDay * more) found.push(dressAgain(inDay, at * PARTS + 1));
  if (washDays.has(at)) closet.wash(at * PARTS + 2);
  found.push(dressFrom(inNight, at * PARTS + 2));
  if (closet.chance() < byNight * more) found.push(dressAgain(inNight, at * PARTS + 2));
  return found;
}

function dressForDay(hours: readonly HourOfDay[], drawer: Drawer, baby: Baby): Answer | null {
  return dressIn("stroller", hours, WINDOWS.morning, drawer, baby);
}

/** One dressing, and what it is done from. */
interface Dressing {
  closet: ReturnType<typeof closetOf>;
  shelf: ReturnType<typeof drawerShelf>;
  sizes: readonly AgeRange[];
  /** Newborn sizes are still worn. */
  isNewborn: boolean;
  dress: (drawer: Drawer, part: number) => Answer | null;
}

/** What is clean, against the whole drawer: nothing to put on or bare legs in the cold, lighter or less covered, or as good. */
type Found = "nothing" | "less" | "enough";

/** Dresses from what is clean; `stays` is on already. */
function dressFrom(
  { closet, shelf, sizes, isNewborn, dress }: Dressing,
  part: number,
  stays: Pieces | null = null,
): Found {
  const keysAt = (from: number) =>
    closet.keys(sizes, from).filter((key) => isNewborn || !leavesWhenOutgrown(key));
  const clean = keysAt(part);
  const answer = dress(shelf([...new Set([...clean, ...(stays ?? [])])]), part);
  const whole = dress(shelf(keysAt(Number.POSITIVE_INFINITY)), part);
  if (!answer || !whole) return "enough";
  closet.wear(stays ? answer.named.filter(isNextToSkin) : answer.named, sizes, part);
  const { short, most, bare } = answer.lack;
  if (bare === 2 && whole.lack.bare < 2) return "nothing";
  return bare > whole.lack.bare || (short > most && short > whole.lack.short + COLDER) ? "less" : "enough";
}

/** After an accident: all next to the skin is changed, and the layers stay on. */
function dressAgain(dressing: Dressing, part: number): Found {
  return dressFrom(dressing, part, dressing.closet.soil());
}

const isNextToSkin = (key: ItemKey) => NEXT_TO_THE_SKIN.includes(roleOf(key));

/** The pieces that there are of each key, by size, and the draws of a household's year. */
function closetOf(plan: DressPlan, { drawer, routine }: Household, seed: number) {
  const draws = randomOf(seed);
  const pieces = new Map<string, Piece[]>();
  const counts = new Map<string, number>();
  let on: { key: ItemKey; piece: Piece }[] = [];

  function piecesOf(key: ItemKey, size: AgeRange): Piece[] {
    const item = plan.items.find((one) => one.key === key);
    const name = isOneSize(key) ? key : `${key} ${size}`;
    const countName = `${key} ${size}`;
    const count = counts.get(countName) ?? (item ? piecesIn(item, drawer, size, routine) : 0);
    counts.set(countName, count);
    const known = pieces.get(name) ?? [];
    while (known.length < count) known.push({ cleanFrom: 0 });
    pieces.set(name, known);
    return known;
  }

  return {
    chance: draws.chance,
    /** Keys of which at least one piece is clean; with Infinity, all that there are. */
    keys(sizes: readonly AgeRange[], part: number): ItemKey[] {
      return plan.items
        .map(({ key }) => key)
        .filter((key) =>
          sizes.some((size) =>
            piecesOf(key, size).some(
              ({ cleanFrom }) => part === Number.POSITIVE_INFINITY || cleanFrom <= part,
            ),
          ),
        );
    },
    /** How many pieces of a key are clean. */
    clean(key: ItemKey, sizes: readonly AgeRange[], part: number): number {
      return sizes
        .flatMap((size) => piecesOf(key, size))
        .filter(({ cleanFrom }) => part === Number.POSITIVE_INFINITY || cleanFrom <= part).length;
    },
    /** Each piece that is worn goes into the wash as often as its wears per wash say. */
    wear(keys: Pieces, sizes: readonly AgeRange[], part: number): void {
      on = keys.flatMap((key) => {
        const piece = sizes.flatMap((size) => piecesOf(key, size)).find(({ cleanFrom }) => cleanFrom <= part);
        if (!piece) return [];
        if (draws.chance() < 1 / (catalogueItem(key)?.wearsPerWash ?? 1))
          piece.cleanFrom = Number.POSITIVE_INFINITY;
        return [{ key, piece }];
      });
    },
    /** What is next to the skin has to be washed; returns what stays on. */
    soil(): ItemKey[] {
      for (const { key, piece } of on) if (isNextToSkin(key)) piece.cleanFrom = Number.POSITIVE_INFINITY;
      return on.map(({ key }) => key).filter((key) => !isNextToSkin(key));
    },
    /** All that waits is clean by the middle of the next day. */
    wash(part: number): void {
      for (const piece of [...pieces.values()].flat())
        if (piece.cleanFrom === Number.POSITIVE_INFINITY) piece.cleanFrom = part + 2;
    },
  };
}
