// What a share link shows of its dashboard to anyone who has the link.
import { readReplicationConfig } from "~/contracts/plans/stored-plan.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import {
  type SharedItemRow,
  type SharedPlanRow,
  selectSharedItems,
  selectSharedPlan,
} from "~/data/sharing/shares.server.ts";
import { maskEmail } from "~/domain/accounts/mask-email.ts";
import { looksLikeShareToken, shareTokenHashes } from "~/services/auth/share-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";

interface Dependencies extends Needs<"db" | "tokenSecret" | "now"> {
  /** The page's, so that the lookup shares its round trip with the session check. */
  reader: PageReader;
}

/** A shared dashboard, with what it asks for. */
export interface SharedPlan {
  row: SharedPlanRow;
  items: SharedItemRow[];
}

/** The dashboard that a token leads to; null if the token is unknown, replaced, revoked, or expired. */
export async function findSharedPlan(
  { db, reader, tokenSecret, now }: Dependencies,
  token: string,
): Promise<SharedPlan | null> {
  if (!looksLikeShareToken(token)) return null;
  const hashes = shareTokenHashes(tokenSecret, token);
  const [[row], items] = await Promise.all([
    reader.read(selectSharedPlan(db, hashes, now)),
    reader.read(selectSharedItems(db, hashes, now)),
  ]);
  return row ? { row, items } : null;
}

/** What the dashboard was made for. Only signed-in users see the sharer's whole email address. */
export function previewSharedPlan(row: SharedPlanRow, viewer: { id: string } | null) {
  const { zipcode, city, state, country, expectedDueDate, babies, genderPreference, laundryScenario } = row;
  const config = readReplicationConfig(row.config);
  return {
    /** What the owner calls it; null for our own words. */
    title: config?.title ?? null,
    showsToGet: config?.showsToGet ?? false,
    zipcode,
    city,
    state,
    country,
    expectedDueDate,
    babies,
    genderPreference,
    laundryScenario,
    includePersonalNotes: config?.includePersonalNotes ?? false,
    sharerEmail: viewer ? row.sharerEmail : maskEmail(row.sharerEmail),
    isOwn: viewer?.id === row.ownerId,
  };
}

export type SharePreview = ReturnType<typeof previewSharedPlan>;
