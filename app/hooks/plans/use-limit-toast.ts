import { useEffect } from "react";
import { useLocation } from "react-router";
import type { LimitNotice } from "~/copy/accounts/flashes.ts";
import { showToast } from "~/lib/toast.ts";

const DURATION_MS = { approaching: 5000, reached: 7000 } as const satisfies Record<
  LimitNotice["kind"],
  number
>;

/**
 * Shows the state of the limit once per visit to the page; reloading its data doesn't repeat it. `refusal` is
 * the answer to the last submission, shown once in its place.
 */
export function useLimitToast(limit: LimitNotice | null, refusal: LimitNotice | null): void {
  const { key } = useLocation();
  const standing = refusal ? null : limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the location's key identifies a visit
  useEffect(() => {
    if (standing) show(standing);
  }, [key, standing?.kind]);
  useEffect(() => {
    if (refusal) show(refusal);
  }, [refusal]);
}

function show({ kind, title, text }: LimitNotice): void {
  const look = kind === "reached" ? "error" : "info";
  showToast({ title, description: text, look, duration: DURATION_MS[kind] });
}
