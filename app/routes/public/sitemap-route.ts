import { appContext } from "~/context.ts";
import { toDay } from "~/domain/calendar.ts";
import { sitemapXml } from "~/views/public/sitemap.ts";
import type { Route } from "./+types/sitemap-route";

export function loader({ context }: Route.LoaderArgs): Response {
  const { config, now } = context.get(appContext);
  return new Response(sitemapXml(config.origin, toDay(new Date(now))), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
