// The form of a mark on Today: a piece that goes into the wash or comes back, how the neck felt, and the step.
import { z } from "zod";
import { FEELS, type Step } from "../../domain/today/today-marks.ts";
import { isItemKey } from "../../domain/wardrobe/insulation-table.ts";
import type { FormContract } from "../form.ts";
import { onToday } from "../form-pages.ts";
import { isMarkAnswer } from "./room-answer.ts";

export const markForm = {
  fields: ["intent", "what", "from"],
  typed: [],
  page: onToday,
  answer: isMarkAnswer,
} as const satisfies FormContract;

const key = z.string().refine(isItemKey);

/** The steps as a form sends them. */
const STEPS = { warmer: 1, lighter: -1, usual: 0, no: null } as const satisfies Readonly<
  Record<string, Step | null>
>;

export type StepWord = Exclude<keyof typeof STEPS, "no">;

export const markFields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("out"), what: key }),
  z.object({ intent: z.literal("back"), what: key }),
  z.object({ intent: z.literal("neck"), what: z.enum(FEELS) }),
  z.object({
    intent: z.literal("step"),
    what: z.enum(["warmer", "lighter", "usual", "no"]).transform((word) => STEPS[word]),
  }),
]);

/** A mark to make. A step of null is "no". */
export type Mark = z.infer<typeof markFields>;
