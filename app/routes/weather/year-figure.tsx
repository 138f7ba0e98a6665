// The picture of the year as a piece of markup, for the dashboard, which asks for it when it comes near: a picture needs no
// script to be drawn, and most visits never look at it.
import { renderToStaticMarkup } from "react-dom/server.node";
import { YearPicture } from "~/components/weather/year-picture.tsx";
import { readUnits } from "~/domain/weather/units.ts";
import type { Route } from "./+types/year-figure";
import { readYear } from "./read-year.server.ts";

export async function loader(args: Route.LoaderArgs): Promise<Response> {
  // What was chosen a moment ago may not be stored yet.
  const { year } = await readYear(args, readUnits(args.url.searchParams.get("units")));
  if (!year) return new Response(null, { status: 404 });
  // Its ids must not meet those of the page that takes it in.
  const markup = renderToStaticMarkup(<YearPicture picture={year} />, { identifierPrefix: "year" });
  return new Response(markup, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
