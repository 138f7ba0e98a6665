// The form that reserves.
import { redirect } from "react-router";
import { DONE_PARAM, MISSED_PARAM } from "~/contracts/gifts/gift-addresses.ts";
import { readReserveForm, reserveForm } from "~/contracts/gifts/giver-forms.ts";
import type { ErrorCode } from "~/domain/error-codes.ts";
import { targetKey, type WhyNone } from "~/domain/gifts/gift-lines.ts";
import { giftCookie, readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction } from "~/http/form-action.server.ts";
import { type FormOutcome, formAgain, refuseFields, refuseForm } from "~/http/shown-form.server.ts";
import { refuseTooMany } from "~/http/tries.server.ts";
import { findGiftLine, findGiftList } from "~/usecases/gifts/find-gift-list.ts";
import { type ReserveResult, reserveGift } from "~/usecases/gifts/reserve-gift.ts";
import { RESERVE_COPY } from "~/words/en/gifts/giver-page-copy.ts";

export const reserveAction = openFormAction({
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
export const NONE_LEFT = {
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
