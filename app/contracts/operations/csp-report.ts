// What browsers report when a page's policy has blocked something, in either of their two formats. Anyone can
// send such a report, so every field is reduced to known values.
import { z } from "zod";
import { readUrl } from "../../domain/urls.ts";

/** The older format: one report per request. */
const older = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().optional(),
  }),
});

/** The newer format: several reports, of other kinds too. */
const newer = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: z.string().optional(),
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
    }),
  }),
);

export interface CspReport {
  /** For example "style-src-attr"; "unknown" for anything that isn't a directive's name. */
  directive: string;
  /** The blocked resource's host, or a keyword such as "inline"; never a full address. */
  blocked: string;
  /** The page's path on our origin, without query or hash; null for any other page. */
  page: string | null;
}

/** The reports in a body, reduced; null for anything else. */
export function readCspReports(body: unknown, origin: string): CspReport[] | null {
  const one = older.safeParse(body).data?.["csp-report"];
  if (one) {
    const directive = one["effective-directive"] ?? one["violated-directive"];
    return [reduced(directive, one["blocked-uri"], one["document-uri"], origin)];
  }
  return (
    newer
      .safeParse(body)
      .data?.filter(({ type }) => type === "csp-violation")
      .map(({ body: { effectiveDirective, blockedURL, documentURL } }) =>
        reduced(effectiveDirective, blockedURL, documentURL, origin),
      ) ?? null
  );
}

const LONGEST = 100;

function reduced(
  directive: string | undefined,
  blocked: string | undefined,
  page: string | undefined,
  origin: string,
): CspReport {
  const [name = ""] = (directive ?? "").split(" ", 1);
  return {
    directive: /^[a-z-]{1,40}$/.test(name) ? name : "unknown",
    blocked: hostOf(blocked ?? ""),
    page: pathOf(page ?? "", origin),
  };
}

function hostOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked;
  const url = readUrl(blocked);
  return url ? (url.host || url.protocol).slice(0, LONGEST) : "unknown";
}

function pathOf(page: string, origin: string): string | null {
  const url = readUrl(page);
  return url?.origin === origin ? url.pathname.slice(0, LONGEST) : null;
}
