// The item that an address names, and the way back to the dashboard that it stands on.
import { href, redirect } from "react-router";
import type { ItemOfOwner } from "~/data/plans/open-to.server.ts";
import { parseAgeRange } from "~/domain/wardrobe/growth.ts";

interface ItemParams {
  onboardingId?: string | undefined;
  itemId?: string | undefined;
}

/** The item of an address, as its owner's; null when the address names none. */
export function itemOfAddress(ownerId: string, { onboardingId = "", itemId = "" }: ItemParams) {
  if (!/^[0-9]{1,15}$/.test(itemId)) return null;
  return { ownerId, onboardingId, itemId: Number(itemId) } satisfies ItemOfOwner;
}

/**
 * Back to the dashboard, with the search that came along, such as the laundry routine, and a word about the form. An age
 * range that is none leads to the choice of one.
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
