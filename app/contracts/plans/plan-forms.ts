// The small forms of one plan: 'Baby has arrived', its card's title, 'Select as Final', 'Change answers', and the second year.

import { z } from "zod";
import type { IsoDay } from "../../domain/calendar.ts";
import { code, codeOf, type ErrorCode } from "../../domain/error-codes.ts";
import { birthDateProblem } from "../../domain/plans/birth-date.ts";
import { type TitleProblem, titleProblem } from "../../domain/plans/card-title.ts";
import { QUIZ_FIELDS, QUIZ_STEPS, type QuizStep } from "../../domain/plans/quiz.ts";
import { CARRIED_ON_MONTHS, PLANNED_MONTHS, type PlannedMonths } from "../../domain/wardrobe/growth.ts";
import { dayField } from "../day.ts";
import type { FormContract } from "../form.ts";
import { onList, onPlan } from "../form-pages.ts";
import { CITY_FIELD, FOUND_FIELD } from "../places/city-search.ts";
import { isBirthAnswer, isFinalAnswer, isTitleAnswer } from "./plan-answers.ts";
import { GO_FIELD } from "./quiz-addresses.ts";
import { babiesAnswer, type QuizAnswers, readQuizAnswers } from "./quiz-answers.ts";

/** Sets or removes a birth date, and says how many babies there are. */
export const birthForm = {
  fields: ["intent", "bornOn", "babies", "from"],
  typed: ["bornOn"],
  answer: isBirthAnswer,
} as const satisfies FormContract;

/** The form's schema on a given day; `today` is our best guess of the visitor's, `own` the plan's date. */
function wish(today: IsoDay, own: IsoDay | null) {
  const bornOn = dayField("BIRTH_DATE_INVALID").superRefine((text, { addIssue }) => {
    const problem = birthDateProblem(text, today, false, own);
    if (problem) addIssue({ code: "custom", message: problem });
  });
  return z.discriminatedUnion(
    "intent",
    [
      z.object({ intent: z.literal("save"), bornOn, babies: babiesAnswer.optional() }),
      z.object({ intent: z.literal("remove") }),
    ],
    { error: code("BIRTH_NOT_SAVED") },
  );
}

/** `babies` is null where the form doesn't say. */
type BirthWish = { bornOn: IsoDay | null; babies: number | null } | { error: ErrorCode };

/** The birth in a form's fields, its date null to remove it; or what is wrong. */
export function readBirthForm(
  fields: Readonly<Record<string, unknown>>,
  today: IsoDay,
  own: IsoDay | null = null,
): BirthWish {
  const parsed = wish(today, own).safeParse(fields);
  if (!parsed.success) return { error: codeOf(parsed.error.issues[0]?.message) };
  const { data } = parsed;
  return data.intent === "save"
    ? { bornOn: data.bornOn, babies: data.babies ?? null }
    : { bornOn: null, babies: null };
}

export const titleForm = {
  fields: ["title", "from"],
  typed: ["title"],
  page: onList,
  answer: isTitleAnswer,
} as const satisfies FormContract;

const given = z.object({ title: z.string().trim() });

type GivenTitle = { title: string } | { problem: TitleProblem };

/** The title in a form's fields, or what is wrong with it; other fields are ignored. */
export function readTitleForm(fields: Readonly<Record<string, unknown>>): GivenTitle {
  const title = given.safeParse(fields).data?.title ?? "";
  const problem = titleProblem(title);
  return problem ? { problem } : { title };
}

const choice = z.object({
  final: z.enum(["on", "off"]),
  /** 'yes' replaces another final dashboard. */
  confirmed: z.string().optional(),
});

export const finalForm = {
  fields: ["final", "confirmed", "from"],
  typed: [],
  page: onPlan,
  answer: isFinalAnswer,
} as const satisfies FormContract;

/** The choice in a form's fields; null if they are invalid. */
export function readFinalForm(fields: Readonly<Record<string, unknown>>) {
  const parsed = choice.safeParse(fields).data;
  return parsed ? { isFinal: parsed.final === "on", isConfirmed: parsed.confirmed === "yes" } : null;
}

/** The quiz's answers at once, each with its own error. Only its own page sends it. */
export const answersForm = {
  fields: [...QUIZ_FIELDS, "bornOn", GO_FIELD, CITY_FIELD, FOUND_FIELD],
  typed: ["zipcode", "dueDate", "bornOn", CITY_FIELD],
  chosen: [...QUIZ_FIELDS],
  isShownByPage: true,
} as const satisfies FormContract;

/** The answers that have an error of their own. */
export type AnswerPart = QuizStep | "babies" | "bornOn";

export type AnswerErrors = Partial<Record<AnswerPart, ErrorCode>>;

/** The dates that a plan has: a form may leave them as they are, however long ago they are. */
type KeptDates = { dueDate: IsoDay; babyBornOn: IsoDay | null };

/** `bornOn` is missing if the form doesn't ask for the birth, and null before it. */
type ReadAnswers =
  | { answers: QuizAnswers; bornOn?: IsoDay | null | undefined; errors?: undefined }
  | { answers?: undefined; errors: AnswerErrors };

/** The answers in a form's fields, or what is wrong with each; `kept` is the plan's own dates. */
export function readAnswers(
  fields: Readonly<Record<string, unknown>>,
  today: IsoDay,
  kept: KeptDates | null = null,
): ReadAnswers {
  const { answers, issues } = readQuizAnswers(fields, today, kept?.dueDate ?? null);
  const birth = readBirthAnswer(fields.bornOn, today, kept?.babyBornOn ?? null);
  if (answers && !("error" in birth)) return { answers, bornOn: birth.bornOn };
  const errors: AnswerErrors = "error" in birth ? { bornOn: birth.error } : {};
  for (const { path, message } of issues ?? []) {
    const part = partOf(path[0]);
    if (part) errors[part] ??= codeOf(message);
  }
  return { errors };
}

/** The birth in a form that asks for it beside the due date. A birth that is known isn't removed here. */
function readBirthAnswer(
  typed: unknown,
  today: IsoDay,
  kept: IsoDay | null,
): { bornOn: IsoDay | null | undefined } | { error: ErrorCode } {
  if (typed === undefined) return { bornOn: undefined };
  if (typed === "" && kept === null) return { bornOn: null };
  const { data } = dayField("BIRTH_DATE_INVALID").safeParse(typed);
  const problem =
    data === undefined ? "BIRTH_DATE_INVALID" : data !== kept && birthDateProblem(data, today, false, kept);
  return data === undefined || problem ? { error: problem || "BIRTH_DATE_INVALID" } : { bornOn: data };
}

/** A problem with the city is a problem with the answer to where the baby will live. */
function partOf(field: PropertyKey | undefined): AnswerPart | undefined {
  if (field === "babies") return field;
  return field === "placeId" ? "zipcode" : QUIZ_STEPS.find((step) => step === field);
}

/** A form that is only a button and says which page to go back to. Only pages send it. */
export const pageForm = { fields: ["from"], typed: [], page: onPlan } as const satisfies FormContract;

/** One button has the plan go on to 24 months, or end with its first year again. */
export const secondYearForm = { fields: ["intent"], typed: [] } as const satisfies FormContract;

const secondYear = z.object({ intent: z.enum(["go-on", "first-year"]) });

/** The months that a form's button asks for; null for another button. */
export function readSecondYearForm(fields: Readonly<Record<string, unknown>>): PlannedMonths | null {
  const { data } = secondYear.safeParse(fields);
  if (!data) return null;
  return data.intent === "go-on" ? CARRIED_ON_MONTHS : PLANNED_MONTHS;
}
