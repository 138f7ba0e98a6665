// The picture of an instant plan. What it is drawn from is loaded with the first one: no other page waits for it.
interface PictureOf {
  /** Essential pieces of the first size. */
  count: number;
  /** What stands below the number. */
  lines: readonly string[];
}

/** A PNG of 1200 × 630 pixels that says how many essentials a baby needs, of which month and where. */
export async function drawPlan(picture: PictureOf): Promise<Uint8Array<ArrayBuffer>> {
  const { drawPlanPicture } = await import("~/services/images/plan-picture.server.ts");
  return drawPlanPicture(picture);
}
