// The one place where the Worker reads the time. Development may live on another day; the configuration refuses that elsewhere.

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far the environment's clock stands from the machine's, in milliseconds; 0 unless CLOCK_SHIFT_DAYS says so. */
export function clockShift(env: object): number {
  const days = Number(Reflect.get(env, "CLOCK_SHIFT_DAYS") || 0);
  return Number.isFinite(days) ? Math.round(days * DAY_MS) : 0;
}

/** The present, in epoch milliseconds. */
export const currentTime = (env: object): number => Date.now() + clockShift(env);
