import { ChoiceCards } from "~/components/ui/choice-cards.tsx";
import { MEMBERS_COPY, ROLE_HINTS, ROLE_NAMES } from "~/copy/members/members-copy.ts";
import { MEMBER_ROLES, type MemberRole } from "~/domain/members/roles.ts";

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
