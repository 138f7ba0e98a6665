import { useEffect } from "react";
import { useLocation } from "react-router";
import type { LimitNotice } from "~/copy/accounts/limit-notice-copy.ts";
import { showToast } from "~/lib/toast.ts";

const DURATION_MS = { approaching: 5000, reached: 7000 } as const satisfies Record<
  LimitNotice["kind"],
  number
>;

/**
 * Says how the limit stands, once for each arrival at the page: reading its data again says nothing anew. `refusal` is
 * what a submission was just answered with; it is said once too, in the place of the other.
 */
export function useLimitToast(limit: LimitNotice | null, refusal: LimitNotice | null): void {
  const { key } = useLocation();
  const standing = refusal ? null : limit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an arrival is named by the location's key
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
