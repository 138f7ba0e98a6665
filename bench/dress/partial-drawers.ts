// Drawers that are counted in part: what Today answers, and what it would from the counted pieces alone.
import { night } from "../../app/domain/today/night-outfit.ts";
import type { Drawer } from "../../app/domain/today/outfit-ladder.ts";
import { hasNothingOn, inRoles, roleOf } from "../../app/domain/today/outfit-sets.ts";
import { situationsAt } from "../../app/domain/today/shown-situation.ts";
import { usualDrawerOf } from "../../app/domain/today/usual-drawer.ts";
import { type Level, leastThatDresses, wornDrawer } from "../../app/domain/today/worn-drawer.ts";
import type { ItemKey } from "../../app/domain/wardrobe/catalogue-table.ts";
import { CALENDAR_SIZES } from "../../app/domain/wardrobe/size-table.ts";
import { randomOf } from "../babies/random-numbers.ts";
import { hoursOf } from "./dress-days.ts";
import { babyOn, type DressPlan, drawerShelf, planPieces, roomOn, sizesOn } from "./dress-plan.ts";
import {
  type Answer,
  answerOfRoom,
  type DressedSituation,
  dressIn,
  MUCH,
  SITUATIONS,
  WINDOWS,
} from "./dress-year.ts";
import { add, type Tally } from "./tally.ts";

/** Of a size's days, so many are dressed for. */
const DAYS = 6;

/** A family counts between a twentieth and three tenths of what a size may have. */
const COUNTED = { least: 0.05, more: 0.25 } as const;

/** One random drawer of a plan, on a few days of one of its sizes. */
export function dressPartial(plan: DressPlan, seed: number, tally: Tally): void {
  const draws = randomOf(seed);
  const size = CALENDAR_SIZES[Math.floor(draws.chance() * CALENDAR_SIZES.length)] ?? CALENDAR_SIZES[0];
  const share = COUNTED.least + COUNTED.more * draws.chance();
  const counted = new Set(usualDrawerOf(size).filter(() => draws.chance() < share));
  const days = plan.days.filter(({ date }) => sizesOn(plan, date).join() === size);
  const shelf = drawerShelf();
  const { levels, isCounted } = wornDrawer(
    planPieces(plan, [size], (key) => counted.has(key)),
    [size],
  );
  add(tally, ["partial", "drawers", "n"]);
  if (isCounted) add(tally, ["partial", "drawers", "counted"]);
  for (let at = 0; at < DAYS; at += 1) {
    const weather = days[Math.floor(((at + draws.chance()) / DAYS) * days.length)];
    if (!weather) continue;
    const baby = babyOn(plan, weather.date);
    const hours = hoursOf(plan.place, weather);
    const roomF = roomOn(plan, weather);
    for (const situation of SITUATIONS.filter((one) => situationsAt(baby.months).includes(one)))
      for (const when of ["morning", "afternoon"] as const) {
        const dress = (drawer: Drawer) => dressIn(situation, hours, WINDOWS[when], drawer, baby);
        countPartial({ counted, isCounted, levels, shelf, situation, dress }, tally);
      }
    const dress = (drawer: Drawer) => answerOfRoom(night(roomF, drawer, baby));
    countPartial({ counted, isCounted, levels, shelf, situation: "night", dress }, tally);
  }
}

interface Partial {
  counted: ReadonlySet<ItemKey>;
  isCounted: boolean;
  levels: readonly Level[];
  shelf: ReturnType<typeof drawerShelf>;
  situation: DressedSituation | "night";
  dress: (drawer: Drawer) => Answer | null;
}

function countPartial(partial: Partial, tally: Tally): void {
  const { counted, isCounted, levels, shelf, situation, dress } = partial;
  const isGuessed = (key: ItemKey) => !counted.has(key);
  const drawerAt = ({ keys, sure }: Level) => shelf(keys, (key) => !sure.has(key));
  const alone = dress(shelf([...counted]));
  const found = leastThatDresses(levels, (level) => dress(drawerAt(level)));
  const kind = situation === "night" ? "nights" : "windows";
  const count = (of: string, answer: Answer | null) => {
    if (!answer) return;
    const { lack, named } = answer;
    const tell = (what: string, is: boolean) => is && add(tally, ["partial", of, kind, what]);
    tell("n", true);
    tell("short", lack.short > lack.most);
    tell("much", lack.short > MUCH);
    tell("bare", lack.bare === 2 && hasNothingOn(named));
    tell("unsafe", isUnsafe(situation, named));
  };
  if (isCounted) count("counted alone", alone);
  count("today", found?.worn ?? null);
  const isNamed = found?.worn.named.some((key) => isGuessed(key) && isOfWarmth(key)) ?? false;
  const isEnough =
    isCounted && alone !== null && alone.lack.bare === 0 && alone.lack.short <= alone.lack.most;
  if (isNamed && isEnough) add(tally, ["partial", "today", kind, "needless"]);
}

const ACCESSORIES = ["head", "hands", "feet", "rain", "none"];
const isOfWarmth = (key: ItemKey) => !ACCESSORIES.includes(roleOf(key));

/** A hat, or something loose, indoors and at night; padding under straps; a swaddle with a sack. */
function isUnsafe(situation: Partial["situation"], named: readonly ItemKey[]): boolean {
  const isBed = situation === "night";
  if (isBed || situation === "indoors")
    return (
      inRoles(named, "head", "hands", "cover").length > 0 ||
      (inRoles(named, "sack").length > 0 && inRoles(named, "swaddle").length > 0)
    );
  return false;
}
