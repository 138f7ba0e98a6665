import type { ComponentProps } from "react";
import { GO_FIELD } from "~/contracts/plans/quiz-addresses.ts";

interface GoButtonProps extends ComponentProps<"button"> {
  /** The question to show; 0 is the page before the first. */
  number: number;
}

/** Submits the question's form to go to an earlier one, so that its value is kept even if invalid. */
export function GoButton({ number, ...rest }: GoButtonProps) {
  return <button {...rest} type="submit" name={GO_FIELD} value={number} formNoValidate />;
}
