// A user's passkeys. Every query is scoped by user, except the one that finds a passkey's owner.
import { and, eq, lt, sql } from "drizzle-orm";
import type { NewMail } from "~/contracts/mail/letter.ts";
import type { Database } from "~/data/database.server.ts";
import { insertMailWhen } from "~/data/mail/mail-outbox.server.ts";
import { passkeys, users } from "~/data/schema.ts";
import { MOST_PASSKEYS } from "~/domain/accounts/passkeys.ts";
import type { ProviderName } from "~/domain/accounts/providers.ts";
import { pick } from "~/lib/pick.ts";
import { hasOtherWayIn } from "./profiles.server.ts";

/** The user's passkeys, oldest first. */
export function selectPasskeys(db: Database, userId: string) {
  return db
    .select(pick(passkeys, "credentialId", "publicKey", "transports", "name", "createdAt", "lastUsedAt"))
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.createdAt);
}

/** A passkey with its owner's address and password hash, for any user; null if unknown. */
export async function findPasskey(db: Database, credentialId: string) {
  const [row] = await db
    .select({
      passkey: passkeys,
      owner: { id: users.id, email: users.email, passwordHash: users.passwordHash, language: users.language },
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

export interface NewPasskey {
  credentialId: string;
  userId: string;
  publicKey: string;
  counter: number;
  transports: string;
  name: string;
}

/** Stores a passkey and queues the notice; false, without writing, if it is known or there are too many. */
export async function insertPasskey(
  db: Database,
  passkey: NewPasskey,
  notice: NewMail,
  now: number,
): Promise<boolean> {
  const { credentialId, userId, publicKey, counter, transports, name } = passkey;
  const isNew = sql`exists (select 1 from ${passkeys} where ${passkeys.credentialId} = ${credentialId}
    and ${passkeys.userId} = ${userId} and ${passkeys.publicKey} = ${publicKey} and ${passkeys.createdAt} = ${now})`;
  const [inserted] = await db.batch([
    db.run(sql`insert or ignore into ${passkeys}
        (credential_id, user_id, public_key, counter, transports, name, created_at)
      select ${credentialId}, ${userId}, ${publicKey}, ${counter}, ${transports}, ${name}, ${now}
      where (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}) < ${MOST_PASSKEYS}
        and exists (select 1 from ${users} where ${users.id} = ${userId})`),
    insertMailWhen(db, notice, isNew),
  ]);
  return inserted.meta.changes > 0;
}

/**
 * Records a use if the authenticator's counter has increased, or is always 0. False if it hasn't: then the
 * passkey was copied, or is gone.
 */
export async function notePasskeyUse(
  db: Database,
  { credentialId, userId }: { credentialId: string; userId: string },
  counter: number,
  now: number,
): Promise<boolean> {
  const isFurther = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId), isFurther))
    .returning({ userId: passkeys.userId });
  return used.length > 0;
}

/** Renames one of the user's passkeys; false if there isn't one. */
export async function renamePasskey(
  db: Database,
  { credentialId, userId }: { credentialId: string; userId: string },
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId)))
    .returning({ userId: passkeys.userId });
  return renamed.length > 0;
}

/**
 * Removes one of the user's passkeys and queues the notice, unless it is the last way in: the user needs a
 * password, an available provider, or another passkey. Otherwise returns false, without writing.
 */
export async function deletePasskey(
  db: Database,
  { credentialId, userId }: { credentialId: string; userId: string },
  providers: readonly ProviderName[],
  notice: NewMail,
): Promise<boolean> {
  const isOwn = and(eq(passkeys.credentialId, credentialId), eq(passkeys.userId, userId));
  const isNotLast = hasOtherWayIn(userId, { providers, passkey: credentialId });
  const [, removed] = await db.batch([
    insertMailWhen(db, notice, sql`exists (select 1 from ${passkeys} where ${isOwn}) and ${isNotLast}`),
    db.delete(passkeys).where(and(isOwn, isNotLast)).returning({ userId: passkeys.userId }),
  ]);
  return removed.length > 0;
}
