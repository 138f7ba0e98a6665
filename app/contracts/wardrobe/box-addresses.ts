// The addresses of the pages about boxes of kept clothes, and their parameter.
import { href } from "react-router";
import type { AgeRange } from "../../domain/vocabulary.ts";
import { pathOfPlan } from "../plans/path-of-plan.ts";
import { BAG_PARAM } from "./bag-addresses.ts";

/** A plan's boxes, which offer to take a move back that was just made. */
export function boxesPath(planId: string, moved?: string): string {
  const path = href("/dashboards/:onboardingId/boxes", { onboardingId: planId });
  return moved ? `${path}?${new URLSearchParams({ [BAG_PARAM]: moved })}` : path;
}

/** Where pieces are put into a box. */
export const packPath = pathOfPlan("/dashboards/:onboardingId/boxes/pack");

/** The same for the pieces of one section of what there is to pass on. */
export function packSizePath(planId: string, size: PackedSize): string {
  return `${packPath(planId)}?${new URLSearchParams({ [PACK_SIZE_PARAM]: size })}`;
}

/** A box's label, to print. */
export function boxLabelPath(planId: string, boxId: string): string {
  return href("/dashboards/:onboardingId/boxes/:boxId", { onboardingId: planId, boxId });
}

/** Parameter: the section whose pieces are packed. */
export const PACK_SIZE_PARAM = "size";

/** Stands for the items without a size. */
export const NO_SIZE = "one-size";

/** A section of what there is to pass on, in an address. */
export type PackedSize = AgeRange | typeof NO_SIZE;

/** In the field that names a box: one that is yet to be made. */
export const NEW_BOX = "new";
