// What a form of the size page asks for. The page's form has two ways of telling and names the day by a chip or a date; what
// belongs to the other way, or to a field that a browser without scripts couldn't empty, is left out.
import type { IsoDay } from "../../domain/calendar.ts";
import type { ErrorCode } from "../../domain/error-codes.ts";
import type { LabelReading, LengthReading, WeightReading } from "../../domain/growth/doubted-fact.ts";
import type { SentFields } from "../form.ts";
import { formKey as anId } from "../plans/quiz-answers.ts";
import { type FactWish, type factForm, readFactForm } from "./fact-form.ts";

export type FactField = (typeof factForm.fields)[number];
export type FactFields = SentFields<FactField>;

export type SizeWish =
  | { kind: "tell"; wish: FactWish }
  | { kind: "edit"; factId: string; wish: FactWish }
  | { kind: "remove"; factId: string }
  | { kind: "forget" }
  /** "Not now" to the quiet line on a plan's pages. */
  | { kind: "later" }
  | { kind: "wrong"; error: ErrorCode };

/** The wish in a form's fields; `today` is our best guess of the visitor's day. */
export function readSizeWish(fields: FactFields, today: IsoDay): SizeWish {
  const { intent, factId = "" } = fields;
  switch (intent) {
    case "tell":
    case "edit": {
      if (intent === "edit" && !anId.safeParse(factId).success)
        return { kind: "wrong", error: "FACT_NOT_SAVED" };
      const wish = readFactForm(told(fields), today);
      if ("error" in wish) return { kind: "wrong", error: wish.error };
      return intent === "edit" ? { kind: "edit", factId, wish } : { kind: "tell", wish };
    }
    case "remove":
      return anId.safeParse(factId).success
        ? { kind: "remove", factId }
        : { kind: "wrong", error: "FACT_NOT_SAVED" };
    case "forget":
    case "later":
      return { kind: intent };
    default:
      return { kind: "wrong", error: "FACT_NOT_SAVED" };
  }
}

/** The fields that count. */
function told({ way, day, on, ...fields }: FactFields): FactFields {
  const onDay = { ...fields, on: on || day };
  if (way === "label") {
    const { weight: _, ounces: __, length: ___, ...label } = onDay;
    return label;
  }
  const { size: _, ...measured } = onDay;
  const weighed = way === "checkup" ? measured : onDay;
  return weighed.weightUnit === "kg" ? { ...weighed, ounces: "" } : weighed;
}

/** A weight, a length, or a label that may have been meant, as fields of the form. */
export function readingFields(reading: WeightReading | LengthReading | LabelReading): FactFields {
  if ("size" in reading) return { size: reading.size };
  if ("cm" in reading) return { length: `${reading.value}`, lengthUnit: reading.unit };
  const { unit, value, ounces } = reading;
  switch (unit) {
    case "lb":
      return { weight: `${value}`, ounces: `${ounces}`, weightUnit: "lb" };
    case "oz": {
      // Rounded before it's split: 127.95 oz would be 7 lb 16 oz.
      const tenths = Math.round(value * 10);
      return { weight: `${Math.floor(tenths / 160)}`, ounces: `${(tenths % 160) / 10}`, weightUnit: "lb" };
    }
    case "kg":
    case "g":
      return { weight: `${unit === "g" ? value / 1000 : value}`, ounces: "", weightUnit: "kg" };
    default:
      return unit satisfies never;
  }
}
