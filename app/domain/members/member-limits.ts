/** The most people a plan has besides its owner, together with those who are invited. */
export const MOST_MEMBERS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an invitation can be taken, in milliseconds: 14 days. */
export const INVITATION_VALID_MS = 14 * DAY_MS;
