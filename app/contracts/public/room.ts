// The room temperature of the sleep guide's picker, as it appears in the page's address.
import { z } from "zod";
import { fahrenheitOf, toCelsius, UNITS, type Units } from "../../domain/weather/units.ts";

/** The coldest a nursery can be, °F. */
const COLDEST = 40;
const WARMEST = 100;

/** Shown until a room is entered, in whole degrees: the middle of what most homes are kept at. */
const USUAL_DEGREES: Readonly<Record<Units, number>> = { f: 70, c: 21 };

export interface Room {
  unit: Units;
  degrees: number;
  fahrenheit: number;
  /** The number as typed. */
  typed: string;
}

export type RoomQuestion =
  | { room: Room; error: false }
  | { room: null; typed: string; unit: Units; error: true };

const unitChoice = z.enum(UNITS);

/** '68', '20,5', '68.', '68 °F', '20C'. */
const TYPED = /^(\d{1,3}(?:[.,]\d?)?)\s?(?:[°º]\s?)?([fc])?$/i;

/** The room asked about, in the reader's usual units unless it names others; the usual room if none is, with an error for an impossible one. */
export function readRoom(search: URLSearchParams, usualUnits: Units): RoomQuestion {
  const chosen = unitChoice.safeParse(search.get("unit")).data ?? usualUnits;
  const asked = search.get("room");
  const [, figure, named] = TYPED.exec((asked ?? String(USUAL_DEGREES[chosen])).trim()) ?? [];
  // A unit in the text counts more than the one that is chosen beside it.
  const unit = unitChoice.safeParse(named?.toLowerCase()).data ?? chosen;
  const typed = figure ?? asked?.trim() ?? "";
  const degrees = figure === undefined ? Number.NaN : Number(figure.replace(",", "."));
  const fahrenheit = fahrenheitOf(degrees, unit);
  if (fahrenheit >= COLDEST && fahrenheit <= WARMEST)
    return { room: { unit, degrees, fahrenheit, typed }, error: false };
  return { room: null, typed: typed.slice(0, 5), unit, error: true };
}

/** The limits in both units, whole degrees, for the error message. */
export const ROOM_LIMITS = {
  fahrenheit: [COLDEST, WARMEST],
  celsius: [Math.ceil(toCelsius(COLDEST)), Math.floor(toCelsius(WARMEST))],
} as const;
