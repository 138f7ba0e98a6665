// A share link as the server tells it to its owner's page, and what is asked of it.
import { either, isFlag, isText, objectOf, oneOf, type Shaped } from "../shape.ts";

const isShareLink = objectOf({
  replicationToken: isText,
  link: isText,
  includePersonalNotes: isFlag,
  /** The last valid day, in words. */
  validUntil: isText,
});

/** The link, or none. */
export const isShareAnswer = either(isShareLink, objectOf({ replicationToken: oneOf(null) }));

/** The copy that an accepted claim makes. */
export const isClaimAnswer = objectOf({ newOnboardingId: isText, status: isText });

export type ShareLink = Shaped<typeof isShareLink>;
export type ShareIntent = "show" | "generate" | "regenerate" | "revoke";
