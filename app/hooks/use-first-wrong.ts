import { type RefObject, useEffect, useRef } from "react";

/** Leads to a form's first wrong field whenever the server has refused it. Pass the server's answer. */
export function useFirstWrong(answer: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-wrong]")?.focus();
  }, [answer]);
  return form;
}
