import { type RefObject, useEffect, useRef } from "react";
import { Form } from "react-router";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { Section } from "~/components/ui/section.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { MEMBER_ROLES, type MemberRole } from "~/domain/members/roles.ts";
import { MEMBERS_COPY, ROLE_NAMES } from "~/words/en/members/members-copy.ts";
import { NAMES_COPY, NAMES_PAGE_COPY } from "~/words/en/plans/names-copy.ts";
import { RoleChoice } from "./people-list.tsx";

interface InviteFormProps {
  planId: string;
  /** The addresses that are invited. */
  invited: readonly string[];
  /** Why an invitation was refused, and for what was typed. */
  refusal: AnsweredForm | null;
  /** A form that was sent after its session had ended. */
  typed: Readonly<Record<string, string>> | null;
  isFull: boolean;
  /** Whether the sender has no name yet that the invitation could say. */
  asksOwnName: boolean;
}

/** Invites an address, as an editor unless its owner chooses otherwise. */
export function InviteForm({ planId, invited, refusal, typed, isFull, asksOwnName }: InviteFormProps) {
  const form = useFirstWrong(refusal);
  useEmptiedOnceInvited(form, invited);
  const path = membersPath(planId);
  return (
    <Section titleId="invite-title" title={MEMBERS_COPY.invite} className="mt-8">
      <p className="mt-1 text-ink-soft">{isFull ? MEMBERS_COPY.full : MEMBERS_COPY.inviteLead}</p>
      {!isFull && (
        <Form ref={form} method="post" action={path} noValidate className="mt-4 grid gap-5">
          <input type="hidden" name="intent" value="invite" />
          <Field
            name="email"
            type="email"
            label={MEMBERS_COPY.email}
            autoComplete="off"
            required
            defaultValue={refusal?.typed.email ?? typed?.email ?? ""}
            error={refusal?.errors.email}
          />
          {asksOwnName && (
            <Field
              name="yourName"
              label={NAMES_COPY.you}
              hint={NAMES_PAGE_COPY.inviteHint}
              autoComplete="given-name"
              defaultValue={refusal?.typed.yourName ?? typed?.yourName ?? ""}
              error={refusal?.errors.yourName}
            />
          )}
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
          {refusal.errors.email}
        </p>
      )}
    </Section>
  );
}

/** Empties the form once its address is invited. An address being typed stays while other people join or leave. */
function useEmptiedOnceInvited(form: RefObject<HTMLFormElement | null>, invited: readonly string[]): void {
  const known = useRef(invited);
  useEffect(() => {
    const typed = form.current?.elements.namedItem("email");
    const address = typed instanceof HTMLInputElement ? typed.value.trim().toLowerCase() : "";
    if (invited.includes(address) && !known.current.includes(address)) form.current?.reset();
    known.current = invited;
  }, [form, invited]);
}

interface InvitationListProps {
  planId: string;
  invitations: readonly { id: string; email: string; role: MemberRole; until: string }[];
}

/** Those who haven't answered yet: their mail can be sent again, and their link withdrawn. */
export function InvitationList({ planId, invitations }: InvitationListProps) {
  return (
    <Section titleId="invited-title" title={MEMBERS_COPY.pending} className="mt-8">
      <ul className="mt-2 grid gap-2">
        {invitations.map(({ id, email, role, until }) => (
          <li key={id} data-answer="" className="card px-4 py-3">
            <p id={`invited-${id}`} className="font-semibold wrap-anywhere">
              {email}
            </p>
            <p className="figures text-sm text-ink-soft">
              {ROLE_NAMES[role]}. {MEMBERS_COPY.until(until)}
            </p>
            <Form method="post" action={membersPath(planId)} noValidate className="mt-2 flex flex-wrap gap-2">
              <input type="hidden" name="invitation" value={id} />
              <Button
                type="submit"
                name="intent"
                value="send-again"
                look="quiet"
                aria-describedby={`invited-${id}`}
              >
                {MEMBERS_COPY.sendAgain}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="withdraw"
                look="bare"
                aria-describedby={`invited-${id}`}
              >
                {MEMBERS_COPY.withdraw}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  );
}
