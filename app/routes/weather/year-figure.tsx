// The year's picture as markup, which the dashboard fetches when it comes near the viewport: drawing it takes
// no script in the browser, and most visits never see it.

import { renderToStaticMarkup } from "react-dom/server.node";
import { YearPicture } from "~/components/weather/year-picture-figure.tsx";
import { readUnits } from "~/domain/weather/units.ts";
import type { Route } from "./+types/year-figure";
import { readYear } from "./read-year.server.ts";

export { readsNear as handle } from "~/contracts/route-facts.ts";

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  // Units that were just chosen may not be stored yet.
  const { year } = await readYear(args, readUnits(args.url.searchParams.get("units")));
  if (!year) return new Response(null, { status: 404 });
  // A prefix keeps its ids from clashing with those of the page that embeds it.
  const markup = renderToStaticMarkup(<YearPicture picture={year} />, { identifierPrefix: "year" });
  return new Response(markup, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
