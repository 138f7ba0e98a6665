// The form "what is known of the baby's size": what the last checkup said, or what the label says of clothes that fit. A
// weight and a length of the same day may come together.

import { z } from "zod";
import { type IsoDay, isOfOurTime, plusDays } from "../../domain/calendar.ts";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { FITS } from "../../domain/growth/baby-facts.ts";
import type { EnteredFact } from "../../domain/growth/entered-fact.ts";
import { SEXES, type Sex } from "../../domain/growth/growth-table.ts";
import { CHART_SIZES } from "../../domain/growth/size-charts.ts";
import {
  LENGTH_UNITS,
  LONGEST_MEASURE,
  readLength,
  readWeight,
  WEIGHT_UNITS,
} from "../../domain/growth/typed-measures.ts";
import { MOST_BABIES } from "../../domain/plans/babies.ts";
import { dayField } from "../day.ts";
import type { FormContract } from "../form.ts";
import { onPlan } from "../form-pages.ts";
import { formKey } from "../plans/quiz-answers.ts";
import { isSizeAnswer, type SizeAnswer } from "./size-addresses.ts";

export const factForm = {
  fields: [
    ...(["baby", "on", "sex", "keep", "formKey"] as const),
    ...(["weight", "ounces", "weightUnit", "length", "lengthUnit", "size", "fit"] as const),
    // What is to be done with the facts, and the parts of the page's form: contracts/growth/size-wish.ts.
    ...(["intent", "factId", "way", "day", "from"] as const),
  ],
  typed: ["weight", "ounces", "length"],
  chosen: ["size", "fit"],
  isShownByPage: true,
  answer: isSizeAnswer,
} as const satisfies FormContract<string, SizeAnswer>;

/** What a form says: at least one fact, all of one day and one baby. */
export interface FactWish {
  baby: number;
  facts: EnteredFact[];
  /** Undefined if the form doesn't ask; null for "rather not say". */
  sex: Sex | null | undefined;
  /** The second tap: keep what seems to be a typing error, unused. */
  isKept: boolean;
  formKey: string;
}

/** Half the world is ahead of UTC, from which the visitor's day may have been guessed. */
const DAYS_AHEAD = 1;

/** A weight or length as it is typed; domain/growth/typed-measures.ts reads it with its unit. */
function measure(error: ErrorCode) {
  return z.string({ error }).max(LONGEST_MEASURE, { error }).default("");
}

/** A choice that an untouched form sends empty. */
function choice<const Values extends readonly [string, ...string[]]>(values: Values, error: ErrorCode) {
  return z.union([z.enum(values), z.literal("").transform(() => undefined)], { error }).optional();
}

const weightFields = {
  weight: measure("FACT_WEIGHT_INVALID"),
  ounces: measure("FACT_WEIGHT_INVALID"),
  weightUnit: choice(WEIGHT_UNITS, "FACT_UNIT_INVALID"),
};

const wish = z.object({
  baby: z
    .enum(
      Array.from({ length: MOST_BABIES }, (_, baby) => `${baby}`),
      { error: code("FACT_BABY_INVALID") },
    )
    .default("0")
    .transform(Number),
  on: dayField("FACT_DATE_INVALID").refine(isOfOurTime, code("FACT_DATE_INVALID")),
  ...weightFields,
  length: measure("FACT_LENGTH_INVALID"),
  lengthUnit: choice(LENGTH_UNITS, "FACT_UNIT_INVALID"),
  size: choice(CHART_SIZES, "FACT_SIZE_INVALID"),
  fit: choice(FITS, "FACT_SIZE_INVALID"),
  sex: choice([...SEXES, "unsaid"], "FACT_SEX_INVALID"),
  keep: z.literal("yes").optional(),
  formKey: z.custom<string>((value) => formKey.safeParse(value).success, code("FACT_NOT_SAVED")),
});

type Fields = z.output<typeof wish>;

/** The facts in a form's fields, or what is wrong; `today` is our best guess of the visitor's day. */
export function readFactForm(
  fields: Readonly<Record<string, unknown>>,
  today: IsoDay,
): FactWish | { error: ErrorCode } {
  const parsed = wish.safeParse(fields);
  if (!parsed.success) return { error: codeOf(parsed.error.issues[0]?.message) };
  const { data } = parsed;
  if (data.on > plusDays(today, DAYS_AHEAD)) return { error: "FACT_DATE_AHEAD" };
  const facts = factsIn(data);
  if ("error" in facts) return facts;
  const sex = data.sex === "unsaid" ? null : data.sex;
  return { baby: data.baby, facts, sex, isKept: data.keep === "yes", formKey: data.formKey };
}

function factsIn(data: Fields): EnteredFact[] | { error: ErrorCode } {
  const facts: EnteredFact[] = [];
  for (const read of [weightIn, lengthIn, labelIn]) {
    const fact = read(data);
    if (fact && "error" in fact) return fact;
    if (fact) facts.push(fact);
  }
  return facts.length > 0 ? facts : { error: "FACT_MISSING" };
}

function weightIn({ on, weight, ounces, weightUnit }: Fields): EnteredFact | { error: ErrorCode } | null {
  const read = readWeight(weight, ounces, weightUnit);
  return read && ("error" in read ? read : { kind: "weight", on, ...read });
}

function lengthIn({ on, length, lengthUnit }: Fields): EnteredFact | { error: ErrorCode } | null {
  const read = readLength(length, lengthUnit);
  return read && ("error" in read ? read : { kind: "length", on, ...read });
}

function labelIn({ on, size, fit }: Fields): EnteredFact | null {
  return size ? { kind: "label", on, size, fit: fit ?? "good" } : null;
}

/** The form below a notice of sizes that moved, with its two buttons. Only pages send it. */
export const movesForm = {
  fields: ["undo", "from"],
  typed: [],
  page: onPlan,
} as const satisfies FormContract;
