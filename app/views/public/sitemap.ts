// The addresses for search engines: the public pages, and the plans of the larger cities for a year ahead.
import { type IsoDay, plusMonths } from "~/domain/calendar.ts";
import { RULES_SINCE } from "~/domain/plans/rules-version.ts";
import { LARGER_PLACES } from "~/domain/public/larger-cities.ts";
import { planPath, SHOWN_FIRST } from "~/domain/public/plan-address.ts";

const PAGES: readonly string[] = ["/", "/swaddles-sleep-sacks", "/privacy", "/terms"];

const MONTHS_AHEAD = 12;

/** All paths as of a day, this month's plans first. */
export function sitemapPaths(today: IsoDay): string[] {
  const first = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS_AHEAD }, (_, at) => plusMonths(first, at).slice(0, 7));
  const plans = months.flatMap((month) =>
    LARGER_PLACES.map((place) => planPath({ place, month, ...SHOWN_FIRST })),
  );
  return [...PAGES, ...plans];
}

/** The sitemap as XML. A page's date is that of the rules behind its numbers. */
export function sitemapXml(origin: string, today: IsoDay): string {
  const entries = sitemapPaths(today).map(
    (path) => `<url><loc>${origin}${path}</loc><lastmod>${RULES_SINCE}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
}
