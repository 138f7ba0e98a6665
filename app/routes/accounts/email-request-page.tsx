import type { ReactNode } from "react";
import { Form } from "react-router";
import { Turnstile } from "~/components/accounts/turnstile-widget.tsx";
import type { SceneName } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { AUTH_COPY } from "~/words/en/accounts/auth.ts";
import { FIELD_COPY } from "~/words/en/accounts/fields.ts";

interface EmailRequestPageProps {
  /** The page's own path, where the form is sent. */
  path: string;
  copy: { title: string; lead: string; button: string; sent: string };
  turnstile: TurnstileWidget | null;
  /** A drawing below the title. */
  scene?: SceneName;
  /** For those who have taken the wrong page. */
  children?: ReactNode;
  answer: AnsweredForm | undefined;
}

/** One email field, and the same answer for every address. */
export function EmailRequestPage({ path, copy, turnstile, answer, scene, children }: EmailRequestPageProps) {
  const form = useFirstWrong(answer);
  return (
    <PageFrame
      title={copy.title}
      lead={copy.lead}
      back={{ to: "/auth", label: AUTH_COPY.signInTitle }}
      {...(scene && { scene })}
    >
      {answer?.isDone && (
        <Notice className="mt-6" look="good">
          {copy.sent}
        </Notice>
      )}
      <Form ref={form} method="post" action={path} noValidate className="mt-6 grid gap-5">
        <Field
          name="email"
          type="email"
          label={FIELD_COPY.email}
          autoComplete="username"
          required
          defaultValue={answer?.typed.email ?? ""}
          error={answer?.errors.email}
        />
        <Turnstile widget={turnstile} answer={answer} />
        <SubmitButton path={path} busy={AUTH_COPY.busy}>
          {copy.button}
        </SubmitButton>
      </Form>
      {children}
    </PageFrame>
  );
}
