// The one place where the Worker reads the time. Development may live at another hour or on another day; the configuration refuses that elsewhere.

const HOUR_MS = 60 * 60 * 1000;

/** How far the environment's clock stands from the machine's, in milliseconds; 0 unless CLOCK_SHIFT_HOURS says so. */
export function clockShift(env: object): number {
  const hours = Number(Reflect.get(env, "CLOCK_SHIFT_HOURS") || 0);
  return Number.isFinite(hours) ? Math.round(hours * HOUR_MS) : 0;
}

/** The present, in epoch milliseconds. */
export const currentTime = (env: object): number => Date.now() + clockShift(env);
