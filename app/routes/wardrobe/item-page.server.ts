// Finds an address's item and the way back to its dashboard.
import { href, redirect } from "react-router";
import type { ItemForViewer } from "~/data/plans/open-to.server.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";

interface ItemParams {
  onboardingId?: string | undefined;
  itemId?: string | undefined;
}

/** The item of an address, for whoever asks; null when the address has no valid item id. */
export function itemOfAddress(viewerId: string, { onboardingId: planId = "", itemId = "" }: ItemParams) {
  if (!/^[0-9]{1,15}$/.test(itemId)) return null;
  return { viewerId, planId, itemId: Number(itemId) } satisfies ItemForViewer;
}

/**
 * Redirects to the dashboard with the request's query, such as the laundry routine, and the form's result.
 * With an invalid age range, it goes to the age range picker.
 */
export function backToDashboard(
  request: Request,
  page: { onboardingId: string; ageRange: unknown; hash?: string },
  said: Readonly<Record<string, string>> = {},
): Response {
  const search = new URLSearchParams(new URL(request.url).searchParams);
  for (const [name, value] of Object.entries(said)) search.set(name, value);
  const ageRange = parseAgeRange(String(page.ageRange ?? "")) ?? "";
  const path = href("/dashboards/:onboardingId/:ageRangeId", {
    onboardingId: encodeURIComponent(page.onboardingId),
    ageRangeId: ageRange,
  });
  return redirect(`${path}${search.size > 0 ? `?${search}` : ""}${page.hash ?? ""}`, 303);
}
