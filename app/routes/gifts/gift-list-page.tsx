// /gifts/{token}: the gifts that are still needed, for anyone with the address. Drawn by the server; reserving needs no script.
// A small script updates it when another giver reserves.

import { data } from "react-router";
import script from "~/assets/gift-list.js?url";
import {
  ByKind,
  GiftCount,
  Greeting,
  HowMany,
  Ideas,
  InvitationTitle,
  Together,
} from "~/components/gifts/giver-invitation.tsx";
import { giftListPath, ownGiftPath, reservePath } from "~/components/gifts/giver-paths.ts";
import { GiverLinks, leftTemplates, TakenLines } from "~/components/gifts/giver-rows.tsx";
import { OwnGifts } from "~/components/gifts/own-gifts.tsx";
import { WillItFit } from "~/components/growth/will-it-fit.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { DONE_PARAM, MISSED_PARAM } from "~/contracts/gifts/gift-addresses.ts";
import type { GiverPage, OwnGift } from "~/contracts/gifts/giver-page.ts";
import { FIT_FIELD } from "~/domain/growth/fit-field.ts";
import { appContext } from "~/http/context.ts";
import { readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import type { RouteArgs } from "~/http/request-context.server.ts";
import { privatePageMeta, publicPageMeta } from "~/routes/page-meta.ts";
import { findGiftListForPage, type GiftListOnPage } from "~/usecases/gifts/find-gift-list.ts";
import { reservationsOf } from "~/usecases/gifts/own-reservations.ts";
import { lineName } from "~/views/gifts/gift-lines-view.ts";
import { viewGiverPage } from "~/views/gifts/giver-page-view.ts";
import { GIVER_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import { FIT_COPY } from "~/words/en/growth/fit-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/gift-list-page";

export { plansLimited as middleware } from "~/http/guards.server.ts";
export { privateAnswer as headers } from "~/http/private-headers.server.ts";

export const handle = publicHandle({ readsNear: true });

/** Without the list's own address, chats show its title, our drawing, and the first line; search engines never list it. */
export const meta: Route.MetaFunction = ({ loaderData, ...args }) => {
  const page = loaderData?.page;
  if (!page) return privatePageMeta(GIVER_COPY.gone);
  const description = page.greeting === "" ? GIVER_COPY.ideas(page.parents) : page.greeting;
  return publicPageMeta(args, { title: page.title, description, isIndexed: false });
};

export async function loader(args: Route.LoaderArgs) {
  const { nonce, now } = args.context.get(appContext);
  const read = await readGiverPage(args);
  if (!read)
    return data(
      { token: "", page: null, done: [], missed: [], isUndone: false, nonce: "", now: 0 },
      { status: 404 },
    );
  const { found, page } = read;
  const { searchParams } = args.url;
  const [done, missed] = [searchParams.getAll(DONE_PARAM), searchParams.getAll(MISSED_PARAM)];
  return data({
    token: args.params.token,
    page,
    /** What was just reserved, if this browser reserved it. */
    done: page.own.filter(({ id }) => done.includes(id)),
    missed: found.lines.filter(({ key }) => missed.includes(key)).map(lineName),
    isUndone: searchParams.has("undone"),
    nonce,
    now,
  });
}

export default function GiftListPage({
  loaderData: { token, page, done, missed, isUndone, nonce, now },
}: Route.ComponentProps) {
  // The same for every reason, so that guessing reveals nothing.
  if (!page) return <PageFrame title={GIVER_COPY.gone} lead={GIVER_COPY.goneHint} scene="not-found" />;
  return (
    <PageFrame title={<InvitationTitle page={page} />} heading={{ id: "gift-title" }}>
      <Reserved token={token} parents={page.parents} gifts={done} missed={missed} />
      {isUndone && <Notice look="good" title={GIVER_COPY.undone} />}
      <Greeting page={page} />
      <div id="gift-own">
        <OwnGifts token={token} own={page.own} />
      </div>
      <div id="gift-lines" {...leftTemplates()}>
        <Ideas token={token} page={page} />
        <Together token={token} page={page} />
        <ByKind token={token} page={page} />
        <TakenLines lines={page.taken} />
      </div>
      <GiftCount page={page} now={now} />
      {page.fit && (
        <div className="mt-4">
          <WillItFit
            fit={page.fit}
            path={giftListPath(token)}
            kept={{}}
            list={{ none: FIT_COPY.nothing, pathOf: (key) => reservePath(token, key) }}
          />
        </div>
      )}
      <HowMany page={page} />
      <p data-chrome className="mt-6 text-xs text-ink-soft">
        {GIVER_COPY.madeWith}
      </p>
      <script type="module" src={script} nonce={nonce} />
    </PageFrame>
  );
}

interface ReservedProps {
  token: string;
  parents: string | null;
  gifts: readonly OwnGift[];
  /** Names of what somebody else was faster with. */
  missed: readonly string[];
}

/** What was just reserved: thanks, where to buy it, where to bring it, and the way back. */
function Reserved({ token, parents, gifts, missed }: ReservedProps) {
  const [first] = gifts;
  if (!first) return null;
  return (
    <Notice className="mb-4" look="good" title={GIVER_COPY.thankYou(first.giver)}>
      <ul className="grid gap-2">
        {gifts.map((gift) => (
          <li key={gift.id}>
            <p>{`${GIVER_COPY.reservedForYou} ${gift.what}`}</p>
            <GiverLinks links={gift.links} />
            <form method="post" action={publicPath(ownGiftPath(token))} noValidate>
              <input type="hidden" name="id" value={gift.id} />
              <button type="submit" name="intent" value="undo" className="tap-link text-sm">
                {GIVER_COPY.undo}
                <span className="sr-only">: {gift.what}</span>
              </button>
            </form>
          </li>
        ))}
      </ul>
      <p>{GIVER_COPY.bringIt(parents)}</p>
      {missed.map((what) => (
        <p key={what} className="mt-1 font-semibold text-amber">
          {GIVER_COPY.missed(what)}
        </p>
      ))}
      <a href={publicPath(giftListPath(token))} className="tap-link">
        {GIVER_COPY.close}
      </a>
    </Notice>
  );
}

type ListArgs = RouteArgs & { params: { token: string } };

/** An open list and its page, for this browser; null if there is none. */
async function readGiverPage({
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
