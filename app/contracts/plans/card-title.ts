// The form of a card's title: what it sends, with scripts and without, and what a script is answered.
import { z } from "zod";
import { type TitleProblem, titleProblem } from "../../domain/plans/card-title.ts";
import type { FormContract } from "../form.ts";
import { isTitleAnswer } from "./plan-answers.ts";

export const titleForm = { fields: ["title", "from"], answer: isTitleAnswer } as const satisfies FormContract;

const given = z.object({ title: z.string().trim() });

export type GivenTitle = { title: string } | { problem: TitleProblem };

/** The title that a form's fields stand for, or what is wrong with it; fields of other names are ignored. */
export function readTitleForm(fields: Readonly<Record<string, unknown>>): GivenTitle {
  const title = given.safeParse(fields).data?.title ?? "";
  const problem = titleProblem(title);
  return problem ? { problem } : { title };
}
