// The addresses of Today. Only its own pages know them.
import { href } from "react-router";
import type { ShownSituation } from "../../domain/today/shown-situation.ts";
import { AT_HOME, AT_PARAM, SITUATION_PARAM } from "../../domain/today/today-params.ts";
import type { AgeRange } from "../../domain/vocabulary.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import { pathOfPlan } from "../plans/path-of-plan.ts";

/** Today's outfit; in a situation, or as it opens by itself. `isAtHome`: a trip under way is left aside. */
export function todayPath(planId: string, situation: ShownSituation | null = null, isAtHome = false): string {
  const path = href("/dashboards/:onboardingId/today", { onboardingId: planId });
  return `${path}${searchOf(situation, isAtHome)}`;
}

/** The address of one person's own choices there, which leads back to the same Today. */
export function ownChoicesPath(
  planId: string,
  situation: ShownSituation | null = null,
  isAtHome = false,
): string {
  const path = href("/dashboards/:onboardingId/today/choices", { onboardingId: planId });
  return `${path}${searchOf(situation, isAtHome)}`;
}

function searchOf(situation: ShownSituation | null, isAtHome: boolean): string {
  const search = new URLSearchParams({
    ...(situation !== null && { [SITUATION_PARAM]: situation }),
    ...(isAtHome && { [AT_PARAM]: AT_HOME }),
  }).toString();
  return search && `?${search}`;
}

const FAMILY_SEPARATOR = ".";

/** Today of all of a family's children; each in the situation at their place, or as it opens by itself. */
export function familyPath(situations: readonly (ShownSituation | null)[] = []): string {
  const joined = situations.map((one) => one ?? "").join(FAMILY_SEPARATOR);
  return `${href("/today")}${joined && `?${new URLSearchParams({ [SITUATION_PARAM]: joined })}`}`;
}

/** The texts for so many children's situations in such an address; a single one is for all of them. */
export function situationsIn(search: URLSearchParams, children: number): readonly string[] {
  const texts = search.get(SITUATION_PARAM)?.split(FAMILY_SEPARATOR) ?? [];
  return Array.from({ length: children }, (_, at) => texts[texts.length === 1 ? 0 : at] ?? "");
}

/** True for an address that leaves a trip under way aside. */
export function isAtHome(search: URLSearchParams): boolean {
  return search.get(AT_PARAM) === AT_HOME;
}

/** The address of the parents' page of links for helpers. */
export const helpersPath = pathOfPlan("/dashboards/:onboardingId/today/helpers");

/** Parameter: the size whose list for day care is shown. */
export const CARE_SIZE_PARAM = "size";

/** The list for day care: of a size, or of the one worn now. */
export function dayCarePath(planId: string, size: AgeRange | null = null): string {
  const path = href("/dashboards/:onboardingId/today/day-care", { onboardingId: planId });
  return size ? `${path}?${new URLSearchParams({ [CARE_SIZE_PARAM]: size })}` : path;
}

/** Name labels to print. */
export const labelsPath = pathOfPlan("/dashboards/:onboardingId/today/labels");

/** Before a piece and what is counted of it. */
export const CARE_FIELD = "care-";

/** The name of a count's field: how many of a piece the list asks for, or how many are there. */
export function careField(counted: "take" | "there", key: ItemKey): string {
  return `${CARE_FIELD}${counted}-${key}`;
}

/** The address of one's own morning notice. */
export const noticePath = pathOfPlan("/dashboards/:onboardingId/today/notice");
