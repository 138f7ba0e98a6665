// Why the bag holds so many, and what stays at home, in words.

import { ESSENTIALITY } from "~/domain/ids.ts";
import type { BagParts, SizeLeftAtHome } from "~/domain/travel/bag.ts";
import { CARRIED_DAYS, IN_CASE } from "~/domain/travel/bag-table.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import type { Activity, AgeRange, LaundryScenario } from "~/domain/vocabulary.ts";
import { ROUNDING_SLACK } from "~/domain/wardrobe/catalogue.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { oneInSentence } from "~/words/en/gifts/parents-gifts-copy.ts";
import { BAG_COPY } from "~/words/en/travel/trip-copy.ts";
import { ACTIVITY_LABELS } from "~/words/en/travel/trips-copy.ts";

/**
 * '1 a day × 3 days between washes is 3, plus 1 spare: 4.', and how many a wardrobe has. The sum always adds
 * up: parts that don't count are left out. Null if a wardrobe would have one too.
 */
export function whyPacked(parts: BagParts, activity: Activity | null): string | null {
  if (parts.pack === 1 && parts.quantity === 1) return null;
  return `${sumWords(parts, activity)} ${BAG_COPY.formula(parts.quantity)}`;
}

function sumWords(parts: BagParts, activity: Activity | null): string {
  const { pack, quantity, perDay, days, carriedFor, inUse, spare, bonus, bitter, newborn } = parts;
  if (perDay === null) return BAG_COPY.whole;
  const total = inUse + spare + bonus + bitter;
  if (total === 1 || (pack === 1 && inUse === 1 && newborn === 0)) {
    return carriedFor === "wash" ? BAG_COPY.oneBetweenWashes(days) : BAG_COPY.one(days);
  }
  const rate = Math.round(perDay * 100) / 100;
  const isExact = Math.abs(rate * days - inUse) <= ROUNDING_SLACK;
  return [
    BAG_COPY.use(rate, days),
    { wash: BAG_COPY.between, week: BAG_COPY.week, trip: "" }[carriedFor],
    BAG_COPY.is(inUse, isExact),
    spare > 0 ? BAG_COPY.spare(spare) : "",
    bonus > 0 && activity ? BAG_COPY.activity(ACTIVITY_LABELS[activity]) : "",
    bitter > 0 ? BAG_COPY.bitter(bitter) : "",
    spare + bonus + bitter > 0 ? BAG_COPY.total(total) : "",
    total > quantity ? BAG_COPY.enough(quantity) : "",
    newbornWords(parts, Math.min(total, quantity)),
    ".",
  ].join("");
}

function newbornWords({ newborn, pack }: BagParts, total: number): string {
  if (newborn === 0) return "";
  return newborn < total ? BAG_COPY.newborn(newborn, pack) : BAG_COPY.newbornAll(pack);
}

/** What leaving a size at home means, and the few pieces of it to take anyway. */
export function leftSizeWords(
  { ageRange, startDate, endDate, days, instead }: SizeLeftAtHome,
  trip: TripDates & { planCountry: string },
  asked: readonly { nameId: string; name: string; ageRange: AgeRange; essentiality: string | null }[],
): string {
  const oneEach = IN_CASE.flatMap((key) =>
    asked
      .filter(
        (row) =>
          row.nameId === key && row.ageRange === ageRange && row.essentiality === ESSENTIALITY.essential,
      )
      .map(oneInSentence),
  );
  const isLater = startDate > trip.startDate;
  const size = isLater
    ? BAG_COPY.laterSize(ageRange, dayWords(startDate, trip.planCountry, "shortDay"), days, instead)
    : BAG_COPY.earlierSize(ageRange, dayWords(endDate, trip.planCountry, "shortDay"), days, instead);
  if (oneEach.length === 0) return size;
  const pieces = BAG_COPY.pieces(oneEach);
  const more = isLater ? BAG_COPY.laterPieces(ageRange, pieces) : BAG_COPY.earlierPieces(ageRange, pieces);
  return `${size} ${more}`;
}

/** Whether a trip without laundry is longer than the packed clothes last. */
export function isMoreThanCarried(laundry: LaundryScenario, days: number): boolean {
  return laundry === "weekly_plus" && days > CARRIED_DAYS[laundry];
}
