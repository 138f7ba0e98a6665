import { findProfileOwners, insertMissingProfile } from "~/data/accounts/profiles.server.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import type { Needs } from "~/usecases/needs.ts";

export type ProfileSync = "ok" | "EMAIL_IN_USE" | "PROFILE_NOT_CREATED";

/**
 * Makes sure that a signed-in user has a profile; reports if it can't be written, or if the address belongs to another user's
 * profile.
 */
export async function syncProfile(
  { db, now }: Needs<"db" | "now">,
  user: { id: string; email: string },
): Promise<ProfileSync> {
  try {
    await insertMissingProfile(db, { userId: user.id, email: user.email, now });
  } catch (error) {
    log.error("profile_not_created", errorFacts(error));
    return "PROFILE_NOT_CREATED";
  }
  const { hasProfile, ownerOfAddress } = await findProfileOwners(db, user.id, user.email);
  if (hasProfile) return "ok";
  return ownerOfAddress !== null && ownerOfAddress !== user.id ? "EMAIL_IN_USE" : "PROFILE_NOT_CREATED";
}
