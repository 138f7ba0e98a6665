// The column `today_marks` of a plan. Text that this release doesn't know is read as no marks.
import { z } from "zod";
import { isDay } from "../../domain/calendar.ts";
import { MOST_OUT, NO_MARKS, type TodayMarks } from "../../domain/today/today-marks.ts";
import { FEELS } from "../../domain/today/today-terms.ts";
import type { ItemKey } from "../../domain/wardrobe/catalogue-table.ts";
import { isItemKey } from "../../domain/wardrobe/insulation-table.ts";
import { readStored } from "../stored-json.ts";

const VERSION = 1;

const day = z.string().refine(isDay);
const marks = z
  .object({
    v: z.literal(VERSION),
    out: z.array(z.tuple([z.string(), day])).max(MOST_OUT),
    necks: z.array(z.tuple([z.enum(FEELS), day])).max(2),
    step: z.tuple([z.union([z.literal(1), z.literal(-1)]), day]).nullable(),
  })
  .transform(
    ({ out, necks, step }): TodayMarks => ({
      // A piece that has left the catalogue.
      out: out.flatMap(([key, on]): { key: ItemKey; day: string }[] =>
        isItemKey(key) ? [{ key, day: on }] : [],
      ),
      necks: necks.map(([feel, on]) => ({ feel, day: on })),
      step: step && { by: step[0], until: step[1] },
    }),
  );

export function readMarks(text: string | null): TodayMarks {
  return readStored("today_marks", marks, text) ?? NO_MARKS;
}

/** The column's text; null without any marks. */
export function packMarks({ out, necks, step }: TodayMarks): string | null {
  if (out.length === 0 && necks.length === 0 && step === null) return null;
  return JSON.stringify({
    v: VERSION,
    out: out.map((one) => [one.key, one.day]),
    necks: necks.map((one) => [one.feel, one.day]),
    step: step && [step.by, step.until],
  });
}
