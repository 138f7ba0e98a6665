// The head of a page: its title and, on public pages, what search engines and shared links say of it.
import type { MetaDescriptor } from "react-router";
import { PRODUCT_NAME, TAGLINE } from "~/copy/brand.ts";
import { attemptTitle } from "~/copy/plans/attempt-title.ts";
import { DESCRIPTIONS } from "~/copy/public/meta.ts";
import { KEPT_AS } from "~/domain/offline/kept-pages.ts";
import type { TripDates } from "~/domain/travel/trip-dates.ts";
import { spanWords } from "~/domain/travel/trip-words.ts";

/** What every route's meta function is given; the root's loader knows the origin. */
interface PageArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}

interface PublicPage {
  /** Without the product's name. */
  title: string;
  description: string;
  /** The one spelling of its address, where it has several; else the path that was asked for. */
  path?: string;
  /** Path of a picture of 1200 × 630 pixels; else that of the product. */
  picture?: string;
  /** False for pages that belong into no search engine; a shared link still says what it leads to. */
  isIndexed?: boolean;
}

/** The title of a page as a browser's tab shows it. */
export function pageTitle(title: string): string {
  return `${title} · ${PRODUCT_NAME}`;
}

/** The first page, whose title starts with the name; also what is said of pages that say nothing, which may be no pages. */
export function homeMeta(args: PageArgs): MetaDescriptor[] {
  const title = `${PRODUCT_NAME} · ${TAGLINE}`;
  return [{ title }, ...shareMeta(args, { title, description: DESCRIPTIONS.home, path: "/" })];
}

/** A public page: title, description and Open Graph. */
export function publicPageMeta(args: PageArgs, page: PublicPage): MetaDescriptor[] {
  const robots = page.isIndexed === false ? [NO_INDEX] : [];
  return [{ title: pageTitle(page.title) }, ...shareMeta(args, page), ...canonical(args, page), ...robots];
}

/** Said by pages that have more than one address. */
function canonical({ matches }: PageArgs, { path }: PublicPage): MetaDescriptor[] {
  const origin = originOf(matches[0]?.loaderData);
  return origin && path ? [{ tagName: "link", rel: "canonical", href: `${origin}${path}` }] : [];
}

/** What there is to see of a page without a picture of its own; scripts/public-pictures.ts draws it. */
const PRODUCT_PICTURE = "/share.png";

/** The address is the configured one, without any query: a token may stand there. */
function shareMeta(args: PageArgs, page: PublicPage): MetaDescriptor[] {
  const { matches, location } = args;
  const { title, description, path = location.pathname, picture = PRODUCT_PICTURE } = page;
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
          { property: "og:url", content: `${origin}${path}` },
          { property: "og:image", content: `${origin}${picture}` },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
  ];
}

/** A page behind a mailed link or a step on the way: for nobody but who is there. */
export function privatePageMeta(title: string): MetaDescriptor[] {
  return [{ title: pageTitle(title) }, NO_INDEX];
}

/** A page of a plan that the browser keeps for reading without a network, under this name. */
export function keptAs(
  { cardTitle, attemptNumber }: { cardTitle: string | null; attemptNumber: number },
  page: string,
): MetaDescriptor {
  return { name: KEPT_AS, content: `${attemptTitle(cardTitle, attemptNumber)} · ${page}` };
}

/** The page of a trip that the browser keeps for reading without a network, under where and when it is. */
export function tripKeptAs(trip: TripDates & { destination: string }): MetaDescriptor {
  return { name: KEPT_AS, content: `${trip.destination} · ${spanWords(trip)}` };
}

const NO_INDEX = { name: "robots", content: "noindex" };

/** Null when the root's own loader has failed. */
function originOf(root: unknown): string | null {
  const isKnown = typeof root === "object" && root !== null && "origin" in root;
  return isKnown && typeof root.origin === "string" ? root.origin : null;
}
