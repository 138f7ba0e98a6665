import { type RefObject, useEffect, useRef } from "react";

/** Matches the fields of a form that an error belongs to. */
export const WRONG_FIELD = "[aria-invalid=true], [data-wrong]";

/** Leads to a form's first wrong field whenever the server has refused it. Pass the server's answer. */
export function useFirstWrong(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus();
  }, [answer]);
  return form;
}
