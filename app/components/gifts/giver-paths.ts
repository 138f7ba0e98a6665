// The addresses of a list's pages.

/** A giver's page of a list. */
export function giftListPath(token: string): string {
  return `/gifts/${token}`;
}

/** The form that reserves one line. */
export function reservePath(token: string, key: string): string {
  return `/gifts/${token}/reserve?${new URLSearchParams({ item: key })}`;
}

/** Takes the forms of one's own reservations. */
export function ownGiftPath(token: string): string {
  return `/gifts/${token}/mine`;
}
