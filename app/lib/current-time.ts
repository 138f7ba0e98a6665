// The one place where the Worker reads the time. Development alone may live at another hour or on another day.
import { textIn } from "./env-text.ts";

const HOUR_MS = 60 * 60 * 1000;

export const WHOLE_HOURS = /^-?\d{1,5}$/;

/** How far the environment's clock stands from the machine's, in milliseconds; 0 unless CLOCK_SHIFT_HOURS says so while developing. */
export function clockShift(env: object): number {
  const hours = textIn(env, "CLOCK_SHIFT_HOURS");
  return textIn(env, "APP_ENV") === "development" && WHOLE_HOURS.test(hours) ? Number(hours) * HOUR_MS : 0;
}

/** The present, in epoch milliseconds. */
export const currentTime = (env: object): number => Date.now() + clockShift(env);
