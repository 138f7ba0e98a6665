// A share link as the server tells it to its owner's page, and what is asked of it. Browsers check it, so it is checked
// without a library.

export interface ShareLink {
  replicationToken: string;
  link: string;
  includePersonalNotes: boolean;
  /** The last day, in words. */
  validUntil: string;
}

/** The link, or that there is none. */
export type ShareAnswer = ShareLink | { replicationToken: null };

export type ShareIntent = "show" | "generate" | "regenerate" | "revoke";

/** A claim was taken: the copy that it makes. */
export interface ClaimAnswer {
  newOnboardingId: string;
  status: string;
}

export function isShareAnswer(body: unknown): body is ShareAnswer {
  if (!isObject(body)) return false;
  if (body.replicationToken === null) return true;
  return (
    [body.replicationToken, body.link, body.validUntil].every((text) => typeof text === "string") &&
    typeof body.includePersonalNotes === "boolean"
  );
}

export function isClaimAnswer(body: unknown): body is ClaimAnswer {
  return isObject(body) && typeof body.newOnboardingId === "string" && typeof body.status === "string";
}

function isObject(body: unknown): body is Partial<Record<string, unknown>> {
  return typeof body === "object" && body !== null;
}
