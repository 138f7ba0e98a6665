// Which reservations of a list the secrets of a browser open.
import type { ReservationRow } from "~/data/gifts/select-gift-list.server.ts";
import { reservationSecretHash } from "~/services/auth/gift-token.server.ts";

/** The newest first. */
export function reservationsOf(
  { reservations }: { reservations: readonly ReservationRow[] },
  secrets: readonly string[],
): ReservationRow[] {
  const hashes = new Set(secrets.map(reservationSecretHash));
  return reservations.filter(({ secretHash }) => hashes.has(secretHash)).toReversed();
}

/** The secret among these that opens a reservation; null if none does. */
export function secretFor(
  { reservations }: { reservations: readonly Pick<ReservationRow, "id" | "secretHash">[] },
  id: string,
  secrets: readonly string[],
): string | null {
  const own = reservations.find((reservation) => reservation.id === id);
  return secrets.find((secret) => reservationSecretHash(secret) === own?.secretHash) ?? null;
}
