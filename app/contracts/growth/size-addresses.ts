// The page on which parents tell about their baby's size, and its parameters.
import { href } from "react-router";
import type { IsoDay } from "../../domain/calendar.ts";

/** The page, and the address of all its forms. */
export function sizePath(onboardingId: string): string {
  return href("/dashboards/:onboardingId/size", { onboardingId });
}

/** Parameter: the fact that was just saved. */
export const SAVED_PARAM = "saved";

/** Parameter: the fact to change. */
export const EDIT_PARAM = "edit";

/** Parameter: the day to preset. */
export const DAY_PARAM = "on";

/** The page after a fact was saved. */
export function savedPath(onboardingId: string, factId: string): string {
  return `${sizePath(onboardingId)}?${new URLSearchParams({ [SAVED_PARAM]: factId })}`;
}

/** The page with the form that changes a fact. */
export function editPath(onboardingId: string, factId: string): string {
  return `${sizePath(onboardingId)}?${new URLSearchParams({ [EDIT_PARAM]: factId })}`;
}

/** The page with a day preset. */
export function sizePathOn(onboardingId: string, day: IsoDay): string {
  return `${sizePath(onboardingId)}?${new URLSearchParams({ [DAY_PARAM]: day })}`;
}
