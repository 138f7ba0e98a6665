// Which attempts a person sees: their own, without what they have deleted. Everything that people read or write of
// attempts goes through one of these.
import { and, eq, isNull, type Placeholder, type SQL } from "drizzle-orm";
import { userOnboardingData as attempts } from "~/data/schema.ts";

/** All of the user's attempts. */
export function areOfOwner(ownerId: string | Placeholder): SQL | undefined {
  return and(eq(attempts.userId, ownerId), isNull(attempts.deletedAt));
}

/** One attempt, if it is the user's. */
export function isOfOwner(
  ownerId: string | Placeholder,
  onboardingId: string | Placeholder,
): SQL | undefined {
  return and(eq(attempts.onboardingId, onboardingId), areOfOwner(ownerId));
}
