// The pages that show a form which has another address, for its contract.
import { href } from "react-router";
import { parseAgeRange } from "../domain/wardrobe/growth.ts";
import type { FormContract, FormPlace } from "./form.ts";
import { TRIPS_PATH, tripPath } from "./travel/trip-addresses.ts";

export const onList = () => href("/dashboards");
export const onProfile = () => href("/profile");
export const onTrips = () => TRIPS_PATH;
export const onTrip = ({ params: { planId = "" } }: FormPlace) => tripPath(planId);
export const onPlan = ({ params: { onboardingId: planId = "" } }: FormPlace) =>
  href("/dashboards/:onboardingId", { onboardingId: planId });

export const onToday = ({ params: { onboardingId: planId = "" } }: FormPlace) =>
  href("/dashboards/:onboardingId/today", { onboardingId: planId });

/** A plan at the size that the form names. */
export function onDashboard(place: FormPlace): string {
  const { onboardingId: planId = "" } = place.params;
  const ageRangeId = parseAgeRange(place.fields.ageRange ?? "");
  return ageRangeId
    ? href("/dashboards/:onboardingId/:ageRangeId", { onboardingId: planId, ageRangeId })
    : onPlan(place);
}

/** A form that is nothing but its button, on its own page or on another. */
export function buttonForm(page?: FormContract["page"]) {
  return { fields: [], typed: [], ...(page && { page }) } as const satisfies FormContract;
}
