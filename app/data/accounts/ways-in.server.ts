// How many ways a user has into the account, as a condition of a statement that takes one away.
import { type SQL, sql } from "drizzle-orm";
import { oauthAccounts, passkeys, users } from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";

interface Without {
  /** The providers that can be asked here, but the one that is taken away. */
  providers: readonly ProviderName[];
  /** The passkey that is taken away. */
  passkey?: string;
}

/** Whether a user can sign in without what is taken away: by password, by one of the other providers, or by another passkey. */
export function hasOtherWayIn(userId: string, { providers, passkey = "" }: Without): SQL {
  const byProvider =
    providers.length > 0
      ? sql`or exists (select 1 from ${oauthAccounts}
          where ${oauthAccounts.userId} = ${userId} and ${oauthAccounts.provider} in ${[...providers]})`
      : sql``;
  return sql`(exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} is not null)
    ${byProvider}
    or exists (select 1 from ${passkeys} as other where other.user_id = ${userId} and other.credential_id <> ${passkey}))`;
}
