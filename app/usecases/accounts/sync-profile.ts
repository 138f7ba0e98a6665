import { findProfileOwners, insertMissingProfile } from "~/data/accounts/profiles.server.ts";
import type { Database } from "~/data/database.server.ts";

export type ProfileSync = "ok" | "EMAIL_IN_USE" | "PROFILE_NOT_CREATED";

interface Dependencies {
  db: Database;
  now: number;
}

/**
 * Makes sure that a signed-in user has a profile; reports if the address belongs to another user's profile.
 */
export async function syncProfile(
  { db, now }: Dependencies,
  user: { id: string; email: string },
): Promise<ProfileSync> {
  await insertMissingProfile(db, { userId: user.id, email: user.email, now });
  const { hasProfile, ownerOfAddress } = await findProfileOwners(db, user.id, user.email);
  if (hasProfile) return "ok";
  return ownerOfAddress !== null && ownerOfAddress !== user.id ? "EMAIL_IN_USE" : "PROFILE_NOT_CREATED";
}
