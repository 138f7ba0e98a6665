import type { ComponentProps } from "react";
import { Link, useNavigation } from "react-router";

/** `press`: what is left out on paper. */
const SHAPE =
  "press inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-1.5 text-center text-sm font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

const LOOKS = {
  primary: "bg-rose text-on-rose enabled:hover:bg-rose-strong",
  quiet: "border border-outline bg-surface text-ink enabled:hover:bg-sunken",
  /** For destructive actions. */
  danger: "bg-brick text-on-rose enabled:hover:bg-brick-strong",
  bare: "px-3 text-rose enabled:hover:bg-blush",
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** Makes other elements look like a button. */
export function buttonClasses(look: ButtonLook = "primary", className = ""): string {
  return `${SHAPE} ${LOOKS[look].replaceAll("enabled:hover", "hover")} ${className}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
}

/** A button at least 48 px tall. */
export function Button({ look = "primary", className = "", type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />;
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: ButtonLook;
}

/** A link styled as a button, for the next step. */
export function ButtonLink({ look = "primary", className = "", ...rest }: ButtonLinkProps) {
  return <Link className={buttonClasses(look, className)} {...rest} />;
}

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
