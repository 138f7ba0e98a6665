import { type RefObject, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { QUIZ_FIELDS, type TypedAnswers } from "~/domain/plans/quiz.ts";

/** The answers on the question that was left last; as long as the document lives. */
let kept: { formKey: string; answers: TypedAnswers } | null = null;

/**
 * The answers that a question starts from: the server's, or what stood in this walk's fields when another question was
 * left by a way that sends nothing, which the browser's Back and Forward are.
 */
export function useKeptAnswers(
  formKey: string,
  known: TypedAnswers,
  form: RefObject<HTMLFormElement | null>,
): TypedAnswers {
  const [answers] = useState(() => (kept?.formKey === formKey ? kept.answers : known));
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (isLeaving && form.current) kept = { formKey, answers: answersIn(form.current, answers) };
  }, [isLeaving, form, formKey, answers]);
  return answers;
}

function answersIn(form: HTMLFormElement, before: TypedAnswers): TypedAnswers {
  const fields = new FormData(form);
  const answers = { ...before };
  for (const field of QUIZ_FIELDS) {
    const value = fields.get(field);
    if (typeof value === "string") answers[field] = value;
  }
  return answers;
}
