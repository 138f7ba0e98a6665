import type { ComponentProps } from "react";
import { GO_FIELD } from "~/contracts/plans/quiz-addresses.ts";

interface GoButtonProps extends ComponentProps<"button"> {
  /** Of the question to show; 0 is the page before the first. */
  number: number;
}

/** Sends the question's form to go to an earlier one, so that what stands in it is kept, valid or not. */
export function GoButton({ number, ...rest }: GoButtonProps) {
  return <button {...rest} type="submit" name={GO_FIELD} value={number} formNoValidate />;
}
