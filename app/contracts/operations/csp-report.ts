// What browsers tell of something that a page's policy has refused, in the two shapes that they have for it. Anybody can
// send such a report, so nothing of it is taken over as it is.
import { z } from "zod";

/** The older shape: one report a request. */
const older = z.object({
  "csp-report": z.object({
    "document-uri": z.string(),
    "effective-directive": z.string().optional(),
    "violated-directive": z.string().optional(),
    "blocked-uri": z.string().optional(),
  }),
});

/** The newer one: several reports, of other kinds too. */
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
  /** Such as "style-src-attr"; "unknown" for anything that is no name of a directive. */
  directive: string;
  /** The host that something was asked from, or a word such as "inline"; never an address. */
  blocked: string;
  /** The page's path on our origin, without what follows it; null for any other. */
  page: string | null;
}

/** The reports in a body, in a reduced form; null for what is no report at all. */
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
  if (!URL.canParse(blocked)) return "unknown";
  const { host, protocol } = new URL(blocked);
  return (host || protocol).slice(0, LONGEST);
}

function pathOf(page: string, origin: string): string | null {
  if (!URL.canParse(page)) return null;
  const url = new URL(page);
  return url.origin === origin ? url.pathname.slice(0, LONGEST) : null;
}
