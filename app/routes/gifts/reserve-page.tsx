// /gifts/{token}/reserve: the form for one line. Never kept: each form has a key of its own.

import { data, redirect } from "react-router";
import { giftListPath } from "~/components/gifts/giver-paths.ts";
import { ReserveFields } from "~/components/gifts/reserve-fields.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { DONE_PARAM, MISSED_PARAM } from "~/contracts/gifts/gift-addresses.ts";
import { readParts, readReserveForm, reserveForm } from "~/contracts/gifts/giver-forms.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { lineFor, whyNone } from "~/domain/gifts/gift-decisions.ts";
import { targetKey, type WhyNone } from "~/domain/gifts/gift-lines.ts";
import { appContext } from "~/http/context.ts";
import { giftCookie, readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction } from "~/http/form-action.server.ts";
import { limitRate } from "~/http/guards.server.ts";
import { type FormOutcome, formAgain, refuseFields, refuseForm } from "~/http/shown-form.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { newId } from "~/lib/new-id.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { findGiftLine, findGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { reservationsOf } from "~/usecases/gifts/own-reservations.ts";
import { type ReserveResult, reserveGift, surpriseAsTold } from "~/usecases/gifts/reserve-gift.ts";
import { giftWhat, lineName } from "~/views/gifts/gift-lines-view.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { GIVER_COPY, leftWords, RESERVE_COPY } from "~/words/en/gifts/giver-page-copy.ts";
import type { Route } from "./+types/reserve-page";

export { privateAnswer as headers } from "~/http/private-headers.server.ts";

export const handle: RouteHandle = { isHydrated: false };

export const middleware: Route.MiddlewareFunction[] = [limitRate("plans", "GET"), limitRate("write")];

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(loaderData?.what ?? RESERVE_COPY.send);

export async function loader(args: Route.LoaderArgs) {
  const { config, db, now } = args.context.get(appContext);
  const { token } = args.params;
  const found = await findGiftList({ db, tokenSecret: config.tokenSecret, now }, token);
  if (!found) return data({ kind: "none" as const, what: null }, { status: 404 });
  const { list } = found;
  const own = reservationsOf(found, await readGiftProof(config, args.request, list.listId));
  const item = args.url.searchParams.get("item") ?? "";
  const parts = (readParts(item) ?? []).flatMap(({ target, pieces }) => {
    const line = lineFor(found, target);
    return line ? [{ line, pieces }] : [];
  });
  const [first, ...others] = parts;
  if (!first)
    return data({ kind: "gone" as const, token, listTitle: list.title, what: null }, { status: 404 });
  const { line, pieces } = first;
  const form = {
    token,
    listTitle: list.title,
    ...(await surpriseAsTold({ tokenSecret: config.tokenSecret, now }, list)),
    approves: list.approves,
    formKey: newId(),
  };
  if (others.length > 0) {
    const named = parts.map((part) => ({
      key: part.line.key,
      what: giftWhat(part.line, part.pieces),
      isLeft: part.line.left >= part.pieces,
    }));
    return data({
      kind: "bundle" as const,
      ...form,
      item,
      what: RESERVE_COPY.several(parts.length),
      parts: named,
      left: named.some(({ isLeft }) => isLeft) ? 1 : 0,
    });
  }
  return data({
    kind: "line" as const,
    ...form,
    item: line.key,
    what: RESERVE_COPY.title(lineName(line)),
    /** Of two that are asked for together, the number is chosen already. */
    pieces: Math.min(pieces, line.left),
    left: line.left,
    noneLeft: ERROR_TEXTS[NONE_LEFT[whyNone(line, own)]],
    wished: line.needed - line.owned,
  });
}

export default function ReservePage({ loaderData, actionData }: Route.ComponentProps) {
  // The same for every reason, so that guessing reveals nothing.
  if (loaderData.kind === "none") {
    return <PageFrame title={GIVER_COPY.gone} lead={GIVER_COPY.goneHint} scene="not-found" />;
  }
  const problem = actionData?.message ?? null;
  const { kind, token, listTitle } = loaderData;
  return (
    <PageFrame
      title={kind === "gone" ? ERROR_TEXTS.GIFT_GONE : loaderData.what}
      back={{ to: giftListPath(token), label: listTitle }}
    >
      {problem && (
        <Notice className="mt-3" look="look" isAlert>
          {problem}
        </Notice>
      )}
      {kind !== "gone" && loaderData.left > 0 && (
        <>
          {kind === "line" ? (
            <p className="figures mt-1 text-sm text-ink-soft">
              {leftWords(loaderData.left, loaderData.wished)}
            </p>
          ) : (
            <BundleParts parts={loaderData.parts} />
          )}
          <ReserveFields
            {...loaderData}
            formKey={actionData?.typed.formKey ?? loaderData.formKey}
            told={actionData?.typed.told ?? loaderData.told}
            typed={{
              ...(kind === "line" && loaderData.pieces > 1 && { pieces: `${loaderData.pieces}` }),
              ...actionData?.typed,
            }}
            errors={actionData?.errors ?? {}}
          />
        </>
      )}
      {kind !== "gone" && loaderData.left === 0 && !problem && (
        <p className="mt-3">{kind === "line" ? loaderData.noneLeft : ERROR_TEXTS.GIFT_TAKEN}</p>
      )}
    </PageFrame>
  );
}

/** What a bundle holds, with what somebody else has reserved since its page was read. */
function BundleParts({ parts }: { parts: readonly { key: string; what: string; isLeft: boolean }[] }) {
  return (
    <ul className="list-inside list-disc text-sm">
      {parts.map(({ key, what, isLeft }) => (
        <li key={key} className={isLeft ? "" : "text-ink-soft"}>
          {isLeft ? what : `${what} (${RESERVE_COPY.takenMeanwhile})`}
        </li>
      ))}
    </ul>
  );
}

export const action = openFormAction({
  contract: reserveForm,
  async act(sent): Promise<FormOutcome> {
    const { config, db, reader, now, outbox, givers, live, waitUntil } = sent.app;
    const { token = "" } = sent.params;
    const wish = readReserveForm(sent.fields);
    if (!wish) return refuseForm(sent, "FORM_UNREADABLE");
    if ("problems" in wish) return refuseFields(sent, wish.problems);
    const deps = { db, reader, now, outbox, givers, live, waitUntil, tokenSecret: config.tokenSecret };
    const [tooMany, first] = await Promise.all([
      refuseTooMany(sent, "gift", "", reader),
      wish.others ? findGiftList(deps, token) : findGiftLine(deps, token, wish.target),
    ]);
    if (tooMany) return refuseForm(sent, tooMany);
    const proofFor = (listId: string) => readGiftProof(config, sent.request, listId);
    const result = await reserveGift(deps, token, wish, proofFor, first);
    if (result.kind !== "reserved") return refuseForm(sent, wordsFor(result));
    const headers = { "Set-Cookie": await giftCookie(config, result.listId, result.key) };
    return done(
      { id: result.id },
      () => redirect(`/gifts/${token}?${toldIn(result)}`, { status: 303, headers }),
      headers,
    );
  },
  fault: { event: "gift_not_reserved", why: "GIFT_NOT_SAVED", page: formAgain },
});

/** What the list's page tells afterwards: the reservations, and the lines of a bundle that somebody else has taken meanwhile. */
function toldIn({ id, otherIds, missed }: Extract<ReserveResult, { kind: "reserved" }>): URLSearchParams {
  return new URLSearchParams([
    ...[id, ...otherIds].map((one) => [DONE_PARAM, one]),
    ...missed.map((target) => [MISSED_PARAM, targetKey(target)]),
  ]);
}

/** What is said of a line that has nothing left. */
const NONE_LEFT = {
  owned: "GIFT_OWNED",
  yours: "GIFT_ALL_YOURS",
  taken: "GIFT_TAKEN",
} as const satisfies Record<WhyNone, ErrorCode>;

function wordsFor(result: Exclude<ReserveResult, { kind: "reserved" }>): Why {
  switch (result.kind) {
    case "no-list":
      return "GIFT_LIST_GONE";
    case "gone":
      return "GIFT_GONE";
    case "taken":
      return result.left === 0
        ? NONE_LEFT[result.why]
        : refusalOf("GIFT_TAKEN", { message: RESERVE_COPY.onlyLeft(result.left) });
    case "list-full":
      return "GIFT_LIST_FULL";
    case "browser-full":
      return "GIFT_BROWSER_FULL";
    case "busy":
      return "GIFT_NOT_SAVED";
    default:
      return result satisfies never;
  }
}
