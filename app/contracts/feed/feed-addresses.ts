// The addresses of a plan's calendars.
import { pathOfPlan } from "../plans/path-of-plan.ts";

/** The parents' page of links for calendars, and the address of its forms. */
export const calendarPath = pathOfPlan("/dashboards/:onboardingId/calendar");

/** The same address as calendar programs open it: they subscribe to it. */
export function subscribingAddress(link: string): string {
  return link.replace(/^https?:/, "webcal:");
}
