import type { MouseEvent } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { FORGOT_COPY } from "~/copy/accounts/mailed-links.ts";
import type { action } from "./forgot-password.tsx";

/** The request for a reset mail from inside the sign-in form, whose email it sends. */
export function useForgotPassword() {
  const fetcher = useFetcher<typeof action>();
  return {
    isBusy: fetcher.state !== "idle",
    answer: fetcher.state === "idle" ? fetcher.data : undefined,
    /** Sends the form's email and nothing else of the form; before any script the button does it by itself. */
    send(event: MouseEvent<HTMLButtonElement>) {
      const { form } = event.currentTarget;
      if (!form) return;
      event.preventDefault();
      const email = new FormData(form).get("email");
      void fetcher.submit(
        { email: typeof email === "string" ? email : "" },
        { method: "post", action: "/auth/forgot" },
      );
    },
  };
}

interface ForgotButtonProps {
  isBusy: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** Stands behind the form's own button, which the Enter key presses. */
export function ForgotButton({ isBusy, onClick }: ForgotButtonProps) {
  return (
    <Button
      type="submit"
      look="bare"
      formAction="/auth/forgot"
      formNoValidate
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy ? FORGOT_COPY.busy : FORGOT_COPY.link}
    </Button>
  );
}
