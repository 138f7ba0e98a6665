import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { AUTH_COPY } from "~/copy/auth.ts";
import { authPath } from "./auth-path.ts";

interface CredentialsFormProps {
  mode: "signin" | "signup";
  from: string;
  lastResult: SubmissionResult<string[]> | undefined;
}

interface Credentials {
  email: string;
  password: string;
  confirmPassword: string;
}

/** Email and password, and the password once more where it is new. The server is the one that validates. */
export function CredentialsForm({ mode, from, lastResult }: CredentialsFormProps) {
  const isSignUp = mode === "signup";
  const isBusy = useNavigation().formAction?.startsWith("/auth") ?? false;
  const [form, fields] = useForm<Credentials>({ id: mode, lastResult: lastResult ?? null });
  return (
    <Form method="post" action={authPath(mode, from)} {...getFormProps(form)} className="mt-6 grid gap-5">
      <input type="hidden" name="mode" value={mode} />
      <input type="hidden" name="from" value={from} />
      {form.errors && (
        <Notice look="error" isAlert>
          {form.errors.join(" ")}
        </Notice>
      )}
      <Field
        {...getInputProps(fields.email, { type: "email", ariaAttributes: false })}
        id={fields.email.id}
        label="Email"
        autoComplete="username"
        required
        error={fields.email.errors?.[0]}
      />
      <Field
        {...getInputProps(fields.password, { type: "password", ariaAttributes: false })}
        id={fields.password.id}
        label="Password"
        autoComplete={isSignUp ? "new-password" : "current-password"}
        required
        {...(isSignUp ? { hint: "At least 6 characters.", minLength: 6 } : {})}
        error={fields.password.errors?.[0]}
      />
      {isSignUp && (
        <Field
          {...getInputProps(fields.confirmPassword, { type: "password", ariaAttributes: false })}
          id={fields.confirmPassword.id}
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={fields.confirmPassword.errors?.[0]}
        />
      )}
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? AUTH_COPY.busy : isSignUp ? AUTH_COPY.signUpTitle : AUTH_COPY.signInTitle}
      </Button>
    </Form>
  );
}
