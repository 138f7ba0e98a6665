// The form of a card's title: what it sends, with or without scripts, and what a script is answered.
import { z } from "zod";
import { type TitleProblem, titleProblem } from "../../domain/plans/card-title.ts";
import type { FormContract } from "../form.ts";
import { onList } from "../form-pages.ts";
import { isTitleAnswer } from "./plan-answers.ts";

export const titleForm = {
  fields: ["title", "from"],
  typed: ["title"],
  page: onList,
  answer: isTitleAnswer,
} as const satisfies FormContract;

const given = z.object({ title: z.string().trim() });

export type GivenTitle = { title: string } | { problem: TitleProblem };

/** The title in a form's fields, or what is wrong with it; other fields are ignored. */
export function readTitleForm(fields: Readonly<Record<string, unknown>>): GivenTitle {
  const title = given.safeParse(fields).data?.title ?? "";
  const problem = titleProblem(title);
  return problem ? { problem } : { title };
}
