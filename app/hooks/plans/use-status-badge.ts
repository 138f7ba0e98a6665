import { useEffect, useState } from "react";
import { badgeLeftMs, type StatusBadge, statusBadge } from "~/domain/plans/plan-status.ts";
import type { PlanStatus } from "~/domain/vocabulary.ts";

interface Dated {
  status: PlanStatus;
  createdAt: number;
  updatedAt: number;
}

/**
 * The badge of an attempt read at `loadedAt`, by the server's clock. It disappears on time even if the page
 * stays open.
 */
export function useStatusBadge(plan: Dated, loadedAt: number): StatusBadge | null {
  const { status } = plan;
  const updatedAt = new Date(plan.updatedAt);
  const createdAt = new Date(plan.createdAt);
  const now = new Date(loadedAt);
  const leftMs = badgeLeftMs(status, updatedAt, createdAt, now);
  const reading = `${status} ${plan.updatedAt} ${loadedAt}`;
  const [overSince, setOverSince] = useState<string | null>(null);
  useEffect(() => {
    if (!leftMs) return;
    const timer = setTimeout(() => setOverSince(reading), leftMs);
    return () => clearTimeout(timer);
  }, [reading, leftMs]);
  return overSince === reading ? null : statusBadge(status, updatedAt, createdAt, now);
}
