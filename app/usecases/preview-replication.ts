// What a share link shows of the dashboard behind it, to anybody who has the link.
import { readReplicationConfig } from "~/contracts/stored-plan.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import { type SharedPlanRow, selectSharedPlan } from "~/data/sharing.server.ts";
import { maskEmail } from "~/domain/mask-email.ts";
import { looksLikeShareToken, shareTokenHash } from "~/services/auth/share-token.server.ts";

interface Dependencies {
  db: Database;
  /** The page's, so that the look-up shares its round trip with the session check. */
  reader: PageReader;
  tokenSecret: string;
  now: number;
}

/** The dashboard that a token leads to; null when the token is unknown, replaced, revoked or over. */
export async function findSharedPlan(
  { db, reader, tokenSecret, now }: Dependencies,
  token: string,
): Promise<SharedPlanRow | null> {
  if (!looksLikeShareToken(token)) return null;
  const [row] = await reader.read(selectSharedPlan(db, shareTokenHash(tokenSecret, token), now));
  return row ?? null;
}

/** Its preview. Only somebody signed in sees the sharer's whole address. */
export function previewSharedPlan(plan: SharedPlanRow, viewer: { id: string } | null) {
  const { ownerId, config, sharerEmail, ...facts } = plan;
  return {
    ...facts,
    includePersonalNotes: readReplicationConfig(config)?.includePersonalNotes ?? false,
    sharerEmail: viewer ? sharerEmail : maskEmail(sharerEmail),
    isOwn: viewer?.id === ownerId,
  };
}

export type ReplicationPreview = ReturnType<typeof previewSharedPlan>;
