// A page's head: its title and, on public pages, its descriptions for search engines and link previews.
import { isRouteErrorResponse, type MetaDescriptor } from "react-router";
import { isFields } from "~/contracts/shape.ts";
import { KEPT_AS } from "~/domain/offline/kept-pages.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import { spanWords } from "~/words/en/day-words.ts";
import { PREFIX } from "~/words/en/language.ts";
import { ACCESS_COPY, ERROR_PAGE_COPY, PRODUCT_NAME, TAGLINE } from "~/words/en/layout.ts";
import { type NamedPlan, namesTogether, titleOfPlan } from "~/words/en/plans/title-of-plan.ts";
import { HOME_DESCRIPTION } from "~/words/en/public/descriptions.ts";
import { LANGUAGES, pathIn } from "~/words/languages.ts";
import { publicPath } from "~/words/public-path.ts";

/** The arguments of every route's meta function; the root's loader knows the origin. */
interface PageArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PublicPage {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The canonical path, without a language, of a page with several addresses; otherwise the requested path. */
  path?: string;
  /** Path of a 1200 × 630 pixel picture; the product's own by default. */
  picture?: string;
  /** False for pages that search engines shouldn't list; shared links still describe them. */
  isIndexed?: boolean;
}

/** A page's title as a browser tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${PRODUCT_NAME}`;
}

/** A plan's page as a browser tab shows it: with the babies' names, where they are known. */
export function planPageTitle(title: string, plan: NamedPlan | undefined): string {
  return pageTitle([title, namesTogether(plan?.babyNames ?? null)].filter(Boolean).join(" · "));
}

/** The head of a plan's page, or of its failure. */
export function planPageMeta(
  title: string,
  { error, loaderData }: { error?: unknown; loaderData?: { plan: NamedPlan } | undefined },
): MetaDescriptor[] {
  return error ? failedPageMeta(error) : [{ title: planPageTitle(title, loaderData?.plan) }];
}

/** The home page, whose title starts with the name. Also used for pages without their own meta, such as unknown addresses. */
export function homeMeta(args: PageArgs): MetaDescriptor[] {
  const title = `${PRODUCT_NAME} · ${TAGLINE}`;
  const page = { title, description: HOME_DESCRIPTION, path: "/" };
  return [
    { title },
    ...shareMeta(args, page),
    ...(args.location.pathname === "/" ? [...canonical(args, page), ...alternates(args, page)] : []),
  ];
}

/** A public page: title, description and Open Graph. */
export function publicPageMeta(args: PageArgs, page: PublicPage): MetaDescriptor[] {
  const isListed = page.path !== undefined || LISTED.has(args.location.pathname);
  const indexed = page.isIndexed === false ? [NO_INDEX] : isListed ? alternates(args, page) : [];
  const own = page.isIndexed === false ? [] : canonical(args, page);
  return [{ title: pageTitle(page.title) }, ...shareMeta(args, page), ...own, ...indexed];
}

/** Pages of one address that the sitemap lists. */
const LISTED: ReadonlySet<string> = new Set(["/privacy", "/terms"]);

/** One address for search engines, whatever query it is opened with. */
function canonical(
  { matches, location }: PageArgs,
  { path = location.pathname }: PublicPage,
): MetaDescriptor[] {
  const origin = originOf(matches[0]?.loaderData);
  return origin ? [{ tagName: "link", rel: "canonical", href: `${origin}${publicPath(path)}` }] : [];
}

/**
 * The same page in every language, for search engines; the one in English is for whoever speaks none of them. Pages that have them
 * run no script of the framework, so that browsers never ask.
 */
function alternates(
  { matches, location }: PageArgs,
  { path = location.pathname }: PublicPage,
): MetaDescriptor[] {
  const origin = originOf(matches[0]?.loaderData);
  if (!import.meta.env.SSR || origin === null) return [];
  const inOthers = LANGUAGES.map((language) => ({ hrefLang: language, path: pathIn(language, path) }));
  return [...inOthers, { hrefLang: "x-default", path }].map((other) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: other.hrefLang,
    href: `${origin}${other.path}`,
  }));
}

/** The preview for pages without their own picture; scripts/public-pictures.ts draws it in each language. */
function productPicture(): string {
  return `/share${PREFIX.replace("/", "-")}.png`;
}

/** Uses the configured origin and no query, which may contain a token. */
function shareMeta(args: PageArgs, page: PublicPage): MetaDescriptor[] {
  const { matches, location } = args;
  const { title, description, path = location.pathname, picture = productPicture() } = page;
  const origin = originOf(matches[0]?.loaderData);
  return [
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { name: "twitter:card", content: "summary_large_image" },
    ...(origin
      ? [
          { property: "og:url", content: `${origin}${publicPath(path)}` },
          { property: "og:image", content: `${origin}${picture}` },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
  ];
}

/** A page behind a mailed link or an intermediate step, meant only for its visitor. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, NO_INDEX];
}

/** A page that doesn't exist or couldn't be shown, whatever its title would have been. */
export function failedPageMeta(error: unknown): MetaDescriptor[] {
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 403) return privatePageMeta(titleIn(error) ?? ACCESS_COPY.denied);
  return privatePageMeta(status === 404 ? ERROR_PAGE_COPY.notFound : ERROR_PAGE_COPY.failed);
}

/** The title of a refusal that has one (http/plan-refusal.server.ts). */
function titleIn(error: unknown): string | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null;
  return isFields(data) && typeof data.title === "string" ? data.title : null;
}

/** A plan's page that the browser keeps for offline reading, under this name. */
export function keptAs(plan: NamedPlan, page: string): MetaDescriptor {
  return { name: KEPT_AS, content: `${titleOfPlan(plan)} · ${page}` };
}

/** A trip's page that the browser keeps for offline reading, named after its place and dates. */
export function tripKeptAs(trip: TripDates & { destination: string; planCountry: string }): MetaDescriptor {
  return { name: KEPT_AS, content: `${trip.destination} · ${spanWords(trip, trip.planCountry)}` };
}

const NO_INDEX = { name: "robots", content: "noindex" };

/** Null if the root's own loader failed. */
function originOf(root: unknown): string | null {
  const isKnown = typeof root === "object" && root !== null && "origin" in root;
  return isKnown && typeof root.origin === "string" ? root.origin : null;
}
