// /gifts/{token}: what is still wished for, for whoever has the address. Drawn by the server; reserving needs no script.
// A small script updates it when another giver reserves.

import { data } from "react-router";
import script from "~/assets/gift-list.js?url";
import { giftListPath, ownGiftPath, reservePath } from "~/components/gifts/giver-paths.ts";
import {
  GiverLinks,
  GiverSections,
  leftTemplates,
  TakenLines,
  wishedTemplates,
} from "~/components/gifts/giver-rows.tsx";
import { OwnGifts } from "~/components/gifts/own-gifts.tsx";
import { FIT_ID, WillItFit } from "~/components/growth/will-it-fit.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { Button } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { appContext } from "~/context.ts";
import type { GiverPage, OwnGift } from "~/contracts/gifts/giver-page.ts";
import { GIVER_COPY, wishedWords } from "~/copy/gifts/giver-page-copy.ts";
import { FIT_COPY } from "~/copy/growth/fit-copy.ts";
import { publicPath } from "~/language/public-path.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/gift-list-page";
import { privateHeaders, readGiverPage } from "./giver-request.server.ts";

export const handle = publicHandle();

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET")];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.page?.title ?? GIVER_COPY.gone);

export const headers: Route.HeadersFunction = ({ errorHeaders }) => privateHeaders(errorHeaders);

export async function loader(args: Route.LoaderArgs) {
  const { nonce, now } = args.context.get(appContext);
  const read = await readGiverPage(args);
  if (!read)
    return data({ token: "", page: null, done: null, isUndone: false, nonce: "", now: 0 }, { status: 404 });
  const { searchParams } = args.url;
  return data({
    token: args.params.token,
    page: read.page,
    /** What was just reserved, if this browser reserved it. */
    done: read.page.own.find(({ id }) => id === searchParams.get("done")) ?? null,
    isUndone: searchParams.has("undone"),
    nonce,
    now,
  });
}

export default function GiftListPage({
  loaderData: { token, page, done, isUndone, nonce, now },
}: Route.ComponentProps) {
  // The same for every reason, so that guessing reveals nothing.
  if (!page) return <PageFrame title={GIVER_COPY.gone} lead={GIVER_COPY.goneHint} scene="not-found" />;
  return (
    <PageFrame title={page.title} heading={{ id: "gift-title" }}>
      {done && <Reserved token={token} gift={done} />}
      {isUndone && <Notice look="good" title={GIVER_COPY.undone} />}
      <Head page={page} now={now} />
      <div id="gift-own">
        <OwnGifts token={token} own={page.own} />
      </div>
      <div id="gift-lines" className="mt-3" {...leftTemplates()}>
        <GiverSections token={token} sections={page.sections} />
        <TakenLines lines={page.taken} />
      </div>
      {page.fit && (
        <div className="mt-8 border-t border-hairline pt-4">
          <WillItFit
            fit={page.fit}
            path={giftListPath(token)}
            kept={{}}
            list={{ none: FIT_COPY.nothing, pathOf: (key) => reservePath(token, key) }}
          />
        </div>
      )}
      <p data-chrome className="mt-8 text-xs text-ink-soft">
        {GIVER_COPY.madeWith}
      </p>
      <script type="module" src={script} nonce={nonce} />
    </PageFrame>
  );
}

/** `now` is when the page was read: its script compares that, and the number of the last change in it, with what it hears. */
function Head({
  page: { heldVersion, greeting, place, month, wished, fit },
  now,
}: {
  page: GiverPage;
  now: number;
}) {
  const about = [place, month && GIVER_COPY.dueIn(month)].filter(Boolean).join(" · ");
  return (
    <>
      <div id="gift-count" data-at={now} data-version={heldVersion} {...wishedTemplates()} aria-live="polite">
        <Headline
          as="p"
          count={wished === 0 ? null : wished}
          words={wished === 0 ? GIVER_COPY.allTaken : wishedWords(wished)}
          notes={about ? [about] : []}
        />
      </div>
      <p id="gift-greeting" className="mt-1 break-words whitespace-pre-line text-ink-soft empty:hidden">
        {greeting}
      </p>
      {fit && (
        <a href={`#${FIT_ID}`} className="linkish inline-flex min-h-11 items-center text-sm">
          {FIT_COPY.title}
        </a>
      )}
    </>
  );
}

function Reserved({ token, gift }: { token: string; gift: OwnGift }) {
  return (
    <div className="mb-4">
      <Notice look="good" title={`${GIVER_COPY.reservedForYou} ${gift.what}`}>
        <div className="flex flex-wrap items-center gap-3">
          <form method="post" action={publicPath(ownGiftPath(token))} noValidate>
            <input type="hidden" name="id" value={gift.id} />
            <Button type="submit" look="quiet" name="intent" value="undo">
              {GIVER_COPY.undo}
            </Button>
          </form>
          <a href={publicPath(giftListPath(token))} className="linkish inline-flex min-h-11 items-center">
            {GIVER_COPY.close}
          </a>
        </div>
        <GiverLinks links={gift.links} />
      </Notice>
    </div>
  );
}
