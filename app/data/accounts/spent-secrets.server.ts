// Secrets that can be used once. A sealed cookie can be replayed, so a use is recorded here for as long as
// the secret would be accepted.
import { lte } from "drizzle-orm";
import type { Database } from "~/data/database.server.ts";
import { spentSecrets } from "~/data/schema.ts";

/** Uses up a secret, by its hash; false if it was used before. The row is needed until the secret expires. */
export async function spendSecret(db: Database, hash: string, expiresAt: number): Promise<boolean> {
  const spent = await db
    .insert(spentSecrets)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentSecrets.hash });
  return spent.length > 0;
}

export function deleteOldSpentSecrets(db: Database, now: number) {
  return db.delete(spentSecrets).where(lte(spentSecrets.expiresAt, now));
}
