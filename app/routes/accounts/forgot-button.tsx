import type { MouseEvent } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { FORGOT_COPY } from "~/copy/accounts/mailed-links.ts";
import { publicPath } from "~/language/public-path.ts";
import type { action } from "./forgot-password.tsx";

/** Requests a reset mail from inside the sign-in form, using its email field. */
export function useForgotPassword() {
  const fetcher = useFetcher<typeof action>();
  return {
    isBusy: fetcher.state !== "idle",
    answer: fetcher.state === "idle" ? fetcher.data : undefined,
    /** Sends only the form's email; without scripts the button submits the form itself. */
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

/** Comes after the form's own button, so that Enter presses that one. */
export function ForgotButton({ isBusy, onClick }: ForgotButtonProps) {
  return (
    <Button
      type="submit"
      look="bare"
      formAction={publicPath("/auth/forgot")}
      formNoValidate
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {isBusy ? FORGOT_COPY.busy : FORGOT_COPY.link}
    </Button>
  );
}
