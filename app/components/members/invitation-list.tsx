import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { MEMBERS_COPY, ROLE_NAMES } from "~/copy/members/members-copy.ts";
import type { MemberRole } from "~/domain/members/roles.ts";

interface InvitationListProps {
  planId: string;
  invitations: readonly { id: string; email: string; role: MemberRole; until: string }[];
}

/** Those who haven't answered yet: their mail can be sent again, and their link withdrawn. */
export function InvitationList({ planId, invitations }: InvitationListProps) {
  return (
    <section aria-labelledby="invited-title" className="mt-8">
      <h2 id="invited-title" className="text-lg">
        {MEMBERS_COPY.pending}
      </h2>
      <ul className="mt-2 grid gap-2">
        {invitations.map(({ id, email, role, until }) => (
          <li key={id} className="card px-4 py-3">
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
    </section>
  );
}
