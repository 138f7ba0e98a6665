// The picture of an instant plan. What it is drawn from is loaded with the first one: no other page waits for it.
import { pictureLines } from "~/copy/public/instant-plan.ts";
import { formatDay } from "~/domain/calendar.ts";
import type { Month } from "~/domain/public/plan-address.ts";

interface PictureOf {
  /** Essential pieces of the first size. */
  count: number;
  month: Month;
  place: string;
}

/** A PNG of 1200 × 630 pixels that says how many essentials a baby of the month needs, and where. */
export async function drawPlan({ count, month, place }: PictureOf): Promise<Uint8Array<ArrayBuffer>> {
  const { drawPlanPicture } = await import("~/services/images/plan-picture.server.ts");
  return drawPlanPicture({ count, lines: pictureLines(formatDay(`${month}-01`, "MMMM"), place) });
}
