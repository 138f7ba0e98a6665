// A share link as sent to its owner's page. Browsers check it too, so there is no library here.

export interface ShareLink {
  replicationToken: string;
  link: string;
  includePersonalNotes: boolean;
  /** The last valid day, in words. */
  validUntil: string;
}

/** The link, or none. */
export type ShareAnswer = ShareLink | { replicationToken: null };

export type ShareIntent = "show" | "generate" | "regenerate" | "revoke";

/** The copy that an accepted claim makes. */
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
