// Draws the picture of an instant plan. Its drawing library is loaded on first use, so that no other page
// waits for it.
import type { ReadFile } from "~/services/whole-page.server.ts";

interface PictureOf {
  /** Essential pieces of the first size. */
  count: number;
  /** The word below their number. */
  counted: string;
  /** The lines below the number. */
  lines: readonly string[];
}

/** A PNG of 1200 × 630 pixels that says how many essentials a baby needs, with the month and place. */
export async function drawPlan(picture: PictureOf, readFile: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  const { drawPlanPicture } = await import("~/services/images/plan-picture.server.ts");
  return drawPlanPicture(picture, readFile);
}
