// The form that reserves.
import { data, redirect } from "react-router";
import { readReserveForm, reserveForm } from "~/contracts/gifts/giver-forms.ts";
import { RESERVE_COPY } from "~/copy/gifts/giver-page-copy.ts";
import type { ErrorCode, FieldErrorCodes } from "~/domain/error-codes.ts";
import type { WhyNone } from "~/domain/gifts/gift-lines.ts";
import { giftCookie, readGiftProof } from "~/http/cookies/link-cookies.server.ts";
import { refusalOf, type Why } from "~/http/error-statuses.server.ts";
import { done, openFormAction, refused, type Sent } from "~/http/form-action.server.ts";
import { shownAgain } from "~/http/form-body.server.ts";
import { errorTexts } from "~/http/plan-refusal.server.ts";
import type { Refusal } from "~/http/script-answers.server.ts";
import { refuseTooMany } from "~/routes/accounts/tries.server.ts";
import { findGiftLine } from "~/usecases/gifts/find-gift-list.ts";
import { type ReserveResult, reserveGift } from "~/usecases/gifts/reserve-gift.ts";

type Page = ReturnType<typeof onPage> | Response;

interface Said {
  message: string | null;
  errors: Record<string, string>;
  typed: Record<string, string>;
}

function onPage(
  { fields }: SentForm,
  message: string | null,
  { status, errors = {}, headers = {} }: Refusal,
) {
  return data<Said>({ message, errors, typed: shownAgain(fields) }, { status, headers });
}

type SentForm = Pick<Sent<(typeof reserveForm.fields)[number], unknown>, "fields">;

/** Back on the form, with what was typed and what is wrong with it. */
function refuse(sent: SentForm, why: Why) {
  return refused(refusalOf(why, { errors: {} }), (refusal): Page => onPage(sent, refusal.message, refusal));
}

/** The same for fields, each with its error beside it. */
function refuseFields(sent: SentForm, problems: FieldErrorCodes) {
  const [first = "GIFT_NOT_SAVED"] = Object.values(problems);
  return refused(
    refusalOf(first, { errors: errorTexts(problems) }),
    (refusal): Page => onPage(sent, null, refusal),
  );
}

export const reserveAction = openFormAction({
  contract: reserveForm,
  async act(sent) {
    const { config, db, reader, now, outbox, givers, live, waitUntil } = sent.app;
    const { token = "" } = sent.params;
    const wish = readReserveForm(sent.fields);
    if (!wish) return refuse(sent, "FORM_UNREADABLE");
    if ("problems" in wish) return refuseFields(sent, wish.problems);
    const deps = { db, reader, now, outbox, givers, live, waitUntil, tokenSecret: config.tokenSecret };
    const [tooMany, first] = await Promise.all([
      refuseTooMany(sent, "gift", "", reader),
      findGiftLine(deps, token, wish.target),
    ]);
    if (tooMany) return refuse(sent, tooMany);
    const proofFor = (listId: string) => readGiftProof(config, sent.request, listId);
    const result = await reserveGift(deps, token, wish, proofFor, first);
    if (result.kind !== "reserved") return refuse(sent, wordsFor(result));
    const headers = { "Set-Cookie": await giftCookie(config, result.listId, result.key) };
    return done(
      { id: result.id },
      (): Page =>
        redirect(`/gifts/${token}?${new URLSearchParams({ done: result.id })}`, { status: 303, headers }),
      headers,
    );
  },
  fault: {
    event: "gift_not_reserved",
    why: "GIFT_NOT_SAVED",
    page: (sent, refusal): Page => onPage(sent, refusal.message, refusal),
  },
});

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
