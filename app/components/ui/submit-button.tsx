import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "./button.tsx";

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** Where its form is sent. */
  path: string;
  /** What it says until there is an answer. */
  busy: string;
}

/** The button that sends a form, and says so while the form is on its way. */
export function SubmitButton({ path, busy, children, ...rest }: SubmitButtonProps) {
  const isBusy = useNavigation().formAction === path;
  return (
    <Button type="submit" {...rest} aria-disabled={isBusy || undefined}>
      {isBusy ? busy : children}
    </Button>
  );
}
