// Where to report a vulnerability, in RFC 9116's format.
import { data } from "react-router";
import { plusDays, toDay } from "~/domain/calendar.ts";
import { appContext } from "~/http/context.ts";
import type { Route } from "./+types/security-txt-route";

/** Where to report a vulnerability; doesn't exist in a deployment without a contact. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { config, now } = context.get(appContext);
  if (!config.securityContact) throw data(null, { status: 404 });
  const text = securityTxt({ contact: config.securityContact, origin: config.origin, now });
  return new Response(text, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}

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
