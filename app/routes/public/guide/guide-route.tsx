// /swaddles-sleep-sacks: which TOG suits which room, starting with the one asked about (?room=70&unit=f).
import { data } from "react-router";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { readRoom } from "~/contracts/public/room.ts";
import { selectGuideLinks } from "~/data/shopping/affiliate-links.server.ts";
import { unitsOfCountry } from "~/domain/weather/units.ts";
import { appContext } from "~/http/context.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { guideLinks } from "~/views/public/guide-links.ts";
import { viewNightAt, viewNights } from "~/views/public/wear-night-view.ts";
import { UNKNOWN_COUNTRY } from "~/words/en/day-words.ts";
import { GUIDE_COPY, PICKER_COPY } from "~/words/en/public/guide-copy.ts";
import type { Route } from "./+types/guide-route";
import { GuidePage } from "./guide-page.tsx";

export const handle = publicHandle({
  sameFor: { parameters: ["room", "unit"] },
  isInSitemap: true,
  readsNear: true,
});

/** One canonical page for search engines, whichever room is asked about. */
export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { ...GUIDE_COPY, path: "/swaddles-sleep-sacks" });

/**
 * The same page for all strangers: it has the units and names shops of the country where most speak its language. The guide is
 * useful without links: if they can't be read, it says so with a 503, which is not cached.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, reader, nonce } = context.get(appContext);
  const question = readRoom(url.searchParams, unitsOfCountry(PICKER_COPY.country));
  const links = await reader
    .read(selectGuideLinks(db, UNKNOWN_COUNTRY))
    .then(guideLinks, (error: unknown) => {
      log.error("guide_links_not_read", errorFacts(error));
      return null;
    });
  const night = question.room && viewNightAt(question.room.fahrenheit);
  const nights = viewNights("f");
  return data(
    { question, night, nights, links, nonce },
    { status: links === null ? 503 : question.error ? 400 : 200 },
  );
}

export default function Guide({ loaderData }: Route.ComponentProps) {
  return <GuidePage {...loaderData} />;
}
