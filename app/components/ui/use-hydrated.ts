import { useSyncExternalStore } from "react";
import { dayInZone, type IsoDay } from "~/domain/calendar.ts";

const never = () => () => {};

/** False on the server and during hydration, then true: for what makes sense only with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Today where the parent is: the device's date if it is ahead of the server's. */
export function useOwnDay(today: IsoDay): IsoDay {
  return useHydrated() ? ownDayFrom(today) : today;
}

/** The same in a browser, at once. */
export function ownDayFrom(today: IsoDay): IsoDay {
  const ownDay = dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return ownDay > today ? ownDay : today;
}
