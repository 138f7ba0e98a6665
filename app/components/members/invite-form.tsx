import { type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Field } from "~/components/ui/field.tsx";
import { SubmitButton } from "~/components/ui/submit-button.tsx";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { MEMBERS_COPY } from "~/copy/members/members-copy.ts";
import { MEMBER_ROLES } from "~/domain/members/roles.ts";
import { useFirstWrong } from "~/hooks/use-first-wrong.ts";
import { RoleChoice } from "./role-choice.tsx";

interface InviteFormProps {
  planId: string;
  /** The addresses that are invited. */
  invited: readonly string[];
  /** Why an invitation was refused, and for what was typed. */
  refusal: { error: string; email: string } | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
  isFull: boolean;
}

/** Invites an address, as an editor unless its owner chooses otherwise. */
export function InviteForm({ planId, invited, refusal, typed, isFull }: InviteFormProps) {
  const form = useFirstWrong(refusal);
  useEmptiedOnceInvited(form, invited);
  const path = membersPath(planId);
  return (
    <section aria-labelledby="invite-title" className="mt-8">
      <h2 id="invite-title" className="text-lg">
        {MEMBERS_COPY.invite}
      </h2>
      <p className="mt-1 text-ink-soft">{isFull ? MEMBERS_COPY.full : MEMBERS_COPY.inviteLead}</p>
      {!isFull && (
        <Form ref={form} method="post" action={path} noValidate className="mt-4 grid gap-5">
          <input type="hidden" name="intent" value="invite" />
          <Field
            id="email"
            name="email"
            type="email"
            label={MEMBERS_COPY.email}
            autoComplete="off"
            required
            defaultValue={refusal?.email ?? typed?.email ?? ""}
            error={refusal?.error}
          />
          <RoleChoice
            id="invite-role"
            chosen={MEMBER_ROLES.find((role) => role === typed?.role) ?? "editor"}
          />
          <SubmitButton path={path} busy={MEMBERS_COPY.sending}>
            {MEMBERS_COPY.send}
          </SubmitButton>
        </Form>
      )}
      {isFull && refusal && (
        <p role="alert" className="mt-2 text-sm font-medium text-brick">
          {refusal.error}
        </p>
      )}
    </section>
  );
}

/** Empties the form once its address is invited. What is typed stays while somebody else joins or leaves. */
function useEmptiedOnceInvited(form: RefObject<HTMLFormElement | null>, invited: readonly string[]): void {
  const known = useRef(invited);
  useEffect(() => {
    const typed = form.current?.elements.namedItem("email");
    const address = typed instanceof HTMLInputElement ? typed.value.trim().toLowerCase() : "";
    if (invited.includes(address) && !known.current.includes(address)) form.current?.reset();
    known.current = invited;
  }, [form, invited]);
}
