// /gifts/{token}/reserve: the form for one line. Never kept: each form has a key of its own.

import { data } from "react-router";
import { giftListPath } from "~/components/gifts/giver-paths.ts";
import { ReserveFields } from "~/components/gifts/reserve-fields.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { appContext } from "~/context.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { GIVER_COPY, leftWords, RESERVE_COPY } from "~/copy/gifts/giver-page-copy.ts";
import { readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { newId } from "~/lib/new-id.ts";
import { limitRate } from "~/middleware/requests.server.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { findGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { reservationsOf, whyNone } from "~/usecases/gifts/own-reservations.ts";
import { surpriseAsTold } from "~/usecases/gifts/reserve-gift.ts";
import { lineName } from "~/views/gifts/gift-lines-view.ts";
import type { Route } from "./+types/reserve-page";
import { privateHeaders } from "./giver-request.server.ts";
import { NONE_LEFT, reserveAction } from "./reserve-action.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET"), limitRate("write")];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.what ? RESERVE_COPY.title(loaderData.what) : RESERVE_COPY.send);

export const headers: Route.HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  privateHeaders(errorHeaders, actionHeaders);

export async function loader(args: Route.LoaderArgs) {
  const { config, db, now } = args.context.get(appContext);
  const { token } = args.params;
  const found = await findGiftList({ db, tokenSecret: config.tokenSecret, now }, token);
  if (!found) return data({ kind: "none" as const, what: null }, { status: 404 });
  const { list, lines } = found;
  const own = reservationsOf(found, await readGiftProof(config, args.request, list.listId));
  const line = lines.find(({ key }) => key === args.url.searchParams.get("item"));
  if (!line)
    return data({ kind: "gone" as const, token, listTitle: list.title, what: null }, { status: 404 });
  return data({
    kind: "line" as const,
    token,
    listTitle: list.title,
    item: line.key,
    what: lineName(line),
    left: line.left,
    noneLeft: ERROR_TEXTS[NONE_LEFT[whyNone(line, own)]],
    wished: line.needed - line.owned,
    ...(await surpriseAsTold({ tokenSecret: config.tokenSecret, now }, list)),
    approves: list.approves,
    formKey: newId(),
  });
}

export const action = reserveAction;

export default function ReservePage({ loaderData, actionData }: Route.ComponentProps) {
  // The same for every reason, so that guessing reveals nothing.
  if (loaderData.kind === "none") {
    return <PageFrame title={GIVER_COPY.gone} lead={GIVER_COPY.goneHint} scene="not-found" />;
  }
  const problem = actionData?.message ?? null;
  return (
    <PageFrame
      title={loaderData.kind === "line" ? RESERVE_COPY.title(loaderData.what) : ERROR_TEXTS.GIFT_GONE}
      back={{ to: giftListPath(loaderData.token), label: loaderData.listTitle }}
    >
      {problem && (
        <div className="mt-3">
          <Notice look="look" isAlert>
            {problem}
          </Notice>
        </div>
      )}
      {loaderData.kind === "line" && loaderData.left > 0 && (
        <>
          <p className="figures mt-1 text-sm text-ink-soft">
            {leftWords(loaderData.left, loaderData.wished)}
          </p>
          <ReserveFields
            {...loaderData}
            formKey={actionData?.typed.formKey ?? loaderData.formKey}
            told={actionData?.typed.told ?? loaderData.told}
            typed={actionData?.typed ?? {}}
            errors={actionData?.errors ?? {}}
          />
        </>
      )}
      {loaderData.kind === "line" && loaderData.left === 0 && !problem && (
        <p className="mt-3">{loaderData.noneLeft}</p>
      )}
    </PageFrame>
  );
}
