// The addresses for search engines: the public pages, and the plans of the larger cities for the months ahead.
// In parts, because every address names itself in every language.
import type { IsoDay, Month } from "~/domain/calendar.ts";
import { RULES_SINCE } from "~/domain/plans/rules-version.ts";
import { LARGER_PLACES } from "~/domain/public/larger-cities.ts";
import { offeredMonths, planPath, SHOWN_FIRST } from "~/domain/public/plan-address.ts";
import { listedWearPaths } from "~/domain/public/wear-address.ts";
import { LANGUAGES, type Language, pathIn } from "~/words/languages.ts";

/** The public pages in all languages, or a month's plans in one. */
type Part = { file: string; paths: readonly string[]; languages: readonly Language[] };

/** All parts as of a day, this month's plans first; `pages` are the paths of the other pages in English. */
export function sitemapParts(today: IsoDay, pages: readonly string[]): Part[] {
  const { months } = offeredMonths(today);
  const plans = months.flatMap((month) => {
    const paths = plansOf(month);
    return LANGUAGES.map((language) => ({ file: `${language}-${month}.xml`, paths, languages: [language] }));
  });
  const outfits = LANGUAGES.map((language) => ({
    file: `${language}-wear.xml`,
    paths: listedWearPaths(),
    languages: [language],
  }));
  return [{ file: "pages.xml", paths: pages, languages: LANGUAGES }, ...outfits, ...plans];
}

function plansOf(month: Month): string[] {
  return LARGER_PLACES.map((place) => planPath({ place, month, ...SHOWN_FIRST }));
}

/** The list of the parts as XML. */
export function sitemapIndexXml(origin: string, parts: readonly Part[]): string {
  const entries = parts.map(
    ({ file }) => `<sitemap><loc>${origin}/sitemap/${file}</loc><lastmod>${RULES_SINCE}</lastmod></sitemap>`,
  );
  return xml("sitemapindex", "", entries);
}

/** A part as XML: an entry for each page, which names itself in every language. A page's date is that of the rules behind its numbers. */
export function sitemapXml(origin: string, { paths, languages }: Part): string {
  const entries = paths.flatMap((path) => {
    const inOthers = LANGUAGES.map((language) => alternate(language, `${origin}${pathIn(language, path)}`));
    const alternates = [...inOthers, alternate("x-default", `${origin}${path}`)].join("");
    return languages.map(
      (language) =>
        `<url><loc>${origin}${pathIn(language, path)}</loc><lastmod>${RULES_SINCE}</lastmod>${alternates}</url>`,
    );
  });
  return xml("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function alternate(hreflang: string, href: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
}

function xml(root: string, namespaces: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>
${entries.join("\n")}
</${root}>
`;
}
