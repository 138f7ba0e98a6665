// Where to report a vulnerability, in RFC 9116's format.
import { plusDays, toDay } from "~/domain/calendar.ts";

/** RFC 9116 recommends less than a year. The contact is a current setting, so every answer can extend it. */
const VALID_DAYS = 180;

interface SecurityTxt {
  /** A mailto:, tel:, or https: URI. */
  contact: string;
  /** The site's origin. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The text of /.well-known/security.txt. It expires at midnight UTC, so all answers on one day are the same. */
export function securityTxt({ contact, origin, now }: SecurityTxt): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${plusDays(toDay(new Date(now)), VALID_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
