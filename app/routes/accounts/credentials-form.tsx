import { type MouseEvent, useEffect } from "react";
import { Form, Link, useFetcher, useNavigation } from "react-router";
import { Turnstile } from "~/components/accounts/turnstile-widget.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { MIN_PASSWORD_CHARACTERS } from "~/domain/accounts/weak-password.ts";
import { AUTH_COPY, FORGOT_COPY, RESEND_COPY } from "~/words/en/accounts/auth.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { publicPath } from "~/words/public-path.ts";
import { authPath } from "./auth-path.ts";
import type { action } from "./forgot-password.tsx";

/** Requests a reset mail from inside the sign-in form, using its email field. */
function useForgotPassword() {
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

type ForgotButtonProps = { isBusy: boolean; onClick: (event: MouseEvent<HTMLButtonElement>) => void };

/** Comes after the form's own button, so that Enter presses that one. */
function ForgotButton({ isBusy, onClick }: ForgotButtonProps) {
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

/** The link to request another confirmation mail. */
function ResendLink() {
  return (
    <p className="text-sm">
      <Link className="tap-link" to="/auth/resend">
        {RESEND_COPY.link}
      </Link>
    </p>
  );
}

const NEW_PASSWORD = { minLength: MIN_PASSWORD_CHARACTERS, autoComplete: "new-password" } as const;

const titleOf = (mode: "signin" | "signup") =>
  mode === "signup" ? AUTH_COPY.signUpTitle : AUTH_COPY.signInTitle;

interface CredentialsFormProps {
  mode: "signin" | "signup";
  from: string;
  turnstile: TurnstileWidget | null;
  answer: AnsweredForm | undefined;
}

/** Email and password, with the password repeated for a new account. The server validates. */
export function CredentialsForm({ mode, from, turnstile, answer }: CredentialsFormProps) {
  const isSignUp = mode === "signup";
  const isBusy = useNavigation().formAction?.startsWith("/auth") ?? false;
  const forgot = useForgotPassword();
  const form = useFirstWrong(answer);
  const emailId = `${mode}-email`;
  useEffect(() => {
    if (forgot.answer?.errors.email) document.getElementById(emailId)?.focus();
  }, [forgot.answer, emailId]);
  return (
    <Form ref={form} method="post" action={authPath(mode, from)} noValidate className="mt-6 grid gap-5">
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="from" value={from} />
      {forgot.answer?.isDone && <Notice look="good">{FORGOT_COPY.sent}</Notice>}
      <Problem message={answer?.message} isSignUp={isSignUp} />
      <Field
        id={emailId}
        name="email"
        type="email"
        label={FIELD_COPY.email}
        autoComplete={isSignUp ? "username" : "username webauthn"}
        required
        defaultValue={answer?.typed.email}
        error={forgot.answer?.errors.email ?? answer?.errors.email}
      />
      <Field
        id={`${mode}-password`}
        name="password"
        type="password"
        label={FIELD_COPY.password}
        autoComplete="current-password"
        required
        {...(isSignUp && { ...NEW_PASSWORD, hint: FIELD_COPY.passwordHint })}
        error={answer?.errors.password}
      />
      {isSignUp && (
        <Field
          id={`${mode}-confirmPassword`}
          name="confirmPassword"
          type="password"
          label={FIELD_COPY.confirmPassword}
          autoComplete="new-password"
          required
          error={answer?.errors.confirmPassword}
        />
      )}
      {isSignUp && <Turnstile widget={turnstile} answer={answer} />}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? AUTH_COPY.busy : titleOf(mode)}
      </Button>
      {isSignUp && <Agreement />}
      {!isSignUp && <Forgot forgot={forgot} hasPage={turnstile !== null} />}
    </Form>
  );
}

interface ForgotProps {
  forgot: ReturnType<typeof useForgotPassword>;
  /** Turnstile guards the reset mail, and its widget needs a separate page. */
  hasPage: boolean;
}

function Forgot({ forgot, hasPage }: ForgotProps) {
  if (!hasPage) return <ForgotButton isBusy={forgot.isBusy} onClick={forgot.send} />;
  return (
    <ButtonLink to="/auth/forgot" look="bare">
      {FORGOT_COPY.link}
    </ButtonLink>
  );
}

function Agreement() {
  const { before, terms, between, privacy, after } = AUTH_COPY.agreement;
  return (
    <p className="text-xs text-ink-soft">
      {before}
      <Link className="linkish" to="/terms">
        {terms}
      </Link>
      {between}
      <Link className="linkish" to="/privacy">
        {privacy}
      </Link>
      {after}
    </p>
  );
}

function Problem({ message, isSignUp }: { message: string | null | undefined; isSignUp: boolean }) {
  if (!message) return null;
  return (
    <div className="grid gap-2">
      <ErrorNotice>{message}</ErrorNotice>
      {!isSignUp && message !== ERROR_TEXTS.UNREACHABLE && <ResendLink />}
    </div>
  );
}
