// The place and the month of an address, or why there is no plan for them.
import type { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import type { PlanQuestion } from "~/contracts/public/plan-question.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { monthOutside, unknownZip } from "~/copy/public/instant-plan.ts";
import { selectClimateArea, selectPlace } from "~/data/places/places.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { placeName } from "~/domain/places/place-name.ts";
import { isOutsideCoverage } from "~/domain/places/zip.ts";
import {
  type Month,
  monthInWords,
  plannableMonths,
  readMonth,
  readPlanPlace,
} from "~/domain/public/plan-address.ts";
import type { PlannedPlace } from "~/views/public/instant-plan.ts";

interface Asked {
  params: { place?: string | undefined; month?: string | undefined };
  context: Readonly<RouterContextProvider>;
}

export type FoundPlace =
  | { kind: "place"; zipcode: string; month: Month; place: PlannedPlace }
  /** There is such an address, and no plan at it: what to ask instead. */
  | { kind: "unknown"; question: PlanQuestion }
  /** No address of a plan at all. */
  | { kind: "none" };

/** Finds the place of an address; asks in the turn in which it is called. */
export async function findPlanPlace({ params, context }: Asked): Promise<FoundPlace> {
  const { db, reader, now } = context.get(appContext);
  const zipcode = readPlanPlace(params.place ?? "");
  const month = readMonth(params.month ?? "");
  if (!zipcode || !month) return { kind: "none" };
  const problem = monthProblem(month, now);
  if (problem) return { kind: "unknown", question: { zip: zipcode, month: "", errors: { month: problem } } };
  const unknown = (zip: string): FoundPlace => ({
    kind: "unknown",
    question: { zip: zipcode, month, errors: { zip } },
  });
  if (isOutsideCoverage(zipcode)) return unknown(ERROR_TEXTS.ZIP_NOT_COVERED);

  const [[known], [area]] = await Promise.all([
    reader.read(selectPlace(db, zipcode)),
    reader.read(selectClimateArea(db, zipcode)),
  ]);
  if (!area) return unknown(unknownZip(zipcode));
  const name = known ? placeName({ city: known.city, state: known.stateAbbreviation }) : null;
  return { kind: "place", zipcode, month, place: { name: name ?? `ZIP ${zipcode}`, months: area.months } };
}

function monthProblem(month: Month, now: number): string | null {
  const months = plannableMonths(toDay(new Date(now)));
  if (months.includes(month)) return null;
  return monthOutside(monthInWords(months.at(0) ?? month), monthInWords(months.at(-1) ?? month));
}
