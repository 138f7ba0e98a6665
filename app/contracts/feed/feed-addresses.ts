// The addresses of a plan's calendars.
import { href } from "react-router";

/** The parents' page of links for calendars, and the address of its forms. */
export function calendarPath(planId: string): string {
  return href("/dashboards/:onboardingId/calendar", { onboardingId: planId });
}

/** The same address as calendar programs open it: they subscribe to it. */
export function subscribingAddress(link: string): string {
  return link.replace(/^https?:/, "webcal:");
}
