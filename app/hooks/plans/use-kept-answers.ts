import { type RefObject, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { QUIZ_FIELDS, type TypedAnswers } from "~/domain/plans/quiz.ts";

/** The answers from the last question that was left, for as long as the document lives. */
let kept: { formKey: string; answers: TypedAnswers } | null = null;

/**
 * A question's initial answers: the server's, or what the fields held when another question was left without
 * submitting, as with the browser's Back and Forward.
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
