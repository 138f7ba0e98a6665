// Secrets that count once. What travels sealed in a cookie can be brought back as often as somebody likes; that it was used is
// remembered here, for as long as it would still be taken.
import { lte } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { spentSecrets } from "~/data/schema.ts";

/** Uses a secret up, by its hash, until it is too old anyway; false when it was used before. */
export async function spendSecret(db: Database, hash: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insert(spentSecrets)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentSecrets.hash });
  return spent.length > 0;
}

/** Forgets the secrets that are too old. */
export function deleteOldSpentSecrets(db: Database, now: number) {
  return db.delete(spentSecrets).where(lte(spentSecrets.expiresAt, now));
}
