// The address of an instant plan: a place, a month, the two choices that change its numbers, the weather's
// units, and a month to ask about: what fits then. Defaults are left out, so that a plan is rendered and cached once.
import { type IsoDay, type Month, middleOf, plusMonths, readMonth } from "../calendar.ts";
import { FIT_FIELD } from "../growth/fit-field.ts";
import { slugOf } from "../places/fold-name.ts";
import { type AnyPlace, ZIP_COUNTRY } from "../places/place.ts";
import { dueDateProblem } from "../plans/birth-date.ts";
import { type AgeRange, LAUNDRY_SCENARIOS, type LaundryScenario } from "../vocabulary.ts";
import { PLANNED_MONTHS } from "../wardrobe/growth.ts";
import { type EndingSize, isBriefSize, leadingSize } from "../wardrobe/leading-size.ts";
import { type SizeDays, usualSizeDays } from "../wardrobe/size-days.ts";
import { CALENDAR_SIZES, type CalendarSize, FIRST_AGE_RANGE } from "../wardrobe/size-table.ts";
import { sizeTimes } from "../wardrobe/size-times.ts";
import { readUnits, type Units, unitsForStranger } from "../weather/units.ts";

/** A place as spelled in addresses: '55401', or 'de/munich-2867714' outside the US. */
export type PlanPlaceText = string;

export type PlanPlace = { kind: "zip"; zipcode: string } | { kind: "city"; id: number };

export interface PlanAddress {
  place: PlanPlaceText;
  month: Month;
  /** Null for the size that the plan opens at, which changes with time once the baby is born. */
  size: CalendarSize | null;
  laundry: LaundryScenario;
  /** Null: the place's usual units, which the address leaves out. */
  units: Units | null;
  /** The month that's asked about (what fits then?), one of the baby's first year; null if none is. */
  fit: Month | null;
}

type PlanChoices = Pick<PlanAddress, "size" | "laundry" | "units" | "fit">;

/** The choices of an address that doesn't name them. */
export const SHOWN_FIRST = {
  size: null,
  laundry: "every_2_3_days",
  units: null,
  fit: null,
} as const satisfies PlanChoices;

/** More than any plan can be back or ahead. */
const MONTHS_BACK = -13;
const MONTHS_AHEAD = 12;
/** The most likely month for a stranger: halfway through a pregnancy. */
const USUAL_LEAD = 4;

const PATH = /^\/plan\/([^/]+(?:\/[^/]+)?)\/([^/]+)$/;
const CITY = /^[a-z]{2}\/(?:[a-z0-9]+-)*([1-9][0-9]{0,9})$/;
/** Longer than any city's name with its id. */
const LONGEST_PLACE = 100;

/** The place in a part of an address: a five-digit ZIP code, or a country with a city; null for anything else. */
export function readPlanPlace(text: PlanPlaceText): PlanPlace | null {
  if (/^[0-9]{5}$/.test(text)) return { kind: "zip", zipcode: text };
  const id = text.length > LONGEST_PLACE ? null : (CITY.exec(text)?.[1] ?? null);
  return id === null ? null : { kind: "city", id: Number(id) };
}

/** The country of a place in an address, two letters. */
function countryOfPlace(text: PlanPlaceText): string {
  return text.includes("/") ? text.slice(0, 2).toUpperCase() : ZIP_COUNTRY;
}

/** A city's spelling in addresses. Only the id counts; the name is for people. */
export function cityInPath({
  id,
  name,
  country,
}: {
  id: number;
  name: string;
  country: string;
}): PlanPlaceText {
  return `${country.toLowerCase()}/${[slugOf(name), id].filter(Boolean).join("-")}`;
}

/** The spelling of a place that was found. */
export function placeInPath(place: AnyPlace): PlanPlaceText {
  return place.kind === "zip" ? place.zipcode : cityInPath(place);
}

/**
 * The months that have an instant plan, as of a day, earliest first: those whose middle the quiz takes, because a plan can be saved
 * from there, and whose baby's first year isn't over. A month that was among them when its address was shared may have passed
 * from them; its page says so.
 */
export function plannableMonths(today: IsoDay): Month[] {
  return monthsFrom(today, MONTHS_BACK, MONTHS_AHEAD)
    .filter((month) => dueDateProblem(middleOf(month), today) === null)
    .filter((month) => plusMonths(middleOf(month), PLANNED_MONTHS) > today);
}

export interface OfferedMonths {
  /** Of babies who are due: the current month and those ahead. */
  months: Month[];
  /** Of babies who are here, the latest first: the current month and those back, as far as the first year goes. */
  born: Month[];
  /** The form's default. */
  usual: Month;
}

/** The months that the form offers. */
export function offeredMonths(today: IsoDay): OfferedMonths {
  const current = today.slice(0, 7);
  const all = plannableMonths(today);
  const months = all.filter((month) => month >= current);
  const born = all.filter((month) => month <= current).toReversed();
  return { months, born, usual: months[USUAL_LEAD] ?? current };
}

/** The sizes of an instant plan on a day. */
export interface SizesOfMonth {
  days: SizeDays;
  /** Those that are still to be worn, long enough to buy for. */
  sizes: CalendarSize[];
  /** The one that the plan opens at. */
  opening: CalendarSize;
  /** The one that is still worn while the opening one leads. */
  ending: EndingSize | null;
  /** Whether the middle of the month, which stands for the birthday, has passed. */
  isBorn: boolean;
}

/** The sizes of a baby of the month, who counts as born in its middle. */
export function sizesOfMonth(month: Month, today: IsoDay): SizesOfMonth {
  const start = middleOf(month);
  const days = usualSizeDays(start);
  const times = sizeTimes(days, today);
  const leading = leadingSize(days, today);
  const isCalendar = (size: AgeRange) => CALENDAR_SIZES.find((one) => one === size);
  const opening = isCalendar(leading.ageRange) ?? FIRST_AGE_RANGE;
  const isHere = (size: CalendarSize) => times[size] !== "over" && !isBriefSize(days, size, today);
  // Of the last size strangers see the numbers to the end.
  const sizes = CALENDAR_SIZES.filter((size) => isHere(size) || (size === opening && times[size] === "now"));
  const ending = leading.ending?.ageRange === opening ? null : leading.ending;
  return {
    days,
    sizes,
    opening,
    ending: sizes.some((size) => size === ending?.ageRange) ? ending : null,
    isBorn: start < today,
  };
}

/**
 * Whether the plan for a baby of the month may say something else on the next day: how old the baby is, or until when a size lasts.
 * Before its month has begun, a plan is the same every day.
 */
export function namesDays(month: Month, today: IsoDay): boolean {
  return month <= today.slice(0, 7);
}

/** The choices in the parameters; missing or invalid ones get the default. */
export function readPlanChoices(params: URLSearchParams, month: Month): PlanChoices {
  const fit = readMonth(params.get(FIT_FIELD) ?? "");
  return {
    size: CALENDAR_SIZES.find((size) => size === params.get("size")) ?? SHOWN_FIRST.size,
    laundry: LAUNDRY_SCENARIOS.find((laundry) => laundry === params.get("laundry")) ?? SHOWN_FIRST.laundry,
    units: readUnits(params.get("units")),
    fit: fit !== null && monthsFrom(middleOf(month), 0, PLANNED_MONTHS).includes(fit) ? fit : null,
  };
}

/** Units for an address: left out if they are the usual ones there. */
export function unlessUsual(units: Units | null, usual: Units): Units | null {
  return units === usual ? null : units;
}

/** The plan at a path, given without its language, with these parameters; null if the path isn't a plan's. Any real month is accepted. */
export function readPlanAddress(
  pathname: string,
  params: URLSearchParams,
  language: string,
): PlanAddress | null {
  const [, placeText = "", monthText = ""] = PATH.exec(pathname) ?? [];
  const month = readMonth(monthText);
  if (!readPlanPlace(placeText) || !month) return null;
  const { units, ...choices } = readPlanChoices(params, month);
  const usual = unitsForStranger(language, countryOfPlace(placeText));
  return { place: placeText, month, ...choices, units: unlessUsual(units, usual) };
}

/** The canonical spelling of an address. */
export function planPath({ place, month, size, laundry, units, fit }: PlanAddress): string {
  const params = new URLSearchParams({
    ...(size === null ? {} : { size }),
    ...(laundry === SHOWN_FIRST.laundry ? {} : { laundry }),
    ...(units === null ? {} : { units }),
    ...(fit === null ? {} : { [FIT_FIELD]: fit }),
  });
  return `/plan/${place}/${month}${params.size > 0 ? `?${params}` : ""}`;
}

function monthsFrom(today: IsoDay, first: number, last: number): Month[] {
  const start = `${today.slice(0, 7)}-01`;
  return Array.from({ length: last - first + 1 }, (_, at) => plusMonths(start, first + at).slice(0, 7));
}
