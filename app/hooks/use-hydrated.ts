import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while hydrating, true afterwards: for what only makes sense with scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
