// The form that leads to an instant plan: its fields and its errors.

import { type Month, readMonth } from "../../domain/calendar.ts";
import type { ErrorCode } from "../../domain/error-codes.ts";
import { readWhere } from "../../domain/places/place-search.ts";
import { isOutsideCoverage } from "../../domain/places/zip.ts";
import { planPath, readPlanPlace, SHOWN_FIRST } from "../../domain/public/plan-address.ts";

/** The address the form leads to. */
export const PLAN_QUESTION_PATH = "/plan";

/** Where to search for a city outside the US; keeps the month from the form. */
export const PLAN_CITIES_PATH = "/plan/cities";

/** What suggests cities while someone types on that page. */
export const PLAN_CITIES_JSON_PATH = "/plan/cities.json";

/** The city search's field for a chosen suggestion, as spelled in the addresses of plans. */
export const CHOSEN_CITY_FIELD = "place";

/** Stands for the month where a button with the month of birth was pressed. */
export const BORN_FIELD = "born";

/** The month of the form. */
export function askedMonth(params: URLSearchParams): Month | null {
  return readMonth(params.get(BORN_FIELD) ?? params.get("month") ?? "");
}

/** The form's values and its errors, in words. */
export interface PlanQuestion {
  /** Null if no one has spoken of a ZIP code; the error may then be about a city. */
  zip: string | null;
  month: string;
  errors: { zip?: string; month?: string };
}

/** The same with error codes. */
export interface JudgedQuestion {
  zip: string | null;
  month: string;
  errors: { zip?: ErrorCode; month?: ErrorCode };
}

export type AskedPlan =
  | { kind: "plan" | "cities"; path: string }
  | { kind: "question"; question: JudgedQuestion };

export const NOTHING_ASKED = { zip: null, month: "", errors: {} } as const;

/**
 * What an address asks for: the plan's path, the search for the city that stands in place of a ZIP code, or the form with its
 * errors. Only digits are echoed. An address with a city instead
 * of a ZIP code comes from the city search, where someone wants to use a ZIP code: it brings the month, and nothing is wrong yet.
 */
export function readPlanQuestion(params: URLSearchParams): AskedPlan {
  const month = askedMonth(params);
  if (!params.has("zip")) {
    const zip = params.has(CHOSEN_CITY_FIELD) ? "" : null;
    return { kind: "question", question: { ...NOTHING_ASKED, zip, month: month ?? "" } };
  }
  const typed = readWhere(params.get("zip") ?? "");
  if (typed.kind === "city") {
    const search = new URLSearchParams({ q: typed.text, ...(month ? { month } : {}) });
    return { kind: "cities", path: `${PLAN_CITIES_PATH}?${search}` };
  }
  const zip = typed.kind === "zip" ? typed.zipcode : typed.digits;
  return askedFor(zip, month);
}

function askedFor(zip: string, month: Month | null): AskedPlan {
  const zipError = zipProblem(zip);
  if (!zipError && month) {
    return { kind: "plan", path: planPath({ place: zip, month, ...SHOWN_FIRST }) };
  }
  const errors: JudgedQuestion["errors"] = {
    ...(zipError ? { zip: zipError } : {}),
    ...(month ? {} : { month: "MONTH_INVALID" }),
  };
  return { kind: "question", question: { zip, month: month ?? "", errors } };
}

function zipProblem(zip: string): ErrorCode | null {
  if (readPlanPlace(zip)?.kind !== "zip") return "ZIP_INVALID";
  return isOutsideCoverage(zip) ? "ZIP_NOT_COVERED" : null;
}
