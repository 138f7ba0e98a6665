// Whether a user would have another way in, as a condition of statements that remove one.
import { type SQL, sql } from "drizzle-orm";
import { oauthAccounts, passkeys, users } from "~/data/schema.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";

interface Without {
  /** The providers available on this deployment, except the one being removed. */
  providers: readonly ProviderName[];
  /** The passkey being removed. */
  passkey?: string;
}

/** Whether the user can sign in without it: by password, another provider, or another passkey. */
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
