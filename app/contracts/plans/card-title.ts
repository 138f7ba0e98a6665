// What the form of a card's title sends, with scripts and without.
import { z } from "zod";
import { type TitleProblem, titleProblem } from "../../domain/plans/card-title.ts";

const titleForm = z.object({ title: z.string().trim() });

export type TitleForm = { title: string } | { problem: TitleProblem };

/** The title that a form's fields stand for, or what is wrong with it; fields of other names are ignored. */
export function readTitleForm(fields: Readonly<Record<string, unknown>>): TitleForm {
  const title = titleForm.safeParse(fields).data?.title ?? "";
  const problem = titleProblem(title);
  return problem ? { problem } : { title };
}
