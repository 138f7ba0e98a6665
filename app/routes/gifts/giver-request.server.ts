// What the pages of a gift list share: their headers, their limit, and the reservations of the browser that asks.
import { appContext } from "~/context.ts";
import type { GiverPage } from "~/contracts/gifts/giver-page.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { findGiftListForPage, type GiftListOnPage } from "~/usecases/gifts/find-gift-list.ts";
import { reservationsOf } from "~/usecases/gifts/own-reservations.ts";
import { viewGiverPage } from "~/views/gifts/giver-page-view.ts";

type ListArgs = RouteArgs & { params: { token: string } };

/** An open list and its page, for this browser; null if there is none. */
export async function readGiverPage({
  request,
  url,
  context,
  params,
}: ListArgs): Promise<{ found: GiftListOnPage; page: GiverPage } | null> {
  const { config, db, reader, now, country } = context.get(appContext);
  const { token } = params;
  const deps = { db, reader, tokenSecret: config.tokenSecret, now };
  const asked = url.searchParams.get(FIT_FIELD);
  const found = await findGiftListForPage(deps, token, asked !== null);
  if (!found) return null;
  const own = reservationsOf(found, await readGiftProof(config, request, found.list.listId));
  return { found, page: viewGiverPage({ ...found, own }, { country, asked }) };
}
