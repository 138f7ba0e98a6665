// Where to report a weakness, in the form that RFC 9116 gives it.
import { plusDays, toDay } from "~/domain/calendar.ts";

/** RFC 9116 asks for less than a year. The address is read from the deployment, so each answer may say so anew. */
const VALID_DAYS = 180;

interface SecurityTxt {
  /** A mailto:, tel:, or https: address. */
  contact: string;
  /** The site's origin. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
}

/** The text of /.well-known/security.txt. It expires at midnight UTC, so a day's answers are the same. */
export function securityTxt({ contact, origin, now }: SecurityTxt): string {
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${plusDays(toDay(new Date(now)), VALID_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
