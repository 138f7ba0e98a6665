import { data } from "react-router";
import { toDay } from "~/domain/calendar.ts";
import { appContext, routesContext } from "~/http/context.ts";
import { sitemapIndexXml, sitemapParts, sitemapXml } from "~/views/public/sitemap.ts";
import type { Route } from "./+types/sitemap-route";

/** The list of the sitemap's parts, or one of them. */
export function loader({ params, context }: Route.LoaderArgs): Response {
  const { config, now } = context.get(appContext);
  const parts = sitemapParts(toDay(new Date(now)), context.get(routesContext).inSitemap);
  if (params.part === undefined) return xmlResponse(sitemapIndexXml(config.origin, parts));
  const part = parts.find(({ file }) => file === params.part);
  if (!part) throw data(null, { status: 404 });
  return xmlResponse(sitemapXml(config.origin, part));
}

function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
