// Redirects to a sample plan, for a month about as far ahead as most visitors ask for.
import { redirect } from "react-router";
import { toDay } from "~/domain/calendar.ts";
import { hasZipCodes } from "~/domain/places/place.ts";
import { SAMPLE_CITY, SAMPLE_ZIP } from "~/domain/public/larger-cities.ts";
import { offeredMonths, planPath, SHOWN_FIRST } from "~/domain/public/plan-address.ts";
import { appContext } from "~/http/context.ts";
import { UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import type { Route } from "./+types/sample-plan";

export function loader({ context }: Route.LoaderArgs): never {
  const { usual: month } = offeredMonths(toDay(new Date(context.get(appContext).now)));
  const place = hasZipCodes(UNKNOWN_COUNTRY) ? SAMPLE_ZIP : SAMPLE_CITY;
  throw redirect(planPath({ place, month, ...SHOWN_FIRST }));
}
