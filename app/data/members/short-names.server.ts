// The name by which people on a plan know each other: the first name, or the first letter of the address, masked as
// on the page of a shared plan. It is shortened in the statement, so that nothing longer leaves the database.
import { and, eq, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { forOthers } from "~/data/plans/open-to.server.ts";
import { planMembers as members, userOnboardingData as plans, users } from "~/data/schema.ts";

/** Longer than any first name; the rest is cut. */
const LONGEST_NAME = 30;

/** A person's short name, as an expression; null for nobody. */
export function shortNameOf(userId: string | SQLWrapper): SQL<string | null> {
  const whole = sql`trim(coalesce(${users.fullName}, ''))`;
  const firstName = sql`substr(${whole}, 1, instr(${whole} || ' ', ' ') - 1)`;
  return sql<string | null>`(select iif(${whole} = '', substr(${users.email}, 1, 1) || '•••',
    substr(${firstName}, 1, ${sql.raw(String(LONGEST_NAME))})) from ${users} where ${eq(users.id, userId)})`;
}

/** The short name of an attempt's owner, for somebody else; null for the owner. */
export function ownerNameFor(viewerId: string | SQLWrapper): SQL.Aliased<string | null> {
  return forOthers(viewerId, shortNameOf(plans.userId)).as("owner_name");
}

/**
 * The short names of an attempt's members besides the viewer, in the order they joined, as a JSON list; null without members.
 * Only for selects that join, whose columns carry their table's name.
 */
export function memberNamesFor(viewerId: string | SQLWrapper): SQL.Aliased<string | null> {
  const others = and(eq(members.onboardingId, plans.onboardingId), ne(members.userId, viewerId));
  return sql<string | null>`iif(${plans.memberIds} is null, null, (select
    json_group_array(${shortNameOf(members.userId)} order by ${members.joinedAt}, ${members.userId})
    from ${members} where ${others}))`.as("member_names");
}
