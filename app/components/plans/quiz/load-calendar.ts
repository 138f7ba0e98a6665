// The calendar is an extra for visitors with scripts, loaded once a document; the field works alone.
import type { ComponentType } from "react";
import type { CalendarProps } from "./due-date-calendar.tsx";

let loaded: ComponentType<CalendarProps> | null = null;

/** The calendar if it is there already; never on the server. */
export function loadedCalendar(): ComponentType<CalendarProps> | null {
  return loaded;
}

/** Loads the calendar; null if that fails, for instance without a network. */
export async function loadCalendar(): Promise<ComponentType<CalendarProps> | null> {
  try {
    loaded ??= (await import("./due-date-calendar.tsx")).default;
  } catch {
    // The field stays.
  }
  return loaded;
}
