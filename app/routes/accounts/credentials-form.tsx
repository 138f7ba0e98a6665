import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { type MouseEvent, useEffect } from "react";
import { Form, Link, useFetcher, useNavigation } from "react-router";
import { Turnstile } from "~/components/accounts/turnstile-widget.tsx";
import { Button, ButtonLink } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import { AUTH_COPY } from "~/copy/accounts/auth.ts";
import { FIELD_COPY } from "~/copy/accounts/fields.ts";
import { FORGOT_COPY, RESEND_COPY } from "~/copy/accounts/mailed-links.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { MIN_PASSWORD_CHARACTERS } from "~/domain/accounts/weak-password.ts";
import { publicPath } from "~/language/public-path.ts";
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

interface ForgotButtonProps {
  isBusy: boolean;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

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
      <Link className="linkish inline-flex min-h-11 items-center" to="/auth/resend">
        {RESEND_COPY.link}
      </Link>
    </p>
  );
}

const NEW_PASSWORD = {
  minLength: MIN_PASSWORD_CHARACTERS,
  autoComplete: "new-password",
} as const;

const titleOf = (mode: "signin" | "signup") =>
  mode === "signup" ? AUTH_COPY.signUpTitle : AUTH_COPY.signInTitle;

interface CredentialsFormProps {
  mode: "signin" | "signup";
  from: string;
  turnstile: TurnstileWidget | null;
  lastResult: SubmissionResult<string[]> | undefined;
}

interface Credentials {
  email: string;
  password: string;
  confirmPassword: string;
}

/** Email and password, with the password repeated for a new account. The server validates. */
export function CredentialsForm({ mode, from, turnstile, lastResult }: CredentialsFormProps) {
  const isSignUp = mode === "signup";
  const isBusy = useNavigation().formAction?.startsWith("/auth") ?? false;
  const forgot = useForgotPassword();
  const [form, fields] = useForm<Credentials>({ id: mode, lastResult: lastResult ?? null });
  const emailId = fields.email.id;
  useEffect(() => {
    if (forgot.answer?.error) document.getElementById(emailId)?.focus();
  }, [forgot.answer, emailId]);
  return (
    <Form method="post" action={authPath(mode, from)} {...getFormProps(form)} className="mt-6 grid gap-5">
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="from" value={from} />
      {forgot.answer?.isSent && <Notice look="good">{FORGOT_COPY.sent}</Notice>}
      <Problems errors={form.errors} isSignUp={isSignUp} />
      <Field
        {...getInputProps(fields.email, { type: "email", ariaAttributes: false })}
        id={emailId}
        label={FIELD_COPY.email}
        autoComplete={isSignUp ? "username" : "username webauthn"}
        required
        error={forgot.answer?.error ?? fields.email.errors?.[0]}
      />
      <Field
        {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
        id={fields.password.id}
        label={FIELD_COPY.password}
        autoComplete="current-password"
        required
        {...(isSignUp && { ...NEW_PASSWORD, hint: FIELD_COPY.passwordHint })}
        error={fields.password.errors?.[0]}
      />
      {isSignUp && (
        <Field
          {...getInputProps(fields.confirmPassword, { type: "password", ariaAttributes: false })}
          id={fields.confirmPassword.id}
          label={FIELD_COPY.confirmPassword}
          autoComplete="new-password"
          required
          error={fields.confirmPassword.errors?.[0]}
        />
      )}
      {isSignUp && <Turnstile widget={turnstile} answer={lastResult} />}
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

function Problems({ errors, isSignUp }: { errors: string[] | undefined; isSignUp: boolean }) {
  if (!errors) return null;
  return (
    <div className="grid gap-2">
      <Notice look="error" isAlert>
        {errors.join(" ")}
      </Notice>
      {!isSignUp && !errors.includes(ERROR_TEXTS.UNREACHABLE) && <ResendLink />}
    </div>
  );
}
