import { useEffect } from "react";
import { lastPlanCookieName } from "~/domain/plans/last-plan.ts";

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Remembers the open plan. In a browser without a cookie store, the final or newest one is come back to. */
export function useLastPlan(planId: string | undefined): void {
  useEffect(() => {
    if (!planId) return;
    window.cookieStore
      ?.set({
        name: lastPlanCookieName(window.location.protocol === "https:"),
        value: planId,
        path: "/",
        expires: Date.now() + YEAR_MS,
        sameSite: "lax",
      })
      .catch(() => {});
  }, [planId]);
}
