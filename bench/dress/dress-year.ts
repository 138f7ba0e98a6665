// A plan's baby, dressed by Today for each day of a year out of each drawer, and what that adds up to.

import { ESSENTIALITY } from "../../app/domain/ids.ts";
import { type DayOutfit, day, type HourOfDay } from "../../app/domain/today/day-outfit.ts";
import { night, otherNights } from "../../app/domain/today/night-outfit.ts";
import { outfit } from "../../app/domain/today/outfit.ts";
import type { Drawer } from "../../app/domain/today/outfit-ladder.ts";
import { inRoles } from "../../app/domain/today/outfit-sets.ts";
import {
  isOuting,
  OUTINGS,
  type ShownSituation,
  situationsAt,
} from "../../app/domain/today/shown-situation.ts";
import type { Baby, Lack, Outfit, Pieces } from "../../app/domain/today/today-terms.ts";
import { type Found, type Level, leastThatDresses, wornDrawer } from "../../app/domain/today/worn-drawer.ts";
import type { AgeRange } from "../../app/domain/vocabulary.ts";
import { catalogueItem } from "../../app/domain/wardrobe/catalogue.ts";
import type { ItemKey } from "../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../app/domain/wardrobe/insulation-table.ts";
import { sizeWornOn } from "../../app/domain/wardrobe/size-days.ts";
import { type DailyWeather, hoursOf } from "./dress-days.ts";
import {
  babyOn,
  DRAWERS,
  type DressPlan,
  drawerShelf,
  groupOn,
  hasNewborn,
  keysIn,
  levelOf,
  planPieces,
  roomOn,
  sizesOn,
} from "./dress-plan.ts";
import { bandAt, isWarmNight, ROOMS, WARM_ROOM } from "./night-bands.ts";
import { add, type Tally } from "./tally.ts";

/** As in Today: from the first hour until before the last. */
export const WINDOWS = { morning: [7, 10], afternoon: [14, 18] } as const;

/** The situations that are dressed, of those that Today offers at the baby's age. Asleep is a stroller with a sleeping baby. */
export const SITUATIONS = [
  "stroller",
  "carrier",
  "car",
  "ground",
  "indoors",
] as const satisfies ShownSituation[];
export type DressedSituation = (typeof SITUATIONS)[number];

/** The room by day, °F. */
const INDOORS_F = 70;

/** Far too cold, clo. */
export const MUCH = 1;

/** An answer of Today in one form, by day or in a room. */
export interface Answer {
  lack: Lack;
  named: Pieces;
  /** All hours have more on than they ask for, by more than the model's tolerance. */
  isTooWarm: boolean;
}

function answerOfDay(worn: DayOutfit): Answer {
  const { lack, door, take, overHarness, carry, notes } = worn;
  const named = [...new Set([...door, ...take, ...overHarness, ...carry])];
  return {
    lack,
    named,

    isTooWarm: notes.includes("drawer_too_warm"),
  };
}

export function answerOfRoom({ lack, wear, extras, notes }: Outfit): Answer {
  return { lack, named: [...wear, ...extras], isTooWarm: notes.includes("drawer_too_warm") };
}

/** Dresses from a drawer in a situation; null where the window has no hours. */
export function dressIn(
  situation: DressedSituation,
  hours: readonly HourOfDay[],
  window: readonly [number, number],
  drawer: Drawer,
  baby: Baby,
): Answer | null {
  if (!isOuting(situation))
    return answerOfRoom(outfit({ situation: "indoors", roomF: INDOORS_F }, drawer, baby));
  const worn = day(OUTINGS[situation], hours, window, drawer, baby);
  return worn && answerOfDay(worn);
}

/** Pieces that can be worn: those that no outfit can name are left out of what is never named. */
function canBeNamed(key: ItemKey): boolean {
  return INSULATION[key].role !== "none";
}

/** One day of a plan, ready to be dressed for. */
interface OneDay {
  plan: DressPlan;
  date: string;
  hours: readonly HourOfDay[];
  sizes: readonly AgeRange[];
  /** By the calendar, for tables. */
  size: AgeRange;
  baby: Baby;
  roomF: number;
  /** It's warm outside, in whatever weather. */
  isWarmNight: boolean;
}

/** Every so many days are dressed for; 1 for all. */
export interface Sampling {
  everyDays: number;
}

/** A plan's year, counted under names that `dressed-tables.ts` reads. */
export function dressYear(plan: DressPlan, { everyDays }: Sampling, tally: Tally): void {
  const shelf = drawerShelf();
  const seen = new Map<AgeRange, Set<ItemKey>>();
  for (const [at, weather] of plan.days.entries()) {
    if (at % everyDays !== 0) continue;
    const one = dayOf(plan, weather);
    const own = seen.get(one.size) ?? new Set<ItemKey>();
    seen.set(one.size, own);
    for (const key of dressDay(one, shelf, tally)) own.add(key);
  }
  countNeverNamed(plan, seen, tally);
}

function dayOf(plan: DressPlan, weather: DailyWeather): OneDay {
  const { date } = weather;
  const hours = hoursOf(plan.place, weather);
  return {
    ...{ plan, date, hours, baby: babyOn(plan, date), sizes: sizesOn(plan, date) },
    size: sizeWornOn(plan.sizes.days, date),
    roomF: roomOn(plan, weather),
    isWarmNight: isWarmNight(weather),
  };
}

/** A situation at a time of the day. */
interface Occasion {
  situation: DressedSituation;
  when: keyof typeof WINDOWS;
}

function occasionsAt({ months }: Baby): Occasion[] {
  const offered = situationsAt(months);
  return SITUATIONS.filter((situation) => offered.includes(situation)).flatMap((situation) =>
    (["morning", "afternoon"] as const).map((when) => ({ situation, when })),
  );
}

/** The answers of a day, each worked out once for a drawer and an occasion. */
function answersOf({ hours, baby }: OneDay) {
  const known = new Map<Drawer, Map<string, Answer | null>>();
  return (drawer: Drawer, { situation, when }: Occasion): Answer | null => {
    const own = known.get(drawer) ?? new Map<string, Answer | null>();
    known.set(drawer, own);
    const name = `${situation} ${when}`;
    const found = own.get(name);
    if (found !== undefined) return found;
    const answer = dressIn(situation, hours, WINDOWS[when], drawer, baby);
    own.set(name, answer);
    return answer;
  };
}

/** Counts a day, and returns what Today names of the essentials. */
function dressDay(one: OneDay, shelf: ReturnType<typeof drawerShelf>, tally: Tally): Pieces {
  const { plan, sizes } = one;
  const occasions = occasionsAt(one.baby);
  const dress = answersOf(one);
  for (const name of DRAWERS) {
    const drawer = shelf(keysIn(plan, name, sizes, one.date));
    for (const occasion of occasions)
      countWindow(one, [name, occasion.situation], dress(drawer, occasion), tally);
    countNights(one, name, drawer, tally);
  }
  const { levels, plan: listed } = wornDrawer(
    planPieces(plan, sizes, () => false),
    sizes,
    { hasNewborn: hasNewborn(plan, one.date) },
  );
  // Where nothing is counted, there is nothing that has to be worn.
  const uncounted = answersOf({ ...one, baby: { ...one.baby, turn: null } });
  for (const occasion of occasions) {
    const found = leastThatDresses(levels, ({ keys, sure }) =>
      uncounted(
        shelf(keys, (key) => !sure.has(key)),
        occasion,
      ),
    );
    if (found) countUncounted(one, occasion, { ...found, listed }, tally);
  }
  const essentials = shelf(keysIn(plan, "essentials", sizes, one.date));
  const atNight = night(one.roomF, essentials, one.baby).wear;
  const morning = dress(essentials, { situation: "stroller", when: "morning" });
  countSleepers(one, morning?.named ?? [], atNight, tally);
  countMorning(one, morning?.named ?? [], tally);
  const inItsPlace = otherNights(one.roomF, essentials, one.baby).swaps.flatMap(({ wear }) => wear);
  const byDay = occasions.flatMap((occasion) => dress(essentials, occasion)?.named ?? []);
  const inWarmth = one.isWarmNight ? night(WARM_ROOM, essentials, one.baby).wear : [];
  return [...byDay, ...atNight, ...inItsPlace, ...inWarmth];
}

/** Of windows: colder than the tolerance, much colder, bare, and too warm. */
function countWindow(
  { plan, size }: OneDay,
  of: readonly string[],
  answer: Answer | null,
  tally: Tally,
): void {
  if (!answer) return;
  const { lack, isTooWarm } = answer;
  const count = (what: string, is: boolean) =>
    is && add(tally, ["window", ...of, plan.place.name, size, what]);
  count("n", true);
  count("cold", lack.short > lack.most);
  count("much", lack.short > MUCH);
  count("warm", isTooWarm);
}

function countNights(one: OneDay, name: string, drawer: Drawer, tally: Tally): void {
  const { plan, baby, roomF } = one;
  for (const [where, room] of [
    ["own", roomF] as const,
    ...(one.isWarmNight ? [["warm", WARM_ROOM] as const] : []),
    ...ROOMS.map((room) => [String(room), room] as const),
  ]) {
    const { got, lack } = night(room, drawer, baby);
    const band = bandAt(room);
    const count = (what: string, is: boolean) => is && add(tally, ["night", name, where, plan.name, what]);
    count("n", true);
    count("short", lack.short > lack.most);
    count("inside", band !== null && got >= band.low - 0.05 && got <= band.high + 0.05);
    const worst = ["night", name, where, plan.name, "worst"].join("|");
    tally.set(worst, Math.max(tally.get(worst) ?? 0, lack.short));
  }
}

const isSleeper = (key: ItemKey) => key.startsWith("sleeper_");

function countSleepers({ plan, date }: OneDay, byDay: Pieces, atNight: Pieces, tally: Tally): void {
  const found = groupOn(plan, date);
  if (!found?.group.category.startsWith("Cold")) return;
  add(tally, ["sleepers", plan.place.name, "days"]);
  add(
    tally,
    ["sleepers", plan.place.name, "worn"],
    byDay.filter(isSleeper).length + atNight.filter(isSleeper).length,
  );
  add(tally, ["sleepers", plan.place.name, "asked"], catalogueItem("sleeper_footed")?.uses[found.size] ?? 0);
}

/** An answer where nothing is counted; `listed` are all pieces that the plan asks for, null where it can't dress a baby. */
interface Uncounted extends Found<Answer, Level> {
  listed: ReadonlySet<ItemKey> | null;
}

/**
 * With nothing counted: the level on which the plan asks for the pieces that Today names, and those that it names almost daily. Pieces
 * on no level are told apart by whether the plan's own leave too much undone, or head or hands bare.
 */
function countUncounted(
  { plan, sizes, date }: OneDay,
  { situation, when }: Occasion,
  { worn: { named }, from, listed }: Uncounted,
  tally: Tally,
): void {
  const levels = named.map((key) => {
    const item = plan.items.find((one) => one.key === key);
    return item ? levelOf(item, sizes) : null;
  });
  const count = (what: string, is: boolean) => is && add(tally, ["uncounted", plan.place.name, what]);
  count("n", true);
  count(
    "not essential",
    levels.some((level) => level !== ESSENTIALITY.essential),
  );
  count(
    "not recommended",
    levels.some((level) => level === null || level === ESSENTIALITY.niceToHave),
  );
  const unlisted = named.filter((key) => !listed?.has(key));
  const isFloor = from.beside === "usual";
  const others = unlisted.length - inRoles(unlisted, "head", "hands").length;
  count("on no level", others > 0 && !isFloor);
  count("on no level, floor", unlisted.length > 0 && isFloor);
  count("on no level, head or hands", unlisted.length > others && !isFloor);
  const found = groupOn(plan, date);
  if (situation !== "stroller" || when !== "morning" || !found) return;
  const { size, group } = found;
  add(tally, ["often", group.category, "n"]);
  for (const key of named) {
    const cell = plan.items.find((one) => one.key === key)?.quantities.daily[size]?.[group.weatherGroupOrder];
    add(tally, ["often", group.category, key, cell?.essentiality ?? "nothing"]);
  }
}

/** Mornings of a size, and those on which Today names each of its essentials for the stroller. */
function countMorning({ plan, size }: OneDay, named: Pieces, tally: Tally): void {
  for (const { key, totals } of plan.items) {
    if (totals.daily[size].essentiality !== ESSENTIALITY.essential || !canBeNamed(key)) continue;
    add(tally, ["mornings", size, key, "n"]);
    if (named.includes(key)) add(tally, ["mornings", size, key, "named"]);
  }
}

/** The essentials of each size that no outfit of its days has named, in kinds and in pieces by every 2–3 days. */
function countNeverNamed(
  plan: DressPlan,
  seen: ReadonlyMap<AgeRange, ReadonlySet<ItemKey>>,
  tally: Tally,
): void {
  let pieces = 0;
  for (const [size, named] of seen) {
    for (const item of plan.items) {
      const { needed, essentiality } = item.totals.every_2_3_days[size];
      if (essentiality !== ESSENTIALITY.essential || !canBeNamed(item.key)) continue;
      add(tally, ["never", size, item.key, "asked"]);
      if (named.has(item.key)) continue;
      pieces += needed;
      add(tally, ["never", size, item.key, "plans"]);
      add(tally, ["never", size, item.key, "pieces"], needed);
    }
  }
  add(tally, ["never in plan", plan.name], pieces);
}
