// A share link as the server tells it to its owner's page, and what is asked of it.
import { either, isFlag, isText, objectOf, oneOf, type Shaped } from "../shape.ts";

const isShareLink = objectOf({
  replicationToken: isText,
  link: isText,
  /** Empty if the owner chose none. */
  title: isText,
  includePersonalNotes: isFlag,
  showsToGet: isFlag,
  /** The last valid day, yyyy-MM-dd. */
  validUntil: isText,
  /** Two letters: how dates are written there. */
  country: isText,
});

const isNoLink = objectOf({
  replicationToken: oneOf(null),
  /** The owner's, to suggest whose plan it is; empty if we don't know it. */
  suggestedTitle: isText,
});

/** The link, or none. */
export const isShareAnswer = either(isShareLink, isNoLink);

/** The copy that an accepted claim makes. */
export const isClaimAnswer = objectOf({ newOnboardingId: isText, status: isText });

export type ShareLink = Shaped<typeof isShareLink>;
export type ShareIntent = "show" | "generate" | "save" | "regenerate" | "revoke";
