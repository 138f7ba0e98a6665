import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { Button } from "./button.tsx";

interface SubmitButtonProps extends ComponentProps<typeof Button> {
  /** The form's action path. */
  path: string;
  /** The label while waiting for an answer. */
  busy: string;
}

/** A submit button that shows when its form is on the way. */
export function SubmitButton({ path, busy, children, ...rest }: SubmitButtonProps) {
  const isBusy = useNavigation().formAction === path;
  return (
    <Button type="submit" {...rest} aria-disabled={isBusy || undefined}>
      {isBusy ? busy : children}
    </Button>
  );
}
