import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { handOverPath } from "~/contracts/members/member-addresses.ts";
import { membersPath } from "~/contracts/plans/plan-addresses.ts";
import { MEMBER_ROLES, type MemberRole, type Role } from "~/domain/members/roles.ts";
import { MEMBERS_COPY, ROLE_HINTS, ROLE_NAMES } from "~/words/en/members/members-copy.ts";

/** Editor or reader. */
export function RoleChoice({ id, chosen }: { id: string; chosen: MemberRole }) {
  return (
    <div>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {MEMBERS_COPY.role}
      </p>
      <ChoiceCards
        name="role"
        labelledBy={id}
        choices={MEMBER_ROLES.map((role) => ({
          value: role,
          label: ROLE_NAMES[role],
          hint: ROLE_HINTS[role],
        }))}
        defaultValue={chosen}
      />
    </div>
  );
}

interface Person {
  memberId: string | null;
  name: string;
  initials: string;
  role: Role;
  isViewer: boolean;
  /** The links that they have made, and those of others that they may have seen; null for none. */
  made: string | null;
  seen: string | null;
}

interface PeopleListProps {
  planId: string;
  people: readonly Person[];
  /** Whether the viewer may change who is on the plan. */
  isOwner: boolean;
}

/** Everyone on a plan, one card each. */
export function PeopleList({ planId, people, isOwner }: PeopleListProps) {
  return (
    <ul className="mt-4 grid gap-2">
      {people.map((person) => (
        <li key={person.memberId ?? ""} data-answer="" className="card px-4 py-3">
          <div className="flow gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-10 shrink-0 place-items-center rounded-full bg-blush text-sm font-semibold text-rose"
            >
              {person.initials}
            </span>
            <p className="min-w-0 grow basis-40">
              <span className="block font-semibold wrap-anywhere">
                {person.name}
                {person.isViewer && ` (${MEMBERS_COPY.you})`}
              </span>
              <span className="block text-sm text-ink-soft">{ROLE_NAMES[person.role]}</span>
            </p>
          </div>
          {isOwner && person.memberId !== null && person.role !== "owner" && (
            <Changes planId={planId} person={person} memberId={person.memberId} role={person.role} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChangesProps {
  planId: string;
  memberId: string;
  person: Person;
  role: keyof typeof ROLE_HINTS;
}

function Changes({ planId, memberId, person, role }: ChangesProps) {
  const { name, made, seen } = person;
  const path = membersPath(planId);
  return (
    <details className="mt-1">
      <summary className="tap-link text-sm">
        <span aria-hidden="true">{MEMBERS_COPY.change}</span>
        <span className="sr-only">{MEMBERS_COPY.changeOf(name)}</span>
      </summary>
      <div className="grid grid-cols-1 gap-4 pb-2">
        <Form method="post" action={path} noValidate className="grid grid-cols-1 gap-3">
          <input type="hidden" name="intent" value="change-role" />
          <input type="hidden" name="member" value={memberId} />
          <RoleChoice id={`role-${memberId}`} chosen={role} />
          <Button type="submit" look="quiet">
            {MEMBERS_COPY.saveRole}
          </Button>
        </Form>
        <Link className="tap-link text-sm" to={handOverPath(planId, memberId)}>
          {MEMBERS_COPY.makeOwner}
          <span className="sr-only">: {name}</span>
        </Link>
        <Form method="post" action={path} noValidate className="grid grid-cols-1 gap-1">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="member" value={memberId} />
          {seen && (
            <label className="flex min-h-11 items-center gap-3 text-sm">
              <input type="checkbox" name="links" value="change" defaultChecked className="size-5 shrink-0" />
              <span className="wrap-anywhere">{MEMBERS_COPY.changeSeen(seen)}</span>
            </label>
          )}
          <Button type="submit" look="danger" aria-describedby={`remove-${memberId}`}>
            {MEMBERS_COPY.remove}
            <span className="sr-only">: {name}</span>
          </Button>
          <p id={`remove-${memberId}`} className="text-sm text-ink-soft">
            {MEMBERS_COPY.removeHint} {made && MEMBERS_COPY.theirLinksEnd(made)}
          </p>
        </Form>
      </div>
    </details>
  );
}
